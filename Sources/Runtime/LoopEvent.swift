/// What happened, as the loop tells it.
public enum LoopEvent<Message: Sendable>: Sendable {
  /// A line was entered, read or was next in the list.
  case entered(EnteredLine)
  /// A line was too long to be taken.
  case rejected(RejectedLine)
  /// The half-typed line changed.
  case typed(String)
  /// No more lines will come: Ctrl-D, the end of the pipe or of the list.
  case endedInput
  /// Ctrl-C, where lines are typed; elsewhere it terminates.
  case interrupted
  /// The window was cleared: Ctrl-L.
  case cleared
  /// The window has another size.
  case resized(TerminalSize)
  /// The process is about to be stopped by Ctrl-Z.
  case stopping
  /// The process goes on after a stop.
  case continued
  /// A signal ends the run after this event.
  case terminated(signal: Int32)
  /// Messages came, in this order.
  case received([Message])
  /// As much time passed as was to be waited at most.
  case elapsed
}

/// What the loop is to do after an event.
public enum Turn: Sendable {
  /// Nothing is under way: the next line may come.
  case ready
  /// Something is loading: keys are taken, but the next line of a pipe, a list or a paste waits.
  case busy
  /// The run is over.
  case finished
}

/// How a run came to its end.
public enum LoopEnding: Hashable, Sendable {
  /// The handler said so, or there was nothing more to come.
  case finished
  /// Nobody reads the output any more; no failure.
  case outputClosed
  /// The output could not be written.
  case outputFailed(SystemError)
  /// The input could not be read.
  case inputFailed(SystemError)
  /// A signal; end with `Process.die(of:)` once everything is saved.
  case terminated(signal: Int32)
}
