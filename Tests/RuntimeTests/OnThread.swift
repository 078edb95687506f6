import Glibc

/// Runs something on a thread of its own.
///
/// Not a task: what waits in `poll` or `write` here would hold up the few threads tasks share.
func onThread(_ body: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(Body(body))
  let address = UInt(bitPattern: box.toOpaque())
  var thread = pthread_t()
  let failure = pthread_create(
    &thread, nil,
    { argument in
      if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }, UnsafeMutableRawPointer(bitPattern: address))
  guard failure == 0 else { return box.release() }
  pthread_detach(thread)
}

private final class Body {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
