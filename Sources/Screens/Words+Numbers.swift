import Catalog

/// Numbers, dates and lengths in words, without a formatter: those cost milliseconds of every start.
extension Words {
  /// A whole number with its thousands apart: `27,030` or `27.030`.
  func number(_ value: Int) -> String {
    let digits = String(value.magnitude)
    guard digits.utf8.count > 3 else { return String(value) }
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += say(",", ".") }
      text.append(digit)
    }
    return text
  }

  /// A number with one decimal: `8.2` or `8,2`; of what is no number, nothing known.
  func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1_000_000 else { return "?" }
    let tenths = Int((abs(value) * 10).rounded())
    let sign = value < 0 && tenths > 0 ? "-" : ""
    return "\(sign)\(tenths / 10)\(say(".", ","))\(tenths % 10)"
  }

  /// An amount in US dollars, in which TMDB keeps budgets and revenues.
  func dollars(_ amount: Int) -> String {
    say("$\(number(amount))", "\(number(amount)) $")
  }

  /// A running time: `2 h 16 min`, `45 min`, `3 h`.
  func runtime(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let short = say("\(rest) min", "\(rest) dk")
    guard hours > 0 else { return short }
    let long = say("\(number(hours)) h", "\(number(hours)) sa")
    return rest == 0 ? long : "\(long) \(short)"
  }

  /// A day: `31 March 1999`.
  func date(_ date: CalendarDate) -> String {
    "\(date.day) \(month(date.month)) \(date.year)"
  }

  /// A month: `March 1999`.
  func month(of date: CalendarDate) -> String { "\(month(date.month)) \(date.year)" }

  /// How long ago something was, in its largest whole unit.
  func ago(seconds: Int) -> String {
    let minutes = max(0, seconds) / 60
    switch minutes {
    case 0: return say("just now", "az önce")
    case 1..<60: return ago(minutes, say("minute", "dakika"))
    case 60..<(48 * 60): return ago(minutes / 60, say("hour", "saat"))
    case (48 * 60)..<(60 * 24 * 60): return ago(minutes / (24 * 60), say("day", "gün"))
    case (60 * 24 * 60)..<(730 * 24 * 60): return ago(minutes / (30 * 24 * 60), say("month", "ay"))
    default: return ago(minutes / (365 * 24 * 60), say("year", "yıl"))
    }
  }

  private func ago(_ count: Int, _ unit: String) -> String {
    say("\(number(count)) \(unit)\(count == 1 ? "" : "s") ago", "\(number(count)) \(unit) önce")
  }

  /// A duration to wait, in words.
  func seconds(_ count: Int) -> String {
    counted(max(0, count), "second", "seconds", "saniye")
  }

  /// A time to wait, in a unit that a person would say it in; never less than it is.
  func duration(_ seconds: Int) -> String {
    switch max(0, seconds) {
    case ...120: return self.seconds(seconds)
    case ...7_200: return counted((seconds + 59) / 60, "minute", "minutes", "dakika")
    case let long:
      return counted((min(long, Int.max - 3_599) + 3_599) / 3_600, "hour", "hours", "saat")
    }
  }

  /// A counted thing; Turkish has no plural after a number.
  func counted(_ count: Int, _ one: String, _ many: String, _ turkish: String) -> String {
    say("\(number(count)) \(count == 1 ? one : many)", "\(number(count)) \(turkish)")
  }

  /// Things in a row with "and" before the last.
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + say(" and ", " ve ") + last
  }

  /// Things in a row with "or" before the last.
  func alternatives(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + say(" or ", " veya ") + last
  }

  /// The name of a month, numbered from 1.
  private func month(_ number: Int) -> String {
    switch number {
    case 1: say("January", "Ocak")
    case 2: say("February", "Şubat")
    case 3: say("March", "Mart")
    case 4: say("April", "Nisan")
    case 5: say("May", "Mayıs")
    case 6: say("June", "Haziran")
    case 7: say("July", "Temmuz")
    case 8: say("August", "Ağustos")
    case 9: say("September", "Eylül")
    case 10: say("October", "Ekim")
    case 11: say("November", "Kasım")
    default: say("December", "Aralık")
    }
  }
}
