/// A way in which one place follows another.
public enum Transition: String, CaseIterable, Hashable, Sendable {
  /// The new place is put on top of the one on screen.
  case push
  /// The new place takes the place of the one on screen.
  case replace
  /// The whole stack of a tab becomes another.
  case reset
  /// Another tab comes to the front, its stack as it was left.
  case selectTab
}
