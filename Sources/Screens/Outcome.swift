public import AppCore
import Catalog

/// What a run prints for a line or a link that has come to rest.
public enum Outcome: Hashable, Sendable {
  /// The page, as text, as a document or as pictures; what fell short on it, where something did.
  case page(Shortfall? = nil)
  /// Nothing more: the output is the exported file itself; what to say beside it, where something was left out.
  case file(remark: String?)
  /// A failure.
  case failure(RunFailure)

  /// Decides what a run prints for a state at rest.
  public init(_ state: AppState) {
    let words = state.words
    if let notice = state.notice, notice.isFailure {
      self = .failure(
        RunFailure(
          message: words.notice(notice), status: ExitStatus(notice),
          document: errorDocument(notice, in: state)))
    } else if case .screen = state.painting, let part = state.failedParts.first {
      // The other parts are worth showing; the failure stands in its place on the page.
      self = .page(
        Shortfall(message: words.failure(part.failure), status: ExitStatus(part.failure)))
    } else if case .screen = state.painting, let failure = state.pageFailure {
      self = .failure(
        RunFailure(
          message: words.failure(failure), status: ExitStatus(failure),
          document: Screens.document(state)))
    } else if case .exported(let summary)? = state.notice, summary.path == "-" {
      let isWhole = summary.omissions.isEmpty && summary.rounded == 0
      self = .file(remark: isWhole ? nil : words.exported(summary))
    } else if case .sheet(.imported(let report), _) = state.painting,
      !report.reading.unmatched.isEmpty || report.reading.stop != nil
    {
      self = .page(Shortfall(message: words.importFellShort(report), status: .failure))
    } else {
      self = .page()
    }
  }

  /// The status of a run that ends with it.
  public var status: ExitStatus {
    switch self {
    case .page(let shortfall): shortfall?.status ?? .success
    case .file: .success
    case .failure(let failure): failure.status
    }
  }
}

/// What a page that is shown lacks.
public struct Shortfall: Hashable, Sendable {
  /// What fell short and what to do next.
  public let message: String
  /// The exit status.
  public let status: ExitStatus
}

/// A failure as a run reports it.
public struct RunFailure: Hashable, Sendable {
  /// What happened and what to do next.
  public let message: String
  /// The exit status.
  public let status: ExitStatus
  /// The document that reports it to a script.
  public let document: String
}

/// The text of an export that goes to standard output; nil where an action brings none, or one that nobody
/// waits for any more.
public func exportedText(by action: Action, in state: AppState) -> String? {
  guard case .exported(let ticket, .written(_, let text)) = action,
    state.exchange?.ticket == ticket
  else { return nil }
  return text
}
