import JSON

/// What is kept of keys and sessions between runs, as the text of a file; it prints as nothing.
public struct TMDBSecrets: Hashable, Sendable {
  /// The key or token that was stored.
  public var credential: TMDBCredential?
  /// The session that was begun.
  public var session: TMDBSession?

  /// Makes secrets; usually of nothing.
  public init(credential: TMDBCredential? = nil, session: TMDBSession? = nil) {
    self.credential = credential
    self.session = session
  }

  /// Whether nothing is kept.
  public var isEmpty: Bool { credential == nil && session == nil }

  /// Reads a file's bytes; nil of such as are no secrets of ours.
  public init?(file bytes: [UInt8]) {
    guard let root = (try? JSONTree(bytes))?.root, root.int("version") == 1 else { return nil }
    if let token = root["access_token"]?.string {
      credential = .token(reading: token)
    } else if let key = root["api_key"]?.string {
      credential = .key(reading: key)
    }
    if let id = root["session_id"]?.string, id.isOpaque {
      session = .account(id)
    } else if let id = root["guest_session_id"]?.string, id.isOpaque {
      session = .guest(id)
    }
  }

  /// The file's text.
  public var file: String {
    var members = ["\"version\": 1"]
    switch credential {
    case .token(let text)?: members.append("\"access_token\": \(text.quotedAsJSON)")
    case .key(let text)?: members.append("\"api_key\": \(text.quotedAsJSON)")
    case nil: break
    }
    switch session {
    case .account(let id)?: members.append("\"session_id\": \"\(id)\"")
    case .guest(let id)?: members.append("\"guest_session_id\": \"\(id)\"")
    case nil: break
    }
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }
}

extension TMDBSecrets: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// That there are some.
  public var description: String { "TMDBSecrets" }

  /// That there are some.
  public var debugDescription: String { description }

  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
