import AppCore
import Catalog

extension GallerySource {
  /// Everyone of whom more than the name is known, the most looked at first.
  var people: [PersonSummary] {
    GalleryFacts.people.map { summary(of: $0.id, name: $0.name) }
      .sorted { $0.popularity > $1.popularity }
  }

  /// Everyone of whom more than the name is known, and after them who plays in the films most looked at: more
  /// than a page.
  var popularPeople: [PersonSummary] {
    var people = people
    var seen = Set(people.map(\.id))
    for film in films {
      for member in (GalleryFacts.credits[film.id]?.cast ?? []).prefix(8)
      where people.count < Self.popularCount && seen.insert(member.person.id).inserted {
        var summary = summary(of: member.person.id, name: member.person.name)
        summary.department = .acting
        people.append(summary)
      }
    }
    return people
  }

  private static let popularCount = 34

  /// The name of someone who is in the credits of a film.
  func name(of id: ID<Person>) -> String? {
    for credits in GalleryFacts.credits.values {
      if let member = credits.cast.first(where: { $0.person.id == id }) {
        return member.person.name
      }
      if let member = credits.crew.first(where: { $0.person.id == id }) {
        return member.person.name
      }
    }
    return nil
  }

  /// What lists say of a person.
  func summary(of id: ID<Person>, name: String) -> PersonSummary {
    var summary = PersonSummary(id: id, name: name)
    let profile = GalleryFacts.people.first { $0.id == id }
    summary.department = profile?.department
    summary.popularity = profile?.popularity ?? 0
    summary.knownFor = films.filter { film in
      GalleryFacts.credits[film.id].map { credits in
        (credits.cast.map(\.person.id) + credits.crew.map(\.person.id)).contains(id)
      } ?? false
    }.prefix(4).map(TitleSummary.movie)
    return summary
  }

  /// All that a person did in the gallery's films, and where they appeared as themselves.
  func credits(of id: ID<Person>) -> [PersonCredit] {
    var result: [PersonCredit] = []
    for film in films {
      guard let credits = GalleryFacts.credits[film.id] else { continue }
      for member in credits.cast where member.person.id == id {
        if member.characters.isEmpty {
          result.append(PersonCredit(title: .movie(film), part: .cast(character: nil)))
        }
        for character in member.characters {
          result.append(PersonCredit(title: .movie(film), part: .cast(character: character)))
        }
      }
      for member in credits.crew where member.person.id == id {
        for job in member.jobs {
          result.append(
            PersonCredit(
              title: .movie(film), part: .crew(department: member.department, job: job)))
        }
      }
    }
    for (show, episodes) in GalleryFacts.appearances[id] ?? [] {
      guard let summary = shows.first(where: { $0.id == show }) else { continue }
      result.append(
        PersonCredit(
          title: .show(summary), part: .cast(character: "Self - Guest"), episodeCount: episodes))
    }
    return result
  }
}
