import Catalog

/// Reads the days of one table: numbers with strokes are days or months as all rows together allow.
struct ExchangeDates {
  /// The order that every date with strokes or points in the table can be read in; nil where two can, or none.
  private let order: Order?

  private enum Order: CaseIterable {
    case monthDayYear, dayMonthYear
  }

  /// Makes readings of a table whose days are these.
  init(_ texts: some Sequence<String> = []) {
    var orders = Order.allCases
    var found = false
    for text in texts {
      guard let parts = Self.parts(text) else { continue }
      found = true
      orders.removeAll { Self.day(parts, $0) == nil }
      if orders.isEmpty { break }
    }
    order = found && orders.count == 1 ? orders[0] : nil
  }

  /// The day that a text says; what time and zone follow do not shift it.
  func day(_ text: String?) -> CalendarDate? {
    guard let text else { return nil }
    if let day = ExchangeField.day(text) { return day }
    if let day = Self.spelled(text) { return day }
    guard let order, let parts = Self.parts(text) else { return nil }
    return Self.day(parts, order)
  }

  private static func day(_ parts: [Int], _ order: Order) -> CalendarDate? {
    switch order {
    case .monthDayYear: CalendarDate(year: parts[2], month: parts[0], day: parts[1])
    case .dayMonthYear: CalendarDate(year: parts[2], month: parts[1], day: parts[0])
    }
  }

  /// The numbers of `10/24/2012` or `24.10.2012`; nil of anything else.
  private static func parts(_ text: String) -> [Int]? {
    let day = text.split(separator: " ").first ?? ""
    let parts = day.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "." }
    guard parts.count == 3, parts[2].utf8.count == 4 else { return nil }
    let numbers = parts.compactMap {
      $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil
    }
    return numbers.count == 3 ? numbers : nil
  }

  /// `Wed Oct 24 10:33:43 2012`, as IMDb's files had it, and `24 Oct 2012`; nil of anything else.
  private static func spelled(_ text: String) -> CalendarDate? {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    guard
      let month = words.lazy.compactMap({ months.firstIndex(of: $0.prefix(3).lowercased()) }).first
    else { return nil }
    let numbers = words.compactMap { Int($0) }
    guard let year = numbers.first(where: { $0 > 31 }),
      let day = numbers.first(where: { $0 <= 31 }),
      numbers.count == 2
    else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)
  }
}
