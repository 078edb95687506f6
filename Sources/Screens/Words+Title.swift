import Catalog

/// The words of a movie's page, and of what other pages say of titles.
extension Words {
  /// The director's or the directors' label.
  func directors(_ count: Int) -> String {
    say(count == 1 ? "Director" : "Directors", "Yönetmen")
  }

  /// The writer's or the writers' label.
  func writers(_ count: Int) -> String { say(count == 1 ? "Writer" : "Writers", "Senaryo") }

  var cast: String { say("Cast", "Oyuncular") }
  var allCredits: String { say("All cast and crew", "Tüm oyuncular ve ekip") }

  /// How many people there are.
  func people(_ count: Int) -> String { counted(count, "person", "people", "kişi") }

  /// How many films there are.
  func films(_ count: Int) -> String { counted(count, "film", "films", "film") }

  /// How many votes a rating is the mean of.
  func voted(_ count: Int) -> String { counted(count, "vote", "votes", "oy") }

  var explore: String { say("Explore", "İlgili listeler") }

  /// The genres' label.
  func genres(_ count: Int) -> String { say(count == 1 ? "Genre" : "Genres", "Tür") }

  var collection: String { say("Collection", "Koleksiyon") }
  var keywords: String { say("Keywords", "Anahtar kelimeler") }

  /// The companies' label.
  func companies(_ count: Int) -> String { say(count == 1 ? "Company" : "Companies", "Yapım") }

  var similar: String { say("Similar", "Benzerleri") }
  var recommended: String { say("Recommended", "Önerilenler") }
  var allSimilar: String { say("All similar titles", "Tüm benzerleri") }
  var allRecommended: String { say("All recommended titles", "Tüm önerilenler") }

  var more: String { say("More", "Devamı") }
  var reviews: String { say("Reviews", "Yorumlar") }
  var videos: String { say("Videos", "Videolar") }
  var images: String { say("Images", "Görseller") }
  var watch: String { say("Where to watch", "Nerede izlenir") }

  /// How many reviews there are.
  func reviews(_ count: Int) -> String { counted(count, "review", "reviews", "yorum") }

  /// How many videos there are.
  func videos(_ count: Int) -> String { counted(count, "video", "videos", "video") }

  /// How many pictures there are.
  func images(_ count: Int) -> String { counted(count, "image", "images", "görsel") }

  /// What following leads to, told apart from the number before it.
  func seeing(_ what: String) -> String { say("see \(what)", "gör: \(what)") }

  var facts: String { say("Facts", "Bilgiler") }
  var originalTitle: String { say("Original title", "Özgün adı") }
  var alsoKnownAs: String { say("Also known as", "Diğer adları") }
  var status: String { say("Status", "Durum") }
  var releaseDate: String { say("Release", "Gösterim") }
  var certification: String { say("Certificate", "Yaş sınırı") }
  var spokenLanguages: String { say("Languages", "Diller") }
  var originalLanguage: String { say("Original language", "Özgün dil") }

  /// The countries' label.
  func countries(_ count: Int) -> String { say(count == 1 ? "Country" : "Countries", "Ülke") }

  var budget: String { say("Budget", "Bütçe") }
  var revenue: String { say("Revenue", "Hasılat") }
  var homepage: String { say("Home page", "Web sitesi") }

  /// How a release came to be seen.
  func release(_ kind: Release.Kind) -> String {
    switch kind {
    case .premiere: say("premiere", "gala")
    case .limited: say("limited release", "sınırlı gösterim")
    case .theatrical: say("in theaters", "sinemalarda")
    case .digital: say("digital", "dijital")
    case .physical: say("on disc", "disk")
    case .television: say("on television", "televizyonda")
    }
  }

  /// How a provider offers a title.
  func offer(_ offer: WatchOptions.Offer) -> String {
    switch offer {
    case .stream: say("Stream", "Abonelik")
    case .free: say("Free", "Ücretsiz")
    case .ads: say("With ads", "Reklamlı")
    case .rent: say("Rent", "Kiralama")
    case .buy: say("Buy", "Satın alma")
    }
  }

  /// Who says where titles can be watched.
  var justWatch: String { say("by JustWatch", "kaynak: JustWatch") }
}

/// What is said where a fact is missing: it is never made up, left empty or zero.
extension Words {
  var noReleaseDate: String { lacking("release date", "gösterim tarihi") }
  var noRuntime: String { lacking("runtime", "süresi") }
  var noGenre: String { lacking("genres", "türü") }
  var noCast: String {
    isSample
      ? say("The cast is not in the sample.", "Oyuncuları örnekte yok.")
      : say("TMDB knows no cast.", "Oyuncuları TMDB'de yok.")
  }
  var noDirector: String { missing }

  /// That the source has no such fact: it may be known elsewhere.
  func lacking(_ english: String, _ turkish: String) -> String {
    say("\(english) \(missing)", "\(turkish) \(missing)")
  }

  /// That the source on screen has no facts of a kind.
  var missing: String {
    isSample
      ? say("not in the sample", "örnekte yok") : say("not known to TMDB", "TMDB'de yok")
  }

  /// That a date is that of a title's first release in any country.
  var firstRelease: String { say("first shown anywhere", "dünyada ilk gösterim") }

  /// That there is no certificate for a country.
  func noCertification(_ region: String) -> String {
    isSample
      ? say(
        "not in the sample for \(countryInText(region))", "\(country(region)) için örnekte yok")
      : say("none on TMDB for \(countryInText(region))", "\(country(region)) için TMDB'de yok")
  }

  /// That a title's dates for a country are not known; its first date stands before it.
  func noDates(for region: String) -> String {
    isSample
      ? say(
        "first release anywhere; the sample has no date for \(countryInText(region))",
        "ilk gösterim; örnekte \(country(region)) için tarih yok")
      : say(
        "first release anywhere; TMDB has no date for \(countryInText(region))",
        "ilk gösterim; TMDB'de \(country(region)) için tarih yok")
  }

  /// That a source has no facts of a kind.
  func missing(in source: Source) -> String {
    switch source {
    case .builtIn: say("not in the sample", "örnekte yok")
    case .live: say("not known to TMDB", "TMDB'de yok")
    }
  }

  /// That there are known to be none.
  var none: String { say("none", "yok") }

  /// That a title cannot be watched in a country as far as is known.
  func notWatchable(in region: String, elsewhere count: Int) -> String {
    say("not in \(country(region))", "\(country(region)): yok")
      + (count > 0
        ? say(
          "; in \(counted(count, "other country", "other countries", ""))",
          "; \(number(count)) başka ülkede var") : "")
  }

  /// That no language has an overview.
  func noOverview(_ locale: ContentLocale) -> String {
    say(
      "No overview in \(languageName(locale.languageCode)).",
      "\(languageName(locale.languageCode)) özet yok.")
  }

  /// That a text stands in another language than the one asked for.
  func fallback(from wanted: String, to shown: String) -> String {
    say(
      "no overview in \(languageName(wanted)); shown in \(languageName(shown))",
      "\(languageName(wanted)) özet yok; \(languageName(shown)) gösteriliyor")
  }

  /// That a date has not come yet.
  var notOutYet: String { say("not out yet", "henüz çıkmadı") }
}
