import AppCore
import Catalog

/// Characters and comics: each character is in the comics after its number, and each comic has those around it.
extension FakeSource {
  static func characterSummary(_ id: ID<MarvelCharacter>) -> MarvelCharacterSummary {
    MarvelCharacterSummary(
      id: id, name: "Character \(id)",
      counts: MarvelCounts(comics: id.rawValue, series: 2, stories: 3, events: 0), recorded: 2018)
  }

  static func character(_ id: ID<MarvelCharacter>) -> FetchResult {
    guard (1...900).contains(id.rawValue) else { return .failed(.notFound) }
    var character = MarvelCharacter(characterSummary(id))
    character.comics = (1...3).map { step in
      MarvelReference(
        id: ID(id.rawValue + step), name: "Comic \(id.rawValue + step)", hasPage: step < 3)
    }
    return .answered(.character(character), .fresh)
  }

  static func comic(_ id: ID<MarvelComic>) -> FetchResult {
    guard (1...900).contains(id.rawValue) else { return .failed(.notFound) }
    var comic = MarvelComic(id: id, title: "Comic \(id)", recorded: 2024)
    comic.characters = (1...3).map { step in
      MarvelReference(
        id: ID(max(1, id.rawValue - step)), name: "Character \(max(1, id.rawValue - step))",
        hasPage: step < 3)
    }
    return .answered(.comic(comic), .fresh)
  }
}
