import Catalog
import Providers
import Testing

@Suite("A title's page holds what the files know")
struct TitleTests {
  private let answers = Answers()

  @Test func theMatrixHasItsFacts() throws {
    let (movie, parts) = try answers.movie(603)
    #expect(movie.summary.title == "The Matrix")
    #expect(movie.summary.releaseDate == CalendarDate(year: 1999, month: 3, day: 31))
    #expect(movie.summary.rating == Rating(average: 8.236, votes: 27030))
    #expect(movie.runtime == 136 && movie.budget == 63_000_000 && movie.revenue == 463_517_383)
    #expect(movie.genres.map(\.name) == ["Action", "Science Fiction"])
    #expect(movie.keywords?.contains(Keyword(id: 2157, name: "hacker")) == true)
    #expect(movie.collection == CollectionSummary(id: 2344, name: "The Matrix Collection"))
    #expect(movie.companies.map(\.name).contains("Village Roadshow Pictures"))
    #expect(movie.certification(in: "US") == "R" && movie.certification(in: "TR") == nil)
    #expect(movie.imdbID == "tt0133093")
    #expect(movie.credits?.cast.first?.person.name == "Keanu Reeves")
    #expect(movie.credits?.cast.first?.characters == ["Neo"])
    #expect(movie.credits?.cast.first?.person.department == "Acting")
    #expect(movie.credits?.directors.map(\.person.name) == ["Lana Wachowski", "Lilly Wachowski"])
    #expect(movie.videos == nil && movie.images == nil && movie.watch == nil)
    #expect(movie.summary.overview?.language == "en" && movie.tagline?.language == "en")
    let similar = try #require(parts[.similar(.movie(603))])
    #expect(similar.elements.map(\.name).contains("The Matrix Reloaded"))
    #expect(parts[.recommended(.movie(603))] == nil)
  }

  @Test func partsAreWhatTheirOwnRequestsAnswer() throws {
    let requests: [(Request, ListParts)] = [
      (.movie(603), try answers.movie(603).parts), (.show(1396), try answers.show(1396).parts),
      (.movie(496243), try answers.movie(496243).parts),
    ]
    for (_, parts) in requests {
      #expect(!parts.all.isEmpty)
      for part in parts.all { #expect(try answers.page(part.key) == part.page) }
    }
  }

  @Test func reviewsSayThatTheyAreSamples() throws {
    let rows = try answers.all(.reviews(.movie(603)))
    #expect(rows.count == 2)
    for case .review(let review) in rows {
      #expect(review.isSample && !review.content.isEmpty && review.author != nil)
    }
  }

  @Test func recommendationsAreTheRecordedOnes() throws {
    let rows = try answers.all(.recommended(.show(1396)))
    #expect(rows.first?.name == "Better Call Saul")
    #expect(try answers.page(.recommended(.movie(603))).totalResults == 0)
  }

  @Test func turkishIsGivenWhereItIsWritten() throws {
    let turkish = Answers("tr-TR", region: "TR")
    let matrix = try turkish.movie(603).movie
    #expect(matrix.summary.title == "Matrix" && matrix.summary.originalTitle == "The Matrix")
    #expect(matrix.summary.overview?.language == "tr")
    #expect(matrix.genres.map(\.name) == ["Aksiyon", "Bilim Kurgu"])
    let fourRooms = try turkish.movie(5).movie
    #expect(fourRooms.summary.title == "Four Rooms")
    #expect(fourRooms.summary.overview?.language == "en")
  }

  @Test func otherLanguagesHaveOriginalTitlesAndEnglishTexts() throws {
    #expect(try Answers("ja").movie(129).movie.summary.title == "千と千尋の神隠し")
    #expect(try Answers("de").movie(129).movie.summary.title == "Spirited Away")
    #expect(try Answers("de").movie(129).movie.summary.overview?.language == "en")
    #expect(try Answers("ko").movie(496243).movie.summary.title == "기생충")
    #expect(try Answers("").movie(603).movie.summary.title == "The Matrix")
  }

  @Test func whatIsRecordedOfPicturesAndProvidersIsThere() throws {
    let fightClub = try answers.movie(550).movie
    #expect(fightClub.images?.contains { $0.kind == .logo } == true)
    let germany = try #require(fightClub.watch?.first { $0.region == "DE" })
    #expect(germany.providers[.stream]?.first == "Netflix")
    #expect(fightClub.watch?.map(\.region) == fightClub.watch?.map(\.region).sorted())
    #expect(fightClub.videos == nil)
    #expect(try answers.show(1396).show.videos?.first?.name == "Series Trailer")
  }

  @Test func breakingBadHasSeasonsWithSpecialsLast() throws {
    let show = try answers.show(1396).show
    #expect(show.seasons?.map(\.number) == [1, 2, 3, 4, 5, 0])
    #expect(show.creators.map(\.name) == ["Vince Gilligan"])
    #expect(show.networks.map(\.name) == ["AMC"])
    #expect(show.lastEpisode?.name == "Felina" && show.nextEpisode == nil)
    #expect(show.status == "Ended" && show.seasonCount == 5 && show.episodeCount == 62)
    #expect(show.episodeRuntimes == [])
  }

  @Test func aSeasonListsItsEpisodes() throws {
    let season = try answers.season(1396, 1)
    #expect(season.episodes?.map(\.number) == Array(1...7))
    #expect(season.episodes?.first?.name == "Pilot")
    #expect(season.summary.episodeCount == 7)
    #expect(try answers.season(1396, 0).episodes == nil)
    #expect(answers.failure(.season(of: 1396, number: 9)) == .notFound)
    #expect(answers.failure(.season(of: 1396, number: -1)) == .notFound)
  }

  @Test func anEpisodeHasGuestsAndCrew() throws {
    let pilot = try answers.episode(1396, 1, 1)
    #expect(pilot.airDate == CalendarDate(year: 2008, month: 1, day: 20) && pilot.runtime == 59)
    #expect(pilot.credits?.directors.map(\.person.name) == ["Vince Gilligan"])
    #expect(pilot.credits?.cast.contains { $0.characters == ["Krazy-8"] } == true)
    #expect(try answers.episode(456, 1, 1).overview?.language == "en")
    #expect(answers.failure(.episode(of: 1396, season: 1, number: 8)) == .notFound)
  }

  @Test func aShowWithoutRecordedSeasonsSaysSo() throws {
    let office = try answers.show(2316).show
    #expect(office.summary.name == "The Office" && office.seasons == nil)
    #expect(answers.failure(.season(of: 2316, number: 1)) == .notFound)
  }

  @Test func theNextEpisodeLiesAheadOfTheFacts() throws {
    let next = try #require(try answers.show(456).show.nextEpisode?.airDate)
    #expect(next > answers.catalogue.asOf)
  }

  @Test func aCollectionIsInOrderOfRelease() throws {
    let answer = try answers.catalogue.answer(.collection(1241), locale: answers.locale)
    guard case .collection(let potter) = answer else { throw Failure.malformed("") }
    #expect(potter.name == "Harry Potter Collection" && potter.parts.count == 8)
    #expect(potter.parts.first?.id == 671 && potter.parts.last?.id == 12445)
  }

  @Test func namesAreAnswered() throws {
    func answer(_ request: Request) throws -> Response {
      try answers.catalogue.answer(request, locale: answers.locale)
    }
    #expect(try answer(.keyword(11551)) == .keyword(Keyword(id: 11551, name: "pocket monsters")))
    guard case .company(let marvel) = try answer(.company(420)),
      case .network(let amc) = try answer(.network(174)),
      case .genres(let movie, let show) = try answer(.genres)
    else { throw Failure.malformed("") }
    #expect(marvel.name == "Marvel Studios" && amc.name == "AMC")
    #expect(movie.count == 19 && show.count == 16)
  }

  @Test func imdbIDsAreFound() throws {
    func found(_ text: String) throws -> Found {
      let id = try #require(ExternalID(text))
      guard
        case .found(let found) = try answers.catalogue.answer(.find(id), locale: answers.locale)
      else { throw Failure.malformed("") }
      return found
    }
    guard case .movie(let matrix) = try found("tt0133093"),
      case .movie(let short) = try found("tt133093"), case .show(let bad) = try found("tt0903747"),
      case .person(let keanu) = try found("nm0000206")
    else { throw Failure.malformed("") }
    #expect(matrix.id == 603 && short.id == 603 && bad.id == 1396 && keanu.id == 6384)
    let unknown = try #require(ExternalID("tt9999999"))
    #expect(answers.failure(.find(unknown)) == .notFound)
  }

  @Test func keanuReevesHasHisLifeAndRoles() throws {
    let person = try answers.person(6384)
    #expect(person.birthday == CalendarDate(year: 1964, month: 9, day: 2))
    #expect(person.placeOfBirth == "Beirut, Lebanon" && person.imdbID == "nm0000206")
    #expect(person.biography != nil && person.summary.department == "Acting")
    #expect(person.summary.knownFor.first?.title == "The Matrix")
    let roles = person.credits.map { "\($0.title.title)" }
    #expect(roles.contains("John Wick") && roles.contains("The Matrix Resurrections"))
  }

  @Test func aPersonsJobsAndGuestPartsAreGathered() throws {
    let gilligan = try answers.person(66633).credits.map(\.part)
    #expect(gilligan.contains(.crew(department: "Creator", job: "Creator")))
    #expect(gilligan.contains(.crew(department: "Directing", job: "Director")))
    #expect(Set(gilligan).count > 2)
    let guest = try answers.person(1046460)
    #expect(guest.credits.contains { $0.part == .cast(character: "Krazy-8") })
  }

  @Test func everyCreditOfATitleStandsOnThePersonsPage() throws {
    for row in try answers.all(.movies(.named(.popular))) {
      guard case .movie(let summary) = row else { continue }
      for member in try answers.movie(summary.id).movie.credits?.cast.prefix(1) ?? [] {
        let credits = try answers.person(member.person.id).credits
        #expect(credits.contains { $0.title.id == .movie(summary.id) })
      }
    }
  }

  @Test func unknownIDsAreNotFound() {
    let requests: [Request] = [
      .movie(1), .movie(0), .movie(-5), .movie(ID(.max)), .show(1), .person(999_999_999),
      .collection(1), .keyword(1), .company(999_999_999), .network(999_999),
      .season(of: 1, number: 1),
      .list(.similar(.movie(1)), page: 1), .list(.reviews(.show(1)), page: 1),
      .list(.recommended(.movie(1)), page: 1), .list(.shows(.cast(999_999_999)), page: 1),
    ]
    for request in requests { #expect(answers.failure(request) == .notFound, "\(request)") }
  }
}
