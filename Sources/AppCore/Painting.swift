import Catalog

/// What the last line asked to see.
public enum Painting: Equatable, Sendable {
  /// The screen on top of the stack.
  case screen
  /// A page that is not a place: it has no link and no stack; which screenful of it, from 0.
  case sheet(Sheet, screenful: Int = 0)
  /// Nothing but the notice, where there is one.
  case notice
}

/// A page that is not a place: an answer to a command, gone with the next one.
public enum Sheet: Hashable, Sendable {
  /// The commands, or one of them.
  case help(CommandName?)
  /// The navigation matrix.
  case matrix
  /// An address as text: the link, the page at TMDB, the page at IMDb.
  case address(String)
  /// The whole text of a review, by TMDB's id of it.
  case review(String)
  /// The themes there are, with the current one.
  case themes
  /// The lists to choose from on this screen.
  case lists
  /// The genres there are.
  case genres
  /// The seasons of a series.
  case seasons(ID<TVShow>)
  /// The filters of the list on screen and those it could have.
  case filters
  /// The tabs, which of them are open, and how to open the others.
  case tabs
  /// The language and the region.
  case locale
  /// The designs there are, with the current one.
  case designs
  /// The lines that can be undone.
  case history
  /// What an import did, or would do.
  indirect case imported(ImportReport)
}
