import Catalog

/// A table that a site writes, told from others by its columns.
struct ExchangeForm: Sendable {
  /// What rows without a rating are for.
  enum Listing: Sendable {
    /// They say nothing that is kept.
    case nothing
    /// They are of a list: the file's name says of which, or a person has to.
    case named
    /// They are of a list that may be anybody's and of anything: a person has to say.
    case asked
  }

  let format: ExchangeFormat
  /// Whether it has the columns of one of these tables.
  let isMeant: @Sendable (ExchangeColumns) -> Bool
  /// The columns of a person's own rating, the first that is filled in, with the greatest there is.
  let ratings: [(column: ExchangeColumns.Name, greatest: Int)]
  /// The columns of the day of a rating.
  let ratedOn: [ExchangeColumns.Name]
  /// The columns of the day that a title came into the list.
  var listedOn: [ExchangeColumns.Name] = []
  /// The column that says what a title is.
  var kind: ExchangeColumns.Name?
  /// What titles are where no column says it.
  var usualKind = ExchangeRow.Kind.unknown
  /// What rows without a rating are for.
  let listing: @Sendable (ExchangeColumns) -> Listing

  /// What a person says of a table that no site writes: whose scale its ratings have.
  static func plain(_ format: ExchangeFormat, _ columns: ExchangeColumns) -> ExchangeForm {
    ExchangeForm(
      format: format, isMeant: { _ in true },
      ratings: [
        (.rating10, 10), (.yourRating, format.greatest), (.userRating, format.greatest),
        (.youRated, format.greatest), (.rating, format.greatest),
      ],
      ratedOn: [.ratedAt, .dateRated, .date, .watchedDate, .created],
      listedOn: [.listedAt, .date, .created],
      kind: [.titleType, .type].first { columns[$0] != nil },
      usualKind: format == .letterboxd || format == .movary ? .movie : .unknown,
      listing: { $0.hasRatings ? .nothing : .asked })
  }

  /// The form of a table; nil where no site writes such a one.
  static func of(_ columns: ExchangeColumns) -> ExchangeForm? { all.first { $0.isMeant(columns) } }

  private static let letterboxdRatings: [(column: ExchangeColumns.Name, greatest: Int)] = [
    (.rating10, 10), (.rating, 5),
  ]

  /// All forms; the first that is meant counts.
  private static let all = [
    ExchangeForm(
      format: .imdb, isMeant: { $0[.imdbConst] != nil },
      ratings: [(.yourRating, 10), (.youRated, 10)], ratedOn: [.dateRated, .created],
      listedOn: [.created], kind: .titleType,
      listing: { $0.hasAny(.position, .created) ? .named : .nothing }),
    ExchangeForm(
      format: .simkl, isMeant: { $0[.simkl] != nil }, ratings: [(.rating, 10)],
      ratedOn: [.watchedDate], kind: .type, listing: { _ in .nothing }),
    ExchangeForm(
      format: .tmdb,
      isMeant: { $0[.tmdb] != nil && $0[.yourRating] != nil && $0.hasAny(.type, .releaseDate) },
      ratings: [(.yourRating, 10)], ratedOn: [.dateRated], kind: .type, listing: { _ in .named }),
    ExchangeForm(
      format: .letterboxd, isMeant: { $0[.letterboxd] != nil }, ratings: letterboxdRatings,
      ratedOn: [.date, .watchedDate], listedOn: [.date], usualKind: .movie,
      listing: { $0.hasRatings ? .nothing : .named }),
    // A list of Letterboxd's, behind the table about the list.
    ExchangeForm(
      format: .letterboxd,
      isMeant: { $0[.position] != nil && $0[.name] != nil && $0[.year] != nil && $0[.url] != nil },
      ratings: [], ratedOn: [], usualKind: .movie, listing: { _ in .asked }),
    ExchangeForm(
      format: .movary,
      isMeant: { columns in
        columns.header.contains("tmdbId") && columns.header.contains("imdbId")
          && columns.hasAny(.title, .name)
      },
      ratings: [(.userRating, 10), (.rating, 10)], ratedOn: [.ratedAt, .watchedAt],
      usualKind: .movie, listing: { $0.hasRatings || $0[.watchedAt] != nil ? .nothing : .named }),
    ExchangeForm(
      format: .trakt,
      isMeant: { columns in
        columns.hasAny(
          .ratedAt, .listedAt, .watchlistedAt, .favoritedAt, .watchedAt, .collectedAt, .trakt)
          && columns.hasAny(.imdb, .tmdb, .bareTMDB, .trakt, .title)
      },
      ratings: [(.rating, 10)], ratedOn: [.ratedAt], listedOn: [.listedAt], kind: .type,
      listing: { $0[.listedAt] == nil ? .nothing : .named }),
    // What Letterboxd imports, in its own spelling.
    ExchangeForm(
      format: .letterboxd,
      isMeant: { columns in
        columns.hasAny(.title, .name)
          && ["tmdbID", "imdbID", "Rating10", "WatchedDate"].contains(
            where: columns.header.contains)
      },
      ratings: letterboxdRatings, ratedOn: [.date, .watchedDate], listedOn: [.date],
      usualKind: .movie, listing: { $0.hasRatings ? .nothing : .named }),
  ]
}

extension ExchangeColumns {
  /// Whether one of them is for a person's own rating.
  var hasRatings: Bool { hasAny(.rating, .rating10, .yourRating, .youRated, .userRating) }
}

extension ExchangeFormat {
  /// The greatest rating of the site's scale.
  fileprivate var greatest: Int {
    switch self {
    case .letterboxd: 5
    case .json, .imdb, .trakt, .tmdb, .simkl, .movary: 10
    }
  }
}

/// What a file's name says of the titles in it.
enum ExchangeFileName {
  case list(KeptList)
  /// They were seen.
  case seen
  case nothing

  init(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)).folded }
    let words = Set((parts.last ?? "").split(separator: " "))
    let isLiked = parts.count > 1 && parts[parts.count - 2] == "likes"
    if !words.isDisjoint(with: ["watched", "seen", "history", "diary", "collection"]) {
      self = .seen
    } else if words.contains("watchlist") {
      self = .list(.watchlist)
    } else if isLiked && words.contains("films") || words.contains("likes")
      || words.contains(where: { $0.hasPrefix("favorit") || $0.hasPrefix("favourit") })
    {
      self = .list(.favorites)
    } else {
      self = .nothing
    }
  }
}
