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

  private var words: Words { canvas.words }

  func lines(_ columns: Int) -> [Line] {
    var table = FactTable()
    table.add(
      words.reviews,
      part(
        .reviews, .reviews(title), reviews?.items.count, words.reviews(reviews?.totalResults ?? 0)))
    table.add(
      words.videos,
      part(.videos, .videos(title), videos?.count, words.videos(videos?.count ?? 0)))
    table.add(
      words.images,
      part(.images, .images(.title(title)), images?.count, words.images(images?.count ?? 0)))
    for (index, line) in watchLines.enumerated() { table.add(index == 0 ? words.watch : "", line) }
    return sectionHeading(words.more, columns) + table.lines(columns)
  }

  /// A part with its number and size; that there is none, or that the source has no facts of it.
  private func part(
    _ section: Choice.Section, _ route: Route, _ count: Int?, _ text: String
  ) -> Line {
    guard let count else { return Line(words.missing(in: canvas.state.source), .muted) }
    guard count > 0 else { return Line(words.none, .muted) }
    return canvas.inline(section, route, text)
  }

  private var watchLines: [Line] {
    guard let watch else { return [Line(words.missing(in: canvas.state.source), .muted)] }
    guard !watch.isEmpty else { return [Line(words.none, .muted)] }
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
