import Catalog
import Testing

@Suite("What a person keeps")
struct LibraryTests {
  @Test(
    "A rating is read in half steps from 0.5 to 10",
    arguments: [
      ("8", 16), ("8.5", 17), ("8,5", 17), ("10", 20), ("10.0", 20), ("0.5", 1), ("08", 16),
    ])
  func ratings(text: String, halves: Int) {
    #expect(UserRating(text)?.halves == halves)
  }

  @Test(
    "Anything else is no rating",
    arguments: [
      "", "0", "0.0", "10.5", "11", "8.3", "8.50", "8.", ".5", "-1", "+8", "eight", "8.5.5", "٨",
      "100", "9999999999999999999999", "1e1", " 8", "8/10",
    ])
  func noRatings(text: String) {
    #expect(UserRating(text) == nil)
  }

  @Test("A rating is written as TMDB writes it, and read back the same")
  func ratingText() {
    for halves in 1...20 {
      let rating = UserRating(halves: halves)
      #expect(rating.flatMap { UserRating($0.description) } == rating)
    }
    #expect(UserRating(halves: 17)?.description == "8.5")
    #expect(UserRating(halves: 16)?.description == "8")
    #expect(UserRating(halves: 0) == nil && UserRating(halves: 21) == nil)
  }

  @Test("Every change of marks has one that takes it back, and one that changes nothing has none")
  func inverses() throws {
    let day = try #require(CalendarDate(year: 2026, month: 5, day: 1))
    let later = try #require(CalendarDate(year: 2026, month: 5, day: 2))
    let changes: [MarkChange] = [
      .favorite(true), .favorite(false), .watchlist(true), .watchlist(false),
      .rating(UserRating(halves: 17)), .rating(UserRating(halves: 2)), .rating(nil),
    ]
    for first in changes {
      var marks = Marks()
      marks.apply(first, on: day)
      for second in changes {
        guard let inverse = marks.inverse(of: second) else {
          var after = marks
          after.apply(second, on: day)
          #expect(after == marks)
          continue
        }
        var after = marks
        after.apply(second, on: later)
        #expect(after != marks)
        after.apply(inverse.change, on: inverse.day ?? later)
        #expect(after == marks)
      }
    }
  }

  @Test("A mark keeps the day it was first set")
  func days() throws {
    let first = try #require(CalendarDate(year: 2026, month: 5, day: 1))
    let later = try #require(CalendarDate(year: 2026, month: 6, day: 1))
    var marks = Marks()
    marks.apply(.favorite(true), on: first)
    marks.apply(.favorite(true), on: later)
    #expect(marks.favoriteSince == first)
    marks.apply(.rating(UserRating(halves: 10)), on: first)
    marks.apply(.rating(UserRating(halves: 12)), on: later)
    #expect(marks.ratedOn == later)
    marks.apply(.rating(nil), on: later)
    #expect(marks.ratedOn == nil && !marks.belong(to: .rated) && marks.belong(to: .favorites))
  }
}
