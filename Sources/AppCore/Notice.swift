import Catalog
import Navigation

/// Something to be said about the last line; the words are the screens' own.
public enum Notice: Hashable, Sendable {
  /// The line is no command.
  case misunderstood(CommandError)
  /// The link, or what looked like one, is none.
  case badLink(LinkError)
  /// A filter cannot be set so.
  case badFilter(FilterError)
  /// The matrix has no way from here to there.
  case refused(from: Screen, to: Screen)
  /// The screen comes with a later version.
  case notBuilt(Screen)
  /// The tab has to be unlocked first.
  case locked(Tab)
  /// A tab was unlocked.
  case unlocked(Tab)
  /// No choice has this number; how many there are.
  case noSuchChoice(Int, count: Int)
  /// No choice has this title; the nearest that one has.
  case noSuchTitle(String, nearest: String?)
  /// More than one choice has this title or one that begins so; the first of them.
  case ambiguousTitle(String, candidates: [NumberedTitle])
  /// There is nothing to go back to.
  case nothingBack
  /// There is nothing to go forward to.
  case nothingForward
  /// The tab's root is on screen.
  case atRoot
  /// The whole list is on screen.
  case endOfList
  /// The screen is no list.
  case notAList
  /// The command means nothing on this screen.
  case notHere(CommandName)
  /// The subject on screen has no such page: no IMDb id, no collection.
  case hasNone(CommandName)
  /// The source has no facts for this page.
  case notInSource(Screen)
  /// Nothing was being loaded.
  case nothingToCancel
  /// Loading was cancelled.
  case cancelled
  /// The typed line was dropped; how to leave.
  case lineDropped
  /// No theme has this name; the nearest that has one.
  case noSuchTheme(String, nearest: String?)
  /// The theme was changed.
  case themeChanged(String)
  /// The language or the region was changed.
  case localeChanged(ContentLocale)
  /// The text is no language code.
  case badLanguage(String)
  /// The text is no region code.
  case badRegion(String)
  /// No genre has this name; the nearest that has one.
  case noSuchGenre(String, nearest: String?)
  /// No list has this name here; the nearest that has one.
  case noSuchList(String, nearest: String?)
  /// More than one list may be meant; their names.
  case ambiguousList(String, candidates: [String])
  /// The tabs that are open were changed.
  case tabsChanged
  /// No tab has this name.
  case noSuchTab(String, nearest: String?)
  /// Something a line needed could not be loaded.
  case couldNotLoad(Failure)

  /// Whether the line came to nothing: a script stops here, a one-shot run fails.
  public var isFailure: Bool {
    switch self {
    case .unlocked, .cancelled, .lineDropped, .themeChanged, .localeChanged, .tabsChanged,
      .endOfList, .nothingToCancel:
      false
    case .misunderstood, .badLink, .badFilter, .refused, .notBuilt, .locked, .noSuchChoice,
      .noSuchTitle, .ambiguousTitle, .nothingBack, .nothingForward, .atRoot, .notAList, .notHere,
      .hasNone, .notInSource, .noSuchTheme, .badLanguage, .badRegion, .noSuchGenre, .noSuchList,
      .ambiguousList, .noSuchTab, .couldNotLoad:
      true
    }
  }
}
