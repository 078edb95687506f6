/// Why there is no answer.
///
/// No text in it holds anything of the question but the names of hosts.
public enum HTTPFailure: Error, Hashable, Sendable {
  /// libcurl is not on this machine, or cannot be used; with the system's reason.
  case noLibrary(String)

  /// The machine has no way to the network.
  case noNetwork

  /// The name of this host was not found.
  case dns(String)

  /// Nobody listens at the address.
  case refused

  /// Connecting, or the whole of the answer, took too long.
  case timedOut

  /// No safe connection could be made; with the library's reason.
  case tls(String)

  /// The answer is longer than this limit, in bytes.
  case tooLarge(Int)

  /// The connection was dropped, or the answer ended early.
  case cut

  /// The answer is packed in a way that it does not say.
  case badEncoding

  /// Nobody wants the answer any more.
  case cancelled

  /// Anything else; with a reason.
  case other(String)
}
