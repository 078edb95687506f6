import Catalog
import Navigation

/// What a line asks for.
public enum Command: Equatable, Sendable {
  /// Follow the choice with a number, from 1.
  case open(Int)
  /// Show the whole review with a number.
  case read(Int)
  /// Follow the choice with a title, or the only one whose title begins so.
  case openNamed(String)
  /// Show a tab as it was left, or its root where it is on screen already.
  case selectTab(Tab)
  /// Go to a place that can be reached from anywhere.
  case visit(Route)
  /// Search; the empty text shows the search screen.
  case search(SearchQuery)
  /// A page of the title, season or person on screen.
  case page(SubjectPage)
  /// The collection of the movie on screen.
  case collection
  /// The seasons of the series on screen.
  case seasons
  /// A season of the series on screen by its number; 0 is Specials.
  case season(Int)
  /// An episode of the season on screen by its number.
  case episode(Int)
  /// An episode of the series on screen by its name or a part of it.
  case episodeNamed(String)
  /// The list of a genre by its name; nil lists the genres.
  case genre(String?)
  /// Open a link or a pasted address.
  case go(String)
  /// Go back over steps, at least one.
  case back(Int)
  case forward
  case up
  case home
  /// The next or the previous sibling.
  case sibling(offset: Int)
  case link
  case web
  case imdb
  case more
  case first
  /// Show only rows that hold a text; the empty text shows all again.
  case filter(String)
  /// Order a list; nil gives the source's order back.
  case sort(SortOrder?)
  /// Change the filters of a list; none shows them.
  case filters([FilterChange])
  /// Change the filters of a list to what words without a filter's name mean, and others besides.
  case filtersMeant(String, [FilterChange])
  /// Take all filters of a list away.
  case removeFilters
  /// Choose another list of the same kind; nil shows which there are.
  case list(String?)
  /// Show a list that TMDB keeps under a name, on the page where it is one of its lists, else in its own.
  case listNamed(String)
  /// Change the marks of a row, or of the title on screen.
  case mark(MarkChange, row: Int?)
  /// Rate a row, or the title on screen; nil takes the rating away.
  case rate(UserRating?, row: Int?)
  /// Forget past searches; nil shows them.
  case forget(ForgottenSearch?)
  /// Sign in to TMDB, or do what signing in offered.
  case login(LoginKind?)
  /// Sign out of TMDB; whether changes that wait to be sent are dropped.
  case logout(dropsUnsent: Bool)
  /// Bring in what a file holds.
  case importFile(ImportOrder)
  /// Write what is kept to a file.
  case exportFile(ExportOrder)
  case theme(String?)
  /// Change how titles of a list are set; nil shows which designs there are.
  case design(String?)
  /// Shows adult titles in lists or leaves them out; nil says which.
  case adult(Bool?)
  case language(String?)
  case region(String?)
  /// Open these tabs besides the three; nil shows which there are.
  case tabs([String]?)
  case reload
  case cancel
  /// The lines that can be undone.
  case history
  case undo
  case redo
  /// Show the past as it was behind a line.
  case goto(Int)
  case matrix
  case help(CommandName?)
  case quit
}

/// A page that depends on what is on screen.
public enum SubjectPage: String, CaseIterable, Hashable, Sendable {
  case credits, reviews, similar, recommended, videos, images, watch

  /// The screen that shows it.
  public var screen: Screen {
    switch self {
    case .credits: .credits
    case .reviews: .reviews
    case .similar: .similar
    case .recommended: .recommended
    case .videos: .videos
    case .images: .images
    case .watch: .watch
    }
  }
}

/// One filter of a list, set or taken away.
public struct FilterChange: Hashable, Sendable {
  /// The filter.
  public var name: FilterName
  /// The value as typed; nil takes the filter away.
  public var value: String?

  /// Makes a change.
  public init(_ name: FilterName, _ value: String?) {
    self.name = name
    self.value = value
  }
}

extension Command {
  /// Whether nothing lasting is told to change: what may be given as the arguments of a run, which
  /// shows something and ends.
  public var changesNothing: Bool {
    switch self {
    case .theme(let name), .design(let name): name == nil
    case .adult(let isShown): isShown == nil
    case .forget(let search): search == nil
    case .mark, .rate, .importFile, .exportFile, .login, .logout: false
    case .language(let code), .region(let code): code == nil
    case .tabs(let names): names == nil
    case .open, .openNamed, .read, .selectTab, .visit, .search, .page, .collection, .seasons,
      .season,
      .episode, .episodeNamed, .genre, .go, .back, .forward, .up, .home, .sibling, .link, .web,
      .imdb, .more,
      .first, .filter, .sort, .filters, .filtersMeant,
      .removeFilters, .list, .listNamed, .reload, .cancel, .history, .undo, .redo, .goto, .matrix,
      .help, .quit:
      true
    }
  }
}
