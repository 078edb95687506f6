import Catalog
import Navigation

/// What Tab may put into a line, and where.
public struct LineCompletion: Equatable, Sendable {
  /// What a candidate means, for the label it is shown by.
  public enum Meaning: Hashable, Sendable {
    case command(CommandName)
    /// A choice of the page: its number, and its title where it has one.
    case choice(number: Int, title: String?)
    /// Something known by its name, to search for.
    case name(Route)
    case searchKind(SearchKind)
    case list(Route)
    case sortKey(SortOrder)
    case filter(FilterName)
    /// All filters of the list are removed.
    case noFilters
    case genre(Genre)
    case theme(String)
    case language(String)
    case region(String)
    case tab(Tab)
    /// A word of a link that begins a place of this kind, or a list of it.
    case place(Screen)
    /// An id within a link, and what it names where that is known.
    case id(Int, name: String?)
    /// A parameter within a link.
    case parameter
  }

  /// One thing to put into the line.
  public struct Candidate: Hashable, Sendable {
    /// What takes the place of the range.
    public var text: String
    /// What it means.
    public var meaning: Meaning
    /// Whether a space may follow; not behind `genre=` or `movies/`.
    public var endsWord: Bool

    /// What it is shown by: the text, with the name beside a number.
    public var label: String {
      switch meaning {
      case .choice(let number, let title?): text == title ? title : "\(number) \(title)"
      case .id(let id, let name?): "\(id) \(name)"
      case .genre(let genre): text == "\(genre.id)" ? "\(text) \(genre.name)" : text
      case .command, .choice, .name, .searchKind, .list, .sortKey, .filter, .noFilters, .theme,
        .language, .region, .tab, .place, .id, .parameter:
        text
      }
    }
  }

  /// The part of the line that a candidate takes the place of, in bytes of UTF-8; it ends at the cursor.
  public var range: Range<Int>
  /// What may stand there, the likeliest first.
  public var candidates: [Candidate]
}

extension AppState {
  /// What Tab may put into a line on the screen as it is.
  ///
  /// - Parameters:
  ///   - line: The line as typed.
  ///   - cursor: Where the cursor stands, in bytes of UTF-8 from the beginning; nil at the end.
  public func completion(of line: String, cursor: Int? = nil) -> LineCompletion {
    let end = min(max(0, cursor ?? .max), line.utf8.count)
    // A cursor within a letter stands before it.
    var index = line.utf8.index(line.startIndex, offsetBy: end)
    while index.samePosition(in: line.unicodeScalars) == nil {
      index = line.utf8.index(before: index)
    }
    let text = String(line[..<index])
    let offer = Completer(state: self, text: text).offer
    let start = text.utf8.distance(from: text.startIndex, to: offer.start)
    return LineCompletion(range: start..<text.utf8.count, candidates: offer.candidates)
  }
}

/// Finds what may stand at the end of a text.
struct Completer {
  /// Candidates, and where in the text what they take the place of begins.
  struct Offer {
    var start: String.Index
    var candidates: [LineCompletion.Candidate] = []
  }

  let state: AppState
  let text: String

  var offer: Offer {
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex { !$0.isBlank } ?? scalars.endIndex
    let end = scalars[start...].firstIndex(where: \.isBlank) ?? scalars.endIndex
    let word = String(text[start..<end])
    if end == scalars.endIndex { return firstWord(word, from: start) }
    if CommandTable.command(called: word) == nil, word.isWrittenAsNumber {
      return choices(from: start)
    }
    guard case .command(let name) = CommandTable.meaning(of: word) else {
      return Offer(start: scalars.endIndex)
    }
    let argument = scalars[end...].firstIndex { !$0.isBlank } ?? scalars.endIndex
    return arguments(of: name.spec, from: argument)
  }

  // MARK: The first word

  private func firstWord(_ word: String, from start: String.Index) -> Offer {
    if word.isWrittenAsNumber { return Offer(start: start, candidates: numbers(word)) }
    if word.contains("/") || word.contains(";") { return link(from: start) }
    var offer = Offer(start: start, candidates: commands(word))
    guard !word.isEmpty else { return offer }
    let taken = Set(offer.candidates.map(\.text))
    offer.candidates += link(from: start).candidates.filter { !taken.contains($0.text) }
    return offer
  }

  /// The commands that begin with a word: those that mean something here, else the others; aliases where
  /// no name begins so.
  private func commands(_ word: String) -> [LineCompletion.Candidate] {
    let beginning = word.lowercased()
    func candidates(_ words: (CommandSpec) -> [String]) -> [LineCompletion.Candidate] {
      let matching = CommandTable.specs.flatMap { spec in
        words(spec).filter { $0.hasPrefix(beginning) }.map { (spec, $0) }
      }
      let here = matching.filter { state.offers($0.0) }
      return (here.isEmpty && !beginning.isEmpty ? matching : here).map {
        candidate($0.1, .command($0.0.name))
      }
    }
    let names = candidates { [$0.name.rawValue] }
    return names.isEmpty ? candidates(\.aliases) : names
  }

  // MARK: Choices

  /// The numbers of choices that begin with some digits.
  func numbers(_ digits: String) -> [LineCompletion.Candidate] {
    state.numbering.choices.enumerated().compactMap { index, choice in
      let number = String(index + 1)
      guard number.hasPrefix(digits) else { return nil }
      return candidate(
        number, .choice(number: index + 1, title: state.title(of: choice.route)))
    }
  }

  /// The choices of the page whose titles begin with what is typed, else those that hold a word that does.
  func choices(from start: String.Index) -> Offer {
    let typed = String(text[start...])
    if typed.isWrittenAsNumber { return Offer(start: start, candidates: numbers(typed)) }
    let needle = typed.folded
    guard !needle.isEmpty || typed.isEmpty else { return Offer(start: start) }
    var begun: [(number: Int, title: String, route: Route)] = []
    var holding: [(number: Int, title: String, route: Route)] = []
    var seen: Set<Route> = []
    for (index, choice) in state.numbering.choices.enumerated() {
      guard let title = state.title(of: choice.route) else { continue }
      if title.hasFoldedPrefix(needle) {
        if seen.insert(choice.route).inserted { begun.append((index + 1, title, choice.route)) }
      } else if begun.isEmpty, title.hasFoldedWord(beginning: needle),
        seen.insert(choice.route).inserted
      {
        holding.append((index + 1, title, choice.route))
      }
    }
    let found = begun.isEmpty ? holding : begun
    var counts: [String: Int] = [:]
    for choice in found { counts[choice.title, default: 0] += 1 }
    let candidates = found.map { choice in
      // What two choices are called tells neither.
      let isAlone = counts[choice.title] == 1
      let title = choice.title.isWrittenAsNumber ? "\"\(choice.title)\"" : choice.title
      return candidate(
        isAlone ? title : String(choice.number),
        .choice(number: choice.number, title: choice.title))
    }
    return Offer(start: start, candidates: candidates)
  }

  func candidate(
    _ text: String, _ meaning: LineCompletion.Meaning, endsWord: Bool = true
  ) -> LineCompletion.Candidate {
    LineCompletion.Candidate(text: text, meaning: meaning, endsWord: endsWord)
  }
}

extension AppState {
  /// Whether a command means something on the screen as it is, with what can be shown and is unlocked.
  public func offers(_ spec: CommandSpec) -> Bool {
    guard spec.scope.includes(route.screen) else { return false }
    switch spec.scope {
    case .anywhere, .on: return true
    case .leadingTo(let there):
      let tab = Tab.allCases.first { $0.screen == there }
      return canShow(there) && tab.map(isOpen) ?? true
    }
  }
}

extension String {
  /// Whether a word of the folded text, not the first, begins with a folded text.
  func hasFoldedWord(beginning needle: String) -> Bool {
    guard !needle.isEmpty else { return true }
    // Without its first letter in the text there is no need to fold it.
    if let first = needle.utf8.first, utf8.count < 200, utf8.allSatisfy({ $0 < 0x80 }),
      !utf8.contains(first),
      !((0x61...0x7A).contains(first) && utf8.contains(first - 0x20)), !utf8.contains(0x26)
    {
      return false
    }
    let folded = folded
    var rest = folded[...]
    while let space = rest.firstIndex(of: " ") {
      rest = rest[folded.index(after: space)...]
      if rest.hasPrefix(needle) { return true }
    }
    return false
  }
}
