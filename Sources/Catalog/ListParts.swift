/// The first pages of the lists that come with a title, each list once.
///
/// There are three at most: they are looked through rather than hashed.
public struct ListParts: Hashable, Sendable {
  /// A list with its first page.
  public struct Part: Hashable, Sendable {
    /// What it is a list of.
    public let key: ListKey
    /// Its first page.
    public let page: Page<ListRow>
  }

  /// The lists in the order they were added.
  public private(set) var all: [Part] = []

  /// Makes no parts.
  public init() {}

  /// The first page of a list; nil where it did not come.
  public subscript(key: ListKey) -> Page<ListRow>? {
    all.first { $0.key == key }?.page
  }

  /// Adds a list; one that is there already stays as it is.
  public mutating func add(_ key: ListKey, _ page: Page<ListRow>) {
    if self[key] == nil { all.append(Part(key: key, page: page)) }
  }
}

extension ListParts: ExpressibleByDictionaryLiteral {
  /// Makes parts of lists and their first pages.
  public init(dictionaryLiteral elements: (ListKey, Page<ListRow>)...) {
    for (key, page) in elements { add(key, page) }
  }
}
