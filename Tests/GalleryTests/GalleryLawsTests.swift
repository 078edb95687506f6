import AppCore
import Catalog
import Gallery
import Navigation
import Screens
import Testing
import Typesetting

/// Laws that hold for every state of the gallery.
@Suite struct GalleryLawsTests {
  private static let widths = [1, 7, 20, 40, 80, 120, 200]

  @Test func `names are unique, speak plainly and name one rich state each`() {
    #expect(Set(Gallery.cases.map(\.path)).count == Gallery.cases.count)
    for one in Gallery.cases {
      #expect(
        one.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(one.path)")
      #expect(!one.title.isEmpty && one.title.last != ".", "\(one.path)")
    }
    for exhibit in Exhibit.allCases {
      let rich = Gallery.cases(of: exhibit).count(where: \.isRich)
      #expect(rich == (exhibit == .notice ? 0 : 1), "\(exhibit)")
    }
  }

  @Test func `no two states of an exhibit look alike`() {
    var seen: [String: String] = [:]
    for one in Gallery.cases {
      let picture = one.snapshot(columns: 80).components(before: "── steps")
      let text = "\(one.exhibit) \(picture)"
      if let other = seen[text] { Issue.record("\(one.path) looks like \(other)") }
      seen[text] = one.path
    }
  }

  // MARK: - Completeness

  /// A phase without its values.
  private enum Kind: String, CaseIterable {
    case loading, loaded, loadingMore, end, empty, failed, stale

    init(_ phase: Phase) {
      switch phase {
      case .loading: self = .loading
      case .loaded: self = .loaded
      case .loadingMore: self = .loadingMore
      case .end: self = .end
      case .empty: self = .empty
      case .failed: self = .failed
      case .stale: self = .stale
      }
    }
  }

  /// The phases in which a screen can be, as its places load things.
  private func phases(of states: [AppState]) -> Set<Kind> {
    // What a person keeps is never an old answer of another's.
    if states.first?.route == .profile { return [.loading, .loaded, .failed] }
    if case .kept = states.first?.route.list { return Set(Kind.allCases).subtracting([.stale]) }
    if states.contains(where: { $0.route.list != nil }) { return Set(Kind.allCases) }
    if states.allSatisfy({ $0.route.screen == .find }) { return [.loading, .failed] }
    return [.loading, .loaded, .failed, .stale]
  }

  @Test(arguments: Screen.allCases)
  func `every screen hangs in the gallery in every phase it can be in`(screen: Screen) throws {
    let exhibit = try #require(Exhibit(rawValue: screen.rawValue))
    let states = Gallery.cases(of: exhibit).map { $0.state(columns: 80) }
    for state in states {
      #expect(state.route.screen == screen)
      #expect(state.painting == .screen)
    }
    let shown = Set(states.map { Kind($0.phase) })
    #expect(phases(of: states).subtracting(shown) == [])
  }

  @Test func `every kind of failure is shown on some screen`() {
    var kinds: Set<AppCore.ExitStatus> = []
    for one in Gallery.cases {
      if let failure = one.state(columns: 80).pageFailure {
        kinds.insert(AppCore.ExitStatus(failure))
      }
    }
    #expect(
      kinds == [.failure, .notFound, .offline, .unauthorized, .rateLimited, .malformed])
  }

  @Test func `a case of notices shows one and nothing else`() {
    for one in Gallery.cases(of: .notice) {
      let state = one.state(columns: 80)
      #expect(state.painting == .notice && state.notice != nil, "\(one.path)")
    }
  }

  @Test func `a case of a sheet shows it, unless what it needs is missing`() {
    for exhibit in Exhibit.allCases where Screen(rawValue: exhibit.rawValue) == nil {
      guard exhibit != .notice else { continue }
      let sheets = Gallery.cases(of: exhibit).filter {
        if case .sheet = $0.state(columns: 80).painting { true } else { false }
      }
      #expect(!sheets.isEmpty, "\(exhibit)")
    }
  }

  // MARK: - Pictures

  @Test func `no line is wider than the window, whatever its width`() {
    // An address is one line, however narrow the window: it is there to be copied.
    for one in Gallery.cases where one.exhibit != .address {
      var walk = one.walk(columns: 80)
      for columns in Self.widths {
        walk.take(.resize(Size(columns: columns, rows: one.rows)))
        for line in render(walk.state) where line.width > columns {
          Issue.record("\(one.path) at \(columns): \(line.text)")
        }
      }
    }
  }

  @Test func `no page is taller than its window`() {
    for one in Gallery.cases {
      guard let rows = one.rows else { continue }
      for columns in Self.widths.dropFirst(2) {
        let count = render(one.state(columns: columns)).count
        #expect(count < rows, "\(one.path) at \(columns) takes \(count) of \(rows) rows")
      }
    }
  }

  @Test func `a theme and a depth of colors never change a glyph`() throws {
    let themes = try Gallery.themes.map { try Theme.compiledIn($0) }
    for one in Gallery.cases where one.isRich {
      let lines = render(one.state(columns: 80))
      let plain = lines.encoded(.plain)
      var pictures: Set<String> = []
      for theme in themes {
        pictures.insert(lines.encoded(.ansi(theme, .truecolor)))
        for depth in ColorDepth.allCases {
          #expect(
            lines.encoded(.ansi(theme, depth, isTerminal: false)).withoutEscapes == plain,
            "\(one.path) in \(theme.name)")
        }
      }
      #expect(pictures.count == themes.count, "\(one.path): two themes look the same")
    }
  }

  @Test func `what a theme is called changes nothing on a page but its name`() {
    for one in Gallery.cases where one.isRich && one.exhibit != .themes {
      let pages = Set(Gallery.themes.map { render(one.state(columns: 80, theme: $0)) })
      #expect(pages.count == 1, "\(one.path)")
    }
  }

  @Test func `a page that waits for nothing says of nothing that it is loading`() {
    for locale in [Gallery.turkish, ContentLocale(language: "en", region: "US")] {
      for one in Gallery.cases {
        let state = one.state(columns: 120, locale: locale)
        let text = render(state).encoded(.plain)
        let isLoading = Self.loadingWords.contains { text.contains($0) }
        if state.isIdle { #expect(!isLoading, "\(one.path)") }
        if state.phase == .loading, state.painting == .screen {
          #expect(isLoading, "\(one.path)")
        }
      }
    }
  }

  private static let loadingWords = [
    "Loading …", "Loading more …", "Loading again …", "Looking up", "ükleniyor …", "aranıyor …",
  ]

  // MARK: - Choices

  @Test func `every number on a page is a choice, and a whole page has them all`() {
    for one in Gallery.cases {
      for columns in [40, 80, 120] {
        let state = one.state(columns: columns)
        guard state.painting == .screen else { continue }
        let shown = Set(numbers(on: state))
        let choices = Set(state.numbering.choices.indices.map { $0 + 1 })
        #expect(
          one.rows == nil ? shown == choices : shown.isSubset(of: choices),
          "\(one.path) at \(columns)")
      }
    }
  }

  @Test func `the width of a page changes no number`() {
    for one in Gallery.cases where one.rows == nil {
      let choices = one.state(columns: 80).numbering.choices
      #expect(one.state(columns: 20).numbering.choices == choices, "\(one.path)")
    }
  }

  private func numbers(on state: AppState) -> [Int] {
    render(state).flatMap(\.spans).filter { $0.role == .number }.compactMap { span in
      Int(span.text.filter { $0.isASCII && $0.isNumber })
    }
  }
}

extension String {
  fileprivate func components(before mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }

  /// The text without the escapes that only color it.
  fileprivate var withoutEscapes: String {
    var text = ""
    var isEscape = false
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        if scalar == "m" { isEscape = false }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
