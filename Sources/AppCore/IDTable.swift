import Catalog

/// Things of one kind, found by their ids.
///
/// All such tables hash plain numbers. A dictionary for each kind of id would make the runtime look
/// up how each is hashed when the first is stored: a third of what one page costs from a cold start.
public struct IDTable<Subject, Value> {
  private var things: [Int: Value] = [:]

  /// Makes an empty table.
  public init() {}

  /// How many things it holds.
  public var count: Int { things.count }

  /// Whether it holds nothing.
  public var isEmpty: Bool { things.isEmpty }

  /// Whether it holds a thing: nothing of it is copied, and a film's page is large.
  public func contains(_ id: ID<Subject>) -> Bool { things.index(forKey: id.rawValue) != nil }

  /// The ids of what it holds, in no order.
  public var ids: some Collection<ID<Subject>> { things.keys.lazy.map { ID($0) } }

  /// What it holds, in no order.
  public var values: some Collection<Value> { things.values }

  /// The thing with an id; nil where the table does not hold it.
  public subscript(id: ID<Subject>) -> Value? {
    get { things[id.rawValue] }
    _modify { yield &things[id.rawValue] }
  }
}

extension IDTable: Equatable where Value: Equatable {}

extension IDTable: Sendable where Value: Sendable {}
