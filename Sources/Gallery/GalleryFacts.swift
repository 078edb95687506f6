import Catalog

/// The few real facts that gallery states show.
///
/// They are apart from the built-in catalog, so that no picture changes when that is corrected.
enum GalleryFacts {
  /// What a film's page says beyond what lists do.
  struct Page {
    var status: TitleStatus
    var runtime: Int?
    var budget: Int?
    var revenue: Int?
    var imdbID: String?
    var homepage: String?
    var certification: String?
    var collection: CollectionSummary?
    var keywords: [Keyword] = []
    var companies: [Company] = []
    var countries: [String] = []
    var languages: [String] = []
  }

  /// What a person's page says beyond the credits.
  struct Profile {
    var id: ID<Person>
    var name: String
    var department: Department?
    var popularity: Double
    var born: CalendarDate?
    var died: CalendarDate?
    var place: String?
    var imdbID: String?
    var alsoKnownAs: [String]
    var biography: String?

    init(
      _ id: ID<Person>, _ name: String, department: Department? = nil, popularity: Double = 0,
      born: String? = nil, died: String? = nil, in place: String? = nil, imdbID: String? = nil,
      alsoKnownAs: [String] = [], biography: String? = nil
    ) {
      self.id = id
      self.name = name
      self.department = department
      self.popularity = popularity
      self.born = born.flatMap { CalendarDate($0) }
      self.died = died.flatMap { CalendarDate($0) }
      self.place = place
      self.imdbID = imdbID
      self.alsoKnownAs = alsoKnownAs
      self.biography = biography
    }
  }

  /// Where people appear as themselves: no film's credits say so.
  static let appearances: [ID<Person>: [(show: ID<TVShow>, episodes: Int)]] = [
    6_384: [(63_770, 4), (59_941, 3)]
  ]

  /// How each rating of a film in the United States came to be, by its day of release there.
  static let americanReleases: [ID<Movie>: CalendarDate?] = [
    603: CalendarDate("1999-03-31"), 496_243: CalendarDate("2019-10-11"),
  ]

  static func film(
    _ id: ID<Movie>, _ title: String, original: String? = nil, in language: String = "en",
    released: String? = nil, genres: [ID<Genre>], rated: Double = 0, by votes: Int = 0,
    popularity: Double
  ) -> MovieSummary {
    var film = MovieSummary(id: id, title: title)
    film.originalTitle = original ?? title
    film.originalLanguage = language
    film.releaseDate = released.flatMap { CalendarDate($0) }
    film.genreIDs = genres
    film.rating = Rating(average: rated, votes: votes)
    film.popularity = popularity
    return film
  }

  static func show(
    _ id: ID<TVShow>, _ name: String, original: String? = nil, in language: String = "en",
    aired: String? = nil, genres: [ID<Genre>], rated: Double = 0, by votes: Int = 0,
    popularity: Double
  ) -> ShowSummary {
    var show = ShowSummary(id: id, name: name)
    show.originalName = original ?? name
    show.originalLanguage = language
    show.firstAirDate = aired.flatMap { CalendarDate($0) }
    show.genreIDs = genres
    show.rating = Rating(average: rated, votes: votes)
    show.popularity = popularity
    return show
  }

  static func cast(_ id: ID<Person>, _ name: String, _ characters: String...) -> CastMember {
    CastMember(person: PersonSummary(id: id, name: name), characters: characters)
  }

  static func crew(
    _ id: ID<Person>, _ name: String, _ department: Department, _ job: String
  ) -> CrewMember {
    CrewMember(person: PersonSummary(id: id, name: name), department: department, jobs: [job])
  }
}
