import AppCore
import Catalog
import Navigation
import Testing

@Suite("Filters by name")
struct FilterNamesTests {
  private func filters(_ journey: Journey) throws -> MovieFilters {
    guard case .movieList(.filtered(let filters)) = journey.state.route else {
      throw Failure()
    }
    return filters
  }

  private struct Failure: Error {}

  @Test("take what is known already, and ask for nothing")
  func known() throws {
    var journey = try Journey()
    journey.go("go person/6")
    journey.go("go movies/popular")
    let effects = journey.enter("where cast=\"keanu reeves\"")
    #expect(
      !Journey.requests(effects).contains { if case .list(.search, _) = $0 { true } else { false } }
    )
    #expect(try filters(journey).cast == Terms(6))
  }

  @Test("wait for a search of their kind where the name is not known")
  func searched() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    let query = SearchQuery(text: "Keanu", kind: .person)
    let effects = journey.enter("where cast=Keanu")
    #expect(Journey.requests(effects) == [.list(.search(query), page: 1)])
    journey.answerAll()
    #expect(journey.state.pendingLine == nil)
  }

  @Test("say what cannot be found, and which are meant where several are")
  func refused() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("where cast=nothing")
    #expect(journey.state.notice == .noSuchName(.cast, "nothing", nearest: nil))
    journey.go("where language=jp")
    #expect(journey.state.notice == .noSuchName(.language, "jp", nearest: "ja"))
    journey.go("where network=HBO")
    #expect(
      journey.state.notice
        == .badFilter(FilterError(part: "network", expected: .filterOfOtherList(.network, .movies)))
    )
    #expect(journey.state.route == .movieList(.named(.popular)))
  }

  @Test("know languages, countries and genres in English and in Turkish")
  func languages() throws {
    var journey = try Journey()
    journey.go("where language=japanese country=japonya genre=\"science fiction\"")
    #expect(try filters(journey).language == "ja")
    #expect(try filters(journey).country == "JP")
    #expect(try filters(journey).genres == Terms(878))
    journey.go("where none language=Fransızca")
    #expect(try filters(journey).entries.map(\.name) == [.language])
    #expect(try filters(journey).language == "fr")
  }

  @Test("know watch providers as they are called where a person lives")
  func providers() throws {
    var journey = try Journey()
    for (typed, number) in [
      ("netflix", 8), ("NETFLIX", 8), ("disney+", 337), ("disney", 337), ("\"apple tv+\"", 350),
      ("\"apple tv\"", 2),
      ("prime", 9), ("\"prime video\"", 9), ("mubi", 11), ("iplayer", 38), ("12345", 12_345),
    ] {
      journey.go("where none provider=\(typed)")
      #expect(try filters(journey).provider == number, "\(typed)")
    }
    // Amazon has another number where it came later.
    journey.go("region TR")
    journey.go("where none provider=prime")
    #expect(try filters(journey).provider == 119)
  }

  @Test("of a watch provider say which are meant, and the nearest")
  func providersRefused() throws {
    var journey = try Journey()
    journey.go("where provider=amazon")
    #expect(
      journey.state.notice
        == .ambiguousName(.provider, "amazon", names: ["Amazon Prime Video", "Amazon Video"]))
    journey.go("where provider=netflx")
    #expect(journey.state.notice == .noSuchName(.provider, "netflx", nearest: "Netflix"))
  }

  @Test(
    "of a genre know what people call it, and suggest what the list has",
    arguments: [
      ("movies/popular", "sci-fi", 878), ("movies/popular", "scifi", 878),
      ("shows/popular", "\"science fiction\"", 10_765),
    ])
  func genres(list: String, typed: String, number: Int) throws {
    var journey = try Journey()
    journey.go("go \(list)")
    journey.go("where genre=\(typed)")
    journey.answerAll()
    #expect(journey.state.linkText.hasSuffix("/genre/\(number)"))
  }

  @Test("of a genre that only other lists have suggest no such genre")
  func otherGenres() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("where genre=\"Sci-Fi & Fantasy\"")
    journey.answerAll()
    guard case .noSuchGenre(_, let nearest)? = journey.state.notice else { throw Failure() }
    #expect(nearest != "Sci-Fi & Fantasy")
  }

  @Test("of several words without their quotes say that they want them")
  func quotes() {
    #expect(
      Command.parse("where genre=science fiction")
        == .failure(
          .badArgument(command: .where, part: "genre=\"science fiction\"", expected: .quotes)))
  }

  @Test("show the fewest votes that comes and goes with an order by rating")
  func votes() throws {
    var journey = try Journey()
    journey.go("where genre=drama")
    journey.go("sort rating")
    #expect(try filters(journey).votes == Rating.leastVotesToRank)
    journey.go("where votes=")
    #expect(try filters(journey).votes == nil)
    journey.go("sort title")
    journey.go("where sort=rating")
    #expect(try filters(journey).votes == Rating.leastVotesToRank)
    journey.go("sort title")
    #expect(try filters(journey).votes == nil)
    journey.go("where sort=rating votes=50")
    #expect(try filters(journey).votes == 50)
  }

  @Test("in a list look at the year and at what people are known for")
  func rows() throws {
    var journey = try Journey()
    journey.go("go movies/popular")
    journey.go("filter 2001")
    let rows = try #require(journey.state.shownRows)
    #expect(rows.items.count + rows.hidden == FakeSource.pageSize)
    #expect(
      rows.items.allSatisfy { item in
        guard case .movie(let id) = item else { return false }
        return journey.state.catalog.movies[id]?.releaseDate?.year == 2001
      })
    journey.go("filter 19")
    #expect(journey.state.shownRows?.items.isEmpty == false)
  }
}

@Suite("A language or a country")
struct CodesTests {
  @Test("is understood by its code and by its name")
  func known() {
    for (text, code) in [
      ("tr", "tr"), ("PT-br", "pt-BR"), ("Japanese", "ja"), ("japonca", "ja"), ("xx", nil),
      ("zz", nil), ("jp", nil), ("", nil), ("pt-ZZ", nil),
    ] {
      #expect(ContentLocale.language(text) == code, "\(text)")
    }
    for (text, code) in [
      ("tr", "TR"), ("japan", "JP"), ("Güney Kore", "KR"), ("Turkey", "TR"), ("USA", "US"),
      ("Czech Republic", "CZ"), ("SU", nil), ("XX", nil), ("uk", nil),
    ] {
      #expect(ContentLocale.region(text) == code, "\(text)")
    }
  }

  @Test("that is none has a near one")
  func nearest() {
    #expect(ContentLocale.languageNearest(to: "jp") == "ja")
    #expect(ContentLocale.languageNearest(to: "japanes") == "ja")
    #expect(ContentLocale.languageNearest(to: "zz") == nil)
    #expect(ContentLocale.regionNearest(to: "uk") == "GB")
    #expect(ContentLocale.regionNearest(to: "ja") == "JP")
    #expect(ContentLocale.regionNearest(to: "Grmany") == "DE")
  }
}
