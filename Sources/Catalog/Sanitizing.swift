extension String {
  /// The text without anything that could command a terminal or hide in a line.
  ///
  /// For every text that comes from outside, where it enters. Taken out are control characters (C0, C1, DEL),
  /// escape sequences as a whole, bidirectional overrides, isolates and marks, and other invisible format
  /// characters; joiners stay, since Persian, Indic scripts and emoji need them. Tabs become spaces, and
  /// so do line breaks unless they are kept; kept ones become line feeds, never more than two in a row.
  /// Spaces at the ends go, and so do marks on a letter that has 30 already (UAX #15 calls the rest
  /// stream-safe): comparing it would take for ever. A longer text is cut at the limit, which counts
  /// scalars.
  public func sanitized(keepingLines: Bool = false, limit: Int = 100_000) -> String {
    if isClean && utf8.count <= limit { return self }
    var cleaner = Cleaner(keepingLines: keepingLines, limit: limit)
    cleaner.read(unicodeScalars)
    return cleaner.text
  }

  /// Whether a letter carries more marks than any script puts on one, so that comparing the text with
  /// another would take for ever.
  public var hasEndlessMarks: Bool {
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks > Cleaner.mostMarks { return true }
    }
    return false
  }

  /// Whether the text is of letters and signs that need no cleaning, without a space at its ends.
  ///
  /// Most texts are, and need no copy: printable ASCII, Latin, Greek, Cyrillic, typographic signs, Chinese,
  /// Japanese.
  private var isClean: Bool {
    utf8.withContiguousStorageIfAvailable { Self.areClean($0) } ?? false
  }

  private static func areClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.first != 0x20, bytes.last != 0x20 else { return false }
    var marks = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return false }
        marks = 0
        place += 1
      } else if byte <= 0xD3 {
        guard place + 1 < bytes.count else { return false }
        let second = bytes[place + 1]
        // The C1 controls and the soft hyphen; the combining grapheme joiner.
        if byte == 0xC2, second < 0xA0 || second == 0xAD { return false }
        if byte == 0xCD, second == 0x8F { return false }
        // All combining marks there are up to 0xD3 begin with one of these.
        marks = byte == 0xCC || byte == 0xCD || byte == 0xD2 ? marks + 1 : 0
        if marks > Cleaner.mostMarks { return false }
        place += 2
      } else {
        guard place + 2 < bytes.count, isClean(byte, bytes[place + 1], bytes[place + 2]) else {
          return false
        }
        marks = 0
        place += 3
      }
    }
    return true
  }

  /// Whether three bytes are one scalar that is neither hidden nor a mark; not all that are.
  private static func isClean(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    // Zero-width signs and directional marks, line breaks and overrides among general punctuation.
    case (0xE2, 0x80): !(0x8B...0x8F).contains(third) && !(0xA8...0xAE).contains(third)
    case (0xE2, 0x81): third < 0xA0
    // Currencies, and after them marks for symbols.
    case (0xE2, 0x82): true
    case (0xE2, 0x83): third < 0x90
    case (0xE2, 0x84...0xAF): true
    // Tone marks, and the voicing marks of kana.
    case (0xE3, 0x80): !(0xAA...0xAF).contains(third)
    case (0xE3, 0x82): third != 0x99 && third != 0x9A
    case (0xE3...0xE9, _): true
    case _: false
    }
  }
}

/// One reading of one text.
private struct Cleaner {
  let keepingLines: Bool
  let limit: Int
  /// The text's bytes: appending one to them costs a tenth of what appending a scalar to a text does.
  private var output: [UInt8] = []
  private var count = 0
  private var lineFeeds = 0
  private var marks = 0

  static let mostMarks = 30

  init(keepingLines: Bool, limit: Int) {
    self.keepingLines = keepingLines
    self.limit = limit
  }

  var text: String {
    let end = output.lastIndex { $0 != 0x20 && $0 != 0x0A } ?? -1
    return String(decoding: output[...end], as: UTF8.self)
  }

  mutating func read(_ scalars: String.UnicodeScalarView) {
    var rest = scalars[...]
    while count < limit, let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B:
        EscapeSequence.skip(after: &rest)
      case 0x9B:
        EscapeSequence.skipControlSequence(&rest)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F:
        EscapeSequence.skipString(&rest)
      case 0x0D:
        if rest.first != "\n" { putLineBreak() }
      case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029:
        putLineBreak()
      case 0x09, 0x20:
        put(" ")
      default:
        if !scalar.isHidden { put(scalar) }
      }
    }
  }

  private mutating func putLineBreak() {
    guard keepingLines else { return put(" ") }
    while output.last == 0x20 { output.removeLast() }
    if output.isEmpty || lineFeeds == 2 { return }
    output.append(0x0A)
    count += 1
    lineFeeds += 1
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar == " " && output.isEmpty { return }
    if scalar.isMark {
      marks += 1
      if marks > Self.mostMarks { return }
    } else {
      marks = 0
    }
    if scalar.isASCII {
      output.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      output.append(contentsOf: scalar.utf8)
    }
    count += 1
    if scalar != " " { lineFeeds = 0 }
  }
}

/// Escape sequences as ECMA-48 builds them.
///
/// A sequence that does not end loses only its introducer, so that nobody can hide the rest of a text.
private enum EscapeSequence {
  typealias Scalars = Substring.UnicodeScalarView

  static func skip(after rest: inout Scalars) {
    guard let next = rest.first else { return }
    switch next.value {
    case 0x5B:
      rest.removeFirst()
      skipControlSequence(&rest)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      rest.removeFirst()
      skipString(&rest)
    case 0x20...0x2F:
      var sequence = rest
      while let scalar = sequence.first, (0x20...0x2F).contains(scalar.value) {
        sequence.removeFirst()
      }
      if let final = sequence.first, (0x30...0x7E).contains(final.value) {
        sequence.removeFirst()
        rest = sequence
      }
    case 0x30...0x7E:
      rest.removeFirst()
    default:
      return
    }
  }

  /// Parameters, intermediates and the final byte.
  static func skipControlSequence(_ rest: inout Scalars) {
    var sequence = rest
    while let scalar = sequence.first, (0x20...0x3F).contains(scalar.value) {
      sequence.removeFirst()
    }
    if let final = sequence.first, (0x40...0x7E).contains(final.value) {
      sequence.removeFirst()
      rest = sequence
    }
  }

  /// Everything up to BEL, `ESC \` or ST, in the same line.
  ///
  /// The end is not looked for beyond what an honest sequence has, since many that never end would make
  /// reading slow.
  static func skipString(_ rest: inout Scalars) {
    var sequence = rest
    for _ in 0..<1024 {
      guard let scalar = sequence.popFirst() else { return }
      switch scalar.value {
      case 0x07, 0x9C:
        rest = sequence
        return
      case 0x1B where sequence.first == "\\":
        sequence.removeFirst()
        rest = sequence
        return
      case 0x0A, 0x0D: return
      default: continue
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark that is sorted among others on the same letter.
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }

  /// Whether the scalar shows nothing and no script needs it.
  fileprivate var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Soft hyphen, combining grapheme joiner, Arabic letter mark, Mongolian vowel separator.
    case 0xAD, 0x34F, 0x61C, 0x180E: true
    // Zero-width space, directional marks, embeddings, overrides and isolates, word joiner, invisible
    // operators, deprecated controls.
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    // Byte order mark, interlinear annotation, tags, noncharacters.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
    }
  }
}
