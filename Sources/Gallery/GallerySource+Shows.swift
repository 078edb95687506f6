import AppCore
import Catalog

extension GallerySource {
  /// A series' page: without seasons where the gallery does not know them.
  func show(_ id: ID<TVShow>) -> Response? {
    let known = GalleryFacts.shows + GalleryFacts.otherShows
    guard let summary = known.first(where: { $0.id == id }).map(localized) else { return nil }
    var show = TVShow(summary)
    show.genres = summary.genreIDs.compactMap { genre in
      named(GalleryFacts.showGenres).first { $0.id == genre }
    }
    let title = TitleID.show(id)
    show.videos = GalleryFacts.videos[.show(id)]
    guard let page = GalleryFacts.showPages[id] else { return .show(show, parts: [:]) }
    show.status = page.status
    show.type = "Scripted"
    show.lastAirDate = page.lastAired
    show.seasonCount = page.seasonCount
    show.episodeCount = page.episodeCount
    show.episodeRuntimes = page.minutes.map { [$0] } ?? []
    show.imdbID = page.imdbID
    show.homepage = page.homepage
    show.certificates = page.certification.map { [Certificate(region: "US", text: $0)] } ?? []
    show.keywords = page.keywords
    show.creators = page.creators
    show.networks = page.networks
    show.companies = page.companies
    show.spokenLanguages = page.languages
    show.alternativeTitles = page.otherNames
    show.summary.originCountries = page.networks.first?.country.map { [$0] } ?? []
    show.credits = page.credits
    show.seasons = page.seasons.map { season in
      var season = season
      season.isListed = GalleryFacts.episodes[SeasonKey(show: id, season: season.number)] != nil
      return season
    }
    let aired = page.seasons.filter { !$0.isSpecials }.flatMap { episodes(of: id, $0.number) ?? [] }
      .filter { $0.airDate != nil }
    show.lastEpisode = aired.last { $0.airDate.map { $0 <= Gallery.today } ?? false }
    if page.status == .returning {
      show.nextEpisode = aired.first { $0.airDate.map { $0 > Gallery.today } ?? false }
    }
    let others = shows.filter {
      $0.id != id && !Set($0.genreIDs).isDisjoint(with: summary.genreIDs)
    }
    return .show(show, parts: [.similar(title): self.page(1, of: others.map(ListRow.show))])
  }

  /// A season with its episodes; nil where the series has none with this number.
  func season(of show: ID<TVShow>, _ number: Int) -> Season? {
    guard
      let summary = GalleryFacts.showPages[show]?.seasons.first(where: { $0.number == number })
    else { return nil }
    var season = Season(show: show, summary)
    season.episodes = episodes(of: show, number)
    season.images = GalleryFacts.seasonImages[SeasonKey(show: show, season: number)]
    season.summary.isListed = season.episodes != nil
    return season
  }

  /// An episode; nil where the gallery does not list it.
  func episode(of show: ID<TVShow>, _ season: Int, _ number: Int) -> Episode? {
    episodes(of: show, season)?.first { $0.number == number }
  }

  /// A network of one of the series.
  func network(_ id: ID<Network>) -> Network? {
    GalleryFacts.showPages.values.lazy.flatMap(\.networks).first { $0.id == id }
  }

  private func episodes(of show: ID<TVShow>, _ season: Int) -> [Episode]? {
    let place = SeasonKey(show: show, season: season)
    return GalleryFacts.episodes[place]?.map { facts in
      let key = EpisodeKey(season: place, number: facts.number)
      let korean = locale.languageCode == "ko" ? GalleryFacts.koreanEpisodes[key] : nil
      var episode = Episode(
        show: show, season: season, number: facts.number, name: korean ?? facts.name)
      episode.airDate = facts.aired
      episode.runtime = facts.minutes
      episode.rating = facts.rating
      episode.type = facts.type
      episode.overview = GalleryFacts.episodeOverviews[key].map {
        LocalizedText($0, language: "en")
      }
      episode.credits = GalleryFacts.episodeCredits[key]
      return episode
    }
  }
}
