import Catalog

extension Gallery {
  static let discover: [GalleryCase] = [
    GalleryCase(.discover, "loading", "Everything is on its way", .enter("discover")),
    GalleryCase(
      .discover, "loading-people", "The films and the series have come, the rest is on its way",
      .answer, .enter("discover"), .answerNext, .answerNext),
    GalleryCase(
      .discover, "loaded", "Trending titles, people, genres, series on the air",
      .enter("discover"), .answer
    ).rich(),
    GalleryCase(
      .discover, "sample", "The discover page of the built-in sample", .enter("discover"), .answer
    ).sample(),
    GalleryCase(
      .discover, "marked", "Some titles are marked",
      steps: marking + [.enter("discover"), .answer]),
    GalleryCase(
      .discover, "cards", "As cards", .enter("design cards"), .enter("discover"), .answer),
    GalleryCase(
      .discover, "empty", "Lists in which nothing is", .enter("discover"), .answerEmpty),
    GalleryCase(
      .discover, "failed-offline", "No network and nothing kept", .enter("discover"),
      .fail(.offline)),
    GalleryCase(
      .discover, "failed-people", "The people failed, all else has come", .answer,
      .enter("discover"), .answerNext, .answerNext, .failNext(.server(status: 503)), .answer),
    GalleryCase(
      .discover, "failed-genres", "The genres failed, all else has come", .enter("discover"),
      .failNext(.rateLimited(retryAfter: 20)), .answer),
    GalleryCase(
      .discover, "cancelled", "Loading was cancelled", .enter("discover"), .interrupt),
    GalleryCase(
      .discover, "stale", "Kept from two hours ago", .enter("discover"), .keep(seconds: 7_200)),
    GalleryCase(
      .discover, "first-screenful", "The first screenful of 24 rows", .enter("discover"), .answer
    ).on(rows: 24),
    GalleryCase(
      .discover, "second-screenful", "The second screenful of 24 rows", .enter("discover"),
      .answer, .enter("more")
    ).on(rows: 24),
  ]

  static let people: [GalleryCase] = [
    GalleryCase(.people, "loading", "The first page is on its way", .enter("people")),
    GalleryCase(
      .people, "loaded", "The first page of the most popular", .enter("people"), .answer
    ).rich(),
    GalleryCase(
      .people, "sample", "The people of the built-in sample", .enter("people"), .answer
    ).sample(),
    GalleryCase(
      .people, "loading-more", "The second page is on its way", .enter("people"), .answer,
      .enter("more")),
    GalleryCase(
      .people, "end", "The whole list", .enter("people"), .answer, .enter("more"), .answer),
    GalleryCase(.people, "empty", "A list in which nobody is", .enter("people"), .answerEmpty),
    GalleryCase(
      .people, "failed-offline", "No network and nothing kept", .enter("people"), .fail(.offline)),
    GalleryCase(
      .people, "failed-more", "The first page is here, the second failed", .enter("people"),
      .answer, .enter("more"), .fail(.server(status: 500))),
    GalleryCase(.people, "cancelled", "Loading was cancelled", .enter("people"), .interrupt),
    GalleryCase(
      .people, "stale", "Kept from two hours ago", .enter("people"), .keep(seconds: 7_200)),
    GalleryCase(
      .people, "filter", "A filter hides most rows", .enter("people"), .answer,
      .enter("filter wachowski")),
    GalleryCase(
      .people, "filter-nothing", "A filter hides all rows", .enter("people"), .answer,
      .enter("filter zebra")),
    GalleryCase(
      .people, "sort-name", "In the order of their names", .enter("people"), .answer,
      .enter("more"), .answer, .enter("sort name")),
    GalleryCase(
      .people, "second-screenful", "The second screenful of 24 rows", .enter("people"), .answer,
      .enter("more")
    ).on(rows: 24),
  ]
}
