import Catalog
import JSON

extension TMDBReader {
  /// A season with its episodes; what nobody translated comes from the season in English, where there is one.
  func season(
    of show: ID<TVShow>, number: Int, _ answer: JSONNode, english: JSONNode?
  ) -> Season? {
    guard answer.isObject, answer["name"] != nil || answer["episodes"] != nil else { return nil }
    let number = answer.ordinal("season_number") ?? number
    let episodes = answer["episodes"].map { part in
      part.elements.compactMap { episode(of: show, season: number, $0) }.uniqued(by: \.number)
    }
    var season = Season(
      show: show,
      SeasonSummary(
        number: number, name: answer.text("name") ?? Self.seasonName(number),
        episodeCount: episodes?.count, airDate: answer.date("air_date"), rating: answer.rating))
    season.summary.overview = TMDBTexts(answer, locale).text(answer, "overview")
    season.images = images(answer)
    season.episodes = episodes
    if let english { fillIn(&season, english) }
    return season
  }

  /// An episode with its guests and its crew.
  func episode(
    of show: ID<TVShow>, season: Int, number: Int, _ answer: JSONNode
  ) -> Episode? {
    guard var episode = episode(of: show, season: season, number: number, row: answer) else {
      return nil
    }
    let texts = TMDBTexts(answer, locale)
    episode.imdbID = imdbID(answer["external_ids"])
    episode.overview = texts.text(answer, "overview")
    episode.name = texts.title(
      episode.name, "name", isFallback: EpisodeName.isPlaceholder(episode.name, of: episode.number))
    return episode
  }

  /// An episode of a season's or of a series' answer.
  func episode(of show: ID<TVShow>, season: Int? = nil, _ row: JSONNode) -> Episode? {
    guard let season = row.ordinal("season_number") ?? season,
      let number = row.ordinal("episode_number")
    else { return nil }
    return episode(of: show, season: season, number: number, row: row)
  }

  private func episode(
    of show: ID<TVShow>, season: Int, number: Int, row: JSONNode
  ) -> Episode? {
    guard row.isObject, row["name"] != nil || row["episode_number"] != nil else { return nil }
    let number = row.ordinal("episode_number") ?? number
    var episode = Episode(
      show: show, season: row.ordinal("season_number") ?? season, number: number,
      name: row.text("name") ?? "Episode \(number)")
    episode.overview = localized(row, "overview")
    episode.airDate = row.date("air_date")
    episode.runtime = row.amount("runtime", most: 100_000)
    episode.rating = row.rating
    episode.type = row.text("episode_type")
    episode.stillPath = row.path("still_path")
    if row["guest_stars"] != nil || row["crew"] != nil {
      episode.credits = Credits(
        cast: row.rows("guest_stars").compactMap { guest in
          personSummary(guest).map { person in
            CastMember(person: person, characters: guest.text("character").map { [$0] } ?? [])
          }
        },
        crew: row.rows("crew").compactMap(crewMember))
    }
    return episode
  }

  private func fillIn(_ season: inout Season, _ english: JSONNode) {
    if season.summary.overview == nil {
      season.summary.overview = english.text("overview", keepingLines: true, limit: 20_000)
        .map { LocalizedText($0, language: "en") }
    }
    var rows: [Int: JSONNode] = [:]
    for row in english.rows("episodes") {
      if let number = row.ordinal("episode_number") { rows[number] = row }
    }
    for index in season.episodes?.indices ?? 0..<0 {
      guard let episode = season.episodes?[index], let row = rows[episode.number] else { continue }
      if episode.overview == nil {
        season.episodes?[index].overview = row.text("overview", keepingLines: true, limit: 20_000)
          .map { LocalizedText($0, language: "en") }
      }
      if EpisodeName.isPlaceholder(episode.name, of: episode.number), let name = row.text("name") {
        season.episodes?[index].name = name
      }
    }
  }
}

/// Names that TMDB makes of an episode's number where nobody translated its own.
enum EpisodeName {
  /// Whether a name is its number with at most a word or two signs around it: `Episode 1`, `1. Bölüm`, `第1話`.
  static func isPlaceholder(_ name: String, of number: Int) -> Bool {
    var digits = ""
    var words = 0
    var isInWord = false
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .decimalNumber:
        digits.unicodeScalars.append(scalar)
        isInWord = false
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark:
        if !isInWord { words += 1 }
        isInWord = true
      case _: isInWord = false
      }
    }
    // Chinese and Japanese have a sign before and one after the number.
    return digits == String(number) && words <= 2 && name.unicodeScalars.count <= 20
      && (words < 2 || name.unicodeScalars.count <= digits.unicodeScalars.count + 2)
  }
}
