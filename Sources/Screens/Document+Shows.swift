import AppCore
import Catalog

/// Series, seasons and episodes in TMDB's own words.
extension JSONValue {
  /// Everything a series' page shows; before it is loaded what lists said, all else null.
  static func show(
    _ id: ID<TVShow>, in catalog: EntityTable, today: CalendarDate
  ) -> JSONValue {
    guard let summary = catalog.shows[id] else { return .null }
    let show = catalog.showDetails[id]
    let around = show?.episodes(around: today)
    let part: JSONValue = [
      "tagline": .text(show?.tagline?.text),
      "status": .text(show?.status?.text),
      "type": .text(show?.type),
      "last_air_date": .date(show?.lastAirDate),
      "number_of_seasons": .number(show?.seasonCount),
      "number_of_episodes": .number(show?.episodeCount),
      "episode_run_time": .known(
        show.flatMap { $0.episodeRuntimes.isEmpty ? nil : $0.episodeRuntimes }
      ) {
        .list($0, JSONValue.int)
      },
      "genres": .known(show) { .list($0.genres, JSONValue.genre) },
      "keywords": .known(show?.keywords) { ["results": .list($0, JSONValue.keyword)] },
      "created_by": .known(show) {
        .list($0.creators) { ["id": .int($0.id.rawValue), "name": .string($0.name)] }
      },
      "networks": .known(show) { .list($0.networks, JSONValue.network) },
      "production_companies": .known(show) { .list($0.companies, JSONValue.company) },
      "production_countries": .known(show?.countries) {
        .list($0) { ["iso_3166_1": .string($0)] }
      },
      "spoken_languages": .known(show) {
        .list($0.spokenLanguages) { ["english_name": .string($0)] }
      },
      "homepage": .text(show?.homepage),
      "imdb_id": .text(show?.imdbID),
      "alternative_titles": .known(show) {
        ["results": .list($0.alternativeTitles) { ["title": .string($0)] }]
      },
    ]
    let parts: JSONValue = [
      "content_ratings": .known(show) { show in
        [
          "results": .list(show.certificates) {
            ["iso_3166_1": .string($0.region), "rating": .string($0.text)]
          }
        ]
      },
      "seasons": .known(show?.seasons) { .list($0, JSONValue.season) },
      "last_episode_to_air": .known(around?.last, JSONValue.episode),
      "next_episode_to_air": .known(around?.next, JSONValue.episode),
      "credits": .known(show?.credits, JSONValue.credits),
      "videos": .known(show?.videos) { ["results": .list($0, JSONValue.video)] },
      "images": .known(show?.images, JSONValue.images),
      "watch/providers": .known(show?.watch, JSONValue.watch),
      "similar": .list(.similar(.show(id)), in: catalog),
      "recommendations": .list(.recommended(.show(id)), in: catalog),
      "reviews": .list(.reviews(.show(id)), in: catalog),
    ]
    return JSONValue.summary(summary).adding(part).adding(parts)
  }

  /// What a series' page says of a season.
  static func season(_ season: SeasonSummary) -> JSONValue {
    [
      "season_number": .int(season.number),
      "name": .string(season.name),
      "air_date": .date(season.airDate),
      "episode_count": .number(season.episodeCount),
      "vote_average": .number(season.rating?.average),
      "overview": .text(season.overview?.text),
      "overview_language": .text(season.overview?.language),
      "episodes_listed": .bool(season.isListed),
    ]
  }

  /// A season with its episodes; before it is loaded what the series' page said of it.
  static func season(
    of show: ID<TVShow>, _ number: Int, sorted order: SortOrder?, in catalog: EntityTable
  ) -> JSONValue {
    guard let summary = catalog.season(of: show, number: number) else { return .null }
    let season = catalog.seasons[SeasonKey(show: show, season: number)]
    let head: JSONValue = ["show_id": .int(show.rawValue)]
    return head.adding(.season(summary)).adding([
      "mean_of_episodes": .number(season?.mean),
      "best_episodes": .known(season) { .list($0.bestEpisodes) { .int($0.number) } },
      "episodes": .known(season?.episodes(by: order)) { .list($0, JSONValue.episode) },
      "images": .known(season?.images, JSONValue.images),
    ])
  }

  /// An episode; before it is loaded what its season's page, or the series', said of it.
  static func episode(
    of show: ID<TVShow>, _ season: Int, _ number: Int, in catalog: EntityTable
  ) -> JSONValue {
    .known(catalog.episode(of: show, season: season, number: number), JSONValue.episode)
  }

  private static func episode(_ episode: Episode) -> JSONValue {
    let head: JSONValue = [
      "show_id": .int(episode.show.rawValue),
      "season_number": .int(episode.season),
      "episode_number": .int(episode.number),
      "name": .string(episode.name),
      "overview": .text(episode.overview?.text),
      "overview_language": .text(episode.overview?.language),
      "air_date": .date(episode.airDate),
      "runtime": .number(episode.runtime),
      "vote_average": .number(episode.rating?.average),
      "vote_count": .number(episode.rating?.votes),
      "episode_type": .text(episode.type),
      "still_path": .text(episode.stillPath),
      "imdb_id": .text(episode.imdbID),
    ]
    let people = episode.credits.map(JSONValue.credits)
    return head.adding([
      "crew": people.flatMap { $0.member("crew") } ?? .null,
      "guest_stars": people.flatMap { $0.member("cast") } ?? .null,
    ])
  }

  private func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
