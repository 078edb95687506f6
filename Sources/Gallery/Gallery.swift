import Catalog

/// The named states of every screen.
public enum Gallery {
  /// The day on which all of them are seen.
  public static let today = day("2026-03-14")

  /// The other language that screens are shown in.
  public static let turkish = ContentLocale(language: "tr", region: "TR")

  /// The themes that can be chosen in them.
  public static let themes = ["light", "dark", "sepia", "system"]

  /// Every case, exhibit by exhibit.
  public static let cases: [GalleryCase] = Exhibit.allCases.flatMap(cases)

  /// The cases of an exhibit.
  public static func cases(of exhibit: Exhibit) -> [GalleryCase] {
    switch exhibit {
    case .feed: feed
    case .discover: discover
    case .movieList: movieList
    case .showList: showList
    case .people: people
    case .search: search
    case .movie: movie + network
    case .tvShow: tvShow
    case .season: season
    case .episode: episode
    case .person: person
    case .credits: credits
    case .collection: collection
    case .find: find
    case .profile: profile + account
    case .favorites: favorites
    case .watchlist: watchlist
    case .rated: rated
    case .similar: similar
    case .recommended: recommended
    case .reviews: reviews
    case .videos: videos
    case .images: images
    case .watch: watch
    case .pokedex: pokedex
    case .pokemon: pokemon
    case .review: review
    case .marvel: marvel
    case .character: character
    case .comic: comic
    case .seasons: seasonsSheet
    case .matrix, .help, .themes, .designs, .lists, .genres, .filters, .tabs, .locale, .history,
      .address, .imports:
      sheets.filter { $0.exhibit == exhibit }
    case .notice: notices
    }
  }

  /// The gallery's facts under the name of the sample.
  static let sample = Answers(
    source: .builtIn(asOf: day("2026-01-31")),
    answer: Answers.gallery.answer, hits: Answers.gallery.hits)

  /// A day written in this file; one the calendar lacks would be seen in every picture.
  private static func day(_ text: String) -> CalendarDate {
    guard let date = CalendarDate(text) else { preconditionFailure("no such day: \(text)") }
    return date
  }
}
