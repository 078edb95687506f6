/// What becomes of a state when something happened, and what is then to be done.
///
/// The state is changed in place; the effects come back as values, in the order in which they are
/// to be performed. A reducer calls nobody: nothing it can reach could perform an effect.
public typealias Reducer<State, Action, Effect> = @Sendable (inout State, Action) -> [Effect]

/// The one place where a state lives and the one way in which it changes.
///
/// A store has no observers and no re-entrancy: whoever sends an action gets the effects and is
/// the one to perform them.
public struct Store<State, Action, Effect> {
  /// The state as the last action left it.
  public private(set) var state: State
  private let reducer: Reducer<State, Action, Effect>

  /// Makes a store of a first state and the reducer that changes it.
  public init(_ state: State, reducer: @escaping Reducer<State, Action, Effect>) {
    self.state = state
    self.reducer = reducer
  }

  /// Changes the state by an action and returns what is to be done, first things first.
  public mutating func send(_ action: Action) -> [Effect] {
    reducer(&state, action)
  }
}
