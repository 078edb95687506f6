import Glibc

/// What tells other processes that this one lives: one byte of a file, locked for it by the system.
///
/// The number of a process may be given to another one; such a lock ends with whoever holds it, however that ends.
final class LifeSign {
  /// The byte.
  let number: Int
  private let descriptor: Int32

  // The locks of an open file, not of a process: nothing else that is opened or closed lets go of them.
  private static let locks: Int32 = 37
  private static let asks: Int32 = 36

  /// Gives a sign in a folder; nil where the system has no such locks there.
  init?(folder: String) {
    descriptor = open("\(folder)/outbox.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    number = Int.random(in: 1...Int.max / 2)
    guard descriptor >= 0 else { return nil }
    var lock = Self.lock(of: number)
    guard fcntl(descriptor, Self.locks, &lock) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether whoever gave a sign lives; true where that cannot be told.
  func isGiven(_ number: Int) -> Bool {
    guard number != self.number, number > 0 else { return number == self.number }
    var lock = Self.lock(of: number)
    guard fcntl(descriptor, Self.asks, &lock) == 0 else { return true }
    return lock.l_type != Int16(F_UNLCK)
  }

  private static func lock(of number: Int) -> flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(number)
    lock.l_len = 1
    return lock
  }
}
