import AppCore
import Catalog

extension Gallery {
  static let profile: [GalleryCase] = [
    GalleryCase(.profile, "loading", "The lists are on their way", .enter("profile")),
    GalleryCase(.profile, "empty", "Nothing is marked yet", .enter("profile"), .answer),
    kept(.profile, "loaded", "Favorites, the watchlist and ratings", .enter("profile"), .answer)
      .rich(),
    GalleryCase(
      .profile, "some", "One title is a favorite, nothing else is marked", .answer,
      .enter("fav 3"), .enter("profile"), .answer),
    kept(
      .profile, "gone", "A title was taken out while it is on screen", .enter("profile"), .answer,
      .enter("unfav 2"), .store),
    kept(
      .profile, "pending", "A title was taken out, which is not stored yet", .enter("profile"),
      .answer, .enter("unfav 2")),
    kept(
      .profile, "not-kept", "The disk is full", .enter("profile"), .answer, .enter("fav 10"),
      .storeFail(.full)),
    kept(
      .profile, "memory", "There is no home folder to keep it in", .enter("profile"), .answer
    ).kept(in: .memory(.noHome)),
    kept(
      .profile, "damaged", "A damaged file was set aside", .enter("profile"), .answer
    ).kept(in: .fileAfterDamage(setAsideAs: "library.damaged-2026-03-14.sqlite")),
    kept(
      .profile, "failed", "What is kept could not be read", .enter("profile"),
      .fail(.storage(.other(reason: "disk I/O error")))),
    kept(.profile, "cards", "As cards", .enter("design cards"), .enter("profile"), .answer),
    kept(
      .profile, "second-screenful", "The second screenful of 24 rows", .enter("profile"), .answer,
      .enter("more")
    ).on(rows: 24),
  ]

  static let favorites: [GalleryCase] = list("favorites", .favorites)
  static let watchlist: [GalleryCase] = list("watchlist", .watchlist)

  static let rated: [GalleryCase] =
    list("rated", .rated) + [
      kept(
        .rated, "sort-rating", "One's own best first", .enter("rated"), .answer,
        .enter("sort rating")),
      kept(
        .rated, "rated-anew", "A row was rated anew", .enter("rated"), .answer, .enter("rate 2 1"),
        .store),
    ]

  /// The states that all lists of kept titles have.
  private static func list(_ command: String, _ exhibit: Exhibit) -> [GalleryCase] {
    let open = Step.enter(command)
    let unmark = ["favorites": "unfav 2", "watchlist": "unlater 2"][command] ?? "unrate 2"
    return [
      GalleryCase(exhibit, "loading", "The list is on its way", open),
      GalleryCase(exhibit, "empty", "Nothing is in it yet", open, .answer),
      kept(exhibit, "loaded", "The titles marked last come first", open, .answer).rich(),
      kept(
        exhibit, "gone", "A row was taken out while it is on screen", open, .answer,
        .enter(unmark), .store),
      kept(
        exhibit, "gone-pending", "A row was taken out, which is not stored yet", open, .answer,
        .enter(unmark)),
      kept(
        exhibit, "undone", "A row was taken out and brought back", open, .answer,
        .enter(unmark), .answer, .enter("undo"), .answer),
      kept(exhibit, "filter", "A filter over the rows", open, .answer, .enter("filter the")),
      kept(
        exhibit, "filter-nothing", "A filter hides all rows", open, .answer, .enter("filter zebra")
      ),
      kept(
        exhibit, "sort-title", "In the order of the titles", open, .answer, .enter("sort title")),
      kept(
        exhibit, "failed", "What is kept could not be read", open,
        .fail(.storage(.other(reason: "disk I/O error")))),
      kept(exhibit, "cards", "As cards", .enter("design cards"), open, .answer),
      kept(
        exhibit, "cards-screenful", "The second screenful of cards on 24 rows",
        .enter("design cards"), open, .answer, .enter("more")
      ).on(rows: 24),
      many(exhibit, "first-page", "The first page of a long list", command),
      many(exhibit, "loading-more", "The second page is on its way", command, .enter("more")),
      many(exhibit, "end", "The whole list", command, .enter("more"), .answer),
    ]
  }

  /// A case of someone who marked titles on several days.
  private static func kept(
    _ exhibit: Exhibit, _ name: String, _ title: String, _ steps: Step...
  ) -> GalleryCase {
    GalleryCase(exhibit, name, title, steps: marking + steps)
  }

  /// The steps that mark titles of the feed, over some days.
  static let marking: [Step] = {
    var steps: [Step] = [.answer]
    func mark(_ day: String, _ lines: String...) {
      if let date = CalendarDate(day) { steps.append(.dawn(date)) }
      steps += lines.map(Step.enter)
    }
    mark("2025-11-02", "fav 1", "later 4", "rate 9 1", "rate 6.5 5")
    mark("2026-02-20", "fav 13", "later 6", "later 14", "rate 10 13")
    mark("2026-03-13", "fav 6", "later 3", "rate 3.5 7")
    mark("2026-03-14", "fav 2", "later 2", "rate 8 2")
    steps.append(.answer)
    return steps
  }()

  /// A case of someone who marked more titles than a page holds.
  private static func many(
    _ exhibit: Exhibit, _ name: String, _ title: String, _ command: String, _ steps: Step...
  ) -> GalleryCase {
    var marks: [Step] = [.enter("go movies/popular"), .answer, .enter("more"), .answer]
    for number in 1...23 {
      switch command {
      case "favorites": marks.append(.enter("fav \(number)"))
      case "watchlist": marks.append(.enter("later \(number)"))
      case _: marks.append(.enter("rate \((number % 10) + 1) \(number)"))
      }
    }
    return GalleryCase(
      exhibit, name, title, steps: marks + [.store, .enter(command), .answer] + steps)
  }
}
