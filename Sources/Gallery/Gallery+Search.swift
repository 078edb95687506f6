import AppCore
import Catalog

extension Gallery {
  static let search: [GalleryCase] = [
    GalleryCase(.search, "start", "Nothing is searched for yet", .answer, .enter("search")),
    GalleryCase(.search, "loading", "The results are on their way", .enter("search matrix")),
    GalleryCase(
      .search, "end", "Films, a collection and keywords together", .enter("search matrix"), .answer
    ).rich(),
    GalleryCase(
      .search, "people", "Only people", .enter("go search/re;type=person"), .answer),
    GalleryCase(
      .search, "loaded", "More results than one page holds", .enter("search e"), .answer),
    GalleryCase(
      .search, "loading-more", "The second page is on its way", .enter("search e"), .answer,
      .enter("more")),
    GalleryCase(.search, "empty", "Nothing has such a name", .enter("search zebra"), .answer),
    GalleryCase(
      .search, "empty-emoji", "Nothing has an emoji in its name",
      .enter("search 👩‍👩‍👧‍👦 🎬"), .answer),
    GalleryCase(
      .search, "japanese", "An original title finds the film", .enter("search 千尋"), .answer),
    GalleryCase(
      .search, "arabic", "Titles that are written from right to left",
      .enter("search وجدة"), .answer),
    GalleryCase(
      .search, "failed-malformed", "The answer could not be understood", .enter("search matrix"),
      .fail(.malformed("the page is HTML"))),
    GalleryCase(
      .search, "failed-offline", "No network and nothing kept", .enter("search matrix"),
      .fail(.offline)),
    GalleryCase(
      .search, "stale", "Kept from a minute ago", .enter("search matrix"), .keep(seconds: 60)),
    GalleryCase(
      .search, "marked", "Some titles are marked", .enter("search matrix"), .answer,
      .enter("fav 1"), .enter("rate 9 1"), .enter("later 2"), .store),
    GalleryCase(
      .search, "cards", "As cards", .enter("design cards"), .enter("search matrix"), .answer,
      .enter("fav 1"), .store),
    GalleryCase(
      .search, "past", "Past searches are offered", .enter("search matrix"), .answer,
      .enter("search keanu"), .answer, .enter("search zebra"), .answer,
      .enter("search type:movie y:1999 matrix"), .answer, .enter("search"), .answer
    ).visited(by: .regular),
    GalleryCase(
      .search, "forgotten", "A past search was forgotten, its number is kept",
      .enter("search matrix"), .answer, .enter("search keanu"), .answer, .enter("search the"),
      .answer, .enter("search"), .answer, .enter("forget 2"), .answer
    ).visited(by: .regular),
    GalleryCase(
      .search, "forgotten-all", "All past searches were forgotten", .enter("search matrix"),
      .answer, .enter("search"), .answer, .enter("forget all"), .answer
    ).visited(by: .regular),
    GalleryCase(
      .search, "filter", "A filter over the results", .enter("search e"), .answer,
      .enter("filter matrix")),
  ]
}
