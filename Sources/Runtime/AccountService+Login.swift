import AppCore
import Catalog
import Providers
import Storage

// Signing in and out. All of it runs on the service's thread.

extension AccountService {
  /// The session that was begun in this run or an earlier one.
  ///
  /// - Throws: Why it cannot be read now, although there may be one.
  func currentSession() throws(StorageFailure) -> TMDBSession? {
    if let session { return session }
    do throws(CredentialFile.Failure) {
      session = try setting.file?.load().session
    } catch {
      switch error {
      case .foreign, .unreadable: break
      case .system(let error): throw .other(reason: error.message)
      }
    }
    return session
  }

  /// Has a person approve the program, and keeps the session that comes of it.
  func logIn(_ locale: ContentLocale) {
    guard let client = setting.client else { return tell(.loginFailed(lack)) }
    do throws(LoginEnd) {
      let token = try answer(.requestToken, client, TMDBAccountAnswer.requestToken)
      tell(.approval(address: token.address))
      let session = try approvedSession(of: token, client)
      let account = try account(of: session, client)
      try begin(session, account)
      compare(locale)
      send()
    } catch {
      switch error {
      case .failed(let failure): tell(.loginFailed(failure))
      case .cancelled: break
      }
    }
  }

  /// Begins a guest's session.
  func logInAsGuest() {
    guard let client = setting.client else { return tell(.loginFailed(lack)) }
    do throws(LoginEnd) {
      let session = try answer(.guestSession, client, TMDBAccountAnswer.guestSession)
      try begin(session, .guest)
      send()
    } catch {
      switch error {
      case .failed(let failure): tell(.loginFailed(failure))
      case .cancelled: break
      }
    }
  }

  /// Why nobody can be asked.
  private var lack: LoginFailure { setting.isOffline ? .failed(.offline) : .noKey }

  /// Why a login was abandoned.
  private enum LoginEnd: Error {
    case failed(LoginFailure)
    case cancelled
  }

  /// The session of a token, as soon as a person has approved it.
  private func approvedSession(
    of token: TMDBRequestToken, _ client: TMDBClient
  ) throws(LoginEnd) -> TMDBSession {
    let end = Clock.elapsed() + setting.pace.approvalLimit
    repeat {
      let isLast = Clock.elapsed() >= end
      guard
        let result = ask(
          .session(token), client, priority: .screen, session: nil, isCancellable: true)
      else { throw .cancelled }
      switch Self.sessionAnswer(result) {
      case .success(.session(let session)): return session
      case .success(.ended): throw .failed(isLast ? .expired : .denied)
      case .success(.withoutSession):
        throw .failed(.failed(.malformed("the answer has no session")))
      case .success(.notApproved): break
      // A network that is away for a while is no answer.
      case .failure(let failure):
        if failure.isFinal { throw .failed(.failed(client.explained(failure))) }
      }
      if isLast { throw .failed(.expired) }
    } while pause(setting.pace.approvalInterval)
    throw .cancelled
  }

  /// Whose session it is: it was given for a token that gives no other, so that it is asked more than once.
  ///
  /// A session that stays without an account is ended again.
  private func account(
    of session: TMDBSession, _ client: TMDBClient
  ) throws(LoginEnd) -> Account {
    var tries = 1
    while true {
      do throws(LoginEnd) {
        return try answer(.account, client, session: session, TMDBAccountAnswer.account)
      } catch {
        guard case .failed(.failed(let failure)) = error, !failure.isFinal,
          tries < setting.pace.mostAccountTries
        else {
          _ = end(session)
          throw error
        }
        tries += 1
        guard pause(setting.pace.approvalInterval) else {
          _ = end(session)
          throw .cancelled
        }
      }
    }
  }

  private static func sessionAnswer(
    _ result: Result<HTTPResponse, Failure>
  ) -> Result<TMDBSessionAnswer, Failure> {
    do throws(Failure) {
      return .success(try TMDBAccountAnswer.session(try result.get()))
    } catch {
      return .failure(error)
    }
  }

  /// Asks one thing that signing in cannot do without.
  private func answer<Answer>(
    _ call: TMDBAccountCall, _ client: TMDBClient, session: TMDBSession? = nil,
    _ read: (HTTPResponse) throws(Failure) -> Answer
  ) throws(LoginEnd) -> Answer {
    guard
      let result = ask(call, client, priority: .screen, session: session, isCancellable: true)
    else { throw .cancelled }
    do throws(Failure) {
      return try read(try result.get())
    } catch {
      throw .failed(.failed(client.explained(error)))
    }
  }

  /// Keeps a session and whose it is: both, or the session is ended again.
  private func begin(_ session: TMDBSession, _ account: Account) throws(LoginEnd) {
    var before: TMDBSession?
    do throws(CredentialFile.Failure) {
      try setting.file?.change {
        before = $0.session
        $0.session = session
      }
    } catch {
      _ = end(session)
      throw .failed(.notKept(reason: error.message))
    }
    do throws(StorageFailure) {
      guard let kept = try setting.library.signIn(account) else { throw .noHome }
      self.session = session
      refusal = nil
      postponed = []
      backOff = setting.pace.firstBackOff
      tell(.signedIn(kept))
    } catch {
      try? setting.file?.change { $0.session = before }
      _ = end(session)
      tell(.notKept(error))
      throw .cancelled
    }
  }

  /// Ends the session; changes that wait are dropped only where that was said.
  func logOut(dropsUnsent: Bool) {
    do throws(StorageFailure) {
      let waiting = try setting.library.account()?.waiting ?? 0
      if waiting > 0, !dropsUnsent {
        return tell(.unsent(try setting.library.unsent(limit: 3), count: waiting))
      }
      let failure = endSession()
      try setting.library.signOut()
      session = nil
      nextSend = nil
      refusal = nil
      do throws(CredentialFile.Failure) {
        try setting.file?.change { $0.session = nil }
      } catch {
        // A session that was ended is of no use to who finds it.
        return tell(.signedOut(failure ?? .storage(.other(reason: error.message))))
      }
      tell(.signedOut(failure))
    } catch {
      tell(.notKept(error))
    }
  }

  /// Ends the session at TMDB, or says why it goes on there.
  private func endSession() -> Failure? {
    do throws(StorageFailure) {
      return try currentSession().flatMap(end)
    } catch {
      return .storage(error)
    }
  }

  private func end(_ session: TMDBSession) -> Failure? {
    guard let call = TMDBAccountCall.end(session) else { return nil }
    guard let client = setting.client else {
      return setting.isOffline ? .offline : .unauthorized
    }
    guard
      let result = ask(call, client, priority: .screen, session: nil, isCancellable: false)
    else { return .cancelled }
    do throws(Failure) {
      try TMDBAccountAnswer.end(try result.get())
      return nil
    } catch {
      switch error {
      // There is none any more.
      case .notFound, .unauthorized, .misplacedKey: return nil
      case .offline, .notKept, .network, .rateLimited, .server, .malformed, .foreign, .storage,
        .cancelled:
        return error
      }
    }
  }
}

extension Failure {
  /// Whether a retry is pointless.
  var isFinal: Bool {
    switch self {
    case .notFound, .unauthorized, .misplacedKey: true
    case .network(.noLibrary): true
    case .server(let status): status < 500
    case .offline, .notKept, .network, .rateLimited, .malformed, .foreign, .storage, .cancelled:
      false
    }
  }
}
