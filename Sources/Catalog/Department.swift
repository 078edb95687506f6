/// A department of those who make movies and series, from TMDB's vocabulary.
public enum Department: Hashable, Sendable {
  case acting, actors, art, camera
  /// Costume and make-up.
  case costume
  case creator, crew, directing, editing, lighting, production, sound, visualEffects, writing
  /// A department that was added to the vocabulary since.
  case other(String)

  /// Reads a department as TMDB writes it.
  public init(_ text: String) {
    switch text {
    case "Acting": self = .acting
    case "Actors": self = .actors
    case "Art": self = .art
    case "Camera": self = .camera
    case "Costume & Make-Up": self = .costume
    case "Creator": self = .creator
    case "Crew": self = .crew
    case "Directing": self = .directing
    case "Editing": self = .editing
    case "Lighting": self = .lighting
    case "Production": self = .production
    case "Sound": self = .sound
    case "Visual Effects": self = .visualEffects
    case "Writing": self = .writing
    case let other: self = .other(other)
    }
  }

  /// The department as TMDB writes it.
  public var text: String {
    switch self {
    case .acting: "Acting"
    case .actors: "Actors"
    case .art: "Art"
    case .camera: "Camera"
    case .costume: "Costume & Make-Up"
    case .creator: "Creator"
    case .crew: "Crew"
    case .directing: "Directing"
    case .editing: "Editing"
    case .lighting: "Lighting"
    case .production: "Production"
    case .sound: "Sound"
    case .visualEffects: "Visual Effects"
    case .writing: "Writing"
    case .other(let text): text
    }
  }
}

extension Department: ExpressibleByStringLiteral {
  /// Makes a department as TMDB writes it.
  public init(stringLiteral text: String) { self.init(text) }
}
