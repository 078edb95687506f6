import Catalog

/// What TMDB knows the program by: either works for every read of version 3 of its interface.
///
/// It prints as nothing, so that no message and no dump can show it.
public enum TMDBCredential: Hashable, Sendable {
  /// A read access token, sent in a header.
  case token(String)
  /// An API key, sent in the query.
  case key(String)

  /// Makes a credential of a text somebody gave as a token; nil of one that cannot stand in a header.
  public static func token(reading text: String) -> TMDBCredential? {
    text.isCredential ? .token(text) : nil
  }

  /// Makes a credential of a text somebody gave as a key; nil of one that cannot be any.
  public static func key(reading text: String) -> TMDBCredential? {
    text.isCredential ? .key(text) : nil
  }

  /// Makes a credential of a text that is either, by its form; nil of one that cannot be any.
  public init?(_ text: String) {
    guard text.isCredential else { return nil }
    self = text.isKey ? .key(text) : .token(text)
  }

  /// The token or key itself.
  var text: String {
    switch self {
    case .token(let text), .key(let text): text
    }
  }

  /// What it looks like instead of what it was given as; nil where it may be that.
  var misplaced: MisplacedKey? {
    switch self {
    case .token(let text): text.isKey ? .keyAsToken : nil
    case .key(let text): text.isToken ? .tokenAsKey : nil
    }
  }
}

extension TMDBCredential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// That there is one.
  public var description: String { "TMDBCredential" }

  /// That there is one.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A person's session at TMDB; it prints as nothing.
public enum TMDBSession: Hashable, Sendable {
  /// Of an account.
  case account(String)
  /// Of a guest, who may only rate.
  case guest(String)

  /// The item of a query that says whose session it is.
  var queryItem: (String, String) {
    switch self {
    case .account(let id): ("session_id", id)
    case .guest(let id): ("guest_session_id", id)
    }
  }
}

extension TMDBSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// That there is one.
  public var description: String { "TMDBSession" }

  /// That there is one.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// Whether it can stand in a header and a query as it is; the longest tokens have some 300 characters.
  fileprivate var isCredential: Bool {
    !isEmpty && utf8.count <= 4_096 && utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Whether it has the form of an API key: 32 hexadecimal digits.
  fileprivate var isKey: Bool {
    utf8.count == 32
      && utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
      }
  }

  /// Whether it has the form of an access token: JSON in base 64, which begins so, and two more parts.
  fileprivate var isToken: Bool {
    utf8.starts(with: "eyJ".utf8) && utf8.count(where: { $0 == UInt8(ascii: ".") }) == 2
  }
}
