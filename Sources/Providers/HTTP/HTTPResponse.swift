import Catalog

/// What a server answered, whatever its status.
public struct HTTPResponse: Sendable {
  /// The status.
  public let status: Int

  /// The names, in lower case, and the values of the headers, in the order they came.
  public let headers: [(String, String)]

  /// The body, unpacked.
  public let body: [UInt8]

  /// Makes an answer; the names of the headers are in lower case.
  public init(status: Int, headers: [(String, String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the last header of a name, which is in lower case; nil where there is none.
  public func header(_ name: String) -> String? {
    headers.last { $0.0 == name }?.1
  }
}

extension HTTPResponse: Hashable {
  /// Whether both say the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.status == second.status && first.headers.elementsEqual(second.headers, by: ==)
      && first.body == second.body
  }

  /// Feeds what tells answers apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(status)
    hasher.combine(body)
  }
}

extension HTTPResponse {
  /// Makes an answer from the lines of its head, as they came.
  init(status: Int, head: UnsafeBufferPointer<UInt8>, body: [UInt8]) {
    var headers: [(String, String)] = []
    for line in head.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }).dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
      headers.append(
        (
          String(decoding: line[..<colon], as: UTF8.self).lowercased(),
          String(decoding: value, as: UTF8.self)
        ))
    }
    self.init(status: status, headers: headers, body: body)
  }

  /// Whether the body is packed although no header says so, as servers behind a broken cache send it.
  ///
  /// An archive that is meant to be one is none of these.
  var isSecretlyPacked: Bool {
    guard body.starts(with: [0x1F, 0x8B]) else { return false }
    let type = header("content-type")?.lowercased() ?? ""
    return !type.holds("gzip") && !type.holds("octet-stream")
  }
}
