import Catalog
import Navigation

/// Something that happened, in the order it happened.
///
/// What is large and rare is boxed: an action is as large as the largest of them.
public enum Action: Equatable, Sendable {
  /// The program started.
  indirect case started(Launch)
  /// A line was entered; the line itself is kept, so that a log is a script.
  case entered(String)
  /// The half-typed line changed.
  case typed(String)
  /// A link given as an argument was opened.
  indirect case opened(Link)
  /// The page on screen was painted for a person, who may type its numbers from now on.
  case painted
  /// Ctrl-C was pressed.
  case interrupted
  /// The input ended: Ctrl-D, or the end of a script.
  case endedInput
  /// The terminal has another size.
  case resized(Size)
  /// A request was answered.
  case fetched(Request, ticket: Ticket, FetchResult)
  /// Local hits for a half-typed search were found.
  case suggested(text: String, [ListRow])
  /// A timer fired.
  case elapsed(Waiting)
  /// A change was stored, or why it could not be.
  case stored(Ticket, StorageFailure?)
  /// Another run changed what is kept; this is all of it now.
  indirect case recalled(LibrarySnapshot)
  /// A file was read that is to be imported, or could not be.
  indirect case imported(Ticket, ImportResult)
  /// A file was exported, or could not be.
  indirect case exported(Ticket, ExportResult)
  /// A file on its way in or out has come so far.
  indirect case progressed(Ticket, ExchangeProgress)
  /// Something happened with the account at TMDB.
  indirect case account(AccountNews)
  /// Another day began.
  case dawned(CalendarDate)
  /// Requests whose cached answer has expired.
  case expired([Request])
  /// Requests are held back, with the cause; nil once they are on their way.
  indirect case delayed(Delay?)
}

/// The result of a request.
public enum FetchResult: Hashable, Sendable {
  case answered(Response, Freshness)
  /// A cached answer of this age in seconds, shown until the fresh one arrives.
  case kept(Response, seconds: Int)
  case failed(Failure)
}
