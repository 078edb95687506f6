import AppCore
import Catalog
import Typesetting

/// What a person said of a title, as pages show it: signs in the rows of lists, and words with them where
/// there is room.
struct TitleMarks: Hashable {
  /// What was said.
  var marks = Marks()
  /// Whether a change to it is not stored yet.
  var isPending = false

  /// Whether there is nothing to show.
  var isEmpty: Bool { marks.isEmpty && !isPending }

  /// The marks without the one that makes a title belong to a list, which every row of it has.
  func without(_ list: KeptList?) -> TitleMarks {
    var others = self
    switch list {
    case nil: break
    case .favorites: others.marks.favoriteSince = nil
    case .watchlist: others.marks.onWatchlistSince = nil
    case .rated:
      others.marks.rating = nil
      others.marks.ratedOn = nil
    }
    return others
  }

  /// The signs with their words: `♥ favorite   + watchlist   ★ you: 8.5`.
  func spelled(_ words: Words) -> [Line] {
    var parts: [Line] = []
    if marks.favoriteSince != nil {
      parts.append(Line(MarkSign.favorite, .mark).appending(" " + words.favorite, .mark))
    }
    if marks.onWatchlistSince != nil {
      parts.append(Line(MarkSign.watchlist, .mark).appending(" " + words.onWatchlist, .mark))
    }
    if let rating = marks.rating {
      parts.append(
        Line(MarkSign.rating, .mark).appending(" " + words.you + " ", .mark)
          .appending(words.own(rating), .rating))
    }
    if isPending {
      parts.append(Line(MarkSign.pending, .warning).appending(" " + words.notStoredYet, .warning))
    }
    return parts
  }
}

/// The signs of marks, each of one column in every terminal.
enum MarkSign {
  static let favorite = "♥"
  static let watchlist = "+"
  static let rating = "★"
  static let pending = "…"
}

/// A column of marks in which the same mark always stands at the same place; marks that no row has take no
/// room.
struct MarkColumn {
  private var favorite = 0
  private var watchlist = 0
  private var rating = 0
  private var pending = 0
  private let words: Words
  private let isSpelled: Bool

  /// Measures the marks of some rows.
  ///
  /// - Parameter isSpelled: Whether words stand beside the signs.
  init(_ rows: some Sequence<TitleMarks>, spelled isSpelled: Bool = false, _ words: Words) {
    self.words = words
    self.isSpelled = isSpelled
    for row in rows where !row.isEmpty {
      let parts = parts(row)
      favorite = max(favorite, parts.favorite.width)
      watchlist = max(watchlist, parts.watchlist.width)
      rating = max(rating, parts.rating.width)
      pending = max(pending, parts.pending.width)
    }
  }

  private var gap: Int { isSpelled ? 2 : 1 }

  /// The columns it takes; 0 where no row has marks.
  var width: Int {
    [favorite, watchlist, rating, pending].filter { $0 > 0 }.reduce(-gap) { $0 + gap + $1 }
      .clamped
  }

  /// The marks of one row.
  func cell(_ row: TitleMarks) -> Line {
    guard !row.isEmpty else { return .empty }
    let parts = parts(row)
    var line = Line.empty
    var start = 0
    for (part, width) in [
      (parts.favorite, favorite), (parts.watchlist, watchlist), (parts.rating, rating),
      (parts.pending, pending),
    ] where width > 0 {
      for (index, span) in part.spans.enumerated() {
        line.append(span.text, span.role, column: index == 0 && start > 0 ? start : nil)
      }
      start += width + gap
    }
    return line
  }

  private func parts(
    _ row: TitleMarks
  ) -> (favorite: Line, watchlist: Line, rating: Line, pending: Line) {
    func part(_ isOn: Bool, _ sign: String, _ word: String, _ role: Role = .mark) -> Line {
      guard isOn else { return .empty }
      return Line(isSpelled ? "\(sign) \(word)" : sign, role)
    }
    return (
      part(row.marks.favoriteSince != nil, MarkSign.favorite, words.favorite),
      part(row.marks.onWatchlistSince != nil, MarkSign.watchlist, words.onWatchlist),
      row.marks.rating.map { Line(MarkSign.rating + " ", .mark).appending(words.own($0), .rating) }
        ?? .empty,
      part(row.isPending, MarkSign.pending, words.notStoredYet, .warning)
    )
  }
}

extension Int {
  /// The number, or 0 where it is less.
  fileprivate var clamped: Int { Swift.max(0, self) }
}

extension AppState {
  /// What a person said of a title.
  func titleMarks(_ title: TitleID) -> TitleMarks {
    TitleMarks(marks: library[title], isPending: library.isPending(title))
  }
}

extension Words {
  /// Beside the sign of a favorite.
  var favorite: String { say("favorite", "favori") }

  /// Beside the sign of the watchlist.
  var onWatchlist: String { say("watchlist", "izlenecek") }

  /// Before one's own rating.
  var you: String { say("you", "siz") }

  /// Beside marks that are not stored yet.
  var notStoredYet: String { say("not stored yet", "henüz saklanmadı") }

  /// How a title without marks gets some.
  var howToMark: String {
    say(
      "keep it with `fav` or `later`, rate it with `rate 8`",
      "saklamak için `fav` ya da `later`, puanlamak için `rate 8`")
  }
}
