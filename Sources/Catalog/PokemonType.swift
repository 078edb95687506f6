/// A type of Pokémon and of what they attack with.
public enum PokemonType: String, CaseIterable, Hashable, Sendable {
  case normal, fighting, flying, poison, ground, rock, bug, ghost, steel
  case fire, water, grass, electric, psychic, ice, dragon, dark, fairy
}

extension PokemonType {
  /// What it is called in English.
  public var englishName: String {
    switch self {
    case .normal: "Normal"
    case .fighting: "Fighting"
    case .flying: "Flying"
    case .poison: "Poison"
    case .ground: "Ground"
    case .rock: "Rock"
    case .bug: "Bug"
    case .ghost: "Ghost"
    case .steel: "Steel"
    case .fire: "Fire"
    case .water: "Water"
    case .grass: "Grass"
    case .electric: "Electric"
    case .psychic: "Psychic"
    case .ice: "Ice"
    case .dragon: "Dragon"
    case .dark: "Dark"
    case .fairy: "Fairy"
    }
  }

  /// What it is called in Turkish.
  public var turkishName: String {
    switch self {
    case .normal: "Normal"
    case .fighting: "Dövüş"
    case .flying: "Uçan"
    case .poison: "Zehir"
    case .ground: "Toprak"
    case .rock: "Kaya"
    case .bug: "Böcek"
    case .ghost: "Hayalet"
    case .steel: "Çelik"
    case .fire: "Ateş"
    case .water: "Su"
    case .grass: "Çimen"
    case .electric: "Elektrik"
    case .psychic: "Psişik"
    case .ice: "Buz"
    case .dragon: "Ejderha"
    case .dark: "Karanlık"
    case .fairy: "Peri"
    }
  }

  /// How much of its damage an attack of this type does to a Pokémon of some types, in percent.
  public func effect(on types: [PokemonType]) -> Int {
    let matchups = matchups
    // Two types are the most there are: more would be no Pokémon, and could grow without end.
    return types.prefix(2).reduce(100) { percent, type in
      if matchups.none.contains(type) { return 0 }
      if matchups.double.contains(type) { return percent * 2 }
      return matchups.half.contains(type) ? percent / 2 : percent
    }
  }

  /// Against which types an attack does other than its usual damage.
  private struct Matchups {
    var double: [PokemonType] = []
    var half: [PokemonType] = []
    var none: [PokemonType] = []
  }

  private var matchups: Matchups {
    switch self {
    case .normal: Matchups(half: [.rock, .steel], none: [.ghost])
    case .fighting:
      Matchups(
        double: [.normal, .rock, .steel, .ice, .dark],
        half: [.flying, .poison, .bug, .psychic, .fairy],
        none: [.ghost])
    case .flying: Matchups(double: [.fighting, .bug, .grass], half: [.rock, .steel, .electric])
    case .poison:
      Matchups(
        double: [.grass, .fairy], half: [.poison, .ground, .rock, .ghost], none: [.steel])
    case .ground:
      Matchups(
        double: [.poison, .rock, .steel, .fire, .electric], half: [.bug, .grass], none: [.flying])
    case .rock: Matchups(double: [.flying, .bug, .fire, .ice], half: [.fighting, .ground, .steel])
    case .bug:
      Matchups(
        double: [.grass, .psychic, .dark],
        half: [.fighting, .flying, .poison, .ghost, .steel, .fire, .fairy])
    case .ghost: Matchups(double: [.ghost, .psychic], half: [.dark], none: [.normal])
    case .steel: Matchups(double: [.rock, .ice, .fairy], half: [.steel, .fire, .water, .electric])
    case .fire:
      Matchups(
        double: [.bug, .steel, .grass, .ice], half: [.rock, .fire, .water, .dragon])
    case .water: Matchups(double: [.ground, .rock, .fire], half: [.water, .grass, .dragon])
    case .grass:
      Matchups(
        double: [.ground, .rock, .water],
        half: [.flying, .poison, .bug, .steel, .fire, .grass, .dragon])
    case .electric:
      Matchups(
        double: [.flying, .water], half: [.grass, .electric, .dragon], none: [.ground])
    case .psychic: Matchups(double: [.fighting, .poison], half: [.steel, .psychic], none: [.dark])
    case .ice:
      Matchups(
        double: [.flying, .ground, .grass, .dragon], half: [.steel, .fire, .water, .ice])
    case .dragon: Matchups(double: [.dragon], half: [.steel], none: [.fairy])
    case .dark: Matchups(double: [.ghost, .psychic], half: [.fighting, .dark, .fairy])
    case .fairy: Matchups(double: [.fighting, .dragon, .dark], half: [.poison, .steel, .fire])
    }
  }
}
