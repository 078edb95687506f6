public import Catalog
import Glibc

/// The one place where the clock is read.
public enum Clock {
  /// The time since some moment, which never goes back.
  static func elapsed() -> Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  /// The seconds since 1970.
  @Sendable public static func seconds() -> Int { time(nil) }

  /// Today in the time zone of the machine.
  public static func today() -> CalendarDate? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
