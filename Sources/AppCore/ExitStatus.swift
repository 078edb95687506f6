import Catalog

/// The exit status of the program.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Success, which includes empty and cached results.
  case success = 0
  /// A failure without a status of its own.
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
  /// TMDB did not take a mark.
  case refused = 8

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

  /// The status of a run that ends with a notice: success unless the line or link came to nothing.
  public init(_ notice: Notice) {
    switch notice {
    case .account(let notice): self = notice.status
    // The line did not say enough.
    case .exchangeFailed(.needsFormat), .exchangeFailed(.needsList): self = .usage
    case .misunderstood, .titlesInstead, .badLink, .badFilter: self = .usage
    case .couldNotLoad(let failure), .lineLacks(let failure): self = ExitStatus(failure)
    case .noSuchName, .ambiguousName, .ambiguousFilter, .refused, .locked, .noSuchChoice,
      .numbersOfPage, .noSuchTitle,
      .ambiguousTitle, .nothingBack, .nothingForward, .atRoot, .notAList, .notHere, .hasNone,
      .notInSource, .noSuchTheme, .faultyTheme, .badLanguage, .badRegion, .noSuchGenre, .noSuchList,
      .ambiguousList, .noSuchTab, .notATitle, .noTitleHere, .notKept, .noSuchSearch, .nothingToUndo,
      .cannotUndo,
      .nothingToRedo, .noSuchLine, .noSuchDesign, .seasonNotListed, .noSuchSeason, .noSuchEpisode,
      .noEpisodeNamed, .ambiguousEpisode, .whichSeason, .exchangeFailed:
      self = .failure
    case .searchedInstead, .alreadyHere, .tabsOpenAlready, .unlocked, .cancelled,
      .exchangeCancelled, .lineDropped,
      .lostTheme, .themeChanged, .localeChanged, .tabsChanged, .endOfList, .firstReview,
      .lastReview,
      .notRefreshed, .nothingToCancel, .marked, .markedAlready, .forgotSearches, .forgotSearch,
      .noSearches, .sessionUnreadable, .undone, .redone, .past, .presentAgain, .welcome, .setAside,
      .keptInMemory, .designChanged, .adult, .noSibling, .exported:
      self = .success
    }
  }
}
