/// How many tries may still be repeated.
struct RetryBudget {
  private let most: Double
  private var left: Double
  private var counted: Duration?

  /// What one success gives back, and what a second does.
  private static let perSuccess = 0.5
  private static let perSecond = 0.25

  init(most: Int) {
    self.most = Double(max(most, 0))
    left = self.most
  }

  /// Takes one repetition; false when there is none left.
  mutating func spend(at now: Duration) -> Bool {
    if let counted, now > counted {
      let seconds = Double((now - counted).millisecondsUp) / 1000
      left = min(left + seconds * Self.perSecond, most)
    }
    counted = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }

  mutating func succeeded() { left = min(left + Self.perSuccess, most) }
}
