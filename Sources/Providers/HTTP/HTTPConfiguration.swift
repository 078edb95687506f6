import Glibc

/// Whether a proxy is asked instead of the host.
public enum HTTPProxy: Hashable, Sendable {
  /// The one that `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` name, as everywhere.
  case environment

  /// None.
  case none
}

/// How a client behaves.
public struct HTTPConfiguration: Sendable {
  /// The files that are tried for libcurl, in order; what is a path is taken as such.
  ///
  /// Both names have the same ABI; the second is often there where the first is not.
  public var libraries = ["libcurl.so.4", "libcurl-gnutls.so.4"]

  /// How the program introduces itself.
  public var userAgent = "Marquee"

  /// The longest that making a connection may take.
  public var connectTimeout: Duration = .seconds(5)

  /// The longest that one try may take, from its start to the answer's last byte.
  public var totalTimeout: Duration = .seconds(20)

  /// The most requests that are sent in any second.
  public var requestsPerSecond = 40

  /// The most requests that are under way to one host.
  public var atOncePerHost = 6

  /// The most requests that are under way.
  public var atOnce = 24

  /// The most times one request is sent on to another address.
  public var maxRedirects = 3

  /// The most bytes that an answer's headers may have.
  public var maxHeaderBytes = 64 << 10

  /// What is tried again, and when.
  public var retry = HTTPRetryPolicy()

  /// A file with the certificates to trust; nil for the machine's own.
  public var certificates: String?

  /// Whether a proxy is asked.
  public var proxy: HTTPProxy = .environment

  /// What the jitter begins with; the same seed gives the same waits.
  public var seed: UInt64 = .random(in: .min ... .max)

  /// The time since some moment, which never goes back.
  public var now: @Sendable () -> Duration = {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The usual behavior.
  public init() {}
}

extension Duration {
  /// Whole milliseconds, upward, so that nobody wakes too early; within what a C `long` is sure to hold.
  var millisecondsUp: Int {
    let (seconds, attoseconds) = components
    if seconds >= 1_000_000 { return 1_000_000_000 }
    if seconds <= -1_000_000 { return -1_000_000_000 }
    let parts = attoseconds / 1_000_000_000_000_000
    let rest = attoseconds % 1_000_000_000_000_000 > 0 ? 1 : 0
    return Int(seconds) * 1000 + Int(parts) + rest
  }
}
