import AppCore
import Catalog

extension Gallery {
  static let movie: [GalleryCase] = [
    GalleryCase(
      .movie, "loading-unknown", "Nothing is known of the film yet", .enter("go movie/603")),
    GalleryCase(
      .movie, "loading-known", "Come from a list, which knew the title", .answer,
      .enter("go movie/603")),
    GalleryCase(.movie, "loaded", "A film's page", .enter("go movie/603"), .answer).rich(),
    GalleryCase(
      .movie, "sample", "A film's page in the built-in sample", .enter("go movie/603"), .answer
    ).sample(),
    GalleryCase(
      .movie, "korean", "A Korean original title", .enter("go movie/496243"), .answer),
    GalleryCase(
      .movie, "japanese", "A Japanese original title", .enter("go movie/129"), .answer),
    GalleryCase(
      .movie, "french", "A long original title with accents", .enter("go movie/194"), .answer),
    GalleryCase(
      .movie, "arabic", "An Arabic original title, and no credits", .enter("go movie/129112"),
      .answer),
    GalleryCase(
      .movie, "hebrew", "A Hebrew original title, no votes and no overview",
      .enter("go movie/1140608"), .answer),
    GalleryCase(
      .movie, "unreleased", "No date, no runtime, no votes", .enter("go movie/374771"), .answer),
    GalleryCase(.movie, "long-title", "A very long title", .enter("go movie/935"), .answer),
    GalleryCase(
      .movie, "overview-in-english", "No overview in German: the English one is shown",
      .enter("go movie/603"), .answer
    ).language("de"),
    GalleryCase(
      .movie, "failed-not-found", "There is no such film", .enter("go movie/999999999"), .answer),
    GalleryCase(
      .movie, "failed-offline", "No network and nothing kept", .enter("go movie/603"),
      .fail(.offline)),
    GalleryCase(
      .movie, "failed-known", "No network, and what the list knew", .answer,
      .enter("go movie/603"), .fail(.offline)),
    GalleryCase(
      .movie, "failed-unauthorized", "The key was refused", .enter("go movie/603"),
      .fail(.unauthorized)),
    GalleryCase(
      .movie, "failed-rate-limited", "Too many requests", .enter("go movie/603"),
      .fail(.rateLimited(retryAfter: nil))),
    GalleryCase(
      .movie, "failed-server", "The source failed", .enter("go movie/603"),
      .fail(.server(status: 502))),
    GalleryCase(
      .movie, "failed-malformed", "The answer could not be understood", .enter("go movie/603"),
      .fail(.malformed("runtime is no number"))),
    GalleryCase(
      .movie, "cancelled", "Loading was cancelled", .enter("go movie/603"), .enter("cancel")),
    GalleryCase(
      .movie, "stale", "Kept from last week", .enter("go movie/603"), .keep(seconds: 604_800)),
    GalleryCase(
      .movie, "reloading", "Shown while it is loaded anew", .enter("go movie/603"), .answer,
      .enter("reload")),
    GalleryCase(
      .movie, "first-screenful", "The first screenful of 24 rows", .enter("go movie/603"), .answer
    ).on(rows: 24),
    GalleryCase(
      .movie, "second-screenful", "The second screenful of 24 rows", .enter("go movie/603"),
      .answer, .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .movie, "marked", "A favorite, on the watchlist and rated", .enter("go movie/603"), .answer,
      .enter("fav"), .enter("later"), .enter("rate 8.5"), .answer, .enter("go movie/603")),
    GalleryCase(
      .movie, "marked-pending", "A mark that is not stored yet", .enter("go movie/603"), .answer,
      .enter("fav")),
    GalleryCase(
      .movie, "marked-related", "A row of the page was marked", .enter("go movie/603"), .answer,
      .enter("fav 38"), .enter("rate 7 43"), .store),
    GalleryCase(
      .movie, "rated", "It was rated", .enter("go movie/603"), .answer, .enter("rate 8.5"),
      .store),
    GalleryCase(
      .movie, "not-kept", "A mark could not be stored", .enter("go movie/603"), .answer,
      .enter("fav"), .storeFail(.full)),
    GalleryCase(
      .movie, "undone", "A rating was taken back", .enter("go movie/603"), .answer,
      .enter("rate 8.5"), .answer, .enter("undo"), .answer),
    GalleryCase(
      .movie, "cards", "Related titles as cards", .enter("design cards"), .enter("go movie/603"),
      .answer),
    GalleryCase(
      .movie, "theme-changed", "The theme was changed on the page", .enter("go movie/603"),
      .answer, .enter("theme light")),
  ]

  static let credits: [GalleryCase] = [
    GalleryCase(
      .credits, "loading", "Nothing is known of the film yet", .enter("go movie/603/credits")),
    GalleryCase(
      .credits, "loading-known", "The film's title is known", .answer,
      .enter("go movie/603/credits")),
    GalleryCase(
      .credits, "loaded", "The cast, and the crew by department", .enter("go movie/603/credits"),
      .answer
    ).rich(),
    GalleryCase(
      .credits, "sample", "Credits in the built-in sample", .enter("go movie/603/credits"), .answer
    ).sample(),
    GalleryCase(
      .credits, "empty", "The source has no credits", .enter("go movie/129112/credits"), .answer),
    GalleryCase(
      .credits, "filter", "A filter hides most names", .enter("go movie/603/credits"), .answer,
      .enter("filter wach")),
    GalleryCase(
      .credits, "filter-nothing", "A filter hides all names", .enter("go movie/603/credits"),
      .answer, .enter("filter zebra")),
    GalleryCase(
      .credits, "failed-offline", "No network and nothing kept", .enter("go movie/603/credits"),
      .fail(.offline)),
    GalleryCase(
      .credits, "stale", "Kept from an hour ago", .enter("go movie/603/credits"),
      .keep(seconds: 3_600)),
    GalleryCase(
      .credits, "second-screenful", "The second screenful of 24 rows",
      .enter("go movie/603/credits"), .answer, .enter("more")
    ).on(rows: 24),
  ]

  static let collection: [GalleryCase] = [
    GalleryCase(
      .collection, "loading-unknown", "Nothing is known of it yet", .enter("go collection/2344")),
    GalleryCase(
      .collection, "loading-known", "Come from a film, which knew the name",
      .enter("go movie/603"), .answer, .enter("collection")),
    GalleryCase(
      .collection, "loaded", "The films that belong together", .enter("go collection/2344"),
      .answer
    ).rich(),
    GalleryCase(
      .collection, "from-film", "Come from one of its films: which comes after it is said",
      .enter("go movie/603"), .answer, .enter("collection"), .answer),
    GalleryCase(
      .collection, "sample", "A collection of the built-in sample", .enter("go collection/2344"),
      .answer
    ).sample(),
    GalleryCase(
      .collection, "marked", "Some films are marked", .enter("go collection/2344"), .answer,
      .enter("fav 1"), .enter("rate 5 3"), .store),
    GalleryCase(
      .collection, "cards", "As cards", .enter("design cards"), .enter("go collection/2344"),
      .answer),
    GalleryCase(
      .collection, "sort-title", "In the order of the titles", .enter("go collection/2344"),
      .answer, .enter("sort title")),
    GalleryCase(
      .collection, "filter", "A filter over the parts", .enter("go collection/2344"), .answer,
      .enter("filter re")),
    GalleryCase(
      .collection, "failed-not-found", "There is no such collection",
      .enter("go collection/999999"), .answer),
    GalleryCase(
      .collection, "stale", "Kept from yesterday", .enter("go collection/2344"),
      .keep(seconds: 86_400)),
  ]

  static let find: [GalleryCase] = [
    GalleryCase(.find, "loading", "An id of IMDb's is looked up", .enter("go tt0133093")),
    GalleryCase(
      .find, "failed-not-found", "TMDB does not know the id", .enter("go tt9999999"), .answer
    ).rich(),
    GalleryCase(
      .find, "failed-offline", "No network to look it up", .enter("go tt0133093"), .fail(.offline)),
  ]
}
