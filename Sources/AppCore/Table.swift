/// Things found by their keys, of which a page has few and a long session many.
///
/// A few are looked through, and hashed only when they have become many: before the first key of a
/// kind is hashed the runtime looks up how, which one page from a cold start need not pay for.
public struct Table<Key: Hashable, Value> {
  /// All things while they are few, else none.
  private var entries: [Entry<Key, Value>] = []
  /// All things once they were many, else none.
  private var index: [Key: Value] = [:]
  /// How many are looked through.
  private static var few: Int { 16 }

  /// Makes an empty table.
  public init() {}

  /// How many things it holds.
  public var count: Int { entries.count + index.count }

  /// The thing with a key; nil where the table does not hold it.
  public subscript(key: Key) -> Value? {
    get {
      guard index.isEmpty else { return index[key] }
      return place(of: key).map { entries[$0].value }
    }
    set {
      guard index.isEmpty else {
        index[key] = newValue
        return
      }
      switch (place(of: key), newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?) where entries.count < Self.few:
        entries.append(Entry(key: key, value: value))
      case (nil, let value?):
        for entry in entries { index[entry.key] = entry.value }
        entries = []
        index[key] = value
      case (nil, nil): break
      }
    }
  }

  // By plain numbers: an algorithm of sequences would make the runtime look up one for each key.
  private func place(of key: Key) -> Int? {
    for place in 0..<entries.count where entries[place].key == key { return place }
    return nil
  }
}

extension Table: Equatable where Value: Equatable {
  /// Whether two tables hold the same, in whatever order it came.
  public static func == (first: Self, second: Self) -> Bool {
    first.count == second.count
      && first.entries.allSatisfy { second[$0.key] == $0.value }
      && first.index.allSatisfy { second[$0.key] == $0.value }
  }
}

/// A key with its value; it asks nothing of the key, so that a list of them costs no look-up either.
private struct Entry<Key, Value> {
  var key: Key
  var value: Value
}

extension Entry: Sendable where Key: Sendable, Value: Sendable {}

extension Table: Sendable where Key: Sendable, Value: Sendable {}
