import AppCore
import Catalog

extension Gallery {
  static let tvShow: [GalleryCase] = [
    GalleryCase(
      .tvShow, "loading-unknown", "Nothing is known of the series yet", .enter("go tv/1399")),
    GalleryCase(
      .tvShow, "loading-known", "Come from a list, which knew the name", .answer,
      .enter("go tv/1399")),
    GalleryCase(.tvShow, "loaded", "A series' page", .enter("go tv/1399"), .answer).rich(),
    GalleryCase(
      .tvShow, "sample", "A series' page in the built-in sample", .enter("go tv/1399"), .answer
    ).sample(),
    GalleryCase(
      .tvShow, "running", "A series that goes on, with a next episode and a very long name",
      .enter("go tv/223564"), .answer),
    GalleryCase(
      .tvShow, "hebrew", "A Hebrew original name, other names in many scripts, no creators",
      .enter("go tv/69557"), .answer),
    GalleryCase(
      .tvShow, "specials", "Specials that are listed, seasons that are not rated",
      .enter("go tv/4607"), .answer),
    GalleryCase(
      .tvShow, "bare", "No credits, no seasons, no votes", .enter("go tv/4087"), .answer),
    GalleryCase(
      .tvShow, "korean", "A series shown in Korean", .enter("go tv/93405"), .answer
    ).language("ko"),
    GalleryCase(
      .tvShow, "failed-not-found", "There is no such series", .enter("go tv/999999999"), .answer),
    GalleryCase(
      .tvShow, "failed-known", "No network, and what the list knew", .answer,
      .enter("go tv/1399"), .fail(.offline)),
    GalleryCase(
      .tvShow, "stale", "Kept from last week", .enter("go tv/1399"), .keep(seconds: 604_800)),
    GalleryCase(
      .tvShow, "reloading", "Shown while it is loaded anew", .enter("go tv/1399"), .answer,
      .enter("reload")),
    GalleryCase(
      .tvShow, "second-screenful", "The second screenful of 24 rows", .enter("go tv/1399"),
      .answer, .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .tvShow, "marked", "A favorite that is rated", .enter("go tv/1399"), .answer, .enter("fav"),
      .enter("rate 9"), .answer, .enter("go tv/1399")),
    GalleryCase(
      .tvShow, "cards", "Similar series as cards", .enter("design cards"), .enter("go tv/93405"),
      .answer),
  ]

  static let season: [GalleryCase] = [
    GalleryCase(
      .season, "loading-unknown", "Nothing is known of the season yet",
      .enter("go tv/1399/season/1")),
    GalleryCase(
      .season, "loading-known", "Come from the series, which knew of the season",
      .enter("go tv/1399"), .answer, .enter("season 1")),
    GalleryCase(
      .season, "loaded", "A season with its episodes and guests", .enter("go tv/1399/season/1"),
      .answer
    ).rich(),
    GalleryCase(
      .season, "last", "A last season: its ratings fall", .enter("go tv/1399/season/8"), .answer),
    GalleryCase(
      .season, "sample", "A season in the built-in sample", .enter("go tv/1399/season/1"), .answer
    ).sample(),
    GalleryCase(
      .season, "specials", "Specials, most of them not rated, some without a date",
      .enter("go tv/4607/season/0"), .answer),
    GalleryCase(
      .season, "running", "A season that goes on, with long names and episodes to come",
      .enter("go tv/223564/season/1"), .answer),
    GalleryCase(
      .season, "korean", "Episodes with Korean names", .enter("go tv/93405/season/1"), .answer
    ).language("ko"),
    GalleryCase(
      .season, "not-listed", "A season whose episodes the source does not list",
      .enter("go tv/4607/season/3"), .answer),
    GalleryCase(
      .season, "not-listed-sample", "A season whose episodes are not in the sample",
      .enter("go tv/4607/season/3"), .answer
    ).sample(),
    GalleryCase(
      .season, "failed-not-found", "There is no such season", .enter("go tv/1399/season/9"),
      .answer),
    GalleryCase(
      .season, "failed-known", "No network, and what the series knew", .enter("go tv/1399"),
      .answer, .enter("season 1"), .fail(.offline)),
    GalleryCase(
      .season, "stale", "Kept from yesterday", .enter("go tv/1399/season/1"),
      .keep(seconds: 86_400)),
    GalleryCase(
      .season, "next", "Come from the season before", .enter("go tv/1399/season/1"), .answer,
      .enter("next"), .answer),
    GalleryCase(
      .season, "second-screenful", "The second screenful of 24 rows",
      .enter("go tv/223564/season/1"), .answer, .enter("more")
    ).on(rows: 24),
  ]

  static let episode: [GalleryCase] = [
    GalleryCase(
      .episode, "loading-unknown", "Nothing is known of the episode yet",
      .enter("go tv/1399/season/1/episode/1")),
    GalleryCase(
      .episode, "loading-known", "Come from the season, which knew the episode",
      .enter("go tv/1399/season/1"), .answer, .enter("1")),
    GalleryCase(
      .episode, "loaded", "An episode with guests and crew",
      .enter("go tv/1399/season/1/episode/1"), .answer
    ).rich(),
    GalleryCase(
      .episode, "finale", "A finale: what follows is another season",
      .enter("go tv/1399/season/1/episode/10"), .answer),
    GalleryCase(
      .episode, "across", "Come from the last episode of the season before",
      .enter("go tv/1399/season/1/episode/10"), .answer, .enter("next"), .answer),
    GalleryCase(
      .episode, "sample", "An episode in the built-in sample",
      .enter("go tv/1399/season/8/episode/6"), .answer
    ).sample(),
    GalleryCase(
      .episode, "special", "A special without a date or a rating",
      .enter("go tv/4607/season/0/episode/33"), .answer),
    GalleryCase(
      .episode, "ahead", "An episode that has not aired yet",
      .enter("go tv/223564/season/1/episode/25"), .answer),
    GalleryCase(
      .episode, "long-name", "A very long name", .enter("go tv/223564/season/1/episode/12"),
      .answer),
    GalleryCase(
      .episode, "korean", "A Korean name, the overview in English",
      .enter("go tv/93405/season/1/episode/1"), .answer
    ).language("ko"),
    GalleryCase(
      .episode, "failed-not-found", "There is no such episode",
      .enter("go tv/1399/season/1/episode/11"), .answer),
    GalleryCase(
      .episode, "failed-known", "No network, and what the season knew",
      .enter("go tv/1399/season/1"), .answer, .enter("1"), .fail(.offline)),
    GalleryCase(
      .episode, "stale", "Kept from an hour ago", .enter("go tv/1399/season/1/episode/1"),
      .keep(seconds: 3_600)),
    GalleryCase(
      .episode, "second-screenful", "The second screenful of 24 rows",
      .enter("go tv/1399/season/1/episode/1"), .answer, .enter("more")
    ).on(rows: 24),
  ]

  static let seasonsSheet: [GalleryCase] = [
    GalleryCase(
      .seasons, "loaded", "The seasons, from within an episode",
      .enter("go tv/1399/season/1/episode/1"), .answer, .enter("seasons")
    ).rich(),
    GalleryCase(
      .seasons, "loading", "The series is on its way", .enter("go tv/1399"), .enter("seasons")),
    GalleryCase(
      .seasons, "not-rated", "Seasons that are not rated, some not listed", .enter("go tv/4607"),
      .answer, .enter("seasons")),
  ]
}
