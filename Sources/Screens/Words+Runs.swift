/// What is said about a run as a whole.
extension Words {
  /// Which line of a script an error belongs to.
  public func scriptLine(_ number: Int) -> String {
    say("line \(number):", "\(number). satır:")
  }

  /// A line that is longer than any command.
  public func lineTooLong(limit: Int) -> String {
    say(
      "The line is longer than \(limit) bytes and was left out.",
      "Satır \(limit) bayttan uzun olduğu için atlandı.")
  }

  /// A system's refusal to write a file.
  public func cannotWrite(_ path: String, reason: String) -> String {
    say(
      "\(quoted(path)) cannot be written: \(reason).", "\(quoted(path)) yazılamıyor: \(reason).")
  }
}
