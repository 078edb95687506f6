import CTerminal

/// The process as its parent sees it.
public enum Process {
  /// Ignores SIGPIPE, and opens missing standard descriptors.
  ///
  /// To be called first in `main`.
  public static func prepare() {
    ct_process_prepare()
  }

  /// Makes the locale UTF-8 where it is not, as measuring text and editing lines need.
  public static func useUTF8() {
    ct_use_utf8()
  }

  /// Ends the process by a signal, so that a shell sees what ended it.
  public static func die(of signal: Int32) -> Never {
    ct_process_die(signal)
  }
}
