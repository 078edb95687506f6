import AppCore
import Catalog
import Navigation
import Typesetting

/// Where a title can be watched: the person's country with all its offers, the others in a few lines each.
struct WatchScreen {
  private let title: TitleID
  private let canvas: Canvas
  private let columns: Int

  init(_ title: TitleID, _ canvas: Canvas) {
    self.title = title
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }
  private var region: String { canvas.state.locale.region }

  /// The page.
  var body: Body {
    var body = Body(canvas.subjectHead(Route(title), .watch, columns))
    let all = canvas.state.catalog.watchOptions(of: title)?
      .filter { $0.providers.contains { !$0.value.isEmpty } }
    guard let options = canvas.known(all, of: .watch, with: title.request, in: &body, columns)
    else { return body }
    body.add(Line(words.justWatchSource, .muted).wrapped(to: columns))
    let others = options.filter { $0.region != region }
      .map { (name: words.country($0.region), options: $0) }
      .sorted { ($0.name.folded, $0.options.region) < ($1.name.folded, $1.options.region) }
    body.addBlock(own(options.first { $0.region == region }))
    if !others.isEmpty {
      var table = FactTable()
      for (name, options) in others { table.add(name, flowing: offers(options)) }
      body.addBlock(
        sectionHeading(
          words.otherCountries, note: words.number(others.count), columns)
          + table.lines(columns))
      body.addBlock(
        words.line(words.otherRegion(others[0].options.region), .hint).wrapped(to: columns))
    }
    return body
  }

  /// The country asked for, an offer a line; that nothing is known of it.
  private func own(_ options: WatchOptions?) -> [Line] {
    let heading = sectionHeading(words.country(region), columns)
    guard let options else {
      return heading
        + Line(words.notCovered(region, in: canvas.state.source)).wrapped(to: columns)
    }
    var table = FactTable()
    for offer in WatchOptions.Offer.allCases {
      let names = options.providers[offer] ?? []
      table.add(words.offer(offer), flowing: names.map { Line($0) }, separator: ", ")
    }
    return heading + table.lines(columns)
  }

  /// The offers of another country: who has it in a subscription or for nothing, and how many sell it.
  private func offers(_ options: WatchOptions) -> [Line] {
    WatchOptions.Offer.allCases.compactMap { offer in
      guard let names = options.providers[offer], !names.isEmpty else { return nil }
      let line = Line(words.offer(offer) + ": ", .muted)
      return switch offer {
      case .stream, .free, .ads: line.appending(names.joined(separator: ", "))
      case .rent, .buy: line.appending(words.services(names.count))
      }
    }
  }
}
