import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("Words that a page shows are words that work")
struct TypedWordsTests {
  @Test(
    "the name of every list that a page offers shows it",
    arguments: ["feed", "discover", "go movies/popular", "go shows/popular"])
  func listNames(_ place: String) throws {
    var journey = try Journey()
    journey.go(place)
    for (name, route) in journey.state.listChoices {
      for typed in [name, name.split(separator: "=").joined(separator: " ")] {
        journey = try Journey()
        journey.go(place)
        guard journey.state.route != route else { continue }
        journey.go(typed)
        #expect(journey.state.route == route, "\(place); \(typed)")
      }
    }
  }

  @Test(
    "from any other page a list's name shows that list",
    arguments: [
      ("upcoming", Route.movieList(.named(.upcoming))),
      ("top rated", .movieList(.named(.topRated))),
      ("popular", .movieList(.named(.popular))), ("popular series", .showList(.named(.popular))),
      ("trending", .movieList(.trending(.week))), ("trending today", .movieList(.trending(.day))),
      ("on the air", .showList(.named(.onTheAir))),
      ("Airing-Today", .showList(.named(.airingToday))),
    ])
  func elsewhere(_ line: String, _ route: Route) throws {
    for place in ["go movie/603", "search dune", "watchlist"] {
      var journey = try Journey()
      journey.go(place)
      journey.go(line)
      #expect(journey.state.route == route, "\(place); \(line)")
    }
    var journey = try Journey()
    journey.go("go tv/1399")
    journey.go("popular")
    #expect(journey.state.route == .showList(.named(.popular)))
  }

  @Test("what is no more than the beginning of a line is no list's name")
  func noListNames() {
    for line in [
      "popular films of today", "trending x", "top", "rated", "now", "movies", "upcomin",
    ] {
      #expect(ListName(line) == nil, "\(line)")
    }
  }

  @Test("every filter goes by its name, and by the words for what it asks for")
  func filterNames() throws {
    for name in FilterName.allCases {
      #expect(FilterName(typed: name.rawValue.uppercased()) == name)
    }
    for (line, change) in [
      ("director=5", FilterChange(.crew, "5")), ("actor=6", FilterChange(.cast, "6")),
      ("studio=7", FilterChange(.company, "7")),
    ] { #expect(try Command.parse("where " + line).get() == .filters([change])) }
  }

  private func filters(_ line: String, from place: String = "feed") throws -> MovieFilters? {
    var journey = try Journey()
    journey.go(place)
    journey.go(line)
    guard case .movieList(.filtered(let filters)) = journey.state.route else {
      Issue.record("\(line): \(String(describing: journey.state.notice))")
      return nil
    }
    return filters
  }

  @Test("bare words behind where are genres, years, languages, countries and services")
  func bareWords() throws {
    let drama = MovieFilters(genre: 18)
    #expect(try filters("where drama") == drama)
    #expect(try filters("where 1999")?.year == 1999)
    #expect(try filters("where 1990s")?.from == CalendarDate(year: 1990, month: 1, day: 1))
    #expect(try filters("where japanese")?.language == "ja")
    #expect(try filters("where france")?.country == "FR")
    #expect(try filters("where netflix")?.provider == 8)
    var both = MovieFilters(genre: 18)
    both.language = "ja"
    both.year = 1999
    both.runtime = Bounds(least: nil, greatest: 94)
    #expect(try filters("where drama japanese 1999 runtime<95") == both)
    #expect(try filters("where drama", from: "go movie/603") == drama)
    var person = MovieFilters(cast: 6)
    person.year = 1999
    #expect(try filters("where 1999", from: "go person/6") == person)
  }

  @Test("words that mean several filters are told apart, and those that mean none refused")
  func severalOrNone() throws {
    var journey = try Journey()
    journey.go("feed")
    journey.go("where tr")
    #expect(
      journey.state.notice
        == .ambiguousFilter("tr", candidates: ["language=tr", "country=TR"]))
    journey.go("where zzzz")
    guard
      case .misunderstood(.badArgument(.where, "zzzz", .filterName, _), _, _)? =
        journey.state.notice
    else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
  }

  @Test("where narrows what is loaded where the source cannot be asked")
  func localFilters() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    for number in 1...5 { journey.go("later \(number)") }
    journey.go("watchlist")
    let all = try #require(journey.state.shownRows?.items.count)
    journey.go("where year>=1990 sort=title")
    #expect(journey.state.frame.filter == "from=1990")
    #expect(journey.state.frame.sort == SortOrder(.title))
    journey.go("where rating=7.5 from=1985")
    #expect(journey.state.frame.filter == "rating=7.5 from=1985")
    journey.go("where director=5")
    guard case .misunderstood(.badArgument(_, _, .rowCondition, _), _, _)? = journey.state.notice
    else {
      Issue.record("\(String(describing: journey.state.notice))")
      return
    }
    journey.go("where none")
    #expect(journey.state.frame.filter.isEmpty && journey.state.shownRows?.items.count == all)
  }
}
