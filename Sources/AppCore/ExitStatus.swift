import Catalog

/// What the program says to its caller when it ends.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  /// All is fine; an empty result or one kept from before is fine.
  case success = 0
  /// Something failed that has no status of its own.
  case failure = 1
  /// Wrong usage or a wrong link, before any output.
  case usage = 2
  /// There is no such thing.
  case notFound = 3
  /// There is no network and nothing was kept.
  case offline = 4
  /// The key or session was refused.
  case unauthorized = 5
  /// Too many requests.
  case rateLimited = 6
  /// The answer could not be understood.
  case malformed = 7

  /// The status of a failed request.
  public init(_ failure: Failure) {
    switch failure {
    case .offline, .notKept, .network: self = .offline
    case .notFound: self = .notFound
    case .unauthorized, .misplacedKey: self = .unauthorized
    case .rateLimited: self = .rateLimited
    case .server, .storage, .cancelled: self = .failure
    case .malformed, .foreign: self = .malformed
    }
  }

  /// The status of a line or link that came to nothing.
  public init(_ notice: Notice) {
    switch notice {
    case .account(let notice): self = notice.status
    case .misunderstood, .titlesInstead, .badLink, .badFilter: self = .usage
    case .couldNotLoad(let failure), .lineLacks(let failure): self = ExitStatus(failure)
    case .alreadyHere, .tabsOpenAlready, .noSuchName, .ambiguousName, .refused, .locked,
      .unlocked, .noSuchChoice, .noSuchTitle, .ambiguousTitle,
      .nothingBack, .nothingForward, .atRoot, .endOfList, .notAList, .notHere, .hasNone,
      .notInSource, .notRefreshed, .nothingToCancel, .cancelled, .exchangeCancelled, .lineDropped,
      .noSuchTheme,
      .faultyTheme,
      .lostTheme,
      .themeChanged,
      .localeChanged, .badLanguage, .badRegion, .noSuchGenre, .noSuchList, .ambiguousList,
      .tabsChanged, .noSuchTab, .marked, .markedAlready, .notATitle, .noTitleHere, .notKept,
      .firstReview, .lastReview, .noSearches, .forgotSearches, .forgotSearch, .noSuchSearch,
      .sessionUnreadable,
      .nothingToUndo,
      .nothingToRedo, .undone, .redone, .noSuchLine, .past, .presentAgain, .welcome, .setAside,
      .keptInMemory, .noSuchDesign, .designChanged, .adult, .noSibling, .seasonNotListed,
      .noSuchSeason, .noSuchEpisode, .noEpisodeNamed, .ambiguousEpisode, .whichSeason, .exported,
      .exchangeFailed:
      self = .failure
    }
  }
}
