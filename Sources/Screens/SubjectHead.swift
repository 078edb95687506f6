import AppCore
import Catalog
import Navigation
import Typesetting

extension Canvas {
  /// The head of a page that depends on another: what that is called, and which of its pages this is.
  func subjectHead(_ subject: Route, _ part: Words.SubjectPart, _ columns: Int) -> [Line] {
    Line(subjectName(subject), .title).appending("  " + words.part(part), .muted)
      .wrapped(to: columns)
  }

  /// What is known for a page that depends on another; nil where there is nothing, which the body then says.
  ///
  /// - Parameter request: What the facts come with.
  func known<Fact>(
    _ facts: [Fact]?, of part: Words.SubjectPart, with request: Request, in body: inout Body,
    _ columns: Int
  ) -> [Fact]? {
    guard state.catalog.holds(request) else {
      body.addBlock(phaseLines(state.phase, knowsSome: false, columns))
      return nil
    }
    guard let facts else {
      body.addBlock(state.noFactsLines(part, columns))
      return nil
    }
    guard !facts.isEmpty else {
      body.addBlock(state.noneLines(part, columns))
      return nil
    }
    return facts
  }

  private func subjectName(_ route: Route) -> String {
    guard case .season(let show, _) = route else { return state.placeName(route) }
    // A season's own name says nothing of the series.
    return state.placeName(.tvShow(show)) + " · " + state.placeName(route)
  }
}

extension AppState {
  /// That the source has no facts for a page, and what to do about it.
  func noFactsLines(_ part: Words.SubjectPart, _ columns: Int) -> [Line] {
    Line(words.noFacts(part, in: source)).wrapped(to: columns)
      + words.line(words.noFactsHint(hasWebPage: route.webAddress != nil), .hint)
      .wrapped(to: columns, indent: 2)
  }

  /// That there are known to be none, and what to do about it.
  func noneLines(_ part: Words.SubjectPart, _ columns: Int) -> [Line] {
    Line(words.noneOf(part)).wrapped(to: columns)
      + words.line(words.noFactsHint(hasWebPage: route.webAddress != nil), .hint)
      .wrapped(to: columns, indent: 2)
  }
}

extension ImageSubject {
  /// The place whose pictures they are.
  var place: Route {
    switch self {
    case .title(let title): Route(title)
    case .season(let show, let number): .season(of: show, number: number)
    case .person(let id): .person(id)
    }
  }
}
