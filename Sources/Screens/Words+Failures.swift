import Catalog

/// What became of a request: the one place where a failure turns into words.
extension Words {
  /// What happened, and what can be done next.
  struct Explanation: Hashable, Sendable {
    /// What happened, a sentence.
    var what: String
    /// The next step, a sentence with what to type between back quotes.
    var next: String
  }

  /// A failure in words with its next step.
  public func failure(_ failure: Failure) -> String {
    let explanation = explanation(failure)
    return "\(explanation.what) \(explanation.next)"
  }

  /// A failure of a part of a page in words, and its next step.
  func explanation(ofSection failure: Failure) -> Explanation {
    guard failure == .notFound else { return explanation(failure) }
    return Explanation(
      what: say("The source has no such list.", "Kaynakta böyle bir liste yok."), next: retry)
  }

  /// A failure in words and its next step apart.
  func explanation(_ failure: Failure) -> Explanation {
    switch failure {
    case .offline:
      Explanation(
        what: say("There is no connection.", "Bağlantı yok."),
        next: onceConnected)
    case .notKept:
      Explanation(
        what: say(
          "This page was never saved, and --offline loads nothing new.",
          "Bu sayfa önceden saklanmamış; --offline ile kimseye sorulmaz."),
        next: say(
          "Start without --offline to load it; `marquee --built-in` shows the built-in sample.",
          "Yüklemek için --offline olmadan başlatın; `marquee --built-in` yerleşik örneği gösterir."
        ))
    case .network(let failure): explanation(failure)
    case .notFound:
      Explanation(
        what: say(
          "There is no such page, or it was removed.", "Böyle bir sayfa yok ya da kaldırılmış."),
        next: isTyped
          ? say(
            "Type `back` to return or `search` to look for it.",
            "Dönmek için `back`, aramak için `search` yazın.")
          : say("Look for it: `marquee search TITLE`.", "Arayın: `marquee search BAŞLIK`."))
    case .unauthorized:
      Explanation(
        what: say("TMDB refused the key.", "TMDB anahtarı kabul etmedi."),
        next: say(
          "Check TMDB_ACCESS_TOKEN or TMDB_API_KEY, then start again.",
          "TMDB_ACCESS_TOKEN ya da TMDB_API_KEY değerini denetleyip yeniden başlatın."))
    case .misplacedKey(.keyAsToken):
      Explanation(
        what: say(
          "TMDB refused the key: an API key (32 digits and letters) was given as the access token.",
          "TMDB anahtarı kabul etmedi: erişim belirteci yerine API anahtarı (32 rakam ve harf) verilmiş."
        ),
        next: say(
          "Put it in TMDB_API_KEY instead of TMDB_ACCESS_TOKEN, then start again.",
          "TMDB_ACCESS_TOKEN yerine TMDB_API_KEY değişkenine yazıp yeniden başlatın."))
    case .misplacedKey(.tokenAsKey):
      Explanation(
        what: say(
          "TMDB refused the key: an access token (it begins with “eyJ”) was given as the API key.",
          "TMDB anahtarı kabul etmedi: API anahtarı yerine erişim belirteci (“eyJ” ile başlar) verilmiş."
        ),
        next: say(
          "Put it in TMDB_ACCESS_TOKEN instead of TMDB_API_KEY, then start again.",
          "TMDB_API_KEY yerine TMDB_ACCESS_TOKEN değişkenine yazıp yeniden başlatın."))
    case .rateLimited(let wait?):
      Explanation(
        what: say("TMDB asks for a pause.", "TMDB ara verilmesini istiyor."),
        next: isTyped
          ? say(
            "Type `reload` in \(duration(wait)).", "\(duration(wait)) sonra `reload` yazın.")
          : say(
            "Run it again in \(duration(wait)).", "\(duration(wait)) sonra yeniden çalıştırın."))
    case .rateLimited(nil):
      Explanation(
        what: say("TMDB asks for a pause.", "TMDB ara verilmesini istiyor."),
        next: isTyped
          ? say("Type `reload` in a moment.", "Biraz sonra `reload` yazın.")
          : say("Run it again in a moment.", "Biraz sonra yeniden çalıştırın."))
    case .server(let status):
      Explanation(
        what: say(
          "The source reported an error (status \(status)).",
          "Kaynakta bir hata oluştu (durum \(status))."),
        next: retry)
    case .storage(let failure):
      Explanation(
        what: say("What you keep cannot be read: ", "Sakladıklarınız okunamıyor: ")
          + storage(failure),
        next: retry)
    case .foreign:
      Explanation(
        what: say(
          "A web page came back instead of TMDB's answer: this network may want you to sign in first.",
          "TMDB'nin yanıtı yerine bir web sayfası geldi: bu ağ önce oturum açmanızı istiyor olabilir."
        ),
        next: isTyped
          ? say(
            "Open a page in a web browser, then type `reload`.",
            "Bir web tarayıcısında bir sayfa açın, sonra `reload` yazın.")
          : say(
            "Open a page in a web browser, then run it again.",
            "Bir web tarayıcısında bir sayfa açın, sonra yeniden çalıştırın."))
    case .malformed(let fault):
      Explanation(
        what: say(
          "The answer could not be understood: \(typed(reason(fault))).",
          "Yanıt anlaşılamadı: \(typed(reason(fault)))."),
        next: retry)
    case .cancelled:
      Explanation(
        what: say("Loading was canceled.", "Yükleme iptal edildi."),
        next: isTyped
          ? say("Type `reload` to load it after all.", "Yine de yüklemek için `reload` yazın.")
          : retry)
    }
  }

  /// Why the source could not be reached, with the next step.
  private func explanation(_ failure: NetworkFailure) -> Explanation {
    switch failure {
    case .unknownHost(let host):
      Explanation(
        what: say(
          "The name \(typed(host)) was not found: the network may be down, or it blocks the name.",
          "\(typed(host)) adı bulunamadı: ağ kesik olabilir ya da bu adı engelliyor."),
        next: isTyped
          ? say(
            "Type `reload` once you are connected; TMDB_BASE_URL names another address.",
            "Bağlanınca `reload` yazın; TMDB_BASE_URL başka bir adres gösterebilir.")
          : onceConnected)
    case .refused(let host):
      Explanation(
        what: say(
          "\(typed(host)) refuses connections.", "\(typed(host)) bağlantı kabul etmiyor."),
        next: isTyped
          ? say(
            "Type `reload` to try again, or check TMDB_BASE_URL.",
            "Yeniden denemek için `reload` yazın ya da TMDB_BASE_URL değerini denetleyin.")
          : onceConnected)
    case .timedOut(let host):
      Explanation(
        what: say(
          "\(typed(host)) did not answer in time.", "\(typed(host)) zamanında yanıt vermedi."),
        next: isTyped ? retry : onceConnected)
    case .insecure(let host, let reason):
      Explanation(
        what: say(
          "No secure connection to \(typed(host)) could be made: \(typed(self.reason(reason))).",
          "\(typed(host)) ile güvenli bağlantı kurulamadı: \(typed(self.reason(reason)))."),
        next: isTyped
          ? say(
            "Check this machine's clock and its certificates (ca-certificates), then type `reload`.",
            "Bilgisayarın saatini ve sertifikalarını (ca-certificates) denetleyip `reload` yazın.")
          : say(
            "Check this machine's clock and its certificates (ca-certificates), then run it again.",
            "Bilgisayarın saatini ve sertifikalarını (ca-certificates) denetleyip yeniden çalıştırın."
          ))
    case .dropped(let host):
      Explanation(
        what: say(
          "The connection to \(typed(host)) was dropped.", "\(typed(host)) bağlantısı koptu."),
        next: isTyped ? retry : onceConnected)
    case .noLibrary(let reason):
      Explanation(
        what: say(
          "Without libcurl nothing can be loaded: \(typed(self.reason(reason))).",
          "libcurl olmadan hiçbir şey yüklenemez: \(typed(self.reason(reason)))."),
        next: say(
          "Install libcurl4 and start again; `marquee --built-in` shows the built-in sample.",
          "libcurl4 kurup yeniden başlatın; `marquee --built-in` yerleşik örneği gösterir."))
    case .other(let reason):
      Explanation(
        what: say(
          "TMDB could not be reached: \(typed(self.reason(reason))).",
          "TMDB'ye ulaşılamadı: \(typed(self.reason(reason)))."),
        next: isTyped ? retry : onceConnected)
    }
  }

  /// A failure that left a line undone: `reload` would ask for the page beneath it.
  func failureOfLine(_ failure: Failure) -> String {
    guard isTyped else { return self.failure(failure) }
    let explanation = explanation(failure)
    let next =
      switch failure {
      case .offline:
        say(
          "Type the line again once you are connected; `marquee --built-in` shows the built-in sample.",
          "Bağlanınca satırı yeniden yazın; `marquee --built-in` yerleşik örneği gösterir.")
      case .rateLimited(let wait?):
        say(
          "Type the line again in \(duration(wait)).",
          "\(duration(wait)) sonra satırı yeniden yazın."
        )
      case .rateLimited(nil):
        say("Type the line again in a moment.", "Biraz sonra satırı yeniden yazın.")
      case .server, .malformed, .foreign, .storage, .cancelled, .network:
        say("Type the line again to try once more.", "Bir daha denemek için satırı yeniden yazın.")
      case .notFound, .notKept, .unauthorized, .misplacedKey: explanation.next
      }
    return "\(explanation.what) \(next)"
  }

  /// That a title which is gone is among what a person keeps; what takes it out follows.
  var goneButKept: String {
    say("You still keep it; remove it with", "Hâlâ sakladıklarınız arasında; çıkarmak için")
  }

  /// How to try again.
  var retry: String {
    isTyped
      ? say("Type `reload` to try again.", "Yeniden denemek için `reload` yazın.")
      : say("Run it again.", "Yeniden çalıştırın.")
  }

  /// How to try again once there is a network, and what there is without one.
  private var onceConnected: String {
    isTyped
      ? say(
        "Type `reload` once you are connected; `marquee --built-in` shows the built-in sample.",
        "Bağlanınca `reload` yazın; `marquee --built-in` yerleşik örneği gösterir.")
      : say(
        "Run it again once you are connected; `--built-in` shows the built-in sample.",
        "Bağlanınca yeniden çalıştırın; `--built-in` yerleşik örneği gösterir.")
  }
}
