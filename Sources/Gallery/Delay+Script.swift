import AppCore

extension Delay {
  /// The delay as scripts write it.
  var scriptText: String {
    switch self {
    case .paused(let seconds): "paused \(seconds)"
    case .retrying(let seconds, let tries, let most, .dropped):
      "retrying \(seconds) \(tries) \(most) dropped"
    case .retrying(let seconds, let tries, let most, .status(let status)):
      "retrying \(seconds) \(tries) \(most) \(status)"
    case .rate: "rate"
    case .queued(let count): "queued \(count)"
    }
  }

  /// Reads a delay; nil of any text that is none.
  init?(scriptText text: String) {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().map { Int($0) }
    switch (words.first, numbers.count) {
    case ("rate", 0): self = .rate
    case ("paused", 1):
      guard let seconds = numbers[0] else { return nil }
      self = .paused(seconds: seconds)
    case ("queued", 1):
      guard let count = numbers[0] else { return nil }
      self = .queued(count)
    case ("retrying", 4):
      guard let seconds = numbers[0], let tries = numbers[1], let most = numbers[2] else {
        return nil
      }
      let trouble: Trouble
      if let status = numbers[3] {
        trouble = .status(status)
      } else if words[4] == "dropped" {
        trouble = .dropped
      } else {
        return nil
      }
      self = .retrying(seconds: seconds, tries: tries, of: most, after: trouble)
    case _: return nil
    }
  }
}
