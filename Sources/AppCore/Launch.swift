import Catalog
import Navigation

/// How the program was started: what the outside knows and the state needs.
public struct Launch: Equatable, Sendable {
  /// Today, where the person is.
  public var today: CalendarDate
  /// Where what is shown comes from.
  public var source: Source
  /// The day of the facts that Pokémon and Marvel's pages are made of where the source has none of them;
  /// nil where they come from the source like all others.
  public var sampleDate: CalendarDate?
  /// The language and region asked for.
  public var locale: ContentLocale
  /// The size of the terminal.
  public var size: Size
  /// The theme to show.
  public var theme: String
  /// The names of all themes there are, in the order they are listed.
  public var themes: [String]
  /// The themes of a person's own that cannot be chosen.
  public var faultyThemes: [FaultyTheme] = []
  /// Those of the themes that come with the program in whose place there is a file of the person's own.
  public var replacedThemes: Set<String> = []
  /// The theme that was kept and cannot be used any more.
  public var lostTheme: FaultyTheme?
  /// Whether what is painted has colors, so that a theme can be seen.
  public var showsColors = true
  /// The tabs that are open besides the three that always are.
  public var enabledTabs: Set<Tab>
  /// Whether the root of the first tab is loaded at once; a single link has no need of it.
  public var loadsRoot: Bool
  /// How titles of a list are set.
  public var design: Design
  /// Whether lists show titles that TMDB calls adult.
  public var showsAdult = false
  /// What was kept from earlier runs.
  public var library: LibrarySnapshot
  /// How what changes is kept.
  public var keeping: Keeping
  /// Whether a person lives in this run: the last session is restored, searches and the session are
  /// kept, and the first start is welcomed.
  public var remembers: Bool
  /// Whether the lines are typed by a person who reads what comes of each.
  public var isTyped = true
  /// Whether nobody is asked: what was kept of earlier answers is all there is.
  public var isOffline = false

  /// Makes a launch.
  public init(
    today: CalendarDate, source: Source, locale: ContentLocale, size: Size, theme: String,
    themes: [String], enabledTabs: Set<Tab> = [], loadsRoot: Bool = true, design: Design = .table,
    library: LibrarySnapshot = LibrarySnapshot(), keeping: Keeping = .file, remembers: Bool = false
  ) {
    self.today = today
    self.source = source
    self.locale = locale
    self.size = size
    self.theme = theme
    self.themes = themes
    self.enabledTabs = enabledTabs
    self.loadsRoot = loadsRoot
    self.design = design
    self.library = library
    self.keeping = keeping
    self.remembers = remembers
  }
}
