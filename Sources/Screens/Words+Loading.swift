public import AppCore
import Catalog

/// What is said of a page that is on its way, or that is shown as it was kept from before.
extension Words {
  /// That the page was kept from before, why it is not asked for anew, and how it can be.
  func kept(seconds: Int, because failure: Failure?, isOffline: Bool) -> String {
    let explanation = failure.map { self.explanation($0) }
    let page = say(
      "Kept copy, loaded \(ago(seconds: seconds)).",
      "Önceden saklanan sayfa, yüklenme: \(ago(seconds: seconds)).")
    let next: String
    if isOffline {
      next = say(
        "Start without --offline to load it anew.",
        "Yenilemek için --offline olmadan başlatın.")
    } else if case .rateLimited? = failure {
      next = explanation?.next ?? ""
    } else {
      next =
        isTyped
        ? say("Type `reload` to ask again.", "Yenilemek için `reload` yazın.") : retry
    }
    return [explanation?.what, page, next].compactMap(\.self).joined(separator: " ")
  }

  /// That the page is on its way, and what it waits for.
  func loading(_ delay: Delay?) -> String {
    say("Loading …", "Yükleniyor …") + (delay.map { " " + reason(of: $0) } ?? "")
  }

  /// That lines typed ahead wait for what is loading, and how to give both up.
  func linesWait(_ lines: [String]) -> String {
    let names = lines.count > 3 ? "" : lines.map(typed).joined(separator: ", ")
    switch lines.count {
    case 1:
      return say(
        "\(names) waits for what is loading. Ctrl-C cancels both.",
        "\(names) yüklemenin bitmesini bekliyor. Ctrl-C ikisini de iptal eder.")
    case 2, 3:
      return say(
        "\(names) wait for what is loading. Ctrl-C cancels everything.",
        "\(names) yüklemenin bitmesini bekliyor. Ctrl-C hepsini iptal eder.")
    case let count:
      return say(
        "\(count) lines wait for what is loading. Ctrl-C cancels everything.",
        "\(count) satır yüklemenin bitmesini bekliyor. Ctrl-C hepsini iptal eder.")
    }
  }

  /// That the page is shown while it is asked for anew; of one kept from before how old it is.
  func reloading(keptSeconds seconds: Int?, _ delay: Delay?) -> String {
    let age = seconds.map {
      say(
        "Kept copy, loaded \(ago(seconds: $0)). ",
        "Önceden saklanan sayfa, yüklenme: \(ago(seconds: $0)). ")
    }
    return (age ?? "") + say("Loading again …", "Yeniden yükleniyor …")
      + (delay.map { " " + reason(of: $0) } ?? "")
  }

  /// That the page stays as it was, and why.
  func notRefreshed(_ failure: Failure) -> String {
    let explanation = explanation(failure)
    let page = say("The page stays as it was.", "Sayfa olduğu gibi kaldı.")
    return "\(explanation.what) \(page) \(explanation.next)"
  }

  /// What is waited for.
  public func reason(of delay: Delay) -> String {
    switch delay {
    case .paused(let wait):
      say(
        "TMDB asks for a pause: it goes on in \(duration(wait)).",
        "TMDB ara verilmesini istiyor: \(duration(wait)) sonra sürecek.")
    case .retrying(let wait, let tries, let most, let trouble):
      say(
        "\(cause(trouble)): trying again in \(seconds(wait)) (\(tries + 1) of \(most)).",
        "\(cause(trouble)): \(seconds(wait)) sonra yeniden denenecek (\(tries + 1)/\(most)).")
    case .rate:
      say(
        "Waiting its turn: TMDB limits requests per second.",
        "Sırasını bekliyor: TMDB saniyede sınırlı sayıda istek alıyor.")
    case .queued(let count):
      say(
        "\(count == 1 ? "1 request is" : "\(number(count)) requests are") ahead of it.",
        "Önünde \(number(count)) istek var.")
    }
  }

  /// That the source has not answered yet.
  public var waitingForSource: String {
    say("Still waiting for TMDB …", "TMDB'nin yanıtı bekleniyor …")
  }

  private func cause(_ trouble: Delay.Trouble) -> String {
    switch trouble {
    case .status(let status):
      say("TMDB reported an error (status \(status))", "TMDB'de hata oluştu (durum \(status))")
    case .dropped: say("the connection was dropped", "bağlantı koptu")
    }
  }
}
