import AppCore
import Catalog
import Navigation
import Typesetting

/// A collection's page: what it is about, and its films in order.
struct CollectionScreen {
  let id: ID<MovieCollection>
  let canvas: Canvas
  private let columns: Int

  init(_ id: ID<MovieCollection>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  var body: Body {
    guard let collection = canvas.state.catalog.collections[id] else { return unloaded }
    let parts = collection.parts.map { canvas.state.catalog.movies[$0.id] ?? $0 }
    var body = Body(Line(collection.name, .title).wrapped(to: columns))
    body.add(Line(summary(parts), .muted).wrapped(to: columns))
    if let overview = collection.overview {
      body.addBlock(canvas.localized(overview, note: Words.fallback, columns))
    }
    body.addBlock(comingFrom(parts))
    let shown = canvas.state.shownRows
    let titles = (shown?.items ?? []).compactMap { canvas.state.catalog.titleSummary(of: $0) }
    var rows = filterLines(
      canvas.state.frame.filter, shown: titles.count, hidden: shown?.hidden ?? 0, words, columns)
    if parts.isEmpty, collection.adult == 0 {
      rows += words.line(words.noParts(canvas.state.source), .muted).wrapped(to: columns)
    }
    body.addBlock(
      canvas.titles(titles, .rows, isWide: true, columns)
        .beneath(sectionHeading(words.filmsHeading, columns) + rows))
    body.addBlock(canvas.leftOut(collection.adult, columns))
    return body
  }

  /// Where in the collection the film stands from whose page a person comes, and which comes after it.
  private func comingFrom(_ parts: [MovieSummary]) -> [Line] {
    guard case .movie(let film)? = canvas.state.placeBeneath,
      let index = parts.firstIndex(where: { $0.id == film })
    else { return [] }
    let after = parts.dropFirst(index + 1).first.map {
      canvas.inline(.rows, .movie($0.id), $0.title)
    }
    return words.place(of: parts[index].title, index + 1, of: parts.count, next: after)
      .wrapped(to: columns, indent: 2)
  }

  private var unloaded: Body {
    let name = canvas.state.catalog.collectionNames[id]
    var body = Body(name.map { Line($0, .title).wrapped(to: columns) } ?? [])
    body.addBlock(
      canvas.phaseLines(canvas.state.phase(of: .collection(id)), knowsSome: name != nil, columns))
    return body
  }

  /// How many films there are, from when to when, and what all votes together say.
  private func summary(_ parts: [MovieSummary]) -> String {
    var facts = [words.films(parts.count)]
    let years = parts.compactMap(\.releaseDate?.year)
    if let first = years.min(), let last = years.max() {
      facts.append(first == last ? String(first) : "\(first)–\(last)")
    }
    let rated = parts.compactMap(\.rating?.average)
    if rated.count > 1 {
      let mean = rated.reduce(0, +) / Double(rated.count)
      facts.append(words.meanRating(mean))
    }
    return facts.joined(separator: " · ")
  }
}

extension Words {
  var filmsHeading: String { say("Films", "Filmler") }

  /// Where a film stands in its collection, and which comes after it.
  func place(of title: String, _ number: Int, of count: Int, next: Line?) -> Line {
    let here = say(
      "\(quoted(title)) is film \(number) of \(count)",
      "\(quoted(title)) \(count) filmin \(number). sırasında")
    guard let next else {
      return Line(here + say(", the last.", ", sonuncusu."), .muted)
    }
    return Line(here + say("; after it comes ", "; ondan sonra gelen: "), .muted) + next
  }

  /// The average of the films' ratings.
  func meanRating(_ mean: Double) -> String {
    say("\(decimal(mean)) on average", "ortalama \(decimal(mean))")
  }

  /// That a source has none of a collection's films.
  func noParts(_ source: Source) -> String {
    switch source {
    case .builtIn:
      say(
        "None of its films is in the sample. Type `back` to return.",
        "Filmlerinden hiçbiri örnekte yok. Dönmek için `back` yazın.")
    case .live:
      say(
        "It has no films yet. Type `back` to return.",
        "Henüz filmi yok. Dönmek için `back` yazın.")
    }
  }
}
