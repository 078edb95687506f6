/// The commands, each under the name that help lists it by, in the order of the list.
///
/// A new command is one more case here, one more row in ``CommandTable``, and, where it means something new, one
/// more case of ``Command``.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
  /// Shows the tab of movies and series in the news, as it was left; on it already: its root.
  case feed
  /// Shows the tab of what is trending, of genres and of popular people.
  case discover
  /// Shows the tab of one's own favorites, watchlist and ratings.
  case profile
  /// Shows the tab of Pokémon, once it is unlocked.
  case pokedex
  /// Shows the tab of Marvel's characters, once it is unlocked.
  case marvel
  /// Finds movies, series, people, collections, keywords and companies by a text.
  case search
  /// Lists popular people.
  case people
  /// Opens what an id of IMDb's names.
  case find
  /// Lists all favorites.
  case favorites
  /// Lists the whole watchlist.
  case watchlist
  /// Lists all that was rated.
  case rated
  /// Lists cast and crew of the title on screen.
  case cast
  /// Shows what people wrote about the title on screen.
  case reviews
  /// Lists titles that are similar to the one on screen.
  case similar
  /// Lists titles that TMDB recommends to those who like the one on screen.
  case recommended
  /// Lists trailers and other videos of the title on screen.
  case videos
  /// Lists the pictures of the title, season or person on screen.
  case images
  /// Shows where the title on screen can be watched.
  case providers
  /// Opens the collection that the movie on screen belongs to.
  case collection
  /// Lists the seasons of the series on screen.
  case seasons
  /// Opens a season of the series on screen by its number.
  case season
  /// Opens an episode of the season on screen by its number.
  case episode
  /// Lists the genres, or opens the list of one by its name.
  case genres
  /// Follows a choice of the page by its number, or by its title or the beginning of it.
  case open
  /// Shows the whole text of a review by its number.
  case read
  /// Goes back to what was on screen before, some steps where a number is given.
  case back
  /// Takes back the last step back.
  case forward
  /// Takes the top place off the stack.
  case up
  /// Goes to the root of the tab on screen.
  case home
  /// Goes to the next season, episode or Pokémon.
  case next
  /// Goes to the previous season, episode or Pokémon.
  case previous
  /// Opens a link, or a pasted address of themoviedb.org or imdb.com.
  case go
  /// Says the link of what is on screen.
  case link
  /// Says the address of what is on screen at themoviedb.org.
  case web
  /// Says the address of what is on screen at imdb.com.
  case imdb
  /// Shows the next screenful; at the end of what is loaded, loads the next page.
  case more
  /// Shows the page from its beginning.
  case first
  /// Shows only rows that hold a text; without one shows all again.
  case filter
  /// Orders the list by a key; without one as the source has it.
  case sort
  /// Sets and removes filters of the list; without any shows them.
  case `where`
  /// Shows another list of the same kind in this place; without a name says which there are.
  case list
  /// Marks a row, or the title on screen, as a favorite or for the watchlist.
  case mark
  /// Takes a mark away.
  case unmark
  /// Makes a row, or the title on screen, a favorite.
  case fav
  /// Takes it out of the favorites.
  case unfav
  /// Puts a row, or the title on screen, on the watchlist.
  case later
  /// Takes it off the watchlist.
  case unlater
  /// Rates a row, or the title on screen.
  case rate
  /// Takes the rating away.
  case unrate
  /// Forgets past searches.
  case forget
  /// Signs in to TMDB, as a guest where that is said, or sends what signing in offered.
  case login
  /// Signs out of TMDB.
  case logout
  /// Brings favorites, watchlist and ratings in from a file of Marquee's or another site's.
  case `import`
  /// Writes favorites, watchlist and ratings to a file.
  case export
  /// Changes the theme; without a name shows which there are.
  case theme
  /// Changes how titles of lists are set; without a name shows which designs there are.
  case design
  /// Changes the language of the content; without a code shows the current one.
  case language
  /// Changes the country of release dates and offers; without a code shows the current one.
  case region
  /// Shows titles that TMDB calls adult in lists, or leaves them out.
  case adult
  /// Opens the tabs that are locked at first; without names shows all tabs.
  case tabs
  /// Loads what is on screen anew.
  case reload
  /// Stops what is loading.
  case cancel
  /// Lists the lines that can be undone.
  case history
  /// Takes back the last line that changed something.
  case undo
  /// Does again what was undone last.
  case redo
  /// Shows the past as it was behind a line.
  case goto
  /// Shows from which screen which can be reached, and how.
  case matrix
  /// Lists the commands, or explains one.
  case help
  /// Leaves.
  case quit
}
