import AppCore
import Catalog
import Navigation

/// The pages that depend on a title or a person.
extension Gallery {
  static let similar = related(.similar, "similar", long: 129_112, short: 550)

  static let recommended: [GalleryCase] =
    related(.recommended, "recommended", long: 155, short: 496) + [
      GalleryCase(
        .recommended, "second-screenful", "The second screenful of 24 rows",
        .enter("go movie/155/recommended"), .answer, .enter("more")
      ).on(rows: 24)
    ]

  /// The cases of a list of titles that go with a film.
  ///
  /// - Parameters:
  ///   - long: A film with more than a page of them.
  ///   - short: A film with no more than a page.
  private static func related(
    _ exhibit: Exhibit, _ word: String, long: Int, short: Int
  ) -> [GalleryCase] {
    let go = Step.enter("go movie/\(long)/\(word)")
    let short = "go movie/\(short)/\(word)"
    return [
      GalleryCase(exhibit, "loading-unknown", "Nothing is known of the film yet", go),
      GalleryCase(exhibit, "loading-known", "The film's title is known", .answer, go),
      GalleryCase(exhibit, "loaded", "The first page", go, .answer).rich(),
      GalleryCase(
        exhibit, "sample", "In the built-in sample", .enter("go movie/603/\(word)"), .answer
      ).sample(),
      GalleryCase(exhibit, "end", "The whole list", .enter(short), .answer),
      GalleryCase(
        exhibit, "loading-more", "The second page is on its way", go, .answer, .enter("more")),
      GalleryCase(
        exhibit, "failed-more", "The first page is here, the second failed", go, .answer,
        .enter("more"), .fail(.server(status: 500))),
      GalleryCase(
        exhibit, "empty", "The source has none", .enter("go movie/13393/\(word)"), .answer),
      GalleryCase(
        exhibit, "empty-sample", "The sample has none", .enter("go movie/13393/\(word)"), .answer
      ).sample(),
      GalleryCase(
        exhibit, "filter", "A filter over the rows", go, .answer, .enter("filter the")),
      GalleryCase(
        exhibit, "filter-nothing", "A filter hides all rows", go, .answer,
        .enter("filter zebra")),
      GalleryCase(
        exhibit, "sort-rating", "In the order of the ratings", go, .answer,
        .enter("sort rating")),
      GalleryCase(
        exhibit, "cards", "As cards", .enter("design cards"), .enter(short), .answer),
      GalleryCase(
        exhibit, "marked", "Some titles are marked", .enter(short), .answer, .enter("fav 1"),
        .enter("rate 8 2"), .store),
      GalleryCase(
        exhibit, "failed-offline", "No network and nothing kept", go, .fail(.offline)),
      GalleryCase(
        exhibit, "failed-not-found", "There is no such film",
        .enter("go movie/999999999/\(word)"), .answer),
      GalleryCase(exhibit, "stale", "Kept from yesterday", go, .keep(seconds: 86_400)),
    ]
  }

  static let reviews: [GalleryCase] = [
    GalleryCase(
      .reviews, "loading-unknown", "Nothing is known of the film yet",
      .enter("go movie/550/reviews")),
    GalleryCase(
      .reviews, "loading-known", "The film's title is known", .answer,
      .enter("go movie/603/reviews")),
    GalleryCase(
      .reviews, "loaded", "The first page: long, nameless and undated ones, other scripts",
      .enter("go movie/550/reviews"), .answer
    ).rich(),
    GalleryCase(
      .reviews, "sample", "Reviews in the built-in sample", .enter("go movie/603/reviews"), .answer
    ).sample(),
    GalleryCase(
      .reviews, "loading-more", "The second page is on its way", .enter("go movie/550/reviews"),
      .answer, .enter("more")),
    GalleryCase(
      .reviews, "end", "All of them", .enter("go movie/550/reviews"), .answer, .enter("more"),
      .answer),
    GalleryCase(
      .reviews, "failed-more", "The first page is here, the second failed",
      .enter("go movie/550/reviews"), .answer, .enter("more"), .fail(.offline)),
    GalleryCase(
      .reviews, "empty", "Nobody wrote any", .enter("go movie/13/reviews"), .answer),
    GalleryCase(
      .reviews, "empty-sample", "The sample has none", .enter("go movie/13/reviews"), .answer
    ).sample(),
    GalleryCase(
      .reviews, "filter", "A filter over authors and texts", .enter("go movie/550/reviews"),
      .answer, .enter("filter green")),
    GalleryCase(
      .reviews, "filter-nothing", "A filter hides all", .enter("go movie/550/reviews"), .answer,
      .enter("filter zebra")),
    GalleryCase(
      .reviews, "sort-rating", "The best ratings first", .enter("go movie/550/reviews"), .answer,
      .enter("sort rating")),
    GalleryCase(
      .reviews, "cards", "More lines of each", .enter("design cards"),
      .enter("go movie/550/reviews"), .answer),
    GalleryCase(
      .reviews, "second-screenful", "The second screenful of 24 rows",
      .enter("go movie/550/reviews"), .answer, .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .reviews, "failed-offline", "No network and nothing kept", .enter("go movie/550/reviews"),
      .fail(.offline)),
    GalleryCase(
      .reviews, "stale", "Kept from an hour ago", .enter("go movie/550/reviews"),
      .keep(seconds: 3_600)),
  ]

  static let review: [GalleryCase] = [
    GalleryCase(
      .review, "read", "A long review by its number", .enter("go movie/550/reviews"), .answer,
      .enter("read 1")
    ).rich(),
    GalleryCase(
      .review, "nameless", "A short one without a name and a rating",
      .enter("go movie/550/reviews"), .answer, .enter("2")),
    GalleryCase(
      .review, "next", "Turned to from the one before", .enter("go movie/550/reviews"), .answer,
      .enter("read 4"), .enter("next")),
    GalleryCase(
      .review, "long-words", "A long name, a long word, a long address",
      .enter("go movie/550/reviews"), .answer, .enter("8")),
    GalleryCase(
      .review, "first", "There is none before it", .enter("go movie/550/reviews"), .answer,
      .enter("read 1"), .enter("previous")),
    GalleryCase(
      .review, "last-loaded", "Others are not loaded yet", .enter("go movie/550/reviews"), .answer,
      .enter("read 20"), .enter("next")),
    GalleryCase(
      .review, "second-screenful", "The second screenful of 16 rows",
      .enter("go movie/550/reviews"), .answer, .enter("read 1"), .enter("more")
    ).on(rows: 16),
  ]

  static let videos: [GalleryCase] = [
    GalleryCase(
      .videos, "loading-unknown", "Nothing is known of the film yet",
      .enter("go movie/550/videos")),
    GalleryCase(
      .videos, "loading-known", "The film's title is known", .answer,
      .enter("go movie/603/videos")),
    GalleryCase(
      .videos, "loaded", "Trailers, the makers' own first", .enter("go movie/550/videos"), .answer
    ).rich(),
    GalleryCase(
      .videos, "sample", "Not in the built-in sample", .enter("go movie/550/videos"), .answer
    ).sample(),
    GalleryCase(
      .videos, "none", "Known to be none", .enter("go movie/12585/videos"), .answer),
    GalleryCase(
      .videos, "unknown", "The source knows of none", .enter("go movie/13/videos"), .answer),
    GalleryCase(
      .videos, "failed-offline", "No network and nothing kept", .enter("go movie/550/videos"),
      .fail(.offline)),
    GalleryCase(
      .videos, "failed-not-found", "There is no such film", .enter("go movie/999999999/videos"),
      .answer),
    GalleryCase(
      .videos, "stale", "Kept from a day ago", .enter("go movie/550/videos"),
      .keep(seconds: 86_400)),
  ]

  static let images: [GalleryCase] = [
    GalleryCase(
      .images, "loading-unknown", "Nothing is known of the film yet",
      .enter("go movie/550/images")),
    GalleryCase(
      .images, "loading-known", "The person's name is known", .enter("go movie/603"), .answer,
      .enter("go person/6384/images")),
    GalleryCase(
      .images, "loaded", "Posters, backdrops and logos", .enter("go movie/550/images"), .answer
    ).rich(),
    GalleryCase(
      .images, "person", "Portraits of a person", .enter("go person/287/images"), .answer),
    GalleryCase(
      .images, "season", "Posters of a season", .enter("go tv/1399/season/1/images"), .answer),
    GalleryCase(
      .images, "none", "Known to be none", .enter("go movie/12585/images"), .answer),
    GalleryCase(
      .images, "unknown", "The sample has none of a person", .enter("go person/6384/images"),
      .answer
    ).sample(),
    GalleryCase(
      .images, "second-screenful", "The second screenful of 24 rows",
      .enter("go movie/550/images"), .answer, .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .images, "failed-offline", "No network and nothing kept", .enter("go movie/550/images"),
      .fail(.offline)),
    GalleryCase(
      .images, "stale", "Kept from a day ago", .enter("go movie/550/images"),
      .keep(seconds: 86_400)),
  ]

  static let watch: [GalleryCase] = [
    GalleryCase(
      .watch, "loading-unknown", "Nothing is known of the film yet", .enter("go movie/550/watch")),
    GalleryCase(
      .watch, "loading-known", "The film's title is known", .answer, .enter("go movie/603/watch")),
    GalleryCase(
      .watch, "loaded", "The person's country first, then the others",
      .enter("go movie/550/watch"), .answer
    ).rich(),
    GalleryCase(
      .watch, "sample", "Where to watch in the built-in sample", .enter("go movie/550/watch"),
      .answer
    ).sample(),
    GalleryCase(
      .watch, "other-region", "Another country first", .enter("go movie/550/watch"), .answer,
      .enter("region DE"), .answer, .enter("go movie/550/watch")),
    GalleryCase(
      .watch, "not-covered", "Nothing is known of the person's country",
      .enter("region JP"), .enter("go movie/550/watch"), .answer),
    GalleryCase(
      .watch, "not-covered-sample", "The sample says nothing of the person's country",
      .enter("region JP"), .enter("go movie/550/watch"), .answer
    ).sample(),
    GalleryCase(
      .watch, "nowhere", "Nobody offers it", .enter("go movie/12585/watch"), .answer),
    GalleryCase(
      .watch, "unknown", "The sample has no facts", .enter("go movie/13/watch"), .answer
    ).sample(),
    GalleryCase(
      .watch, "failed-offline", "No network and nothing kept", .enter("go movie/550/watch"),
      .fail(.offline)),
    GalleryCase(
      .watch, "stale", "Kept from a week ago", .enter("go movie/550/watch"),
      .keep(seconds: 604_800)),
  ]
}
