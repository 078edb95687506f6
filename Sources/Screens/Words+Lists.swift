import Catalog
import Navigation

/// The words of lists: their names, their filters and how far they are loaded.
extension Words {
  /// A list's name in the picker.
  func pick(_ list: NamedMovieList) -> String {
    switch list {
    case .nowPlaying: say("now playing", "vizyonda")
    case .popular: say("popular", "popüler")
    case .upcoming: say("upcoming", "yakında")
    case .topRated: say("top rated", "en yüksek puanlı")
    }
  }

  /// A list's name in the picker.
  func pick(_ list: NamedShowList) -> String {
    switch list {
    case .airingToday: say("airing today", "bugün yayında")
    case .onTheAir: say("on the air", "yayında")
    case .popular: say("popular", "popüler")
    case .topRated: say("top rated", "en yüksek puanlı")
    }
  }

  /// What is to be known of a list of the sample's that was true on one day; nil of the others.
  func recorded(_ list: NamedMovieList, in source: Source) -> String? {
    switch (list, source) {
    case (.nowPlaying, .builtIn(let day)), (.upcoming, .builtIn(let day)):
      say(
        "as TMDB listed them on \(date(day)): re-released films are among them",
        "TMDB'nin \(date(day)) listesi: yeniden gösterilen eski filmler de içinde")
    case (.popular, _), (.topRated, _), (_, .live): nil
    }
  }

  /// Where what a list filtered by a watch provider says holds, and who says so, as TMDB's terms ask.
  func offers(in country: String, _ source: Source) -> String {
    switch source {
    case .builtIn:
      say(
        "offers in \(country), by JustWatch; the sample has them for only a few titles",
        "\(country), kaynak: JustWatch; örnek katalog bunu yalnız birkaç yapım için bilir")
    case .live:
      say("offers in \(country), by JustWatch", "\(country), kaynak: JustWatch")
    }
  }

  /// A list's name as a heading.
  func name(_ list: NamedMovieList) -> String {
    switch list {
    case .nowPlaying: say("Movies now playing", "Vizyondaki filmler")
    case .popular: say("Popular movies", "Popüler filmler")
    case .upcoming: say("Upcoming movies", "Yakında gelecek filmler")
    case .topRated: say("Top rated movies", "En yüksek puanlı filmler")
    }
  }

  /// A list's name as a heading.
  func name(_ list: NamedShowList) -> String {
    switch list {
    case .airingToday: say("Series airing today", "Bugün yayınlanan diziler")
    case .onTheAir: say("Series on the air", "Yayındaki diziler")
    case .popular: say("Popular series", "Popüler diziler")
    case .topRated: say("Top rated series", "En yüksek puanlı diziler")
    }
  }

  /// Trending movies as a heading.
  func trendingMovies(_ window: TrendingWindow) -> String {
    switch window {
    case .day: say("Movies trending today", "Bugün gündemdeki filmler")
    case .week: say("Movies trending this week", "Bu hafta gündemdeki filmler")
    }
  }

  /// Trending series as a heading.
  func trendingShows(_ window: TrendingWindow) -> String {
    switch window {
    case .day: say("Series trending today", "Bugün gündemdeki diziler")
    case .week: say("Series trending this week", "Bu hafta gündemdeki diziler")
    }
  }

  /// All of a kind, as a heading.
  func all(_ kind: ListKind) -> String {
    switch kind {
    case .movies: say("Movies", "Filmler")
    case .shows: say("Series", "Diziler")
    }
  }

  /// A kind of titles after an adjective or a name: "Drama movies".
  func of(_ name: String, _ kind: ListKind) -> String {
    switch kind {
    case .movies: say("\(name) movies", "\(name) filmleri")
    case .shows: say("\(name) series", "\(name) dizileri")
    }
  }

  /// What came out in a year.
  func of(year: String, _ kind: ListKind) -> String {
    switch kind {
    case .movies: say("Movies of \(year)", "\(year) filmleri")
    case .shows: say("Series of \(year)", "\(year) dizileri")
    }
  }

  /// What a person played in.
  func played(by name: String, _ kind: ListKind) -> String {
    switch kind {
    case .movies: say("Movies with \(name)", "\(name): rol aldığı filmler")
    case .shows: say("Series with \(name)", "\(name): rol aldığı diziler")
    }
  }

  /// What a person worked on behind the camera.
  func made(by name: String) -> String {
    say("Movies \(name) worked on", "\(name): ekibinde olduğu filmler")
  }

  /// What a company made.
  func produced(by name: String, _ kind: ListKind) -> String {
    switch kind {
    case .movies: say("Movies from \(name)", "\(name) filmleri")
    case .shows: say("Series from \(name)", "\(name) dizileri")
    }
  }

  /// What a network shows.
  func shown(on name: String) -> String { say("Series on \(name)", "\(name) dizileri") }

  /// What a keyword is given to.
  func about(_ keyword: String, _ kind: ListKind) -> String {
    switch kind {
    case .movies: say("Movies about “\(keyword)”", "“\(keyword)” konulu filmler")
    case .shows: say("Series about “\(keyword)”", "“\(keyword)” konulu diziler")
    }
  }
}

/// The words of filters.
extension Words {
  /// What a thing that is filtered by is called before its name is known.
  func unnamed(_ filter: FilterName, _ number: String) -> String {
    switch filter {
    case .genre, .withoutGenre: say("genre \(number)", "tür \(number)")
    case .keyword: say("keyword \(number)", "anahtar kelime \(number)")
    case .company: say("company \(number)", "şirket \(number)")
    case .network: say("network \(number)", "kanal \(number)")
    case .cast, .crew: say("person \(number)", "kişi \(number)")
    case .provider: say("provider \(number)", "\(number) numaralı platform")
    case .country, .from, .language, .rating, .runtime, .sort, .to, .votes, .year: number
    }
  }

  /// A filter with its value, as a part of a heading; names are said for numbers already.
  func filter(_ filter: FilterName, _ value: String) -> String {
    switch filter {
    case .genre, .year: value
    case .withoutGenre: say("without \(value)", "\(value) hariç")
    case .keyword: say("about “\(value)”", "“\(value)” konulu")
    case .company: say("by \(value)", "yapım: \(value)")
    case .network: say("on \(value)", "kanal: \(value)")
    case .cast: say("with \(value)", "oyuncu: \(value)")
    case .crew: say("with \(value) in the crew", "ekip: \(value)")
    case .from: say("\(value) or later", "\(value) ve sonrası")
    case .to: say("\(value) or earlier", "\(value) ve öncesi")
    case .rating: say("rated \(value)+", "puanı \(value)+")
    case .votes: say("at least \(value) votes", "en az \(value) oy")
    case .runtime: say("\(value) min", "\(value) dk")
    case .language: say("in \(value)", "dili \(value)")
    case .country: say("from \(value)", "ülkesi \(value)")
    case .provider: say("to watch on \(value)", "izlemek için: \(value)")
    case .sort: value
    }
  }

  /// From one year or day to another: `1990–1999`.
  func span(_ from: String, _ to: String) -> String {
    if from == to { return from }
    let areYears = from.utf8.count == 4 && to.utf8.count == 4
    return areYears ? "\(from)–\(to)" : "\(from) – \(to)"
  }

  /// Bounds of running times, without their unit.
  func bounds(_ bounds: Bounds) -> String {
    switch (bounds.least, bounds.greatest) {
    case (let least?, let greatest?): "\(least)–\(greatest)"
    case (let least?, nil): say("at least \(least)", "en az \(least)")
    case (nil, let greatest?): say("at most \(greatest)", "en çok \(greatest)")
    case (nil, nil): ""
    }
  }

  /// An order in words.
  func order(_ order: SortOrder) -> String {
    switch (order.key, order.isAscending) {
    case (.popularity, false): say("most popular first", "önce popülerler")
    case (.popularity, true): say("least popular first", "önce az bilinenler")
    case (.rating, false): say("best rated first", "önce yüksek puanlılar")
    case (.rating, true): say("worst rated first", "önce düşük puanlılar")
    case (.votes, false): say("most votes first", "oy sayısına göre")
    case (.votes, true): say("fewest votes first", "önce az oylananlar")
    case (.date, false): say("newest first", "yeniden eskiye")
    case (.date, true): say("oldest first", "eskiden yeniye")
    case (.title, true): say("A to Z", "A'dan Z'ye")
    case (.title, false): say("Z to A", "Z'den A'ya")
    case (.revenue, false): say("highest revenue first", "önce çok kazananlar")
    case (.revenue, true): say("lowest revenue first", "önce az kazananlar")
    }
  }

  /// What a filter asks for, in the list of filters.
  func meaning(_ filter: FilterName) -> String {
    switch filter {
    case .genre: say("genres by name or number", "türler, adı ya da numarası")
    case .withoutGenre: say("none of these genres", "bu türlerin hiçbiri")
    case .keyword: say("keywords by name or number", "anahtar kelimeler, adı ya da numarası")
    case .company: say("companies by name or number", "şirketler, adı ya da numarası")
    case .network: say("networks by name or number", "kanallar, adı ya da numarası")
    case .cast: say("people in its cast, by name or number", "oyuncular, adı ya da numarası")
    case .crew: say("people in its crew, by name or number", "ekipten kişiler, adı ya da numarası")
    case .year: say("the year it came out", "çıktığı yıl")
    case .from: say("the first day, or year", "ilk gün ya da yıl")
    case .to: say("the last day, or year", "son gün ya da yıl")
    case .rating: say("the lowest rating", "en düşük puan")
    case .votes: say("the least number of votes", "en az oy sayısı")
    case .runtime: say("minutes: at most, at least, between", "dakika: en çok, en az, arası")
    case .language: say("the original language, by code or name", "özgün dili, kodu ya da adı")
    case .country: say("the country it is from, by code or name", "ülkesi, kodu ya da adı")
    case .provider:
      say(
        "where it can be watched, by name or number",
        "izlenebildiği platform, adı ya da numarası")
    case .sort:
      say(
        "the order: popularity, rating, votes, date, title; revenue of movies; add .asc or .desc for the direction",
        "sıralama: popularity, rating, votes, date, title; filmlerde revenue; yönü .asc ya da .desc"
      )
    }
  }

  /// The filters that only lists of the other kind have.
  func filtersOfOthers(_ names: [String], _ kind: ListKind) -> String {
    switch kind {
    case .movies:
      say("Only for lists of series: \(list(names)).", "Yalnız dizi listelerinde: \(list(names)).")
    case .shows:
      say("Only for lists of movies: \(list(names)).", "Yalnız film listelerinde: \(list(names)).")
    }
  }

  /// What joins several values of one filter.
  var filterJoins: String {
    say(
      "A comma means all of them, a bar any of them.",
      "Virgül hepsi, dikey çizgi herhangi biri demek.")
  }
}
