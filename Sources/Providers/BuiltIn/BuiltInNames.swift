import Catalog

/// All names of the catalog's films and series, made once to be asked for many.
///
/// A search forgives slips and looks at every line for them; whoever wants a name as it is asks here first.
public struct BuiltInNames: Sendable {
  /// What the folded names come to as numbers: two names of one number are only searched for in vain.
  private let names: Set<UInt64>

  /// Reads the names.
  public init() {
    self.init(.searchIndex)
  }

  init(_ file: CatalogueFile) {
    var names: Set<UInt64> = []
    names.reserveCapacity(32_768)
    file.forEachLine { line in
      guard
        line[0] == SearchIndex.letter(of: .movie) || line[0] == SearchIndex.letter(of: .tv),
        let first = line.firstIndex(of: UInt8(ascii: "\t")),
        let second = line.firstIndex(of: UInt8(ascii: "\t"), from: first + 1)
      else { return }
      line[second + 1..<line.count].split(UInt8(ascii: "|")) { name in
        guard name.count > 1 else { return }
        names.insert(Self.number(of: (1..<name.count).lazy.map { name[$0] }))
      }
    }
    self.names = names
  }

  /// Whether a film or a series may be called so, in any language and however it is spelled; false is sure.
  public func mayHold(_ name: String) -> Bool {
    name.foldedSpellings.contains { names.contains(Self.number(of: $0.utf8)) }
  }

  /// FNV-1a, of 64 bits.
  private static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
