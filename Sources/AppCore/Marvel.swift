import Catalog
import Navigation

extension EntityTable {
  mutating func learn(_ character: MarvelCharacterSummary) -> ListItem {
    characters[character.id] = character
    characterNames[character.id] = character.name
    return .character(character.id)
  }

  mutating func learn(_ character: MarvelCharacter) {
    _ = learn(character.summary)
    for comic in character.comics where comic.hasPage { comicTitles[comic.id] = comic.name }
    characterDetails[character.id] = character
  }

  mutating func learn(_ comic: MarvelComic) {
    comicTitles[comic.id] = comic.title
    for character in comic.characters ?? []
    where character.hasPage && !characterNames.contains(character.id) {
      characterNames[character.id] = character.name
    }
    comics[comic.id] = comic
  }

  mutating func copy(_ id: ID<MarvelCharacter>, from other: EntityTable) {
    characters[id] = other.characters[id]
    characterNames[id] = other.characterNames[id]
    guard let character = other.characterDetails[id] else { return }
    characterDetails[id] = character
    for comic in character.comics { comicTitles[comic.id] = other.comicTitles[comic.id] }
  }

  mutating func copy(_ id: ID<MarvelComic>, from other: EntityTable) {
    comicTitles[id] = other.comicTitles[id]
    guard let comic = other.comics[id] else { return }
    comics[id] = comic
    for character in comic.characters ?? [] {
      characterNames[character.id] = other.characterNames[character.id]
    }
  }
}

extension ChoiceList {
  mutating func addCharacter(_ id: ID<MarvelCharacter>, _ state: AppState) {
    for comic in state.catalog.characterDetails[id]?.comics ?? [] where comic.hasPage {
      add(.comics, .comic(comic.id))
    }
  }

  mutating func addComic(_ id: ID<MarvelComic>, _ state: AppState) {
    for character in state.catalog.comics[id]?.characters ?? [] where character.hasPage {
      add(.characters, .character(character.id))
    }
  }
}
