import Catalog
import Testing

@testable import Providers

@Suite("The built-in Pokédex") struct BuiltInPokedexTests {
  private let answers = Answers()

  private func pokemon(_ id: ID<Pokemon>) throws -> Pokemon {
    guard
      case .pokemon(let pokemon) = try answers.catalogue.answer(
        .pokemon(id), locale: answers.locale)
    else { throw Failure.malformed("not a Pokémon") }
    return pokemon
  }

  private func names(_ text: String) throws -> [String] {
    try answers.all(.pokedex(matching: text)).map(\.name)
  }

  // MARK: - The file

  @Test func `each number from 1 on has a line whose facts are read whole`() throws {
    let rows = IndexBuilder.rows(.pokedex)
    #expect(rows.count == 1025)
    for (index, row) in rows.enumerated() {
      let id = row.int("id") ?? 0
      #expect(id == index + 1)
      let pokemon = try pokemon(ID(id))
      #expect(pokemon.summary.name == row.string("name"))
      #expect((1...2).contains(pokemon.summary.types.count))
      #expect(pokemon.summary.types.count == row.strings("types").count, "\(id)")
      #expect(pokemon.stats.count == 6 && pokemon.stats.allSatisfy { (1...255).contains($0.value) })
      #expect((175...720).contains(pokemon.summary.total ?? 0), "\(id)")
      #expect(!pokemon.abilities.isEmpty && pokemon.generation.map((1...9).contains) == true)
      #expect(pokemon.height != nil && pokemon.weight != nil && pokemon.gender != nil, "\(id)")
      #expect(pokemon.growth != nil && pokemon.color != nil, "\(id)")
      #expect(pokemon.eggGroups.count == row.strings("egg_groups").count, "\(id)")
      #expect((row["habitat"] == nil) == (pokemon.habitat == nil), "\(id)")
      #expect(pokemon.effort.count == (row["effort"].map { JSONObject($0.bytes).pairs.count } ?? 0))
    }
  }

  @Test func `what is read first stands first, and no key is unknown`() {
    let first = ["id", "name", "types", "stats", "chain"]
    let keys: Set = [
      "id", "name", "types", "stats", "chain", "evolves_from", "evolution", "legendary",
      "mythical", "baby", "generation", "height", "weight", "abilities", "hidden_ability",
      "capture_rate", "base_happiness", "base_experience", "gender_rate", "genderless",
      "growth_rate", "egg_groups", "color", "habitat", "effort", "form",
    ]
    for row in IndexBuilder.rows(.pokedex) {
      let names = row.pairs.map(\.key)
      #expect(Array(names.prefix(first.count)) == first)
      #expect(keys.isSuperset(of: names), "\(keys.symmetricDifference(names))")
    }
  }

  @Test func `a family holds together, and every way of evolving is read`() throws {
    var evolved = 0
    for row in IndexBuilder.rows(.pokedex) {
      let id = ID<Pokemon>(row.int("id") ?? 0)
      let family = try pokemon(id).family
      let ids = Set(family.map(\.summary.id))
      #expect(ids.count == family.count && ids.contains(id), "\(id)")
      #expect(family.tree.count == family.count, "\(id)")
      // Phione hatches from Manaphy's egg: neither evolves into the other.
      let firsts = row.int("chain") == 250 ? 2 : 1
      #expect(family.count { $0.parent == nil } == firsts, "\(id)")
      let own = try #require(family.first { $0.summary.id == id })
      #expect(own.parent?.rawValue == row.int("evolves_from"), "\(id)")
      if let parent = own.parent { #expect(ids.contains(parent), "\(id)") }
      let ways = row.objects("evolution")
      #expect(own.ways.count == ways.count, "\(id)")
      for (way, row) in zip(own.ways, ways) {
        // Each key of a way says something that is understood.
        let said = [
          way.level != nil, way.happiness != nil, way.affection != nil, way.beauty != nil,
          way.item != nil, way.heldItem != nil, way.move != nil, way.moveType != nil,
          way.location != nil, way.time != nil, way.gender != nil, way.companion != nil,
          way.tradedFor != nil, way.balance != nil, way.needsRain, way.isUpsideDown,
        ]
        #expect(said.count { $0 } + 1 == row.pairs.count, "\(id)")
      }
      if !ways.isEmpty { evolved += 1 }
    }
    #expect(evolved == 483)
  }

  // MARK: - Answers

  @Test func `pages of twenty stand in the order of the numbers`() throws {
    let first = try answers.page(.pokedex(matching: ""))
    #expect(first.totalResults == 1025 && first.totalPages == 52)
    #expect(first.elements.prefix(3).map(\.name) == ["Bulbasaur", "Ivysaur", "Venusaur"])
    let last = try answers.page(.pokedex(matching: ""), 52)
    #expect(last.elements.count == 5 && last.elements.last?.name == "Pecharunt")
    #expect(try answers.page(.pokedex(matching: ""), 53).elements.isEmpty)
    #expect(try names("").count == 1025)
  }

  @Test func `a text is looked for in names, numbers and types of all of them`() throws {
    #expect(try names("char").prefix(3) == ["Charmander", "Charmeleon", "Charizard"])
    #expect(try names("25") == ["Pikachu"])
    #expect(try names("#1025") == ["Pecharunt"])
    #expect(try names("0150") == ["Mewtwo"])
    #expect(try names("fire").count == 81)
    #expect(try names("ATEŞ").count == 81)
    #expect(try names("fire flying").contains("Charizard"))
    #expect(try names("flabebe") == ["Flabébé"])
    #expect(try names("nidoran") == ["Nidoran♀", "Nidoran♂"])
    #expect(try names("farfetchd") == ["Farfetch’d"])
    #expect(try names("agumon").isEmpty)
    #expect(try answers.page(.pokedex(matching: "agumon")).totalResults == 0)
  }

  @Test func `a page says what the games say`() throws {
    let pikachu = try pokemon(25)
    #expect(pikachu.summary.types == [.electric])
    #expect(pikachu.stats.map(\.value) == [35, 55, 40, 50, 50, 90])
    #expect(pikachu.summary.total == 320)
    #expect(pikachu.height == 4 && pikachu.weight == 60)
    #expect(pikachu.abilities == ["Static"] && pikachu.hiddenAbility == "Lightning Rod")
    #expect(pikachu.family.tree.map(\.relative.summary.name) == ["Pichu", "Pikachu", "Raichu"])
    #expect(pikachu.previous?.name == "Arbok" && pikachu.next?.name == "Raichu")
    #expect(try pokemon(150).ranks == [.legendary])
    #expect(try pokemon(150).gender == .genderless)
    #expect(try pokemon(1).previous == nil && pokemon(1025).next == nil)
    #expect(try pokemon(133).family.tree.map(\.branch.count) == [0] + Array(repeating: 1, count: 8))
  }

  @Test func `numbers that are not there are not found`() {
    for id in [0, 1026, 99_999, Int(Int32.max)] {
      #expect(answers.failure(.pokemon(ID(id))) == .notFound)
    }
  }
}
