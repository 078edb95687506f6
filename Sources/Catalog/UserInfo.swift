extension String {
  /// The text with stars in the place of the name and the password in each address (RFC 3986 §3.2.1).
  ///
  /// For all that is shown or kept of what a person gave: a password may stand in an address.
  public var withoutUserInfo: String {
    guard utf8.contains(UInt8(ascii: "@")) else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place...].starts(with: "://".utf8) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      let start = place + 3
      result += bytes[place..<start]
      let end = bytes[start...].firstIndex(where: \.endsAuthority) ?? bytes.count
      place = start
      if let sign = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) {
        result += Array("***".utf8)
        place = sign
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the host is over in an address, or the address in a text.
  fileprivate var endsAuthority: Bool {
    self <= 0x20 || self == UInt8(ascii: "/") || self == UInt8(ascii: "?")
      || self == UInt8(ascii: "#")
  }
}
