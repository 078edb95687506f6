import AppCore
import Catalog
import Navigation

/// What is said where something is not there, or not to be had that way.
extension Words {
  /// A suggestion after a sentence, with a space before it; empty where nothing is near.
  func didYouMean(_ nearest: String?, _ command: String?) -> String {
    guard let nearest else { return "" }
    let typed = [command, nearest].compactMap(\.self).joined(separator: " ")
    return " " + say("Did you mean `\(typed)`?", "Bunu mu demek istediniz: `\(typed)`?")
  }

  func noSuchName(_ filter: FilterName, _ text: String, _ nearest: String?) -> String {
    let name = filter.rawValue
    let refusal = say(
      "`\(name)`: nothing is called \(quoted(text)).",
      "`\(name)`: \(quoted(text)) adında bir şey yok.")
    let hint =
      switch filter {
      case .cast, .crew: "search \(text) type:person"
      case .company: "search \(text) type:company"
      case .keyword: "search \(text) type:keyword"
      case .country, .from, .genre, .language, .network, .provider, .rating, .runtime, .sort, .to,
        .votes, .withoutGenre, .year:
        ""
      }
    if let nearest { return refusal + didYouMean(nearest, nil) }
    if hint.isEmpty || text.utf8.contains(0x60) { return refusal }
    return refusal + " " + say("Look for it with `\(hint)`.", "Aramak için: `\(hint)`.")
  }

  func refused(from: Screen, to: Screen) -> String {
    let refusal = say(
      "There is no way from “\(screen(from))” to “\(screen(to))”.",
      "“\(screen(from))” sayfasından “\(screen(to))” sayfasına yol yok.")
    guard let steps = NavigationMatrix.nearestWay(from: from, to: to), !steps.isEmpty else {
      return refusal
    }
    let way = steps.map { screen($0.to) }.joined(separator: " › ")
    return refusal + " " + say("The nearest way: \(way).", "En yakın yol: \(way).")
  }

  /// How a tab is unlocked; nothing of one that always is.
  func unlocking(_ tab: Tab) -> String {
    switch tab {
    case .feed, .discover, .profile: ""
    case .pokedex:
      say(
        "Follow a Pokémon keyword on a movie's page, or \(opening(tab)).",
        "Bir film sayfasında Pokémon anahtar kelimesini izleyin ya da \(opening(tab)).")
    case .marvel:
      say(
        "Follow Marvel Studios on a movie's page, or \(opening(tab)).",
        "Bir film sayfasında Marvel Studios'u izleyin ya da \(opening(tab)).")
    }
  }

  /// How a tab is opened at once: by a line where lines are typed, else by what the next run is given.
  private func opening(_ tab: Tab) -> String {
    isTyped
      ? say("type `tabs \(tab.rawValue)`", "`tabs \(tab.rawValue)` yazın")
      : say(
        "set `MARQUEE_TABS=\(tab.rawValue)`", "`MARQUEE_TABS=\(tab.rawValue)` tanımlayın")
  }

  /// What numbers would do where one was typed while they stood for nothing.
  func numbersOfPage(_ count: Int) -> String {
    guard count > 0 else {
      return say(
        "Numbers follow the rows of a page, and this one has none.",
        "Numaralar sayfanın satırlarını açar; bu sayfada satır yok.")
    }
    return say(
      "Numbers follow the rows of this page, which was hidden: type the number you mean, 1 to \(number(count)).",
      "Numaralar az önce görünmeyen bu sayfanın satırlarını açar: 1–\(number(count)) arasında bir numara yazın."
    )
  }

  func noSuchChoice(_ number: Int, count: Int) -> String {
    switch count {
    case ...0:
      say("There is nothing to choose on this page.", "Bu sayfada seçilecek bir şey yok.")
    case 1:
      say(
        "There is no \(self.number(number)): the only choice is `1`.",
        "\(self.number(number)) yok: tek seçenek `1`.")
    default:
      say(
        "There is no \(self.number(number)): choices go from `1` to `\(count)`.",
        "\(self.number(number)) yok: seçenekler `1` ile `\(count)` arasında.")
    }
  }

  func hasNone(_ word: String) -> String {
    say("There is nothing for `\(word)` on this page.", "Bu sayfada `\(word)` için bir şey yok.")
  }

  /// Titles with their numbers; of those of one name also what tells them apart.
  func listed(_ candidates: [NumberedTitle]) -> String {
    let parts = candidates.map { candidate in
      let twins = candidates.filter { $0.title.folded == candidate.title.folded }
      var details: [String] = []
      if twins.contains(where: { $0.screen != candidate.screen }) {
        details.append(screen(candidate.screen))
      }
      if twins.count > 1 {
        if let year = candidate.year { details.append(String(year)) }
        if let title = candidate.knownFor { details.append(knownFor(title)) }
      }
      let detail = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
      return "`\(candidate.number)` \(quoted(candidate.title))\(detail)"
    }
    return parts.joined(separator: ", ") + "."
  }

  private func knownFor(_ title: String) -> String {
    say("known for \(quoted(title))", "\(quoted(title)) ile bilinir")
  }
}
