import Catalog

/// What some time is let pass for.
public enum Waiting: Hashable, Sendable {
  /// The source is asked for a half-typed search only when no key follows.
  case typedSearch
}

/// How something is asked of the source.
public struct FetchTerms: Hashable, Sendable {
  /// The language of texts, and the region of dates and lists.
  public var locale: ContentLocale
  /// Whether searches and filters find titles that TMDB calls adult.
  public var includesAdult = false
  /// Whether what was kept from before will not do.
  public var isAnew = false

  /// Makes terms.
  public init(_ locale: ContentLocale, includesAdult: Bool = false, isAnew: Bool = false) {
    self.locale = locale
    self.includesAdult = includesAdult
    self.isAnew = isAnew
  }
}

/// Something that is to be done by the outside.
public enum Effect: Hashable, Sendable {
  /// Ask the source; answer with `fetched` and the same ticket.
  case fetch(Request, FetchTerms, Ticket)
  /// Stop working on a request; an answer that still comes is not awaited any more.
  case cancel(Ticket)
  /// Find the first local hits for a half-typed search; answer with `suggested`.
  case suggest(text: String, ContentLocale)
  /// Let some time pass from now on, however often it was begun before; answer with `elapsed`.
  case wait(Waiting, milliseconds: Int)
  /// Store a change; answer with `stored` and the same ticket.
  case keep(LibraryChange, Ticket)
  /// Store where the session is left; nobody waits for it.
  indirect case save(SavedSession)
  /// Do something with the account at TMDB; answer with `account`.
  indirect case account(AccountOrder)
  /// Read all that is kept anew; answer with `recalled`.
  case recall
  /// Read a file and look its titles up; answer with `imported` and the same ticket.
  indirect case importFile(ImportOrder, ContentLocale, Ticket)
  /// Write what is kept to a file; answer with `exported` and the same ticket.
  indirect case exportFile(ExportOrder, Ticket)
  /// End the program.
  case exit
}
