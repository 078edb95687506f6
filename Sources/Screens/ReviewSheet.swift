import AppCore
import Catalog
import Navigation
import Typesetting

/// The whole text of a review, with who wrote it and how to turn to the others.
struct ReviewSheet {
  private let id: String
  private let canvas: Canvas

  init(_ id: String, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
  }

  private var words: Words { canvas.words }

  /// The page.
  var lines: [Line] {
    let columns = canvas.columns
    guard let review = canvas.state.catalog.reviews[id] else {
      return words.line(words.reviewGone, .muted).wrapped(to: columns)
    }
    var title = Line.empty
    if let subject = canvas.state.route.about {
      title = Line(canvas.state.placeName(Route(subject)), .title).appending("  ")
    }
    title.append(words.review, title.isEmpty ? .title : .muted)
    var lines = title.wrapped(to: columns)
    lines += byline(review).flowed(to: columns, separator: " · ")
    lines.append(.empty)
    let text = canvas.prose(review.content, emphasis: review.emphasis, columns)
    lines += text.isEmpty ? Line(words.noText, .muted).wrapped(to: columns) : text
    lines.append(.empty)
    return lines + words.line(turning, .hint).wrapped(to: columns)
  }

  private func byline(_ review: Review) -> [Line] {
    let head = ReviewHead([review], canvas, columns: canvas.columns)
    var parts = [
      Line(ReviewHead.author(review, words), review.author == nil ? .muted : .accent),
      head.rating(review), head.day(review),
    ]
    if review.isSample { parts.append(Line(words.sample, .badge)) }
    return parts
  }

  private var turning: String {
    let choices = canvas.numbering.choices
    let place = choices.firstIndex { $0.target == .review(id) } ?? 0
    return words.turning(place + 1, of: choices.count)
  }
}
