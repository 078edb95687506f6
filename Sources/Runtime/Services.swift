public import AppCore
public import Catalog

/// What the outside does for the program: effects are performed by these alone.
public struct Services: Sendable {
  /// Asks the source and waits for its answer; only a source that answers at once is asked so.
  public var answer: @Sendable (Request, ContentLocale) -> FetchResult
  /// Finds the first local hits for a half-typed search, the best first.
  public var suggest: @Sendable (String, ContentLocale) -> [ListRow]
  /// Stores a change for good and says why it could not; asked on one thread at a time.
  public var keep: @Sendable (LibraryChange) -> StorageFailure?
  /// A page of what is kept, numbered from 1.
  public var kept: @Sendable (KeptList, Int) -> FetchResult
  /// How what changes is kept.
  public var keeping: @Sendable () -> Keeping
  /// All titles with marks, for an export; nil where nothing is kept.
  public var titles: (@Sendable () throws(StorageFailure) -> [KeptTitle])?
  /// All that is kept, where another run has changed it since this was last asked; else nil.
  public var changesOfOthers: @Sendable () -> LibrarySnapshot?

  /// Makes services.
  public init(
    answer: @escaping @Sendable (Request, ContentLocale) -> FetchResult,
    suggest: @escaping @Sendable (String, ContentLocale) -> [ListRow],
    keep: @escaping @Sendable (LibraryChange) -> StorageFailure?,
    kept: @escaping @Sendable (KeptList, Int) -> FetchResult,
    keeping: @escaping @Sendable () -> Keeping,
    changesOfOthers: @escaping @Sendable () -> LibrarySnapshot?
  ) {
    self.answer = answer
    self.suggest = suggest
    self.keep = keep
    self.kept = kept
    self.keeping = keeping
    self.changesOfOthers = changesOfOthers
  }
}
