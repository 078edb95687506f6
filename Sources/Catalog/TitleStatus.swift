/// The production status of a movie or a series, from TMDB's vocabulary.
public enum TitleStatus: Hashable, Sendable {
  case rumored, planned, inProduction, postProduction, released, canceled
  /// A series with more seasons to come.
  case returning
  case ended, pilot
  /// A status that was added to the vocabulary since.
  case other(String)

  /// Reads a status as TMDB writes it.
  public init(_ text: String) {
    switch text {
    case "Rumored": self = .rumored
    case "Planned": self = .planned
    case "In Production": self = .inProduction
    case "Post Production": self = .postProduction
    case "Released": self = .released
    case "Canceled": self = .canceled
    case "Returning Series": self = .returning
    case "Ended": self = .ended
    case "Pilot": self = .pilot
    case let other: self = .other(other)
    }
  }

  /// The status as TMDB writes it.
  public var text: String {
    switch self {
    case .rumored: "Rumored"
    case .planned: "Planned"
    case .inProduction: "In Production"
    case .postProduction: "Post Production"
    case .released: "Released"
    case .canceled: "Canceled"
    case .returning: "Returning Series"
    case .ended: "Ended"
    case .pilot: "Pilot"
    case .other(let text): text
    }
  }
}

extension TitleStatus: ExpressibleByStringLiteral {
  /// Makes a status as TMDB writes it.
  public init(stringLiteral text: String) { self.init(text) }
}
