import AppCore
import Catalog
import Typesetting

/// What the rows of a list of kept titles say besides: since when, and one's own rating.
struct KeptRows: Hashable {
  /// The list.
  let list: KeptList
  /// Today, from which days are counted.
  let today: CalendarDate

  /// Whether a row left the list while it is on screen: it keeps its number until the next visit.
  func isGone(_ row: TitleRow) -> Bool { !row.marks.marks.belong(to: list) }

  /// The marks a row shows besides what makes it one of the list's.
  func marks(_ row: TitleRow) -> TitleMarks { row.marks.without(list) }

  /// Whether rows show one's own rating in a column of its own.
  var hasOwnRating: Bool { list == .rated }

  /// The day a row was marked or rated, or that it is no longer in the list.
  func day(_ row: TitleRow, _ words: Words) -> Line {
    guard !isGone(row) else { return Line(words.gone, .warning) }
    return row.marks.marks.day(in: list).map { Line(words.shortDay($0, today: today), .muted) }
      ?? .empty
  }

  /// One's own rating as a bar and a number; without columns for a bar a sign stands before the number.
  func ownRating(_ row: TitleRow, bar columns: Int, _ words: Words) -> Line {
    guard let rating = row.marks.marks.rating else { return Line("–", .muted) }
    guard columns > 0 else {
      return Line(MarkSign.rating + " ", .mark).appending(words.own(rating), .rating)
    }
    return Bar(rating.value / 10, columns: columns).line
      .appending("  " + words.decimal(rating.value), .rating, isEmphasised: true)
  }
}

extension Marks {
  /// The day on which the title came into a list; nil where it is not in it.
  func day(in list: KeptList) -> CalendarDate? {
    switch list {
    case .favorites: favoriteSince
    case .watchlist: onWatchlistSince
    case .rated: ratedOn
    }
  }
}

extension Words {
  /// A row that was taken out of the list on screen.
  var gone: String { say("removed", "çıkarıldı") }

  /// Above the days of a list.
  func dayHeading(_ list: KeptList) -> String {
    switch list {
    case .favorites, .watchlist: say("added", "eklendi")
    case .rated: say("rated", "puanlandı")
    }
  }

  /// Above one's own ratings.
  var ownHeading: String { say("you", "siz") }

  /// Above the ratings of all.
  var allHeading: String { say("everyone", "herkes") }

  /// Above the ratings of all, where these are numbers alone.
  var shortAllHeading: String { say("all", "herkes") }

  /// A day in few letters: `today`, `yesterday`, `14 Mar`, `14 Mar 2024`.
  func shortDay(_ date: CalendarDate, today: CalendarDate) -> String {
    switch today.daysSince1970 - date.daysSince1970 {
    case 0: return say("today", "bugün")
    case 1: return say("yesterday", "dün")
    case _:
      let day = "\(date.day) \(shortMonth(date.month))"
      return date.year == today.year ? day : "\(day) \(date.year)"
    }
  }

  private func shortMonth(_ number: Int) -> String {
    switch number {
    case 1: say("Jan", "Oca")
    case 2: say("Feb", "Şub")
    case 3: say("Mar", "Mar")
    case 4: say("Apr", "Nis")
    case 5: say("May", "May")
    case 6: say("Jun", "Haz")
    case 7: say("Jul", "Tem")
    case 8: say("Aug", "Ağu")
    case 9: say("Sep", "Eyl")
    case 10: say("Oct", "Eki")
    case 11: say("Nov", "Kas")
    default: say("Dec", "Ara")
    }
  }
}
