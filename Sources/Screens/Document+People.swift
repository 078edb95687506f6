import AppCore
import Catalog

/// People in TMDB's own words.
extension JSONValue {
  /// What a list says of a person.
  static func summary(_ person: PersonSummary) -> JSONValue {
    [
      "id": .int(person.id.rawValue),
      "name": .string(person.name),
      "known_for_department": .text(person.department?.text),
      "popularity": .popularity(person.popularity),
      "profile_path": .text(person.profilePath),
      "known_for": .list(person.knownFor, JSONValue.row),
    ]
  }

  /// Everything a person's page shows; before it is loaded what lists said, all else null.
  static func person(_ id: ID<Person>, in catalog: EntityTable) -> JSONValue {
    let person = catalog.personDetails[id]
    guard let summary = person?.summary ?? catalog.people[id] else { return .null }
    let facts: JSONValue = [
      "biography": .text(person?.biography?.text),
      "biography_language": .text(person?.biography?.language),
      "birthday": .date(person?.birthday),
      "birth_year": .number(person?.birthday?.year ?? person?.birthYear),
      "deathday": .date(person?.deathday),
      "death_year": .number(person?.deathday?.year ?? person?.deathYear),
      "place_of_birth": .text(person?.placeOfBirth),
      "also_known_as": .known(person) { .list($0.alsoKnownAs, JSONValue.string) },
      "imdb_id": .text(person?.imdbID),
      "homepage": .text(person?.homepage),
      "images": .known(person?.images, JSONValue.images),
      "combined_credits": .known(person) { .combined($0.credits) },
      "adult_titles": .number(person?.adult),
    ]
    return JSONValue.summary(summary).adding(facts)
  }

  /// A person's roles and jobs, one row each, in the source's order.
  private static func combined(_ credits: [PersonCredit]) -> JSONValue {
    var cast: [JSONValue] = []
    var crew: [JSONValue] = []
    for credit in credits {
      let row = JSONValue.row(credit.title)
      let episodes: JSONValue = ["episode_count": .number(credit.episodeCount)]
      switch credit.part {
      case .cast(let character):
        cast.append(row.adding(["character": .text(character)]).adding(episodes))
      case .crew(let department, let job):
        crew.append(
          row.adding(["department": .text(department?.text), "job": .string(job)]).adding(episodes)
        )
      }
    }
    return ["cast": .array(cast), "crew": .array(crew)]
  }
}
