import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("A person's titles stand under every job they did on them")
struct FilmographyTests {
  private static func film(_ id: Int, _ title: String, _ year: Int) -> TitleSummary {
    var movie = MovieSummary(id: ID(id), title: title)
    movie.releaseDate = CalendarDate(year: year, month: 5, day: id % 28 + 1)
    return TitleSummary.movie(movie)
  }
  private static let dogs = film(500, "Reservoir Dogs", 1992)
  private static let pulp = film(680, "Pulp Fiction", 1994)
  private static let dawn = film(755, "From Dusk Till Dawn", 1996)
  private static let talk: TitleSummary = {
    var show = ShowSummary(id: 9, name: "Talk")
    show.firstAirDate = CalendarDate(year: 1999, month: 1, day: 2)
    return .show(show)
  }()

  private static func person(knownFor department: Department?) -> Person {
    var summary = PersonSummary(id: 138, name: "Quentin Tarantino")
    summary.department = department
    var person = Person(summary)
    func cast(_ title: TitleSummary, _ character: String, _ episodes: Int? = nil) -> PersonCredit {
      var credit = PersonCredit(title: title, part: .cast(character: character))
      credit.episodeCount = episodes
      return credit
    }
    func crew(_ title: TitleSummary, _ department: Department, _ job: String) -> PersonCredit {
      PersonCredit(title: title, part: .crew(department: department, job: job))
    }
    person.credits = [
      cast(dogs, "Mr. Brown"), cast(dawn, "Richie"), cast(dawn, "Richard"), cast(talk, "Self", 4),
      crew(dogs, .writing, "Writer"), crew(dogs, .directing, "Director"),
      crew(pulp, .directing, "Director"), crew(pulp, .writing, "Writer"),
      crew(pulp, .writing, "Story"), crew(dawn, .writing, "Screenplay"),
      crew(talk, .writing, "Thanks"),
    ]
    return person
  }

  private func rows(_ person: Person) -> [String] {
    Filmography(of: person).groups.flatMap { group, entries in
      ["\(group)"]
        + entries.map {
          "\($0.title.title): \($0.characters) \($0.jobs) \($0.episodeCount ?? 0)"
        }
    }
  }

  @Test func theDepartmentKnownForComesFirstAndNoJobLacksATitle() {
    #expect(
      rows(Self.person(knownFor: .directing)) == [
        "\(Filmography.Group.department(.directing))",
        #"Pulp Fiction: [] ["Director", "Writer", "Story"] 0"#,
        #"Reservoir Dogs: ["Mr. Brown"] ["Director", "Writer"] 0"#,
        "acting",
        #"From Dusk Till Dawn: ["Richie", "Richard"] ["Screenplay"] 0"#,
        #"Reservoir Dogs: ["Mr. Brown"] [] 0"#,
        "\(Filmography.Group.department(.writing))",
        #"Talk: ["Self"] ["Thanks"] 4"#,
        #"From Dusk Till Dawn: [] ["Screenplay"] 0"#,
        #"Pulp Fiction: [] ["Writer", "Story"] 0"#,
        #"Reservoir Dogs: [] ["Writer"] 0"#,
        "appearances",
        #"Talk: ["Self"] [] 4"#,
      ])
  }

  @Test(arguments: [nil, Department.acting])
  func actingComesFirstWhereNothingElseIsKnown(_ department: Department?) {
    let groups = Filmography(of: Self.person(knownFor: department)).groups.map(\.group)
    #expect(
      groups == [.acting, .department(.writing), .department(.directing), .appearances])
  }

  @Test func aTitleHasOneNumberUnderAllItsHeadings() throws {
    let person = Self.person(knownFor: .directing)
    var journey = try Journey()
    journey.enter("go person/138")
    let (request, ticket) = try #require(journey.pending.first)
    #expect(request == .person(138))
    journey.send(.fetched(request, ticket: ticket, .answered(.person(person), .fresh)))
    let titles = journey.state.numbering.choices.filter { $0.section == .filmography }
    #expect(
      titles.map(\.route) == [.movie(680), .movie(500), .movie(755), .tvShow(9)])
    #expect(Set(titles).count == titles.count)
  }
}
