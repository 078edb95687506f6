import Catalog

extension GallerySource {
  func character(_ id: ID<MarvelCharacter>) -> MarvelCharacter? {
    guard let summary = GalleryFacts.characters.first(where: { $0.id == id }) else { return nil }
    var character = MarvelCharacter(summary)
    character.comics = GalleryFacts.characterComics[id] ?? []
    character.series = GalleryFacts.characterSeries[id] ?? []
    character.events = GalleryFacts.characterEvents[id] ?? []
    return character
  }

  func comic(_ id: ID<MarvelComic>) -> MarvelComic? {
    var comic = GalleryFacts.comics[id]
    comic?.characters = GalleryFacts.comicCharacters[id]
    return comic
  }

  /// The names that share their first letters with a text.
  func suggestions(for key: ListKey) -> [String] {
    guard case .characters(let text) = key else { return [] }
    return GalleryFacts.characters.map(\.name).filter { $0.folded.hasPrefix(text.prefix(3)) }
  }

  /// The characters of whose names a word begins with a text.
  func characters(startingWith text: String) -> [MarvelCharacterSummary] {
    GalleryFacts.characters.filter { (" " + $0.name.folded).holds(" " + text) }
  }
}
