import AppCore
import Catalog

extension AccountNews {
  /// What happened as scripts write it.
  var scriptText: String {
    switch self {
    case .approval(let address): "approval " + address
    case .loginFailed(let failure): "login-failed " + failure.scriptText
    case .signedIn(let kept): "signed-in " + kept.scriptText
    case .comparing: "comparing"
    case .compared(let outcome, let kept, let lists):
      "compared \(outcome.added) \(outcome.removed) \(outcome.differing) \(kept.scriptText)"
        + (lists.map { lists in
          "; " + lists.map { "\($0.count) \($0.name)" }.joined(separator: "; ")
        } ?? "")
    case .notCompared(let failure): "not-compared " + failure.scriptText
    case .sent(let waiting): "sent \(waiting)"
    case .waits(let waiting, let failure): "waits \(waiting) " + failure.scriptText
    case .refused(let change, let back, let failure, let kept):
      "refused \(change.scriptText); \(back?.accountText ?? "nothing"); \(failure.scriptText); "
        + kept.scriptText
    case .sessionRefused(let failure, let waiting):
      "session-refused \(waiting) " + failure.scriptText
    case .lacksKey(let waiting): "lacks-key \(waiting)"
    case .shared(let count, let kept): "shared \(count) " + kept.scriptText
    case .unsent(let changes, let count):
      "unsent \(count)" + changes.map { "; " + $0.scriptText }.joined()
    case .signedOut(nil): "signed-out"
    case .signedOut(let failure?): "signed-out " + failure.scriptText
    case .notKept(let failure): "not-kept " + failure.scriptText
    }
  }

  /// Reads what happened; nil of any text that is none.
  init?(scriptText text: String) {
    var words = ScriptWords(text)
    let news: AccountNews? =
      switch words.next() ?? "" {
      case "approval": .approval(address: words.rest)
      case "login-failed": LoginFailure(scriptText: words.rest).map { .loginFailed($0) }
      case "signed-in": KeptAccount(scriptText: words.rest).map { .signedIn($0) }
      case "comparing" where words.rest.isEmpty: .comparing
      case "compared": Self.compared(&words)
      case "not-compared": Failure(scriptText: words.rest).map { .notCompared($0) }
      case "sent": Int(words.rest).map { .sent(waiting: $0) }
      case "waits": Self.counted(&words) { .waits($0, $1) }
      case "refused": Self.refused(words.rest)
      case "session-refused": Self.counted(&words) { .sessionRefused($1, waiting: $0) }
      case "lacks-key": Int(words.rest).map { .lacksKey(waiting: $0) }
      case "shared": Self.shared(&words)
      case "unsent": Self.unsent(words.rest)
      case "signed-out":
        words.rest.isEmpty
          ? .signedOut(nil) : Failure(scriptText: words.rest).map { .signedOut($0) }
      case "not-kept": StorageFailure(scriptText: words.rest).map { .notKept($0) }
      case _: nil
      }
    guard let news else { return nil }
    self = news
  }

  private static func counted(
    _ words: inout ScriptWords, _ make: (Int, Failure) -> AccountNews
  ) -> AccountNews? {
    guard let count = words.number(), let failure = Failure(scriptText: words.rest) else {
      return nil
    }
    return make(count, failure)
  }

  private static func compared(_ words: inout ScriptWords) -> AccountNews? {
    guard let added = words.number(), let removed = words.number(), let differing = words.number()
    else { return nil }
    var outcome = AccountComparison()
    outcome.added = added
    outcome.removed = removed
    outcome.differing = differing
    let parts = words.rest.scriptParts
    guard let first = parts.first, let kept = KeptAccount(scriptText: first) else { return nil }
    var lists: [AccountList] = []
    for part in parts.dropFirst() {
      var words = ScriptWords(part)
      guard let count = words.number() else { return nil }
      lists.append(AccountList(name: words.rest, count: count))
    }
    return .compared(outcome, kept, lists: parts.count > 1 ? lists : nil)
  }

  private static func shared(_ words: inout ScriptWords) -> AccountNews? {
    guard let count = words.number(), let kept = KeptAccount(scriptText: words.rest) else {
      return nil
    }
    return .shared(count, kept)
  }

  private static func refused(_ text: String) -> AccountNews? {
    let parts = text.scriptParts
    guard parts.count == 4, let change = UnsentChange(scriptText: parts[0]),
      let failure = Failure(scriptText: parts[2]), let kept = KeptAccount(scriptText: parts[3])
    else { return nil }
    let back = MarkChange(accountText: parts[1])
    guard back != nil || parts[1] == "nothing" else { return nil }
    return .refused(change, takenBack: back, failure, kept)
  }

  private static func unsent(_ text: String) -> AccountNews? {
    let parts = text.scriptParts
    guard let count = Int(parts.first ?? "") else { return nil }
    let changes = parts.dropFirst().map(UnsentChange.init(scriptText:))
    let known = changes.compactMap(\.self)
    return known.count == changes.count ? .unsent(known, count: count) : nil
  }
}

/// The words of a script's line, one after another.
private struct ScriptWords {
  private(set) var rest: String

  init(_ text: String) {
    rest = text
  }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    let word = String(rest[..<end])
    rest = end == rest.endIndex ? "" : String(rest[rest.index(after: end)...])
    return word
  }

  mutating func number() -> Int? { next().flatMap { Int($0) } }
}

extension String {
  /// The parts between semicolons, each followed by a space.
  fileprivate var scriptParts: [String] {
    var parts: [String] = []
    var part = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if word.hasSuffix(";") {
        parts.append((part.isEmpty ? "" : part + " ") + word.dropLast())
        part = ""
      } else {
        part += (part.isEmpty ? "" : " ") + word
      }
    }
    return parts + [part]
  }
}

extension LoginFailure {
  fileprivate var scriptText: String {
    switch self {
    case .noKey: "no-key"
    case .denied: "denied"
    case .expired: "expired"
    case .failed(let failure): "failed " + failure.scriptText
    case .notKept(let reason): "not-kept " + reason
    }
  }

  fileprivate init?(scriptText text: String) {
    var words = ScriptWords(text)
    switch (words.next() ?? "", words.rest) {
    case ("no-key", ""): self = .noKey
    case ("denied", ""): self = .denied
    case ("expired", ""): self = .expired
    case ("failed", let rest):
      guard let failure = Failure(scriptText: rest) else { return nil }
      self = .failed(failure)
    case ("not-kept", let reason): self = .notKept(reason: reason)
    case _: return nil
    }
  }
}

extension KeptAccount {
  /// How many changes wait, how many marks are offered, the day of the comparison, and who it is.
  fileprivate var scriptText: String {
    let day = comparedOn.map(\.description) ?? "never"
    switch account {
    case .guest: return "\(waiting) \(unshared) \(day) guest"
    case .member(let id, let username, let name):
      return "\(waiting) \(unshared) \(day) \(id) \(username) \(name)"
    }
  }

  fileprivate init?(scriptText text: String) {
    var words = ScriptWords(text)
    guard let waiting = words.number(), let unshared = words.number(), let day = words.next(),
      let who = words.next()
    else { return nil }
    let account: Account
    if who == "guest" {
      account = .guest
    } else {
      guard let id = Int(who), let username = words.next() else { return nil }
      account = .member(id: id, username: username, name: words.rest)
    }
    let comparedOn = CalendarDate(day)
    guard comparedOn != nil || day == "never" else { return nil }
    self.init(account, waiting: waiting, unshared: unshared, comparedOn: comparedOn)
  }
}

extension UnsentChange {
  fileprivate var scriptText: String {
    "\(number) \(title.accountText) \(change.accountText)" + (name.map { " " + $0 } ?? "")
  }

  fileprivate init?(scriptText text: String) {
    var words = ScriptWords(text)
    guard let number = words.number(), let title = words.next().flatMap(TitleID.init(accountText:)),
      let change = words.next().flatMap(MarkChange.init(accountText:))
    else { return nil }
    self.init(
      number: number, title: title, change: change, name: words.rest.isEmpty ? nil : words.rest)
  }
}

extension TitleID {
  fileprivate var accountText: String {
    switch self {
    case .movie(let id): "movie/\(id)"
    case .show(let id): "tv/\(id)"
    }
  }

  fileprivate init?(accountText text: String) {
    let parts = text.split(separator: "/")
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
    switch parts[0] {
    case "movie": self = .movie(ID(number))
    case "tv": self = .show(ID(number))
    case _: return nil
    }
  }
}

extension MarkChange {
  fileprivate var accountText: String {
    switch self {
    case .favorite(let isOn): isOn ? "favorite" : "no-favorite"
    case .watchlist(let isOn): isOn ? "watchlist" : "no-watchlist"
    case .rating(let rating?): "rating=\(rating)"
    case .rating(nil): "no-rating"
    }
  }

  fileprivate init?(accountText text: String) {
    switch text {
    case "favorite": self = .favorite(true)
    case "no-favorite": self = .favorite(false)
    case "watchlist": self = .watchlist(true)
    case "no-watchlist": self = .watchlist(false)
    case "no-rating": self = .rating(nil)
    case _:
      guard text.hasPrefix("rating="), let rating = UserRating(text.dropFirst(7)) else {
        return nil
      }
      self = .rating(rating)
    }
  }
}

extension AccountOrder {
  /// The order as scripts write it.
  var scriptText: String {
    switch self {
    case .login: "login"
    case .loginAsGuest: "login guest"
    case .logout(dropsUnsent: false): "logout"
    case .logout(dropsUnsent: true): "logout drop"
    case .compare: "compare"
    case .send: "send"
    case .share: "share"
    case .cancel: "cancel"
    }
  }
}
