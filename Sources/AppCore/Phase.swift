import Catalog
import Navigation

/// How far a page has come.
public enum Phase: Hashable, Sendable {
  /// The main thing is on its way; what is known already is shown.
  case loading
  /// The main thing is there.
  case loaded
  /// A further page of the list is on its way.
  case loadingMore
  /// The whole list is there.
  case end
  /// The source has nothing to show here.
  case empty
  /// The main thing could not be loaded.
  case failed(Failure)
  /// It is shown as it was kept from before, this many seconds ago.
  case stale(seconds: Int)
}

/// A part of a page that could not be loaded.
public struct FailedPart: Hashable, Sendable {
  /// What was asked for.
  public let request: Request
  /// Why it did not come.
  public let failure: Failure
}

extension AppState {
  /// The phase of the page on screen.
  public var phase: Phase {
    guard let main = frame.requests.first else { return .loaded }
    if let list = frame.list { return phase(of: list, loadedBy: main) }
    let phase = phase(of: main)
    if phase == .loaded, catalog.lacksFacts(of: route) { return .empty }
    switch phase {
    case .loading, .loaded, .empty, .stale: return phase
    // How far a list goes whose first rows are all the page shows is the list's own matter.
    case .loadingMore, .end: return .loaded
    case .failed: return catalog.holds(main) ? .loaded : phase
    }
  }

  /// How many seconds ago the page on screen was loaded, where it is shown as it was kept from before.
  public var keptAge: Int? {
    if case .stale(let seconds) = phase { seconds } else { nil }
  }

  /// The phase of a single thing, or of a list's first page.
  public func phase(of request: Request) -> Phase {
    if catalog.holds(request) {
      if case .list(let key, _) = request { return phase(of: key, loadedBy: request) }
      return catalog.ages[request].map { .stale(seconds: $0) } ?? .loaded
    }
    if inFlight[request] != nil { return .loading }
    if let failure = failures[request] { return .failed(failure) }
    return .loading
  }

  private func phase(of key: ListKey, loadedBy main: Request) -> Phase {
    guard let list = catalog.lists[key] else {
      // Part of its title's answer: when the title is there and the part is not, there is none.
      return catalog.holds(main) ? .empty : phase(of: main)
    }
    let next = Request.list(key, page: list.pagesLoaded + 1)
    if inFlight[next] != nil { return .loadingMore }
    if let failure = failures[next] { return .failed(failure) }
    if let seconds = catalog.ages[.list(key, page: 1)] ?? catalog.ages[main] {
      return .stale(seconds: seconds)
    }
    if list.items.isEmpty, list.isComplete { return .empty }
    return list.isComplete ? .end : .loaded
  }

  /// The parts of the page on screen that could not be loaded, in the page's order, while others are shown.
  public var failedParts: [FailedPart] {
    let parts = route.partRequests
    guard parts.contains(where: catalog.holds) else { return [] }
    return parts.compactMap { request in
      guard !catalog.holds(request), let failure = failures[request] else { return nil }
      return FailedPart(request: request, failure: failure)
    }
  }

  /// The failure that one-shot and script runs report: of what the page on screen needed.
  public var pageFailure: Failure? {
    for request in frame.neededRequests {
      if let failure = failures[request], !catalog.holds(request) { return failure }
    }
    if let key = frame.list, let list = catalog.lists[key] {
      return failures[.list(key, page: list.pagesLoaded + 1)]
    }
    return nil
  }
}
