public import AppCore
public import Catalog

/// What the outside does for the program: effects are performed by these alone.
public struct Services: Sendable {
  /// Asks the source.
  ///
  /// What is known at once is returned; only `kept` is not the end, and nil: then what the answer came
  /// to is told, once, from any thread, unless the request is canceled before.
  public var fetch:
    @Sendable (
      Request, FetchTerms, Ticket, _ told: @escaping @Sendable (FetchResult) -> Void
    ) -> FetchResult?
  /// Takes a request to the source back.
  public var cancel: @Sendable (Ticket) -> Void = { _ in }
  /// Asks the source and waits for its answer; never on a thread that somebody waits for.
  public var answer: @Sendable (Request, ContentLocale) -> Result<Response, Failure>
  /// Asks the source again, whatever it did not answer before.
  public var askAgain: @Sendable () -> Void = {}
  /// Requests whose cached answer has expired; each once.
  public var expired: @Sendable () -> [Request] = { [] }
  /// Has somebody told, from any thread, what the requests to the source wait for when that changes.
  public var watchDelays: @Sendable (_ told: @escaping @Sendable (Delay?) -> Void) -> Void = { _ in
  }
  /// Ends all that is under way for the source.
  public var finish: @Sendable () -> Void = {}
  /// Whether the source knows a few titles of all there are.
  public var isSample = false
  /// Makes what tells of many names whether a title may be called so, without asking anybody.
  public var titleNames: @Sendable () -> (@Sendable (String) -> Bool) = { { _ in true } }
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
  /// Makes what does things with the account at TMDB, which reports all that happens; nil where a run asks
  /// nobody.
  public var account: (@Sendable (@escaping @Sendable (AccountNews) -> Void) -> AccountService)?
  /// All that is kept; nil where it cannot be read.
  public var snapshot: @Sendable () -> LibrarySnapshot? = { nil }
  /// All that is kept, where another run has changed it since this was last asked; else nil.
  public var changesOfOthers: @Sendable () -> LibrarySnapshot?
}
