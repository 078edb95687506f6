import Catalog

extension BuiltInCatalogue {
  /// What lists say of a movie.
  func summary(ofMovie id: Int, _ language: Language) -> MovieSummary? {
    guard let line = CatalogueFile.movies.line(id) else { return nil }
    return movieSummary(JSONObject(line, through: "runtime"), language)
  }

  func movieSummary(_ row: JSONObject, _ language: Language) -> MovieSummary? {
    guard let id = row.int("id"), let title = row.string("title") else { return nil }
    let texts = Texts(
      of: id, english: .moviesInEnglish, turkish: .moviesInTurkish, language: language)
    var summary = MovieSummary(id: ID(id), title: title)
    summary.originalTitle = row.string("original_title") ?? title
    summary.originalLanguage = originalLanguage(row)
    if let turkish = texts.turkish?.string("title") {
      summary.title = turkish
    } else if language.isOriginal(summary.originalLanguage) {
      summary.title = summary.originalTitle
    }
    summary.overview = texts.text("overview")
    summary.releaseDate = row.string("release_date").flatMap { CalendarDate($0) }
    summary.genreIDs = row.ints("genre_ids").map { ID($0) }
    summary.rating = rating(row)
    summary.popularity = row.double("popularity") ?? 0
    summary.runtime = row.int("runtime")
    summary.isAdult = row["adult"]?.bool ?? false
    return summary
  }

  /// What lists say of a series.
  func summary(ofShow id: Int, _ language: Language) -> ShowSummary? {
    guard let line = CatalogueFile.shows.line(id) else { return nil }
    return showSummary(JSONObject(line, through: "popularity"), language)
  }

  func showSummary(_ row: JSONObject, _ language: Language) -> ShowSummary? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    let texts = Texts(
      of: id, english: .showsInEnglish, turkish: .showsInTurkish, language: language)
    var summary = ShowSummary(id: ID(id), name: name)
    summary.originalName = row.string("original_name") ?? name
    summary.originalLanguage = originalLanguage(row)
    if let turkish = texts.turkish?.string("title") {
      summary.name = turkish
    } else if language.isOriginal(summary.originalLanguage) {
      summary.name = summary.originalName
    }
    summary.originCountries = row.strings("origin_country")
    summary.overview = texts.text("overview")
    summary.firstAirDate = row.string("first_air_date").flatMap { CalendarDate($0) }
    summary.genreIDs = row.ints("genre_ids").map { ID($0) }
    summary.rating = rating(row)
    summary.popularity = row.double("popularity") ?? 0
    summary.isAdult = row["adult"]?.bool ?? false
    return summary
  }

  /// What lists say of a title.
  func summary(of title: TitleID, _ language: Language) -> TitleSummary? {
    switch title {
    case .movie(let id): summary(ofMovie: id.rawValue, language).map(TitleSummary.movie)
    case .show(let id): summary(ofShow: id.rawValue, language).map(TitleSummary.show)
    }
  }

  /// What lists say of a person.
  func summary(ofPerson id: Int, _ language: Language) -> PersonSummary? {
    guard let line = CatalogueFile.people.line(id) else { return nil }
    return personSummary(JSONObject(line, through: "known_for"), language)
  }

  func personSummary(_ row: JSONObject, _ language: Language) -> PersonSummary? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    var summary = PersonSummary(id: ID(id), name: name)
    summary.department = row.string("known_for_department").map { Department($0) }
    summary.popularity = row.double("popularity") ?? 0
    summary.knownFor = row.strings("known_for").compactMap { title in
      titleID(title).flatMap { self.summary(of: $0, language) }
    }
    return summary
  }

  /// What a credit says of a person: the name, the department and the popularity.
  func creditedPerson(_ row: JSONObject) -> PersonSummary? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    var summary = PersonSummary(id: ID(id), name: name)
    if let line = CatalogueFile.people.line(id) {
      let person = JSONObject(line, through: "popularity")
      summary.department = person.string("known_for_department").map { Department($0) }
      summary.popularity = person.double("popularity") ?? 0
    }
    return summary
  }

  /// Reads `movie/603` or `tv/1396`.
  func titleID(_ text: String) -> TitleID? {
    let parts = text.split(separator: "/")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    return switch parts[0] {
    case "movie": .movie(ID(number))
    case "tv": .show(ID(number))
    default: nil
    }
  }

  func rating(_ row: JSONObject) -> Rating? {
    Rating(average: row.double("vote_average"), votes: row.int("vote_count"))
  }

  /// The code of the original language; nil of `xx`, which stands for none that is known.
  private func originalLanguage(_ row: JSONObject) -> String? {
    row.string("original_language").flatMap { $0 == "xx" ? nil : $0 }
  }
}

/// Our own texts about one title: in English, and in Turkish where that is asked for and written.
struct Texts {
  let english: JSONObject?
  let turkish: JSONObject?

  init(of id: Int, english: CatalogueFile, turkish: CatalogueFile, language: Language) {
    self.english = english.line(id).map { JSONObject($0) }
    self.turkish = language.isTurkish ? turkish.line(id).map { JSONObject($0) } : nil
  }

  /// A text in the language asked for, else in English, saying which it is.
  func text(_ key: StaticString) -> LocalizedText? {
    if let text = turkish?.string(key), !text.isEmpty { return LocalizedText(text, language: "tr") }
    guard let text = english?.string(key), !text.isEmpty else { return nil }
    return LocalizedText(text, language: "en")
  }
}
