extension HTTPRequest {
  /// The address with the path and the query percent-encoded.
  ///
  /// - Throws: `HTTPFailure.other` for a base that is no plain http or https address, and for a path
  ///   that climbs: the server decodes it before it resolves the dots, so that an odd id would ask
  ///   for something else.
  func address() throws(HTTPFailure) -> String {
    guard HTTPOrigin(of: base) != nil, base.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      !base.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
    else { throw .other("the base address is not a plain http or https address") }
    // By bytes: a mark behind a slash makes another letter of it, and the server splits there all the same.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) })
    else {
      throw .other("the path climbs out of its place")
    }
    var address = base.hasSuffix("/") ? String(base.dropLast()) : base
    if !path.hasPrefix("/") && !path.isEmpty { address += "/" }
    address.append(percentEncoding: path, sparing: .path)
    for (index, (name, value)) in query.enumerated() {
      address += index == 0 ? "?" : "&"
      address.append(percentEncoding: name, sparing: .query)
      address += "="
      address.append(percentEncoding: value, sparing: .query)
    }
    return address
  }

  /// The headers as lines.
  ///
  /// - Throws: `HTTPFailure.other` for a name that is no token, or a value that would begin another line.
  func headerLines() throws(HTTPFailure) -> [String] {
    var lines: [String] = []
    var hasType = false
    for (name, value) in headers {
      guard !name.isEmpty, name.utf8.allSatisfy(\.isToken),
        value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
      else { throw .other("a header cannot be sent") }
      hasType = hasType || name.lowercased() == "content-type"
      // The library takes a name with a colon and nothing behind it for a header to be left out.
      lines.append(value.isEmpty ? "\(name);" : "\(name): \(value)")
    }
    // Without this the library calls every body a form.
    if !hasType && method != .get { lines.append("Content-Type:") }
    return lines
  }
}

/// What besides letters, digits and `-._~` stays as it is.
private enum Sparing {
  case path
  case query

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: ","):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: "&"), UInt8(ascii: "+"):
      self == .path
    default: false
    }
  }
}

extension String {
  fileprivate mutating func append(percentEncoding text: String, sparing spared: Sparing) {
    for byte in text.utf8 {
      if byte.isUnreserved || spared.contains(byte) {
        unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        self += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}

extension UInt8 {
  /// Whether RFC 3986 lets the byte stand anywhere.
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Whether RFC 9110 lets the byte stand in a header's name.
  fileprivate var isToken: Bool {
    if isUnreserved { return true }
    return switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
