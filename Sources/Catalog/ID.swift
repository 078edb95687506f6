/// The number TMDB gives to one thing of one kind.
///
/// The kind is part of the type, since movie 605 and series 605 are two different things.
public struct ID<Subject>: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number as TMDB writes it: positive, and no more than 32 bits in a link.
  public let rawValue: Int

  /// Makes an id of a number, unchecked: links check theirs, answers keep what they were given.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes an id of a number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders ids by their numbers.
  public static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension ID: ExpressibleByIntegerLiteral {
  /// Makes an id of a literal number.
  public init(integerLiteral value: Int) {
    self.init(rawValue: value)
  }
}

extension ID: CustomStringConvertible {
  /// The number in decimal digits.
  public var description: String { String(rawValue) }
}

/// A movie or a series, told apart.
public enum TitleID: Hashable, Sendable {
  case movie(ID<Movie>)
  case show(ID<TVShow>)
}
