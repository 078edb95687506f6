import Catalog

/// The words of the pages that depend on a title, a season or a person.
extension Words {
  /// The heading of titles that are similar to one; before its name is known without it.
  func similar(to name: String?) -> String {
    guard let name else { return say("Similar titles", "Benzer yapımlar") }
    return say("Similar to \(quoted(name))", "\(quoted(name)) benzerleri")
  }

  /// The heading of titles that are recommended with one; before its name is known without it.
  func recommended(with name: String?) -> String {
    guard let name else { return say("Recommended titles", "Önerilen yapımlar") }
    return say("Recommended if you like \(quoted(name))", "\(quoted(name)) ile önerilenler")
  }

  /// That a source has no facts for a page of a title's or a person's.
  func noFacts(_ part: SubjectPart, in source: Source) -> String {
    let name = self.part(part)
    return switch source {
    case .builtIn:
      say(
        "\(name): the sample has no facts here.", "\(name): örnekte bununla ilgili bilgi yok.")
    case .live: say("\(name): TMDB has none.", "\(name): TMDB'de bilgi yok.")
    }
  }

  /// That there are known to be none.
  func noneOf(_ part: SubjectPart) -> String {
    say("\(self.part(part)): there are none.", "\(self.part(part)): hiç yok.")
  }

  /// What to do where a page has nothing to show.
  func noFactsHint(hasWebPage: Bool) -> String {
    hasWebPage
      ? say(
        "Type `back` to return, or `web` for the address of this page at TMDB.",
        "Dönmek için `back`, sayfanın TMDB adresi için `web` yazın.")
      : say("Type `back` to return.", "Dönmek için `back` yazın.")
  }
}

/// The words of reviews.
extension Words {
  var review: String { say("Review", "Yorum") }

  /// Whoever wrote a review without a name.
  var anonymous: String { say("anonymous", "adsız") }

  /// That whoever wrote a review gave no rating.
  var noOwnRating: String { say("no rating", "puansız") }

  /// That nobody knows when a review was written.
  var undated: String { say("no date", "tarihsiz") }

  /// That a review has no text.
  var noText: String { say("no text", "metin yok") }

  /// That a review is a sample text.
  var sample: String { say("sample", "örnek") }

  /// That the reviews were written for the sample.
  var sampleReviews: String {
    say(
      "Sample texts under made-up names: no real person wrote them.",
      "Uydurma adlarla örnek metinler: hiçbirini gerçek bir kişi yazmadı.")
  }

  /// How a text that is cut goes on.
  func readOn(_ number: Int) -> String {
    say("Continue reading: `read \(number)`", "Devamı var: `read \(number)`")
  }

  /// How a single review is read: as far as all texts are shown whole it need not be said.
  func turning(_ place: Int, of count: Int) -> String {
    count > 1
      ? say(
        "\(number(place)) of \(number(count)) · `next` and `previous` show the others · `back` returns to all",
        "\(number(place)) / \(number(count)) · ötekiler için `next` ve `previous` · hepsi için `back`"
      )
      : say("`back` returns to the page", "sayfaya dönmek için `back`")
  }

  /// That a review is not known any more.
  var reviewGone: String {
    say(
      "This review is no longer there. Type `back` to return to the others.",
      "Bu yorum artık yok. Ötekilere dönmek için `back` yazın.")
  }

  /// The end of the reviews.
  func endOfReviews(_ count: Int) -> String {
    say("End of the reviews: \(reviews(count)).", "Yorumların sonu: \(reviews(count)).")
  }
}

/// The words of videos and pictures.
extension Words {
  /// A kind of video as a heading; one that TMDB added since goes by its own name.
  func videoType(_ type: String) -> String {
    switch type {
    case "Trailer": say("Trailers", "Fragmanlar")
    case "Teaser": say("Teasers", "Kısa fragmanlar")
    case "Clip": say("Clips", "Sahneler")
    case "Featurette": say("Featurettes", "Kısa belgeseller")
    case "Behind the Scenes": say("Behind the scenes", "Kamera arkası")
    case "Bloopers": say("Bloopers", "Çekim hataları")
    case "Opening Credits": say("Opening credits", "Açılış jeneriği")
    case "Recap": say("Recaps", "Önceki bölümlerin özetleri")
    case "": say("Other videos", "Öteki videolar")
    case _: type
    }
  }

  /// That the makers published a video.
  var official: String { say("official", "resmî") }

  /// How many videos the makers published.
  func officials(_ count: Int) -> String {
    say("\(number(count)) official", "\(number(count)) resmî")
  }

  /// That nobody knows how a video is reached at its site.
  func noAddress(at site: String) -> String {
    site.isEmpty
      ? say("its site is not known", "hangi sitede olduğu bilinmiyor")
      : say(
        "the address at \(site) is not known: search there for its name",
        "\(site) adresi bilinmiyor: orada adıyla arayın")
  }

  /// That a picture's address is not known.
  var noPictureAddress: String { say("address not known", "adresi bilinmiyor") }

  /// How to have an address alone.
  func addressHint(_ number: Int) -> String {
    say(
      "A number prints just its address, for copying: `\(number)`",
      "Numarası yalnız adresi verir, kopyalamak için: `\(number)`")
  }

  /// Pictures of a kind as a heading.
  func pictures(_ kind: ImageFile.Kind) -> String {
    switch kind {
    case .poster: say("Posters", "Afişler")
    case .backdrop: say("Backdrops", "Arka planlar")
    case .still: say("Stills", "Kareler")
    case .profile: say("Portraits", "Portreler")
    case .logo: say("Logos", "Logolar")
    }
  }

  /// A picture of a kind.
  func picture(_ kind: ImageFile.Kind) -> String {
    switch kind {
    case .poster: say("poster", "afiş")
    case .backdrop: say("backdrop", "arka plan")
    case .still: say("still", "kare")
    case .profile: say("portrait", "portre")
    case .logo: say("logo", "logo")
    }
  }

  /// How many pictures of a kind there are.
  func pictures(_ kind: ImageFile.Kind, _ count: Int) -> String {
    switch kind {
    case .poster: counted(count, "poster", "posters", "afiş")
    case .backdrop: counted(count, "backdrop", "backdrops", "arka plan")
    case .still: counted(count, "still", "stills", "kare")
    case .profile: counted(count, "portrait", "portraits", "portre")
    case .logo: counted(count, "logo", "logos", "logo")
    }
  }

  /// A picture's width and height.
  func pixels(_ image: ImageFile) -> String { "\(image.width) × \(image.height)" }

  /// That there is no text in a picture.
  var wordless: String { say("no text", "yazısız") }
}

/// The words of where to watch.
extension Words {
  /// Who says it.
  var justWatchSource: String {
    say(
      "Where it is offered, according to JustWatch via TMDB.",
      "Kimin sunduğu; kaynak: TMDB üzerinden JustWatch.")
  }

  /// That nothing is known of a country.
  func notCovered(_ region: String, in source: Source) -> String {
    let country = country(region)
    return switch source {
    case .builtIn:
      say(
        "The sample does not say where in \(country) it can be watched.",
        "Örnekte \(country) için izleme bilgisi yok.")
    case .live:
      say(
        "JustWatch lists no service that offers it in \(country).",
        "JustWatch'ın bilgisine göre \(country) için sunan yok.")
    }
  }

  /// How to see another country's offers first.
  func otherRegion(_ region: String) -> String {
    say(
      "To see another country first: `region \(region)`",
      "Başka bir ülkenin tamamı, en başta: `region \(region)`")
  }

  var otherCountries: String { say("Other countries", "Öteki ülkeler") }

  /// How many sell or lend a title.
  func services(_ count: Int) -> String { counted(count, "service", "services", "hizmet") }
}
