extension UnsafeRawBufferPointer {
  /// Fast non-cryptographic checksum; 0 for no bytes.
  var checksum: Int {
    // What a word adds depends on its place, so that none waits for the one before it.
    var mask: UInt64 = 0
    func mixed(_ word: UInt64) -> UInt64 {
      mask &+= 0x9E37_79B9_7F4A_7C15
      let product = (word ^ mask) &* 0xFF51_AFD7_ED55_8CCD
      return product ^ product >> 32
    }
    let size = MemoryLayout<UInt64>.size
    let whole = count - count % size
    var sum: UInt64 = 0
    for offset in stride(from: 0, to: whole, by: size) {
      sum &+= mixed(loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    guard whole < count else { return Int(truncatingIfNeeded: sum) }
    let rest = self[whole...].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: sum &+ mixed(rest) &+ UInt64(count - whole))
  }
}

extension [UInt64] {
  /// The checksum of the words' bytes.
  var checksum: Int { withUnsafeBytes { $0.checksum } }
}

extension [UInt8] {
  /// The checksum of the bytes.
  var checksum: Int { withUnsafeBytes { $0.checksum } }
}
