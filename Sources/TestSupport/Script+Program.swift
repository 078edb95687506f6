import AppCore
import Catalog

/// A conversation with the reducer of the whole program.
public typealias ProgramScript = Script<AppState, Action, Effect>

extension Script where State == AppState, Action == AppCore.Action, Effect == AppCore.Effect {
  /// Begins before the program's start: the first step is to send `started`.
  ///
  /// Every page fits on screen.
  public init(_ launch: Launch) {
    self.init(
      AppState(launch), reducer: appReducer(layout: { _ in Screenful(next: nil, end: 0) }),
      ledger: Ledger(
        asked: { effect in
          switch effect {
          case .fetch(_, _, let ticket): "fetch \(ticket.rawValue)"
          case .keep(_, let ticket): "keep \(ticket.rawValue)"
          case .importFile(_, _, let ticket), .exportFile(_, let ticket):
            "file \(ticket.rawValue)"
          case .cancel, .suggest, .wait, .save, .account, .recall, .exit: nil
          }
        },
        calledOff: { effect in
          switch effect {
          case .cancel(let ticket): "fetch \(ticket.rawValue)"
          case .fetch, .suggest, .wait, .keep, .save, .account, .recall, .exit, .importFile,
            .exportFile:
            nil
          }
        },
        answered: { action in
          switch action {
          case .fetched(_, let ticket, _): "fetch \(ticket.rawValue)"
          case .stored(let ticket, _): "keep \(ticket.rawValue)"
          case .imported(let ticket, _), .exported(let ticket, _): "file \(ticket.rawValue)"
          case .started, .entered, .typed, .opened, .painted, .interrupted, .endedInput,
            .resized, .suggested, .elapsed, .recalled, .account, .dawned, .expired, .delayed,
            .progressed:
            nil
          }
        }))
  }
}
