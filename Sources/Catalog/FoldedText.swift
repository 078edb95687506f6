/// A text folded, with what else may be typed for it.
struct FoldedText {
  /// The text as it is compared.
  private(set) var words = ""
  private var others: [String] = []

  /// All spellings, the words first.
  var spellings: [String] { others.isEmpty ? [words] : [words] + others }

  init(_ text: String) {
    var reader = FoldingReader()
    reader.read(text)
    words = reader.words
    if words.isEmpty {
      words = Self.signs(of: text)
    } else if !reader.joints.isEmpty || reader.hasInnerDigit {
      respell(reader)
    }
  }

  /// Most texts can be typed in one way alone; the others have their words put together again.
  private mutating func respell(_ reader: FoldingReader) {
    let scalars = Array(words.unicodeScalars)
    let initials = reader.joints.indices.filter {
      Self.isBetweenInitials($0, reader.joints, scalars)
    }
    .map { reader.joints[$0].place }
    words = Self.text(scalars, without: initials)
    let signs = reader.joints.filter { $0.gap == .sign }.map(\.place)
    let closed = Self.text(scalars, without: initials + signs)
    if closed != words { others.append(closed) }
    if reader.hasInnerDigit {
      let lettered = Self.lettered(words)
      if lettered != words { others.append(lettered) }
    }
  }

  private static func text(_ scalars: [Unicode.Scalar], without places: [Int]) -> String {
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() where !places.contains(place) {
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether single letters stand on both sides of a joint; over a space both have a full stop.
  private static func isBetweenInitials(
    _ index: Int, _ joints: [FoldingReader.Joint], _ scalars: [Unicode.Scalar]
  ) -> Bool {
    let place = joints[index].place
    func isAlone(_ letter: Int) -> Bool {
      func isEdge(_ place: Int) -> Bool {
        !scalars.indices.contains(place) || scalars[place] == " "
      }
      return scalars[letter].properties.isAlphabetic && isEdge(letter - 1) && isEdge(letter + 1)
    }
    guard isAlone(place - 1), isAlone(place + 1) else { return false }
    return joints[index].gap == .sign || joints.contains { $0.place == place + 2 }
  }

  /// A folded text with the digits that stand between two letters read as letters.
  private static func lettered(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for place in scalars.indices.dropFirst().dropLast() {
      guard let letter = lookalikes[scalars[place]],
        [scalars[place - 1], scalars[place + 1]].allSatisfy(\.properties.isAlphabetic)
      else { continue }
      scalars[place] = letter
    }
    return Self.text(scalars, without: [])
  }

  /// The letters that digits stand for in titles: `M3GAN`, `Fant4stic`, `Se7en`.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "v",
  ]

  /// The signs of a text that has nothing else; a bar separates names where they are kept.
  private static func signs(of text: String) -> String {
    var signs = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "|" {
      if case .sign = Folding.fold(scalar) { signs.append(scalar) }
    }
    return String(signs)
  }
}

/// Reads a text into folded words, and notes where they could be spelled in another way.
struct FoldingReader {
  /// What stands between two words.
  enum Gap {
    case none
    case sign
    /// A full stop and then a space.
    case stop
    case space
  }

  /// A space of the words that stands for something else than a space.
  struct Joint {
    /// How many scalars come before it.
    var place: Int
    var gap: Gap
  }

  private(set) var words = ""
  private(set) var joints: [Joint] = []
  /// Whether a single digit stands between two letters.
  private(set) var hasInnerDigit = false

  private enum Last { case nothing, letter, digitBehindLetter }

  private var count = 0
  private var gap = Gap.none
  private var isStop = false
  private var last = Last.nothing

  mutating func read(_ text: String) {
    words.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var previous: Unicode.Scalar = " "
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      switch Folding.fold(scalar) {
      case .nothing: continue
      case .space: gap = gap == .sign && isStop ? .stop : .space
      case .sign:
        if scalar == "$", last == .letter, gap == .none,
          scalars[index...].first?.isLetterOfASCII == true
        {
          append("s")
        } else if Self.separatesThousands(scalar, behind: previous, before: scalars[index...]) {
          break
        } else if gap == .none {
          gap = .sign
          isStop = scalar == "."
        }
      case .and:
        if gap == .none { gap = .sign }
        for letter in "and".unicodeScalars { append(letter) }
        gap = .sign
        isStop = false
      case .letter(let letter): append(letter)
      case .letters(let letters): for letter in letters.unicodeScalars { append(letter) }
      case .raised(let digits):
        if gap == .none { gap = .sign }
        isStop = false
        if case .raised = Folding.fold(previous) { gap = .none }
        for digit in digits.unicodeScalars {
          if digit == " " { gap = .space } else { append(digit) }
        }
        if let next = scalars[index...].first, case .raised = Folding.fold(next) { break }
        gap = .sign
      }
      previous = scalar
    }
  }

  private mutating func append(_ letter: Unicode.Scalar) {
    if gap != .none, count > 0 {
      if gap != .space { joints.append(Joint(place: count, gap: gap)) }
      words.unicodeScalars.append(" ")
      count += 1
      last = .nothing
    }
    gap = .none
    isStop = false
    words.unicodeScalars.append(letter)
    count += 1
    guard (0x30...0x39).contains(letter.value) else {
      if last == .digitBehindLetter { hasInnerDigit = true }
      last = .letter
      return
    }
    last = last == .letter ? .digitBehindLetter : .nothing
  }

  /// Whether a sign between digits has just three of them behind it: `10,000` is one number.
  private static func separatesThousands(
    _ sign: Unicode.Scalar, behind previous: Unicode.Scalar,
    before rest: Substring.UnicodeScalarView
  ) -> Bool {
    guard sign == "," || sign == ".", previous.isDigit else { return false }
    return rest.prefix { $0.isDigit }.count == 3
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
  fileprivate var isLetterOfASCII: Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }
}
