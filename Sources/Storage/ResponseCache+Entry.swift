extension ResponseCache {
  /// An answer that is kept.
  public struct Entry: Hashable, Sendable {
    /// The body as it came, decompressed.
    public let body: [UInt8]
    /// When it came or was found unchanged, in seconds since 1970.
    public let storedAt: Int
    /// How long after that it is fresh, in seconds.
    public let freshFor: Int
    /// What the source calls this state of it.
    public let etag: String?

    /// Whether the entry is still fresh.
    ///
    /// One that was stored later than now, by a clock that was put back since, is not fresh.
    public func isFresh(at now: Int) -> Bool {
      let (age, isBeyond) = now.subtractingReportingOverflow(storedAt)
      return !isBeyond && age >= -ResponseCache.clockTolerance && age < freshFor
    }

    /// How old it is, in seconds; 0 of one that was stored later than now.
    public func age(at now: Int) -> Int {
      let (age, isBeyond) = now.subtractingReportingOverflow(storedAt)
      return isBeyond ? .max : max(0, age)
    }
  }
}
