public import Catalog

/// The sample of real titles compiled into the program: it answers the same requests as TMDB, at once.
///
/// It has no state and no cache. Every answer is read from the embedded files, so copies are free, threads need no
/// lock, equal requests get equal answers, and a session's memory does not grow with it.
public struct BuiltInCatalogue: Sendable {
  /// Makes the catalogue; nothing is read.
  public init() {}

  /// The day its newest facts are of; the README beside the data files says which are older.
  public var asOf: CalendarDate {
    var date: CalendarDate?
    CatalogueFile.lists.forEachLine { line in
      if date == nil, let text = JSONObject(line).string("as_of") { date = CalendarDate(text) }
    }
    return date ?? .epoch
  }

  /// Answers a request.
  ///
  /// Ids it does not have are `.notFound`. A page past the end is empty, and one that is not between 1 and
  /// ``Catalog/Page/limit`` is `.server(status: 400)`: both as TMDB has it.
  public func answer(
    _ request: Request, locale: ContentLocale
  ) -> Result<Response, Failure> {
    let language = Language(locale)
    return switch request {
    case .list(let key, let page):
      list(key, page: page, locale: locale).map(Response.list)
    case .movie(let id):
      found(movie(id, language)).map { movie in
        .movie(movie, parts: parts(of: .movie(id), locale))
      }
    case .show(let id):
      found(show(id, language)).map { show in
        .show(show, parts: parts(of: .show(id), locale))
      }
    case .season(let show, let number):
      found(season(of: show, number: number)).map(Response.season)
    case .episode(let show, let season, let number):
      found(episode(of: show, season: season, number: number)).map(Response.episode)
    case .person(let id):
      found(person(id, language)).map(Response.person)
    case .collection(let id):
      found(collection(id, language)).map(Response.collection)
    case .keyword(let id):
      found(keyword(id)).map(Response.keyword)
    case .company(let id):
      found(company(id)).map(Response.company)
    case .network(let id):
      found(network(id)).map(Response.network)
    case .genres:
      .success(
        .genres(
          movie: genres(of: "movie", language), show: genres(of: "tv", language)))
    case .find(let id):
      found(find(id, language)).map(Response.found)
    }
  }

  private func found<Value>(_ value: Value?) -> Result<Value, Failure> {
    value.map(Result.success) ?? .failure(.notFound)
  }
}

/// A language asked for, as far as the catalogue knows it.
struct Language {
  /// ISO 639-1.
  let code: String
  let isTurkish: Bool

  init(_ locale: ContentLocale) {
    code = locale.languageCode.lowercased()
    isTurkish = code == "tr"
  }

  /// Whether a title's original language is this one; TMDB's `cn` is Cantonese.
  func isOriginal(_ original: String) -> Bool {
    original == code || (original == "cn" && code == "zh")
  }
}
