/// Whom an address asks: the scheme, the host and the port.
///
/// Read strictly: what two readers could understand differently is no origin, so that nobody gets a
/// header that was meant for another.
struct HTTPOrigin: Hashable, Sendable {
  let isSecure: Bool
  let host: String
  let port: Int

  init?(of address: String) {
    let text = address.lowercased()
    let rest: Substring
    if text.hasPrefix("https://") {
      isSecure = true
      rest = text.dropFirst(8)
    } else if text.hasPrefix("http://") {
      isSecure = false
      rest = text.dropFirst(7)
    } else {
      return nil
    }
    var name = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    var port = isSecure ? 443 : 80
    let end: Substring
    if name.hasPrefix("["), let bracket = name.firstIndex(of: "]") {
      let inner = name[name.index(after: name.startIndex)..<bracket]
      guard !inner.isEmpty, inner.utf8.allSatisfy({ $0.isHexDigit || $0 == 0x3A || $0 == 0x2E })
      else { return nil }
      end = name[name.index(after: bracket)...]
      name = name[...bracket]
    } else {
      let colon = name.firstIndex(of: ":") ?? name.endIndex
      end = name[colon...]
      name = name[..<colon]
      guard !name.isEmpty, name.utf8.allSatisfy(\.isHostByte) else { return nil }
    }
    if !end.isEmpty {
      guard end.first == ":", end.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(end.dropFirst()), (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    host = String(name)
    self.port = port
  }
}

extension HTTPOrigin {
  /// Whether the host is this machine itself, by its name or its address.
  var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self)
  }

  /// Lower-case letters, digits, and what stands between them.
  fileprivate var isHostByte: Bool {
    (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || self == 0x2D || self == 0x2E
      || self == 0x5F
  }
}
