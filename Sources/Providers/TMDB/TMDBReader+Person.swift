import Catalog
import JSON

extension TMDBReader {
  /// A person with the credits in movies and series.
  func person(_ answer: JSONNode) -> Catalog.Person? {
    guard let summary = personSummary(answer) else { return nil }
    var person = Catalog.Person(summary)
    person.biography = TMDBTexts(answer, locale).text(answer, "biography")
    person.birthday = answer.date("birthday")
    if person.birthday == nil { person.birthYear = year(answer["birthday"]?.string) }
    person.deathday = answer.date("deathday")
    if person.deathday == nil { person.deathYear = year(answer["deathday"]?.string) }
    person.placeOfBirth = answer.text("place_of_birth")
    person.alsoKnownAs = answer.rows("also_known_as").compactMap { $0.text() }.uniqued(by: \.self)
    person.imdbID = imdbID(answer) ?? imdbID(answer["external_ids"])
    person.homepage = answer.address("homepage")
    person.credits = personCredits(answer)
    person.images = images(answer)
    return person
  }

  /// One credit for each role and each job, in TMDB's order: roles, then jobs.
  private func personCredits(_ answer: JSONNode) -> [PersonCredit] {
    guard let part = answer["combined_credits"] else { return [] }
    let roles = part.rows("cast").compactMap { row in
      titleSummary(row).map { title in
        PersonCredit(
          title: title, part: .cast(character: row.text("character")),
          episodeCount: row.amount("episode_count", most: 1_000_000))
      }
    }
    let jobs = part.rows("crew").compactMap { row -> PersonCredit? in
      guard let title = titleSummary(row), let job = row.text("job") else { return nil }
      return PersonCredit(
        title: title,
        part: .crew(department: row.text("department").map { Department($0) }, job: job),
        episodeCount: row.amount("episode_count", most: 1_000_000))
    }
    return roles + jobs
  }

  /// The year of a date that is not known to the day: `1945`, `1945-00-00`.
  private func year(_ text: String?) -> Int? {
    guard let text else { return nil }
    let digits = text.utf8.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 4 || text.utf8.dropFirst(4).first == UInt8(ascii: "-"),
      let year = Int(String(decoding: digits, as: UTF8.self)), year > 0
    else { return nil }
    return year
  }
}
