import AppCore
import Catalog
import Navigation
import Testing

@testable import Screens

struct DocumentTests {
  private static let keys = [
    "schema", "link", "screen", "phase", "source", "age", "language", "region", "content",
    "choices", "page", "error", "failed_parts",
  ]

  private func read(_ stage: ListStage) throws -> JSONValue {
    let text = document(stage.state)
    #expect(!text.contains { $0.isNewline })
    let value = try StrictJSON.value(text)
    #expect(value.keys == Self.keys)
    return value
  }

  @Test func theFeedHoldsBothListsAndTheirChoices() throws {
    let value = try read(ListStage(Sample.answers))
    #expect(value["schema"] == .int(1))
    #expect(value["link"] == .string("feed"))
    #expect(value["phase"] == .string("loaded"))
    #expect(value["source"] == .string("built-in"))
    #expect(value["content", "movies", "list"] == .string("popular"))
    #expect(value["content", "movies", "results"]?.count == 10)
    #expect(value["content", "tv", "total_results"] == .int(12))
    #expect(value["choices"]?.count == 22)
    #expect(
      value["choices", "0"]
        == ["n": .int(1), "link": .string("movie/1"), "title": .string("Movie 1")])
    #expect(value["choices", "10", "link"] == .string("movies/popular"))
    #expect(value["choices", "10", "title"] == .string("Popular movies"))
  }

  @Test func whatIsLoadingIsNull() throws {
    let value = try read(ListStage())
    #expect(value["phase"] == .string("loading"))
    #expect(value["content", "movies", "results"] == .some(.null))
    #expect(value["choices"]?.count == 0)
  }

  @Test func aTitleKnownFromAListShowsWhatTheListSaid() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("1")
    let value = try read(stage)
    #expect(value["link"] == .string("feed/movie/1"))
    #expect(value["phase"] == .string("loading"))
    #expect(value["content", "title"] == .string("Movie 1"))
    #expect(value["content", "release_date"] == .string("1999-03-31"))
    for key in ["runtime", "tagline", "credits", "genres", "budget", "similar"] {
      #expect(value["content", key] == .some(.null), "\(key)")
    }
  }

  @Test func theUnknownIsNeverZero() throws {
    var movie = Movie(Sample.movie(7, "Announced", year: nil, rating: 0, votes: 0))
    movie.keywords = []
    var answers = Sample.answers
    answers[.movie(7)] = .answered(.movie(movie, parts: [:]), .fresh)
    var stage = ListStage(answers)
    stage.enter("go movie/7")
    let value = try read(stage)
    let content = try #require(value["content"])
    for key in ["release_date", "vote_average", "vote_count", "runtime", "budget", "revenue"] {
      #expect(content[key] == .some(.null), "\(key)")
    }
    #expect(content["popularity"] == .some(.null))
    #expect(content["keywords", "keywords"] == .array([]))
    #expect(content["videos"] == .some(.null))
  }

  @Test func aMovieHasTMDBsShapes() throws {
    var movie = Movie(Sample.movie(603, "The Matrix"))
    movie.runtime = 136
    movie.credits = Credits(
      cast: [
        CastMember(person: Sample.person(6384, "Keanu Reeves"), characters: ["Neo", "Anderson"])
      ],
      crew: [
        CrewMember(
          person: Sample.person(9340, "Lana W."), department: "Writing", jobs: ["Writer", "Story"])
      ])
    movie.watch = [WatchOptions(region: "US", providers: [.stream: ["Somewhere"]])]
    movie.releases = [
      Release(region: "US", kind: .theatrical, date: Sample.date(1999, 3, 31), certification: "R")
    ]
    movie.images = [ImageFile(kind: .poster, path: "/a.jpg", width: 1, height: 2, language: nil)]
    var answers = Sample.answers
    answers[.movie(603)] = .answered(.movie(movie, parts: [:]), .kept(seconds: 90))
    var stage = ListStage(answers)
    stage.enter("go movie/603")
    let value = try read(stage)
    #expect(value["phase"] == .string("stale"))
    #expect(value["age"] == .int(90))
    let content = try #require(value["content"])
    #expect(content["runtime"] == .int(136))
    #expect(content["credits", "cast", "0", "character"] == .string("Neo / Anderson"))
    #expect(content["credits", "crew"]?.count == 2)
    #expect(content["credits", "crew", "1", "job"] == .string("Story"))
    #expect(
      content["watch/providers", "results", "US", "flatrate", "0", "provider_name"]
        == .string("Somewhere"))
    #expect(
      content["release_dates", "results", "0", "release_dates", "0", "certification"]
        == .string("R"))
    #expect(content["images", "posters", "0", "file_path"] == .string("/a.jpg"))
  }

  @Test func aPersonHasRolesAndJobs() throws {
    var person = Person(Sample.person(6384, "Keanu Reeves"))
    person.birthYear = 1964
    person.credits = [
      PersonCredit(title: .movie(Sample.movie(603, "The Matrix")), part: .cast(character: "Neo")),
      PersonCredit(
        title: .show(Sample.show(1, "A Series")),
        part: .crew(department: "Production", job: "Producer")),
    ]
    var answers = Sample.answers
    answers[.person(6384)] = .answered(.person(person), .fresh)
    var stage = ListStage(answers)
    stage.enter("go person/6384")
    let value = try read(stage)
    let content = try #require(value["content"])
    #expect(content["birthday"] == .some(.null))
    #expect(content["birth_year"] == .int(1964))
    #expect(content["combined_credits", "cast", "0", "character"] == .string("Neo"))
    #expect(content["combined_credits", "crew", "0", "media_type"] == .string("tv"))
  }

  @Test func aFilteredListSaysItsFiltersAndHowFarItIsLoaded() throws {
    var answers = Sample.answers
    var filters = MovieFilters(genre: 28)
    filters.year = 1999
    answers[.list(.movies(.filtered(filters)), page: 1)] = Sample.page(
      [.movie(Sample.movie(1, "One")), .movie(Sample.movie(2, "Two"))], of: 9, total: 170,
      skipped: 1)
    var stage = ListStage(answers)
    stage.enter("go movies/where;genre=28;year=1999", "filter two")
    let value = try read(stage)
    #expect(value["content", "filters"] == ["genre": .string("28"), "year": .string("1999")])
    #expect(value["content", "results"]?.count == 1)
    #expect(value["choices"]?.count == 1)
    #expect(
      value["page"] == [
        "page": .int(1), "total_results": .int(170), "is_last": .bool(false), "hidden": .int(1),
        "skipped": .int(1), "adult": .int(0), "filter": .string("two"),
      ])
  }

  @Test func searchResultsSayWhatTheyAre() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("go search/all")
    let value = try read(stage)
    let kinds = (0..<6).compactMap { value["content", "results", String($0), "media_type"] }
    #expect(
      kinds == ["movie", "tv", "person", "collection", "keyword", "company"].map(JSONValue.string))
    #expect(value["choices", "4", "link"] == .string("movies/keyword/12190"))
    #expect(value["choices", "4", "title"] == .string("cyberpunk"))
  }

  @Test func aFailedPageHasAnError() throws {
    var answers = Sample.answers
    answers[.movie(9)] = .failed(.rateLimited(retryAfter: 30))
    var stage = ListStage(answers)
    stage.enter("go movie/9999", "go movie/9")
    let value = try read(stage)
    #expect(value["phase"] == .string("failed"))
    #expect(value["error", "kind"] == .string("rate_limited"))
    #expect(value["error", "status"] == .int(6))
    #expect(value["error", "retry_after"] == .int(30))
  }

  @Test(arguments: [
    Failure.offline, .notFound, .unauthorized, .rateLimited(retryAfter: nil), .server(status: 503),
    .malformed("no JSON"), .cancelled,
  ])
  func everyFailureHasADocument(failure: Failure) throws {
    let value = try StrictJSON.value(errorDocument(failure, in: ListStage().state))
    #expect(value.keys == Self.keys)
    #expect(value["content"] == .some(.null))
    #expect(value["error", "status"] == .int(Int(ExitStatus(failure).rawValue)))
    guard case .string(let message) = value["error", "message"] else {
      throw StrictJSON.Fault(offset: 0)
    }
    #expect(!message.isEmpty && !message.contains("`"))
  }

  @Test func aLineThatCannotBeFollowedIsAnErrorAlone() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("99")
    let value = try read(stage)
    #expect(value["error", "kind"] == .string("failure"))
    #expect(value["error", "status"] == .int(1))
    #expect(value["content"] == .some(.null))
    #expect(value["choices"]?.count == 0)
    stage.enter("rate nonsense")
    let misunderstood = try read(stage)
    #expect(misunderstood["error", "kind"] == .string("usage"))
    #expect(misunderstood["error", "status"] == .int(2))
  }

  @Test func theMatrixIsItsRows() throws {
    var stage = ListStage(Sample.answers)
    stage.enter("matrix")
    let value = try read(stage)
    #expect(value["link"] == .some(.null))
    #expect(value["screen"] == .string("matrix"))
    #expect(value["content"]?.count == NavigationMatrix.rows.count)
  }
}
