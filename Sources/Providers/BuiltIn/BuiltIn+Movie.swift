import Catalog

extension BuiltInCatalogue {
  /// A movie with everything the files say of it.
  func movie(_ id: ID<Movie>, _ language: Language) -> Movie? {
    guard let line = CatalogueFile.movies.line(id.rawValue) else { return nil }
    let row = JSONObject(line)
    guard let summary = movieSummary(row, language) else { return nil }
    let extras = Extras(CatalogueFile.movieExtras.line(id.rawValue))
    var movie = Movie(summary)
    movie.tagline = tagline(of: id.rawValue, in: .moviesInEnglish)
    movie.status = row.string("status").map { TitleStatus($0) }
    movie.runtime = row.int("runtime")
    movie.genres = named(summary.genreIDs, language)
    movie.keywords = keywords(row)
    movie.collection = row["belongs_to_collection"].flatMap { value in
      let collection = JSONObject(value.bytes)
      guard let id = collection.int("id"), let name = collection.string("name") else { return nil }
      return CollectionSummary(id: ID(id), name: name)
    }
    movie.companies = companies(row)
    movie.countries = row.strings("production_countries")
    movie.spokenLanguages = row.strings("spoken_languages")
    movie.budget = row.int("budget")
    movie.revenue = row.int("revenue")
    movie.homepage = row.string("homepage")
    movie.imdbID = row.string("imdb_id")
    movie.alternativeTitles = alternativeTitles(
      row, except: [summary.title, summary.originalTitle])
    movie.releases = row.string("certification_us").map { certification in
      [Release(region: "US", kind: nil, date: nil, certification: certification)]
    }
    movie.credits = credits(cast: row.objects("cast"), crew: row.objects("crew"))
    movie.videos = extras.videos
    movie.images = extras.images
    movie.watch = extras.watch
    return movie
  }

  /// A collection with its movies that are in the files.
  func collection(_ id: ID<MovieCollection>, _ language: Language) -> MovieCollection? {
    guard let line = CatalogueFile.collections.line(id.rawValue) else { return nil }
    let row = JSONObject(line)
    return row.string("name").map { name in
      MovieCollection(
        id: id, name: name, overview: nil,
        parts: row.ints("parts").compactMap { summary(ofMovie: $0, language) })
    }
  }

  func tagline(of id: Int, in file: CatalogueFile) -> LocalizedText? {
    file.line(id).flatMap { JSONObject($0).string("tagline") }.map {
      LocalizedText($0, language: "en")
    }
  }

  func keywords(_ row: JSONObject) -> [Keyword]? {
    guard row["keywords"] != nil else { return nil }
    return row.objects("keywords").compactMap(keyword)
  }

  func companies(_ row: JSONObject) -> [Company] {
    row.objects("production_companies").compactMap(company)
  }

  func alternativeTitles(_ row: JSONObject, except known: [String]) -> [String] {
    var seen = Set(known)
    return row.objects("alternative_titles").compactMap { $0.string("title") }.filter {
      seen.insert($0).inserted
    }
  }

  /// Credits of the files' rows, nil where they record none.
  func credits(cast: [JSONObject], crew: [JSONObject]) -> Credits? {
    guard !cast.isEmpty || !crew.isEmpty else { return nil }
    return Credits(
      cast: cast.compactMap { row in
        creditedPerson(row).map { person in
          CastMember(person: person, characters: characters(row))
        }
      },
      crew: crew.compactMap { row in
        guard let person = creditedPerson(row), let job = row.string("job") else { return nil }
        return CrewMember(
          person: person, department: row.string("department").map { Department($0) }, jobs: [job])
      })
  }

  private func characters(_ row: JSONObject) -> [String] {
    guard let character = row.string("character"), !character.isEmpty else { return [] }
    return [character]
  }
}
