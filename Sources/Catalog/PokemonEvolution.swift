/// One of those that evolve from each other.
public struct PokemonRelative: Hashable, Sendable {
  /// Which one.
  public var summary: PokemonSummary
  /// What it evolves from; nil of the first.
  public var parent: ID<Pokemon>?
  /// What makes its parent evolve into it, any one of them; empty where that is not recorded.
  public var ways: [EvolutionWay]

  /// Makes a relative.
  public init(_ summary: PokemonSummary, from parent: ID<Pokemon>?, by ways: [EvolutionWay]) {
    self.summary = summary
    self.parent = parent
    self.ways = ways
  }
}

/// What makes a Pokémon evolve: something happens, while all else that is said is so.
public struct EvolutionWay: Hashable, Sendable {
  /// What happens.
  public enum Trigger: String, CaseIterable, Hashable, Sendable {
    case levelUp = "level-up"
    case trade
    case useItem = "use-item"
    case useMove = "use-move"
    case shed, spin
    case towerOfDarkness = "tower-of-darkness"
    case towerOfWaters = "tower-of-waters"
    case criticalHits = "three-critical-hits"
    case takeDamage = "take-damage"
    case agileStyleMove = "agile-style-move"
    case strongStyleMove = "strong-style-move"
    case recoilDamage = "recoil-damage"
    case defeatedBisharp = "three-defeated-bisharp"
    case gimmighoulCoins = "gimmighoul-coins"
    case other
  }

  /// When it has to happen.
  public enum Time: String, CaseIterable, Hashable, Sendable {
    case day, night, dusk
    case fullMoon = "full-moon"
  }

  /// A gender that it has to be of.
  public enum Gender: String, CaseIterable, Hashable, Sendable {
    case female, male
  }

  /// How its attack has to compare with its defense.
  public enum Balance: String, CaseIterable, Hashable, Sendable {
    /// The attack is higher.
    case attack
    /// The defense is higher.
    case defense
    /// They are the same.
    case equal
  }

  /// What happens.
  public var trigger: Trigger
  /// The level it has to reach.
  public var level: Int?
  /// The least happiness.
  public var happiness: Int?
  /// The least affection.
  public var affection: Int?
  /// The least beauty.
  public var beauty: Int?
  /// What is used on it.
  public var item: String?
  /// What it holds.
  public var heldItem: String?
  /// What it knows or uses.
  public var move: String?
  /// The type of something that it knows.
  public var moveType: PokemonType?
  /// Where it is.
  public var location: String?
  /// When it happens.
  public var time: Time?
  /// The gender it is of.
  public var gender: Gender?
  /// Who is with it.
  public var companion: String?
  /// What it is traded for.
  public var tradedFor: String?
  /// How its attack compares with its defense.
  public var balance: Balance?
  /// Whether it has to rain.
  public var needsRain = false
  /// Whether the console is held upside down.
  public var isUpsideDown = false

  /// Makes a way on which nothing else is asked for.
  public init(_ trigger: Trigger) {
    self.trigger = trigger
  }
}

/// A row of a family that is drawn as a tree.
public struct FamilyRow: Hashable, Sendable {
  /// Who stands in it.
  public var relative: PokemonRelative
  /// Of each of its ancestors but the first, and then of itself, whether no sibling follows; empty of the
  /// first.
  public var branch: [Bool]
}

extension [PokemonRelative] {
  /// The family from its first on, each followed by all that comes of it; each stands there once.
  public var tree: [FamilyRow] {
    var rows: [FamilyRow] = []
    var left = self
    // Taken out before its own are looked for: a circle, which no family has, ends.
    func add(_ relative: PokemonRelative, _ branch: [Bool]) {
      rows.append(FamilyRow(relative: relative, branch: branch))
      let children = left.filter { $0.parent == relative.summary.id }
      left.removeAll { $0.parent == relative.summary.id }
      for (index, child) in children.enumerated() {
        add(child, branch + [index == children.count - 1])
      }
    }
    let known = Set(map(\.summary.id))
    while let root = left.firstIndex(where: { relative in
      relative.parent.map { !known.contains($0) } ?? true
    }) ?? left.indices.first {
      add(left.remove(at: root), [])
    }
    return rows
  }
}
