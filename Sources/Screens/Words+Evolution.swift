import Catalog

/// What makes a Pokémon evolve, in words.
extension Words {
  var evolution: String { say("Evolution", "Evrim") }
  var doesNotEvolve: String { say("does not evolve", "evrim geçirmez") }
  var firstOfFamily: String { say("first of its line", "ilki") }

  /// That one evolves into the other, but not how.
  var unknownWay: String { say("how is not known", "nasıl olduğu kayıtlı değil") }

  /// What makes one evolve, any one of several ways; empty of none.
  ///
  /// Ways that differ by the place alone, as those of several games do, are said once.
  func ways(_ ways: [EvolutionWay]) -> String {
    var groups: [(way: EvolutionWay, locations: [String])] = []
    for way in ways {
      var bare = way
      bare.location = nil
      let location = way.location.map { [$0] } ?? []
      if !location.isEmpty,
        let index = groups.firstIndex(where: { $0.way == bare && !$0.locations.isEmpty })
      {
        groups[index].locations += location
      } else {
        groups.append((bare, location))
      }
    }
    return groups.map { text(of: $0.way, at: $0.locations) }
      .joined(separator: say("; or ", "; ya da "))
  }

  private func text(of way: EvolutionWay, at locations: [String]) -> String {
    var parts = [trigger(of: way)]
    func add(_ part: String?) { if let part { parts.append(part) } }
    add(way.happiness.map { say("happiness \($0)", "mutluluk \($0)") })
    add(way.affection.map { say("affection \($0)", "sevgi \($0)") })
    add(way.beauty.map { say("beauty \($0)", "güzellik \($0)") })
    add(way.heldItem.map { say("holding \($0)", "\($0) taşırken") })
    if way.trigger != .useMove { add(way.move.map { say("knowing \($0)", "\($0) bilirken") }) }
    add(
      way.moveType.map {
        say("knowing a \(type($0)) move", "\(type($0)) türünde bir hareket bilirken")
      })
    if !locations.isEmpty {
      let places = alternatives(locations)
      add(say("at \(places)", "yer: \(places)"))
    }
    add(way.time.map(time))
    add(way.gender.map(gender))
    add(way.companion.map { say("with \($0) in the party", "takımda \($0) varken") })
    add(way.balance.map(balance))
    if way.needsRain { add(say("in the rain", "yağmurda")) }
    if way.isUpsideDown { add(say("with the console upside down", "konsol baş aşağıyken")) }
    return parts.joined(separator: ", ")
  }

  private func trigger(of way: EvolutionWay) -> String {
    let level = way.level.map { say("level \($0)", "\($0). seviye") }
    switch way.trigger {
    case .levelUp: return level ?? say("on leveling up", "seviye atlayınca")
    case .trade:
      return way.tradedFor.map { say("traded for \($0)", "\($0) ile takas edilince") }
        ?? say("traded", "takas edilince")
    case .useItem:
      return way.item.map { say("using \($0)", "\($0) ile") }
        ?? say("with an item", "bir eşya ile")
    case .useMove:
      return way.move.map { say("by using \($0)", "\($0) kullanarak") }
        ?? say("by using a certain move", "belli bir hareketi kullanarak")
    case .shed:
      return say("left behind, with a free slot in the party", "takımda boş yer varsa geride kalan")
    case .spin: return say("by spinning around", "kendi çevresinde dönerek")
    case .towerOfDarkness: return say("in the Tower of Darkness", "Karanlık Kulesinde")
    case .towerOfWaters: return say("in the Tower of Waters", "Sular Kulesinde")
    case .criticalHits:
      return say("three critical hits in a battle", "bir dövüşte üç kritik vuruş")
    case .takeDamage: return say("after taking damage", "hasar aldıktan sonra")
    case .agileStyleMove: return say("moves in agile style", "çevik stilde hareketler")
    case .strongStyleMove: return say("moves in strong style", "güçlü stilde hareketler")
    case .recoilDamage: return say("after recoil damage", "geri tepme hasarından sonra")
    case .defeatedBisharp: return say("after beating three Bisharp", "üç Bisharp yendikten sonra")
    case .gimmighoulCoins: return say("with Gimmighoul's coins", "Gimmighoul sikkeleriyle")
    case .other:
      let own = say("in a way of its own", "kendine özgü bir yolla")
      return level.map { "\($0), \(own)" } ?? own
    }
  }

  private func time(_ time: EvolutionWay.Time) -> String {
    switch time {
    case .day: say("by day", "gündüz")
    case .night: say("at night", "gece")
    case .dusk: say("at dusk", "alacakaranlıkta")
    case .fullMoon: say("under a full moon", "dolunayda")
    }
  }

  private func gender(_ gender: EvolutionWay.Gender) -> String {
    switch gender {
    case .female: say("female", "dişi")
    case .male: say("male", "erkek")
    }
  }

  private func balance(_ balance: EvolutionWay.Balance) -> String {
    switch balance {
    case .attack: say("more attack than defense", "saldırısı savunmasından yüksekken")
    case .defense: say("more defense than attack", "savunması saldırısından yüksekken")
    case .equal: say("as much attack as defense", "saldırısı ile savunması eşitken")
    }
  }
}
