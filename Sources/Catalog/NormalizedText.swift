// The standard library compares strings by canonical equivalence and so holds NFC's tables, but it
// publishes them under this SPI alone; Foundation's way to them costs milliseconds of every start.
@_spi(_Unicode) import Swift

extension String {
  /// The text in Unicode Normalization Form C.
  public var normalizedToNFC: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var scalars = UnicodeScalarView()
    for scalar in _nfc { scalars.append(scalar) }
    return String(scalars)
  }
}
