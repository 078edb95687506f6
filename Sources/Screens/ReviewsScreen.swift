import AppCore
import Catalog
import Navigation
import Typesetting

/// What people wrote about a title: who, when, with which rating, and the beginning of each text.
struct ReviewsScreen {
  private let title: TitleID
  private let canvas: Canvas
  private let columns: Int

  init(_ title: TitleID, _ canvas: Canvas) {
    self.title = title
    self.canvas = canvas
    columns = canvas.columns
  }

  private var state: AppState { canvas.state }
  private var words: Words { canvas.words }

  /// The page.
  var body: Body {
    let list = state.catalog.lists[.reviews(title)]
    let shown = state.shownRows
    let reviews = (shown?.items ?? []).compactMap(state.review)
    var body = Body(canvas.subjectHead(Route(title), .reviews, columns))
    body.add(head(list, shown, reviews))
    body.add([.empty])
    guard let list, !reviews.isEmpty else {
      body.add(
        PhaseLines(state: state).instead(
          state.phase, empty: emptyLines(hidden: shown?.hidden ?? 0, list), columns))
      return body
    }
    body.add(rows(reviews))
    body.foot = ListFoot(state: state, list: list).lines(
      end: words.endOfReviews(list.items.count), columns)
    body.goesOn = !list.isComplete
    return body
  }

  private func head(_ list: LoadedList?, _ shown: ShownRows?, _ reviews: [Review]) -> [Line] {
    guard let list, !list.items.isEmpty else { return [] }
    let facts = words.facts(words.reviews(list.totalResults), of: list, sorted: state.frame.sort)
    var lines = Line(facts.joined(separator: " · "), .muted).wrapped(to: columns)
    if reviews.contains(where: \.isSample) {
      lines += Line(words.sampleReviews, .muted).wrapped(to: columns)
    }
    guard let shown else { return lines }
    return lines
      + filterLines(
        state.frame.filter, shown: shown.items.count, hidden: shown.hidden, words, columns)
  }

  private func emptyLines(hidden: Int, _ list: LoadedList?) -> [Line] {
    guard hidden > 0 else { return state.noFactsLines(.reviews, columns) }
    var line = Line(words.allHidden(state.frame.filter, hidden))
    if list?.isComplete == false {
      line.append(" " + words.moreHint + " ", .hint)
      line.append("more", .key)
    }
    return line.wrapped(to: columns, indent: 2)
  }

  // MARK: Rows

  /// From this width on two reviews stand beside each other.
  private static let widthOfTwo = 132

  private func rows(_ reviews: [Review]) -> Body {
    let isTwo = columns >= Self.widthOfTwo && reviews.count > 1
    let indent = canvas.numberWidth + 2
    let widest = Measure.text + indent
    let width = min(widest, isTwo ? (columns - Measure.gutter) / 2 : columns)
    let head = ReviewHead(reviews, canvas, columns: width)
    var body = Body()
    var index = 0
    while index < reviews.count {
      if !body.lines.isEmpty { body.lines.append(.empty) }
      var lines = row(reviews[index], head, width)
      index += 1
      if isTwo, index < reviews.count {
        lines = beside(lines, row(reviews[index], head, width), at: width + Measure.gutter)
        index += 1
      }
      body.keeps.append(body.lines.count..<body.lines.count + lines.count)
      body.lines += lines
    }
    return body
  }

  private func row(_ review: Review, _ head: ReviewHead, _ width: Int) -> [Line] {
    let indent = min(canvas.numberWidth + 2, width / 3)
    let number = canvas.number(.rows, leadingTo: .review(review.id))
    let text = ReviewExcerpt(
      review.content, lines: state.design == .cards ? 8 : 4, columns: max(1, width - indent))
    var lines = text.lines
    if lines.isEmpty { lines = Line(words.noText, .muted).wrapped(to: max(1, width - indent)) }
    if text.isCut, let number {
      lines += words.line(words.readOn(number), .hint).wrapped(to: max(1, width - indent))
    }
    return head.lines(review, number: number) + lines.indented(by: indent)
  }
}

/// Who wrote a review, the rating and the day, in columns that line up through the page.
struct ReviewHead {
  private let canvas: Canvas
  private let columns: Int
  private let authorWidth: Int
  private let dayWidth: Int

  /// Makes the heads of reviews that stand beneath each other.
  init(_ reviews: [Review], _ canvas: Canvas, columns: Int) {
    self.canvas = canvas
    self.columns = columns
    let widest = reviews.map { Width.of(Self.author($0, canvas.words)) }.max() ?? 0
    dayWidth = reviews.map { Width.of(Self.day($0, canvas.words)) }.max() ?? 0
    authorWidth = min(widest, max(12, columns / 3))
  }

  /// Whoever wrote a review, by name as far as there is one.
  static func author(_ review: Review, _ words: Words) -> String {
    review.author ?? words.anonymous
  }

  /// From this many columns on rating and day stand beside the author.
  private static let widthOfOneLine = 58
  private static let bar = 10

  /// The head of one of them.
  func lines(_ review: Review, number: Int?) -> [Line] {
    let words = canvas.words
    let author = Line(
      Self.author(review, words), review.author == nil ? .muted : number == nil ? .accent : .link)
    let badge = review.isSample ? Line(words.sample, .badge) : .empty
    guard columns >= Self.widthOfOneLine else {
      let indent = min(canvas.numberWidth + 2, columns / 3)
      return (number.map { numbered($0, canvas.numberWidth) + author } ?? author)
        .wrapped(to: columns, indent: indent)
        + ([rating(review), day(review)] + (badge.isEmpty ? [] : [badge]))
        .flowed(to: max(1, columns - indent), separator: "  ").indented(by: indent)
    }
    return Table(
      [
        Table.Column(.fixed(canvas.numberWidth), .trailing, importance: 4),
        Table.Column(.fixed(authorWidth), importance: 3),
        Table.Column(.fixed(Self.bar + 6), importance: 2),
        Table.Column(.fixed(max(1, dayWidth)), importance: 1),
        Table.Column(.fitting(minimum: 3, maximum: 10)),
      ],
      rows: [[numberLine(number), author, rating(review), day(review), badge]]
    ).lines(width: columns)
  }

  private func numberLine(_ number: Int?) -> Line {
    number.map { Line(String($0), .number) } ?? .empty
  }

  /// The rating as a bar and a number; that there is none.
  func rating(_ review: Review) -> Line {
    guard let rating = review.rating, rating.isFinite, rating > 0 else {
      return Line(canvas.words.noOwnRating, .muted)
    }
    return Bar(rating / 10, columns: Self.bar).line
      .appending("  " + canvas.words.decimal(rating), .rating)
  }

  /// The day it was written; that it is not known.
  func day(_ review: Review) -> Line {
    Line(Self.day(review, canvas.words), .muted)
  }

  private static func day(_ review: Review, _ words: Words) -> String {
    review.created.map(words.date) ?? words.undated
  }
}

/// The beginning of a text as running lines, its paragraphs one after the other.
struct ReviewExcerpt {
  /// The lines; none of a text without a letter.
  let lines: [Line]
  /// Whether there is more of the text.
  let isCut: Bool

  /// Takes so many lines of a text.
  init(_ text: String, lines count: Int, columns: Int) {
    // Of a text as long as a book no more is laid out than could be shown.
    let scalars = text.unicodeScalars
    let beginning = scalars.prefix(count * columns * 4 + 64)
    let words = String(beginning).split { $0.isWhitespace || $0.isNewline }
    let wrapped = words.isEmpty ? [] : Line(words.joined(separator: " ")).wrapped(to: columns)
    isCut = wrapped.count > count || beginning.endIndex < scalars.endIndex
    var shown = Array(wrapped.prefix(count))
    if isCut, let last = shown.popLast() {
      var text = last.text[...]
      if last.width + 2 > columns, let space = text.lastIndex(of: " ") { text = text[..<space] }
      shown.append(Line(text + " …").truncated(to: columns))
    }
    lines = shown
  }
}

extension AppState {
  /// The review that a row of a list is; nil of what is none, and of one not known any more.
  func review(_ item: ListItem) -> Review? {
    switch item {
    case .review(let id): catalog.reviews[id]
    case .movie, .show, .person, .collection, .keyword, .company, .character, .pokemon: nil
    }
  }
}
