import AppCore
import Catalog
import Navigation
import Typesetting

/// What a person keeps, at a glance: how many titles, the newest of each list, and where they are kept.
struct ProfileScreen {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }
  private var columns: Int { canvas.columns }

  var body: Body {
    var body = Body(headLines)
    for list in KeptList.allCases {
      body.addBlock(section(list))
    }
    return body
  }

  private var headLines: [Line] {
    // The header names the page.
    var lines: [Line] = []
    let counts = KeptList.allCases.map { list in
      let count = state.library.count(of: list)
      return Line(words.count(count, list), count > 0 ? .accent : .muted)
    }
    if KeptList.allCases.contains(where: { state.library.count(of: $0) > 0 }) {
      lines += counts.flowed(to: columns, separator: "  ·  ")
    }
    return lines + accountLines + keepingLines
  }

  /// How it stands with the account at TMDB.
  private var accountLines: [Line] {
    func said(_ text: String, _ role: Role = .muted) -> [Line] {
      words.line(text, role).wrapped(to: columns)
    }
    if let login = state.account.login { return loginLines(login) }
    guard let kept = state.account.kept else {
      return said(words.keptHere + " " + words.howToSignIn)
    }
    var lines = said(words.signedIn(kept.account), .body)
    if let lists = state.account.lists {
      lines += words.line(words.ownLists(lists), .muted).wrapped(to: columns, indent: 2)
    }
    let standing = words.standing(
      state.account.standing, kept, goesOn: state.isTyped, today: state.today)
    switch state.account.standing {
    case .ready, .comparing: lines += said(standing)
    case .waiting, .refused, .noKey:
      lines += (Line("! ", .warning) + words.line(standing, .warning))
        .wrapped(to: columns, indent: 2)
    }
    if kept.unshared > 0, kept.account.isGuest || kept.comparedOn != nil {
      lines += said(
        words.offer(kept.unshared, isGuest: kept.account.isGuest), .notice)
    }
    return lines
  }

  private func loginLines(_ login: LoginStep) -> [Line] {
    switch login {
    case .asking: return Line(words.askingToSignIn, .notice).wrapped(to: columns)
    case .approving(let address):
      return words.line(words.approveHere, .notice).wrapped(to: columns)
        + Line(address, .link).wrapped(to: columns)
        + words.line(words.approvalWaits, .muted).wrapped(to: columns)
    }
  }

  /// How it is kept, where that is not as it should be.
  private var keepingLines: [Line] {
    let notice: Notice
    switch state.library.keeping {
    case .file: return []
    case .fileAfterDamage(let path): notice = .setAside(path)
    case .memory(let failure): notice = .keptInMemory(failure)
    }
    return (Line("! ", .warning) + words.line(words.notice(notice), .warning))
      .wrapped(to: columns, indent: 2)
  }

  /// The newest titles of a list.
  private func rows(_ list: KeptList) -> [TitleRow] {
    (state.catalog.lists[.kept(list)]?.items ?? []).prefix(Excerpt.kept).compactMap {
      state.titleRow($0, in: list.sections.rows, canvas.numbering)
    }
  }

  private func section(_ list: KeptList) -> Body {
    let sections = list.sections
    let rows = rows(list)
    // Ratings have a column of their own; the other two lists line up.
    let others =
      switch list {
      case .favorites: self.rows(.watchlist)
      case .watchlist: self.rows(.favorites)
      case .rated: [TitleRow]()
      }
    let count = state.library.count(of: list)
    let heading = sectionHeading(
      words.name(list), note: count > 0 ? words.number(count) : "", columns)
    guard !rows.isEmpty else {
      return Body(
        heading
          + PhaseLines(state: state, isSection: true).instead(
            state.phase(of: .list(.kept(list), page: 1)),
            empty: words.emptyKept(list, columns), columns))
    }
    var body = TitleList(
      rows, alongside: others, columns: columns, numberWidth: canvas.numberWidth, state,
      kept: KeptRows(list: list, today: state.today)
    ).body.beneath(heading)
    if state.design == .cards { body.add([.empty]) }
    body.add(
      canvas.row(
        sections.all, .kept(list), words.seeAll(list),
        note: words.titles(count), columns))
    return body
  }
}

extension KeptList {
  /// Where on the profile its rows stand, and what opens the whole list.
  fileprivate var sections: (rows: Choice.Section, all: Choice.Section) {
    switch self {
    case .favorites: (.favorites, .allFavorites)
    case .watchlist: (.watchlist, .allWatchlist)
    case .rated: (.rated, .allRated)
    }
  }
}
