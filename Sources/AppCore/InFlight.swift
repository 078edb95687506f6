import Catalog

/// Which request an answer belongs to; an answer whose ticket is not the current one changes nothing.
public struct Ticket: Hashable, Sendable {
  /// The number, from 1, never given twice in a run.
  public let rawValue: Int

  /// Makes a ticket of its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// What is being loaded, in the order it was asked for.
///
/// A page waits for a handful of things: to look through them costs less than to hash a request.
public struct InFlight: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var request: Request
    var ticket: Ticket
    var isAnew: Bool
  }

  private var entries: [Entry] = []

  /// Makes the state of rest: nothing is being loaded.
  public init() {}

  /// Whether nothing is being loaded.
  public var isEmpty: Bool { entries.isEmpty }

  /// What is being loaded, first asked first.
  public var requests: [Request] { entries.map(\.request) }

  /// Whether there is one among them of which something is true, or of whether a person asked for it again.
  func contains(where isMeant: (_ request: Request, _ isAnew: Bool) -> Bool) -> Bool {
    entries.contains { isMeant($0.request, $0.isAnew) }
  }

  /// The tickets, first given first.
  public var tickets: [Ticket] { entries.map(\.ticket) }

  /// The current ticket of a request; nil where it is not being loaded.
  public subscript(request: Request) -> Ticket? {
    entries.first { $0.request == request }?.ticket
  }

  /// Notes that a request was made; its ticket is the newest there is.
  ///
  /// - Parameter isAnew: Whether a person asked to have it loaded again.
  mutating func add(_ request: Request, _ ticket: Ticket, isAnew: Bool = false) {
    entries.append(Entry(request: request, ticket: ticket, isAnew: isAnew))
  }

  /// Whether something is loaded because a person asked to have it loaded again.
  var hasAnew: Bool { entries.contains { $0.isAnew } }

  /// Whether the request with a ticket is still awaited.
  func awaits(_ ticket: Ticket) -> Bool {
    entries.contains { $0.ticket == ticket }
  }

  /// Removes an answered request; returns whether a person asked for it.
  ///
  /// A ticket is given once, so that it alone identifies the request.
  ///
  /// - Returns: nil where the request is not awaited, or not any more.
  mutating func finish(_ ticket: Ticket) -> Bool? {
    for place in entries.indices where entries[place].ticket == ticket {
      let isAnew = entries[place].isAnew
      if place == entries.count - 1 { entries.removeLast() } else { entries.remove(at: place) }
      return isAnew
    }
    return nil
  }

  /// Notes that a request is not awaited any more, and returns its ticket.
  @discardableResult
  mutating func remove(_ request: Request) -> Ticket? {
    guard let place = entries.firstIndex(where: { $0.request == request }) else { return nil }
    return entries.remove(at: place).ticket
  }
}

extension InFlight: ExpressibleByDictionaryLiteral {
  /// Makes what is being loaded of requests and their tickets, first asked first.
  public init(dictionaryLiteral elements: (Request, Ticket)...) {
    entries = elements.map { Entry(request: $0.0, ticket: $0.1, isAnew: false) }
  }
}
