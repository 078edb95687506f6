/// What is put out when: of what a person has before them, what happened and the state after it, the one rule that
/// the terminal's loop, plain streams and session files follow.
///
/// It keeps only what tells one answer from the next, never a copy of the state.
public struct Presentation: Equatable, Sendable {
  /// Where things are put out.
  public enum Medium: Hashable, Sendable {
    /// A terminal with a prompt: what arrives takes its place while a person reads and types.
    case terminal
    /// A plain stream: a line is answered once, when nothing is under way any more.
    case stream
  }

  /// What happened, as far as it matters here.
  public enum Occasion: Hashable, Sendable {
    /// The run began.
    case began
    /// A line was entered, or a link was opened as an argument.
    case entered
    /// The half-typed line changed, or what stands beneath it.
    case typed
    /// An answer came, or the time for something.
    case arrived
    /// Ctrl-C gave something up.
    case interrupted
    /// The window has another size.
    case resized
    /// The window was cleared by Ctrl-L.
    case cleared
    /// The input ended.
    case ended
  }

  /// Where a page or a sheet goes.
  public enum Spot: Hashable, Sendable {
    /// Beneath all that was put out before.
    case beneath
    /// In the place of the page put out last; beneath, where that has left its place.
    case inPlace
    /// The same; into an empty window, where that has left its place.
    case inPlaceOrAlone
    /// Into an empty window.
    case alone
  }

  /// Something to put out.
  public enum Output: Hashable, Sendable {
    /// The page of the place on screen, with what is to be said beneath it.
    case page(Spot)
    /// The page that is no place, with what is to be said beneath it.
    case sheet(Spot)
    /// What is to be said, and nothing else.
    case notice
    /// That lines typed ahead wait for what is loading.
    case waiting([String])
    /// A line typed ahead that is performed now, as if it were typed at this moment.
    case echo(String)
    /// What a half-typed search would find.
    case hits
  }

  /// Where things are put out.
  public let medium: Medium
  private var answer = 0
  private var painting = Painting.screen
  private var notice: Notice?
  private var hits = TypedHits()
  /// Whether a page was asked for that was not put out yet as it is when it is there.
  private var isPageOwed = false

  /// Makes the rule for a medium on which nothing was put out yet.
  public init(_ medium: Medium) {
    self.medium = medium
  }

  /// What to put out, in order; where that is nothing, a terminal shows its prompt as it is now.
  public mutating func outputs(on occasion: Occasion, _ state: AppState) -> [Output] {
    switch medium {
    case .stream: return streamed(occasion, state)
    case .terminal:
      var outputs: [Output] = []
      if occasion != .typed, let output = shown(occasion, state) {
        outputs.append(output)
        remember(output, state)
      }
      if state.hits != hits, !state.hits.rows.isEmpty { outputs.append(.hits) }
      hits = state.hits
      return outputs
    }
  }

  private mutating func remember(_ output: Output, _ state: AppState) {
    if case .page = output { isPageOwed = state.holdsLines }
  }

  /// What a terminal shows of what a line asked for, when it is there.
  private mutating func shown(_ occasion: Occasion, _ state: AppState) -> Output? {
    let isNew = answer != state.answers
    let isOtherSheet = painting != state.painting
    let isOtherNotice = isNew || notice != state.notice
    (answer, painting, notice) = (state.answers, state.painting, state.notice)
    guard !state.hasEnded else { return nil }
    switch occasion {
    case .typed, .ended: return nil
    case .began: return .page(.beneath)
    case .cleared: return whole(state, .alone)
    case .resized:
      if case .screen = state.painting { return .page(.inPlaceOrAlone) }
      return whole(state, .alone)
    case .entered, .arrived, .interrupted: break
    }
    if case .screen = state.painting {
      if occasion == .interrupted { return .page(.inPlace) }
      if isNew { return .page(.beneath) }
      // A line that says nothing asks for nothing.
      return occasion == .entered ? nil : .page(.inPlace)
    }
    // Whatever was said meanwhile, the page that was asked for is shown when it is there.
    if isPageOwed, !state.holdsLines { return .page(.beneath) }
    if case .sheet = state.painting, isNew || isOtherSheet { return .sheet(.beneath) }
    return isOtherNotice && state.notice != nil ? .notice : nil
  }

  /// What fills an empty window: the page that is no place, or the place with what is to be said.
  private func whole(_ state: AppState, _ spot: Spot) -> Output {
    if case .sheet = state.painting { .sheet(spot) } else { .page(spot) }
  }

  /// What a plain stream shows: each answer once, when all is quiet.
  private mutating func streamed(_ occasion: Occasion, _ state: AppState) -> [Output] {
    if occasion == .entered { isPageOwed = answer != state.answers }
    answer = state.answers
    guard isPageOwed, state.isIdle else { return [] }
    isPageOwed = false
    switch state.painting {
    case .screen: return [.page(.beneath)]
    case .sheet: return [.sheet(.beneath)]
    case .notice: return [.notice]
    }
  }

  /// Whether something was asked for that is still to be answered.
  public var isAnswerOwed: Bool { isPageOwed }
}
