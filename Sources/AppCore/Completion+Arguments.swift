import Catalog
import Navigation

extension Completer {
  /// What may stand in the place of the last argument.
  func arguments(of spec: CommandSpec, from start: String.Index) -> Offer {
    let words = LineText.words(of: text).filter { $0.range.lowerBound >= start }
    // A word that ends at the cursor is still being typed.
    let typed = words.last { $0.range.upperBound == text.endIndex }
    let position = words.count - (typed == nil ? 0 : 1)
    for (index, argument) in spec.arguments.enumerated() {
      let isRest = argument.kind.takesRest && index <= position
      guard isRest || argument.presence == .repeated || index == position else { continue }
      var begin = typed?.range.lowerBound ?? text.endIndex
      if isRest { begin = words.indices.contains(index) ? words[index].range.lowerBound : begin }
      if argument.kind == .filter { begin = openQuote(from: start) ?? begin }
      return argumentOffer(argument.kind, from: begin, words: words)
    }
    return Offer(start: text.endIndex)
  }

  /// Where the word begins whose quote is still open; nil where none is.
  private func openQuote(from start: String.Index) -> String.Index? {
    let rest = text.unicodeScalars[start...]
    let quotes = rest.indices.filter { rest[$0] == "\"" }
    guard !quotes.count.isMultiple(of: 2), let last = quotes.last else { return nil }
    let blank = rest[..<last].lastIndex(where: \.isBlank)
    return blank.map { rest.index(after: $0) } ?? start
  }

  private func argumentOffer(
    _ kind: CommandArgument.Kind, from start: String.Index, words: [LineWord]
  ) -> Offer {
    let typed = String(text[start...])
    switch kind {
    case .choice: return choices(from: start)
    case .count, .externalID, .rating, .lineNumber: return Offer(start: start)
    case .rowText: return rowHints(from: start)
    case .query: return query(from: start)
    case .link: return link(from: start)
    case .sortKey: return Offer(start: start, candidates: sortKeys(typed))
    case .filter: return filter(from: start, words: words)
    case .listName:
      return Offer(
        start: start,
        candidates: listNames(typed).map { candidate($0.name, .list($0.route)) })
    case .genre:
      return Offer(
        start: start,
        candidates: genres(typed, among: state.allGenres).map { candidate($0.name, .genre($0)) })
    case .seasonNumber: return Offer(start: start, candidates: seasons(typed))
    case .episodeNumber: return Offer(start: start, candidates: episodes(typed))
    case .markKind:
      let known = MarkKind.allCases.map(\.rawValue)
      return Offer(start: start, candidates: matches(typed, in: known) { .mark($0) })
    case .row, .review: return Offer(start: start, candidates: numbers(typed))
    case .pastSearch:
      let all = "all".hasPrefix(typed.lowercased()) ? [candidate("all", .allSearches)] : []
      return Offer(
        start: start,
        candidates: state.library.searches.enumerated().compactMap { index, text in
          let number = String(index + 1)
          return number.hasPrefix(typed)
            ? candidate(number, .pastSearch(number: index + 1, text)) : nil
        } + all)
    case .design:
      let known = Design.allCases.map(\.rawValue)
      return Offer(start: start, candidates: matches(typed, in: known) { .design($0) })
    case .onOff:
      return Offer(start: start, candidates: matches(typed, in: ["on", "off"]) { _ in .onOff })
    case .loginKind:
      let known = LoginKind.allCases.map(\.rawValue)
      return Offer(start: start, candidates: matches(typed, in: known) { _ in .accountWord })
    case .dropping:
      return Offer(start: start, candidates: matches(typed, in: ["drop"]) { _ in .accountWord })
    // What lies in a folder is not known to the state.
    case .importedFile, .exportedFile: return Offer(start: start, candidates: [])
    case .theme:
      return Offer(start: start, candidates: matches(typed, in: state.themes) { .theme($0) })
    case .language:
      return Offer(start: start, candidates: matches(typed, in: Self.languages) { .language($0) })
    case .region:
      return Offer(start: start, candidates: matches(typed, in: Self.regions) { .region($0) })
    case .tab:
      let given = Set(words.map { $0.text.lowercased() })
      return Offer(
        start: start,
        candidates: [Tab.pokedex, .marvel].filter {
          $0.rawValue.hasPrefix(typed.lowercased())
            && (!given.contains($0.rawValue) || $0.rawValue == typed.lowercased())
        }.map { candidate($0.rawValue, .tab($0)) })
    case .command:
      let names = CommandName.allCases.filter { $0.rawValue.hasPrefix(typed.lowercased()) }
      return Offer(start: start, candidates: names.map { candidate($0.rawValue, .command($0)) })
    }
  }

  /// The words that begin with what is typed, whatever the case.
  func matches(
    _ typed: String, in words: [String], _ meaning: (String) -> LineCompletion.Meaning
  ) -> [LineCompletion.Candidate] {
    let beginning = typed.lowercased()
    return words.filter { $0.lowercased().hasPrefix(beginning) }.map { candidate($0, meaning($0)) }
  }

  /// The names of lists that begin with a text: without their kind where no other list is called so.
  private func listNames(_ typed: String) -> [(name: String, route: Route)] {
    let beginning = typed.lowercased()
    let choices = state.listChoices
    func bare(_ name: String) -> String { name.cut(at: "=").1 ?? name }
    let short = choices.map { choice in
      let name = bare(choice.name)
      let isAlone = choices.count { bare($0.name) == name } == 1
      return (name: isAlone ? name : choice.name, route: choice.route)
    }.filter { $0.name.hasPrefix(beginning) }
    return short.isEmpty ? choices.filter { $0.name.hasPrefix(beginning) } : short
  }

  func genres(_ typed: String, among genres: [Genre]) -> [Genre] {
    let needle = typed.folded
    return genres.filter { $0.name.hasFoldedPrefix(needle) }
  }
}

extension Completer {
  /// The languages most content is translated into, English and Turkish first.
  static let languages = [
    "en", "tr", "ar", "bg", "cs", "da", "de", "el", "es", "es-MX", "fa", "fi", "fr", "fr-CA", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "nl", "no", "pl", "pt", "pt-BR", "ro", "ru", "sk",
    "sr", "sv", "th", "uk", "vi", "zh", "zh-TW",
  ]

  /// The countries whose release dates and offers are known best.
  static let regions = [
    "US", "TR", "AR", "AT", "AU", "BE", "BG", "BR", "CA", "CH", "CL", "CN", "CO", "CZ", "DE", "DK",
    "EG", "ES", "FI", "FR", "GB", "GR", "HK", "HR", "HU", "ID", "IE", "IL", "IN", "IR", "IT", "JP",
    "KR", "MX", "MY", "NL", "NO", "NZ", "PE", "PH", "PL", "PT", "RO", "RS", "RU", "SE", "SG", "SK",
    "TH", "TW", "UA", "VN", "ZA",
  ]
}
