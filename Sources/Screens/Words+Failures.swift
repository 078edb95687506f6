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

  /// A failure in words and its next step apart.
  func explanation(_ failure: Failure) -> Explanation {
    switch failure {
    case .offline:
      Explanation(
        what: say("There is no connection.", "Bağlantı yok."),
        next: say(
          "Type `reload` when there is; `marquee --built-in` shows the built-in sample.",
          "Bağlanınca `reload` yazın; `marquee --built-in` yerleşik örneği gösterir."))
    case .notFound:
      Explanation(
        what: say(
          "There is no such page, or it was taken away.", "Böyle bir sayfa yok ya da kaldırılmış."),
        next: say(
          "Type `back` to return or `search` to look for it.",
          "Dönmek için `back`, aramak için `search` yazın."))
    case .unauthorized:
      Explanation(
        what: say("TMDB refused the key.", "TMDB anahtarı kabul etmedi."),
        next: say(
          "Check TMDB_ACCESS_TOKEN or TMDB_API_KEY, then start again.",
          "TMDB_ACCESS_TOKEN ya da TMDB_API_KEY değerini denetleyip yeniden başlatın."))
    case .rateLimited(let wait?):
      Explanation(
        what: say("TMDB asks for a pause.", "TMDB ara verilmesini istiyor."),
        next: say(
          "Type `reload` in \(seconds(wait)).", "\(seconds(wait)) sonra `reload` yazın."))
    case .rateLimited(nil):
      Explanation(
        what: say("TMDB asks for a pause.", "TMDB ara verilmesini istiyor."),
        next: say("Type `reload` in a moment.", "Biraz sonra `reload` yazın."))
    case .server(let status):
      Explanation(
        what: say(
          "The source failed (status \(status)).", "Kaynakta bir hata oluştu (durum \(status))."),
        next: retry)
    case .storage(let failure):
      Explanation(
        what: say("What you keep cannot be read: ", "Sakladıklarınız okunamıyor: ")
          + storage(failure),
        next: retry)
    case .malformed(let fault):
      Explanation(
        what: say(
          "The answer could not be understood: \(typed(fault)).",
          "Yanıt anlaşılamadı: \(typed(fault))."),
        next: retry)
    case .cancelled:
      Explanation(
        what: say("Loading was cancelled.", "Yükleme iptal edildi."),
        next: say("Type `reload` to load it after all.", "Yine de yüklemek için `reload` yazın."))
    }
  }

  /// A failure that left a line undone: `reload` would ask for the page beneath it.
  func failureOfLine(_ failure: Failure) -> String {
    let explanation = explanation(failure)
    let next =
      switch failure {
      case .offline:
        say(
          "Type the line again when there is; `marquee --built-in` shows the built-in sample.",
          "Bağlanınca satırı yeniden yazın; `marquee --built-in` yerleşik örneği gösterir.")
      case .rateLimited(let wait?):
        say(
          "Type the line again in \(seconds(wait)).", "\(seconds(wait)) sonra satırı yeniden yazın."
        )
      case .rateLimited(nil):
        say("Type the line again in a moment.", "Biraz sonra satırı yeniden yazın.")
      case .server, .malformed, .storage, .cancelled:
        say("Type the line again to try once more.", "Bir daha denemek için satırı yeniden yazın.")
      case .notFound, .unauthorized: explanation.next
      }
    return "\(explanation.what) \(next)"
  }

  /// That a title which is gone is among what a person keeps; what takes it out follows.
  var goneButKept: String {
    say("You keep it still; take it out with", "Hâlâ sakladıklarınız arasında; çıkarmak için")
  }

  private var retry: String {
    say("Type `reload` to try again.", "Yeniden denemek için `reload` yazın.")
  }
}
