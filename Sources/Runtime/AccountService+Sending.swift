import AppCore
import Catalog
import Providers
import Storage

// Sending what waits. All of it runs on the service's thread.

extension AccountService {
  /// How many faults of the server's a change may meet before those behind it are sent first.
  private static let mostFaults = 2

  /// Sends what waits, in the order it was made, until all is sent or something is in the way.
  func send() {
    nextSend = nil
    do throws(StorageFailure) {
      let account = try setting.library.account()
      waiting = account?.waiting ?? 0
      guard let kept = account, kept.waiting > 0 else { return tell(.sent(waiting: 0)) }
      if let refusal { return tell(.sessionRefused(refusal, waiting: kept.waiting)) }
      guard let client = setting.client else {
        return tell(
          setting.isOffline
            ? .waits(kept.waiting, .offline) : .lacksKey(waiting: kept.waiting))
      }
      guard let session = try currentSession() else { return refuse(.unauthorized, kept.waiting) }
      while let change = try nextChange() {
        guard try send(change, kept.account, client, session) else { return }
        // Whoever signs out or compares does not wait for a thousand changes.
        if hasOtherOrders { return nextSend = Clock.elapsed() }
      }
    } catch {
      // The library cannot be read or written: what waits is safe where it is.
      wait(for: .storage(error), setting.pace.longestBackOff)
    }
  }

  /// The change that is sent next; nil, and said so, where that is none for the time being.
  private func nextChange() throws(StorageFailure) -> UnsentChange? {
    switch try setting.library.nextToSend(besides: postponed, now: setting.now()) {
    case .change(let change): return change
    case .nothing:
      postponed = []
      // That the last one was sent is said already; that it was refused says nothing of what is left.
      if waiting > 0 { tellSent(0) }
    case .postponed:
      // All that is left was put off: it waits for its turn.
      wait(for: .server(status: 500), nil)
    case .underWay:
      // Another process goes on with what is left, or ends without: then it is this one's.
      nextSend = Clock.elapsed() + setting.pace.othersInterval
    }
    return nil
  }

  private func tellSent(_ left: Int) {
    waiting = left
    tell(.sent(waiting: left))
  }

  /// Sends one change; returns whether to go on with the next.
  private func send(
    _ change: UnsentChange, _ account: Account, _ client: TMDBClient, _ session: TMDBSession
  ) throws(StorageFailure) -> Bool {
    let library = setting.library
    guard let call = TMDBAccountCall.change(change.change, of: change.title, in: account) else {
      try takeBack(change, .notFound)
      return true
    }
    guard
      let result = ask(call, client, session: session, isCancellable: false)
    else {
      try library.notDone(change, isAnswered: false)
      return false
    }
    switch TMDBAccountAnswer.change(result, change.change) {
    case .done:
      faults = 0
      backOff = setting.pace.firstBackOff
      tellSent(try library.done(change, now: setting.now()))
      return true
    case .refused(let failure):
      faults = 0
      try takeBack(change, failure)
      return true
    case .unauthorized(let failure):
      try library.notDone(change, isAnswered: true)
      refuse(client.explained(failure), try library.account()?.waiting ?? 0)
      return false
    case .later(.server(let status)):
      try library.notDone(change, isAnswered: true)
      faults += 1
      if faults > Self.mostFaults {
        faults = 0
        postponed.insert(change.number)
        return true
      }
      wait(for: .server(status: status), nil)
      return false
    case .later(let failure):
      try library.notDone(change, isAnswered: failure.isAnswer)
      wait(for: failure, nil)
      return false
    }
  }

  private func takeBack(_ change: UnsentChange, _ failure: Failure) throws(StorageFailure) {
    let back = try setting.library.refused(change, on: setting.today())
    guard let kept = try setting.library.account() else { return }
    tell(.refused(change, takenBack: back, failure, kept))
  }

  /// Stops sending until somebody signs in anew.
  func refuse(_ failure: Failure, _ waiting: Int) {
    refusal = failure
    session = nil
    tell(.sessionRefused(failure, waiting: waiting))
  }

  /// Tries again later.
  private func wait(for failure: Failure, _ asked: Duration?) {
    do throws(StorageFailure) {
      waiting = try setting.library.account()?.waiting ?? 0
      // Another run has sent them, or signed out.
      guard waiting > 0 else { return tell(.sent(waiting: 0)) }
    } catch {
      // What is not known is tried again: it was so many when they were last counted.
    }
    var pause = asked ?? backOff
    if case .rateLimited(let seconds?) = failure { pause = max(pause, .seconds(min(seconds, 300))) }
    nextSend = Clock.elapsed() + pause
    backOff = min(backOff * 2, setting.pace.longestBackOff)
    postponed = []
    tell(.waits(waiting, failure))
  }

  /// Has all marks sent that are other than at TMDB.
  func share() {
    do throws(StorageFailure) {
      let count = try setting.library.shareAll()
      // Another run may have signed out.
      guard let kept = try setting.library.account() else { return tell(.signedOut(nil)) }
      tell(.shared(count, kept))
      send()
    } catch {
      tell(.notKept(error))
    }
  }
}

extension Failure {
  /// Whether TMDB answered, so that nothing comes of the request any more.
  fileprivate var isAnswer: Bool {
    switch self {
    case .notFound, .unauthorized, .misplacedKey, .rateLimited, .server: true
    case .offline, .notKept, .network, .malformed, .foreign, .storage, .cancelled: false
    }
  }
}
