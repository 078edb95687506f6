public import AppCore
public import Catalog
import Typesetting

/// Everything Marquee itself says, in the languages it speaks.
///
/// Every word is one call of ``say(_:_:)`` with both languages side by side, in an extension for each
/// subject, so that a word missing in either does not compile. Between back quotes stands what can be
/// typed; ``line(_:_:)`` gives it a role of its own.
public struct Words: Hashable, Sendable {
  /// A language Marquee speaks.
  public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case turkish = "tr"
  }

  /// The language spoken.
  public let language: Language

  /// Whether who reads this types the next line: else the run is over, and only another can do more.
  public let isTyped: Bool

  /// Whether what is shown is the built-in sample: what lacks there may well be known elsewhere.
  public let isSample: Bool

  /// Makes the words of a language.
  public init(_ language: Language, isTyped: Bool = true, isSample: Bool = false) {
    self.language = language
    self.isTyped = isTyped
    self.isSample = isSample
  }

  /// Makes the words that go with a content's language: Turkish with Turkish, else English.
  ///
  /// - Parameter isTyped: Whether who reads them types the next line.
  public init(for locale: ContentLocale, isTyped: Bool = true, isSample: Bool = false) {
    self.isTyped = isTyped
    self.isSample = isSample
    var letters = locale.language.utf8.makeIterator()
    let isTurkish =
      letters.next().map { $0 | 0x20 } == UInt8(ascii: "t")
      && letters.next().map { $0 | 0x20 } == UInt8(ascii: "r")
      && (letters.next() ?? UInt8(ascii: "-")) == UInt8(ascii: "-")
    language = isTurkish ? .turkish : .english
  }

  /// Says something in the language spoken.
  public func say(
    _ english: @autoclosure () -> String, _ turkish: @autoclosure () -> String
  ) -> String {
    switch language {
    case .english: english()
    case .turkish: turkish()
    }
  }

  /// A text of someone's within a sentence: in quotation marks, and without back quotes, which would
  /// be taken for what can be typed.
  ///
  /// A name that comes from the source stays whole; what someone typed is ``typed(_:)``.
  func quoted(_ text: String) -> String {
    "“" + (text.utf8.contains(0x60) ? text.split(separator: "`").joined(separator: "'") : text)
      + "”"
  }

  /// What someone typed, quoted within a sentence and cut where it is longer than a person would read.
  func typed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 80 else { return quoted(text) }
    return quoted(String(scalars.prefix(79)) + "…")
  }
}

extension AppState {
  /// The words that go with the content's language.
  public var words: Words { Words(for: locale, isTyped: isTyped, isSample: isSample) }

  private var isSample: Bool {
    if case .builtIn = source { true } else { false }
  }
}

extension Words {
  /// A sentence as a line, what stands between back quotes as something to type.
  func line(_ sentence: String, _ role: Role = .body) -> Line {
    var line = Line.empty
    var isKey = false
    for part in sentence.utf8.split(separator: 0x60, omittingEmptySubsequences: false) {
      line.append(String(Substring(part)), isKey ? .key : role)
      isKey.toggle()
    }
    return line
  }
}
