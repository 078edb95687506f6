import AppCore
import CResources
import Gallery
import Screens
import TestSupport
import Testing
import Typesetting

/// What every state looks like is pinned in `Snapshots`.
@Suite struct GalleryPicturesTests {
  private static let widths = [40, 80, 120]

  /// The width of pictures that are there once: for other languages and in color.
  private static let oneWidth = 80

  private static var richCases: [GalleryCase] { Gallery.cases.filter(\.isRich) }

  private func check(_ text: String, _ name: String) {
    if let failure = Snapshots.package.failure(of: text, named: name) {
      Issue.record("\(failure)")
    }
  }

  @Test(arguments: Exhibit.allCases)
  func `every state looks as pinned, narrow, usual and wide`(exhibit: Exhibit) {
    for one in Gallery.cases(of: exhibit) {
      for columns in Self.widths {
        check(one.snapshot(columns: columns), "screens/\(one.path).\(columns).txt")
      }
    }
  }

  @Test func `every screen looks as pinned in Turkish`() {
    for one in Self.richCases {
      check(
        one.snapshot(columns: Self.oneWidth, localized: true),
        "screens/\(one.path).tr.\(Self.oneWidth).txt")
    }
  }

  @Test(arguments: Gallery.themes)
  func `every screen looks as pinned in a theme`(name: String) throws {
    let theme = try Theme.compiledIn(name)
    var themes: [String: Theme] = [:]
    for other in Gallery.themes { themes[other] = try Theme.compiledIn(other) }
    for one in Self.richCases {
      let lines = render(one.state(columns: Self.oneWidth, theme: name))
      let file = "themes/\(name)/\(one.exhibit.rawValue)"
      check(lines.encoded(.ansi(theme, .truecolor), themes: themes), "\(file).ansi")
      if Self.drawnExhibits.contains(one.exhibit) {
        check(lines.encoded(.svg(theme, title: one.title), themes: themes), "\(file).svg")
      }
    }
  }

  /// The exhibits that are also drawn as pictures of a terminal.
  private static let drawnExhibits: Set<Exhibit> = [.feed, .movie, .person, .themes]

  @Test func `every file of screens and themes has its state`() {
    var screens: Set<String> = []
    for one in Gallery.cases {
      for columns in Self.widths { screens.insert("\(one.path).\(columns).txt") }
    }
    var themes: Set<String> = []
    for one in Self.richCases {
      screens.insert("\(one.path).tr.\(Self.oneWidth).txt")
      for theme in Gallery.themes {
        themes.insert("\(theme)/\(one.exhibit.rawValue).ansi")
        if Self.drawnExhibits.contains(one.exhibit) {
          themes.insert("\(theme)/\(one.exhibit.rawValue).svg")
        }
      }
    }
    for orphan in Snapshots.package.orphans(in: "screens", besides: screens)
      + Snapshots.package.orphans(in: "themes", besides: themes)
    {
      Issue.record("\(orphan)")
    }
  }

  @Test func `the folders of snapshots are the ones that are known`() {
    let folders = Set(Snapshots.package.names(in: "").compactMap { $0.split(separator: "/").first })
    #expect(folders == ["screens", "themes", "sessions", "navigation", "help"])
  }
}
