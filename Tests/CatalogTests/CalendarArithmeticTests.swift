import Catalog
import Testing

@Suite("Days before and after a date")
struct CalendarArithmeticTests {
  @Test func `adding days is the inverse of counting them`() throws {
    var date = try #require(CalendarDate("1896-01-01"))
    for _ in 0..<60_000 {
      let next = date.adding(days: 1)
      #expect(next > date && next.daysSince1970 == date.daysSince1970 + 1)
      date = next
    }
    #expect(date.adding(days: -60_000) == CalendarDate("1896-01-01"))
  }

  @Test func `a date stays within the calendar`() {
    #expect(CalendarDate.epoch.adding(days: .max) == CalendarDate("9999-12-31"))
    #expect(CalendarDate.epoch.adding(days: .min) == CalendarDate("0001-01-01"))
    #expect(CalendarDate("2024-02-28")?.adding(days: 1) == CalendarDate("2024-02-29"))
  }
}
