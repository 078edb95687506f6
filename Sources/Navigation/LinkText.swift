/// The bytes of a text that is read as a link, and the errors that point into it.
struct LinkText {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  subscript(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func error(_ range: Range<Int>, _ expected: LinkExpectation, nearest: String? = nil) -> LinkError
  {
    // No more is decoded of a long part than an error shows.
    let shown = range.lowerBound..<min(range.upperBound, range.lowerBound + 400)
    return LinkError(
      part: string(shown), offset: range.lowerBound, expected: expected, nearest: nearest,
      isGap: range.isEmpty && range.upperBound + 1 < trimmed.upperBound)
  }

  func error(_ range: Range<Int>, _ expected: LinkExpectation, known words: [String]) -> LinkError {
    let nearest = range.count <= 160 ? Nearest.word(to: string(range), in: words) : nil
    return error(range, expected, nearest: nearest)
  }

  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes[range].firstIndex(of: byte)
  }

  /// The pieces of a range between separators, empty ones among them.
  func split(_ range: Range<Int>, at separator: Unicode.Scalar) -> [Range<Int>] {
    let separator = UInt8(ascii: separator)
    return bytes[range].split(separator: separator, omittingEmptySubsequences: false)
      .map { $0.startIndex..<$0.endIndex }
  }

  /// Splits a range at the first separator; the second part is nil without one.
  func cut(_ range: Range<Int>, at separator: Unicode.Scalar) -> (Range<Int>, Range<Int>?) {
    guard let index = firstIndex(of: UInt8(ascii: separator), in: range) else {
      return (range, nil)
    }
    return (range.lowerBound..<index, index + 1..<range.upperBound)
  }

  /// The text without spaces, tabs and line ends around it.
  var trimmed: Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return bytes.startIndex..<bytes.startIndex }
    return first..<last + 1
  }

  func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) throws(LinkError) -> String {
    do throws(PercentCoding.Fault) {
      return try PercentCoding.decode(bytes[range], plusIsSpace: plusIsSpace)
    } catch {
      let wrong =
        range.lowerBound + error.range.lowerBound..<range.lowerBound + error.range.upperBound
      throw self.error(wrong, error.expected)
    }
  }
}

// MARK: - What kind of text it is

extension LinkText {
  /// The scheme before a colon, where one stands before any other punctuation of a link, and what
  /// follows the colon and two slashes.
  private func scheme(in range: Range<Int>) -> (scheme: Range<Int>, rest: Range<Int>)? {
    let name = bytes[range].prefix { Unicode.Scalar($0).isASCIILetter }
    guard !name.isEmpty, name.endIndex < range.upperBound, bytes[name.endIndex] == UInt8(ascii: ":")
    else { return nil }
    var rest = name.endIndex + 1..<range.upperBound
    if bytes[rest].starts(with: "//".utf8) { rest = rest.lowerBound + 2..<rest.upperBound }
    return (name.startIndex..<name.endIndex, rest)
  }

  /// The host and what follows it, where the text is a web address; nil where it is a path.
  func webAddress(in range: Range<Int>) throws(LinkError) -> Range<Int>? {
    if let (scheme, rest) = scheme(in: range) {
      switch string(scheme).lowercased() {
      case "http", "https": return rest
      case "marquee": return nil
      case let other:
        let nearest = Nearest.word(to: other, in: ["marquee", "https", "http"])
        throw error(scheme, .scheme, nearest: nearest)
      }
    }
    let host = bytes[range].prefix { byte in !"/;?#=".utf8.contains(byte) }
    return host.contains(UInt8(ascii: ".")) ? range : nil
  }

  /// The path after the scheme, without one slash before it and one after it.
  func path(in range: Range<Int>) throws(LinkError) -> Range<Int> {
    var path = scheme(in: range)?.rest ?? range
    if bytes[path].first == UInt8(ascii: "/") { path = path.lowerBound + 1..<path.upperBound }
    if bytes[path].last == UInt8(ascii: "/") { path = path.lowerBound..<path.upperBound - 1 }
    return path
  }
}
