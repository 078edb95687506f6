import Catalog

/// What a timer is for.
public enum Waiting: Hashable, Sendable {
  /// Debounces a half-typed search.
  case typedSearch
}

/// The options of a request.
public struct FetchTerms: Hashable, Sendable {
  /// The language of texts, and the region of dates and lists.
  public var locale: ContentLocale
  /// Whether searches and filters find titles that TMDB calls adult.
  public var includesAdult = false
  /// Whether to bypass the cache.
  public var isAnew = false

  /// Makes terms.
  public init(_ locale: ContentLocale, includesAdult: Bool = false, isAnew: Bool = false) {
    self.locale = locale
    self.includesAdult = includesAdult
    self.isAnew = isAnew
  }
}

/// Work for the shell to perform.
public enum Effect: Hashable, Sendable {
  /// Ask the source; answer with `fetched` and the same ticket.
  case fetch(Request, FetchTerms, Ticket)
  /// Cancel a request; a late answer is ignored.
  case cancel(Ticket)
  /// Find the first local hits for a half-typed search; answer with `suggested`.
  case suggest(text: String, ContentLocale)
  /// Start or restart a timer; answered by `elapsed`.
  case wait(Waiting, milliseconds: Int)
  /// Store a change; answer with `stored` and the same ticket.
  case keep(LibraryChange, Ticket)
  /// Save the session; not answered.
  indirect case save(SavedSession)
  /// Do something with the account at TMDB; answer with `account`.
  indirect case account(AccountOrder)
  /// Reload the library; answered by `recalled`.
  case recall
  /// Read a file and look its titles up; answer with `imported` and the same ticket.
  indirect case importFile(ImportOrder, ContentLocale, Ticket)
  /// Write what is kept to a file; answer with `exported` and the same ticket.
  indirect case exportFile(ExportOrder, Ticket)
  /// End the program.
  case exit
}
