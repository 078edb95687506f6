import Glibc

/// What the operating system refused.
public struct SystemError: Error, Hashable, Sendable {
  /// The system's number for it, as in `errno`.
  public let number: Int32

  /// Makes an error from a value of `errno`.
  public init(number: Int32) {
    self.number = number
  }

  /// The system's words for it, such as "No space left on device".
  public var message: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
