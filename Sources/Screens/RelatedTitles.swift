import AppCore
import Catalog
import Navigation
import Typesetting

/// The titles that are similar to a title, and those recommended with it.
struct RelatedTitles {
  private let title: TitleID
  private let canvas: Canvas

  init(_ title: TitleID, _ canvas: Canvas) {
    self.title = title
    self.canvas = canvas
  }

  func body(_ columns: Int) -> Body {
    let words = canvas.words
    let similar = titles(.similar(title))
    let recommended = titles(.recommended(title))
    // Cards use the whole width themselves.
    guard columns >= Measure.twoColumns, canvas.state.design == .table, !similar.isEmpty,
      !recommended.isEmpty
    else {
      var first = section(
        words.similar, similar, .similar, all: (.allSimilar, .similar(title), words.allSimilar),
        alongside: recommended, columns)
      let second = section(
        words.recommended, recommended, .recommended,
        all: (.allRecommended, .recommended(title), words.allRecommended), alongside: similar,
        columns)
      first.addBlock(second)
      return first
    }
    let half = (columns - Measure.gutter) / 2
    let first = section(
      words.similar, similar, .similar, all: (.allSimilar, .similar(title), words.allSimilar), half)
    let second = section(
      words.recommended, recommended, .recommended,
      all: (.allRecommended, .recommended(title), words.allRecommended), half)
    return Body(beside(first.lines, second.lines, at: half + Measure.gutter))
  }

  private func titles(_ key: ListKey) -> [TitleSummary] {
    (canvas.state.catalog.lists[key]?.items ?? []).prefix(Excerpt.related).compactMap {
      canvas.state.catalog.titleSummary(of: $0)
    }
  }

  private func section(
    _ name: String, _ titles: [TitleSummary], _ section: Choice.Section,
    all: (section: Choice.Section, route: Route, text: String),
    alongside others: [TitleSummary] = [], _ columns: Int
  ) -> Body {
    guard !titles.isEmpty else { return Body() }
    let total = all.route.list.flatMap { canvas.state.catalog.lists[$0]?.totalResults } ?? 0
    var body = canvas.titles(titles, section, alongside: others, columns)
      .beneath(sectionHeading(name, columns))
    if canvas.state.design == .cards { body.add([.empty]) }
    body.add(
      canvas.row(all.section, all.route, all.text, note: canvas.words.titles(total), columns))
    return body
  }
}

extension EntityTable {
  /// What is known of a list's title; nil of what is no title.
  func titleSummary(of item: ListItem) -> TitleSummary? {
    switch item {
    case .movie(let id): title(.movie(id))
    case .show(let id): title(.show(id))
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: nil
    }
  }
}
