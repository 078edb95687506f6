import AppCore
import Catalog

/// A script of steps with what they bring about, as a `.session` file holds it.
///
///     # From the feed to a film and its lead actor.
///     source: gallery
///     size: 80x24
///
///     > movie/603
///     ~ fetch movie/603
///     | Feed › The Matrix
///     …
///
/// The first lines say what it is about, then come settings, each of which may be missing. After
/// every step stand the effects it had (`~`) and what is on screen (`|`): those are expected, and
/// written anew by `marquee snapshot --write`. What a line asks for is answered at once, until
/// `! hold`; what happens besides lines is written as ``Step`` says.
public struct SessionScript: Hashable, Sendable {
  /// Who answers.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The gallery's own facts.
    case gallery
    /// The catalog compiled into the program.
    case builtIn = "built-in"
  }

  /// Which line of a file is wrong, and why.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String

    /// The fault in one line.
    public var description: String { "line \(line): \(reason)" }
  }

  /// What it is about, line by line.
  public var about: [String] = []
  /// Who answers.
  public var source = Source.gallery
  /// The size of the terminal.
  public var size = Size(columns: 80, rows: nil)
  /// The language and the region of the content.
  public var locale = ContentLocale(language: "en", region: "US")
  /// The day.
  public var today = Gallery.today
  /// Who starts the program.
  public var visitor = Visitor.passerby
  /// The steps, in order.
  public var steps: [Step] = []

  /// Reads a file; what is expected after its steps is passed over.
  public init(_ text: String) throws(Fault) {
    var isInHead = true
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.last == "\r" ? String(line.dropLast()) : String(line)
      func fault(_ reason: String) -> Fault { Fault(line: index + 1, reason: reason) }
      if line.isEmpty || line.hasPrefix("|") || line.hasPrefix("~") { continue }
      if line.hasPrefix("#") {
        guard isInHead else { throw fault("comments may stand only at the beginning") }
        about.append(String(line.dropFirst().drop { $0 == " " }))
      } else if line.hasPrefix(">") || line.hasPrefix("!") {
        isInHead = false
        guard let step = Step(line) else { throw fault("no such step: \(line.shortened)") }
        steps.append(step)
      } else {
        guard isInHead else { throw fault("settings stand before the first step") }
        guard set(line) else { throw fault("no such setting: \(line.shortened)") }
      }
    }
  }

  /// Takes in one setting; false where it is none.
  private mutating func set(_ line: String) -> Bool {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return false }
    let value = String(parts[1].drop { $0 == " " })
    switch parts[0] {
    case "source":
      guard let source = Source(rawValue: value) else { return false }
      self.source = source
    case "size":
      guard let size = Size(scriptText: value) else { return false }
      self.size = size
    case "language":
      guard let language = ContentLocale.language(value) else { return false }
      locale.language = language
    case "region":
      guard let region = ContentLocale.region(value) else { return false }
      locale.region = region
    case "visitor":
      guard let visitor = Visitor(rawValue: value) else { return false }
      self.visitor = visitor
    case "today":
      guard let today = CalendarDate(value), value.utf8.count == 10 else { return false }
      self.today = today
    default: return false
    }
    return true
  }
}

extension String {
  /// The text as an error shows it.
  fileprivate var shortened: String { count <= 40 ? self : prefix(40) + "…" }
}
