import Catalog
import TestSupport
import Testing

@testable import Storage

/// What is exported in Marquee's own format and imported again is the same library.
@Suite struct ExchangeLawTests {
  private static let titles = [
    "A", "The \"Matrix\", \\ II", "千と千尋の神隠し", "مملكة الجنة", "a\tb", "{}", "[1]", "Cafe\u{301}",
    "👩‍👩‍👧‍👦", "null", "\u{1}x", "&amp;",
  ]

  /// A library as a person makes it, day after day.
  private func fill(_ store: LibraryStore, _ seed: inout Seed) throws {
    for step in 0..<80 {
      let day = step < 40 ? monday : tuesday
      let number = 1 + seed.number(below: 15)
      let isOn = seed.number(below: 4) > 0
      let change: MarkChange =
        switch seed.number(below: 3) {
        case 0: .favorite(isOn)
        case 1: .watchlist(isOn)
        default: .rating(isOn ? UserRating(halves: 1 + seed.number(below: 20)) : nil)
        }
      if seed.number(below: 2) == 0 {
        var film = film(number)
        film.title = Self.titles[number % Self.titles.count]
        if seed.number(below: 3) == 0 { film.releaseDate = nil }
        try store.keep(.mark(film, change, on: day))
      } else {
        var show = series(number)
        show.name = Self.titles[number % Self.titles.count]
        try store.keep(.mark(show, change, on: day))
      }
    }
  }

  private func order(_ store: LibraryStore, _ list: KeptList) throws -> [TitleID] {
    let titles = try store.titles().filter { $0.places[list] != nil }
    return titles.sorted { ($0.places[list] ?? 0) < ($1.places[list] ?? 0) }.map(\.id)
  }

  @Test(arguments: 1...12)
  func `of whatever is kept`(number: Int) throws {
    var seed = Seed(number)
    let folder = try TemporaryFolder()
    let store = LibraryStore.open(folder: folder.data, creates: true)
    try fill(store, &seed)
    let kept = try store.titles()
    let writing = ExchangeWriting(.json, list: nil, version: "1")
    let (text, summary) = writing.text(kept, path: "x.json") { _ in nil }
    #expect(summary.count == kept.count && summary.omissions.isEmpty && summary.rounded == 0)

    let file = try ExchangeFile.read(Array(text.utf8), path: "x.json", list: nil)
    #expect(file.rowCount == kept.count && file.rows.allSatisfy { $0.fault == nil })
    var marks: [(id: TitleID, mark: ExchangeRow.Mark)] = []
    for row in file.rows {
      let id = try #require(row.title)
      let title = try #require(kept.first { $0.id == id })
      #expect(row.date == title.summary.date)
      marks += row.marks.map { (id, $0) }
    }
    // What was marked last comes last.
    marks.sort { one, other in
      (one.mark.day ?? .epoch, one.mark.place ?? 0)
        < (other.mark.day ?? .epoch, other.mark.place ?? 0)
    }
    let other = try TemporaryFolder()
    let copy = LibraryStore.open(folder: other.data, creates: true)
    for (id, mark) in marks {
      let summary = try #require(kept.first { $0.id == id }?.summary)
      try copy.keep(.mark(id, mark.change, on: try #require(mark.day), title: summary))
    }
    #expect(try copy.snapshot().marks == store.snapshot().marks)
    for list in KeptList.allCases { #expect(try order(copy, list) == order(store, list)) }
    let again = writing.text(try copy.titles(), path: "x.json") { _ in nil }.text
    #expect(again == text)
  }
}
