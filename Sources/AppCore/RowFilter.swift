import Catalog
import Navigation

/// What a person wrote behind `filter`: a text that rows must hold, and hints among its words.
///
/// Hints are written as those of a search are: `y:1999`, `y:1990-1999`, `y:2016-`, `is:unmarked`, `type:tv`,
/// `genre:comedy`, `rated:2025`; or as those of `where`: `runtime<150`, `rating>=7,5`, `language=ja`. A word with a
/// colon that is no hint belongs to the text, since titles hold colons; so does all that stands in quotes.
struct RowFilter: Equatable {
  /// What is marked of a title.
  enum State: String, CaseIterable, Hashable {
    case marked, unmarked, favorite, watchlist, rated, unrated
  }

  /// The text that rows hold, folded; empty where every row passes.
  private(set) var needle = ""
  /// The years of release or first airing.
  private(set) var years: ClosedRange<Int>?
  /// What must be true of a title's marks.
  private(set) var states: [State] = []
  /// The only kind of row.
  private(set) var kind: SearchKind?
  /// Beginnings of the names of genres, folded; a title has one of each.
  private(set) var genres: [String] = []
  /// The years in which the person rated it.
  private(set) var ratedYears: ClosedRange<Int>?
  /// What `where` would ask the source for, as far as the rows themselves say it.
  private(set) var conditions = RowConditions()

  /// Reads what was typed.
  ///
  /// - Throws: What is wrong with the value of a hint.
  init(typed text: String) throws(CommandError) {
    if let quoted = LineText.unquoted(text) {
      needle = quoted.folded
      return
    }
    var words: [String] = []
    for word in LineText.words(of: text) {
      let written = String(text[word.range])
      if try !takesHint(word.text, written: written) { words.append(written) }
    }
    let rest = words.joined(separator: " ")
    needle = (LineText.unquoted(rest) ?? rest).folded
  }

  /// What a frame holds: it was read once before, and what can not be read hides nothing.
  init(kept text: String) {
    self = (try? RowFilter(typed: text)) ?? RowFilter()
  }

  private init() {}

  /// Whether every row passes.
  var isEmpty: Bool { self == RowFilter() }

  private mutating func takesHint(
    _ word: String, written: String
  ) throws(CommandError) -> Bool {
    if try conditions.take(word, written: written, genres: &genres) { return true }
    let (name, value) = word.cut(at: ":")
    guard let value else { return false }
    switch name.lowercased() {
    case "y", "year": try narrow(&years, value, written)
    case "rated": try narrow(&ratedYears, value, written)
    case "is":
      guard let state = State(rawValue: value.lowercased()) else {
        throw .badArgument(
          .filter, written, .rowState, known: State.allCases.map { "is:\($0.rawValue)" })
      }
      states.append(state)
    case "type":
      guard let kind = SearchKind(written: value) else {
        throw .badArgument(
          .filter, written, .searchKind, known: SearchKind.allCases.map { "type:\($0.rawValue)" })
      }
      self.kind = kind
    case "genre":
      guard !value.folded.isEmpty else { throw .badArgument(.filter, written, .genreName) }
      genres.append(value.folded)
    case _: return false
    }
    return true
  }

  /// Several hints of years hold together.
  private func narrow(
    _ years: inout ClosedRange<Int>?, _ text: String, _ written: String
  ) throws(CommandError) {
    let range = try range(text, written)
    guard let known = years else {
      years = range
      return
    }
    // Where they have no year in common nothing passes: no title is of the year 0.
    years = known.overlaps(range) ? known.clamped(to: range) : 0...0
  }

  /// `1999`, `1990-1999`, `2016-` or `-1989`.
  private func range(
    _ text: String, _ written: String
  ) throws(CommandError) -> ClosedRange<Int> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    func year(_ part: Substring, _ open: Int) -> Int? {
      guard !part.isEmpty else { return open }
      return String(part).asPositiveNumber.flatMap { $0 <= 9999 ? $0 : nil }
    }
    guard (1...2).contains(parts.count), !parts.allSatisfy(\.isEmpty),
      let first = year(parts[0], 1), let last = year(parts[parts.count - 1], 9999), first <= last
    else { throw .badArgument(.filter, written, .years) }
    return first...last
  }
}

extension AppState {
  /// Whether a row passes a filter.
  func passes(_ item: ListItem, _ filter: RowFilter) -> Bool {
    if let kind = filter.kind, item.kind != kind { return false }
    if let years = filter.years {
      guard let year = titleSummary(of: item)?.date?.year, years.contains(year) else {
        return false
      }
    }
    if !filter.genres.isEmpty {
      guard let title = titleSummary(of: item) else { return false }
      let names = title.genreIDs.flatMap(genreNames)
      guard filter.genres.allSatisfy({ typed in names.contains { $0.hasPrefix(typed) } }) else {
        return false
      }
    }
    if !filter.conditions.isEmpty {
      guard let title = titleSummary(of: item), filter.conditions.let(title, catalog) else {
        return false
      }
    }
    if !filter.states.isEmpty || filter.ratedYears != nil {
      guard let title = item.title else { return false }
      let marks = library[title]
      guard filter.states.allSatisfy(marks.have) else { return false }
      if let years = filter.ratedYears {
        guard let year = marks.ratedOn?.year, years.contains(year) else { return false }
      }
    }
    return filter.needle.isEmpty || searchText(of: item).holdsFolded(filter.needle)
  }

  /// What a genre is called, folded: in the language of the content and in English.
  private func genreNames(_ id: ID<Genre>) -> [String] {
    [catalog.genreName(id), Genre.englishName(id)].compactMap { $0?.folded }
  }
}

extension Marks {
  /// Whether the marks satisfy a condition.
  fileprivate func have(_ state: RowFilter.State) -> Bool {
    switch state {
    case .marked: !isEmpty
    case .unmarked: isEmpty
    case .favorite: favoriteSince != nil
    case .watchlist: onWatchlistSince != nil
    case .rated: rating != nil
    case .unrated: rating == nil
    }
  }
}

extension ListItem {
  /// The kind of search that finds it; nil of a review.
  fileprivate var kind: SearchKind? {
    switch self {
    case .movie: .movie
    case .show: .tv
    case .person: .person
    case .collection: .collection
    case .keyword: .keyword
    case .company: .company
    case .review, .character, .pokemon: nil
    }
  }
}
