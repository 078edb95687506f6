/// What the layout of a page says of the part of it that is on screen.
public struct Screenful: Equatable, Sendable {
  /// The first line of the page beneath what is shown; nil where the page ends on screen.
  public var next: Int?
  /// Line count of the page; the next page's rows are appended here.
  public var end: Int

  /// Makes a screenful.
  public init(next: Int?, end: Int) {
    self.next = next
    self.end = end
  }
}
