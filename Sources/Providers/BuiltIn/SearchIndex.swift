import Catalog

/// What a search found: a kind and an id.
struct SearchMatch: Hashable {
  let kind: SearchKind
  let id: Int
}

/// The search index: a line for each thing that can be found, best known first.
///
/// A line has the kind's letter and the id, the year, and the folded names, each name after a bar and each word
/// after a space: `m603⇥1999⇥| the matrix| matrix`. A word's beginning is thus found by its bytes alone, and
/// only lines that have one are looked at.
struct SearchIndex {
  private let file: CatalogueFile

  init(_ file: CatalogueFile = .searchIndex) {
    self.file = file
  }

  /// The letter that lines of a kind begin with.
  static func letter(of kind: SearchKind) -> UInt8 {
    switch kind {
    case .movie: UInt8(ascii: "m")
    case .tv: UInt8(ascii: "t")
    case .person: UInt8(ascii: "p")
    case .collection: UInt8(ascii: "c")
    case .keyword: UInt8(ascii: "k")
    case .company: UInt8(ascii: "o")
    }
  }

  /// What a search finds, best first, and what became of its year.
  ///
  /// First the name itself, then names that begin with it, names that have it, names that have its words; equals
  /// in the index's order. Where nothing is found, numbers are spelled as titles may spell them, and then slips
  /// of the hand are forgiven; each in all readings of the search.
  func matches(_ query: SearchQuery) -> (matches: [SearchMatch], year: SearchYear?) {
    let readings = query.readings
    let year = readings.dated?.year
    let ordered: [(query: SearchQuery, year: SearchYear?)] = [
      readings.whole.map { ($0, nil) },
      readings.dated.map { ($0, query.year == nil ? year.map(SearchYear.taken) : nil) },
      readings.undated.map { ($0, year.map(SearchYear.dropped)) },
    ].compactMap(\.self)
    for find in [exactMatches, respelledMatches, slips] {
      for reading in ordered {
        // No name is longer; the rest of a pasted page would only cost time.
        let text = String(reading.query.text.unicodeScalars.prefix(200)).folded
        let found = find(text, reading.query)
        if !found.isEmpty { return (found, reading.year) }
      }
    }
    return ([], nil)
  }

  private func respelledMatches(_ text: String, _ query: SearchQuery) -> [SearchMatch] {
    NumberSpelling.others(of: text).lazy.map { exactMatches($0, query) }.first { !$0.isEmpty } ?? []
  }

  private func slips(_ text: String, _ query: SearchQuery) -> [SearchMatch] {
    withPattern(text) { pattern in
      ranked(query, lines: allLines()) { names, _ in pattern.slip(in: names) }
    }
  }

  private func exactMatches(_ text: String, _ query: SearchQuery) -> [SearchMatch] {
    withPattern(text) { pattern in
      ranked(query, lines: pattern.withNeedle { lines(with: $0) }) { names, kind in
        pattern.rank(of: names, ofPerson: kind == .person)
      }
    }
  }

  private func withPattern(
    _ text: String, _ body: (SearchPattern) -> [SearchMatch]
  ) -> [SearchMatch] {
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, !buffer.isEmpty else { return [] }
      return body(SearchPattern(Bytes(start: start, count: buffer.count)))
    }
  }

  private func ranked(
    _ query: SearchQuery, lines: [Bytes], rank: (Bytes, SearchKind) -> Int?
  ) -> [SearchMatch] {
    // Two for each rank: what comes first in it, and what stands behind that.
    var buckets: [[SearchMatch]] = Array(
      repeating: [], count: 2 * (SearchPattern.worstRank + Self.greatestDemotion + 1))
    for line in lines {
      guard let kind = Self.kind(of: line[0]), query.kind == nil || query.kind == kind,
        let first = line.firstIndex(of: Self.tab),
        let second = line.firstIndex(of: Self.tab, from: first + 1),
        let rank = rank(line[second + 1..<line.count], kind),
        let id = line[1..<first].number
      else { continue }
      if let year = query.year, line[first + 1..<second].number != year { continue }
      let place = min(max(rank, 0), SearchPattern.worstRank) + Self.demotion(of: kind)
      // Half a word begins many a first name; who typed it more often wants a title.
      let isBehind = kind == .person && rank == SearchPattern.beginningRank
      buckets[2 * place + (isBehind ? 1 : 0)].append(SearchMatch(kind: kind, id: id))
    }
    return Array(buckets.joined())
  }

  private static func kind(of letter: UInt8) -> SearchKind? {
    switch letter {
    case UInt8(ascii: "m"): .movie
    case UInt8(ascii: "t"): .tv
    case UInt8(ascii: "p"): .person
    case UInt8(ascii: "c"): .collection
    case UInt8(ascii: "k"): .keyword
    case UInt8(ascii: "o"): .company
    default: nil
    }
  }

  /// By how many ranks a kind stands behind titles and people.
  private static func demotion(of kind: SearchKind) -> Int {
    switch kind {
    case .movie, .tv, .person: 0
    case .collection: 1
    case .keyword, .company: greatestDemotion
    }
  }

  private static let greatestDemotion = 2
  private static let tab = UInt8(ascii: "\t")

  private func lines(with needle: Bytes) -> [Bytes] {
    var lines: [Bytes] = []
    var place = 0
    while let found = file.bytes.firstIndex(of: needle, from: place) {
      let line = file.line(around: found)
      lines.append(line)
      place = (file.bytes.firstIndex(of: UInt8(ascii: "\n"), from: found) ?? file.bytes.count) + 1
    }
    return lines
  }

  private func allLines() -> [Bytes] {
    var lines: [Bytes] = []
    lines.reserveCapacity(16_384)
    file.forEachLine { lines.append($0) }
    return lines
  }
}

extension BuiltInCatalogue {
  /// The best hits of a text that is being typed: what ``Catalog/ListKey/search(_:)`` finds, cut to a few.
  public func hits(for text: String, limit: Int, locale: ContentLocale) -> [ListRow] {
    let language = Language(locale)
    return SearchIndex().matches(SearchQuery(text: text)).matches.prefix(max(0, limit))
      .compactMap { row(for: $0, language) }
  }

  func row(for match: SearchMatch, _ language: Language) -> ListRow? {
    switch match.kind {
    case .movie: summary(ofMovie: match.id, language).map(ListRow.movie)
    case .tv: summary(ofShow: match.id, language).map(ListRow.show)
    case .person: summary(ofPerson: match.id, language).map(ListRow.person)
    case .collection:
      CatalogueFile.collections.line(match.id)
        .flatMap { JSONObject($0, through: "name").string("name") }
        .map { .collection(CollectionSummary(id: ID(match.id), name: $0)) }
    case .keyword: keyword(ID(match.id)).map(ListRow.keyword)
    case .company: company(ID(match.id)).map(ListRow.company)
    }
  }
}
