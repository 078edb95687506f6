import Glibc
import Threading

/// A web server on this machine that answers what a test says, with every fault a network has.
///
/// Plain sockets, a thread for each connection; it ends with the last reference to it.
public final class LoopbackServer: Sendable {
  /// Why there is no server.
  public struct Failure: Error {
    /// The system's number for it.
    public let number: Int32
  }

  /// The port it listens at.
  public let port: Int

  private let listener: Int32
  private let record: Guarded<Record>

  /// What came, and who is still there.
  struct Record {
    var requests: [LoopbackRequest] = []
    var connections = 0
    var abandoned = 0
    var open: Set<Int32> = []
    var threads = 1
    var isStopped = false
  }

  /// Starts a server at a free port of the loopback address.
  ///
  /// - Parameter answer: called for each request, on the thread of its connection.
  public init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard listener >= 0 else { throw Failure(number: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 128) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else {
      close(listener)
      throw Failure(number: errno)
    }
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    let record = Guarded(Record())
    self.record = record
    guard startThread({ Self.accept(at: listener, record, answer) }) else {
      close(listener)
      throw Failure(number: EAGAIN)
    }
  }

  deinit { stop() }

  /// What stands before every path.
  public var base: String { "http://127.0.0.1:\(port)" }

  /// All that was asked so far.
  public var requests: [LoopbackRequest] { record.withLock { $0.requests } }

  /// How many connections were made so far.
  public var connectionCount: Int { record.withLock { $0.connections } }

  /// Waits until so many requests have come; gives whether they have.
  public func waitForRequests(_ count: Int) -> Bool {
    record.soon { $0.requests.count >= count }
  }

  /// Waits until so many clients went while their answer was held back; gives whether they have.
  public func waitForAbandoned(_ count: Int) -> Bool {
    record.soon { $0.abandoned >= count }
  }

  /// Closes everything and waits for all threads.
  public func stop() {
    let isFirst = record.withLock { record in
      defer { record.isStopped = true }
      // A thread closes its own connection; the number may be another's by then.
      for descriptor in record.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
      return !record.isStopped
    }
    guard isFirst else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    _ = record.soon { $0.threads == 0 }
    close(listener)
  }

  private static func accept(
    at listener: Int32, _ record: Guarded<Record>,
    _ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      if descriptor < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      let number: Int? = record.withLock { record in
        guard !record.isStopped else { return nil }
        record.connections += 1
        record.threads += 1
        record.open.insert(descriptor)
        return record.connections
      }
      guard let number else {
        close(descriptor)
        break
      }
      @Sendable func leave() {
        record.withLock { record in
          record.open.remove(descriptor)
          record.threads -= 1
          close(descriptor)
        }
      }
      let isServed = startThread {
        LoopbackConnection(descriptor: descriptor, number: number, record: record)
          .serve(answer)
        leave()
      }
      if !isServed { leave() }
    }
    record.withLock { $0.threads -= 1 }
  }
}
