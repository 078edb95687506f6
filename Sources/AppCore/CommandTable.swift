import Catalog
import Navigation

/// The table of commands: parsing, completion at the prompt, `help` and the README's table of commands come
/// from it.
public enum CommandTable {
  /// The rows, in the order in which they are listed.
  public static let specs: [CommandSpec] = CommandName.allCases.map(\.spec)

  /// The rows of a group.
  public static func specs(in group: CommandGroup) -> [CommandSpec] {
    specs.filter { $0.group == group }
  }

  /// What a word means as the name of a command.
  public enum Meaning: Hashable, Sendable {
    case command(CommandName)
    /// More than one name begins so.
    case ambiguous([CommandName])
    case unknown
  }

  /// The command a word names in full; case does not count.
  public static func command(called word: String) -> CommandName? {
    // Longer than any name: no copy in small letters is made of it.
    guard word.utf8.count <= longestWord else { return nil }
    return names[word.lowercased()]
  }

  /// What a word means: a whole name or alias, else the beginning of a name.
  ///
  /// Of aliases the beginning is not enough: half of them are short already, and a slip should not leave
  /// the program by way of `exit`.
  public static func meaning(of word: String) -> Meaning {
    if let command = command(called: word) { return .command(command) }
    guard !word.isEmpty, word.utf8.count <= longestWord else { return .unknown }
    let beginning = word.lowercased()
    let candidates = CommandName.allCases.filter { $0.rawValue.hasPrefix(beginning) }
    if candidates.count == 1 { return .command(candidates[0]) }
    return candidates.isEmpty ? .unknown : .ambiguous(candidates)
  }

  /// The words that are long enough to be mistyped and still recognized.
  static let longWords = specs.flatMap(\.words).filter { $0.utf8.count > 2 }

  private static let longestWord = 32

  private static let names: [String: CommandName] = {
    var names: [String: CommandName] = [:]
    for spec in specs {
      for word in spec.words { names[word] = spec.name }
    }
    return names
  }()
}

extension CommandName {
  /// The row of this command.
  public var spec: CommandSpec {
    switch self {
    case .feed: .tab(.feed, self)
    case .discover: .tab(.discover, self, ["d"])
    case .profile: .tab(.profile, self)
    case .pokedex: .tab(.pokedex, self)
    case .marvel: .tab(.marvel, self)
    case .search:
      CommandSpec(
        self, ["s", "searches"], takes: [.optional(.query)], in: .places,
        example: "search the matrix y:1999"
      ) { .search($0.query ?? SearchQuery(text: "")) }
    case .people: .place(.people, self)
    case .find:
      CommandSpec(
        self, takes: [.required(.externalID)], in: .places, scope: .leadingTo(.find),
        example: "find tt0133093"
      ) { $0.externalID.map { .visit(.find($0)) } }
    case .favorites: .place(.favorites, self, ["favourites"])
    case .watchlist: .place(.watchlist, self)
    case .rated: .place(.rated, self)
    case .cast: .page(.credits, self, ["credits", "crew"])
    case .reviews: .page(.reviews, self)
    case .similar: .page(.similar, self)
    case .recommended: .page(.recommended, self, ["recommendations"])
    case .videos: .page(.videos, self, ["trailers"])
    case .images: .page(.images, self, ["pictures", "photos"])
    case .providers: .page(.watch, self, ["watch"])
    case .collection:
      CommandSpec(self, in: .places, scope: .on([.movie])) { _ in .collection }
    case .seasons: CommandSpec(self, in: .places, scope: .ofSeries) { _ in .seasons }
    case .season:
      CommandSpec(
        self, takes: [.required(.seasonNumber)], in: .places, scope: .ofSeries, example: "season 2"
      ) { $0.number.map(Command.season) }
    case .episode:
      CommandSpec(
        self, ["ep"], takes: [.required(.episodeNumber)], in: .places,
        scope: .ofSeries, example: "episode 3"
      ) { $0.number.map(Command.episode) ?? $0.text.map(Command.episodeNamed) }
    case .genres:
      CommandSpec(
        self, ["genre"], takes: [.optional(.genre)], in: .places, example: "genres science fiction"
      ) { .genre($0.text) }

    case .open:
      CommandSpec(self, ["o"], takes: [.required(.choice)], in: .moving, example: "open 3") {
        $0.number.map(Command.open) ?? $0.text.map(Command.openNamed)
      }
    case .read:
      CommandSpec(
        self, takes: [.required(.review)], in: .moving, scope: .on([.reviews]), example: "read 2"
      ) { $0.number.map(Command.read) }
    case .back:
      CommandSpec(self, ["b"], takes: [.optional(.count)], in: .moving, example: "back 2") {
        .back($0.number ?? 1)
      }
    case .forward: CommandSpec(self, ["f"], in: .moving) { _ in .forward }
    case .up: CommandSpec(self, ["u", ".."], in: .moving) { _ in .up }
    case .home: CommandSpec(self, in: .moving) { _ in .home }
    case .next:
      CommandSpec(self, ["n"], in: .moving, scope: .siblings) { _ in .sibling(offset: 1) }
    case .previous:
      CommandSpec(self, ["p", "prev"], in: .moving, scope: .siblings) { _ in .sibling(offset: -1) }
    case .go:
      CommandSpec(
        self, ["g"], takes: [.required(.link)], in: .moving, example: "go movie/603/credits"
      ) { $0.text.map(Command.go) }
    case .link: CommandSpec(self, in: .moving) { _ in .link }
    case .web: CommandSpec(self, in: .moving) { _ in .web }
    case .imdb: CommandSpec(self, in: .moving, scope: .withIMDbPage) { _ in .imdb }

    case .more: CommandSpec(self, ["m"], in: .lists) { _ in .more }
    case .first: CommandSpec(self, ["top"], in: .lists) { _ in .first }
    case .filter:
      CommandSpec(
        self, takes: [.optional(.rowText)], in: .lists,
        scope: .on(Screen.lists.union([.credits, .reviews, .marvel, .pokedex])),
        example: "filter matrix"
      ) { .filter($0.text ?? "") }
    case .sort:
      CommandSpec(
        self, ["order"], takes: [.optional(.sortKey)], in: .lists,
        scope: .on(Screen.lists.union([.reviews, .season])), example: "sort title.desc"
      ) { .sort($0.sort) }
    case .where:
      CommandSpec(
        self, ["w"], takes: [.repeated(.filter)], in: .lists,
        scope: .on(
          Screen.lists.subtracting([.people]).union([
            .feed, .discover, .movie, .tvShow, .season, .episode, .person,
          ])),
        example: "where genre=\"science fiction\" year=1999"
      ) { values in
        values.removesFilters
          ? .removeFilters
          : values.filterWords.map { .filtersMeant($0, values.filters) } ?? .filters(values.filters)
      }
    case .list:
      CommandSpec(
        self, ["l", "lists"], takes: [.optional(.listName)], in: .lists,
        scope: .on([.feed, .discover, .movieList, .showList]), example: "list top-rated"
      ) { .list($0.text) }

    case .mark:
      CommandSpec(
        self, takes: [.required(.markKind), .optional(.row)], in: .marks, scope: .withTitles,
        example: "mark watchlist 3"
      ) { values in values.mark.map { .mark($0.change(true), row: values.number) } }
    case .unmark:
      CommandSpec(
        self, takes: [.required(.markKind), .optional(.row)], in: .marks, scope: .withTitles,
        example: "unmark favorite"
      ) { values in values.mark.map { .mark($0.change(false), row: values.number) } }
    case .fav: .mark(self, .favorite(true))
    case .unfav: .mark(self, .favorite(false))
    case .later: .mark(self, .watchlist(true))
    case .unlater: .mark(self, .watchlist(false))
    case .rate:
      CommandSpec(
        self, takes: [.required(.rating), .optional(.row)], in: .marks, scope: .withTitles,
        example: "rate 8.5 3"
      ) { values in values.rating.map { .rate($0, row: values.number) } }
    case .unrate:
      CommandSpec(
        self, takes: [.optional(.row)], in: .marks, scope: .withTitles, example: "unrate 3"
      ) { .rate(nil, row: $0.number) }

    case .forget:
      CommandSpec(
        self, takes: [.optional(.pastSearch)], in: .marks, example: "forget 2"
      ) { .forget($0.forgotten) }

    case .login:
      CommandSpec(
        self, ["signin"], takes: [.optional(.loginKind)], in: .marks, example: "login guest"
      ) { .login($0.loginKind) }
    case .logout:
      CommandSpec(
        self, ["signout"], takes: [.optional(.dropping)], in: .marks, example: "logout"
      ) { .logout(dropsUnsent: $0.drops) }

    case .import:
      CommandSpec(
        self, takes: [.required(.importedFile)], in: .marks, example: "import ratings.csv"
      ) { $0.importOrder.map(Command.importFile) }
    case .export:
      CommandSpec(
        self, takes: [.required(.exportedFile)], in: .marks, example: "export library.json"
      ) { $0.exportOrder.map(Command.exportFile) }

    case .theme:
      CommandSpec(
        self, ["t", "themes"], takes: [.optional(.theme)], in: .settings, example: "theme sepia"
      ) { .theme($0.text) }
    case .design:
      CommandSpec(
        self, takes: [.optional(.design)], in: .settings, example: "design cards"
      ) { .design($0.text) }
    case .language:
      CommandSpec(
        self, ["lang"], takes: [.optional(.language)], in: .settings, example: "language tr"
      ) { .language($0.text) }
    case .region:
      CommandSpec(self, takes: [.optional(.region)], in: .settings, example: "region TR") {
        .region($0.text)
      }
    case .adult:
      CommandSpec(self, takes: [.optional(.onOff)], in: .settings, example: "adult off") {
        .adult($0.isOn)
      }
    case .tabs:
      CommandSpec(
        self, ["tab"], takes: [.repeated(.tab)], in: .settings, example: "tabs pokedex marvel"
      ) { .tabs($0.words) }

    case .reload: CommandSpec(self, ["r", "refresh"], in: .loading) { _ in .reload }
    case .cancel: CommandSpec(self, ["stop"], in: .loading) { _ in .cancel }

    case .history: CommandSpec(self, in: .machine) { _ in .history }
    case .undo: CommandSpec(self, in: .machine) { _ in .undo }
    case .redo: CommandSpec(self, in: .machine) { _ in .redo }
    case .goto:
      CommandSpec(self, takes: [.required(.lineNumber)], in: .machine, example: "goto 12") {
        $0.number.map(Command.goto)
      }
    case .matrix: CommandSpec(self, in: .machine) { _ in .matrix }
    case .help:
      CommandSpec(
        self, ["?", "h"], takes: [.optional(.command)], in: .machine, example: "help where"
      ) { .help($0.command) }
    case .quit: CommandSpec(self, ["q", "exit"], in: .machine) { _ in .quit }
    }
  }
}

extension CommandSpec {
  fileprivate static func tab(_ tab: Tab, _ name: CommandName, _ aliases: [String] = []) -> Self {
    Self(name, aliases, in: .places, scope: .leadingTo(tab.screen)) { _ in .selectTab(tab) }
  }

  fileprivate static func mark(_ name: CommandName, _ change: MarkChange) -> Self {
    Self(
      name, takes: [.optional(.row)], in: .marks, scope: .withTitles, example: "\(name.rawValue) 3"
    ) { .mark(change, row: $0.number) }
  }

  fileprivate static func place(
    _ route: Route, _ name: CommandName, _ aliases: [String] = []
  ) -> Self {
    Self(name, aliases, in: .places, scope: .leadingTo(route.screen)) { _ in .visit(route) }
  }

  fileprivate static func page(
    _ page: SubjectPage, _ name: CommandName, _ aliases: [String] = []
  ) -> Self {
    Self(name, aliases, in: .places, scope: .leadingTo(page.screen)) { _ in .page(page) }
  }
}

extension CommandScope {
  /// Where there is a next and a previous one.
  fileprivate static var siblings: Self { .on([.season, .episode, .pokemon]) }

  /// On a series and what belongs to it.
  fileprivate static var ofSeries: Self { .on([.tvShow, .season, .episode]) }

  /// Where there are titles to mark.
  fileprivate static var withTitles: Self {
    .on(Screen.lists.subtracting([.people]).union(Screen.ofTitles))
  }

  /// What IMDb has a page of.
  fileprivate static var withIMDbPage: Self {
    .on([
      .movie, .tvShow, .episode, .person, .credits, .reviews, .similar, .recommended, .videos,
      .watch,
    ])
  }
}

extension Screen {
  /// The screens about a title, or with titles among other things.
  static let ofTitles: Set<Screen> = [
    .feed, .discover, .profile, .movie, .tvShow, .season, .episode, .person, .credits, .reviews,
    .videos, .watch, .images,
  ]

  /// The screens whose rows can be ordered.
  static let lists: Set<Screen> = [
    .movieList, .showList, .search, .collection, .people, .similar, .recommended, .favorites,
    .watchlist, .rated,
  ]
}
