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

  /// A rating as a number; a title that nobody rated says so, and one without a mean how many voted.
  func shortRating(_ rating: Rating?) -> Line {
    rating?.average.map { Line(decimal($0), .rating) } ?? Line(noMean(rating), .muted)
  }

  /// What stands for the mean where there is none.
  func noMean(_ rating: Rating?) -> String { rating?.votes.map(voted) ?? notRated }

  /// The same where there is room to say whose knowledge that is.
  func noMeanHere(_ rating: Rating?) -> String { rating?.votes.map(voted) ?? notRatedHere }

  /// A rating as a bar and a number.
  func ratingCell(_ rating: Rating?, bar columns: Int) -> Line {
    guard let average = rating?.average, columns > 0 else { return shortRating(rating) }
    var line = Bar(average / 10, columns: columns).line
    line.append("  " + decimal(average), .rating)
    return line
  }

  /// The rating in the head of a page: a bar, a number and how many voted.
  func ratingLine(_ rating: Rating?, _ columns: Int) -> Line {
    guard let rating else { return Line(notRatedHere, .muted) }
    guard let votes = rating.votes else { return cell(rating, columns) }
    guard rating.average != nil else {
      return Line(
        say("no rating yet, \(voted(votes))", "henüz puanı yok, \(voted(votes))"), .muted)
    }
    return cell(rating, columns).appending("  " + voted(votes), .muted)
  }

  private func cell(_ rating: Rating, _ columns: Int) -> Line {
    ratingCell(rating, bar: min(20, max(0, columns - 24)))
  }

  /// That nobody voted, as far as the source knows; the sample lacks ratings that TMDB has.
  var notRated: String {
    isSample ? say("no rating", "puanı yok") : say("not rated", "oylanmamış")
  }

  /// The same where there is room to say whose knowledge that is.
  var notRatedHere: String {
    isSample
      ? say("rating not in the sample", "puanı örnekte yok")
      : say("not rated on TMDB yet", "TMDB'de henüz oylanmamış")
  }
}
