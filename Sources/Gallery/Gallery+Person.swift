import Catalog

extension Gallery {
  static let person: [GalleryCase] = [
    GalleryCase(
      .person, "loading-unknown", "Nothing is known of the person yet", .enter("go person/6384")),
    GalleryCase(
      .person, "loading-known", "Come from a film, which knew the name", .enter("go movie/603"),
      .answer, .enter("go person/6384")),
    GalleryCase(
      .person, "loaded", "An actor's page, with appearances as himself",
      .enter("go person/6384"), .answer
    ).rich(),
    GalleryCase(
      .person, "sample", "A person's page in the built-in sample", .enter("go person/6384"),
      .answer
    ).sample(),
    GalleryCase(
      .person, "marked", "Some titles are marked", .enter("go person/6384"), .answer,
      .enter("fav 1"), .enter("rate 9 1"), .enter("later 9"), .store),
    GalleryCase(
      .person, "cards", "As cards", .enter("design cards"), .enter("go person/6384"), .answer,
      .enter("fav 1"), .store),
    GalleryCase(
      .person, "crew", "A director's page", .enter("go person/9340"), .answer),
    GalleryCase(
      .person, "crew-japanese", "A director of one film with several jobs",
      .enter("go person/608"), .answer),
    GalleryCase(
      .person, "deceased", "Someone who has died, without a biography", .enter("go person/9364"),
      .answer),
    GalleryCase(
      .person, "other-scripts", "Other names in other scripts", .enter("go person/20738"), .answer),
    GalleryCase(
      .person, "few-facts", "Nothing is known but one part", .enter("go person/9372"), .answer),
    GalleryCase(
      .person, "failed-not-found", "There is no such person", .enter("go person/999999999"),
      .answer),
    GalleryCase(
      .person, "failed-known", "No network, and what the film knew", .enter("go movie/603"),
      .answer, .enter("go person/6384"), .fail(.offline)),
    GalleryCase(
      .person, "stale", "Kept from a month ago", .enter("go person/6384"),
      .keep(seconds: 2_592_000)),
    GalleryCase(
      .person, "second-screenful", "The second screenful of 24 rows", .enter("go person/6384"),
      .answer, .enter("more")
    ).on(rows: 24),
  ]
}
