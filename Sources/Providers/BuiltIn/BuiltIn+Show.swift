import Catalog

extension BuiltInCatalogue {
  /// A series with everything the files say of it.
  func show(_ id: ID<TVShow>, _ language: Language) -> TVShow? {
    guard let line = CatalogueFile.shows.line(id.rawValue) else { return nil }
    let row = JSONObject(line)
    guard let summary = showSummary(row, language) else { return nil }
    let extras = Extras(CatalogueFile.showExtras.line(id.rawValue))
    var show = TVShow(summary)
    show.tagline = tagline(of: id.rawValue, in: .showsInEnglish)
    show.status = row.string("status").map { TitleStatus($0) }
    show.type = row.string("type")
    show.lastAirDate = row.string("last_air_date").flatMap { CalendarDate($0) }
    show.seasonCount = row.int("number_of_seasons")
    show.episodeCount = row.int("number_of_episodes")
    show.episodeRuntimes = row.int("episode_run_time").map { [$0] } ?? []
    show.genres = named(summary.genreIDs, language)
    show.keywords = keywords(row)
    show.creators = row.objects("created_by").compactMap(creditedPerson)
    show.networks = row.objects("networks").compactMap(network)
    show.companies = companies(row)
    show.spokenLanguages = row.strings("spoken_languages")
    show.homepage = row.string("homepage")
    show.imdbID = row.string("imdb_id")
    show.alternativeTitles = alternativeTitles(row, except: [summary.name, summary.originalName])
    if let certification = row.string("certification_us") {
      show.certificates = [Certificate(region: "US", text: certification)]
    }
    show.seasons = seasons(of: id, row)
    (show.lastEpisode, show.nextEpisode) = episodes(of: id, around: show.lastAirDate)
    show.credits = credits(cast: row.objects("cast"), crew: row.objects("crew"))
    show.videos = extras.videos
    show.images = extras.images
    show.watch = extras.watch
    return show
  }

  /// A season with its episodes, nil where the files list no such season.
  func season(of show: ID<TVShow>, number: Int) -> Season? {
    guard let line = CatalogueFile.shows.line(show.rawValue),
      let summary = seasons(of: show, JSONObject(line))?.first(where: { $0.number == number })
    else { return nil }
    var season = Season(show: show, summary)
    let episodes = CatalogueFile.episodes.lines(show.rawValue, number)
      .compactMap { episode(of: show, JSONObject($0)) }
    season.episodes = episodes.isEmpty ? nil : episodes
    return season
  }

  /// An episode, nil where the files do not list it.
  func episode(of show: ID<TVShow>, season: Int, number: Int) -> Episode? {
    CatalogueFile.episodes
      .line(CatalogueFile.Key(first: show.rawValue, second: season, third: number))
      .flatMap { episode(of: show, JSONObject($0)) }
  }

  private func seasons(of show: ID<TVShow>, _ row: JSONObject) -> [SeasonSummary]? {
    guard row["seasons"] != nil else { return nil }
    return row.objects("seasons").compactMap { season in
      guard let number = season.int("season_number"), let name = season.string("name") else {
        return nil
      }
      let lines = CatalogueFile.episodes.lines(show.rawValue, number)
      var summary = SeasonSummary(
        number: number, name: name, episodeCount: season.int("episode_count"),
        airDate: season.string("air_date").flatMap { CalendarDate($0) },
        rating: rating(season) ?? mean(of: lines))
      summary.isListed = !lines.isEmpty
      return summary
    }.sorted { SeasonSummary.place(of: $0.number) < SeasonSummary.place(of: $1.number) }
  }

  /// What TMDB calls the rating of a season: the mean of its episodes; nil unless all of them have one.
  private func mean(of lines: [Bytes]) -> Rating? {
    let ratings = lines.compactMap { rating(JSONObject($0))?.average }
    guard !ratings.isEmpty, ratings.count == lines.count else { return nil }
    return Rating(average: ratings.reduce(0, +) / Double(ratings.count), votes: nil)
  }

  private func episode(of show: ID<TVShow>, _ row: JSONObject) -> Episode? {
    guard let season = row.int("season"), let number = row.int("number"),
      let name = row.string("name")
    else { return nil }
    var episode = Episode(show: show, season: season, number: number, name: name)
    episode.airDate = row.string("air_date").flatMap { CalendarDate($0) }
    episode.runtime = row.int("runtime")
    episode.rating = rating(row)
    episode.type = row.string("type")
    episode.credits = credits(cast: row.objects("guest_stars"), crew: row.objects("crew"))
    let key = CatalogueFile.Key(first: show.rawValue, second: season, third: number)
    episode.overview = CatalogueFile.episodesInEnglish.line(key)
      .flatMap { JSONObject($0).string("overview") }
      .map { LocalizedText($0, language: "en") }
    return episode
  }

  /// The episode that aired on the day the last one did, and the first one listed after both that day and the
  /// day of the catalog's facts; Specials are neither.
  private func episodes(
    of show: ID<TVShow>, around lastAirDate: CalendarDate?
  ) -> (last: Episode?, next: Episode?) {
    guard let lastAirDate else { return (nil, nil) }
    let today = max(lastAirDate, asOf)
    var last: Bytes?
    var next: (line: Bytes, date: CalendarDate)?
    for line in CatalogueFile.episodes.lines(show.rawValue) {
      let row = JSONObject(line, through: "air_date")
      guard row.int("season") != 0,
        let date = row.string("air_date").flatMap({ CalendarDate($0) })
      else { continue }
      if date == lastAirDate { last = line }
      if date > today, next.map({ date < $0.date }) ?? true { next = (line, date) }
    }
    return (
      last.flatMap { episode(of: show, JSONObject($0)) },
      next.flatMap { episode(of: show, JSONObject($0.line)) }
    )
  }
}
