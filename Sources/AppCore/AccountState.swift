import Catalog

/// What the program knows of the account at TMDB; nothing secret is in it.
public struct AccountState: Equatable, Sendable {
  /// The account that is signed in to, with what is kept of it; nil where none is.
  public internal(set) var kept: KeptAccount?
  /// How far signing in is; nil where nobody does.
  public internal(set) var login: LoginStep?
  /// How it stands with the account that is signed in to.
  public internal(set) var standing = AccountStanding.ready
  /// The lists that the person made at TMDB; nil where they are not known.
  public internal(set) var lists: [AccountList]?
  /// Whether a line waits for the account.
  var isAwaited = false
  /// What could not be said yet, because something else than a page was on screen.
  var untold: [AccountNotice] = []

  /// Makes the account of a run's beginning.
  init(_ kept: KeptAccount?) {
    self.kept = kept
  }
}

/// How far signing in is.
public enum LoginStep: Hashable, Sendable {
  /// TMDB is being asked.
  case asking
  /// A person is to approve the program on the page with this address.
  case approving(address: String)
}

/// How it stands with the account that is signed in to.
public enum AccountStanding: Hashable, Sendable {
  /// All is well; what waits is being sent.
  case ready
  /// The marks here and there are being compared.
  case comparing
  /// What waits cannot be sent for the time being, and why.
  indirect case waiting(Failure)
  /// TMDB does not accept the session or the key any more, and why.
  indirect case refused(Failure)
  /// There is no key.
  case noKey
}

/// What is to be done with the account.
public enum AccountOrder: Hashable, Sendable {
  /// Sign in: say `approval`, then `signedIn` or `loginFailed`.
  case login(ContentLocale)
  /// Begin a guest's session; say `signedIn` or `loginFailed`.
  case loginAsGuest
  /// End the session, unless changes wait and are not to be dropped; say `signedOut` or `unsent`.
  case logout(dropsUnsent: Bool)
  /// Bring the marks here and there together; say `compared`, `notCompared`, `sessionRefused` or `lacksKey`.
  case compare(ContentLocale)
  /// Send what waits; say at last `sent`, `waits`, `sessionRefused` or `lacksKey`.
  case send
  /// Have all marks sent that are other than at TMDB; say `shared` and what is said of sending, or
  /// `signedOut` where nobody is signed in any more.
  case share
  /// Stop signing in and comparing; nothing is said.
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
  /// The marks here and there are together.
  case compared(AccountComparison, KeptAccount, lists: [AccountList]?)
  /// They could not be compared.
  case notCompared(Failure)
  /// A change was sent; so many still wait.
  case sent(waiting: Int)
  /// So many changes wait, because they cannot be sent for the time being.
  case waits(Int, Failure)
  /// TMDB refused a change; what it was taken back by, where it was.
  case refused(UnsentChange, takenBack: MarkChange?, Failure, KeptAccount)
  /// The session or the key is not accepted any more; so many changes wait.
  case sessionRefused(Failure, waiting: Int)
  /// There is no key; so many changes wait.
  case lacksKey(waiting: Int)
  /// Marks that were other than at TMDB wait to be sent; how many were added.
  case shared(Int, KeptAccount)
  /// Nobody was signed out, because changes wait: the first of them, and how many.
  case unsent([UnsentChange], count: Int)
  /// Nobody is signed in any more; why the session could not be ended at TMDB, where it could not.
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
  case compared(AccountComparison, unshared: Int)
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

  /// Whether the line came to nothing.
  var isFailure: Bool {
    switch self {
    case .needsPerson, .notSignedIn, .loginFailed, .unsent, .notKept: true
    case .loginCancelled, .signedIn, .compared, .notCompared, .refused, .sessionRefused, .lacksKey,
      .shared, .signedOut:
      false
    }
  }

  /// What a run that ends with it tells its caller.
  var status: ExitStatus {
    switch self {
    case .loginFailed(.failed(let failure)): ExitStatus(failure)
    case .loginFailed(.noKey), .loginFailed(.denied), .loginFailed(.expired): .unauthorized
    case .needsPerson, .notSignedIn, .loginFailed(.notKept), .loginCancelled, .signedIn, .compared,
      .notCompared, .refused, .sessionRefused, .lacksKey, .shared, .unsent, .signedOut, .notKept:
      .failure
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
