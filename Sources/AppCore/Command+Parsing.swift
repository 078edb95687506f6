import Navigation

extension Command {
  static func parse(_ line: String) -> Result<Command?, CommandError> {
    if let number = Int(line) { return .success(.open(number)) }
    return .success(.go(line))
  }
}
