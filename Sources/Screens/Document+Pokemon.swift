import AppCore
import Catalog

/// Pokémon in the words of PokéAPI.
extension JSONValue {
  /// What a list says of a Pokémon.
  static func summary(_ pokemon: PokemonSummary) -> JSONValue {
    [
      "id": .int(pokemon.id.rawValue),
      "name": .string(pokemon.name),
      "types": .list(pokemon.types) { .string($0.rawValue) },
      "base_stat_total": .number(pokemon.total),
    ]
  }

  /// Everything a Pokémon's page shows; before it is loaded what lists said, all else null.
  static func pokemon(_ id: ID<Pokemon>, in catalog: EntityTable) -> JSONValue {
    let details = catalog.pokemonDetails[id]
    guard let summary = details?.summary ?? catalog.pokemon[id] else { return .null }
    let facts: JSONValue = [
      "generation": .number(details?.generation),
      "height": .number(details?.height),
      "weight": .number(details?.weight),
      "stats": .known(details.flatMap { $0.stats.isEmpty ? nil : $0.stats }, stats),
      "abilities": .known(details) { pokemon in
        .array(
          pokemon.abilities.map { ability($0, isHidden: false) }
            + (pokemon.hiddenAbility.map { [ability($0, isHidden: true)] } ?? []))
      },
      "is_legendary": .known(details) { .bool($0.ranks.contains(.legendary)) },
      "is_mythical": .known(details) { .bool($0.ranks.contains(.mythical)) },
      "is_baby": .known(details) { .bool($0.ranks.contains(.baby)) },
      "capture_rate": .number(details?.captureRate),
      "base_happiness": .number(details?.baseHappiness),
      "base_experience": .number(details?.baseExperience),
      "gender_rate": .number(details?.gender.map(genderRate)),
      "growth_rate": .text(details?.growth?.rawValue),
      "egg_groups": .known(details) { .list($0.eggGroups) { .string($0.rawValue) } },
      "color": .text(details?.color?.rawValue),
      "habitat": .text(details?.habitat?.rawValue),
      "form": .text(details?.form),
      "effort": .known(details) { stats($0.effort) },
      "damage_from": .known(details) { damage(to: $0.summary.types) },
      "evolution_chain": .known(details) { .list($0.family.tree) { relative($0.relative) } },
      "previous": .known(details?.previous, JSONValue.summary),
      "next": .known(details?.next, JSONValue.summary),
    ]
    return JSONValue.summary(summary).adding(facts)
  }

  private static func ability(_ name: String, isHidden: Bool) -> JSONValue {
    ["name": .string(name), "is_hidden": .bool(isHidden)]
  }

  private static func stats(_ stats: [BaseStat]) -> JSONValue {
    .object(stats.map { Member(key: $0.kind.rawValue, value: .int($0.value)) })
  }

  /// Eighths that are female, -1 of what has no gender: as PokéAPI has it.
  private static func genderRate(_ gender: Pokemon.Gender) -> Int {
    switch gender {
    case .genderless: -1
    case .female(let eighths): eighths
    }
  }

  /// How much of their damage attacks do, in percent, by type.
  private static func damage(to types: [PokemonType]) -> JSONValue {
    .object(
      PokemonType.allCases.map {
        Member(key: $0.rawValue, value: .int($0.effect(on: types)))
      })
  }

  private static func relative(_ relative: PokemonRelative) -> JSONValue {
    JSONValue.summary(relative.summary).adding([
      "evolves_from": .number(relative.parent?.rawValue),
      "evolution_details": .list(relative.ways, way),
    ])
  }

  private static func way(_ way: EvolutionWay) -> JSONValue {
    [
      "trigger": .string(way.trigger.rawValue),
      "min_level": .number(way.level),
      "min_happiness": .number(way.happiness),
      "min_affection": .number(way.affection),
      "min_beauty": .number(way.beauty),
      "item": .text(way.item),
      "held_item": .text(way.heldItem),
      "known_move": .text(way.move),
      "known_move_type": .text(way.moveType?.rawValue),
      "location": .text(way.location),
      "time_of_day": .text(way.time?.rawValue),
      "gender": .text(way.gender?.rawValue),
      "party_species": .text(way.companion),
      "trade_species": .text(way.tradedFor),
      "relative_physical_stats": .text(way.balance?.rawValue),
      "needs_overworld_rain": .bool(way.needsRain),
      "turn_upside_down": .bool(way.isUpsideDown),
    ]
  }
}
