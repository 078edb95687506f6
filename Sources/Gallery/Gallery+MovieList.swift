import AppCore
import Catalog

extension Gallery {
  static let movieList: [GalleryCase] = [
    GalleryCase(.movieList, "loading", "The first page is on its way", .enter("go movies/popular")),
    GalleryCase(
      .movieList, "loading-name", "The films have come, the filter's name has not",
      .enter("go movies/keyword/312"), .answerNext),
    GalleryCase(
      .movieList, "loaded", "The first page of the most popular", .enter("go movies/popular"),
      .answer
    ).rich(),
    GalleryCase(
      .movieList, "sample", "A list of the built-in sample", .enter("go movies/popular"), .answer
    ).sample(),
    GalleryCase(
      .movieList, "loading-more", "The second page is on its way", .enter("go movies/popular"),
      .answer, .enter("more")),
    GalleryCase(
      .movieList, "end", "The whole list, films that came twice shown once",
      .enter("go movies/popular"), .answer, .enter("more"), .answer),
    GalleryCase(
      .movieList, "empty", "A list in which nothing is", .enter("go movies/now-playing"), .answer),
    GalleryCase(
      .movieList, "empty-filtered", "Filters that let nothing pass",
      .enter("go movies/where;genre=28;year=1950"), .answer),
    GalleryCase(
      .movieList, "failed-offline", "No network and nothing kept", .enter("go movies/popular"),
      .fail(.offline)),
    GalleryCase(
      .movieList, "failed-rate-limited", "Too many requests", .enter("go movies/popular"),
      .fail(.rateLimited(retryAfter: 30))),
    GalleryCase(
      .movieList, "failed-more", "The first page is here, the second failed",
      .enter("go movies/popular"), .answer, .enter("more"), .fail(.server(status: 500))),
    GalleryCase(
      .movieList, "cancelled", "Loading was cancelled", .enter("go movies/popular"), .interrupt),
    GalleryCase(
      .movieList, "stale", "Kept from two hours ago", .enter("go movies/popular"),
      .keep(seconds: 7_200)),
    GalleryCase(
      .movieList, "filter", "A filter hides most rows", .enter("go movies/popular"), .answer,
      .enter("filter ma")),
    GalleryCase(
      .movieList, "filter-nothing", "A filter hides all rows", .enter("go movies/popular"),
      .answer, .enter("filter zebra")),
    GalleryCase(
      .movieList, "sort-title", "In the order of the titles", .enter("go movies/popular"), .answer,
      .enter("more"), .answer, .enter("sort title")),
    GalleryCase(
      .movieList, "genre", "The films of a genre", .enter("go movies/genre/878"), .answer),
    GalleryCase(
      .movieList, "keyword", "The films with a keyword", .enter("go movies/keyword/4565"),
      .answer),
    GalleryCase(
      .movieList, "company", "The films of a company", .enter("go movies/company/79"), .answer),
    GalleryCase(
      .movieList, "cast", "The films a person plays in", .enter("go movies/cast/6384"), .answer),
    GalleryCase(
      .movieList, "where", "Many filters and an order",
      .enter("go movies/where;genre=18;from=1990-01-01;votes=2000;rating=7.5;sort=date"), .answer),
    GalleryCase(
      .movieList, "provider", "What a watch provider offers, by its name",
      .enter("go movies/popular"), .answer, .enter("where provider=netflix rating>7"), .answer),
    GalleryCase(
      .movieList, "upcoming", "Films without a date and without a rating",
      .enter("go movies/upcoming"), .answer),
    GalleryCase(
      .movieList, "marked", "Some films are marked",
      steps: marking + [.enter("go movies/popular"), .answer]),
    GalleryCase(
      .movieList, "cards", "As cards",
      steps: marking + [.enter("go movies/popular"), .answer, .enter("design cards")]),
    GalleryCase(
      .movieList, "scripts", "Titles in many scripts, and very long ones",
      .enter("go movies/trending/day"), .answer),
    GalleryCase(
      .movieList, "scripts-cards", "Titles in many scripts as cards", .enter("design cards"),
      .enter("go movies/trending/day"), .answer),
    GalleryCase(
      .movieList, "cards-end", "As cards, with a second page", .enter("design cards"),
      .enter("go movies/popular"), .answer, .enter("more"), .answer),
    GalleryCase(
      .movieList, "second-screenful", "The second screenful of 24 rows",
      .enter("go movies/popular"), .answer, .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .movieList, "after-more", "The second page, loaded at the end of the first",
      .enter("go movies/popular"), .answer, .enter("more"), .enter("more"), .enter("more"),
      .enter("more"), .answer
    ).on(rows: 24),
  ]
}
