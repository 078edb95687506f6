/// What a `LoopbackServer` answers, and how it fails to.
public struct LoopbackAnswer: Sendable, CustomStringConvertible {
  /// How the end of the body is told.
  public enum Framing: Hashable, Sendable {
    /// By its length.
    case length

    /// By a length that may be a lie.
    case claimedLength(Int)

    /// In chunks of so many bytes.
    case chunked(Int)

    /// By closing the connection.
    case close
  }

  /// How the body is packed.
  public enum Packing: Hashable, Sendable {
    /// Not at all.
    case none

    /// With gzip, and a header that says so.
    case gzip

    /// With gzip, and no header that says so.
    case secretGzip

    /// Not at all, but a header says that it is gzip.
    case pretendedGzip
  }

  /// Where lines of headers stand.
  public enum HeaderPlace: Hashable, Sendable, CaseIterable {
    /// In answers that only announce another one.
    case interim
    /// Before the body.
    case head
    /// Behind the body.
    case trailers
    /// Behind an empty body.
    case trailersOfNothing
  }

  /// What goes wrong.
  public enum Fault: Hashable, Sendable {
    /// Nothing.
    case none

    /// Nothing is ever answered, and the connection stays open.
    case silence

    /// The connection is closed after so many bytes of the answer, its head counted.
    case cut(after: Int)

    /// The connection is reset after so many bytes of the answer, its head counted.
    case reset(after: Int)

    /// The body is sent over and over for ever.
    case endless

    /// A line of headers is sent over and over for ever, at this place.
    case endlessHeaders(at: HeaderPlace)

    /// So many bytes are sent at a time, with a pause of so many milliseconds between them.
    case drip(bytes: Int, milliseconds: Int)

    /// Something is sent that is no HTTP.
    case noise
  }

  /// The status.
  public var status: Int

  /// The headers besides those that tell of the framing and the packing.
  public var headers: [(String, String)]

  /// The body.
  public var body: [UInt8]

  /// How the end of the body is told.
  public var framing = Framing.length

  /// How the body is packed.
  public var packing = Packing.none

  /// What goes wrong.
  public var fault = Fault.none

  /// How many milliseconds pass before the answer begins.
  public var delay = 0

  /// What has to be opened before the answer begins.
  public var gate: LoopbackGate?

  /// Makes an answer of a text.
  public init(
    _ status: Int = 200, _ text: String = "", headers: [(String, String)] = [],
    framing: Framing = .length, packing: Packing = .none, fault: Fault = .none, delay: Int = 0,
    gate: LoopbackGate? = nil
  ) {
    self.status = status
    self.headers = headers
    body = Array(text.utf8)
    self.framing = framing
    self.packing = packing
    self.fault = fault
    self.delay = delay
    self.gate = gate
  }

  /// What a run of tests calls it: without its body, which may be long.
  public var description: String {
    "\(status), \(body.count) bytes, \(framing), \(packing), fault: \(fault)"
  }

  /// The head, with its empty line.
  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status) Answer"]
    lines += headers.map { "\($0): \($1)" }
    switch packing {
    case .none, .secretGzip: break
    case .gzip, .pretendedGzip: lines.append("Content-Encoding: gzip")
    }
    switch framing {
    case .length: lines.append("Content-Length: \(packedBody.count)")
    case .claimedLength(let count): lines.append("Content-Length: \(count)")
    case .chunked: lines.append("Transfer-Encoding: chunked")
    case .close: lines.append("Connection: close")
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The body as it is sent, without its framing.
  var packedBody: [UInt8] {
    switch packing {
    case .none, .pretendedGzip: body
    case .gzip, .secretGzip: Gzip.packed(body)
    }
  }

  /// The body as it is sent.
  var framedBody: [UInt8] {
    switch framing {
    case .length, .claimedLength, .close: return packedBody
    case .chunked(let size):
      var framed: [UInt8] = []
      var rest = packedBody[...]
      while !rest.isEmpty {
        let chunk = rest.prefix(max(size, 1))
        rest = rest.dropFirst(chunk.count)
        framed += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + [0x0D, 0x0A]
      }
      return framed + Array("0\r\n\r\n".utf8)
    }
  }
}

/// The form of gzip that packs nothing: enough to be unpacked.
enum Gzip {
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      packed.append(rest.isEmpty ? 1 : 0)
      packed += [UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)]
      packed += block
    } while !rest.isEmpty
    return packed + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(number >> ($0 * 8) & 255) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
