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
      guard let kept = try setting.library.account() else { return }
      guard kept.waiting > 0 else { return tell(.sent(waiting: 0)) }
      guard refusal == nil else { return }
      guard let client = setting.client else {
        return tell(
          setting.isOffline
            ? .waits(kept.waiting, .offline) : .lacksKey(waiting: kept.waiting))
      }
      guard let session = currentSession() else { return refuse(.unauthorized, kept.waiting) }
      while let change = try nextChange() {
        guard try send(change, kept.account, client, session) else { return }
        // Whoever signs out or compares does not wait for a thousand changes.
        if hasOtherOrders { return nextSend = Clock.elapsed() }
      }
      postponed = []
    } catch {
      // The library cannot be read or written: what waits is safe where it is.
      wait(for: .storage(error), setting.pace.longestBackOff)
    }
  }

  private func nextChange() throws(StorageFailure) -> UnsentChange? {
    let changes = try setting.library.unsent(limit: postponed.count + 1)
    return changes.first { !postponed.contains($0.number) }
      ?? {
        // All that is left was put off: it waits for its turn.
        if !changes.isEmpty { wait(for: .server(status: 500), nil) }
        return nil
      }()
  }

  /// Sends one change; false where nothing more can be sent for the time being.
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
    else { return false }
    switch TMDBAccountAnswer.change(result, change.change) {
    case .done:
      faults = 0
      backOff = setting.pace.firstBackOff
      tell(.sent(waiting: try library.done(change, now: setting.now())))
      return true
    case .refused(let failure):
      faults = 0
      try takeBack(change, failure)
      return true
    case .unauthorized(let failure):
      refuse(client.explained(failure), try library.account()?.waiting ?? 0)
      return false
    case .later(.server(let status)):
      faults += 1
      if faults > Self.mostFaults {
        faults = 0
        postponed.insert(change.number)
        return true
      }
      wait(for: .server(status: status), nil)
      return false
    case .later(let failure):
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
    let waiting = (try? setting.library.account())?.waiting ?? 0
    guard waiting > 0 else { return }
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
      if let kept = try setting.library.account() { tell(.shared(count, kept)) }
      send()
    } catch {
      tell(.notKept(error))
    }
  }
}
