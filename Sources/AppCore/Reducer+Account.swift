import Catalog
import Navigation

extension AppState {
  // MARK: Commands

  /// Signs in, or does what signing in offered.
  mutating func logIn(_ kind: LoginKind?) -> [Effect] {
    switch kind {
    case nil:
      if let kept = account.kept, !kept.account.isGuest, account.isUsable {
        return showAccount() + compare()
      }
      guard remembers else { return say(.account(.needsPerson)) }
      account.login = .asking
      return showAccount() + [.account(.login(locale))]
    case .guest:
      if let kept = account.kept, account.isUsable {
        return say(.account(.signedIn(kept.account)))
      }
      account.login = .asking
      account.isAwaited = true
      return showAccount() + [.account(.loginAsGuest)]
    case .upload:
      guard account.kept != nil else { return say(.account(.notSignedIn)) }
      account.isAwaited = true
      return showAccount() + [.account(.share)]
    }
  }

  /// Signs out; what waits to be sent is dropped only where that was said.
  mutating func logOut(dropsUnsent: Bool) -> [Effect] {
    guard account.kept != nil || account.login != nil else { return say(.account(.notSignedIn)) }
    guard account.login == nil else { return cancelLogin() + showAccount() }
    account.isAwaited = true
    return showAccount() + [.account(.logout(dropsUnsent: dropsUnsent))]
  }

  /// The page that says how it stands with the account.
  private mutating func showAccount() -> [Effect] {
    tab == .profile && stack.isAtRoot ? settle() : select(.profile)
  }

  /// Brings the marks here and there together.
  mutating func compare() -> [Effect] {
    account.standing = .comparing
    return [.account(.send), .account(.compare(locale))]
  }

  /// Goes on with the account of the last run.
  mutating func resumeAccount() -> [Effect] {
    guard let kept = account.kept else { return [] }
    return kept.account.isGuest ? [.account(.send)] : compare()
  }

  /// Sends what waits while a page is loaded, in a run that ends with it.
  mutating func sendWaiting() -> [Effect] {
    guard !remembers, mainSource == .live, !isOffline, !account.hasBegunSending, !inFlight.isEmpty,
      let kept = account.kept, kept.waiting > 0
    else { return [] }
    account.hasBegunSending = true
    return [.account(.send)]
  }

  /// Stops signing in.
  mutating func cancelLogin() -> [Effect] {
    guard account.login != nil else { return [] }
    account.login = nil
    account.isAwaited = false
    notice = .account(.loginCancelled)
    return [.account(.cancel)]
  }

  // MARK: News

  /// Takes in what happened with the account.
  mutating func take(_ news: AccountNews) -> [Effect] {
    switch news {
    case .approval(let address):
      if account.login != nil { account.login = .approving(address: address) }
      return []
    case .loginFailed(let failure):
      guard account.login != nil else { return [] }
      endWaiting()
      tell(.loginFailed(failure))
      return []
    case .signedIn(let kept):
      endWaiting()
      account.kept = kept
      account.standing = .ready
      account.lists = nil
      tell(.signedIn(kept.account))
      // A guest's lists begin with nothing: what is here already is offered at once.
      if kept.account.isGuest, kept.unshared > 0 {
        tell(.compared(AccountComparison(), unshared: kept.unshared, isGuest: true))
      }
      return []
    case .comparing:
      account.standing = .comparing
      return []
    case .compared(let outcome, let kept, let lists):
      let offered = account.kept?.comparedOn == nil ? 0 : account.kept?.unshared ?? 0
      account.kept = kept
      account.lists = lists ?? account.lists
      account.standing = .ready
      if outcome != AccountComparison() || kept.unshared > offered {
        tell(.compared(outcome, unshared: kept.unshared))
      }
      return outcome == AccountComparison() ? [] : [.recall]
    case .notCompared(let failure):
      account.standing = .waiting(failure)
      return []
    case .sent(let waiting):
      account.kept?.waiting = waiting
      if account.standing != .comparing { account.standing = .ready }
      return []
    case .waits(let count, let failure):
      account.kept?.waiting = count
      account.standing = .waiting(failure)
      return []
    case .refused(let change, let back, let failure, let kept):
      account.kept = kept
      // A run that nobody reads tells it beside its pages.
      if isTyped {
        tell(
          .refused(
            change.change, title: catalog.title(change.title)?.title ?? change.name,
            takenBack: back, failure))
      }
      return back == nil ? [] : [.recall]
    case .sessionRefused(let failure, let waiting):
      // Each mark from then on meets it again; of that nobody is told who does not ask.
      let isNews = (isTyped && account.standing != .refused(failure)) || account.isAwaited
      endWaiting()
      account.kept?.waiting = waiting
      account.standing = .refused(failure)
      if isNews { tell(.sessionRefused(failure, waiting: waiting)) }
      return []
    case .lacksKey(let waiting):
      // The profile says so anyway: of a key that a run has no use for nobody is told twice.
      let isAsked = account.isAwaited
      endWaiting()
      account.kept?.waiting = waiting
      account.standing = .noKey
      if isAsked { tell(.lacksKey(waiting: waiting)) }
      return []
    case .shared(let count, let kept):
      endWaiting()
      account.kept = kept
      tell(.shared(count))
      return []
    case .unsent(let changes, let count):
      endWaiting()
      account.kept?.waiting = count
      let named = changes.map { change in
        var change = change
        change.name = change.name ?? catalog.title(change.title)?.title
        return change
      }
      tell(.unsent(named, count: count))
      return []
    case .signedOut(let failure):
      endWaiting()
      account = AccountState(nil)
      tell(.signedOut(failure))
      return []
    case .notKept(let failure):
      endWaiting()
      tell(.notKept(failure))
      return []
    }
  }

  private mutating func endWaiting() {
    account.login = nil
    account.isAwaited = false
  }

  /// Says something beneath the page, or as soon as there is one.
  private mutating func tell(_ said: AccountNotice) {
    if case .screen = painting, notice == nil || isOfAccount(notice) {
      notice = .account(said)
    } else {
      account.untold.append(said)
    }
  }

  private func isOfAccount(_ notice: Notice?) -> Bool {
    if case .account? = notice { true } else { false }
  }

  /// Says what could not be said before, where nothing else is to be said.
  mutating func tellUntold() {
    guard !account.untold.isEmpty, notice == nil, case .screen = painting else { return }
    notice = .account(account.untold.removeFirst())
  }

  /// Takes in what another run has stored of the account.
  mutating func take(kept: KeptAccount?) {
    guard let kept else {
      if account.kept != nil { account = AccountState(nil) }
      return
    }
    if account.kept?.account != kept.account {
      account.standing = .ready
      account.lists = nil
    }
    account.kept = kept
  }
}

extension AccountState {
  /// Whether the session is one as far as is known.
  fileprivate var isUsable: Bool {
    switch standing {
    case .ready, .comparing, .waiting: true
    case .refused, .noKey: false
    }
  }
}
