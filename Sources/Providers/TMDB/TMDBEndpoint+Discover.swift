import Catalog

extension TMDBEndpoint {
  /// Movies that cinemas of the region show first between two days.
  ///
  /// TMDB's own lists of what plays and what comes count every country's re-release of an old film; the day a movie was
  /// released anywhere first tells them apart.
  func released(from: CalendarDate, to: CalendarDate, _ page: Int) -> TMDBCall {
    inRegion(adult(inLanguage(TMDBCall("discover/movie"))))
      .with("page", page)
      .with("primary_release_date.gte", from.adding(days: -365))
      .with("release_date.gte", from)
      .with("release_date.lte", to)
      .with("with_release_type", "2|3")
      .with("sort_by", "popularity.desc")
  }

  /// Movies that pass filters.
  func discover(_ filters: MovieFilters, _ page: Int) -> TMDBCall {
    let call = adult(inLanguage(TMDBCall("discover/movie")))
      .with("page", page)
      .with("with_genres", filters.genres?.words)
      .with("without_genres", filters.withoutGenres?.excluded)
      .with("with_keywords", filters.keywords?.words)
      .with("with_companies", filters.companies?.words)
      .with("with_cast", filters.cast?.words)
      .with("with_crew", filters.crew?.words)
      .with("primary_release_year", filters.year)
      .with("primary_release_date.gte", filters.from)
      .with("primary_release_date.lte", filters.to)
    return with(figures: filters, call)
      .with("sort_by", sort(filters.sort, date: "primary_release_date", title: "title"))
  }

  /// Series that pass filters.
  func discover(_ filters: ShowFilters, _ page: Int) -> TMDBCall {
    let call = adult(inLanguage(TMDBCall("discover/tv")))
      .with("page", page)
      .with("with_genres", filters.genres?.words)
      .with("without_genres", filters.withoutGenres?.excluded)
      .with("with_keywords", filters.keywords?.words)
      .with("with_companies", filters.companies?.words)
      .with("with_networks", filters.networks?.words)
      .with("first_air_date_year", filters.year)
      .with("first_air_date.gte", filters.from)
      .with("first_air_date.lte", filters.to)
    return with(figures: filters, call)
      .with("sort_by", sort(filters.sort, date: "first_air_date", title: "name"))
  }

  /// Adds the filters that are written alike for movies and series.
  private func with(figures filters: some TitleFilters, _ call: TMDBCall) -> TMDBCall {
    call
      .with("vote_average.gte", filters.ratingTenths?.tenths)
      .with("vote_count.gte", filters.votes ?? votesToBeRanked(filters.sort))
      .with("with_runtime.gte", filters.runtime?.least)
      .with("with_runtime.lte", filters.runtime?.greatest)
      .with("with_original_language", filters.language)
      .with("with_origin_country", filters.country)
      .with("with_watch_providers", filters.provider)
      .with("watch_region", filters.provider.map { _ in locale.region })
  }

  /// The votes that a list sorted by rating asks for where the person asks for none: a single ten would lead it.
  private func votesToBeRanked(_ order: SortOrder?) -> Int? {
    order?.key == .rating ? Rating.leastVotesToRank : nil
  }

  private func sort(_ order: SortOrder?, date: String, title: String) -> String {
    let order = order ?? SortOrder(.popularity)
    let key =
      switch order.key {
      case .popularity: "popularity"
      case .rating: "vote_average"
      case .votes: "vote_count"
      case .date: date
      case .title: title
      // Series have none; TMDB would ignore the word and sort by popularity.
      case .revenue: title == "title" ? "revenue" : "popularity"
      }
    return "\(key).\(order.isAscending ? "asc" : "desc")"
  }
}

extension Terms {
  /// The ids as TMDB joins them.
  fileprivate var words: String {
    ids.map(\.description).joined(separator: join.rawValue)
  }

  /// The ids none of which may be there, however they were joined.
  fileprivate var excluded: String {
    ids.map(\.description).joined(separator: ",")
  }
}

extension Int {
  /// A number of tenths as a decimal: 75 is `7.5`.
  fileprivate var tenths: String {
    isMultiple(of: 10) ? String(self / 10) : "\(self / 10).\(abs(self % 10))"
  }
}
