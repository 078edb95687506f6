import AppCore
import Catalog

/// The words of a series' page, of its seasons and of their episodes.
extension Words {
  /// The creator's or the creators' label.
  func creators(_ count: Int) -> String { say(count == 1 ? "Creator" : "Creators", "Yaratıcı") }

  /// The networks' label.
  func networks(_ count: Int) -> String { say(count == 1 ? "Network" : "Networks", "Kanal") }

  /// The label of the countries a series is made in, where they are others than it comes from.
  var productionCountries: String { say("Made in", "Yapıldığı ülke") }

  var seasonsTitle: String { say("Seasons", "Sezonlar") }
  var episodesTitle: String { say("Episodes", "Bölümler") }
  var lastEpisode: String { say("Last episode", "Son bölüm") }
  var nextEpisode: String { say("Next episode", "Sıradaki bölüm") }
  var guests: String { say("Guests", "Konuklar") }
  var guestStars: String { say("Guest stars", "Konuk oyuncular") }
  var firstAired: String { say("First aired", "İlk yayın") }
  var lastAired: String { say("Last aired", "Son yayın") }
  var showType: String { say("Type", "Biçim") }
  var episodeLength: String { say("Episode length", "Bölüm süresi") }
  var still: String { say("Still", "Kare") }
  var before: String { say("Before", "Önceki") }
  var after: String { say("After", "Sonraki") }

  /// How many seasons there are.
  func seasons(_ count: Int) -> String { counted(count, "season", "seasons", "sezon") }

  /// A season by its number.
  func season(_ number: Int) -> String {
    number == 0
      ? say("Specials", "Özel bölümler")
      : say("Season \(number)", "\(number). sezon")
  }

  /// An episode by its number.
  func episode(_ number: Int) -> String {
    say("Episode \(number)", "\(number). bölüm")
  }

  /// A season's name; one that is no more than its number, in the language spoken.
  func name(of season: SeasonSummary) -> String {
    let english = Words(.english).season(season.number)
    return season.name.isEmpty || season.name == english ? self.season(season.number) : season.name
  }

  /// An episode's number, in short: `E5`.
  func short(episode number: Int) -> String { say("E\(number)", "B\(number)") }

  /// An episode's place in its series, in short: `S5 E16`; of a special `Special 3`.
  func place(season: Int, episode: Int) -> String {
    season == 0
      ? say("Special \(episode)", "\(episode). özel bölüm")
      : say("S\(season) E\(episode)", "S\(season) B\(episode)")
  }

  /// What kind an episode is; nil of an ordinary one.
  func episodeType(_ type: String?) -> String? {
    switch type {
    case nil, "standard", "": nil
    case "finale": say("finale", "final")
    case "mid_season": say("mid-season finale", "sezon arası finali")
    case let other?: other
    }
  }

  /// What kind a series is, as TMDB has it; one added since stands as it comes.
  func showType(_ type: String) -> String {
    switch type {
    case "Scripted": say("Scripted", "Kurmaca")
    case "Miniseries": say("Miniseries", "Mini dizi")
    case "Documentary": say("Documentary", "Belgesel")
    case "News": say("News", "Haber")
    case "Reality": say("Reality", "Reality programı")
    case "Talk Show": say("Talk show", "Talk show")
    case "Video": say("Video", "Video")
    case let other: other
    }
  }

  /// From which year to which a series ran: `2008–2013`, `2016–` of one that goes on.
  func years(of show: TVShow) -> String {
    guard let first = show.summary.firstAirDate?.year else { return noAirDate }
    // Of one whose state is not known it is not known either whether it goes on.
    let isOver = show.status.map { $0 == .ended || $0 == .canceled } ?? true
    guard isOver else { return "\(first)–" }
    guard let last = show.lastAirDate?.year, last != first else { return String(first) }
    return "\(first)–\(last)"
  }

  /// From which year to which a season ran.
  func years(from first: CalendarDate?, to last: CalendarDate?) -> String {
    guard let first else { return noAirDate }
    guard let last, last.year != first.year else { return String(first.year) }
    return "\(first.year)–\(last.year)"
  }

  /// From which day to which a season ran.
  func period(from first: CalendarDate, to last: CalendarDate?) -> String {
    guard let last, last != first else { return date(first) }
    return "\(date(first)) – \(date(last))"
  }

  /// Whose mean a season's rating is.
  func mean(of rated: Int, among all: Int) -> String {
    rated == all
      ? say("average of \(episodes(rated))", "\(episodes(rated)) ortalaması")
      : say(
        "average of \(number(rated)) of \(episodes(all))",
        "\(number(all)) bölümden \(number(rated)) bölümün ortalaması")
  }

  /// That a rating is the season's own.
  var wholeSeason: String { say("for the season as a whole", "bütün sezon için") }

  /// Beside the best rated of several.
  var best: String { say("best", "en iyi") }

  /// What the Specials are.
  var outsideSeasons: String { say("outside the seasons", "sezonların dışında") }

  /// How to open a season.
  var openSeason: String { say("Open one with", "Birini açmak için") }
}

/// What is said where a fact of a series is missing.
extension Words {
  var noAirDate: String { say("no air date", "yayın tarihi yok") }
  var noDateShort: String { say("no date", "tarihsiz") }
  var notAired: String { say("not aired yet", "henüz yayınlanmadı") }
  var noneAnnounced: String { say("none announced", "açıklanmadı") }
  var noSeasonCount: String { lacking("seasons", "sezonları") }
  var noEpisodeCount: String { lacking("episodes", "bölümleri") }
  var noEpisodesYet: String { say("no episodes yet", "henüz bölümü yok") }
  var noEpisodesSoFar: String {
    say("No episodes have been announced yet.", "Henüz bölüm açıklanmadı.")
  }
  var lengthUnknown: String { missing }
  var airDates: String { say("Air dates", "Yayın tarihleri") }
  var runtimes: String { say("Runtimes", "Süreler") }
  var ratings: String { say("Ratings", "Puanlar") }

  /// What it means that a season has no number before it.
  func episodesMissing(_ source: Source) -> String {
    switch source {
    case .builtIn:
      say(
        "The sample has no episodes for the seasons without a number.",
        "Numarasız sezonların bölümleri örnekte yok.")
    case .live:
      say(
        "TMDB has no episodes for the seasons without a number.",
        "Numarasız sezonların bölümleri TMDB'de yok.")
    }
  }

  /// The guests that are not named on the season's page.
  func moreGuests(_ count: Int) -> String {
    say(
      "and \(number(count)) more, on the pages of the episodes",
      "ve \(number(count)) kişi daha, bölümlerin sayfalarında")
  }
}

/// What is said where a series goes no further.
extension Words {
  /// That there is no season or episode before or after the one on screen, and what to do.
  func noSibling(isEpisode: Bool, offset: Int) -> String {
    switch (isEpisode, offset < 0) {
    case (true, true):
      say(
        "This is the first episode. `next` goes on from here, `up` to the season.",
        "Bu ilk bölüm. `next` buradan ilerler, `up` sezona çıkar.")
    case (true, false):
      say(
        "This is the last episode. `previous` goes back from here, `up` to the season.",
        "Bu son bölüm. `previous` buradan geri gider, `up` sezona çıkar.")
    case (false, true):
      say(
        "This is the first season. `next` goes on from here, `up` to the series.",
        "Bu ilk sezon. `next` buradan ilerler, `up` diziye çıkar.")
    case (false, false):
      say(
        "This is the last season. `previous` goes back from here, `up` to the series.",
        "Bu son sezon. `previous` buradan geri gider, `up` diziye çıkar.")
    }
  }

  /// That the source does not list a season's episodes, and which season's it does.
  func seasonNotListed(_ number: Int, nearest: Int?) -> String {
    say(
      "No episodes of \(quoted(season(number))) are listed here.",
      "Burada \(quoted(season(number))) için bölüm listelenmiyor.")
      + " "
      + (nearest.map {
        say(
          "The nearest season that has them: `season \($0)`.",
          "Bölümleri olan en yakını: `season \($0)`.")
      } ?? say("`seasons` lists all.", "`seasons` hepsini listeler."))
  }

  /// That a series has no season with a number.
  func noSuchSeason(_ number: Int, last: Int?) -> String {
    let refusal = say(
      "There is no season \(number) here.", "Burada \(number). sezon yok."
    )
    guard let last, last > 0 else { return refusal }
    return refusal + " "
      + say(
        "The last is `season \(last)`; `seasons` lists all.",
        "Sonuncusu `season \(last)`; `seasons` hepsini listeler.")
  }

  /// That a season has no episode with a number.
  func noSuchEpisode(_ number: Int, last: Int?) -> String {
    let refusal = say(
      "There is no episode \(number) in this season.",
      "Bu sezonda \(number). bölüm yok.")
    guard let last else { return refusal }
    return refusal + " " + say("The last is `episode \(last)`.", "Sonuncusu `episode \(last)`.")
  }

  /// That no episode of a series is called so.
  func noEpisodeNamed(_ name: String, _ nearest: String?) -> String {
    (isSample
      ? say(
        "Of this series the sample has no episode called \(quoted(name)).",
        "Örnekte bu dizinin \(quoted(name)) adında bir bölümü yok.")
      : say(
        "No episode of this series is called \(quoted(name)).",
        "Bu dizide \(quoted(name)) adında bir bölüm yok."))
      + didYouMean(nearest, "episode")
  }

  /// That several episodes are called so, with what opens each.
  func ambiguousEpisode(_ name: String, _ candidates: [NamedEpisode]) -> String {
    let names = candidates.map { "\(place(season: $0.season, episode: $0.number)) \($0.name)" }
    return say(
      "\(quoted(name)) could mean \(names.joined(separator: ", ")): type more of the name.",
      "\(quoted(name)) birden çok bölüm olabilir: \(names.joined(separator: ", ")). Adın devamını da yazın."
    )
  }

  /// That an episode's number needs a season.
  func whichSeason(_ number: Int) -> String {
    say(
      "Which season? Type `season 1`, then `episode \(number)`; or give a name, as in `episode pilot`.",
      "Hangi sezonun? Önce `season 1`, sonra `episode \(number)` yazın; ya da bir ad: `episode pilot`."
    )
  }
}
