/// How many requests were sent in the last second.
///
/// The times themselves are kept, so that the limit holds for every second and not for the average.
struct RateWindow {
  private let most: Int
  private var times: [Duration] = []
  private var oldest = 0

  init(most: Int) { self.most = max(most, 1) }

  /// When the next one may be sent, if none is before it.
  var opens: Duration? {
    times.count < most ? nil : times[oldest] + .seconds(1)
  }

  /// Counts one that is sent now.
  mutating func count(at now: Duration) {
    if times.count < most {
      times.append(now)
    } else {
      times[oldest] = now
      oldest = (oldest + 1) % most
    }
  }
}
