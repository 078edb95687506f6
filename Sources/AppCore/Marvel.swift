import Catalog
import Navigation

extension Frame {
  /// Whether a filter asks the source anew and does not look through what is loaded.
  ///
  /// A list of names is searched as a whole: who looks for one does not know on which page it stands.
  public var filtersAtSource: Bool {
    if case .marvel = route { true } else { false }
  }

  /// The list it shows, narrowed by the source where the filter asks it.
  public var list: ListKey? {
    guard filtersAtSource, !filter.isEmpty else { return route.list }
    return .characters(startingWith: filter.folded)
  }

  /// All that it loads when nothing is known, the main thing first.
  public var requests: [Request] {
    guard filtersAtSource, let list else { return route.requests }
    return [.list(list, page: 1)]
  }

  /// What of the requests the page cannot do without.
  public var neededRequests: [Request] {
    filtersAtSource ? requests : route.neededRequests
  }
}

extension AppState {
  /// Asks the source for what begins with a text; of no letters, for all.
  mutating func ask(for text: String) -> [Effect] {
    let text = LineText.unquoted(text) ?? text
    tabs[tab]?.stack.top.filter = text.folded.isEmpty ? "" : text
    tabs[tab]?.stack.top.firstLine = 0
    return settle(isNewVisit: true)
  }
}

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
