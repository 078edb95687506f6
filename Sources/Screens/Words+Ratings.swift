import Catalog
import Typesetting

/// A title's year and its rating, as rows and heads of pages show them.
extension Words {
  /// A date's year, or that there is none.
  func year(_ date: CalendarDate?) -> String {
    date.map { String($0.year) } ?? say("no date", "tarihsiz")
  }

  /// How many voted, as a number; empty where that is not known.
  func votes(in rating: Rating?) -> String {
    rating?.votes.map(number) ?? ""
  }

  /// A rating as a number; a title nobody rated says so.
  func shortRating(_ rating: Rating?) -> Line {
    rating.map { Line(decimal($0.average), .rating) } ?? Line(notRated, .muted)
  }

  /// A rating as a bar and a number.
  func ratingCell(_ rating: Rating?, bar columns: Int) -> Line {
    guard let rating else { return Line(notRated, .muted) }
    guard columns > 0 else { return shortRating(rating) }
    var line = Bar(rating.average / 10, columns: columns).line
    line.append("  " + decimal(rating.average), .rating)
    return line
  }

  /// That nobody voted.
  var notRated: String { say("not rated", "oylanmamış") }
}
