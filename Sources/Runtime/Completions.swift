import CTerminal

/// The line at the moment Tab was pressed.
public struct CompletionRequest: Hashable, Sendable {
  /// The text up to the cursor.
  public let before: String
  /// The text behind the cursor, which stays.
  public let after: String

  /// Makes a request.
  public init(before: String, after: String) {
    self.before = before
    self.after = after
  }
}

/// What Tab may put into the line.
public struct Completions: Hashable, Sendable {
  /// One thing to choose.
  public struct Candidate: Hashable, Sendable {
    /// What goes into the line.
    public var text: String
    /// What is shown in the list of candidates.
    public var label: String
    /// Whether a space follows when it is the only candidate.
    public var endsWord: Bool

    /// Makes a candidate; without a label it is shown as it is.
    public init(_ text: String, label: String? = nil, endsWord: Bool = false) {
      self.text = text
      self.label = label ?? text
      self.endsWord = endsWord
    }
  }

  /// The beginning of the line that every candidate follows; empty where they are whole lines.
  public var kept: String
  /// What may follow it, the likeliest first.
  public var candidates: [Candidate]

  /// Makes completions; together with `kept` each takes the place of the text up to the cursor.
  public init(keeping kept: String = "", _ candidates: [Candidate] = []) {
    self.kept = kept
    self.candidates = candidates
  }
}

/// Lays labels out in columns, read downwards, at most so many rows.
///
/// The last row says how many did not fit.
public func columned(_ labels: [String], columns: Int, rows: Int) -> [String] {
  guard !labels.isEmpty, columns > 0, rows > 0 else { return [] }
  let widths = labels.map(displayedColumns)
  let cell = (widths.max() ?? 0) + 2
  let across = max(1, columns / cell)
  let needed = (labels.count + across - 1) / across
  let isCut = needed > rows
  let down = isCut ? max(1, rows - 1) : needed
  var lines: [String] = []
  for row in 0..<down {
    var line = ""
    for index in stride(from: row, to: min(labels.count, down * across), by: down) {
      line += labels[index]
      if index + down < min(labels.count, down * across) {
        line += String(repeating: " ", count: cell - widths[index])
      }
    }
    lines.append(line)
  }
  if isCut, rows > 1 { lines.append("… +\(labels.count - down * across)") }
  return lines
}

/// The columns a text takes on the terminal, as readline counts them.
func displayedColumns(_ text: String) -> Int {
  var text = text
  return text.withUTF8 { bytes in
    var rows: Int32 = 0
    var widest: Int32 = 0
    bytes.withMemoryRebound(to: CChar.self) {
      ct_measure($0.baseAddress, $0.count, Int32.max, &rows, &widest)
    }
    return Int(widest)
  }
}

/// The beginning of a text that fits into so many columns.
func clipped(_ text: String, columns: Int) -> String {
  var text = text
  return text.withUTF8 { bytes in
    let count = bytes.withMemoryRebound(to: CChar.self) {
      ct_fitting($0.baseAddress, $0.count, Int32(clamping: columns))
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
