import Catalog

/// What every list of titles asks of one, film or series.
extension TitleSummary {
  /// The title in the original language, where it is another one.
  var otherTitle: String? {
    let (shown, original) =
      switch self {
      case .movie(let movie): (movie.title, movie.originalTitle)
      case .show(let show): (show.name, show.originalName)
      }
    if original == shown { return nil }
    return original.isEmpty || original.folded == shown.folded ? nil : original
  }

  var genreIDs: [ID<Genre>] {
    switch self {
    case .movie(let movie): movie.genreIDs
    case .show(let show): show.genreIDs
    }
  }

  var overview: LocalizedText? {
    switch self {
    case .movie(let movie): movie.overview
    case .show(let show): show.overview
    }
  }
}
