import AppCore
import Catalog

/// One thing that happens on the way to a state.
///
/// A step is written as one line: `> ` and what a person enters, or `! ` and what happens besides.
public enum Step: Hashable, Sendable {
  /// A line is entered.
  case enter(String)
  /// The half-typed line changes.
  case type(String)
  /// A link given as an argument is opened.
  case open(String)
  /// All that was asked for is answered, and what is asked for on that, until nothing is open.
  case answer
  /// What was asked for first is answered.
  case answerNext
  /// All that was asked for is answered, lists with nothing in them.
  case answerEmpty
  /// All that was asked for is answered with what was kept from before.
  case keep(seconds: Int)
  /// All that was asked for is shown as it was kept from before, while it is asked for anew.
  case show(seconds: Int)
  /// What is asked for has to wait, or not any more.
  case delay(Delay?)
  /// A half-typed search stays as it is for a moment.
  case elapse
  /// All that was asked for fails.
  case fail(Failure)
  /// What was asked for first fails.
  case failNext(Failure)
  /// From here on nothing is answered until a step says so.
  case hold
  /// All that waits to be stored is stored.
  case store
  /// Nothing of what waits to be stored can be.
  case storeFail(StorageFailure)
  /// Ctrl-C is pressed.
  case interrupt
  /// The input ends.
  case end
  /// The terminal has another size.
  case resize(Size)
  /// Something happens with the account at TMDB.
  case account(AccountNews)
  /// Another day begins.
  case dawn(CalendarDate)
}

extension Step: LosslessStringConvertible {
  /// The step as a line.
  public var description: String {
    switch self {
    case .enter(let line): "> " + line
    case .type(let text): "! type " + text
    case .open(let link): "! open " + link
    case .answer: "! answer"
    case .answerNext: "! answer next"
    case .answerEmpty: "! answer empty"
    case .keep(let seconds): "! keep \(seconds)"
    case .show(let seconds): "! show \(seconds)"
    case .delay(let delay): "! delay " + (delay?.scriptText ?? "none")
    case .elapse: "! elapse"
    case .fail(let failure): "! fail " + failure.scriptText
    case .failNext(let failure): "! fail next " + failure.scriptText
    case .hold: "! hold"
    case .store: "! store"
    case .storeFail(let failure): "! store fail " + failure.scriptText
    case .interrupt: "! interrupt"
    case .end: "! end"
    case .resize(let size): "! resize " + size.scriptText
    case .account(let news): "! account " + news.scriptText
    case .dawn(let date): "! dawn \(date)"
    }
  }

  /// Reads a line; nil of any that is no step.
  public init?(_ line: String) {
    if line == ">" {
      self = .enter("")
      return
    }
    if line.hasPrefix("> ") {
      self = .enter(String(line.dropFirst(2)))
      return
    }
    guard line.hasPrefix("! ") else { return nil }
    let parts = line.dropFirst(2).split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let word = parts.first ?? ""
    let rest = parts.count > 1 ? String(parts[1]) : ""
    let step: Step? =
      switch word {
      case "type": .type(rest)
      case "open": .open(rest)
      case "answer":
        switch rest {
        case "": .answer
        case "next": .answerNext
        case "empty": .answerEmpty
        case _: nil
        }
      case "keep": Int(rest).map { .keep(seconds: $0) }
      case "show": Int(rest).map { .show(seconds: $0) }
      case "delay": rest == "none" ? .delay(nil) : Delay(scriptText: rest).map { .delay($0) }
      case "elapse": rest.isEmpty ? .elapse : nil
      case "fail":
        rest.hasPrefix("next ")
          ? Failure(scriptText: String(rest.dropFirst(5))).map { .failNext($0) }
          : Failure(scriptText: rest).map { .fail($0) }
      case "hold": rest.isEmpty ? .hold : nil
      case "store":
        rest.isEmpty
          ? .store
          : rest.hasPrefix("fail ")
            ? StorageFailure(scriptText: String(rest.dropFirst(5))).map { .storeFail($0) } : nil
      case "interrupt": rest.isEmpty ? .interrupt : nil
      case "end": rest.isEmpty ? .end : nil
      case "resize": Size(scriptText: rest).map { .resize($0) }
      case "account": AccountNews(scriptText: rest).map { .account($0) }
      case "dawn": CalendarDate(rest).map { .dawn($0) }
      default: nil
      }
    guard let step else { return nil }
    self = step
  }
}

extension Failure {
  /// The failure as scripts write it.
  var scriptText: String {
    switch self {
    case .offline: "offline"
    case .notKept: "not-kept"
    case .network(let failure): "network " + failure.scriptText
    case .notFound: "not-found"
    case .unauthorized: "unauthorized"
    case .misplacedKey(.keyAsToken): "key-as-token"
    case .misplacedKey(.tokenAsKey): "token-as-key"
    case .rateLimited(nil): "rate-limited"
    case .rateLimited(let seconds?): "rate-limited \(seconds)"
    case .server(let status): "server \(status)"
    case .malformed(let what): "malformed " + what
    case .foreign: "foreign"
    case .storage(let failure): "storage " + failure.scriptText
    case .cancelled: "cancelled"
    }
  }

  /// Reads a failure; nil of any text that is none.
  init?(scriptText text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let rest = parts.count > 1 ? String(parts[1]) : nil
    let failure: Failure? =
      switch (parts.first ?? "", rest) {
      case ("offline", nil): .offline
      case ("not-kept", nil): .notKept
      case ("network", let what?): NetworkFailure(scriptText: what).map { .network($0) }
      case ("not-found", nil): .notFound
      case ("unauthorized", nil): .unauthorized
      case ("key-as-token", nil): .misplacedKey(.keyAsToken)
      case ("token-as-key", nil): .misplacedKey(.tokenAsKey)
      case ("rate-limited", nil): .rateLimited(retryAfter: nil)
      case ("rate-limited", let seconds?): Int(seconds).map { .rateLimited(retryAfter: $0) }
      case ("server", let status?): Int(status).map { .server(status: $0) }
      case ("malformed", let what): .malformed(what ?? "")
      case ("foreign", nil): .foreign
      case ("storage", let what?): StorageFailure(scriptText: what).map { .storage($0) }
      case ("cancelled", nil): .cancelled
      default: nil
      }
    guard let failure else { return nil }
    self = failure
  }
}

extension NetworkFailure {
  /// The failure as scripts write it.
  var scriptText: String {
    switch self {
    case .unknownHost(let host): "unknown-host " + host
    case .refused(let host): "refused " + host
    case .timedOut(let host): "timed-out " + host
    case .insecure(let host, let reason): "insecure \(host) \(reason)"
    case .dropped(let host): "dropped " + host
    case .noLibrary(let reason): "no-library " + reason
    case .other(let reason): "other " + reason
    }
  }

  /// Reads a failure; nil of any text that is none.
  init?(scriptText text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let rest = String(parts[1])
    switch parts[0] {
    case "unknown-host": self = .unknownHost(rest)
    case "refused": self = .refused(host: rest)
    case "timed-out": self = .timedOut(host: rest)
    case "insecure":
      let words = rest.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      self = .insecure(host: String(words[0]), reason: String(words[1]))
    case "dropped": self = .dropped(host: rest)
    case "no-library": self = .noLibrary(reason: rest)
    case "other": self = .other(reason: rest)
    default: return nil
    }
  }
}

extension StorageFailure {
  /// The failure as scripts write it.
  var scriptText: String {
    switch self {
    case .noHome: "no-home"
    case .readOnly(let path, let reason): "read-only \(path) \(reason)"
    case .brokenLink(let path): "broken-link " + path
    case .full: "full"
    case .busy: "busy"
    case .newer(let path, let version): "newer \(path) \(version)"
    case .unreadable(let path, let reason): "unreadable \(path) \(reason)"
    case .foreign(let path): "foreign " + path
    case .setAside(let path): "set-aside " + path
    case .damaged(let path, let reason): "damaged \(path) \(reason)"
    case .other(let reason): "other " + reason
    }
  }

  /// Reads a failure; nil of any text that is none.
  init?(scriptText text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    let (path, last) = rest.split(separator: " ", maxSplits: 1).pair
    switch parts.first ?? "" {
    case "no-home" where rest.isEmpty: self = .noHome
    case "broken-link": self = .brokenLink(path: rest)
    case "full" where rest.isEmpty: self = .full
    case "busy" where rest.isEmpty: self = .busy
    case "unreadable": self = .unreadable(path: path, reason: last)
    case "foreign": self = .foreign(path: rest)
    case "set-aside": self = .setAside(path: rest)
    case "other": self = .other(reason: rest)
    case "damaged": self = .damaged(path: path, reason: last)
    case "read-only": self = .readOnly(path: path, reason: last)
    case "newer":
      guard let version = Int(last) else { return nil }
      self = .newer(path: path, version: version)
    case _: return nil
    }
  }
}

extension [Substring] {
  fileprivate var pair: (String, String) {
    (first.map(String.init) ?? "", count > 1 ? String(self[1]) : "")
  }
}

extension Size {
  /// The size as scripts write it: `80x24`, or `80` where the rows have no end.
  var scriptText: String {
    rows.map { "\(columns)x\($0)" } ?? "\(columns)"
  }

  /// Reads a size of 1 to 9999 columns and rows; nil of any other text.
  init?(scriptText text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { (1...9_999).contains($0) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: self.init(columns: numbers[0], rows: nil)
    case 2: self.init(columns: numbers[0], rows: numbers[1])
    default: return nil
    }
  }
}
