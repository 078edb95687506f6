import AppCore
import Catalog

extension Gallery {
  static let showList: [GalleryCase] = [
    GalleryCase(.showList, "loading", "The first page is on its way", .enter("go shows/popular")),
    GalleryCase(
      .showList, "loading-name", "The series have come, the network's name has not",
      .enter("go shows/network/49"), .answerNext),
    GalleryCase(
      .showList, "loaded", "The best rated series", .enter("go shows/top-rated"), .answer
    ).rich(),
    GalleryCase(
      .showList, "sample", "A list of the built-in sample", .enter("go shows/top-rated"), .answer
    ).sample(),
    GalleryCase(
      .showList, "popular", "Some without a rating", .enter("go shows/popular"), .answer),
    GalleryCase(
      .showList, "loading-more", "The second page is on its way", .enter("go shows/top-rated"),
      .answer, .enter("more")),
    GalleryCase(
      .showList, "end", "The whole list", .enter("go shows/top-rated"), .answer, .enter("more"),
      .answer),
    GalleryCase(
      .showList, "empty", "A list in which nothing is", .enter("go shows/airing-today"), .answer),
    GalleryCase(
      .showList, "empty-filtered", "Filters that let nothing pass",
      .enter("go shows/where;genre=18;year=1950"), .answer),
    GalleryCase(
      .showList, "failed-offline", "No network and nothing kept", .enter("go shows/popular"),
      .fail(.offline)),
    GalleryCase(
      .showList, "failed-more", "The first page is here, the second failed",
      .enter("go shows/top-rated"), .answer, .enter("more"), .fail(.server(status: 500))),
    GalleryCase(
      .showList, "stale", "Kept from two hours ago", .enter("go shows/popular"),
      .keep(seconds: 7_200)),
    GalleryCase(
      .showList, "on-the-air", "The series that go on", .enter("go shows/on-the-air"), .answer),
    GalleryCase(
      .showList, "genre", "The series of a genre", .enter("go shows/genre/18"), .answer),
    GalleryCase(
      .showList, "keyword", "The series with a keyword", .enter("go shows/keyword/12554"),
      .answer),
    GalleryCase(
      .showList, "network", "The series of a network", .enter("go shows/network/49"), .answer),
    GalleryCase(
      .showList, "cast", "What a person is in: films among series", .enter("go shows/cast/6384"),
      .answer),
    GalleryCase(
      .showList, "filter", "A filter hides most rows", .enter("go shows/top-rated"), .answer,
      .enter("filter bear")),
    GalleryCase(
      .showList, "marked", "Some series are marked", .enter("go shows/top-rated"), .answer,
      .enter("fav 1"), .enter("rate 9 3"), .answer, .enter("go shows/top-rated")),
    GalleryCase(
      .showList, "cards", "As cards", .enter("design cards"), .enter("go shows/popular"),
      .answer),
    GalleryCase(
      .showList, "second-screenful", "The second screenful of 24 rows",
      .enter("go shows/top-rated"), .answer, .enter("more")
    ).on(rows: 24),
  ]
}
