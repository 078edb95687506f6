import AppCore
import Catalog
import Glibc
import Providers
import Runtime
import Screens
import Storage

extension Marquee {
  /// Asks for a key where there is none, keeps it, and has a person approve the program.
  static func logIn(
    asGuest: Bool, _ environment: Environment, _ locale: ContentLocale
  ) throws(UsageError) -> ExitStatus {
    let words = Words(for: locale, isTyped: false)
    guard let file = CredentialFile(folder: environment.dataFolder) else {
      complain(words.cannotKeepKey(reason: words.storage(.noHome)))
      return .failure
    }
    var configuration = HTTPConfiguration()
    configuration.userAgent = "Marquee/\(version)"
    let http = HTTPClient(configuration: configuration)
    defer { http.shutdown() }
    let login = Login(
      file: file, http: http, base: try base(environment), words: words)
    let client: TMDBClient
    switch login.client(given: try credential(environment)) {
    case .success(let usable): client = usable
    case .failure(let failure):
      if let said = failure.said { complain(said) }
      return failure.status
    }
    let library = LibraryStore.open(folder: environment.dataFolder, creates: true)
    return login.run(
      AccountService.Setting(client: client, file: file, library: library),
      asGuest ? .loginAsGuest : .login(locale))
  }
}

/// One run of `marquee login`.
private struct Login {
  /// Why there is no client.
  struct Refusal: Error {
    var said: String?
    var status: ExitStatus
  }

  let file: CredentialFile
  let http: HTTPClient
  let base: String
  let words: Words

  /// A client whose key TMDB accepts: the one of the environment, the one that was stored, or one that is asked
  /// for and stored.
  func client(given: TMDBCredential?) -> Result<TMDBClient, Refusal> {
    if let given {
      let client = TMDBClient(http, base: base, credential: given)
      return check(client).map { refusal($0) }.map { .failure($0) } ?? .success(client)
    }
    var stored: TMDBCredential?
    do throws(CredentialFile.Failure) {
      stored = try file.load().credential
    } catch {
      Marquee.complain(words.unusableKeyFile(file.path, reason: error.message))
    }
    if let stored {
      let client = TMDBClient(http, base: base, credential: stored)
      guard let failure = check(client) else { return .success(client) }
      guard failure.isOfKey else { return .failure(refusal(failure)) }
      Marquee.complain(words.storedKeyRefused)
    }
    return askedClient()
  }

  private func askedClient() -> Result<TMDBClient, Refusal> {
    guard
      case .text(let text) = SecretPrompt.ask(
        words.keyPrompt.wrapped(toTerminal: STDERR_FILENO) + " ")
    else {
      let isTyped = isatty(STDIN_FILENO) == 1
      return .failure(
        Refusal(
          said: isTyped ? words.loginFailure(.noKey) : words.noKeyInInput, status: .unauthorized))
    }
    guard let credential = TMDBCredential(text) else {
      return .failure(Refusal(said: words.noKey, status: .unauthorized))
    }
    let client = TMDBClient(http, base: base, credential: credential)
    if let failure = check(client) { return .failure(refusal(failure)) }
    do throws(CredentialFile.Failure) {
      try file.change { $0.credential = credential }
    } catch {
      return .failure(
        Refusal(
          said: words.cannotKeepKey(reason: words.reason(error.message) + "."), status: .failure))
    }
    say(words.keyIsKept(file.path))
    return .success(client)
  }

  private func refusal(_ failure: Failure) -> Refusal {
    Refusal(said: words.failure(failure), status: ExitStatus(failure))
  }

  /// Asks whether the key is one; nil where it is.
  private func check(_ client: TMDBClient) -> Failure? {
    guard let mailbox = try? Mailbox<Result<HTTPResponse, Failure>>() else { return .offline }
    client.send(.keyCheck, session: nil, priority: .screen) { mailbox.post($0) }
    guard let result = next(mailbox).first else { return .cancelled }
    do throws(Failure) {
      try TMDBAccountAnswer.keyCheck(try result.get())
      return nil
    } catch {
      // An address besides TMDB's own may not know the question: that refuses no key.
      if error == .notFound { return nil }
      return client.explained(error)
    }
  }

  /// Signs in, and says what happens until all is done.
  func run(_ setting: AccountService.Setting, _ order: AccountOrder) -> ExitStatus {
    guard let mailbox = try? Mailbox<AccountNews>() else { return .failure }
    let service = AccountService(setting) { mailbox.post($0) }
    defer { service.finish(atMost: .zero) }
    service.perform(order)
    while true {
      for news in next(mailbox) {
        let status = take(news)
        if news.ends(order) { return status }
      }
    }
  }

  /// Says what happened; the status where it is the end.
  private func take(_ news: AccountNews) -> ExitStatus {
    switch news {
    case .approval(let address): say(words.approve(address))
    case .signedIn(let kept):
      say(words.accountNotice(.signedIn(kept.account)))
      if kept.account.isGuest, kept.unshared > 0 {
        say(
          words.accountNotice(
            .compared(AccountComparison(), unshared: kept.unshared, isGuest: true)))
      }
    case .compared(let outcome, let kept, _):
      let said = words.accountNotice(.compared(outcome, unshared: kept.unshared))
      if !said.isEmpty { say(said) }
    case .notCompared(let failure): Marquee.complain(words.accountNotice(.notCompared(failure)))
    case .refused(let change, let back, let failure, _):
      Marquee.complain(
        words.accountNotice(.refused(change.change, title: change.name, takenBack: back, failure)))
    case .loginFailed(let failure):
      Marquee.complain(words.loginFailure(failure))
      return ExitStatus(Notice.account(.loginFailed(failure)))
    case .sessionRefused(let failure, let waiting):
      Marquee.complain(words.accountNotice(.sessionRefused(failure, waiting: waiting)))
      return ExitStatus(failure)
    case .notKept(let failure):
      Marquee.complain(words.accountNotice(.notKept(failure)))
      return .failure
    // What waits is sent by the next run as well.
    case .sent, .waits, .lacksKey, .comparing, .shared, .unsent, .signedOut: break
    }
    return .success
  }

  private func next<Message>(_ mailbox: Mailbox<Message>) -> [Message] {
    while true {
      var wait = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&wait, 1, -1) < 0, errno != EINTR { return [] }
      let messages = mailbox.takeAll()
      if !messages.isEmpty { return messages }
    }
  }

  private func say(_ text: String) {
    OutputWriter(descriptor: STDOUT_FILENO).write(
      text.typedPlainly.wrapped(toTerminal: STDOUT_FILENO) + "\n")
  }
}

extension Failure {
  /// Whether another key may do.
  fileprivate var isOfKey: Bool {
    switch self {
    case .unauthorized, .misplacedKey: true
    case .offline, .notKept, .network, .notFound, .rateLimited, .server, .malformed, .foreign,
      .storage, .cancelled:
      false
    }
  }
}

extension String {
  /// Without the back quotes around what can be typed: outside of the browser nothing shows them.
  fileprivate var typedPlainly: String {
    String(decoding: utf8.filter { $0 != 0x60 }, as: UTF8.self)
  }
}
