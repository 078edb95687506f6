import Catalog
import Navigation

/// The name of a list as the words in it, so that `top rated`, `top-rated`, `top` and
/// `movies=top-rated` can all mean one.
struct ListWords {
  enum Match {
    /// All words of the list's own name are there.
    case whole
    /// Beginnings of some of its words are.
    case beginning
  }

  fileprivate let kind: String?
  fileprivate let words: [String]

  init(_ text: String) {
    var words = text.folded.split(separator: " ").map(String.init)
    switch words.first {
    case "movies", "movie", "films", "film": kind = "movies"
    case "shows", "show", "series", "tv": kind = "shows"
    case _: kind = nil
    }
    if kind != nil { words.removeFirst() }
    self.words = words
  }

  /// How well a list's name is meant by these words; nil where it is not.
  func match(_ list: ListWords) -> Match? {
    if let kind, let other = list.kind, kind != other { return nil }
    guard !words.isEmpty else { return nil }
    if words == list.words { return .whole }
    var rest = list.words[...]
    for word in words {
      guard let place = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return nil }
      rest = rest[(place + 1)...]
    }
    return .beginning
  }
}

/// The whole name of a list that TMDB keeps, with or without what it is of: `upcoming`, `top rated series`,
/// `trending today`.
struct ListName {
  private let movies: MovieList?
  private let shows: ShowList?

  /// Reads a line; nil where it is more or less than such a name.
  init?(_ text: String) {
    // No name is longer; a title is not folded in vain.
    guard text.utf8.count <= 40, !["movies/", "shows/"].contains(where: text.hasPrefix) else {
      return nil
    }
    var name = ListWords(text)
    var kind = name.kind
    if kind == nil, let last = name.words.last, name.words.count > 1 {
      kind = ListWords(last).kind
      if kind != nil { name = ListWords(name.words.dropLast().joined(separator: " ")) }
    }
    let words = name.words
    guard !words.isEmpty else { return nil }
    func isMeant(_ name: String) -> Bool { words == name.split(separator: "-").map(String.init) }
    var movies = NamedMovieList.allCases.first { isMeant($0.rawValue) }.map(MovieList.named)
    var shows = NamedShowList.allCases.first { isMeant($0.rawValue) }.map(ShowList.named)
    if let window = Self.trending(words) {
      movies = .trending(window)
      shows = .trending(window)
    }
    self.movies = kind == "shows" ? nil : movies
    self.shows = kind == "movies" ? nil : shows
    if self.movies == nil, self.shows == nil { return nil }
  }

  private static func trending(_ words: [String]) -> TrendingWindow? {
    guard words.first == "trending" else { return nil }
    switch words.dropFirst() {
    case [], ["week"], ["this", "week"]: return .week
    case ["day"], ["today"]: return .day
    case _: return nil
    }
  }

  /// The list: of films where both kinds have one of that name, unless series are preferred.
  func route(prefersShows: Bool) -> Route {
    if let shows, prefersShows || movies == nil { return .showList(shows) }
    return .movieList(movies ?? .named(.popular))
  }
}
