/// A JSON text from outside, scanned once: where each of its values begins and ends.
///
/// For answers of servers and files of other programs: the text is checked against the grammar as a whole, but
/// values are decoded only when they are asked for, so that one odd value costs no more than itself.
/// Foundation's decoder reads the largest pages of a live source two to three times slower than Python does,
/// which alone is longer than a page may take to paint; this one reads them several times faster, and nothing
/// of Foundation is loaded at a start.
public final class JSONTree: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case object, array, string, escapedString, number, yes, no, null
  }

  /// A value or an object's key.
  struct Entry: Sendable {
    let kind: Kind
    /// Where it begins and ends, of a string without its quotes.
    let begin: UInt32
    let end: UInt32
    /// The entry after it and all that it holds.
    fileprivate(set) var next: UInt32
  }

  /// Containers within containers; TMDB's answers have fewer than ten.
  public static let deepest = 64

  /// No answer has more bytes.
  public static let largest = 64 << 20

  /// The text, with a zero after its end.
  let bytes: [UInt8]
  /// All values in the text's order; an object's key stands before each of its values.
  let entries: [Entry]

  /// Scans a text; it is total: any bytes give a tree or the reason why they are no JSON.
  public init(_ text: [UInt8]) throws(JSONFault) {
    guard text.count <= Self.largest else { throw .tooLarge }
    let ended = text + [0]
    entries = try ended.withUnsafeBufferPointer { (bytes) throws(JSONFault) in
      var scanner = JSONTreeScanner(bytes)
      try scanner.scan()
      return scanner.entries
    }
    bytes = ended
  }

  /// The value that the text is.
  public var root: JSONNode { JSONNode(tree: self, index: 0) }
}

/// One reading of one text; it holds no call stack, so that no nesting can exhaust it.
private struct JSONTreeScanner {
  /// The text and a zero; no place beyond the zero is ever read.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  private var place = 0
  private var open: [Int] = []
  private(set) var entries: [JSONTree.Entry] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count - 1
    entries.reserveCapacity(count / 12 + 1)
  }

  mutating func scan() throws(JSONFault) {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { place = 3 }
    skipSpaces()
    guard place < count else { throw .empty }
    switch bytes[place] {
    case UInt8(ascii: "<"): throw .html
    case 0x1F where bytes[place + 1] == 0x8B: throw .compressed
    case _: break
    }
    repeat {
      let isContainer = try scanValue()
      if !isContainer || closesAtOnce() { try scanEnds() }
    } while !open.isEmpty
    skipSpaces()
    guard place == count else { throw .unexpected(at: place) }
  }

  /// Reads a value, of a container its beginning alone; says whether it is one that is still open.
  private mutating func scanValue() throws(JSONFault) -> Bool {
    if let top = open.last, entries[top].kind == .object { try scanKey() }
    skipSpaces()
    switch bytes[place] {
    case UInt8(ascii: "{"):
      try begin(.object)
      return true
    case UInt8(ascii: "["):
      try begin(.array)
      return true
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanWord("true", .yes)
    case UInt8(ascii: "f"): try scanWord("false", .no)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    // What some writers make of numbers that are none.
    case UInt8(ascii: "N"): try scanWord("NaN", .null)
    case UInt8(ascii: "I"): try scanWord("Infinity", .null)
    case _: throw unexpected
    }
    return false
  }

  private mutating func begin(_ kind: JSONTree.Kind) throws(JSONFault) {
    guard open.count < JSONTree.deepest else { throw .tooDeep(at: place) }
    open.append(entries.count)
    put(kind, from: place, to: place)
    place += 1
  }

  /// Whether the container that was just begun ends without a value.
  private mutating func closesAtOnce() -> Bool {
    skipSpaces()
    guard bytes[place] == closing else { return false }
    close()
    return true
  }

  /// After a value: closes what ends here, up to the comma before the next value.
  private mutating func scanEnds() throws(JSONFault) {
    while !open.isEmpty {
      skipSpaces()
      if bytes[place] == UInt8(ascii: ",") {
        place += 1
        return
      }
      guard bytes[place] == closing else { throw unexpected }
      close()
    }
  }

  private var closing: UInt8 {
    guard let top = open.last else { return 0 }
    return entries[top].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func close() {
    place += 1
    guard let top = open.popLast() else { return }
    entries[top].next = UInt32(entries.count)
  }

  private mutating func scanKey() throws(JSONFault) {
    skipSpaces()
    guard bytes[place] == UInt8(ascii: "\"") else { throw unexpected }
    try scanString()
    skipSpaces()
    guard bytes[place] == UInt8(ascii: ":") else { throw unexpected }
    place += 1
  }

  private mutating func scanString() throws(JSONFault) {
    place += 1
    let begin = place
    var kind = JSONTree.Kind.string
    while true {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        put(kind, from: begin, to: place)
        place += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        // Never beyond the zero, which ends the text whatever stands before it.
        place += place + 1 < count ? 2 : 1
      case 0:
        if place >= count { throw .cutOff }
        place += 1
      case _:
        place += 1
      }
    }
  }

  private mutating func scanNumber() throws(JSONFault) {
    let begin = place
    if bytes[place] == UInt8(ascii: "-") {
      place += 1
      if bytes[place] == UInt8(ascii: "I") { return try scanWord("Infinity", .null) }
    }
    try scanDigits()
    if bytes[place] == UInt8(ascii: ".") {
      place += 1
      try scanDigits()
    }
    if bytes[place] == UInt8(ascii: "e") || bytes[place] == UInt8(ascii: "E") {
      place += 1
      if bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") { place += 1 }
      try scanDigits()
    }
    put(.number, from: begin, to: place)
  }

  private mutating func scanDigits() throws(JSONFault) {
    guard bytes[place] >= 0x30, bytes[place] <= 0x39 else { throw unexpected }
    while bytes[place] >= 0x30, bytes[place] <= 0x39 { place += 1 }
  }

  private mutating func scanWord(_ word: StaticString, _ kind: JSONTree.Kind) throws(JSONFault) {
    let begin = place
    for offset in 0..<word.utf8CodeUnitCount {
      guard bytes[place] == word.utf8Start[offset] else { throw unexpected }
      place += 1
    }
    put(kind, from: begin, to: place)
  }

  private mutating func put(_ kind: JSONTree.Kind, from begin: Int, to end: Int) {
    entries.append(
      JSONTree.Entry(
        kind: kind, begin: UInt32(begin), end: UInt32(end), next: UInt32(entries.count + 1)))
  }

  private mutating func skipSpaces() {
    while true {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      case _: return
      }
    }
  }

  private var unexpected: JSONFault { place >= count ? .cutOff : .unexpected(at: place) }
}
