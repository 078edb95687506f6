import Catalog

/// One read of TMDB's interface: a path and a query, without host, key or session.
///
/// Equal requests make equal calls, so that a call is the key under which its answer is kept.
public struct TMDBCall: Hashable, Sendable {
  /// An item of a query, neither part encoded.
  public struct Item: Hashable, Sendable {
    /// The parameter.
    public let name: String
    /// Its value.
    public let value: String
  }

  /// The path, beginning with `/3/`; made of known words and numbers alone, so that nothing in it needs encoding.
  public let path: String
  /// The query's items, always in the same order.
  public private(set) var query: [Item] = []

  init(_ path: String) {
    self.path = "/3/" + path
  }

  /// The call with one more item; without it where there is no value.
  func with(_ name: String, _ value: String?) -> TMDBCall {
    guard let value else { return self }
    var call = self
    call.query.append(Item(name: name, value: value))
    return call
  }

  func with(_ name: String, _ value: Int?) -> TMDBCall { with(name, value.map(String.init)) }

  func with(_ name: String, _ value: CalendarDate?) -> TMDBCall {
    with(name, value.map(\.description))
  }

  /// The call with parts that come with the answer, which TMDB limits to 20.
  func appending(_ parts: [String]) -> TMDBCall {
    with("append_to_response", parts.joined(separator: ","))
  }
}
