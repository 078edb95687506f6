import AppCore
import Catalog
import Navigation
import Typesetting

/// The parts of a title that have pages of their own: reviews, videos, images, where to watch.
struct TitleParts {
  private let title: TitleID
  private let reviews: LoadedList?
  private let videos: [Video]?
  private let images: [ImageFile]?
  private let watch: [WatchOptions]?
  private let canvas: Canvas

  init(_ movie: Movie, _ canvas: Canvas) {
    title = .movie(movie.id)
    reviews = canvas.state.catalog.lists[.reviews(title)]
    videos = movie.videos
    images = movie.images
    watch = movie.watch
    self.canvas = canvas
  }

  init(_ show: TVShow, _ canvas: Canvas) {
    title = .show(show.id)
    reviews = canvas.state.catalog.lists[.reviews(title)]
    videos = show.videos
    images = show.images
    watch = show.watch
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  /// The parts with their numbers and sizes; those there are none of, and those the source has no facts
  /// of, in a line each.
  var table: FactTable {
    var table = FactTable()
    var none: [String] = []
    var missing: [String] = []
    func add(
      _ label: String, _ section: Choice.Section, _ route: Route, _ count: Int?, _ text: String
    ) {
      switch count {
      case nil: missing.append(label)
      case 0: none.append(label)
      default: table.add(label, canvas.inline(section, route, text))
      }
    }
    add(
      words.reviews, .reviews, .reviews(title), reviews?.items.count,
      words.seeing(words.reviews(reviews?.totalResults ?? 0)))
    add(
      words.videos, .videos, .videos(title), videos?.count,
      words.seeing(words.videos(videos?.count ?? 0)))
    add(
      words.images, .images, .images(.title(title)), images?.count,
      words.seeing(words.images(images?.count ?? 0)))
    switch watch?.count {
    case nil: missing.append(words.watch)
    case 0: none.append(words.watch)
    default:
      for (index, line) in watchLines.enumerated() {
        table.add(index == 0 ? words.watch : "", line)
      }
    }
    for (names, what) in [
      (none, words.none), (missing, words.missing(in: canvas.state.source)),
    ] where !names.isEmpty {
      table.addNote("\(names.joined(separator: ", ")): \(what)")
    }
    return table
  }

  private var watchLines: [Line] {
    guard let watch else { return [] }
    let region = canvas.state.locale.region
    guard let own = watch.first(where: { $0.region == region }), !own.providers.isEmpty else {
      return [
        canvas.inline(
          .watch, .watch(title),
          words.notWatchable(in: region, elsewhere: watch.count { $0.region != region }))
      ]
    }
    var lines = [
      canvas.inline(.watch, .watch(title), words.country(region))
        .appending("  " + words.justWatch, .muted)
    ]
    for offer in WatchOptions.Offer.allCases {
      guard let names = own.providers[offer], !names.isEmpty else { continue }
      lines.append(
        Line(words.offer(offer) + ": ", .muted).appending(names.joined(separator: ", ")))
    }
    return lines
  }
}
