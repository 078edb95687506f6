import Catalog

/// The Pokédex: one species a line, in the order of their numbers.
extension BuiltInCatalogue {
  /// The lines of the species that a text lets through, all of them for none.
  func species(matching text: String) -> [Bytes] {
    var lines: [Bytes] = []
    lines.reserveCapacity(1100)
    CatalogueFile.pokedex.forEachLine { lines.append($0) }
    let search = PokedexSearch(text)
    return search.isEmpty ? lines : lines.filter { pokemonSummary($0).map(search.finds) ?? false }
  }

  /// What lists say of the species in a line.
  func pokemonSummary(_ line: Bytes) -> PokemonSummary? {
    let row = JSONObject(line, through: "stats")
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    return PokemonSummary(
      id: ID(id), name: name, types: row.strings("types").compactMap(PokemonType.init),
      total: stats(row)?.reduce(0) { $0 + $1.value })
  }

  private func pokemonSummary(_ id: Int) -> PokemonSummary? {
    CatalogueFile.pokedex.line(id).flatMap(pokemonSummary)
  }

  /// A species with all that evolves from it, or it from.
  func pokemon(_ id: ID<Pokemon>) -> Pokemon? {
    guard let line = CatalogueFile.pokedex.line(id.rawValue), let summary = pokemonSummary(line)
    else { return nil }
    let row = JSONObject(line)
    var pokemon = Pokemon(summary)
    pokemon.generation = row.int("generation")
    pokemon.height = row.int("height")
    pokemon.weight = row.int("weight")
    pokemon.stats = stats(row) ?? []
    pokemon.abilities = row.strings("abilities")
    pokemon.hiddenAbility = row.string("hidden_ability")
    pokemon.ranks = ranks(row)
    pokemon.captureRate = row.int("capture_rate")
    pokemon.baseHappiness = row.int("base_happiness")
    pokemon.baseExperience = row.int("base_experience")
    if row["genderless"]?.bool == true {
      pokemon.gender = .genderless
    } else if let eighths = row.int("gender_rate"), (0...8).contains(eighths) {
      pokemon.gender = .female(eighths: eighths)
    }
    pokemon.growth = row.string("growth_rate").flatMap(Pokemon.GrowthRate.init)
    pokemon.eggGroups = row.strings("egg_groups").compactMap(Pokemon.EggGroup.init)
    pokemon.color = row.string("color").flatMap(Pokemon.Color.init)
    pokemon.habitat = row.string("habitat").flatMap(Pokemon.Habitat.init)
    pokemon.effort = (row["effort"].map { JSONObject($0.bytes).pairs } ?? []).compactMap { pair in
      guard let kind = BaseStat.Kind(rawValue: pair.key), let value = pair.value.int else {
        return nil
      }
      return BaseStat(kind, value)
    }
    pokemon.form = row.string("form")
    pokemon.family = row.int("chain").map(family) ?? []
    pokemon.previous = pokemonSummary(id.rawValue - 1)
    pokemon.next = pokemonSummary(id.rawValue + 1)
    return pokemon
  }

  private func stats(_ row: JSONObject) -> [BaseStat]? {
    let values = row.ints("stats")
    guard values.count == BaseStat.Kind.allCases.count else { return nil }
    return zip(BaseStat.Kind.allCases, values).map { BaseStat($0, min($1, BaseStat.greatest)) }
  }

  private func ranks(_ row: JSONObject) -> [Pokemon.Rank] {
    let flags: [(StaticString, Pokemon.Rank)] = [
      ("legendary", .legendary), ("mythical", .mythical), ("baby", .baby),
    ]
    return flags.compactMap { row[$0]?.bool == true ? $1 : nil }
  }

  /// All species of an evolution chain in the order of their numbers.
  private func family(_ chain: Int) -> [PokemonRelative] {
    var members: [PokemonRelative] = []
    for line in lines(ofChain: chain) {
      let row = JSONObject(line, through: "generation")
      guard row.int("chain") == chain, let summary = pokemonSummary(line) else { continue }
      members.append(
        PokemonRelative(
          summary, from: row.int("evolves_from").map { ID($0) },
          by: row.objects("evolution").compactMap(way)))
    }
    return members
  }

  /// The lines that name a chain: found by their bytes, which is much sooner done than reading them all.
  private func lines(ofChain chain: Int) -> [Bytes] {
    let file = CatalogueFile.pokedex
    let needle = Array("\"chain\":\(chain),".utf8)
    return needle.withUnsafeBufferPointer { needle in
      guard let start = needle.baseAddress else { return [] }
      let wanted = Bytes(start: start, count: needle.count)
      var lines: [Bytes] = []
      var place = 0
      while let found = file.bytes.firstIndex(of: wanted, from: place) {
        lines.append(file.line(around: found))
        place = found + needle.count
      }
      return lines
    }
  }

  private func way(_ row: JSONObject) -> EvolutionWay? {
    guard let trigger = row.string("trigger").flatMap(EvolutionWay.Trigger.init) else {
      return nil
    }
    var way = EvolutionWay(trigger)
    way.level = row.int("min_level")
    way.happiness = row.int("min_happiness")
    way.affection = row.int("min_affection")
    way.beauty = row.int("min_beauty")
    way.item = row.string("item")
    way.heldItem = row.string("held_item")
    way.move = row.string("known_move")
    way.moveType = row.string("known_move_type").flatMap(PokemonType.init)
    way.location = row.string("location")
    way.time = row.string("time_of_day").flatMap(EvolutionWay.Time.init)
    way.gender = row.string("gender").flatMap(EvolutionWay.Gender.init)
    way.companion = row.int("party_species").flatMap { pokemonSummary($0)?.name }
    way.tradedFor = row.int("trade_species").flatMap { pokemonSummary($0)?.name }
    way.balance = row.string("relative_physical_stats").flatMap(EvolutionWay.Balance.init)
    way.needsRain = row["needs_rain"]?.bool == true
    way.isUpsideDown = row["turn_upside_down"]?.bool == true
    return way
  }
}
