import Navigation
import StoreCore

/// The program between what happens and what is put out: the store, the rule of what is shown when, and the lines
/// typed ahead.
///
/// The terminal, a pipe, `-c`, links and session files all run this; what differs among them is their stage.
public struct Dialogue {
  /// Something that happens outside.
  public enum Event: Sendable {
    /// The run has begun, and what it begins with is done.
    case began
    /// A line was entered.
    case entered(String)
    /// A link given as an argument was opened.
    indirect case opened(Link)
    /// The half-typed line changed.
    case typed(String)
    /// Answers came, or the time for something.
    case received([Action])
    /// Ctrl-C was pressed.
    case interrupted
    /// The input ended.
    case endedInput
    /// The window has another size.
    case resized(Size)
    /// The window was cleared.
    case cleared
  }

  private var store: Store<AppState, Action, Effect>
  private var presentation: Presentation
  /// Lines that wait until what is loading is there.
  private var linesAhead: [String] = []

  /// Makes the program as it is before it starts.
  public init(
    _ launch: Launch, on medium: Presentation.Medium,
    layout: @escaping @Sendable (AppState) -> Screenful
  ) {
    store = Store(AppState(launch), reducer: appReducer(layout: layout))
    presentation = Presentation(medium)
  }

  /// The state as the last event left it.
  public var state: AppState {
    _read { yield store.state }
  }

  /// Whether something was asked for that is still to be answered; of a plain stream.
  public var isAnswerOwed: Bool { presentation.isAnswerOwed }

  /// Sends an action and whatever its effects lead to at once; nothing is put out.
  public mutating func send(_ action: Action, on stage: inout some Stage) {
    var waiting = [action]
    while !waiting.isEmpty {
      waiting += store.send(waiting.removeFirst()).compactMap { stage.perform($0) }
    }
  }

  /// Sends an action whose effects are left to the caller.
  public mutating func send(_ action: Action) -> [Effect] {
    store.send(action)
  }

  /// Takes in what happened, and puts out what that asks for.
  public mutating func take(_ event: Event, on stage: inout some Stage) {
    switch event {
    case .began: putOut(.began, on: &stage)
    case .entered(let line): enter(line, on: &stage)
    case .opened(let link):
      send(.opened(link), on: &stage)
      putOut(.entered, on: &stage)
    case .typed(let text):
      send(.typed(text), on: &stage)
      putOut(.typed, on: &stage)
    case .received(let actions):
      for action in actions { send(action, on: &stage) }
      putOut(.arrived, on: &stage)
    case .interrupted:
      linesAhead = []
      send(.interrupted, on: &stage)
      putOut(.interrupted, on: &stage)
    case .endedInput:
      linesAhead = []
      send(.endedInput, on: &stage)
      putOut(.ended, on: &stage)
    case .resized(let size):
      send(.resized(size), on: &stage)
      putOut(.resized, on: &stage)
    case .cleared: putOut(.cleared, on: &stage)
    }
    resume(on: &stage)
  }

  /// A line is performed, or waits where a person typed it before what it is about was there.
  private mutating func enter(_ line: String, on stage: inout some Stage) {
    switch Command.parse(line) {
    case .success(nil): break
    case .success(.cancel), .success(.quit): linesAhead = []
    case .success, .failure:
      guard presentation.medium == .terminal, !linesAhead.isEmpty || store.state.holds(line) else {
        break
      }
      linesAhead.append(line)
      return stage.put(.waiting(linesAhead), store.state)
    }
    send(.entered(line), on: &stage)
    putOut(.entered, on: &stage)
  }

  /// Performs the lines that waited, as far as nothing holds them any more.
  private mutating func resume(on stage: inout some Stage) {
    while let line = linesAhead.first, !store.state.holds(line), !store.state.hasEnded {
      linesAhead.removeFirst()
      stage.put(.echo(line), store.state)
      send(.entered(line), on: &stage)
      putOut(.entered, on: &stage)
    }
  }

  private mutating func putOut(_ occasion: Presentation.Occasion, on stage: inout some Stage) {
    for output in presentation.outputs(on: occasion, store.state) {
      stage.put(output, store.state)
      // Its numbers may be typed from now on.
      if case .page = output, presentation.medium == .terminal { send(.painted, on: &stage) }
    }
  }
}

/// What stands around the program: who performs its effects, and where things are put out.
public protocol Stage {
  /// Performs an effect; nil where nothing comes of it, or comes later.
  mutating func perform(_ effect: Effect) -> Action?
  /// Puts something out.
  mutating func put(_ output: Presentation.Output, _ state: AppState)
}
