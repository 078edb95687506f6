import Gallery
import StoreCore

/// A conversation with a reducer, step by step.
///
/// Each step demands the exact change of the state and the exact effects, so that nothing happens
/// that the test did not say. At the end nothing may have been asked for that was neither answered
/// nor canceled.
public struct Script<State: Equatable & Sendable, Action: Sendable, Effect: Equatable & Sendable> {
  /// How a step opens and closes the account of what was asked for.
  public struct Ledger: Sendable {
    /// What an effect asks for, to be answered.
    public var asked: @Sendable (Effect) -> String?
    /// What an effect calls off.
    public var calledOff: @Sendable (Effect) -> String?
    /// What an action answers.
    public var answered: @Sendable (Action) -> String?

    /// Makes a ledger.
    public init(
      asked: @escaping @Sendable (Effect) -> String?,
      calledOff: @escaping @Sendable (Effect) -> String?,
      answered: @escaping @Sendable (Action) -> String?
    ) {
      self.asked = asked
      self.calledOff = calledOff
      self.answered = answered
    }
  }

  private var store: Store<State, Action, Effect>
  private let ledger: Ledger
  private var failures: [String] = []
  private var open: [(name: String, place: String)] = []

  /// Begins with a state.
  public init(
    _ state: State, reducer: @escaping Reducer<State, Action, Effect>, ledger: Ledger
  ) {
    store = Store(state, reducer: reducer)
    self.ledger = ledger
  }

  /// The state as the last step left it.
  public var state: State { store.state }

  /// Sends an action and demands what comes of it.
  ///
  /// - Parameters:
  ///   - effects: The effects, in order.
  ///   - change: Makes the state before the step the one that is demanded after it.
  /// - Returns: The effects that came.
  @discardableResult
  public mutating func send(
    _ action: Action, effects expected: [Effect] = [], file: String = #fileID, line: Int = #line,
    change: (inout State) -> Void = { _ in }
  ) -> [Effect] {
    let place = "\(file):\(line)"
    var demanded = store.state
    change(&demanded)
    if let name = ledger.answered(action) { close(name) }
    let effects = store.send(action)
    if store.state != demanded {
      let difference = LineDifference(
        from: Description.text(of: demanded), to: Description.text(of: store.state))
      let rows = difference.map(\.description) ?? "    (The difference does not show in a text.)"
      failures.append("\(place): another state (- demanded, + came):\n\(rows)")
    }
    if effects != expected {
      let difference = LineDifference(
        from: expected.map(Description.text).joined(separator: "\n"),
        to: effects.map(Description.text).joined(separator: "\n"))
      let rows = difference.map(\.description) ?? "    (The difference does not show in a text.)"
      failures.append("\(place): other effects (- demanded, + came):\n\(rows)")
    }
    for effect in effects {
      if let name = ledger.asked(effect) { open.append((name, place)) }
      if let name = ledger.calledOff(effect) { close(name) }
    }
    return effects
  }

  /// Ends the conversation and says all that went wrong in it, each with the file and the line of
  /// its step.
  public mutating func finish() -> [String] {
    let unanswered = open.map { "\($0.place): never answered: \($0.name)" }
    open = []
    defer { failures = [] }
    return failures + unanswered
  }

  private mutating func close(_ name: String) {
    if let place = open.firstIndex(where: { $0.name == name }) { open.remove(at: place) }
  }
}
