import Catalog

/// Where TMDB answers what: each request as the calls it takes, mostly one.
struct TMDBEndpoint {
  /// The language and the region that texts, lists and dates are asked in.
  let locale: ContentLocale
  /// Whether adult titles are found by searches and filters.
  let includesAdult: Bool
  /// The day it is: what is upcoming depends on it.
  let today: CalendarDate

  /// The calls of a request, in the order their answers are joined in.
  ///
  /// No call where the answer is known without one. Pages beyond TMDB's 500 and numbers that cannot be ids are
  /// refused as TMDB would, without asking it.
  func calls(for request: Request) throws(Failure) -> [TMDBCall] {
    switch request {
    case .list(let key, let page):
      guard (1...Page<ListRow>.limit).contains(page) else { throw .server(status: 400) }
      return try calls(for: key, page: page)
    case .movie(let id):
      let call = TMDBCall("movie/\(try checked(id))")
      return [withImages(inLanguage(call)).appending(Self.movieParts)]
    case .show(let id):
      let call = TMDBCall("tv/\(try checked(id))")
      return [withImages(inLanguage(call)).appending(Self.showParts)]
    case .season(let show, let number):
      let path = "tv/\(try checked(show))/season/\(try checked(number: number))"
      let season = withImages(inLanguage(TMDBCall(path))).appending(["images", "translations"])
      guard !isEnglish else { return [season] }
      // Episodes that nobody translated have a number for a name and no overview; their translations
      // come one episode at a time, and the English season has them all.
      return [season, TMDBCall(path).with("language", "en-US")]
    case .episode(let show, let season, let number):
      let path =
        "tv/\(try checked(show))/season/\(try checked(number: season))"
        + "/episode/\(try checked(number: number))"
      return [inLanguage(TMDBCall(path)).appending(["external_ids", "translations"])]
    case .person(let id):
      return [
        inLanguage(TMDBCall("person/\(try checked(id))")).appending([
          "combined_credits", "images", "translations",
        ])
      ]
    case .collection(let id):
      return [inLanguage(TMDBCall("collection/\(try checked(id))")).appending(["translations"])]
    case .keyword(let id): return [TMDBCall("keyword/\(try checked(id))")]
    case .company(let id): return [TMDBCall("company/\(try checked(id))")]
    case .network(let id): return [TMDBCall("network/\(try checked(id))")]
    case .genres:
      return [inLanguage(TMDBCall("genre/movie/list")), inLanguage(TMDBCall("genre/tv/list"))]
    case .find(let id):
      return [inLanguage(TMDBCall("find/\(id)").with("external_source", "imdb_id"))]
    case .character, .comic, .pokemon: throw .notFound
    }
  }

  /// What comes with a movie in one answer.
  private static let movieParts = [
    "alternative_titles", "credits", "images", "keywords", "recommendations", "release_dates",
    "reviews", "similar", "translations", "videos", "watch/providers",
  ]

  /// What comes with a series in one answer.
  private static let showParts = [
    "aggregate_credits", "alternative_titles", "content_ratings", "external_ids", "images",
    "keywords", "recommendations", "reviews", "similar", "translations", "videos",
    "watch/providers",
  ]

  private func calls(for key: ListKey, page: Int) throws(Failure) -> [TMDBCall] {
    switch key {
    case .movies(let list):
      switch list {
      case .named(.popular): return [inRegion(paged("movie/popular", page))]
      case .named(.topRated): return [inRegion(paged("movie/top_rated", page))]
      case .named(.nowPlaying):
        return [released(from: today.adding(days: -45), to: today, page)]
      case .named(.upcoming):
        return [released(from: today.adding(days: 1), to: today.adding(days: 60), page)]
      case .trending(let window): return [paged("trending/movie/\(window.rawValue)", page)]
      case .filtered(let filters): return [discover(filters, page)]
      }
    case .shows(let list):
      switch list {
      case .named(.popular): return [paged("tv/popular", page)]
      case .named(.topRated): return [paged("tv/top_rated", page)]
      case .named(.onTheAir): return [paged("tv/on_the_air", page)]
      case .named(.airingToday): return [paged("tv/airing_today", page)]
      case .trending(let window): return [paged("trending/tv/\(window.rawValue)", page)]
      case .cast(let person):
        // All of them at once: the pages are made here.
        return [inLanguage(TMDBCall("person/\(try checked(person))/combined_credits"))]
      case .filtered(let filters): return [discover(filters, page)]
      }
    case .people: return [paged("person/popular", page)]
    case .search(let query): return search(query, page)
    case .similar(let title): return [paged("\(try path(title))/similar", page)]
    case .recommended(let title): return [paged("\(try path(title))/recommendations", page)]
    case .reviews(let title): return [paged("\(try path(title))/reviews", page)]
    // What a person keeps is kept elsewhere, and comics are none of TMDB's.
    case .kept, .characters, .pokedex: throw .notFound
    }
  }

  // MARK: Search

  /// The calls of a search, in the order of ``SearchPart/all(of:)``.
  private func search(_ query: SearchQuery, _ page: Int) -> [TMDBCall] {
    SearchPart.all(of: query).map { part in
      let query = part.query
      let call = TMDBCall("search/\(query.kind?.rawValue ?? "multi")").with("query", query.text)
      switch query.kind {
      case nil, .person?, .collection?: return inLanguage(adult(call)).with("page", page)
      case .movie?:
        return inRegion(
          inLanguage(adult(call)).with("page", page).with("primary_release_year", query.year))
      case .tv?:
        return inLanguage(adult(call)).with("page", page)
          .with("first_air_date_year", query.year)
      case .keyword?, .company?: return call.with("page", page)
      }
    }
  }

  // MARK: Parts of calls

  var isEnglish: Bool { locale.languageCode == "en" }

  /// The language in TMDB's form; the default one where it cannot be a language.
  private var language: String {
    let text = locale.language
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-"):
        true
      case _: false
      }
    }
    return isPlain && (2...10).contains(text.utf8.count) ? text : "en-US"
  }

  func inLanguage(_ call: TMDBCall) -> TMDBCall { call.with("language", language) }

  func inRegion(_ call: TMDBCall) -> TMDBCall {
    call.with("region", locale.region.isEmpty ? nil : locale.region)
  }

  func adult(_ call: TMDBCall) -> TMDBCall {
    call.with("include_adult", includesAdult ? "true" : "false")
  }

  private func paged(_ path: String, _ page: Int) -> TMDBCall {
    inLanguage(TMDBCall(path)).with("page", page)
  }

  /// Pictures and videos in the language, in English, and without any words in them.
  private func withImages(_ call: TMDBCall) -> TMDBCall {
    let languages =
      isEnglish ? "en,null" : "\(language.split(separator: "-").first ?? "en"),en,null"
    return call.with("include_image_language", languages)
      .with("include_video_language", languages)
  }

  private func path(_ title: TitleID) throws(Failure) -> String {
    switch title {
    case .movie(let id): "movie/\(try checked(id))"
    case .show(let id): "tv/\(try checked(id))"
    }
  }

  private func checked<Subject>(_ id: ID<Subject>) throws(Failure) -> Int {
    guard id.rawValue > 0 else { throw .notFound }
    return id.rawValue
  }

  private func checked(number: Int) throws(Failure) -> Int {
    guard number >= 0 else { throw .notFound }
    return number
  }
}
