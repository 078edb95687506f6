import Catalog
import Navigation

/// That a title which was rated is on the watchlist still, and how it is taken off.
public struct WatchlistOffer: Hashable, Sendable {
  /// The number of its row; nil where the page is the title's own.
  public var row: Int?
}

/// Something to be said about the last line; the words are the screens' own.
public enum Notice: Hashable, Sendable {
  /// The line is no command; the text to search for where it may be one, and the other name by which its command
  /// was typed.
  case misunderstood(CommandError, search: String? = nil, typed: String? = nil)
  /// The line is no command, and its text was searched for.
  case searchedInstead(String)
  /// The line is no command, but titles on the page begin so; the first of them.
  case titlesInstead(String, candidates: [NumberedTitle])
  /// The place that was asked for is on screen.
  case alreadyHere(Screen)
  /// The link, or what looked like one, is none.
  case badLink(LinkError)
  /// A filter cannot be set so.
  case badFilter(FilterError)
  /// The matrix has no way from here to there.
  case refused(from: Screen, to: Screen)
  /// The tab has to be unlocked first.
  case locked(Tab)
  /// A tab was unlocked.
  case unlocked(Tab)
  /// No choice has this number; how many there are.
  case noSuchChoice(Int, count: Int)
  /// The page that is no place had no numbers; those of the page on screen again, and how many there are.
  case numbersOfPage(count: Int)
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
  /// The command means nothing on this screen; the other name by which it was typed.
  case notHere(CommandName, typed: String? = nil)
  /// The subject on screen has no such page: no IMDb id, no collection; the other name by which it was typed.
  case hasNone(CommandName, typed: String? = nil)
  /// The source has no facts for this page.
  case notInSource(Screen)
  /// There is no season or episode before or after the one on screen.
  case noSibling(Screen, offset: Int)
  /// The source does not list the episodes of a season; the nearest season further on whose it does.
  case seasonNotListed(Int, nearest: Int?)
  /// The series has no season with this number; the last number there is.
  case noSuchSeason(Int, last: Int?)
  /// The season has no episode with this number; the last number there is.
  case noSuchEpisode(Int, last: Int?)
  /// No episode of the series is called so; the nearest name.
  case noEpisodeNamed(String, nearest: String?)
  /// Several episodes of the series are called so.
  case ambiguousEpisode(String, candidates: [NamedEpisode])
  /// An episode's number says nothing without a season.
  case whichSeason(Int)
  /// The page could not be loaded again, and stays as it was.
  case notRefreshed(Failure)
  /// Nothing was being loaded.
  case nothingToCancel
  /// Loading was canceled.
  case cancelled
  /// Reading or writing a file was canceled.
  case exchangeCancelled
  /// The typed line was dropped; how to leave.
  case lineDropped
  /// No theme has this name; the nearest that has one.
  case noSuchTheme(String, nearest: String?)
  /// The theme cannot be chosen.
  case faultyTheme(FaultyTheme)
  /// The theme that was kept cannot be used any more.
  case lostTheme(FaultyTheme)
  /// The theme was changed.
  case themeChanged(String)
  /// The language or the region was changed.
  case localeChanged(ContentLocale)
  /// The text is no language; the code that may be meant.
  case badLanguage(String, nearest: String?)
  /// The text is no country; the code that may be meant.
  case badRegion(String, nearest: String?)
  /// Nothing is called so that a filter could ask for; the nearest name.
  case noSuchName(FilterName, String, nearest: String?)
  /// More than one thing may be meant that a filter could ask for; their names.
  case ambiguousName(FilterName, String, names: [String])
  /// Words behind `where` mean several filters; each as it can be typed.
  case ambiguousFilter(String, candidates: [String])
  /// No genre has this name; the nearest that has one.
  case noSuchGenre(String, nearest: String?)
  /// No list has this name here; the nearest that has one.
  case noSuchList(String, nearest: String?)
  /// More than one list may be meant; their names.
  case ambiguousList(String, candidates: [String])
  /// The tabs that are open were changed.
  case tabsChanged
  /// The tabs that were to be opened are open.
  case tabsOpenAlready
  /// No tab has this name.
  case noSuchTab(String, nearest: String?)
  /// A title's marks were changed; its title where it is known, and what else may be wanted of it.
  case marked(MarkChange, title: String?, offer: WatchlistOffer? = nil)
  /// A title's marks are so already.
  case markedAlready(MarkChange, title: String?)
  /// The choice with this number is no title.
  case notATitle(Int)
  /// There is no title on screen to mark.
  case noTitleHere
  /// Changes could not be stored; they are tried again.
  case notKept(StorageFailure, count: Int)
  /// The first of the reviews is on screen.
  case firstReview
  /// The last of the reviews that are loaded is on screen; whether there are more.
  case lastReview(goesOn: Bool)
  /// There are no past searches.
  case noSearches
  /// All past searches were forgotten.
  case forgotSearches
  /// A past search was forgotten.
  case forgotSearch(String)
  /// No past search has this number; how many there are.
  case noSuchSearch(Int, count: Int)
  /// Where the last session was left can not be read.
  case sessionUnreadable
  /// Nothing was done that could be undone.
  case nothingToUndo
  /// Nothing was undone that could be done again.
  case nothingToRedo
  /// The last line did something that cannot be undone.
  case cannotUndo(String)
  /// A line was taken back.
  case undone(String)
  /// A line was done again.
  case redone(String)
  /// No line has this number; the numbers there are.
  case noSuchLine(Int, first: Int, last: Int)
  /// The past is shown as it was behind a line.
  case past(Int, line: String?)
  /// The present is shown again.
  case presentAgain
  /// The first start: how to begin.
  case welcome
  /// The damaged file was set aside under another name.
  case setAside(String)
  /// What changes is kept in memory alone, and why.
  case keptInMemory(StorageFailure)
  /// No design has this name; the nearest that has one.
  case noSuchDesign(String, nearest: String?)
  /// The design was changed.
  case designChanged(Design)
  /// Whether lists show adult titles.
  case adult(isShown: Bool)
  /// A file was written.
  indirect case exported(ExportSummary)
  /// A file could not be imported or exported.
  indirect case exchangeFailed(ExchangeFailure)
  /// Something about the account at TMDB.
  indirect case account(AccountNotice)
  /// What the page on screen should have said could not be loaded.
  case couldNotLoad(Failure)
  /// Something the line itself needed could not be loaded: it has to be typed again.
  case lineLacks(Failure)

  /// Whether the line came to nothing: a script stops here, a one-shot run fails.
  public var isFailure: Bool { ExitStatus(self) != .success }
}
