import Catalog

extension GallerySource {
  /// The Pokémon that a text lets through.
  func pokedex(_ text: String) -> [ListRow] {
    let search = PokedexSearch(text)
    return GalleryFacts.pokemon.filter(search.finds).map(ListRow.pokemon)
  }

  /// A Pokémon; of most no more is known than lists say.
  func pokemon(_ id: ID<Pokemon>) -> Pokemon? {
    func summary(_ number: Int) -> PokemonSummary? {
      GalleryFacts.pokemon.first { $0.id.rawValue == number }
    }
    guard let known = summary(id.rawValue) else { return nil }
    var pokemon = GalleryFacts.pokemonPages[id] ?? Pokemon(known)
    pokemon.family =
      GalleryFacts.pokemonFamilies.first { $0.contains { $0.summary.id == id } } ?? []
    pokemon.previous = summary(id.rawValue - 1)
    pokemon.next = summary(id.rawValue + 1)
    return pokemon
  }
}
