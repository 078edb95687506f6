public import Catalog

/// The sample of real titles compiled into the program: it answers the same requests as TMDB, at once.
///
/// It has no state and no cache. Every answer is read from the embedded files, so copies are free, threads need no
/// lock, equal requests get equal answers, and a session's memory does not grow with it.
public struct BuiltInCatalogue: Sendable {
  /// Makes the catalog; nothing is read.
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
  ) throws(Failure) -> Response {
    let language = Language(locale)
    return switch request {
    case .list(let key, let page):
      .list(try list(key, page: page, locale: locale))
    case .movie(let id):
      .movie(try known(movie(id, language)), parts: try parts(of: .movie(id), locale))
    case .show(let id):
      .show(try known(show(id, language)), parts: try parts(of: .show(id), locale))
    case .season(let show, let number):
      .season(try known(season(of: show, number: number)))
    case .episode(let show, let season, let number):
      .episode(try known(episode(of: show, season: season, number: number)))
    case .person(let id): .person(try known(person(id, language)))
    case .collection(let id): .collection(try known(collection(id, language)))
    case .pokemon(let id): .pokemon(try known(pokemon(id)))
    case .keyword(let id): .keyword(try known(keyword(id)))
    case .company(let id): .company(try known(company(id)))
    case .network(let id): .network(try known(network(id)))
    case .genres:
      .genres(movie: genres(of: "movie", language), show: genres(of: "tv", language))
    case .find(let id): .found(try known(find(id, language)))
    case .character(let id): .character(try known(character(id)))
    case .comic(let id): .comic(try known(comic(id)))
    }
  }

  private func known<Value>(_ value: Value?) throws(Failure) -> Value {
    guard let value else { throw .notFound }
    return value
  }
}

/// A language asked for, as far as the catalog knows it.
struct Language {
  /// ISO 639-1.
  let code: String
  let isTurkish: Bool

  init(_ locale: ContentLocale) {
    code = locale.languageCode.lowercased()
    isTurkish = code == "tr"
  }

  /// Whether a title's original language is this one; TMDB's `cn` is Cantonese.
  func isOriginal(_ original: String?) -> Bool {
    original == code || (original == "cn" && code == "zh")
  }
}
