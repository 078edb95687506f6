import Catalog

/// What the program knows of the account at TMDB; nothing secret is in it.
public struct AccountState: Equatable, Sendable {
  /// The signed-in account with its local sync state; nil when signed out.
  public internal(set) var kept: KeptAccount?
  /// The step of a login in progress; nil outside one.
  public internal(set) var login: LoginStep?
  /// The sync status of the signed-in account.
  public internal(set) var standing = AccountStanding.ready
  /// The user's own lists at TMDB; nil while unknown.
  public internal(set) var lists: [AccountList]?
  /// Whether an entered line is waiting for the account service.
  public internal(set) var isAwaited = false
  /// Whether what waited when the run began is being sent.
  public internal(set) var hasBegunSending = false
  /// News held back until a page is on screen again.
  var untold: [AccountNotice] = []

  /// Makes the account of a run's beginning.
  init(_ kept: KeptAccount?) {
    self.kept = kept
  }
}

/// A step of a login.
public enum LoginStep: Hashable, Sendable {
  /// TMDB is being asked.
  case asking
  /// A person is to approve the program on the page with this address.
  case approving(address: String)
}

/// The sync status of the signed-in account.
public enum AccountStanding: Hashable, Sendable {
  /// In sync, or sending queued changes.
  case ready
  /// The marks here and there are being compared.
  case comparing
  /// Sending is paused, with the cause.
  indirect case waiting(Failure)
  /// TMDB rejected the session or the key, with the cause.
  indirect case refused(Failure)
  /// There is no key.
  case noKey
}

/// A request to the account service.
public enum AccountOrder: Hashable, Sendable {
  /// Sign in; answered by `approval`, then `signedIn` or `loginFailed`.
  case login(ContentLocale)
  /// Start a guest session; answered by `signedIn` or `loginFailed`.
  case loginAsGuest
  /// End the session, unless queued changes would be lost; answered by `signedOut` or `unsent`.
  case logout(dropsUnsent: Bool)
  /// Merge local and remote marks; answered by `compared`, `notCompared`, `sessionRefused` or `lacksKey`.
  case compare(ContentLocale)
  /// Send the queued changes; answered at last by `sent`, `waits`, `sessionRefused` or `lacksKey`.
  case send
  /// Send every mark that differs from TMDB's; answered by `shared` and what `send` is answered by, or by
  /// `signedOut` where nobody is signed in any more.
  case share
  /// Abort a login or a comparison; not answered.
  case cancel
}

/// What happened with the account.
public enum AccountNews: Hashable, Sendable {
  /// A person is to approve the program on this page.
  case approval(address: String)
  /// Nobody was signed in.
  case loginFailed(LoginFailure)
  /// Somebody is signed in.
  case signedIn(KeptAccount)
  /// The comparison began.
  case comparing
  /// Local and remote marks are being merged.
  case compared(AccountComparison, KeptAccount, lists: [AccountList]?)
  /// They could not be compared.
  case notCompared(Failure)
  /// A change was sent; so many still wait.
  case sent(waiting: Int)
  /// Sending is paused with this many changes queued.
  case waits(Int, Failure)
  /// TMDB rejected a change; the local change that reverts it, if any.
  case refused(UnsentChange, takenBack: MarkChange?, Failure, KeptAccount)
  /// The session or the key was rejected with this many changes queued.
  case sessionRefused(Failure, waiting: Int)
  /// There is no key; this many changes are queued.
  case lacksKey(waiting: Int)
  /// Marks that differ from TMDB's were queued; how many.
  case shared(Int, KeptAccount)
  /// The logout was declined because changes are queued: the first of them, and how many.
  case unsent([UnsentChange], count: Int)
  /// Signed out locally; why the session could not be ended at TMDB, if so.
  case signedOut(Failure?)
  /// What is kept could not be read or written.
  case notKept(StorageFailure)
}

/// Why nobody was signed in.
public enum LoginFailure: Hashable, Sendable {
  /// There is no key to ask with.
  case noKey
  /// The person said no, or the approval was used up or too old: TMDB says of all the same.
  case denied
  /// The person said nothing for too long.
  case expired
  /// TMDB could not be asked.
  indirect case failed(Failure)
  /// The session could not be kept; what the system says.
  case notKept(reason: String)
}

/// What is to be said about the account.
public enum AccountNotice: Hashable, Sendable {
  /// Signing in needs a person who approves it.
  case needsPerson
  /// Nobody is signed in.
  case notSignedIn
  case loginFailed(LoginFailure)
  case loginCancelled
  case signedIn(Account)
  /// Marks were taken over from TMDB or away, or are offered to be sent.
  ///
  /// A guest is offered ratings alone.
  case compared(AccountComparison, unshared: Int, isGuest: Bool = false)
  case notCompared(Failure)
  /// A change was refused; what the title is called, where that is known.
  indirect case refused(MarkChange, title: String?, takenBack: MarkChange?, Failure)
  case sessionRefused(Failure, waiting: Int)
  case lacksKey(waiting: Int)
  /// So many marks are being sent.
  case shared(Int)
  /// Changes wait that would be lost; the first of them, and how many.
  case unsent([UnsentChange], count: Int)
  case signedOut(Failure?)
  case notKept(StorageFailure)

  /// The status of a run that ends with it: success unless the line came to nothing.
  var status: ExitStatus {
    switch self {
    case .loginFailed(.failed(let failure)): ExitStatus(failure)
    case .loginFailed(.noKey), .loginFailed(.denied), .loginFailed(.expired): .unauthorized
    case .needsPerson, .notSignedIn, .loginFailed(.notKept), .unsent, .notKept: .failure
    case .loginCancelled, .signedIn, .compared, .notCompared, .refused, .sessionRefused, .lacksKey,
      .shared, .signedOut:
      .success
    }
  }
}

/// What `login` takes.
public enum LoginKind: String, CaseIterable, Hashable, Sendable {
  /// A guest's session, which may rate and nothing else.
  case guest
  /// What differs from TMDB is sent.
  case upload
}
