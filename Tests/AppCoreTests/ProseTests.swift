import AppCore
import Catalog
import Navigation
import Testing

@Suite("A line that is not a command")
struct ProseTests {
  private func browse() throws -> Journey {
    var journey = try Journey()
    journey.go("search matrix")
    return journey
  }

  @Test(
    "opens the choice of the page that is called so", arguments: ["Dune", "the matrix reloaded"])
  func title(line: String) throws {
    var journey = try Journey()
    journey.go("go collection/603")
    if line == "Dune" { journey.go("go collection/605") }
    journey.go(line)
    #expect(journey.state.route == (line == "Dune" ? .movie(606) : .movie(604)) || isAsked(journey))
  }

  private func isAsked(_ journey: Journey) -> Bool {
    if case .ambiguousTitle(_, let candidates)? = journey.state.notice {
      candidates.count == 2
    } else {
      false
    }
  }

  @Test("names what begins so on the page, and goes nowhere")
  func beginning() throws {
    var journey = try Journey()
    journey.go("go collection/603")
    journey.go("the mat")
    guard case .titlesInstead("the mat", let candidates)? = journey.state.notice else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    #expect(
      candidates.map(\.title) == ["The Matrix Reloaded", "The Matrix Revolutions"])
    #expect(journey.state.route == .collection(603))
    #expect(journey.state.theme == "dark")
  }

  @Test("is offered to be searched for")
  func name() throws {
    var journey = try browse()
    journey.go("serach batman")
    #expect(
      journey.state.notice
        == .misunderstood(.unknown(word: "serach", nearest: "search"), search: "serach batman"))
    journey.go("serach")
    #expect(
      journey.state.notice
        == .misunderstood(.unknown(word: "serach", nearest: "search"), search: "serach"))
  }

  @Test(
    "is searched for, and that is said",
    arguments: [
      "the matrix", "tom hanks", "matrix nobody", "robert de niro", "top gun", "home alone",
      "the sepia", "fil matrix", "xyzzy", "Şener Şen",
    ])
  func bare(line: String) throws {
    var journey = try Journey()
    journey.go(line)
    guard case .search(let query) = journey.state.route else {
      Issue.record("\(journey.state.route), \(String(describing: journey.state.notice))")
      return
    }
    #expect(query.text == line)
    #expect(journey.state.notice == .searchedInstead(line))
    #expect(journey.state.theme == "dark")
    journey.go("undo")
    #expect(try journey.state.route == Journey().state.route)
  }

  @Test("keeps what it says of years and kinds when it is searched for")
  func bareWithYear() throws {
    var journey = try Journey()
    journey.go("the matrix y:1999 type:movie")
    #expect(
      journey.state.route == .search(SearchQuery(text: "the matrix", kind: .movie, year: 1999)))
  }

  @Test(
    "but a slip in a command, or in what it takes, is refused and changes nothing",
    arguments: [
      "rate eleven", "serach batman", "searc batman", "undo everything", "quit now",
      "theme the sepia",
      "tt123", "reload twice", "sort backward", "season two", "logout now", "--help", "`", "re",
    ])
  func mistakes(line: String) throws {
    var journey = try browse()
    let before = journey.state.route
    journey.go(line)
    #expect(journey.state.route == before)
    #expect(journey.state.notice != nil)
    if case .searchedInstead? = journey.state.notice { Issue.record("searched") }
  }

  @Test("but an abbreviation with an argument of the command's own is that command")
  func abbreviatedArguments() throws {
    #expect(try Command.parse("sor rating").get() == .sort(SortOrder(.rating)))
    #expect(try Command.parse("ope 3").get() == .open(3))
    #expect(try Command.parse("whe year=1999").get() == .filters([FilterChange(.year, "1999")]))
  }

  @Test("with a number that no choice has says which there are")
  func zero() throws {
    var journey = try browse()
    let count = journey.state.numbering.choices.count
    journey.go("0")
    #expect(journey.state.notice == .noSuchChoice(0, count: count))
  }

  @Test("and asks for a page that is on screen says so")
  func alreadyHere() throws {
    var journey = try browse()
    journey.go("go movie/603")
    journey.go("cast")
    journey.go("cast")
    #expect(journey.state.notice == .alreadyHere(.credits))
    journey.go("tabs discover")
    #expect(journey.state.notice == .tabsOpenAlready)
    journey.go("tabs pokedex")
    #expect(journey.state.notice == .tabsChanged)
    journey.go("tabs pokedex")
    #expect(journey.state.notice == .tabsOpenAlready)
  }

  @Test("and searches for an id of IMDb's finds it; one that searches for nothing lacks its text")
  func searches() throws {
    var journey = try browse()
    journey.go("search tt0000603")
    #expect(journey.state.route == .movie(604))
    journey.go("search y:1999")
    #expect(
      journey.state.notice
        == .misunderstood(.badArgument(command: .search, part: "", expected: .argument(.query))))
  }
}
