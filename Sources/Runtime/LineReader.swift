import Glibc

/// Takes lines out of bytes that come in pieces, whatever the bytes are.
///
/// A carriage return before the newline belongs to the end of the line, a last line needs no
/// newline, and a line beyond the limit is dropped to its end without being kept in memory.
struct LineReader {
  enum Step: Equatable {
    case line(String, number: Int)
    case tooLong(number: Int)
    case needsBytes
    case ended
  }

  let descriptor: Int32
  let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  private var scanned = 0
  private var number = 0
  private var isSkipping = false
  private var hasEnded = false
  /// Why no more can be read; nil while it can, and at an honest end.
  private(set) var failure: SystemError?

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line of what was read so far.
  mutating func next() -> Step {
    while true {
      if let end = bytes[scanned...].firstIndex(of: 0x0A) {
        let line = bytes[start..<end]
        start = end + 1
        scanned = start
        if isSkipping {
          isSkipping = false
          continue
        }
        return finished(line)
      }
      scanned = bytes.count
      dropUsed()
      if isSkipping {
        forget()
      } else if bytes.count > limit + 1 {
        // One more than the limit may be the carriage return of a line that just fits.
        number += 1
        isSkipping = true
        forget()
        return .tooLong(number: number)
      }
      guard hasEnded else { return .needsBytes }
      // Half a line is no command.
      guard !bytes.isEmpty, failure == nil else { return .ended }
      let line = bytes[...]
      start = bytes.count
      scanned = start
      return finished(line)
    }
  }

  /// Reads what is there; to be called when the descriptor is readable.
  mutating func read() {
    let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
      return count
    }
    if count > 0 { return }
    let number = errno
    if count < 0 {
      if number == EINTR || number == EAGAIN { return }
      if descriptor >= 0 { failure = SystemError(number: number) }
    }
    hasEnded = true
  }

  private mutating func finished(_ line: ArraySlice<UInt8>) -> Step {
    number += 1
    var line = line
    if line.last == 0x0D { line.removeLast() }
    return line.count > limit
      ? .tooLong(number: number) : .line(sanitizedLine(line), number: number)
  }

  private mutating func dropUsed() {
    guard start > 0 else { return }
    bytes.removeFirst(start)
    scanned -= start
    start = 0
  }

  private mutating func forget() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
    scanned = 0
  }
}
