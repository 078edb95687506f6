/// The commands, each under the name that help lists it by.
public enum CommandName: String, CaseIterable, Hashable, Sendable {
  case feed, discover, profile, pokedex, marvel
  case search, people, find, favorites, watchlist, rated
  case cast, reviews, similar, recommended, videos, images, providers, collection, genres
  case open, back, forward, up, home, next, previous
  case go, link, web, imdb
  case more, first, filter, sort
  case `where`
  case list
  case theme, language, region, tabs
  case reload, cancel
  case matrix, help, quit
}
