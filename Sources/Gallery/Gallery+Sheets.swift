import AppCore
import Catalog

extension Gallery {
  static let sheets: [GalleryCase] = [
    GalleryCase(.matrix, "matrix", "The navigation matrix", .enter("matrix")).rich(),
    GalleryCase(.help, "commands", "All commands", .enter("help")).rich(),
    GalleryCase(.help, "command", "One command", .enter("help where")),
    GalleryCase(.themes, "themes", "The themes there are", .enter("theme")).rich(),
    GalleryCase(
      .themes, "changed", "Another theme was chosen", .enter("theme sepia"), .enter("theme")),
    GalleryCase(
      .themes, "own", "A person's own themes, one of them with a fault", .enter("theme")
    ).themes(
      ["dusk", "high-contrast"],
      faulty: [
        FaultyTheme(
          name: "torn", reason: "line 3: there is no key \"rolls\"",
          turkishReason: "satır 3: \"rolls\" diye bir anahtar yok")
      ]),
    GalleryCase(.themes, "plain", "Themes where nothing has colors", .enter("theme"))
      .withoutColors(),
    GalleryCase(.designs, "designs", "The designs there are", .enter("design")).rich(),
    GalleryCase(
      .designs, "changed", "Another design was chosen", .enter("design cards"), .enter("design")),
    GalleryCase(
      .help, "first-screenful", "The commands on a terminal of 24 rows", .enter("help")
    ).on(rows: 24),
    GalleryCase(
      .help, "second-screenful", "The commands that follow", .enter("help"), .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .help, "last-screenful", "The last of the commands, and then no more", .enter("help"),
      .enter("more"), .enter("more"), .enter("more"), .enter("more"), .enter("more"),
      .enter("more"), .enter("more"), .enter("more"), .enter("more"), .enter("more")
    ).on(rows: 24),
    GalleryCase(
      .history, "lines", "The lines that can be taken back", .answer, .enter("1"), .answer,
      .enter("fav"), .enter("back"), .enter("list upcoming"), .enter("history")
    ).rich(),
    GalleryCase(
      .history, "undone", "One of them was taken back", .answer, .enter("1"), .answer,
      .enter("fav"), .enter("undo"), .answer, .enter("history")),
    GalleryCase(
      .history, "past", "Gone to a line of the past", .answer, .enter("1"), .answer,
      .enter("fav"), .enter("goto 1"), .answer, .enter("history")),
    GalleryCase(.history, "empty", "Nothing was done yet", .answer, .enter("history")),
    GalleryCase(
      .lists, "movies", "The lists to choose from on a list", .enter("go movies/popular"),
      .answer, .enter("list")
    ).rich(),
    GalleryCase(
      .lists, "feed", "The lists to choose from on the feed", .answer, .enter("list")),
    GalleryCase(
      .lists, "discover", "The lists to choose from on the discover page", .answer,
      .enter("discover"), .answer, .enter("list")),
    GalleryCase(.genres, "loaded", "The genres", .answer, .enter("genres"), .answer).rich(),
    GalleryCase(.genres, "loading", "The genres are on their way", .enter("genres")),
    GalleryCase(
      .genres, "failed-offline", "No network to load the genres", .enter("genres"),
      .fail(.offline)),
    GalleryCase(
      .filters, "none", "A list without filters", .enter("go movies/popular"), .answer,
      .enter("where")),
    GalleryCase(
      .filters, "from-the-feed", "What a list opened from the feed can be filtered by", .answer,
      .enter("where")),
    GalleryCase(
      .filters, "some", "A list with filters",
      .enter("go movies/where;genre=18;from=1990-01-01;votes=2000;rating=7.5;sort=date"), .answer,
      .enter("where")
    ).rich(),
    GalleryCase(.tabs, "tabs", "The tabs, and how to open the others", .enter("tabs")).rich(),
    GalleryCase(.tabs, "opened", "A tab was opened", .enter("tabs pokedex")),
    GalleryCase(.locale, "locale", "The language and the region", .enter("language")).rich(),
    GalleryCase(
      .address, "link", "The link of a stack", .enter("go movie/603/credits"), .answer,
      .enter("link")
    ).rich(),
    GalleryCase(
      .address, "web", "A film's page at TMDB", .enter("go movie/603"), .answer, .enter("web")),
    GalleryCase(
      .address, "imdb", "A film's page at IMDb", .enter("go movie/603"), .answer, .enter("imdb")),
    GalleryCase(
      .imports, "merged", "A file was brought in; some of it could not be", .enter("go movie/603"),
      .answer, .enter("go movies/popular"), .answer, .enter("rate 6 1"), .answer,
      .enter("import ratings.csv"), .answer
    ).rich(),
    GalleryCase(
      .imports, "dry-run", "What a file would bring in", .enter("import --dry-run ratings.csv"),
      .answer),
    GalleryCase(
      .imports, "again", "A file was brought in a second time", .enter("import ratings.csv"),
      .answer, .enter("import ratings.csv"), .answer),
    GalleryCase(
      .imports, "unreadable", "There is no such file", .enter("import nothing.csv"), .answer),
  ]
}
