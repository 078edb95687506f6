import Catalog
import Typesetting

/// The words of the Pokédex and of a Pokémon's page.
extension Words {
  /// A number of the National Pokédex: `#0025`.
  func pokedexNumber(_ number: Int) -> String { "#" + aligned(number, 4, with: "0") }

  /// A number set to the right of so many columns.
  func aligned(_ number: Int, _ columns: Int, with sign: Character = " ") -> String {
    let text = String(number)
    return String(repeating: sign, count: max(0, columns - text.utf8.count)) + text
  }

  /// How many Pokémon there are.
  func pokemon(_ count: Int) -> String { counted(count, "Pokémon", "Pokémon", "Pokémon") }

  /// That a list of Pokémon ends here.
  func endOfPokemon(_ count: Int) -> String {
    say("That is all: \(pokemon(count)).", "Hepsi bu: \(pokemon(count)).")
  }

  /// What can be looked for.
  var pokedexHint: String {
    say(
      "Look for a name, a number or a type: `filter fire`",
      "Ad, numara ya da tür arayın: `filter ateş`")
  }

  /// What the list is narrowed to.
  func pokedexFilter(_ text: String) -> String {
    say("Pokémon with \(typed(text))", "Bütün Pokémonlardan \(typed(text)) olanlar")
  }

  /// That there is none such.
  func noPokemon(_ text: String) -> String {
    say(
      "No Pokémon has \(typed(text)) as its name, number or type.",
      "Adı, numarası ya da türü \(typed(text)) olan Pokémon yok.")
  }

  /// How to go on from there.
  var noPokemonHint: String {
    say(
      "Try the beginning of a name, a number such as 25, a type such as fire; `filter` shows all.",
      "Bir adın başını, 25 gibi bir numarayı, ateş gibi bir türü deneyin; `filter` hepsini gösterir."
    )
  }

  /// What a type is called.
  func type(_ type: PokemonType) -> String { say(type.englishName, type.turkishName) }

  /// Types beside each other.
  func types(_ types: [PokemonType]) -> Line {
    guard !types.isEmpty else { return Line(say("no type", "türü yok"), .muted) }
    var line = Line.empty
    for (index, type) in types.enumerated() {
      if index > 0 { line.append(" · ", .muted) }
      line.append(self.type(type), .tag)
    }
    return line
  }

  /// What a Pokémon is besides an ordinary one.
  func rank(_ rank: Pokemon.Rank) -> String {
    switch rank {
    case .legendary: say("legendary", "efsanevi")
    case .mythical: say("mythical", "mitsel")
    case .baby: say("baby", "yavru")
    }
  }

  /// The generation of games.
  func generation(_ number: Int) -> String {
    say("Generation \(number)", "\(number). nesil")
  }

  /// A height: `1.7 m`.
  func meters(decimeters: Int) -> String { decimal(Double(decimeters) / 10) + " m" }

  /// A weight: `90.5 kg`.
  func kilograms(tenths: Int) -> String { decimal(Double(tenths) / 10) + " kg" }

  var noHeight: String { say("no height", "boyu bilinmiyor") }
  var noWeight: String { say("no weight", "ağırlığı bilinmiyor") }
  func abilities(_ count: Int) -> String {
    say(count == 1 ? "Ability" : "Abilities", count == 1 ? "Yetenek" : "Yetenekler")
  }
  var hidden: String { say("(hidden)", "(gizli)") }
  var baseStats: String { say("Base stats", "Temel değerler") }
  var total: String { say("Total", "Toplam") }

  /// What a stat is called.
  func stat(_ kind: BaseStat.Kind) -> String {
    switch kind {
    case .hp: say("HP", "Can")
    case .attack: say("Attack", "Saldırı")
    case .defense: say("Defense", "Savunma")
    case .specialAttack: say("Special Attack", "Özel Saldırı")
    case .specialDefense: say("Special Defense", "Özel Savunma")
    case .speed: say("Speed", "Hız")
    }
  }

  var weaknesses: String { say("Weaknesses and resistances", "Zayıflık ve direnç") }

  /// How attacks that do so much of their damage are called.
  func effect(percent: Int) -> String {
    switch percent {
    case 400: say("Very weak ×4", "Çok zayıf ×4")
    case 200: say("Weak ×2", "Zayıf ×2")
    case 50: say("Resists ×½", "Dayanıklı ×½")
    case 25: say("Resists ×¼", "Çok dayanıklı ×¼")
    default: say("Immune ×0", "Etkilenmez ×0")
    }
  }

  var form: String { say("Form", "Biçim") }
  var gender: String { say("Gender", "Cinsiyet") }
  var captureRate: String { say("Capture rate", "Yakalanma oranı") }
  var baseHappiness: String { say("Base happiness", "Temel mutluluk") }
  var baseExperience: String { say("Base experience", "Temel deneyim") }
  var growth: String { say("Growth", "Gelişme") }
  var eggGroups: String { say("Egg groups", "Yumurta grupları") }
  var color: String { say("Color", "Renk") }
  var habitat: String { say("Habitat", "Yaşam alanı") }
  var moves: String { say("Moves", "Hareketler") }
  var sprite: String { say("Sprite", "Görsel") }

  /// A measure that goes up to 255.
  func of255(_ value: Int) -> String {
    say("\(value) of 255", "255 üzerinden \(value)")
  }

  /// Which genders there are, and how often.
  func gender(_ gender: Pokemon.Gender) -> String {
    switch gender {
    case .genderless: say("genderless", "cinsiyetsiz")
    case .female(eighths: 0): say("always male", "hep erkek")
    case .female(eighths: 8): say("always female", "hep dişi")
    case .female(let eighths):
      say(
        "\(share(eighths)) female, \(share(8 - eighths)) male",
        "\(share(eighths)) dişi, \(share(8 - eighths)) erkek")
    }
  }

  private func share(_ eighths: Int) -> String {
    let number = decimal(Double(eighths) * 12.5)
    return say("\(number)%", "%\(number)")
  }

  /// How fast one grows.
  func growth(_ rate: Pokemon.GrowthRate) -> String {
    switch rate {
    case .slow: say("slow", "yavaş")
    case .medium: say("medium", "orta")
    case .fast: say("fast", "hızlı")
    case .mediumSlow: say("medium slow", "orta yavaş")
    case .slowThenVeryFast: say("slow, then very fast", "önce yavaş, sonra çok hızlı")
    case .fastThenVerySlow: say("fast, then very slow", "önce hızlı, sonra çok yavaş")
    }
  }

  /// What an egg group is called.
  func eggGroup(_ group: Pokemon.EggGroup) -> String {
    switch group {
    case .monster: say("Monster", "Canavar")
    case .bug: say("Bug", "Böcek")
    case .flying: say("Flying", "Uçan")
    case .fairy: say("Fairy", "Peri")
    case .mineral: say("Mineral", "Mineral")
    case .dragon: say("Dragon", "Ejderha")
    case .ditto: say("Ditto", "Ditto")
    case .water1: say("Water 1", "Su 1")
    case .water2: say("Water 2", "Su 2")
    case .water3: say("Water 3", "Su 3")
    case .field: say("Field", "Kara")
    case .grass: say("Grass", "Çimen")
    case .humanLike: say("Human-Like", "İnsansı")
    case .amorphous: say("Amorphous", "Biçimsiz")
    case .undiscovered: say("none", "yok")
    }
  }

  /// What a color is called.
  func color(_ color: Pokemon.Color) -> String {
    switch color {
    case .black: say("black", "siyah")
    case .blue: say("blue", "mavi")
    case .brown: say("brown", "kahverengi")
    case .gray: say("gray", "gri")
    case .green: say("green", "yeşil")
    case .pink: say("pink", "pembe")
    case .purple: say("purple", "mor")
    case .red: say("red", "kırmızı")
    case .white: say("white", "beyaz")
    case .yellow: say("yellow", "sarı")
    }
  }

  /// Where Pokémon live.
  func habitat(_ habitat: Pokemon.Habitat) -> String {
    switch habitat {
    case .cave: say("caves", "mağaralar")
    case .forest: say("forests", "ormanlar")
    case .grassland: say("grassland", "çayırlar")
    case .mountain: say("mountains", "dağlar")
    case .rare: say("rare places", "ender yerler")
    case .sea: say("the sea", "deniz")
    case .urban: say("towns", "kentler")
    case .roughTerrain: say("rough terrain", "engebeli arazi")
    case .watersEdge: say("the water's edge", "su kıyıları")
    }
  }

  /// That there is none before the first or after the last.
  func noPokemonSibling(offset: Int) -> String {
    offset < 0
      ? say(
        "This is the first Pokémon. `next` goes on from here, `up` to the list.",
        "Bu ilk Pokémon. `next` buradan ilerler, `up` listeye çıkar.")
      : say(
        "This is the last Pokémon. `previous` goes back from here, `up` to the list.",
        "Bu son Pokémon. `previous` buradan geri gider, `up` listeye çıkar.")
  }
}
