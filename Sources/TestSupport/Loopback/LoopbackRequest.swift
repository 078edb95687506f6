/// A request as it came to a `LoopbackServer`.
public struct LoopbackRequest: Hashable, Sendable {
  /// The method.
  public let method: String

  /// The path and the query, as they were sent.
  public let target: String

  /// The lines of the headers, as they were sent.
  public let headerLines: [String]

  /// The body.
  public let body: [UInt8]

  /// The number of the connection it came on, from 1.
  public let connection: Int

  /// The target without its query, as it was sent.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The value of a header, whatever the case of its name; nil where there is none.
  public func header(_ name: String) -> String? {
    let prefix = name.lowercased() + ":"
    guard let line = headerLines.first(where: { $0.lowercased().hasPrefix(prefix) }) else {
      return nil
    }
    return String(line.dropFirst(prefix.count).drop { $0 == " " })
  }
}

extension LoopbackRequest {
  /// Reads a head; nil where there is none.
  init?(head: [UInt8], connection: Int) {
    var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")[...]
    guard let words = lines.popFirst()?.split(separator: " "), words.count == 3 else { return nil }
    self.init(
      method: String(words[0]), target: String(words[1]), headerLines: lines.map(String.init),
      body: [], connection: connection)
  }

  /// How many bytes follow the head.
  var bodySize: Int { header("content-length").flatMap { Int($0) } ?? 0 }

  func with(body: [UInt8]) -> Self {
    Self(
      method: method, target: target, headerLines: headerLines, body: body, connection: connection)
  }
}
