import AppCore
import Catalog

/// What is said about the account at TMDB.
extension Words {
  /// A notice about the account.
  public func accountNotice(_ notice: AccountNotice) -> String {
    switch notice {
    case .needsPerson:
      say(
        "Someone has to approve this: run `marquee login` in a terminal.",
        "Bunu birinin onaylaması gerekir: bir uçbirimde `marquee login` çalıştırın.")
    case .notSignedIn:
      say(
        "You are not signed in. `login` signs in to TMDB.",
        "Oturum açmadınız. `login` TMDB'de oturum açar.")
    case .loginFailed(let failure): loginFailure(failure)
    case .loginCancelled:
      say(
        "Signing in was canceled. Type `login` to start over.",
        "Oturum açmaktan vazgeçildi. `login` yeniden başlatır.")
    case .signedIn(.guest):
      say(
        "You are now signed in to TMDB as a guest: only your ratings are sent.",
        "Artık TMDB'de konuksunuz: puanlarınız gönderilir, başka bir şey gönderilmez.")
    case .signedIn(.member(_, let username, let name)):
      say(
        "Signed in as \(person(username, name)).",
        "\(person(username, name)) olarak oturum açıldı.")
    case .compared(let outcome, let unshared, let isGuest):
      [compared(outcome), unshared > 0 ? offer(unshared, isGuest: isGuest) : ""].filter {
        !$0.isEmpty
      }
      .joined(separator: " ")
    case .notCompared(let failure):
      say("Your marks could not be compared: ", "İşaretleriniz karşılaştırılamadı: ")
        + explanation(failure).what
    case .refused(let change, let title, let back, let failure):
      refused(change, title, isTakenBack: back != nil, failure)
    case .sessionRefused(let failure, let waiting): sessionRefused(failure, waiting: waiting)
    case .lacksKey(let waiting):
      [
        say("There is no TMDB key.", "TMDB'ye ulaşmak için anahtar yok."),
        waiting > 0 ? stillWaiting(waiting) : "", howToGiveKey,
      ].filter { !$0.isEmpty }.joined(separator: " ")
    case .shared(0):
      say("TMDB already has all your marks.", "Bütün işaretleriniz zaten TMDB'de.")
    case .shared(let count):
      say(
        "\(counted(count, "mark is", "marks are", "işaret")) being sent to TMDB.",
        "\(counted(count, "mark", "marks", "işaret")) TMDB'ye gönderiliyor.")
    case .unsent(let changes, let count): unsent(changes, count: count)
    case .signedOut(nil):
      say(
        "Signed out. Your marks stay on this machine.",
        "Oturum kapatıldı. İşaretleriniz bu bilgisayarda kalır.")
    case .signedOut(let failure?):
      say(
        "Signed out on this machine; your marks stay. TMDB could not be notified: ",
        "Bu bilgisayarda oturum kapatıldı; işaretler kalır. TMDB'ye bildirilemedi: ")
        + explanation(failure).what
    case .notKept(let failure):
      say("The account cannot be saved: ", "Hesap saklanamıyor: ") + storage(failure)
    }
  }

  /// Why nobody was signed in, with what to do.
  public func loginFailure(_ failure: LoginFailure) -> String {
    switch failure {
    case .noKey:
      say("Signing in needs a TMDB key.", "Oturum açmak için bir TMDB anahtarı gerekir.") + " "
        + howToGiveKey
    case .denied:
      say(
        "Marquee was not approved, or the approval has expired. `login` asks again.",
        "Marquee onaylanmadı ya da onayın süresi doldu. `login` yeniden sorar.")
    case .expired:
      say(
        "Nobody approved Marquee in time. `login` asks again.",
        "Marquee zamanında onaylanmadı. `login` yeniden sorar.")
    case .failed(let failure):
      say("Signing in failed: ", "Oturum açılamadı: ") + explanation(failure).what + " "
        + say("`login` tries again.", "`login` yeniden dener.")
    case .notKept(let reason):
      say(
        "The session cannot be saved (\(self.reason(reason))), so you are not signed in.",
        "Oturum saklanamıyor (\(self.reason(reason))); bu yüzden açılmadı.")
    }
  }

  /// How the program is given a key; never by a line, which would be remembered.
  public var howToGiveKey: String {
    say(
      "Set TMDB_ACCESS_TOKEN or TMDB_API_KEY, or run `marquee login` in a shell: it asks for the key without showing it. A key is free at https://www.themoviedb.org/settings/api.",
      "TMDB_ACCESS_TOKEN ya da TMDB_API_KEY değişkenini tanımlayın ya da kabukta `marquee login` çalıştırın: anahtarı göstermeden sorar. Anahtar ücretsizdir: https://www.themoviedb.org/settings/api."
    )
  }

  /// Somebody by the name and the user name.
  public func person(_ username: String, _ name: String) -> String {
    if name.isEmpty || name == username { return username.isEmpty ? "?" : username }
    return username.isEmpty ? name : "\(name) (\(username))"
  }

  // MARK: The profile

  /// Who is signed in.
  func signedIn(_ account: Account) -> String {
    switch account {
    case .guest:
      say(
        "You are signed in to TMDB as a guest: ratings are sent, other marks stay here.",
        "TMDB'de konuksunuz: puanlar gönderilir, öteki işaretler burada kalır.")
    case .member: accountNotice(.signedIn(account))
    }
  }

  /// How to sign in.
  var howToSignIn: String {
    say(
      "`login` signs in to TMDB; `login guest` sends only your ratings.",
      "`login` TMDB'de oturum açar, `login guest` yalnız puanlarınızı gönderir.")
  }

  var askingToSignIn: String { say("Asking TMDB…", "TMDB'ye soruluyor…") }

  var approveHere: String {
    say(
      "Open this address in a web browser and approve Marquee there:",
      "Bu adresi bir web tarayıcısında açıp Marquee'yi onaylayın:")
  }

  var approvalWaits: String {
    say(
      "Marquee is waiting and will go on by itself. `web` prints just the address; `cancel` gives up.",
      "Marquee bunu bekler ve kendiliğinden sürdürür. `web` yalnız adresi verir, `cancel` vazgeçer."
    )
  }

  /// The lists that a person made at TMDB.
  func ownLists(_ lists: [AccountList]) -> String {
    guard !lists.isEmpty else {
      return say("You have no lists of your own on TMDB.", "TMDB'de kendi listeniz yok.")
    }
    return say("Your lists on TMDB: ", "TMDB'deki listeleriniz: ")
      + lists.map { "\($0.name) (\(number($0.count)))" }.joined(separator: "  ·  ")
  }

  /// How things stand with what is to be sent and what was compared.
  ///
  /// - Parameter goesOn: Whether the run goes on, so that what waits is being sent.
  func standing(
    _ standing: AccountStanding, _ kept: KeptAccount, goesOn: Bool, today: CalendarDate
  ) -> String {
    let waiting = kept.waiting > 0 ? stillWaiting(kept.waiting) : ""
    switch standing {
    case .ready:
      if kept.waiting > 0, !goesOn { return waiting }
      if kept.waiting > 0 {
        return say(
          "\(counted(kept.waiting, "change is", "changes are", "değişiklik")) being sent.",
          "\(counted(kept.waiting, "change", "changes", "değişiklik")) gönderiliyor.")
      }
      guard let day = kept.comparedOn else {
        return kept.account.isGuest
          ? say("Everything has been sent.", "Hepsi gönderildi.")
          : say("Not compared with TMDB yet.", "Henüz TMDB ile karşılaştırılmadı.")
      }
      return say(
        "Everything has been sent; compared with TMDB \(comparedWhen(day, today: today)).",
        "Hepsi gönderildi; TMDB ile karşılaştırma: \(comparedWhen(day, today: today)).")
    case .comparing:
      return [
        say("Comparing with TMDB…", "TMDB ile karşılaştırılıyor…"), waiting,
      ].filter { !$0.isEmpty }.joined(separator: " ")
    case .waiting(let failure):
      let next =
        kept.waiting > 0
        ? say("It will be tried again automatically.", "Kendiliğinden yeniden denenir.")
        : say("`login` tries again.", "`login` yeniden dener.")
      return [waiting, explanation(failure).what, next].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .refused(let failure): return sessionRefused(failure, waiting: kept.waiting)
    case .noKey: return accountNotice(.lacksKey(waiting: kept.waiting))
    }
  }

  /// That marks are on this machine alone, and how they are sent; a guest's are ratings, as nothing else is sent.
  func offer(_ count: Int, isGuest: Bool = false) -> String {
    if isGuest {
      return say(
        "\(counted(count, "rating is", "ratings are", "puan")) not on TMDB yet: `login upload` sends \(count == 1 ? "it" : "them").",
        "\(counted(count, "rating", "ratings", "puan")) henüz TMDB'de değil: `login upload` gönderir."
      )
    }
    return say(
      "\(counted(count, "mark differs", "marks differ", "işaret")) from TMDB: `login upload` sends \(count == 1 ? "it" : "them").",
      "\(counted(count, "mark", "marks", "işaret")) TMDB'dekinden farklı: `login upload` gönderir.")
  }

  private func comparedWhen(_ day: CalendarDate, today: CalendarDate) -> String {
    switch today.daysSince1970 - day.daysSince1970 {
    case 0, 1: shortDay(day, today: today)
    case _: say("on \(shortDay(day, today: today))", shortDay(day, today: today))
    }
  }

  /// That changes wait to be sent.
  public func stillWaiting(_ count: Int) -> String {
    say(
      "\(counted(count, "change waits", "changes wait", "değişiklik")) to be sent.",
      "\(counted(count, "change", "changes", "değişiklik")) gönderilmeyi bekliyor.")
  }

  private func sessionRefused(_ failure: Failure, waiting: Int) -> String {
    let what =
      switch failure {
      case .misplacedKey: explanation(failure).what
      case .offline, .notKept, .network, .notFound, .unauthorized, .rateLimited, .server,
        .malformed, .foreign, .storage, .cancelled:
        say("TMDB no longer accepts the session.", "TMDB oturumu artık kabul etmiyor.")
      }
    return [
      what, say("`login` signs in again.", "`login` yeniden oturum açar."),
      waiting > 0
        ? stillWaiting(waiting) : say("Nothing is lost.", "Hiçbir şey kaybolmadı."),
    ].joined(separator: " ")
  }

  // MARK: Parts

  private func compared(_ outcome: AccountComparison) -> String {
    var parts: [String] = []
    if outcome.added > 0 {
      parts.append(
        say(
          "\(counted(outcome.added, "mark", "marks", "işaret")) added",
          "\(counted(outcome.added, "mark", "marks", "işaret")) alındı"))
    }
    if outcome.removed > 0 {
      parts.append(
        say(
          "\(counted(outcome.removed, "mark", "marks", "işaret")) removed",
          "\(counted(outcome.removed, "mark", "marks", "işaret")) kaldırıldı"))
    }
    if outcome.differing > 0 {
      parts.append(
        say(
          "\(counted(outcome.differing, "rating", "ratings", "puan")) left as here",
          "\(counted(outcome.differing, "rating", "ratings", "puan")) buradaki gibi kaldı"))
    }
    guard !parts.isEmpty else { return "" }
    return say("From TMDB: ", "TMDB'den: ") + parts.joined(separator: ", ") + "."
  }

  private func refused(
    _ change: MarkChange, _ title: String?, isTakenBack: Bool, _ failure: Failure
  ) -> String {
    let title = title.map(quoted) ?? say("a title", "bir yapım")
    let what =
      switch change {
      case .favorite(true): say("\(title) as a favorite", "\(title) için favori")
      case .favorite(false):
        say("removing \(title) from your favorites", "\(title) için favoriden çıkarma")
      case .watchlist(true): say("\(title) on your watchlist", "\(title) için izleme listesi")
      case .watchlist(false):
        say("removing \(title) from your watchlist", "\(title) için izleme listesinden çıkarma")
      case .rating(let rating?):
        say("your rating of \(title) (\(own(rating)))", "\(title) için puanınız (\(own(rating)))")
      case .rating(nil):
        say("removing your rating of \(title)", "\(title) için puanınızın kaldırılması")
      }
    let why = failure == .notFound ? say("it has no such title", "böyle bir yapımı yok") : ""
    return say("TMDB refused \(what)", "TMDB kabul etmedi: \(what)")
      + (why.isEmpty ? "." : say(": \(why).", "; \(why)."))
      + (isTakenBack ? " " + say("It was undone here too.", "Burada da geri alındı.") : "")
  }

  private func unsent(_ changes: [UnsentChange], count: Int) -> String {
    let names = changes.prefix(3).map { $0.name.map(quoted) ?? $0.linkText }
    let others = count - names.count
    return stillWaiting(count) + " "
      + names.joined(separator: ", ")
      + (others > 0 ? say(" and \(number(others)) more", " ve \(number(others)) başka") : "")
      + ". "
      + say(
        "`logout drop` signs out anyway: the marks stay here and are not sent.",
        "`logout drop` yine de oturumu kapatır: işaretler burada kalır, gönderilmez.")
  }
}

extension UnsentChange {
  /// What a title is called of which nothing is known.
  fileprivate var linkText: String {
    switch title {
    case .movie(let id): "movie/\(id)"
    case .show(let id): "tv/\(id)"
    }
  }
}
