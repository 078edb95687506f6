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

  func lines(_ columns: Int) -> [Line] {
    let words = canvas.words
    let similar = titles(.similar(title))
    let recommended = titles(.recommended(title))
    guard columns >= Measure.twoColumns, !similar.isEmpty, !recommended.isEmpty else {
      let first = section(
        words.similar, similar, .similar, all: (.allSimilar, .similar(title), words.allSimilar),
        alongside: recommended, columns)
      let second = section(
        words.recommended, recommended, .recommended,
        all: (.allRecommended, .recommended(title), words.allRecommended), alongside: similar,
        columns)
      return first + (first.isEmpty || second.isEmpty ? [] : [.empty]) + second
    }
    let half = (columns - Measure.gutter) / 2
    return beside(
      section(
        words.similar, similar, .similar, all: (.allSimilar, .similar(title), words.allSimilar),
        half),
      section(
        words.recommended, recommended, .recommended,
        all: (.allRecommended, .recommended(title), words.allRecommended), half),
      at: half + Measure.gutter)
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
  ) -> [Line] {
    guard !titles.isEmpty else { return [] }
    let total = all.route.list.flatMap { canvas.state.catalog.lists[$0]?.totalResults } ?? 0
    return sectionHeading(name, columns)
      + canvas.titles(titles, section, alongside: others, columns)
      + canvas.row(all.section, all.route, all.text, note: canvas.words.titles(total), columns)
  }
}

extension EntityTable {
  /// What is known of a list's title; nil of what is no title.
  func titleSummary(of item: ListItem) -> TitleSummary? {
    switch item {
    case .movie(let id): title(.movie(id))
    case .show(let id): title(.show(id))
    case .person, .collection, .keyword, .company, .review: nil
    }
  }
}
