import Catalog
import Testing

@Suite("Credits without an end")
struct LongCreditsTests {
  @Test("join the jobs of one person, each once and in order, however many there are")
  func jobs() {
    let crew = (0..<20_000).map { number in
      CrewMember(
        person: PersonSummary(id: 1, name: "Ada"), department: "Crew",
        jobs: ["Job \(number % 9_000)"])
    }
    let credits = Credits(cast: [], crew: crew)
    #expect(credits.crew.count == 1)
    #expect(credits.crew.first?.jobs == (0..<9_000).map { "Job \($0)" })
  }

  @Test("name each of very many directors once")
  func directors() {
    let crew = (0..<40_000).map { number in
      CrewMember(
        person: PersonSummary(id: ID(number % 20_000 + 1), name: "Ada"),
        department: number < 20_000 ? "Directing" : "Writing", jobs: ["Director"])
    }
    let directors = Credits(cast: [], crew: crew).directors
    #expect(directors.map(\.person.id.rawValue) == Array(1...20_000))
  }
}
