/// What lists say of a Pokémon.
public struct PokemonSummary: Hashable, Sendable {
  /// Its number in the National Pokédex.
  public var id: ID<Pokemon>
  /// Its name.
  public var name: String
  /// Its types, one or two, the first one first.
  public var types: [PokemonType]
  /// Its base stats together; nil where they are not known.
  public var total: Int?

  /// The most that base stats come to, those of passing forms included.
  public static let greatestTotal = 780

  /// Makes a summary.
  public init(id: ID<Pokemon>, name: String, types: [PokemonType], total: Int? = nil) {
    self.id = id
    self.name = name
    self.types = types
    self.total = total
  }
}

/// A Pokémon: everything its page shows, as the newest games have it.
public struct Pokemon: Hashable, Sendable {
  /// How rare it is meant to be, or how young.
  public enum Rank: String, CaseIterable, Hashable, Sendable {
    case legendary, mythical, baby
  }

  /// Which of the two it can be.
  public enum Gender: Hashable, Sendable {
    case genderless
    /// How many of eight are female.
    case female(eighths: Int)
  }

  /// What lists say of it.
  public var summary: PokemonSummary
  /// The generation of games that brought it.
  public var generation: Int?
  /// The height in decimeters.
  public var height: Int?
  /// The weight in tenths of a kilogram.
  public var weight: Int?
  /// The base stats in the order of the games; empty where they are not known.
  public var stats: [BaseStat] = []
  /// The abilities it may have.
  public var abilities: [String] = []
  /// The ability that only few have.
  public var hiddenAbility: String?
  /// What it is besides an ordinary Pokémon.
  public var ranks: [Rank] = []
  /// How easily it is caught, up to 255.
  public var captureRate: Int?
  /// How happy it is at first, up to 255.
  public var baseHappiness: Int?
  /// What is learned from one that is beaten.
  public var baseExperience: Int?
  /// Which genders there are.
  public var gender: Gender?
  /// How it grows.
  public var growth: GrowthRate?
  /// With what it has eggs.
  public var eggGroups: [EggGroup] = []
  /// The color it is looked up by.
  public var color: Color?
  /// Where it lives; only the first generations say so.
  public var habitat: Habitat?
  /// What stats of another one grow by that beats it.
  public var effort: [BaseStat] = []
  /// Of which of its forms the facts are, where it has several.
  public var form: String?
  /// All it evolves from and into, itself among them, parents before children.
  public var family: [PokemonRelative] = []
  /// The one with the number before.
  public var previous: PokemonSummary?
  /// The one with the number after.
  public var next: PokemonSummary?

  /// Makes a Pokémon of which nothing else is known.
  public init(_ summary: PokemonSummary) {
    self.summary = summary
  }

  /// Its number in the National Pokédex.
  public var id: ID<Pokemon> { summary.id }
}

/// What a Pokémon is good at, as a number.
public struct BaseStat: Hashable, Sendable {
  /// What is measured.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case hp, attack, defense
    case specialAttack = "special_attack"
    case specialDefense = "special_defense"
    case speed
  }

  /// The greatest there can be.
  public static let greatest = 255

  /// What is measured.
  public var kind: Kind
  /// How much it is.
  public var value: Int

  /// Makes a stat.
  public init(_ kind: Kind, _ value: Int) {
    self.kind = kind
    self.value = value
  }
}

extension Pokemon {
  /// How fast it grows.
  public enum GrowthRate: String, CaseIterable, Hashable, Sendable {
    case slow, medium, fast
    case mediumSlow = "medium-slow"
    case slowThenVeryFast = "slow-then-very-fast"
    case fastThenVerySlow = "fast-then-very-slow"
  }

  /// Pokémon that can have eggs together, under the names that PokéAPI gives them.
  public enum EggGroup: String, CaseIterable, Hashable, Sendable {
    case monster, bug, flying, fairy, mineral, dragon, ditto
    case water1, water2, water3
    case field = "ground"
    case grass = "plant"
    case humanLike = "humanshape"
    case amorphous = "indeterminate"
    case undiscovered = "no-eggs"
  }

  /// A color to look Pokémon up by.
  public enum Color: String, CaseIterable, Hashable, Sendable {
    case black, blue, brown, gray, green, pink, purple, red, white, yellow
  }

  /// Where Pokémon live.
  public enum Habitat: String, CaseIterable, Hashable, Sendable {
    case cave, forest, grassland, mountain, rare, sea, urban
    case roughTerrain = "rough-terrain"
    case watersEdge = "waters-edge"
  }
}
