import Catalog
import Navigation

/// Reads the arguments of a line as the row of its command has them.
struct ArgumentReader {
  let spec: CommandSpec
  private let text: String
  private var result = ArgumentValues()

  init(_ spec: CommandSpec, _ text: String) {
    self.spec = spec
    self.text = text
  }

  func values() throws(CommandError) -> ArgumentValues {
    var reader = self
    try reader.read()
    return reader.result
  }

  private mutating func read() throws(CommandError) {
    var words = LineText.words(of: text)[...]
    for argument in spec.arguments {
      if argument.kind.takesRest {
        let rest = words.first.map { String(text[$0.range.lowerBound...]) } ?? ""
        if rest.isEmpty, argument.presence == .required { throw missing(argument.kind) }
        if !rest.isEmpty { try readRest(rest, as: argument.kind) }
        words = []
      } else if argument.presence == .repeated {
        try read(words.map(\.text), as: argument.kind)
        words = []
      } else if let word = words.popFirst() {
        try read([word.text], as: argument.kind)
      } else if argument.presence == .required {
        throw missing(argument.kind)
      }
    }
    if let surplus = words.first { throw .badArgument(spec.name, surplus.text, .nothing) }
  }

  private func missing(_ kind: CommandArgument.Kind) -> CommandError {
    .badArgument(spec.name, "", .argument(kind))
  }

  private func refused(
    _ part: String, _ kind: CommandArgument.Kind, known words: [String] = []
  ) -> CommandError {
    .badArgument(spec.name, part, .argument(kind), known: words)
  }

  private mutating func readRest(
    _ rest: String, as kind: CommandArgument.Kind
  ) throws(CommandError) {
    switch kind {
    case .choice:
      guard rest.isWrittenAsNumber else {
        result.text = LineText.unquoted(rest) ?? rest
        return
      }
      guard let number = rest.asPositiveNumber else { throw refused(rest, kind) }
      result.number = number
    case .episodeNumber:
      guard rest.isWrittenAsNumber else {
        result.text = LineText.unquoted(rest) ?? rest
        return
      }
      guard let number = rest == "0" ? 0 : rest.asPositiveNumber else { throw refused(rest, kind) }
      result.number = number
    case .query: result.query = try query(rest)
    case .importedFile: result.importOrder = try importOrder(rest)
    case .exportedFile: result.exportOrder = try exportOrder(rest)
    case .link, .rowText, .listName, .genre, .theme, .language, .region:
      result.text = LineText.unquoted(rest) ?? rest
    case .count, .externalID, .sortKey, .filter, .markKind, .rating, .row, .review, .pastSearch,
      .loginKind, .dropping, .lineNumber, .design, .onOff, .tab, .command, .seasonNumber:
      try read([rest], as: kind)
    }
  }

  private mutating func read(
    _ words: [String], as kind: CommandArgument.Kind
  ) throws(CommandError) {
    guard let word = words.first else { return }
    switch kind {
    case .count, .row, .review:
      guard let number = word.asPositiveNumber else { throw refused(word, kind) }
      result.number = number
    case .externalID:
      guard let id = ExternalID(word) else { throw refused(word, kind) }
      result.externalID = id
    case .sortKey: result.sort = try sortOrder(word)
    case .filter: try readFilters(words)
    case .markKind:
      guard let mark = MarkKind(written: word) else {
        throw refused(word, kind, known: MarkKind.allCases.map(\.rawValue))
      }
      result.mark = mark
    case .rating:
      guard let rating = UserRating(word) else { throw refused(word, kind) }
      result.rating = rating
    case .pastSearch:
      guard word.lowercased() != "all" else {
        result.forgotten = .all
        return
      }
      guard let number = word.asPositiveNumber else { throw refused(word, kind, known: ["all"]) }
      result.forgotten = .number(number)
    case .seasonNumber:
      if word.lowercased() == "specials" {
        result.number = 0
        return
      }
      guard let number = word == "0" ? 0 : word.asPositiveNumber else {
        throw refused(word, kind, known: ["specials"])
      }
      result.number = number
    case .lineNumber:
      guard let number = word == "0" ? 0 : word.asPositiveNumber else { throw refused(word, kind) }
      result.number = number
    case .design: result.text = word
    case .loginKind:
      guard let kind = LoginKind(rawValue: word.lowercased()) else {
        // Who types a key here would see it again in what is said.
        let isShort = word.utf8.count < 20
        throw refused(
          isShort ? word : "…", kind, known: isShort ? LoginKind.allCases.map(\.rawValue) : [])
      }
      result.loginKind = kind
    case .dropping:
      guard word.lowercased() == "drop" else { throw refused(word, kind, known: ["drop"]) }
      result.drops = true
    case .onOff:
      switch word.lowercased() {
      case "on": result.isOn = true
      case "off": result.isOn = false
      case _: throw refused(word, kind, known: ["on", "off"])
      }
    case .tab:
      result.words = words.flatMap { $0.split(separator: ",").map(String.init) }
    case .command:
      switch CommandTable.meaning(of: word) {
      case .command(let name): result.command = name
      case .ambiguous(let candidates): throw .ambiguous(word: word, candidates: candidates)
      case .unknown: throw refused(word, kind, known: CommandTable.longWords)
      }
    case .choice, .episodeNumber, .query, .link, .rowText, .listName, .genre, .theme, .language,
      .region,
      .importedFile, .exportedFile:
      try readRest(word, as: kind)
    }
  }
}

extension MarkKind {
  /// The mark a person means by a word, or by the beginning of it.
  init?(written word: String) {
    let word = word.lowercased()
    guard word.utf8.count >= 3 else { return nil }
    if "favorites".hasPrefix(word) || "favourites".hasPrefix(word) {
      self = .favorite
    } else if "watchlist".hasPrefix(word) || word == "later" {
      self = .watchlist
    } else {
      return nil
    }
  }
}

// MARK: - Search

extension ArgumentReader {
  /// A search whose words `y:1999` and `type:person` set the year and the kind, unless the whole of it stands in
  /// quotes.
  private func query(_ text: String) throws(CommandError) -> SearchQuery {
    if let quoted = LineText.unquoted(text) { return SearchQuery(text: quoted) }
    var kind: SearchKind?
    var year: Int?
    var kept = ""
    var end = text.startIndex
    for word in LineText.words(of: text) {
      let written = String(text[word.range])
      let (name, value) = written.cut(at: ":")
      switch (name.lowercased(), value) {
      case ("y", let value?), ("year", let value?):
        guard let number = value.asPositiveNumber, number <= 9999 else {
          throw .badArgument(spec.name, written, .year)
        }
        year = number
      case ("type", let value?):
        guard let named = SearchKind(written: value) else {
          let known = SearchKind.allCases.map { "type:\($0.rawValue)" }
          throw .badArgument(spec.name, written, .searchKind, known: known)
        }
        kind = named
      case _:
        // The spaces between words stay as they were typed.
        kept += text[end..<word.range.upperBound]
      }
      end = word.range.upperBound
    }
    let words = kept.asQueryText
    return SearchQuery(text: LineText.unquoted(words) ?? words, kind: kind, year: year)
  }
}

extension SearchKind {
  /// The kind a person means by a word, in the singular or the plural.
  init?(written word: String) {
    switch word.lowercased() {
    case "movie", "movies", "film", "films": self = .movie
    case "tv", "show", "shows", "series": self = .tv
    case "person", "people": self = .person
    case "collection", "collections": self = .collection
    case "keyword", "keywords": self = .keyword
    case "company", "companies": self = .company
    case _: return nil
    }
  }
}

// MARK: - Lists

extension ArgumentReader {
  private func sortOrder(_ word: String) throws(CommandError) -> SortOrder {
    let (written, direction) = word.lowercased().cut(at: ".")
    // People and series have names where films have titles.
    let name = written == "name" ? SortOrder.Key.title.rawValue : written
    guard let key = SortOrder.Key(rawValue: name) else {
      throw refused(word, .sortKey, known: SortOrder.Key.allCases.map(\.rawValue))
    }
    switch direction {
    case nil: return SortOrder(key)
    case "asc": return SortOrder(key, isAscending: true)
    case "desc": return SortOrder(key, isAscending: false)
    case _:
      throw refused(word, .sortKey, known: ["asc", "desc"].map { "\(written).\($0)" })
    }
  }

  private mutating func readFilters(_ words: [String]) throws(CommandError) {
    var words = words[...]
    if let first = words.first, ["none", "clear"].contains(first.lowercased()) {
      words.removeFirst()
      guard !words.isEmpty else {
        result.removesFilters = true
        return
      }
      result.filters = FilterName.allCases.map { FilterChange($0, nil) }
    }
    for word in words {
      if let comparison = FilterComparison(word),
        let filter = FilterName(typed: comparison.name)
      {
        guard let changes = comparison.changes(of: filter) else { throw refused(word, .filter) }
        result.filters.add(changes)
        continue
      }
      let (name, value) = word.cut(at: "=")
      let known = FilterName.allCases.map(\.rawValue)
      guard let filter = FilterName(typed: name) else {
        // A value of several words without its quotes.
        if value == nil, let last = result.filters.last, let begun = last.value {
          throw .badArgument(
            command: spec.name, part: "\(last.name.rawValue)=\"\(begun) \(word)\"".asShownWord,
            expected: .quotes)
        }
        guard value == nil, FilterComparison(word) == nil else {
          throw .badArgument(spec.name, name, .filterName, known: known)
        }
        if let years = FilterChange.writtenAsYears(word) {
          result.filters.add(years)
        } else {
          result.filterWords = [result.filterWords, word].compactMap(\.self).joined(separator: " ")
        }
        continue
      }
      guard let value else { throw refused(word, .filter) }
      if filter == .year, let years = FilterChange.years(value) {
        result.filters.add(years)
      } else {
        result.filters.add([FilterChange(filter, value.isEmpty ? nil : value)])
      }
    }
  }
}

extension String {
  /// Splits at the first occurrence of a character; the second part is nil without one.
  func cut(at separator: Character) -> (String, String?) {
    guard let place = firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<place]), String(self[index(after: place)...]))
  }
}
