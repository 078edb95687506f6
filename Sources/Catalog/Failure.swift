/// Why a request came to nothing, in the program's own words.
///
/// Nothing in it may hold a key, a session or a text from outside that was not cleaned.
public enum Failure: Error, Hashable, Sendable {
  /// The machine has no way to any network.
  case offline
  /// The program was told to ask nobody, and nothing was kept from before.
  case notKept
  /// The source could not be reached.
  indirect case network(NetworkFailure)
  /// The source has no such thing.
  case notFound
  /// The key or the session was refused.
  case unauthorized
  /// The key was refused, and it looks as if it stood in the wrong place.
  case misplacedKey(MisplacedKey)
  /// Too many requests; the seconds to wait, where the source says them.
  case rateLimited(retryAfter: Int?)
  /// The source failed, with this HTTP status.
  case server(status: Int)
  /// The answer could not be understood; what was wrong with it.
  case malformed(String)
  /// A web page came instead of an answer: somebody else than the source has answered.
  case foreign
  /// What is kept on this machine cannot be read.
  case storage(StorageFailure)
  /// It was canceled.
  case cancelled
}

/// Why the source could not be reached.
public enum NetworkFailure: Error, Hashable, Sendable {
  /// Nobody knows a host of this name.
  case unknownHost(String)
  /// Nobody listens at the host.
  case refused(host: String)
  /// It took too long to connect to the host, or to get the whole of its answer.
  case timedOut(host: String)
  /// No safe connection to the host could be made; what the library says.
  case insecure(host: String, reason: String)
  /// The connection to the host was dropped before the answer was whole.
  case dropped(host: String)
  /// There is no libcurl on this machine, or none that can be used; what the system says.
  case noLibrary(reason: String)
  /// Something else; what the library says.
  case other(reason: String)
}

/// What a refused key looks like that was given for another thing.
public enum MisplacedKey: Hashable, Sendable {
  /// An API key, 32 hexadecimal digits, where an access token belongs.
  case keyAsToken
  /// An access token, three long parts with points between them, where an API key belongs.
  case tokenAsKey
}
