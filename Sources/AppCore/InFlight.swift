import Catalog

/// What is being loaded, in the order it was asked for.
///
/// A page waits for a handful of things: to look through them costs less than to hash a request.
public struct InFlight: Equatable, Sendable {
  private struct Entry: Equatable, Sendable {
    var request: Request
    var ticket: Ticket
  }

  private var entries: [Entry] = []

  /// Makes the state of rest: nothing is being loaded.
  public init() {}

  /// Whether nothing is being loaded.
  public var isEmpty: Bool { entries.isEmpty }

  /// What is being loaded, first asked first.
  public var requests: [Request] { entries.map(\.request) }

  /// The tickets, first given first.
  public var tickets: [Ticket] { entries.map(\.ticket) }

  /// The current ticket of a request; nil where it is not being loaded.
  public subscript(request: Request) -> Ticket? {
    entries.first { $0.request == request }?.ticket
  }

  /// Notes that a request was made; its ticket is the newest there is.
  mutating func add(_ request: Request, _ ticket: Ticket) {
    entries.append(Entry(request: request, ticket: ticket))
  }

  /// Notes that a request was answered; false where another ticket is its current one, or none.
  mutating func finish(_ request: Request, _ ticket: Ticket) -> Bool {
    // Two numbers are compared sooner than two requests.
    let place = entries.firstIndex { $0.ticket == ticket && $0.request == request }
    guard let place else { return false }
    entries.remove(at: place)
    return true
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
    entries = elements.map { Entry(request: $0.0, ticket: $0.1) }
  }
}
