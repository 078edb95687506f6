import Catalog
import JSON

extension TMDBReader {
  /// A movie, with the first pages of what depends on it.
  func movie(_ answer: JSONNode) -> (Movie, ListParts)? {
    guard var summary = movieSummary(answer) else { return nil }
    let texts = TMDBTexts(answer, locale)
    summary.title = texts.title(
      summary.title, "title",
      isFallback: summary.title == summary.originalTitle && summary.originalLanguage != language)
    summary.overview = texts.text(answer, "overview")
    var movie = Movie(summary)
    movie.tagline = texts.text(answer, "tagline", keepingLines: false)
    movie.status = answer.text("status").map { TitleStatus($0) }
    movie.runtime = answer.amount("runtime", most: 100_000)
    movie.genres = genres(answer)
    movie.keywords = keywords(answer)
    movie.collection = answer["belongs_to_collection"].flatMap(collectionSummary)
    movie.companies = companies(answer)
    movie.countries = countries(answer)
    movie.spokenLanguages = spokenLanguages(answer)
    movie.budget = answer.amount("budget")
    movie.revenue = answer.amount("revenue")
    movie.homepage = answer.address("homepage")
    movie.imdbID = imdbID(answer) ?? imdbID(answer["external_ids"])
    movie.alternativeTitles = alternativeTitles(
      answer, except: [summary.title, summary.originalTitle])
    movie.releases = releases(answer)
    movie.credits = credits(answer["credits"])
    movie.videos = videos(answer)
    movie.images = images(answer)
    movie.watch = watch(answer)
    return (movie, parts(of: .movie(summary.id), answer))
  }

  /// A collection; another collection within it is no movie of it.
  func collection(_ answer: JSONNode) -> MovieCollection? {
    guard let summary = collectionSummary(answer) else { return nil }
    let parts = answer.rows("parts").compactMap { row -> MovieSummary? in
      switch row["media_type"]?.string {
      case nil, "movie"?: movieSummary(row)
      case _?: nil
      }
    }
    return MovieCollection(
      id: summary.id, name: summary.name,
      overview: TMDBTexts(answer, locale).text(answer, "overview"), parts: parts)
  }

  /// Cast and crew, each row one role or job; nil without the part.
  func credits(_ part: JSONNode?) -> Credits? {
    guard let part, part.isObject else { return nil }
    return Credits(
      cast: part.rows("cast").compactMap { row in
        personSummary(row).map { person in
          CastMember(person: person, characters: row.text("character").map { [$0] } ?? [])
        }
      },
      crew: part.rows("crew").compactMap(crewMember))
  }

  func crewMember(_ row: JSONNode) -> CrewMember? {
    guard let person = personSummary(row), let job = row.text("job") else { return nil }
    return CrewMember(
      person: person, department: row.text("department").map { Department($0) }, jobs: [job])
  }

  private func releases(_ answer: JSONNode) -> [Release]? {
    answer["release_dates"]?.rows("results").flatMap { country -> [Release] in
      guard let region = country.text("iso_3166_1", limit: 10) else { return [] }
      return country.rows("release_dates").map { row in
        Release(
          region: region, kind: row.int("type").flatMap(Release.Kind.init),
          date: row.date("release_date"), certification: row.text("certification", limit: 50))
      }
    }
  }
}
