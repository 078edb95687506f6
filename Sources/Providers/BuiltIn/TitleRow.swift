import Catalog

/// What lists filter and sort a title by: one line of the index, its columns apart by tabs.
struct TitleRow {
  /// The columns, in their order in the line.
  enum Column: Int, CaseIterable {
    case id, popularity, rating, votes, date, revenue, runtime, language, countries, genres,
      keywords, companies, networks, cast, crew, similar
  }

  let id: Int
  let popularity: Double
  let rating: Double?
  let votes: Int?
  let date: CalendarDate?
  let revenue: Int?

  private let line: Bytes
  private let ends: [Int]

  init?(_ line: Bytes) {
    self.line = line
    var ends: [Int] = []
    ends.reserveCapacity(Column.allCases.count)
    line.split(UInt8(ascii: "\t")) { ends.append((ends.last.map { $0 + 1 } ?? 0) + $0.count) }
    guard ends.count == Column.allCases.count else { return nil }
    self.ends = ends
    func column(_ column: Column) -> Bytes { Self.column(column, of: line, ends) }
    guard let id = column(.id).number else { return nil }
    self.id = id
    popularity = column(.popularity).decimal ?? 0
    rating = column(.rating).decimal
    votes = column(.votes).number
    revenue = column(.revenue).number
    let day = column(.date).number
    date = day.flatMap { CalendarDate(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100) }
  }

  /// The bytes of a column.
  subscript(column: Column) -> Bytes { Self.column(column, of: line, ends) }

  private static func column(_ column: Column, of line: Bytes, _ ends: [Int]) -> Bytes {
    let place = column.rawValue
    return line[(place == 0 ? 0 : ends[place - 1] + 1)..<ends[place]]
  }

  /// Whether a column holds all or any of some ids, as the terms say; without terms it does.
  func has<Subject>(_ terms: Terms<Subject>?, in column: Column) -> Bool {
    guard let terms else { return true }
    let list = self[column]
    return switch terms.join {
    case .all: terms.ids.allSatisfy { list.containsNumber($0.rawValue) }
    case .any: terms.ids.contains { list.containsNumber($0.rawValue) }
    }
  }

  /// Whether a column of words separated by commas holds one.
  func has(_ word: String?, in column: Column) -> Bool {
    guard let word else { return true }
    var isFound = false
    self[column].split(UInt8(ascii: ",")) { isFound = isFound || $0.string == word }
    return isFound
  }

  /// Whether the title's running time is known and lies in bounds.
  func runs(_ bounds: Bounds?) -> Bool {
    guard let bounds else { return true }
    return self[.runtime].number.map(bounds.contains) ?? false
  }

  /// Whether the date is known and in a year and between two days; what is not asked for is not asked of it.
  func isDated(year: Int?, from: CalendarDate?, to: CalendarDate?) -> Bool {
    guard year != nil || from != nil || to != nil else { return true }
    guard let date else { return false }
    return (year.map { date.year == $0 } ?? true) && (from.map { date >= $0 } ?? true)
      && (to.map { date <= $0 } ?? true)
  }

  /// Whether the rating reaches a least one in tenths, and the votes a least number.
  func isRated(tenths: Int?, votes least: Int?) -> Bool {
    if let tenths {
      guard let rating, (rating * 10).rounded(toThousandths: ()) >= Double(tenths) else {
        return false
      }
    }
    if let least, least > 0 {
      guard let votes, votes >= least else { return false }
    }
    return true
  }
}

extension Double {
  /// Takes the noise of a multiplication by ten off: 8.2 · 10 is 82, not 81.99….
  fileprivate func rounded(toThousandths: Void) -> Double { (self * 1000).rounded() / 1000 }
}

extension Sequence<TitleRow> {
  /// The rows in an order; what lacks the key comes last, and equals by popularity, then by id.
  ///
  /// By rating, titles with few votes stand behind the others unless the caller says how many it wants: a
  /// single ten would lead. Where the number of votes is not recorded, the title keeps its place.
  func sorted(
    by order: SortOrder?, votes: Int?, title: (TitleRow) -> String
  ) -> [TitleRow] {
    let order = order ?? SortOrder(.popularity)
    func byKey<Key: Comparable>(_ rows: [TitleRow], _ key: (TitleRow) -> Key?) -> [TitleRow] {
      rows.map { (row: $0, key: key($0)) }.sorted { one, other in
        switch (one.key, other.key) {
        case (let first?, let second?) where first != second:
          return order.isAscending ? first < second : first > second
        case (_?, nil): return true
        case (nil, _?): return false
        case (_?, _?), (nil, nil):
          if one.row.popularity != other.row.popularity {
            return one.row.popularity > other.row.popularity
          }
          return one.row.id < other.row.id
        }
      }.map(\.row)
    }
    let rows = Array(self)
    switch order.key {
    case .popularity: return byKey(rows) { $0.popularity }
    case .rating:
      let floor = votes == nil ? Rating.leastVotesToRank : 0
      let hasVotes = { (row: TitleRow) in row.votes.map { $0 >= floor } ?? true }
      return byKey(rows.filter(hasVotes)) { $0.rating }
        + byKey(rows.filter { !hasVotes($0) }) { $0.rating }
    case .votes: return byKey(rows) { $0.votes }
    case .date: return byKey(rows) { $0.date }
    case .title: return byKey(rows, title)
    case .revenue: return byKey(rows) { $0.revenue }
    }
  }
}

extension TitleRow {
  /// How many votes the top rated lists ask for.
  static var votesToBeTopRated: Int { 300 }
}
