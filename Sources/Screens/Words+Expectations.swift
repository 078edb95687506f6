public import Navigation

/// What was wrong with a link or a filter: the one place where an expectation turns into words.
extension Words {
  /// A link's error in words.
  public func linkError(_ error: LinkError) -> String {
    wrong(
      error.part, error.expected,
      missing: error.isGap
        ? say(
          "The link has an empty part in the middle.", "Bağlantının ortasında boş bir bölüm var.")
        : say("The link ends too early.", "Bağlantı eksik kalmış."), error.nearest)
  }

  /// A filter's error in words.
  public func filterError(_ error: FilterError) -> String {
    wrong(
      error.part, error.expected,
      missing: say("The filter is incomplete.", "Süzgeçte bir şey eksik."), error.nearest)
  }

  private func wrong(
    _ part: String, _ expected: LinkExpectation, missing: String, _ nearest: String?
  ) -> String {
    let what =
      part.isEmpty
      ? missing : say("\(quoted(part)) does not fit here.", "\(quoted(part)) buraya uymuyor.")
    let expectation = range(expected, part) ?? expectation(expected)
    return what + " " + say("Expected: ", "Beklenen: ") + expectation + "."
      + didYouMean(nearest, nil)
  }

  /// Where a number has to lie, for a part that is one.
  private func range(_ expected: LinkExpectation, _ part: String) -> String? {
    guard !part.isEmpty, part.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }) else {
      return nil
    }
    guard expected == .id || expected == .number else { return nil }
    let least = expected == .id ? 1 : 0
    return say(
      "a number from \(least) to \(Int32.max)", "\(least) ile \(Int32.max) arası bir sayı")
  }

  /// What was expected, without a full stop.
  func expectation(_ expected: LinkExpectation) -> String {
    switch expected {
    case .tabOrPlace:
      say(
        "a tab or a place, as in `feed` or `movie/603`",
        "bir sekme ya da yer, örneğin `feed` veya `movie/603`")
    case .place: say("a place, as in `movie/603`", "bir yer, örneğin `movie/603`")
    case .tabFirst:
      say(
        "a place; a tab may only come first", "bir yer; sekme yalnızca başta bulunabilir")
    case .subject(let place, let subjects):
      say(
        "\(alternatives(subjects.map(screen))) right before “\(screen(place))”",
        "“\(screen(place))” öncesinde doğrudan \(alternatives(subjects.map(screen)))")
    case .id: say("a number, as in `603`", "bir sayı, örneğin `603`")
    case .number: say("a number, 0 or more", "0 veya daha büyük bir sayı")
    case .externalID:
      imdbID
    case .listName(.movies):
      say(
        "the name of a list of movies, as in `popular`",
        "bir film listesinin adı, örneğin `popular`")
    case .listName(.shows):
      say(
        "the name of a list of series, as in `popular`",
        "bir dizi listesinin adı, örneğin `popular`")
    case .feedListName(.movies):
      say(
        "one of `now-playing`, `popular`, `upcoming`, `top-rated`",
        "`now-playing`, `popular`, `upcoming`, `top-rated` adlarından biri")
    case .feedListName(.shows):
      say(
        "one of `airing-today`, `on-the-air`, `popular`, `top-rated`",
        "`airing-today`, `on-the-air`, `popular`, `top-rated` adlarından biri")
    case .trendingWindow: say("`day` or `week`", "`day` veya `week`")
    case .feedParameter: say("`movies=` or `shows=`", "`movies=` veya `shows=`")
    case .searchParameter: say("`type=` or `year=`", "`type=` veya `year=`")
    case .filterName(let kind):
      say("a filter: ", "bir süzgeç: ")
        + FilterName.known(to: kind).map(\.rawValue).joined(separator: ", ")
    case .filterOfOtherList(let name, let kind):
      say(
        "another filter; lists of \(lists(kind)) have no `\(name.rawValue)`",
        "başka bir süzgeç; \(lists(kind)) listelerinde `\(name.rawValue)` yoktur")
    case .filterValue(let name): filterValue(name)
    case .daysInOrder:
      say("a `from` that is not later than `to`", "`to` değerinden sonra olmayan bir `from`")
    case .sortKey(.movies):
      say("what to sort by: ", "bir sıralama anahtarı: ")
        + "popularity, rating, votes, date, title, revenue"
    case .sortKey(.shows):
      say("what to sort by: ", "bir sıralama anahtarı: ")
        + "popularity, rating, votes, date, title"
    case .searchKind:
      say("a kind: ", "bir tür: ") + "movie, tv, person, collection, keyword, company"
    case .year: say("a year, as in `1999`", "bir yıl, örneğin `1999`")
    case .nameAndValue:
      say("a name and a value, as in `year=1999`", "bir ad ile değer, örneğin `year=1999`")
    case .parameterOnce:
      say("each parameter only once", "daha önce verilmemiş bir parametre")
    case .nothing: say("nothing more", "başka bir şey gelmemesi")
    case .percentEscape:
      say("`%` and two hexadecimal digits", "`%` ve ardından iki onaltılık basamak")
    case .utf8: say("text in UTF-8", "UTF-8 metin")
    case .places(let most):
      say("at most \(number(most)) places", "en çok \(number(most)) yer")
    case .scheme: say("`marquee:`, `http:` or `https:`", "`marquee:`, `http:` veya `https:`")
    case .site:
      say("an address of themoviedb.org or imdb.com", "themoviedb.org ya da imdb.com adresi")
    case .page(let site):
      say(
        "a page of \(site.rawValue) that Marquee knows",
        "Marquee'nin tanıdığı bir \(site.rawValue) sayfası")
    }
  }

  private func lists(_ kind: ListKind) -> String {
    switch kind {
    case .movies: say("movies", "film")
    case .shows: say("series", "dizi")
    }
  }

  private func filterValue(_ name: FilterName) -> String {
    switch name {
    case .cast, .company, .crew, .genre, .keyword, .network, .withoutGenre:
      say(
        "numbers, separated by “,” for all or by “|” for any",
        "sayılar; hepsi için aralarında “,”, herhangi biri için “|”")
    case .provider:
      say(
        "the number of a watch provider, as in `8`", "bir platformun numarası, örneğin `8`")
    case .country: say("a country code, as in `TR`", "bir ülke kodu, örneğin `TR`")
    case .language: say("a language code, as in `tr`", "bir dil kodu, örneğin `tr`")
    case .from, .to:
      say(
        "a day or a year, as in `1999-03-31` or `1999`",
        "bir gün ya da yıl, örneğin `1999-03-31` veya `1999`")
    case .year:
      say(
        "a year, as in `1999`, or years, as in `1990-1999`, `2016-`, `1990s`",
        "bir yıl, örneğin `1999`, ya da yıllar, örneğin `1990-1999`, `2016-`, `1990s`")
    case .rating:
      say("a number from 0 to 10, as in `7.5`", "0 ile 10 arası bir sayı, örneğin `7.5`")
    case .votes: say("a number of votes, as in `200`", "bir oy sayısı, örneğin `200`")
    case .runtime:
      say(
        "minutes, as in `95` (at most), `90-` or `90-120`",
        "dakika, örneğin `95` (en çok), `90-` veya `90-120`")
    case .sort: say("what to sort by, as in `rating`", "bir sıralama anahtarı, örneğin `rating`")
    }
  }
}
