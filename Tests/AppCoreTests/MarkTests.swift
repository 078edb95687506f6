import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Marks")
struct MarkTests {
  private func movie() throws -> Journey {
    var journey = try Journey()
    journey.go("movie/603")
    return journey
  }

  private let matrix = TitleID.movie(603)

  @Test("show at once, are pending until they are stored, then are plain")
  func pending() throws {
    var journey = try movie()
    let effects = journey.enter("fav")
    #expect(effects.count == 1)
    #expect(journey.state.library[matrix].favoriteSince == journey.state.today)
    #expect(journey.state.library.isPending(matrix) && !journey.state.isIdle)
    #expect(!journey.state.isLoading)
    journey.storeAll()
    #expect(!journey.state.library.isPending(matrix) && journey.state.isIdle)
    #expect(journey.state.library.count(of: .favorites) == 1)
  }

  @Test("go with what is known of the title, so that lists of marks need no source")
  func titles() throws {
    var journey = try movie()
    guard
      case .keep(.mark(let id, let change, let day, let title, _), _)? = journey.enter("rate 8,5")
        .first
    else {
      Issue.record("nothing is to be kept")
      return
    }
    #expect(id == matrix && change == .rating(UserRating(halves: 17)))
    #expect(day == journey.state.today)
    #expect(title == journey.state.catalog.title(matrix))
  }

  @Test(
    "are set and taken away by their commands",
    arguments: [
      ("mark favorite", "unmark favorite", KeptList.favorites), ("fav", "unfav", .favorites),
      ("mark watchlist", "unmark watchlist", .watchlist), ("later", "unlater", .watchlist),
      ("mark fav", "unmark favourites", .favorites), ("rate 7", "unrate", .rated),
      ("rate 0.5", "unrate", .rated),
    ])
  func commands(set: String, take: String, list: KeptList) throws {
    var journey = try movie()
    journey.go(set)
    #expect(journey.state.library[matrix].belong(to: list))
    #expect(journey.state.library.count(of: list) == 1)
    let again = journey.enter(set)
    #expect(again.isEmpty && journey.state.notice?.isFailure == false)
    journey.go(take)
    #expect(journey.state.library[matrix].isEmpty)
    #expect(journey.state.library.count(of: list) == 0)
    #expect(journey.enter(take).isEmpty)
  }

  @Test("of rows go by their numbers, in any list, and of what is no title are refused")
  func rows() throws {
    var journey = try Journey()
    journey.go("search anything")
    let choices = journey.state.numbering.choices
    for (index, choice) in choices.enumerated() {
      journey.go("later \(index + 1)")
      switch choice.route {
      case .movie(let id):
        #expect(journey.state.library[.movie(id)].onWatchlistSince != nil)
      case .tvShow(let id): #expect(journey.state.library[.show(id)].onWatchlistSince != nil)
      default: #expect(journey.state.notice == .notATitle(index + 1))
      }
    }
    journey.go("fav 999")
    #expect(journey.state.notice == .noSuchChoice(999, count: choices.count))
    journey.go("people")
    journey.go("go feed")
    journey.go("fav")
    #expect(journey.state.notice == .noTitleHere)
  }

  @Test("of a movie and of a series with the same number are two things")
  func sameNumber() {
    var library = Library()
    let day = CalendarDate.epoch
    library.apply(.favorite(true), to: .movie(605), on: day)
    #expect(library[.movie(605)].favoriteSince == day && library[.show(605)].isEmpty)
    library.apply(.favorite(true), to: .show(605), on: day)
    library.apply(.favorite(false), to: .movie(605), on: day)
    #expect(library[.movie(605)].isEmpty && library[.show(605)].favoriteSince == day)
    #expect(library.count(of: .favorites) == 1)
  }

  @Test("that cannot be stored stay, are said, and are tried again with the next line")
  func failing() throws {
    var journey = try movie()
    journey.enter("fav")
    journey.storeAll(.full)
    #expect(journey.state.notice == .notKept(.full, count: 1))
    #expect(journey.state.library[matrix].favoriteSince != nil)
    #expect(journey.state.library.isPending(matrix) && journey.state.isIdle)
    let effects = journey.enter("link")
    #expect(effects.count == 1 && journey.state.library.isPending(matrix))
    journey.storeAll()
    #expect(!journey.state.library.isPending(matrix) && journey.state.library.unsaved.isEmpty)
    #expect(journey.enter("link").isEmpty)
  }

  @Test("of which one could not be stored are stored in order with the next that is")
  func oneOfSeveralFails() throws {
    var journey = try movie()
    journey.go("rate 3")
    journey.enter("fav")
    journey.enter("theme sepia")
    journey.enter("unfav")
    let tickets = Array(journey.unstored)
    try #require(tickets.count == 3)
    journey.send(.stored(tickets[0], .busy))
    journey.send(.stored(tickets[1], .busy))
    #expect(journey.state.library.unsavedCount == 2)
    #expect(journey.state.notice == .notKept(.busy, count: 2))
    #expect(!journey.state.isIdle)
    journey.send(.stored(tickets[2], nil))
    // It took them with it: nothing is left that could be stored behind it.
    #expect(journey.state.library.unsaved.isEmpty && journey.state.notice == nil)
    #expect(!journey.state.library.isPending(matrix) && journey.state.isIdle)
    #expect(journey.enter("link").isEmpty)
    #expect(journey.state.library[matrix].favoriteSince == nil)
  }

  @Test("that could not be stored go with a later one, and are not tried twice for one line")
  func retriedWithTheLine() throws {
    var journey = try movie()
    journey.enter("fav")
    journey.storeAll(.busy)
    let effects = journey.enter("later")
    #expect(
      effects.filter { if case .keep = $0 { true } else { false } }.count == 1)
    journey.storeAll(.full)
    #expect(journey.state.notice == .notKept(.full, count: 2))
    journey.enter("link")
    journey.storeAll(.full)
    #expect(journey.state.library.unsavedCount == 2)
  }

  @Test("offer to take a rated title off the watchlist, and leave it there unasked")
  func ratedLater() throws {
    var journey = try movie()
    journey.go("rate 7")
    #expect(
      journey.state.notice
        == .marked(
          .rating(UserRating(halves: 14)), title: journey.state.catalog.title(matrix)?.title))
    journey.go("later")
    journey.go("rate 8")
    guard case .marked(_, _, let offer?)? = journey.state.notice else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    #expect(offer.row == nil && journey.state.library[matrix].onWatchlistSince != nil)
    // What takes a rating away offers nothing.
    journey.go("unrate")
    #expect(
      journey.state.notice
        == .marked(.rating(nil), title: journey.state.catalog.title(matrix)?.title))
    journey.go("movies/popular")
    journey.go("later 1")
    journey.go("rate 6 1")
    guard case .marked(_, _, let other?)? = journey.state.notice else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    #expect(other.row == 1)
  }

  @Test("of another run come in, and what this one has not stored yet stays")
  func recalled() throws {
    var journey = try movie()
    journey.enter("fav")
    var snapshot = LibrarySnapshot()
    snapshot.marks[.show(1396)].rating = UserRating(halves: 20)
    snapshot.searches = ["heat"]
    journey.send(.recalled(snapshot))
    #expect(journey.state.library[.show(1396)].rating == UserRating(halves: 20))
    #expect(journey.state.library[matrix].favoriteSince != nil)
    #expect(journey.state.library.count(of: .favorites) == 1)
    #expect(journey.state.library.count(of: .rated) == 1)
    #expect(journey.state.library.searches == ["heat"])
  }

  @Test("of an answer that comes twice or belongs to nothing change nothing")
  func strayAnswers() throws {
    var journey = try movie()
    journey.enter("fav")
    let ticket = try #require(journey.unstored.first)
    journey.storeAll()
    let before = journey.state
    journey.send(.stored(ticket, .full))
    journey.send(.stored(Ticket(99_999), nil))
    #expect(journey.state == before)
  }
}

@Suite("Past searches")
struct PastSearchTests {
  private func living(_ library: LibrarySnapshot = LibrarySnapshot()) throws -> Journey {
    try Journey(library: library, remembers: true)
  }

  @Test("are kept where they found something, the last one first, each once")
  func kept() throws {
    var journey = try living()
    for text in ["heat", "dune", "HEAT", "nothing"] { journey.go("search \(text)") }
    #expect(journey.state.library.searches == ["HEAT", "dune"])
    journey.go("search year y:1999 type:movie")
    #expect(journey.state.library.searches.first == "year y:1999 type:movie")
  }

  @Test("are no more than ten")
  func ten() throws {
    var journey = try living()
    for number in 1...14 { journey.go("search film \(number)") }
    #expect(journey.state.library.searches.count == LibrarySnapshot.searchLimit)
    #expect(journey.state.library.searches.first == "film 14")
  }

  @Test("are not kept by a run that nobody lives in")
  func oneShot() throws {
    var journey = try Journey()
    journey.go("search heat")
    #expect(journey.state.library.searches.isEmpty)
  }

  @Test("are offered by an empty search and opened by their numbers")
  func offered() throws {
    var snapshot = LibrarySnapshot()
    snapshot.searches = ["dune y:2021", "heat"]
    var journey = try living(snapshot)
    journey.go("searches")
    #expect(journey.state.route == .search(SearchQuery(text: "")))
    #expect(
      journey.state.numbering.choices.map(\.route) == [
        .search(SearchQuery(text: "dune", year: 2021)), .search(SearchQuery(text: "heat")),
      ])
    journey.go("1")
    #expect(journey.state.route == .search(SearchQuery(text: "dune", year: 2021)))
  }

  @Test("are completed with Tab, before names that are known")
  func completed() throws {
    var snapshot = LibrarySnapshot()
    snapshot.searches = ["dune y:2021", "heat", "Dune"]
    let journey = try living(snapshot)
    let texts = { (line: String) in journey.state.completion(of: line).candidates.map(\.text) }
    #expect(texts("search ").prefix(3) == ["dune y:2021", "heat", "Dune"])
    #expect(texts("search du").prefix(2) == ["dune y:2021", "Dune"])
    #expect(texts("forget ") == ["1", "2", "3", "all"])
  }

  @Test("are forgotten one by one, by the numbers on screen, and all at once")
  func forgotten() throws {
    var snapshot = LibrarySnapshot()
    snapshot.searches = ["a", "b", "c"]
    var journey = try living(snapshot)
    journey.go("search")
    journey.send(.painted)
    journey.go("forget 2")
    #expect(journey.state.library.searches == ["a", "c"])
    // Numbers never change while they are on screen.
    journey.go("forget 3")
    #expect(journey.state.library.searches == ["a"])
    journey.go("forget 2")
    #expect(journey.state.notice?.isFailure == true)
    journey.go("forget all")
    #expect(journey.state.library.searches.isEmpty)
    journey.go("forget all")
    #expect(journey.state.notice == .noSearches)
  }
}
