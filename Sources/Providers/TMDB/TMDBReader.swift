import Catalog
import JSON

/// Makes what screens show of TMDB's answers.
///
/// A row that cannot be read is left out by itself; what is odd in a row is as if it were not there.
struct TMDBReader {
  /// The language and the region the answers were asked in.
  let locale: ContentLocale

  init(_ locale: ContentLocale) {
    self.locale = locale
  }

  /// The ISO 639-1 code of texts that TMDB did not fall back from.
  var language: String { locale.languageCode }

  /// The response to a request, of the answers to its calls; an answer the response can do without may be nil.
  func response(to request: Request, from answers: [JSONNode?]) throws(Failure) -> Response {
    switch request {
    case .list(let key, let page): return .list(try list(key, page, answers))
    case .genres:
      guard answers.count == 2, let movie = answers[0], let show = answers[1] else {
        throw .malformed("an answer is missing")
      }
      return .genres(movie: try genreList(movie), show: try genreList(show))
    case .season(let show, let number):
      return .season(
        try known(
          season(
            of: show, number: number, try first(answers),
            english: answers.count > 1 ? answers[1] : nil)))
    case .movie:
      let (movie, parts) = try known(movie(try first(answers)))
      return .movie(movie, parts: parts)
    case .show:
      let (show, parts) = try known(show(try first(answers)))
      return .show(show, parts: parts)
    case .episode(let show, let season, let number):
      return .episode(
        try known(episode(of: show, season: season, number: number, try first(answers))))
    case .person: return .person(try known(person(try first(answers))))
    case .collection: return .collection(try known(collection(try first(answers))))
    case .keyword: return .keyword(try known(keyword(try first(answers))))
    case .company: return .company(try known(company(try first(answers))))
    case .network: return .network(try known(network(try first(answers))))
    case .find: return .found(try found(try first(answers)))
    case .character, .comic, .pokemon: throw .notFound
    }
  }

  private func first(_ answers: [JSONNode?]) throws(Failure) -> JSONNode {
    guard let answer = answers.first ?? nil else { throw .malformed("an answer is missing") }
    return answer
  }

  private func known<Value>(_ value: Value?) throws(Failure) -> Value {
    guard let value else { throw .malformed("the answer has no id or no name") }
    return value
  }

  private func genreList(_ answer: JSONNode) throws(Failure) -> [Genre] {
    guard let rows = answer["genres"], rows.isArray else {
      throw .malformed("the answer has no genres")
    }
    return rows.elements.compactMap(genre)
  }

  /// What an id of IMDb's names: titles before what belongs to them, and before people.
  private func found(_ answer: JSONNode) throws(Failure) -> Found {
    guard answer["movie_results"] != nil || answer["tv_results"] != nil else {
      throw .malformed("the answer has no results")
    }
    for row in answer.rows("movie_results") {
      if let movie = movieSummary(row) { return .movie(movie) }
    }
    for row in answer.rows("tv_results") {
      if let show = showSummary(row) { return .show(show) }
    }
    for row in answer.rows("tv_episode_results") {
      if let show: ID<TVShow> = row.id("show_id"), let season = row.ordinal("season_number"),
        let number = row.ordinal("episode_number")
      {
        return .episode(show: show, season: season, number: number)
      }
    }
    for row in answer.rows("tv_season_results") {
      if let show: ID<TVShow> = row.id("show_id"), let number = row.ordinal("season_number") {
        return .season(show: show, number: number)
      }
    }
    for row in answer.rows("person_results") {
      if let person = personSummary(row) { return .person(person) }
    }
    throw .notFound
  }
}

extension JSONNode {
  /// An id; nil of what cannot be one.
  func id<Subject>(_ key: StaticString = "id") -> ID<Subject>? {
    guard let number = int(key), (1...Int(Int32.max)).contains(number) else { return nil }
    return ID(number)
  }

  /// The number of a season or an episode, or how many there are of something; nil of what can be neither.
  func ordinal(_ key: StaticString) -> Int? {
    guard let number = int(key), (0...1_000_000).contains(number) else { return nil }
    return number
  }

  /// An amount for which TMDB writes 0 where it does not know it.
  func amount(_ key: StaticString, most: Int = 1_000_000_000_000_000) -> Int? {
    guard let number = int(key), (1...most).contains(number) else { return nil }
    return number
  }

  /// A day; nil of the empty text, of null and of a day that no calendar has.
  func date(_ key: StaticString) -> CalendarDate? {
    self[key]?.string.flatMap { CalendarDate($0) }
  }

  /// A path on the image server.
  func path(_ key: StaticString) -> String? {
    guard let path = self[key]?.string, path.utf8.first == UInt8(ascii: "/"),
      path.utf8.count <= 200, !path.holds("://"),
      path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return path
  }

  /// The address of a web page.
  func address(_ key: StaticString) -> String? {
    guard let text = text(key, limit: 2000), !text.utf8.contains(0x20),
      text.hasPrefix("https://") || text.hasPrefix("http://")
    else { return nil }
    return text
  }

  /// The rating; nil where nobody voted.
  var rating: Rating? {
    let average = double("vote_average").flatMap { $0 <= 10 ? $0 : nil }
    return Rating(average: average, votes: ordinal("vote_count"))
  }

  /// The measure of popularity.
  var popularity: Double { max(0, double("popularity") ?? 0) }
}
