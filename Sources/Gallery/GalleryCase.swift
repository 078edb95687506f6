import AppCore
import Catalog

/// What is on show: a screen, a sheet, or the notices.
public enum Exhibit: String, CaseIterable, Hashable, Sendable {
  case feed, discover, movieList, showList, people, search, movie, tvShow, season, episode, person,
    credits,
    collection, find
  case profile, favorites, watchlist, rated
  case similar, recommended, reviews, videos, images, watch
  case marvel, character, comic
  case pokedex, pokemon
  case matrix, help, themes, designs, lists, genres, seasons, filters, tabs, locale, history,
    address
  case review, imports
  case notice
}

/// A state with a name, and the steps that reach it.
///
/// No state is built by hand: what stands in the gallery can be reached in the program.
public struct GalleryCase: Hashable, Sendable {
  /// What it shows.
  public let exhibit: Exhibit
  /// The state's name, unique among those of its exhibit: lower case, with hyphens.
  public let name: String
  /// What there is to see, in a few words.
  public let title: String
  /// The steps that reach it from the start.
  public let steps: [Step]
  /// The rows of the terminal; nil shows the whole page.
  public var rows: Int?
  /// Whether it is the one that stands for its exhibit, in every theme and language.
  public var isRich = false
  /// Whether it is shown as the built-in sample's.
  public var isSample = false
  /// The language of the content, where it is not English.
  public var language: String?
  /// Who starts the program.
  public var visitor = Visitor.passerby
  /// How what is marked is kept.
  public var keeping = Keeping.file
  /// Whether what it is shown on has colors.
  public var showsColors = true
  /// The names of the person's own themes.
  public var ownThemes: [String] = []
  /// The person's own themes that cannot be chosen.
  public var faultyThemes: [FaultyTheme] = []

  init(_ exhibit: Exhibit, _ name: String, _ title: String, _ steps: Step...) {
    self.init(exhibit, name, title, steps: steps)
  }

  init(_ exhibit: Exhibit, _ name: String, _ title: String, steps: [Step]) {
    self.exhibit = exhibit
    self.name = name
    self.title = title
    self.steps = steps
  }

  /// The name from the gallery's folder, such as `movie/loaded`.
  public var path: String { "\(exhibit.rawValue)/\(name)" }

  /// How the program is started for it.
  public func launch(columns: Int, locale: ContentLocale? = nil, theme: String = "dark") -> Launch {
    var launch = Launch(
      today: Gallery.today,
      source: isSample ? Gallery.sample.source : Answers.gallery.source,
      locale: locale ?? ContentLocale(language: language ?? "en", region: "US"),
      size: Size(columns: columns, rows: rows), theme: theme, themes: Gallery.themes + ownThemes,
      library: visitor.library, keeping: keeping, remembers: visitor.isRemembered)
    launch.showsColors = showsColors
    launch.faultyThemes = faultyThemes
    launch.enabledTabs = exhibit.enabledTabs
    return launch
  }

  /// The walk to the state, from which further steps can be taken.
  public func walk(columns: Int, locale: ContentLocale? = nil, theme: String = "dark") -> Walk {
    // A state is pinned, not the way to it: its lines wait for nothing.
    var walk = Walk(
      launch(columns: columns, locale: locale, theme: theme),
      answers: isSample ? Gallery.sample : .gallery, on: .stream)
    for step in steps { walk.take(step) }
    return walk
  }

  /// The state, reached by its steps.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - locale: The language and region; nil takes the case's own.
  public func state(
    columns: Int, locale: ContentLocale? = nil, theme: String = "dark"
  ) -> AppState {
    walk(columns: columns, locale: locale, theme: theme).state
  }

  /// The case on a terminal of so many rows.
  func on(rows: Int) -> GalleryCase {
    var other = self
    other.rows = rows
    return other
  }

  /// The case as the one that stands for its exhibit.
  func rich() -> GalleryCase {
    var other = self
    other.isRich = true
    return other
  }

  /// The case as the built-in sample's.
  func sample() -> GalleryCase {
    var other = self
    other.isSample = true
    return other
  }

  /// The case of another visitor.
  func visited(by visitor: Visitor) -> GalleryCase {
    var other = self
    other.visitor = visitor
    return other
  }

  /// The case with marks kept in another way.
  func kept(in keeping: Keeping) -> GalleryCase {
    var other = self
    other.keeping = keeping
    return other
  }

  /// The case where nothing has colors.
  func withoutColors() -> GalleryCase {
    var other = self
    other.showsColors = false
    return other
  }

  /// The case of a person with themes of their own.
  func themes(_ own: [String], faulty: [FaultyTheme]) -> GalleryCase {
    var other = self
    other.ownThemes = own
    other.faultyThemes = faulty
    return other
  }

  /// The case with content in another language.
  func language(_ code: String) -> GalleryCase {
    var other = self
    other.language = code
    return other
  }
}
