import Catalog

/// Reads and prints the values of filters; each reading is undone by the printing beside it.
public struct FilterValue {
  let name: FilterName
  let text: String
  let lookup: FilterTermLookup

  private var refusal: FilterError {
    FilterError(part: text, expected: .filterValue(name))
  }

  func terms<Subject>() throws(FilterError) -> Terms<Subject>? {
    let join: Terms<Subject>.Join = text.contains("|") ? .any : .all
    if join == .any, text.contains(",") { throw refusal }
    var ids: [ID<Subject>] = []
    for part in text.split(separator: join == .any ? "|" : ",", omittingEmptySubsequences: false) {
      guard let number = Decimal.id(part.utf8) ?? lookup(name, String(part)) else { throw refusal }
      ids.append(ID(number))
    }
    return Terms(ids, join: join)
  }

  static func print<Subject>(_ terms: Terms<Subject>) -> String {
    terms.ids.map(\.description).joined(separator: terms.join.rawValue)
  }

  func year() throws(FilterError) -> Int {
    guard let year = Decimal.year(text.utf8) else { throw refusal }
    return year
  }

  /// A day, or a year that stands for its first or its last day.
  func date(isLastOfYear: Bool) throws(FilterError) -> CalendarDate {
    if text.utf8.count == 10, let date = CalendarDate(text) { return date }
    guard text.utf8.count == 4, let year = Decimal.year(text.utf8),
      let date = CalendarDate(
        year: year, month: isLastOfYear ? 12 : 1, day: isLastOfYear ? 31 : 1)
    else { throw refusal }
    return date
  }

  static func print(_ date: CalendarDate, isLastOfYear: Bool) -> String {
    let short = isLastOfYear ? (12, 31) : (1, 1)
    return (date.month, date.day) == short
      ? String(date.description.prefix(4)) : date.description
  }

  /// A rating of 0 to 10 with at most one decimal, behind a point or a comma, in tenths.
  func tenths() throws(FilterError) -> Int {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = Decimal.number(parts[0].utf8), whole <= 10
    else { throw refusal }
    var tenth = 0
    if parts.count == 2 {
      guard parts[1].utf8.count == 1, let digit = Decimal.number(parts[1].utf8) else {
        throw refusal
      }
      tenth = digit
    }
    guard whole * 10 + tenth <= 100 else { throw refusal }
    return whole * 10 + tenth
  }

  static func print(tenths: Int) -> String {
    tenths.isMultiple(of: 10) ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  func number() throws(FilterError) -> Int {
    guard let number = Decimal.number(text.utf8) else { throw refusal }
    return number
  }

  func id() throws(FilterError) -> Int {
    guard let id = Decimal.id(text.utf8) else { throw refusal }
    return id
  }

  /// `95` or `-95`: at most; `90-`: at least; `90-120`.
  func bounds() throws(FilterError) -> Bounds {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let first = parts.first.flatMap { Decimal.number($0.utf8) }
    let bounds: Bounds?
    if parts.count == 1 {
      bounds = Bounds(least: nil, greatest: first)
    } else if parts.count == 2, parts[0].isEmpty, let last = Decimal.number(parts[1].utf8) {
      bounds = Bounds(least: nil, greatest: last)
    } else if parts.count == 2, let first {
      let second = Decimal.number(parts[1].utf8)
      bounds =
        second != nil || parts[1].isEmpty ? Bounds(least: first, greatest: second) : nil
    } else {
      bounds = nil
    }
    guard let bounds else { throw refusal }
    return bounds
  }

  static func print(_ bounds: Bounds) -> String {
    guard let least = bounds.least else { return bounds.greatest.map(String.init) ?? "" }
    return "\(least)-" + (bounds.greatest.map(String.init) ?? "")
  }

  /// A language's two letters, as ISO 639-1 writes them.
  func languageCode() throws(FilterError) -> String {
    guard text.utf8.count == 2, let language = NamedCode.language(text) else { throw refusal }
    return language.code
  }

  /// A country's two letters, as ISO 3166-1 writes them.
  func countryCode() throws(FilterError) -> String {
    guard text.utf8.count == 2, let country = NamedCode.country(text) else { throw refusal }
    return country.code
  }

  func sort(for kind: ListKind) throws(FilterError) -> SortOrder {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let key = parts.first.flatMap({ SortOrder.Key(rawValue: String($0)) }),
      SortOrder.Key.known(to: kind).contains(key), parts.count <= 2
    else {
      let keys = SortOrder.Key.known(to: kind).map(\.rawValue)
      let nearest = Nearest.word(to: parts.first ?? "", in: keys)
      throw FilterError(part: text, expected: .sortKey(kind), nearest: nearest)
    }
    guard parts.count == 2 else { return SortOrder(key) }
    switch parts[1] {
    case "asc": return SortOrder(key, isAscending: true)
    case "desc": return SortOrder(key, isAscending: false)
    case let direction:
      let nearest = Nearest.word(to: direction, in: ["asc", "desc"])
      throw FilterError(
        part: text, expected: .sortKey(kind), nearest: nearest.map { "\(key.rawValue).\($0)" })
    }
  }

  static func print(_ order: SortOrder) -> String {
    order.isNatural
      ? order.key.rawValue : order.key.rawValue + (order.isAscending ? ".asc" : ".desc")
  }
}

extension SortOrder.Key {
  /// The keys that lists of a kind can be sorted by: TMDB knows no revenue of series.
  public static func known(to kind: ListKind) -> [SortOrder.Key] {
    switch kind {
    case .movies: allCases
    case .shows: allCases.filter { $0 != .revenue }
    }
  }
}

/// Reads decimal numbers without signs, of no more than 31 bits; leading zeros are allowed.
enum Decimal {
  static let greatest = Int(Int32.max)

  static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return nil }
    var number = 0
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      guard number <= greatest else { return nil }
    }
    return number
  }

  static func id(_ bytes: some Collection<UInt8>) -> Int? {
    number(bytes).flatMap { $0 > 0 ? $0 : nil }
  }

  static func year(_ bytes: some Collection<UInt8>) -> Int? {
    number(bytes).flatMap { (1...9999).contains($0) ? $0 : nil }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter from A to Z in either case.
  var isASCIILetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }
}
