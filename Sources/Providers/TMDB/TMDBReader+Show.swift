import Catalog
import JSON

extension TMDBReader {
  /// A series, with the first pages of what depends on it.
  func show(_ answer: JSONNode) -> (TVShow, ListParts)? {
    guard var summary = showSummary(answer) else { return nil }
    let texts = TMDBTexts(answer, locale)
    summary.name = texts.title(
      summary.name, "name",
      isFallback: summary.name == summary.originalName && summary.originalLanguage != language)
    summary.overview = texts.text(answer, "overview")
    var show = TVShow(summary)
    show.tagline = texts.text(answer, "tagline", keepingLines: false)
    show.status = answer.text("status").map { TitleStatus($0) }
    show.type = answer.text("type")
    show.lastAirDate = answer.date("last_air_date")
    show.seasonCount = answer.ordinal("number_of_seasons")
    show.episodeCount = answer.ordinal("number_of_episodes")
    show.episodeRuntimes = answer.rows("episode_run_time").compactMap(\.int).filter {
      (1...100_000).contains($0)
    }.uniqued(by: \.self)
    show.genres = genres(answer)
    show.keywords = keywords(answer)
    show.creators = answer.rows("created_by").compactMap(personSummary).uniqued(by: \.id)
    show.networks = answer.rows("networks").compactMap(network).uniqued(by: \.id)
    show.companies = companies(answer)
    show.countries = answer["production_countries"].map { _ in countries(answer) }
    show.spokenLanguages = spokenLanguages(answer)
    show.homepage = answer.address("homepage")
    show.imdbID = imdbID(answer["external_ids"])
    show.alternativeTitles = alternativeTitles(
      answer, except: [summary.name, summary.originalName])
    show.certificates = (answer["content_ratings"]?.rows("results") ?? []).compactMap { row in
      guard let region = row.text("iso_3166_1", limit: 10),
        let rating = row.text("rating", limit: 50)
      else { return nil }
      return Certificate(region: region, text: rating)
    }.uniqued(by: \.self)
    show.seasons = seasons(answer)
    show.lastEpisode = answer["last_episode_to_air"].flatMap { episode(of: summary.id, $0) }
    show.nextEpisode = answer["next_episode_to_air"].flatMap { episode(of: summary.id, $0) }
    show.credits = aggregateCredits(answer["aggregate_credits"]) ?? credits(answer["credits"])
    show.videos = videos(answer)
    show.images = images(answer)
    show.watch = watch(answer)
    return (show, parts(of: .show(summary.id), answer))
  }

  /// The seasons by number, Specials last.
  private func seasons(_ answer: JSONNode) -> [SeasonSummary]? {
    guard answer["seasons"] != nil else { return nil }
    return answer.rows("seasons").compactMap { row in
      guard let number = row.ordinal("season_number") else { return nil }
      var season = SeasonSummary(
        number: number, name: row.text("name") ?? Self.seasonName(number),
        episodeCount: row.ordinal("episode_count"), airDate: row.date("air_date"),
        rating: row.rating)
      season.overview = localized(row, "overview")
      return season
    }.uniqued(by: \.number).sorted {
      SeasonSummary.place(of: $0.number) < SeasonSummary.place(of: $1.number)
    }
  }

  /// What TMDB calls a season that nobody named.
  static func seasonName(_ number: Int) -> String {
    number == 0 ? "Specials" : "Season \(number)"
  }

  /// Cast and crew of all seasons, each person once, with all roles and jobs; nil without the part.
  func aggregateCredits(_ part: JSONNode?) -> Credits? {
    guard let part, part.isObject else { return nil }
    return Credits(
      cast: part.rows("cast").compactMap { row in
        personSummary(row).map { person in
          CastMember(
            person: person, characters: row.rows("roles").compactMap { $0.text("character") },
            episodeCount: row.amount("total_episode_count", most: 1_000_000))
        }
      },
      crew: part.rows("crew").compactMap { row in
        guard let person = personSummary(row) else { return nil }
        let jobs = row.rows("jobs").compactMap { $0.text("job") }
        return jobs.isEmpty
          ? nil
          : CrewMember(
            person: person, department: row.text("department").map { Department($0) }, jobs: jobs)
      })
  }
}
