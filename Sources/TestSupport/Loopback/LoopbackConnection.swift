import Glibc
import Threading

/// One connection of a `LoopbackServer`, on its own thread.
struct LoopbackConnection {
  let descriptor: Int32
  let number: Int
  let record: Guarded<LoopbackServer.Record>

  /// POLLRDHUP, which Glibc's module leaves out.
  private static let hangUp: Int16 = 0x2000

  /// Answers one request after the other until either side has enough.
  func serve(_ answer: (LoopbackRequest) -> LoopbackAnswer) {
    var one: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var rest: [UInt8] = []
    while let request = readRequest(&rest) {
      record.withLock { $0.requests.append(request) }
      guard give(answer(request)) else { return }
    }
  }

  private func readRequest(_ rest: inout [UInt8]) -> LoopbackRequest? {
    while true {
      if let end = Self.headEnd(of: rest) {
        guard let request = LoopbackRequest(head: Array(rest[..<end]), connection: number)
        else { return nil }
        rest.removeFirst(end)
        while rest.count < request.bodySize {
          guard let more = receive() else { return nil }
          rest += more
        }
        let body = Array(rest.prefix(request.bodySize))
        rest.removeFirst(body.count)
        return request.with(body: body)
      }
      guard let more = receive() else { return nil }
      rest += more
      // A greeting of TLS, say: no end of a head will ever come.
      guard let first = rest.first, (0x41...0x5A).contains(first) else {
        _ = send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
        return nil
      }
    }
  }

  /// Where the head ends, behind its empty line.
  private static func headEnd(of bytes: [UInt8]) -> Int? {
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first { bytes[$0..<($0 + 4)].elementsEqual(end) }.map { $0 + 4 }
  }

  private func receive() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Sends an answer; false when the connection is of no more use.
  private func give(_ answer: LoopbackAnswer) -> Bool {
    guard pause(answer.delay) else { return false }
    while let gate = answer.gate, !gate.isOpen {
      guard pause(2) else { return false }
    }
    let whole = answer.head + answer.framedBody
    switch answer.fault {
    case .none:
      return send(whole) && answer.framing != .close
    case .silence:
      while pause(10) {}
      return false
    case .cut(let count):
      _ = send(Array(whole.prefix(count)))
      return false
    case .reset(let count):
      _ = send(Array(whole.prefix(count)))
      // What was sent is to arrive first: a reset takes away what the other side has not read.
      _ = pause(20)
      var lingering = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
      return false
    case .endless:
      guard send(answer.head) else { return false }
      while send(answer.framedBody) {}
      return false
    case .endlessHeaders(let place):
      let status = "HTTP/1.1 200 OK\r\n"
      let chunked = status + "Transfer-Encoding: chunked\r\n\r\n"
      let (start, line) =
        switch place {
        case .interim: ("", "HTTP/1.1 103 Early\r\nX-Line: 0123456789\r\n\r\n")
        case .head: (status, "X-Line: 0123456789\r\n")
        case .trailers: (chunked + "2\r\n{}\r\n0\r\n", "X-Line: 0123456789\r\n")
        case .trailersOfNothing: (chunked + "0\r\n", "X-Line: 0123456789\r\n")
        }
      guard send(Array(start.utf8)) else { return false }
      let lines = Array(String(repeating: line, count: 100).utf8)
      while send(lines) {}
      return false
    case .drip(let count, let milliseconds):
      var left = whole[...]
      while !left.isEmpty {
        guard send(Array(left.prefix(max(count, 1)))), pause(milliseconds) else { return false }
        left = left.dropFirst(max(count, 1))
      }
      return true
    case .noise:
      _ = send(Array("220 this is the mail\r\n".utf8))
      return false
    }
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent,
          Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Lets time pass; false when the client goes meanwhile, or the server stops.
  private func pause(_ milliseconds: Int) -> Bool {
    guard milliseconds > 0 else { return true }
    var watched = pollfd(fd: descriptor, events: Self.hangUp, revents: 0)
    guard poll(&watched, 1, Int32(clamping: milliseconds)) > 0 else { return true }
    record.withLock { if !$0.isStopped { $0.abandoned += 1 } }
    return false
  }
}
