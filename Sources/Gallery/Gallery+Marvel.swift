import Catalog
import Navigation

extension Exhibit {
  /// The tabs that whoever looks at it has open besides those that always are.
  var enabledTabs: Set<Tab> {
    Screen(rawValue: rawValue).map { [.marvel, .character, .comic].contains($0) } == true
      ? [.marvel] : []
  }
}

extension Gallery {
  static let marvel: [GalleryCase] = [
    GalleryCase(.marvel, "loading", "The characters are on their way", .enter("marvel")),
    GalleryCase(
      .marvel, "loaded", "The first page of characters", .enter("marvel"), .answer
    ).rich(),
    GalleryCase(
      .marvel, "sample", "The characters of the built-in sample", .enter("marvel"), .answer
    ).sample(),
    GalleryCase(
      .marvel, "loading-more", "The next page is on its way", .enter("marvel"), .answer,
      .enter("more")),
    GalleryCase(
      .marvel, "end", "All characters are there", .enter("marvel"), .answer, .enter("more"),
      .answer),
    GalleryCase(
      .marvel, "failed-more", "The next page could not be loaded", .enter("marvel"), .answer,
      .enter("more"), .fail(.offline)),
    GalleryCase(
      .marvel, "filtered", "Characters with a word that begins so", .enter("marvel"), .answer,
      .enter("filter cap"), .answer),
    GalleryCase(
      .marvel, "filtering", "The source is asked for what begins so", .enter("marvel"), .answer,
      .enter("filter thanos")),
    GalleryCase(
      .marvel, "filtered-out", "Nobody is called so, but some are nearly", .enter("marvel"),
      .answer, .enter("filter thanso"), .answer),
    GalleryCase(
      .marvel, "nobody", "Nobody is called anything like it", .enter("marvel"), .answer,
      .enter("filter xqzw"), .answer),
    GalleryCase(
      .marvel, "empty", "The source has no characters", .enter("marvel"), .answerEmpty),
    GalleryCase(
      .marvel, "failed", "The characters could not be loaded", .enter("marvel"),
      .fail(.server(status: 500))),
    GalleryCase(
      .marvel, "stale", "Kept from a day ago", .enter("marvel"), .keep(seconds: 86_400)),
    GalleryCase(
      .marvel, "second-screenful", "The second screenful of 16 rows", .enter("marvel"), .answer,
      .enter("more")
    ).on(rows: 16),
  ]

  static let character: [GalleryCase] = [
    GalleryCase(
      .character, "loading-unknown", "Nothing is known of the character yet",
      .open("marvel/character/1009610")),
    GalleryCase(
      .character, "loading-known", "Come from the list, which knew the counts", .enter("marvel"),
      .answer, .enter("1")),
    GalleryCase(
      .character, "loading-named", "Come from a comic, which knew the name",
      .open("marvel/comic/40630"), .answer, .enter("1")),
    GalleryCase(
      .character, "loaded", "A character with more than is recorded",
      .open("marvel/character/1009610"), .answer
    ).rich(),
    GalleryCase(
      .character, "sample", "A character's page in the built-in sample",
      .open("marvel/character/1009610"), .answer
    ).sample(),
    GalleryCase(
      .character, "few-comics", "A character with all that was counted",
      .open("marvel/character/1011334"), .answer),
    GalleryCase(
      .character, "none-recorded", "Comics were counted, but none is recorded",
      .open("marvel/character/1009187"), .answer),
    GalleryCase(
      .character, "nothing-counted", "A character in whom nothing was counted",
      .open("marvel/character/1017840"), .answer),
    GalleryCase(
      .character, "failed-not-found", "There is no such character",
      .open("marvel/character/999999999"), .answer),
    GalleryCase(
      .character, "failed-known", "No connection, and what the list knew", .enter("marvel"),
      .answer, .enter("1"), .fail(.offline)),
    GalleryCase(
      .character, "stale", "Kept from a month ago", .open("marvel/character/1009610"),
      .keep(seconds: 2_592_000)),
  ]

  static let comic: [GalleryCase] = [
    GalleryCase(
      .comic, "loading-unknown", "Nothing is known of the comic yet",
      .open("marvel/comic/61383")),
    GalleryCase(
      .comic, "loading-known", "Come from a character, whose page knew the title",
      .open("marvel/character/1009610"), .answer, .enter("1")),
    GalleryCase(
      .comic, "loaded", "A comic with who made it and who appears in it",
      .open("marvel/comic/61383"), .answer
    ).rich(),
    GalleryCase(
      .comic, "sample", "A comic's page in the built-in sample", .open("marvel/comic/61383"),
      .answer
    ).sample(),
    GalleryCase(
      .comic, "fraction", "An issue with a fraction for a number", .open("marvel/comic/98397"),
      .answer),
    GalleryCase(
      .comic, "no-creators", "Who made it is not recorded", .open("marvel/comic/40630"), .answer),
    GalleryCase(
      .comic, "few-facts", "Neither number nor date, and nobody in it",
      .open("marvel/comic/15094"), .answer),
    GalleryCase(
      .comic, "no-format", "An ongoing series, without a format", .open("marvel/comic/82965"),
      .answer),
    GalleryCase(
      .comic, "failed-not-found", "There is no such comic", .open("marvel/comic/999999999"),
      .answer),
    GalleryCase(
      .comic, "failed-known", "No connection, and what the character's page knew",
      .open("marvel/character/1009610"), .answer, .enter("1"), .fail(.offline)),
    GalleryCase(
      .comic, "stale", "Kept from an hour ago", .open("marvel/comic/61383"),
      .keep(seconds: 3_600)),
  ]
}
