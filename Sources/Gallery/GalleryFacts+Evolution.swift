import Catalog

extension GalleryFacts {
  /// Families of Pokémon: each with what it evolves from, and how.
  static let pokemonFamilies: [[PokemonRelative]] = [
    [
      relative(1),
      relative(2, from: 1, by: [way(.levelUp) { $0.level = 16 }]),
      relative(3, from: 2, by: [way(.levelUp) { $0.level = 32 }]),
    ],
    [
      relative(4),
      relative(5, from: 4, by: [way(.levelUp) { $0.level = 16 }]),
      relative(6, from: 5, by: [way(.levelUp) { $0.level = 36 }]),
    ],
    [
      relative(25, from: 172, by: [way(.levelUp) { $0.happiness = 220 }]),
      relative(26, from: 25, by: [way(.useItem) { $0.item = "Thunder Stone" }]),
      relative(172),
    ],
    [
      relative(133),
      relative(134, from: 133, by: [way(.useItem) { $0.item = "Water Stone" }]),
      relative(135, from: 133, by: [way(.useItem) { $0.item = "Thunder Stone" }]),
      relative(136, from: 133, by: [way(.useItem) { $0.item = "Fire Stone" }]),
      relative(
        196, from: 133,
        by: [
          way(.levelUp) {
            $0.happiness = 160
            $0.time = .day
          }
        ]),
      relative(
        197, from: 133,
        by: [
          way(.levelUp) {
            $0.happiness = 160
            $0.time = .night
          }
        ]),
      relative(
        470, from: 133,
        by: [
          way(.useItem) { $0.item = "Leaf Stone" },
          way(.levelUp) { $0.location = "Eterna Forest" },
          way(.levelUp) { $0.location = "Pinwheel Forest" },
          way(.levelUp) { $0.location = "Kalos Route 20" },
        ]),
      relative(
        471, from: 133,
        by: [
          way(.useItem) { $0.item = "Ice Stone" },
          way(.levelUp) { $0.location = "Sinnoh Route 217" },
          way(.levelUp) { $0.location = "Twist Mountain" },
          way(.levelUp) { $0.location = "Frost Cavern" },
        ]),
      relative(
        700, from: 133,
        by: [
          way(.levelUp) {
            $0.happiness = 160
            $0.moveType = .fairy
          },
          way(.levelUp) {
            $0.affection = 2
            $0.moveType = .fairy
          },
        ]),
    ],
    [
      relative(
        106, from: 236,
        by: [
          way(.levelUp) {
            $0.level = 20
            $0.balance = .attack
          }
        ]),
      relative(
        107, from: 236,
        by: [
          way(.levelUp) {
            $0.level = 20
            $0.balance = .defense
          }
        ]),
      relative(236),
      relative(
        237, from: 236,
        by: [
          way(.levelUp) {
            $0.level = 20
            $0.balance = .equal
          }
        ]),
    ],
    [
      relative(150)
    ],
    [
      relative(1_025)
    ],
  ]

  private static func relative(
    _ id: ID<Pokemon>, from parent: ID<Pokemon>? = nil, by ways: [EvolutionWay] = []
  ) -> PokemonRelative {
    let summary = pokemon.first { $0.id == id }
    return PokemonRelative(
      summary ?? PokemonSummary(id: id, name: "", types: []), from: parent, by: ways)
  }

  private static func way(
    _ trigger: EvolutionWay.Trigger, _ fill: (inout EvolutionWay) -> Void = { _ in }
  ) -> EvolutionWay {
    var way = EvolutionWay(trigger)
    fill(&way)
    return way
  }
}
