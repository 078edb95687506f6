extension Sequence {
  /// The elements without those that repeat an earlier one's key: a source may name a thing twice, and a page
  /// shows it once.
  public func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
