import Catalog

extension GalleryFacts {
  /// Pokémon of which more is known than lists say.
  static let pokemonPages: [ID<Pokemon>: Pokemon] = {
    var pages: [ID<Pokemon>: Pokemon] = [:]
    page(6, in: &pages) {
      $0.generation = 1
      $0.height = 17
      $0.weight = 905
      $0.stats = stats(78, 84, 78, 109, 85, 100)
      $0.abilities = ["Blaze"]
      $0.hiddenAbility = "Solar Power"
      $0.captureRate = 45
      $0.baseHappiness = 70
      $0.baseExperience = 240
      $0.gender = .female(eighths: 1)
      $0.growth = .mediumSlow
      $0.eggGroups = [.monster, .dragon]
      $0.color = .red
      $0.habitat = .mountain
    }
    page(25, in: &pages) {
      $0.generation = 1
      $0.height = 4
      $0.weight = 60
      $0.stats = stats(35, 55, 40, 50, 50, 90)
      $0.abilities = ["Static"]
      $0.hiddenAbility = "Lightning Rod"
      $0.captureRate = 190
      $0.baseHappiness = 70
      $0.baseExperience = 112
      $0.gender = .female(eighths: 4)
      $0.growth = .medium
      $0.eggGroups = [.field, .fairy]
      $0.color = .yellow
      $0.habitat = .forest
    }
    page(133, in: &pages) {
      $0.generation = 1
      $0.height = 3
      $0.weight = 65
      $0.stats = stats(55, 55, 50, 45, 65, 55)
      $0.abilities = ["Run Away", "Adaptability"]
      $0.hiddenAbility = "Anticipation"
      $0.captureRate = 45
      $0.baseHappiness = 70
      $0.baseExperience = 65
      $0.gender = .female(eighths: 1)
      $0.growth = .medium
      $0.eggGroups = [.field]
      $0.color = .brown
      $0.habitat = .urban
    }
    page(150, in: &pages) {
      $0.generation = 1
      $0.height = 20
      $0.weight = 1_220
      $0.stats = stats(106, 110, 90, 154, 90, 130)
      $0.abilities = ["Pressure"]
      $0.hiddenAbility = "Unnerve"
      $0.ranks = [.legendary]
      $0.captureRate = 3
      $0.baseHappiness = 0
      $0.baseExperience = 306
      $0.gender = .genderless
      $0.growth = .slow
      $0.eggGroups = [.undiscovered]
      $0.color = .purple
      $0.habitat = .rare
    }
    page(172, in: &pages) {
      $0.generation = 2
      $0.height = 3
      $0.weight = 20
      $0.stats = stats(20, 40, 15, 35, 35, 60)
      $0.abilities = ["Static"]
      $0.hiddenAbility = "Lightning Rod"
      $0.ranks = [.baby]
      $0.captureRate = 190
      $0.baseHappiness = 70
      $0.baseExperience = 41
      $0.gender = .female(eighths: 4)
      $0.growth = .medium
      $0.eggGroups = [.undiscovered]
      $0.color = .yellow
      $0.habitat = .forest
    }
    page(1_025, in: &pages) {
      $0.generation = 9
      $0.height = 3
      $0.weight = 3
      $0.stats = stats(88, 88, 160, 88, 88, 88)
      $0.abilities = ["Poison Puppeteer"]
      $0.ranks = [.mythical]
      $0.captureRate = 3
      $0.baseHappiness = 0
      $0.baseExperience = 300
      $0.gender = .genderless
      $0.growth = .slow
      $0.eggGroups = [.undiscovered]
      $0.color = .purple
    }
    return pages
  }()

  private static func page(
    _ id: ID<Pokemon>, in pages: inout [ID<Pokemon>: Pokemon], _ fill: (inout Pokemon) -> Void
  ) {
    guard let summary = pokemon.first(where: { $0.id == id }) else { return }
    var page = Pokemon(summary)
    fill(&page)
    pages[id] = page
  }

  private static func stats(_ values: Int...) -> [BaseStat] {
    zip(BaseStat.Kind.allCases, values).map { BaseStat($0, $1) }
  }
}
