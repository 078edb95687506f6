import AppCore
import Screens
import Typesetting

/// Answers Tab from the state.
///
/// The terminal asks it, and the session that owns the terminal is only asked by it: neither keeps the
/// other alive.
final class CompletionAnswers {
  /// Gives the state, and what its lines are painted by.
  var source: () -> (state: AppState, painter: Painter)? = { nil }

  /// What may be put into a line.
  func completions(_ request: CompletionRequest) -> Completions {
    guard let state = source()?.state else { return Completions() }
    let completion = state.completion(of: request.before)
    let kept = String(
      decoding: request.before.utf8.prefix(completion.range.lowerBound), as: UTF8.self)
    return Completions(
      keeping: kept,
      completion.candidates.map {
        Completions.Candidate($0.text, label: $0.label, endsWord: $0.endsWord)
      })
  }

  /// The rows in which what may be chosen is shown.
  func list(_ candidates: [Completions.Candidate], columns: Int, rows: Int) -> [String] {
    guard let source = source() else { return [] }
    var painter = source.painter
    let labels = columned(candidates.map(\.label), columns: columns, rows: rows)
    return painter.rows(of: labels.map { Line($0, .hint) }, in: source.state)
  }
}
