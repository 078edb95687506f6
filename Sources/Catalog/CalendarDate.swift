/// A day of the Gregorian calendar, without a time or a zone.
///
/// TMDB's dates are days: reading one as an instant shows it a day early west of Greenwich.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year, 1 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, 1 to 12.
  public var month: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(packed & 0x1F) }

  /// All three, those that change least in the highest bits: tables hold many dates.
  private let packed: UInt32

  /// Makes a date of its parts, or nil where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    packed = UInt32(year) << 9 | UInt32(month) << 5 | UInt32(day)
  }

  /// 1 January 1970.
  public static let epoch = CalendarDate()

  private init() {
    packed = 1970 << 9 | 1 << 5 | 1
  }

  /// Reads `YYYY-MM-DD`; of a longer text such as `1999-10-15T00:00:00.000Z` its first ten characters.
  ///
  /// Anything else, a day the calendar lacks (`2025-13-45`) and the empty text are nil.
  public init?(_ text: String) {
    var digits = 0
    var place = 0
    for byte in text.utf8 {
      switch place {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case 10: guard byte == UInt8(ascii: "T") || byte == UInt8(ascii: " ") else { return nil }
      case _:
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        digits = digits * 10 + Int(byte - 0x30)
      }
      place += 1
      if place > 10 { break }
    }
    guard place >= 10 else { return nil }
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// How many bits ``bits`` takes at most.
  static var bitCount: Int { 23 }

  /// The date as a number above 0, a later one with a larger number.
  ///
  /// Files hold it: it never changes.
  var bits: UInt32 { packed }

  /// Reads such a number; nil where the calendar has no such day.
  init?(bits: UInt32) {
    self.init(year: Int(bits >> 9), month: Int(bits >> 5 & 0xF), day: Int(bits & 0x1F))
  }

  /// Orders dates by time.
  public static func < (first: Self, second: Self) -> Bool {
    first.packed < second.packed
  }

  /// How many whole years lie between this date and a later one: an age.
  public func years(until later: CalendarDate) -> Int {
    let hadBirthday = (later.month, later.day) >= (month, day)
    return later.year - year - (hadBirthday ? 0 : 1)
  }

  /// The days since 1 January 1970, negative before it.
  public var daysSince1970: Int {
    // Howard Hinnant's days_from_civil.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date a number of days later, or earlier where it is negative; no earlier than the year 1 and no later than 9999.
  public func adding(days: Int) -> CalendarDate {
    let (sum, overflows) = daysSince1970.addingReportingOverflow(days)
    // Howard Hinnant's civil_from_days; the bounds are 1 January 1 and 31 December 9999.
    let shifted =
      min(max(overflows ? (days < 0 ? .min : .max) : sum, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return CalendarDate(
      year: yearOfEra + era * 400 + (month >= 10 ? 1 : 0),
      month: month < 10 ? month + 3 : month - 9, day: dayOfYear - (153 * month + 2) / 5 + 1) ?? self
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
