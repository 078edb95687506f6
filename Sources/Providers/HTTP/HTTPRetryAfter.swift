extension HTTPResponse {
  /// How long the server asks to wait; nil where it does not say so, or in no way that is known.
  ///
  /// A date is taken from the answer's own date, so that a clock that is wrong here changes nothing.
  public var retryAfter: Duration? {
    guard let value = header("retry-after") else { return nil }
    let text = value.filter { $0 != " " && $0 != "\t" }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // More digits than these are more than anybody waits.
      return .seconds(Int(text.prefix(9)) ?? 0)
    }
    guard let then = HTTPDate.seconds(value), let now = header("date").flatMap(HTTPDate.seconds)
    else { return nil }
    return .seconds(max(then - now, 0))
  }
}

/// The form of dates that servers have to send: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The seconds from 1970; nil for another form.
  static func seconds(_ text: String) -> Int? {
    let words = text.lowercased().split(separator: " ")
    guard words.count == 6, words[5] == "gmt", let day = Int(words[1]), (1...31).contains(day),
      let month = months.firstIndex(of: String(words[2])), let year = Int(words[3]),
      (1970...9999).contains(year)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    return days(year: year, month: month + 1, day: day) * 86_400 + time[0] * 3600 + time[1] * 60
      + time[2]
  }

  /// The days from 1970-01-01, by Howard Hinnant's `days_from_civil`.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
