extension Command {
  /// Whether a run of these lines shows, or asks of, the page that it begins at.
  ///
  /// Nobody waits for a page that the first line leaves, or that a sheet covers.
  public static func needRoot(_ lines: [String]) -> Bool {
    for line in lines {
      guard case .success(let command) = parse(line) else { return true }
      switch command?.standing {
      case nil, .beside: continue
      case .leaving: return false
      case .on: return true
      }
    }
    return false
  }

  /// Where a command is at home with regard to the page on screen.
  private enum Standing { case beside, leaving, on }

  private var standing: Standing {
    switch self {
    case .help, .matrix, .history, .genre(nil), .importFile, .exportFile, .quit: .beside
    case .selectTab, .visit, .search, .genre, .go: .leaving
    case _: .on
    }
  }
}
