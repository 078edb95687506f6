import Catalog
import Navigation

extension Route {
  /// Whether it is of Pokémon or of Marvel's comics, of which TMDB knows nothing.
  var isBesidesTMDB: Bool {
    switch screen {
    case .pokedex, .pokemon, .marvel, .character, .comic: true
    case .feed, .discover, .profile, .movie, .tvShow, .season, .episode, .person, .collection,
      .people, .movieList, .showList, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .similar, .recommended, .videos, .watch, .images:
      false
    }
  }
}

extension AppState {
  /// The Pokémon next to one by its number.
  func pokemon(beside id: ID<Pokemon>, _ offset: Int) -> Sibling {
    guard let details = catalog.pokemonDetails[id] else { return .needs(.pokemon(id)) }
    return (offset < 0 ? details.previous : details.next).map { .found(.pokemon($0.id)) } ?? .none
  }
}

extension ChoiceList {
  /// The family of a Pokémon, itself left out.
  mutating func addPokemon(_ id: ID<Pokemon>, _ state: AppState) {
    for row in state.catalog.pokemonDetails[id]?.family.tree ?? []
    where row.relative.summary.id != id {
      add(.evolution, .pokemon(row.relative.summary.id))
    }
  }
}

extension EntityTable {
  /// Takes in a Pokémon with those its page names.
  mutating func learn(_ details: Pokemon) {
    for member in details.family { pokemon[member.summary.id] = member.summary }
    for neighbor in [details.previous, details.next].compactMap(\.self) {
      pokemon[neighbor.id] = neighbor
    }
    pokemon[details.id] = details.summary
    pokemonDetails[details.id] = details
  }

  /// Takes over from another table what is known of a Pokémon.
  mutating func copyPokemon(_ id: ID<Pokemon>, from other: EntityTable) {
    pokemon[id] = other.pokemon[id]
    if let details = other.pokemonDetails[id] { learn(details) }
  }
}

extension Completer {
  /// The types and the names of loaded Pokémon that the last word of a filter may become.
  func pokedexWords(from start: String.Index) -> Offer {
    let scalars = text.unicodeScalars
    let last = scalars[start...].lastIndex(where: \.isBlank).map { scalars.index(after: $0) }
    let begin = last ?? start
    let word = text[begin...].folded
    let isTurkish = state.locale.languageCode == "tr"
    let types = PokemonType.allCases.map { isTurkish ? $0.turkishName : $0.englishName }
    var names = types.filter { $0.folded.hasPrefix(word) }.map { $0.lowercased() }
    if !word.isEmpty {
      names += (state.shownRows?.items ?? []).compactMap { item in
        guard case .pokemon(let id) = item, let name = state.catalog.pokemon[id]?.name,
          name.hasFoldedPrefix(word)
        else { return nil }
        return name
      }
    }
    return Offer(start: begin, candidates: names.map { candidate($0, .rowHint($0)) })
  }
}
