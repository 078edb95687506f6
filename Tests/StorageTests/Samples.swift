import Catalog
import Storage
import Testing

let monday = CalendarDate(year: 2026, month: 11, day: 30) ?? .epoch
let tuesday = CalendarDate(year: 2026, month: 12, day: 1) ?? .epoch

/// A film of which all is known.
func film(_ number: Int) -> MovieSummary {
  var film = MovieSummary(id: ID(number), title: "Film \(number)")
  film.originalTitle = "映画 \(number)"
  film.originalLanguage = "ja"
  film.overview = LocalizedText("It begins.\n\nIt ends.", language: "en")
  film.releaseDate = CalendarDate(year: 1999, month: 3, day: 31)
  film.genreIDs = [28, 878]
  film.rating = Rating(average: 8.2, votes: 26_000)
  film.popularity = 12.5
  film.posterPath = "/poster\(number).jpg"
  film.isAdult = number.isMultiple(of: 2)
  return film
}

/// A series of which all is known.
func series(_ number: Int) -> ShowSummary {
  var show = ShowSummary(id: ID(number), name: "Series \(number)")
  show.originalName = "Dizi \(number)"
  show.originalLanguage = "tr"
  show.originCountries = ["TR", "DE"]
  show.overview = LocalizedText("Başlar.", language: "tr")
  show.firstAirDate = CalendarDate(year: 2008, month: 1, day: 20)
  show.genreIDs = [18]
  show.rating = Rating(average: 9, votes: nil)
  show.popularity = 100
  show.posterPath = "/s.jpg"
  return show
}

extension Account {
  /// Somebody who is signed in.
  static let ada = Account.member(id: 7, username: "ada", name: "Ada")
}

extension LibraryChange {
  /// A film's mark with all that is known of it.
  static func mark(_ film: MovieSummary, _ change: MarkChange, on day: CalendarDate = monday)
    -> LibraryChange
  {
    .mark(.movie(film.id), change, on: day, title: .movie(film))
  }

  /// A series' mark with all that is known of it.
  static func mark(_ show: ShowSummary, _ change: MarkChange, on day: CalendarDate = monday)
    -> LibraryChange
  {
    .mark(.show(show.id), change, on: day, title: .show(show))
  }
}

extension LibraryStore {
  /// Keeps a film's mark.
  func mark(_ number: Int, _ change: MarkChange) throws { try keep(.mark(film(number), change)) }

  /// The titles of a page, as they are called.
  func titles(of list: KeptList, page: Int = 1) throws -> [String] {
    try self.page(of: list, number: page).elements.map { row in
      switch row {
      case .movie(let movie): movie.title
      case .show(let show): show.name
      case .person, .collection, .keyword, .company, .review, .character, .pokemon: "no title"
      }
    }
  }
}

/// Numbers that look random and are the same in every run.
struct Seed {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number from 0 up to a bound.
  mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(1, bound)
  }
}
