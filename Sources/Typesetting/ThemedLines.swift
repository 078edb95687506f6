extension Line {
  /// This line in the theme of a name, whatever the page is shown in.
  public func inTheme(_ name: String) -> Line {
    var line = self
    for index in line.spans.indices { line.spans[index].theme = name }
    return line
  }
}

extension [Line] {
  /// The names of the themes that texts on the page wear besides its own.
  public var themeNames: Set<String> {
    var names: Set<String> = []
    for line in self {
      for span in line.spans {
        if let name = span.theme { names.insert(name) }
      }
    }
    return names
  }
}
