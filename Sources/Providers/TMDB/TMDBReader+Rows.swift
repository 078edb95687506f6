import Catalog
import JSON

extension TMDBReader {
  /// What the rows of a list are where they do not say it themselves.
  enum RowKind {
    case movie, show, person, collection, keyword, company, review
    /// Any: each row says what it is.
    case mixed
  }

  /// A row of a list; nil where it has no id or no name, or is of a kind that is not known.
  func row(_ row: JSONNode, _ kind: RowKind) -> ListRow? {
    switch kind {
    case .keyword: return keyword(row).map(ListRow.keyword)
    case .company: return company(row).map(ListRow.company)
    case .review: return review(row).map(ListRow.review)
    case .movie, .show, .person, .collection, .mixed: break
    }
    switch row["media_type"]?.string {
    case "movie": return movieSummary(row).map(ListRow.movie)
    case "tv": return showSummary(row).map(ListRow.show)
    case "person": return personSummary(row).map(ListRow.person)
    case "collection": return collectionSummary(row).map(ListRow.collection)
    // Of a kind that TMDB has added since.
    case _?: return nil
    case nil: break
    }
    switch kind {
    case .movie: return movieSummary(row).map(ListRow.movie)
    case .show: return showSummary(row).map(ListRow.show)
    case .person: return personSummary(row).map(ListRow.person)
    case .collection: return collectionSummary(row).map(ListRow.collection)
    case .mixed, .keyword, .company, .review: return nil
    }
  }

  /// What lists say of a movie.
  func movieSummary(_ row: JSONNode) -> MovieSummary? {
    // Some movies have a series' names, and say that they are movies. What has such a name and does not is
    // something else: a search for movies gives collections among them.
    let isSure = row["media_type"]?.string == "movie"
    guard let id: ID<Movie> = row.id(),
      let title = row.text("title") ?? row.text("original_title")
        ?? (isSure ? row.text("name") ?? row.text("original_name") : nil)
    else { return nil }
    var movie = MovieSummary(id: id, title: title)
    movie.originalTitle = row.text("original_title") ?? row.text("original_name") ?? title
    movie.originalLanguage = originalLanguage(row)
    movie.overview = localized(row, "overview")
    movie.releaseDate = row.date("release_date")
    movie.genreIDs = genreIDs(row)
    movie.rating = row.rating
    movie.popularity = row.popularity
    movie.posterPath = row.path("poster_path")
    movie.isAdult = row.bool("adult") ?? false
    return movie
  }

  /// What lists say of a series.
  func showSummary(_ row: JSONNode) -> ShowSummary? {
    guard let id: ID<TVShow> = row.id(),
      let name = row.text("name") ?? row.text("original_name")
        ?? (row["media_type"]?.string == "tv" ? row.text("title") : nil)
    else { return nil }
    var show = ShowSummary(id: id, name: name)
    show.originalName = row.text("original_name") ?? name
    show.originalLanguage = originalLanguage(row)
    show.originCountries = row.rows("origin_country").compactMap { $0.text(limit: 10) }
      .uniqued(by: \.self)
    show.overview = localized(row, "overview")
    show.firstAirDate = row.date("first_air_date")
    show.genreIDs = genreIDs(row)
    show.rating = row.rating
    show.popularity = row.popularity
    show.posterPath = row.path("poster_path")
    show.isAdult = row.bool("adult") ?? false
    return show
  }

  /// What lists, casts and crews say of a person.
  func personSummary(_ row: JSONNode) -> PersonSummary? {
    guard let id: ID<Catalog.Person> = row.id(),
      let name = row.text("name") ?? row.text("original_name")
    else { return nil }
    var person = PersonSummary(id: id, name: name)
    person.department = row.text("known_for_department").map { Department($0) }
    person.popularity = row.popularity
    person.profilePath = row.path("profile_path")
    person.knownFor = row.rows("known_for").compactMap(titleSummary).uniqued(by: \.id)
    return person
  }

  /// What lists of both kinds say of a title; nil of what is neither.
  func titleSummary(_ row: JSONNode) -> TitleSummary? {
    switch row["media_type"]?.string {
    case "movie": movieSummary(row).map(TitleSummary.movie)
    case "tv": showSummary(row).map(TitleSummary.show)
    case nil where row["title"] != nil: movieSummary(row).map(TitleSummary.movie)
    case nil where row["name"] != nil: showSummary(row).map(TitleSummary.show)
    case _: nil
    }
  }

  func collectionSummary(_ row: JSONNode) -> CollectionSummary? {
    guard let id: ID<MovieCollection> = row.id(),
      let name = row.text("name") ?? row.text("original_name") ?? row.text("title")
    else { return nil }
    return CollectionSummary(id: id, name: name)
  }

  /// A text of a row in the language it was asked in: TMDB leaves one that nobody translated empty.
  func localized(_ row: JSONNode, _ key: StaticString) -> LocalizedText? {
    row.text(key, keepingLines: true, limit: 20_000).map { LocalizedText($0, language: language) }
  }

  private func genreIDs(_ row: JSONNode) -> [ID<Genre>] {
    if row["genre_ids"] != nil {
      return row.rows("genre_ids").compactMap { node in
        node.int.flatMap { (1...Int(Int32.max)).contains($0) ? ID($0) : nil }
      }.uniqued(by: \.self)
    }
    return row.rows("genres").compactMap { $0.id() }.uniqued(by: \.self)
  }
}
