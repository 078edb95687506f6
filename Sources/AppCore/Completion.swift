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
    /// A hint of a filter.
    case rowHint(String)
    case list(Route)
    case sortKey(SortOrder)
    case filter(FilterName)
    /// All filters of the list are removed.
    case noFilters
    case genre(Genre)
    case season(SeasonSummary)
    case episode(Episode)
    case theme(String)
    case design(String)
    case onOff
    /// A word of `login` or `logout`.
    case accountWord
    case mark(String)
    /// A past search and its number.
    case pastSearch(number: Int, String)
    /// All past searches.
    case allSearches
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
      case .pastSearch(let number, let search): text == search ? text : "\(number) \(search)"
      case .genre(let genre): text == "\(genre.id)" ? "\(text) \(genre.name)" : text
      case .season(let season): "\(text) \(season.name)"
      case .episode(let episode): "\(text) \(episode.name)"
      case .command, .choice, .name, .searchKind, .rowHint, .list, .sortKey, .filter, .noFilters,
        .theme,
        .design, .onOff, .accountWord, .mark, .allSearches, .language, .region, .tab, .place, .id,
        .parameter:
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
    // Beside the command `search` the place `search/` would keep Tab from ever completing it.
    let taken = Set(offer.candidates.flatMap { [$0.text, $0.text + "/"] })
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
    state.numberedChoices.enumerated().compactMap { index, choice in
      let number = String(index + 1)
      guard number.hasPrefix(digits) else { return nil }
      return candidate(
        number, .choice(number: index + 1, title: state.knownTitle(of: choice)))
    }
  }

  /// The choices of the page whose titles begin with what is typed, else those that hold a word that does.
  func choices(from start: String.Index) -> Offer {
    let typed = String(text[start...])
    if typed.isWrittenAsNumber { return Offer(start: start, candidates: numbers(typed)) }
    let needle = typed.folded
    guard !needle.isEmpty || typed.isEmpty else { return Offer(start: start) }
    var begun: [Titled] = []
    var holding: [Titled] = []
    let choices = state.numberedChoices
    // Only another section may offer a place again.
    let isOneSection = choices.allSatisfy { $0.section == choices.first?.section }
    var seen = isOneSection ? nil : Set<Choice.Target>()
    for index in choices.indices {
      guard let title = state.knownTitle(of: choices[index]) else { continue }
      let begins = title.hasFoldedPrefix(needle)
      guard begins || begun.isEmpty && title.hasFoldedWord(beginning: needle),
        seen?.insert(choices[index].target).inserted ?? true
      else { continue }
      if begins {
        begun.append(Titled(number: index + 1, title: title))
      } else {
        holding.append(Titled(number: index + 1, title: title))
      }
    }
    let found = begun.isEmpty ? holding : begun
    // What two choices are called tells neither.
    var isAlone = Array(repeating: true, count: found.count)
    var places = [Spelling: Int](minimumCapacity: found.count)
    for (place, choice) in found.enumerated() {
      guard let twin = places.updateValue(place, forKey: Spelling(text: choice.title)) else {
        continue
      }
      isAlone[twin] = false
      isAlone[place] = false
    }
    let candidates = found.enumerated().map { place, choice in
      let title = choice.title.isWrittenAsNumber ? "\"\(choice.title)\"" : choice.title
      return candidate(
        isAlone[place] ? title : String(choice.number),
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
  /// Whether a command means something on the screen as it is, with what is unlocked.
  public func offers(_ spec: CommandSpec) -> Bool {
    guard spec.scope.includes(route.screen) else { return false }
    switch spec.scope {
    case .anywhere, .on: return true
    case .leadingTo(let there):
      let tab = Tab.allCases.first { $0.screen == there }
      return tab.map(isOpen) ?? true
    }
  }
}

extension String {
  /// Whether a word of the folded text, not the first, begins with a folded text.
  func hasFoldedWord(beginning needle: String) -> Bool {
    guard let first = needle.utf8.first else { return true }
    guard mayHaveWord(beginning: first) else { return false }
    return foldedSpellings.contains { folded in
      var rest = folded.utf8[...]
      while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
        rest = rest[folded.utf8.index(after: space)...]
        if rest.starts(with: needle.utf8) { return true }
      }
      return false
    }
  }

  /// Whether some word may begin with a letter, as far as can be seen without folding the text.
  private func mayHaveWord(beginning first: UInt8) -> Bool {
    var isWithinWord = true
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A:
        if !isWithinWord, byte == first { return true }
        isWithinWord = true
      case 0x41...0x5A:
        if !isWithinWord, byte + 0x20 == first { return true }
        isWithinWord = true
      case 0x26: return true
      case 0x80...:
        if !isWithinWord { return true }
      case _: isWithinWord = false
      }
    }
    return false
  }
}

/// A choice that was found by its title.
private struct Titled {
  let number: Int
  let title: String
}

/// A text that is hashed and compared by its bytes: many are looked up, and equal ones are written alike.
private struct Spelling: Hashable {
  let text: String

  static func == (first: Self, second: Self) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
