import AppCore
import Catalog

extension Gallery {
  static let feed: [GalleryCase] = [
    GalleryCase(.feed, "loading", "The start: both lists are on their way"),
    GalleryCase(
      .feed, "loading-shows", "The movies have come, the series are on their way", .answerNext),
    GalleryCase(.feed, "loaded", "Popular movies and series", .answer).rich(),
    GalleryCase(.feed, "sample", "The feed of the built-in sample", .answer).sample(),
    GalleryCase(
      .feed, "top-rated", "Another list of movies", .answer, .enter("list movies=top-rated"),
      .answer),
    GalleryCase(
      .feed, "empty", "Lists in which nothing is", .enter("list movies=now-playing"),
      .enter("list shows=airing-today"), .answer),
    GalleryCase(.feed, "failed-offline", "No network and nothing kept", .fail(.offline)),
    GalleryCase(
      .feed, "failed-shows", "The movies have come, the series failed", .answerNext,
      .fail(.server(status: 503))),
    GalleryCase(.feed, "failed-unauthorized", "The key was refused", .fail(.unauthorized)),
    GalleryCase(.feed, "stale", "Kept from three days ago", .keep(seconds: 259_200)),
    GalleryCase(
      .feed, "second-screenful", "The second screenful of 24 rows", .answer, .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .feed, "first-screenful", "The first screenful of 24 rows", .answer
    ).on(rows: 24),
    GalleryCase(
      .feed, "theme-changed", "The theme was changed", .answer, .enter("theme sepia")),
    GalleryCase(
      .feed, "language-changed", "The language was changed and all is loaded anew", .answer,
      .enter("language tr")),
    GalleryCase(.feed, "marked", "Some titles are marked", steps: marking),
    GalleryCase(
      .feed, "marked-pending", "Titles are marked, which is not stored yet", .answer,
      .enter("fav 2"), .enter("rate 8.5 2"), .enter("later 13")),
    GalleryCase(
      .feed, "not-kept", "A mark could not be stored", .answer, .enter("fav 2"),
      .storeFail(.full)),
    GalleryCase(.feed, "cards", "As cards", steps: marking + [.enter("design cards")]),
    GalleryCase(
      .feed, "cards-screenful", "The second screenful of cards on 24 rows", .answer,
      .enter("design cards"), .enter("more")
    ).on(rows: 24),
    GalleryCase(.feed, "welcome", "The first start", .answer).visited(by: .newcomer),
    GalleryCase(
      .feed, "welcome-screenful", "The first start on 24 rows", .answer
    ).visited(by: .newcomer).on(rows: 24),
    GalleryCase(
      .feed, "typed-search", "A search is being typed", .answer, .type("search mat"),
      .answer),
  ]
}
