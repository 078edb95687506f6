public import AppCore
public import Catalog

/// What the outside does for the program: effects are performed by these alone.
public struct Services: Sendable {
  /// Asks the source and waits for its answer; only a source that answers at once is asked so.
  public var answer: @Sendable (Request, ContentLocale) -> FetchResult
  /// Finds the first local hits for a half-typed search, the best first.
  public var suggest: @Sendable (String, ContentLocale) -> [ListRow]

  /// Makes services.
  public init(
    answer: @escaping @Sendable (Request, ContentLocale) -> FetchResult,
    suggest: @escaping @Sendable (String, ContentLocale) -> [ListRow]
  ) {
    self.answer = answer
    self.suggest = suggest
  }
}
