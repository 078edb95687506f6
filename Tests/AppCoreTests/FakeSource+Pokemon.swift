import Catalog

extension FakeSource {
  static func pokemonSummary(_ id: ID<Pokemon>) -> PokemonSummary {
    PokemonSummary(id: id, name: "Pokemon \(id)", types: [.fire, .flying], total: 300)
  }

  /// A Pokémon that evolves into the two after it; the ends are 1 and 900.
  static func pokemon(_ id: ID<Pokemon>) -> Pokemon {
    var pokemon = Pokemon(pokemonSummary(id))
    let number = id.rawValue
    let first = (number - 1) / 3 * 3 + 1
    pokemon.family = (first..<first + 3).map {
      PokemonRelative(
        pokemonSummary(ID($0)), from: $0 == first ? nil : ID($0 - 1),
        by: $0 == first ? [] : [EvolutionWay(.levelUp)])
    }
    pokemon.previous = number > 1 ? pokemonSummary(ID(number - 1)) : nil
    pokemon.next = number < 900 ? pokemonSummary(ID(number + 1)) : nil
    return pokemon
  }
}
