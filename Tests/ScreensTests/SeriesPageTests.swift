import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

/// Facts made up for the pages of series.
private enum Series {
  static let show: TVShow = {
    var summary = ShowSummary(id: 9, name: "Harbour")
    summary.firstAirDate = CalendarDate(year: 2024, month: 12, day: 31)
    summary.rating = Rating(average: 8.4, votes: 1_200)
    summary.overview = LocalizedText("Ships come and go.", language: "en")
    var show = TVShow(summary)
    show.status = "Returning Series"
    show.type = "Miniseries"
    show.seasonCount = 2
    show.episodeCount = 4
    show.creators = [PersonSummary(id: 31, name: "Ada Maker")]
    show.networks = [Network(id: 49, name: "HBO")]
    show.genres = [Genre(id: 18, name: "Drama")]
    show.keywords = []
    show.seasons = [
      season(1, "Season 1", 3), season(2, "The Long Night", 1), season(0, "Specials", 2),
    ]
    show.seasons?[2].isListed = false
    show.lastEpisode = episode(2, 1, "Low Tide")
    return show
  }()

  static func season(_ number: Int, _ name: String, _ count: Int?) -> SeasonSummary {
    SeasonSummary(number: number, name: name, episodeCount: count, airDate: nil, rating: nil)
  }

  static func episode(_ season: Int, _ number: Int, _ name: String) -> Episode {
    Episode(show: 9, season: season, number: number, name: name)
  }

  static let first: Season = {
    var season = Season(show: 9, Series.season(1, "Season 1", 3))
    var one = episode(1, 1, "مرفأ")
    one.airDate = CalendarDate(year: 2024, month: 12, day: 31)
    one.runtime = 61
    one.rating = Rating(average: 8, votes: 40)
    one.credits = Credits(
      cast: [CastMember(person: PersonSummary(id: 7, name: "Gal Guest"), characters: ["Pilot"])],
      crew: [
        CrewMember(
          person: PersonSummary(id: 8, name: "Dee Rector"), department: "Directing",
          jobs: ["Director"]),
        CrewMember(
          person: PersonSummary(id: 6, name: "Cam Era"), department: "Camera",
          jobs: ["Director of Photography"]),
      ])
    var two = episode(1, 2, "ท่าเรือ")
    two.rating = Rating(average: 9.2, votes: 41)
    var four = episode(1, 4, "北の港")
    four.airDate = CalendarDate(year: 2026, month: 3, day: 2)
    four.type = "finale"
    season.episodes = [one, two, four]
    return season
  }()

  static let second: Season = {
    var season = Season(show: 9, Series.season(2, "The Long Night", 1))
    season.episodes = [episode(2, 1, "Low Tide")]
    return season
  }()

  static let bare = TVShow(ShowSummary(id: 1, name: "Untitled"))

  static var answers: [Request: FetchResult] {
    var answers: [Request: FetchResult] = [
      .show(9): .answered(.show(show, parts: [:]), .fresh),
      .show(1): .answered(.show(bare, parts: [:]), .fresh),
      .season(of: 9, number: 1): .answered(.season(first), .fresh),
      .season(of: 9, number: 2): .answered(.season(second), .fresh),
      .season(of: 9, number: 0): .answered(
        .season(Season(show: 9, season(0, "Specials", 2))), .fresh),
    ]
    for episode in (first.episodes ?? []) + (second.episodes ?? []) {
      answers[.episode(of: 9, season: episode.season, number: episode.number)] =
        .answered(.episode(episode), .fresh)
    }
    return answers
  }
}

/// What the pages of series, seasons and episodes say.
@Suite struct SeriesPageTests {
  private func text(
    _ lines: String..., columns: Int = 80, language: String = "en",
    source: Source = .live
  ) throws -> String {
    var stage = try Stage(Series.answers, columns: columns, language: language, source: source)
    for line in lines { stage.enter(line) }
    return stage.text
  }

  @Test func `A series' page says what it is, who made it, and its seasons`() throws {
    let text = try text("tv/9")
    for fact in [
      "Harbour  2024–", "Returning Series · 2 seasons, 4 episodes · Drama", "8.4  1,200 votes",
      "1 Ada Maker", "Low Tide  S2 E1  no air date", "none announced", "Season 1",
      "The Long Night", "Specials", "Miniseries", "HBO", "31 December 2024",
    ] {
      #expect(text.contains(fact), "\(fact)")
    }
    let places = ["Season 1", "The Long Night", "Specials"].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func `What is missing is said, and never zero, empty or today`() throws {
    for columns in [40, 60, 80, 120] {
      let text = try text("tv/1", columns: columns)
      for phrase in [
        "no air date", "not rated", "genres not known", "not known to TMDB", "seasons not known",
      ] {
        #expect(text.contains(phrase), "\(phrase) at \(columns)")
      }
      #expect(!text.contains("2026"))
      #expect(!text.contains("0.0"))
    }
  }

  @Test func `A season that is not listed is shown, said to be that, and no choice`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 8, day: 17))
    var stage = try Stage(Series.answers, source: .builtIn(asOf: day))
    stage.enter("tv/9")
    #expect(stage.text.contains("The sample has no episodes for the seasons without a number."))
    let seasons = stage.state.numbering.choices.filter { $0.section == .seasons }.map(\.route)
    #expect(seasons == [.season(of: 9, number: 1), .season(of: 9, number: 2)])
    stage.enter("go tv/9/season/0")
    #expect(stage.text.contains("outside the seasons"))
    #expect(stage.text.contains("not in the sample"))
  }

  @Test func `A season marks its best episode with a word, and says whose mean its rating is`()
    throws
  {
    let text = try text("go tv/9/season/1")
    #expect(text.contains("8.6  average of 2 of 3 episodes"))
    #expect(text.contains("best  9.2  E2 ท่าเรือ"))
    #expect(text.contains("E4  北の港"))
    #expect(text.contains("no air date"))
    #expect(text.contains("not aired yet"))
    #expect(text.contains("finale"))
    #expect(text.contains("1 h 1 min"))
    #expect(text.contains("Gal Guest"))
  }

  @Test func `No fact of an episode is cut, however narrow the window`() throws {
    for columns in [40, 60, 72, 80, 100, 140] {
      let text = try text("go tv/9/season/1", columns: columns)
      for fact in ["31 December 2024", "2 March 2026", "not aired yet", "finale"] {
        #expect(text.contains(fact), "\(fact) at \(columns)")
      }
    }
  }

  @Test func `What is known of no episode is said once`() throws {
    let text = try text("go tv/9/season/2")
    #expect(text.contains("Air dates, Runtimes, Ratings: not known to TMDB"))
    #expect(text.contains("Season 2"))
  }

  @Test func `An episode names who made it, its guests, and what comes before and after`() throws {
    let text = try text("go tv/9/season/1/episode/1")
    for fact in [
      "مرفأ", "Harbour · Season 1 · Episode 1", "31 December 2024 · 1 h 1 min", "8.0  40 votes",
      "Director  1 Dee Rector", "2  Gal Guest", "3  Cam Era", "E2  ท่าเรือ  next",
    ] {
      #expect(text.contains(fact), "\(fact)")
    }
    #expect(!text.contains("previous"))
    let last = try self.text("go tv/9/season/1/episode/4")
    #expect(last.contains("The Long Night  next"))
    #expect(last.contains("not aired yet"))
    #expect(!last.contains("not rated"))
  }

  @Test func `The pages speak Turkish`() throws {
    let show = try text("tv/9", language: "tr")
    for fact in ["1. sezon", "Özel bölümler", "S2 B1", "açıklanmadı", "Mini dizi", "Kanal"] {
      #expect(show.contains(fact), "\(fact)")
    }
    let season = try text("go tv/9/season/1", language: "tr")
    #expect(season.contains("3 bölümden 2 bölümün ortalaması"))
    #expect(season.contains("henüz yayınlanmadı"))
    let episode = try text("go tv/9/season/1/episode/1", language: "tr")
    #expect(episode.contains("Harbour · 1. sezon · 1. bölüm"))
  }

  @Test func `A season without episodes so far is empty, and says so`() throws {
    var answers = Series.answers
    var announced = Series.second
    announced.episodes = []
    answers[.season(of: 9, number: 2)] = .answered(.season(announced), .fresh)
    var stage = try Stage(answers)
    stage.enter("go tv/9/season/2")
    #expect(stage.text.contains("No episodes have been announced yet."))
    #expect(stage.text.contains("no episodes yet"))
    #expect(stage.state.numbering.choices.isEmpty)
  }

  @Test func `Every choice of a page is painted with its number, in order`() throws {
    for place in ["tv/9", "tv/9/season/1", "tv/9/season/1/episode/1"] {
      for columns in [30, 80, 120] {
        var stage = try Stage(Series.answers, columns: columns)
        stage.enter("go " + place)
        let count = stage.state.numbering.choices.count
        #expect(count > 0, "\(place)")
        let painted = render(stage.state).flatMap(\.spans).filter { $0.role == .number }
          .compactMap { Int($0.text.filter(\.isNumber)) }
        #expect(painted == Array(1...count), "\(place) at \(columns)")
      }
    }
  }
}

/// The documents of series, seasons and episodes.
@Suite struct SeriesDocumentTests {
  private func content(_ place: String) throws -> JSONValue {
    var stage = try Stage(Series.answers)
    stage.enter("go " + place)
    let value = try StrictJSON.value(document(stage.state))
    #expect(value["error"] == .some(.null))
    return try #require(value["content"])
  }

  @Test func `a series has TMDB's shapes, and its seasons in their order`() throws {
    let show = try content("tv/9")
    #expect(show["name"] == .string("Harbour"))
    #expect(show["created_by", "0", "name"] == .string("Ada Maker"))
    #expect(show["networks", "0", "name"] == .string("HBO"))
    #expect(show["keywords", "results"] == .array([]))
    #expect(show["seasons", "2", "season_number"] == .int(0))
    #expect(show["seasons", "2", "episodes_listed"] == .bool(false))
    #expect(show["seasons", "0", "vote_average"] == .some(.null))
    #expect(show["last_episode_to_air", "name"] == .string("Low Tide"))
    #expect(show["next_episode_to_air"] == .some(.null))
    #expect(show["last_air_date"] == .some(.null))
    #expect(show["episode_run_time"] == .some(.null))
    #expect(show["marks", "favorite"] == .bool(false))
  }

  @Test func `a season has its episodes, their mean and the best of them`() throws {
    let season = try content("tv/9/season/1")
    #expect(season["show_id"] == .int(9))
    #expect(season["season_number"] == .int(1))
    #expect(season["best_episodes"] == .array([.int(2)]))
    #expect(season["mean_of_episodes"] == .double(8.6))
    #expect(season["episodes"]?.count == 3)
    #expect(season["episodes", "1", "air_date"] == .some(.null))
    #expect(season["episodes", "2", "episode_number"] == .int(4))
    #expect(season["episodes", "2", "vote_average"] == .some(.null))
    #expect(try content("tv/9/season/0")["episodes"] == .some(.null))
  }

  @Test func `an episode has its guests and its crew`() throws {
    let episode = try content("tv/9/season/1/episode/1")
    #expect(episode["episode_number"] == .int(1))
    #expect(episode["runtime"] == .int(61))
    #expect(episode["guest_stars", "0", "character"] == .string("Pilot"))
    #expect(episode["crew", "0", "job"] == .string("Director"))
    #expect(episode["still_path"] == .some(.null))
  }

  @Test func `a page that is not loaded holds what is known, and a sheet the seasons`() throws {
    var stage = try Stage([.show(9): .answered(.show(Series.show, parts: [:]), .fresh)])
    stage.enter("tv/9")
    stage.enter("season 1")
    let loading = try StrictJSON.value(document(stage.state))
    #expect(loading["phase"] == .string("loading"))
    #expect(loading["content", "name"] == .string("Season 1"))
    #expect(loading["content", "episodes"] == .some(.null))
    stage.enter("seasons")
    let sheet = try StrictJSON.value(document(stage.state))
    #expect(sheet["screen"] == .string("seasons"))
    #expect(sheet["content"]?.count == 3)
  }
}
