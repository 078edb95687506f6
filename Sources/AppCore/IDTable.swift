import Catalog

/// Things of one kind, found by their ids.
///
/// All such tables hash plain numbers. A dictionary for each kind of id would make the runtime look
/// up how each is hashed when the first is stored: a third of what one page costs from a cold start.
public struct IDTable<Subject, Value> {
  private var values: [Int: Value] = [:]

  /// Makes an empty table.
  public init() {}

  /// How many things it holds.
  public var count: Int { values.count }

  /// Whether it holds nothing.
  public var isEmpty: Bool { values.isEmpty }

  /// The thing with an id; nil where the table does not hold it.
  public subscript(id: ID<Subject>) -> Value? {
    get { values[id.rawValue] }
    _modify { yield &values[id.rawValue] }
  }
}

extension IDTable: Equatable where Value: Equatable {}

extension IDTable: Sendable where Value: Sendable {}
