import Catalog
import Testing

@Suite struct PokemonTests {
  @Test func `types hurt each other as in the games`() {
    #expect(PokemonType.rock.effect(on: [.fire, .flying]) == 400)
    #expect(PokemonType.water.effect(on: [.fire]) == 200)
    #expect(PokemonType.normal.effect(on: [.normal]) == 100)
    #expect(PokemonType.grass.effect(on: [.fire, .flying]) == 25)
    #expect(PokemonType.ground.effect(on: [.fire, .flying]) == 0)
    #expect(PokemonType.fighting.effect(on: [.normal, .ghost]) == 0)
    #expect(PokemonType.fairy.effect(on: [.dragon]) == 200)
    #expect(PokemonType.dragon.effect(on: [.fairy]) == 0)
    #expect(PokemonType.fire.effect(on: []) == 100)
    // 51 of the 324 pairs hurt twice as much, 61 half as much, 8 not at all.
    var counts: [Int: Int] = [:]
    for attack in PokemonType.allCases {
      for type in PokemonType.allCases { counts[attack.effect(on: [type]), default: 0] += 1 }
    }
    #expect(counts == [0: 8, 50: 61, 100: 204, 200: 51])
  }

  @Test func `names of types differ in either language`() {
    #expect(Set(PokemonType.allCases.map(\.englishName)).count == 18)
    #expect(Set(PokemonType.allCases.map(\.turkishName)).count == 18)
  }

  private func relative(_ id: ID<Pokemon>, _ parent: ID<Pokemon>?) -> PokemonRelative {
    PokemonRelative(PokemonSummary(id: id, name: "\(id)", types: []), from: parent, by: [])
  }

  @Test func `a tree shows each member once, whatever the family says`() {
    let tree = [relative(3, 2), relative(1, nil), relative(2, 1), relative(4, 1)].tree
    #expect(tree.map(\.relative.summary.id) == [1, 2, 3, 4])
    #expect(tree.map(\.branch) == [[], [false], [false, true], [true]])
    // A parent that is not there, and a circle.
    #expect([relative(5, 9)].tree.map(\.branch) == [[]])
    #expect(Set([relative(1, 2), relative(2, 1)].tree.map(\.relative.summary.id)) == [1, 2])
    #expect([PokemonRelative]().tree.isEmpty)
  }

  @Test func `words of a search are all true of what is found`() {
    let charizard = PokemonSummary(id: 6, name: "Charizard", types: [.fire, .flying])
    for text in ["", "char", "6", "#0006", "fire", "Uçan", "fire 6", "zard flying"] {
      #expect(PokedexSearch(text).finds(charizard), "\(text)")
    }
    for text in ["fir", "60", "water", "char water", "charizardo"] {
      #expect(!PokedexSearch(text).finds(charizard), "\(text)")
    }
  }
}
