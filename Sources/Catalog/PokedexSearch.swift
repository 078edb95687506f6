/// What is looked for in the Pokédex: words, each of which is in the name, or is the number, or is the name of a
/// type in English or Turkish.
public struct PokedexSearch: Hashable, Sendable {
  private struct Word: Hashable {
    var text: String
    var number: Int?
    var types: [PokemonType]
  }

  private let words: [Word]

  /// Reads the words of a text; of no words, all are found.
  public init(_ text: String) {
    words = text.folded.split(separator: " ").map { word in
      let isNumber = word.utf8.count < 10 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return Word(
        // As it stands in the list, zeros may come before it.
        text: String(word), number: isNumber ? Int(word) : nil,
        types: PokemonType.allCases.filter {
          $0.englishName.folded == word || $0.turkishName.folded == word
        })
    }
  }

  /// Whether nothing is looked for.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether all words are true of a Pokémon.
  public func finds(_ pokemon: PokemonSummary) -> Bool {
    let name = pokemon.name.folded
    return words.allSatisfy { word in
      word.number == pokemon.id.rawValue || word.types.contains(where: pokemon.types.contains)
        || name.holds(word.text)
    }
  }
}
