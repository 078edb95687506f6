import AppCore
import Catalog
import Gallery
import Navigation
import Screens
import Testing
import Typesetting

/// What a person keeps, through the real program.
@Suite struct KeptWalksTests {
  private func walk(columns: Int = 80, rows: Int? = nil, _ lines: String...) -> Walk {
    let launch = Launch(
      today: Gallery.today, source: .live, locale: ContentLocale(language: "en", region: "US"),
      size: Size(columns: columns, rows: rows), theme: "dark", themes: Gallery.themes)
    var walk = Walk(launch, answers: .gallery)
    walk.settle()
    for line in lines { enter(line, &walk) }
    return walk
  }

  private func enter(_ line: String, _ walk: inout Walk) {
    walk.take(.enter(line))
    walk.settle()
  }

  private func text(_ walk: Walk) -> String { render(walk.state).encoded(.plain) }

  @Test func `a mark is shown as pending until it is stored`() {
    var walk = walk()
    walk.take(.enter("fav 2"))
    #expect(text(walk).contains("♥ …"))
    walk.take(.store)
    #expect(text(walk).contains("♥"))
    #expect(!text(walk).contains("♥ …"))
  }

  @Test func `a mark that cannot be stored stays pending and visible`() {
    var walk = walk()
    walk.take(.enter("fav 2"))
    walk.take(.storeFail(.full))
    #expect(text(walk).contains("♥ …"))
    #expect(text(walk).contains("! One change is not kept yet"))
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func `rows without marks cost no column`(columns: Int) {
    let before = walk(columns: columns)
    let after = walk(columns: columns, "fav 2", "unfav 2")
    let rows = { (walk: Walk) in text(walk).split(separator: "\n").filter { $0.contains("19") } }
    #expect(rows(before) == rows(after))
  }

  @Test func `no title is missed where rows were taken out before the next page`() {
    var walk = walk("go movies/popular", "more")
    for number in 1...23 { enter("later \(number)", &walk) }
    enter("watchlist", &walk)
    let marked = Set(walk.state.library.marks.map(\.title))
    #expect(marked.count == 23)
    for number in [1, 4, 20] { enter("unlater \(number)", &walk) }
    #expect(walk.state.numbering.choices.count == 20)
    for _ in 1...3 { enter("more", &walk) }
    let shown = walk.state.shownRows?.items.compactMap(\.title) ?? []
    #expect(Set(shown) == marked)
    #expect(shown.count == 23)
    #expect(walk.state.phase == .end)
    // At the next visit only those that are still there.
    enter("profile", &walk)
    enter("watchlist", &walk)
    #expect(walk.state.shownRows?.items.count == 20)
  }

  @Test func `a row that was taken out keeps its number until the next visit`() {
    var walk = walk("fav 1", "fav 2", "favorites", "unfav 1")
    #expect(text(walk).contains("removed"))
    enter("1", &walk)
    #expect(walk.state.route == .movie(372_058))
    enter("back", &walk)
    #expect(!text(walk).contains("removed"))
    #expect(walk.state.numbering.choices == [Choice(.rows, .movie(194_662))])
  }

  @Test(arguments: ["favorites", "watchlist", "rated"])
  func `the lists of the profile open from anywhere, as one step`(line: String) {
    var walk = walk("go movie/603", line)
    let link = Link.text(of: walk.state.stack.map(\.route))
    #expect(link == "profile/\(line)")
    enter("feed", &walk)
    #expect(walk.state.route == .movie(603))
  }

  @Test(arguments: ["favorites", "watchlist", "rated", "profile"])
  func `what is kept is said to be one's own, and what is not to come from elsewhere`(line: String)
  {
    let walk = walk("fav 1", "later 1", "rate 8 1", line)
    #expect(text(walk).contains("your own marks · kept on this machine"))
    #expect(!text(walk).contains("live"))
    #expect(text(self.walk("fav 1", "later 1", "rate 8 1", line, "1")).contains("live from TMDB"))
  }

  @Test func `titles one rated are sorted by one's own ratings`() {
    let walk = walk("rate 3 2", "rate 9 1", "rate 5.5 3", "rated", "sort rating")
    let own = walk.state.shownRows?.items.compactMap(\.title).map {
      walk.state.library[$0].rating?.description
    }
    #expect(own == ["9", "5.5", "3"])
  }

  @Test func `numbers are the same in both designs`() {
    for one in Gallery.cases where one.rows == nil {
      let walk = one.walk(columns: 80)
      guard walk.state.painting == .screen, walk.state.design == .table else { continue }
      var other = walk
      other.take(.enter("design cards"))
      #expect(other.state.numbering.choices == walk.state.numbering.choices, "\(one.path)")
      #expect(other.state.design == .cards)
    }
  }

  @Test func `a sheet that does not fit is turned over, every line shown once`() {
    var walk = walk(columns: 80, rows: 24, "help")
    var shown: [String] = []
    var pages = 0
    while pages < 20 {
      let lines = render(walk.state).map(\.text)
      #expect(lines.count <= 23)
      shown += lines.dropLast(2)
      pages += 1
      guard lines.last?.contains("type more") == true else { break }
      enter("more", &walk)
    }
    let whole = render(self.walk(columns: 80, "help").state).map(\.text)
    #expect(shown.filter { !$0.isEmpty } == whole.filter { !$0.isEmpty })
    enter("more", &walk)
    #expect(walk.state.notice == .endOfList)
    enter("first", &walk)
    #expect(render(walk.state).first?.text.contains("Commands") == true)
    enter("back", &walk)
    #expect(walk.state.notice == .nothingBack)
  }
}
