/// Who made a title: its cast and its crew, each person once in each list and department.
public struct Credits: Hashable, Sendable {
  /// The cast in the source's order, several roles of one person joined.
  public var cast: [CastMember]
  /// The crew in the source's order, several jobs of one person in one department joined.
  public var crew: [CrewMember]

  /// Makes credits of the source's rows, and joins what one person did.
  public init(cast: [CastMember], crew: [CrewMember]) {
    // Plain numbers as keys: the runtime looks up once how they are hashed, not once for each kind.
    var castPlaces: [Int: Int] = [:]
    var joinedCast: [CastMember] = []
    var characters = JoinedTexts()
    for member in cast {
      if let place = castPlaces[member.person.id.rawValue] {
        characters.add(member.characters, to: &joinedCast[place].characters, at: place)
      } else {
        castPlaces[member.person.id.rawValue] = joinedCast.count
        joinedCast.append(member)
      }
    }
    var crewPlaces: [Int: [Int]] = [:]
    var joinedCrew: [CrewMember] = []
    var jobs = JoinedTexts()
    for member in crew {
      let key = member.person.id.rawValue
      let known = crewPlaces[key]?.first { joinedCrew[$0].department == member.department }
      if let place = known {
        jobs.add(member.jobs, to: &joinedCrew[place].jobs, at: place)
      } else {
        crewPlaces[key, default: []].append(joinedCrew.count)
        joinedCrew.append(member)
      }
    }
    self.cast = joinedCast
    self.crew = joinedCrew
  }

  /// Who did any of some jobs, each person once, in the source's order.
  public func people(withJobs jobs: [String]) -> [CrewMember] {
    var people: [CrewMember] = []
    var seen: Set<Int> = []
    for member in crew where member.jobs.contains(where: jobs.contains) {
      if seen.insert(member.person.id.rawValue).inserted { people.append(member) }
    }
    return people
  }

  /// The directors.
  public var directors: [CrewMember] { people(withJobs: ["Director"]) }

  /// The writers: `Writer`, `Screenplay`, `Story`, `Teleplay`.
  public var writers: [CrewMember] {
    people(withJobs: ["Writer", "Screenplay", "Story", "Teleplay"])
  }
}

/// Adds texts to rows of texts, each once in its row.
///
/// A few are looked through; how long a row can get is in the source's hands, so a long one is looked up.
private struct JoinedTexts {
  private static let few = 16
  private var seen: [Int: Set<String>] = [:]

  mutating func add(_ texts: [String], to row: inout [String], at place: Int) {
    for text in texts {
      if row.count < Self.few {
        if !row.contains(text) { row.append(text) }
      } else if seen[place, default: Set(row)].insert(text).inserted {
        row.append(text)
      }
    }
  }
}

/// A person of the cast.
public struct CastMember: Hashable, Sendable {
  /// Who.
  public var person: PersonSummary
  /// The characters played, empty where the source names none.
  public var characters: [String]
  /// In how many episodes, for a series where known.
  public var episodeCount: Int?

  /// Makes a member of the cast.
  public init(person: PersonSummary, characters: [String], episodeCount: Int? = nil) {
    self.person = person
    self.characters = characters
    self.episodeCount = episodeCount
  }
}

/// A person of the crew in one department.
public struct CrewMember: Hashable, Sendable {
  /// Who.
  public var person: PersonSummary
  /// The department; nil where it is not said.
  public var department: Department?
  /// The jobs done in it.
  public var jobs: [String]

  /// Makes a member of the crew.
  public init(person: PersonSummary, department: Department?, jobs: [String]) {
    self.person = person
    self.department = department
    self.jobs = jobs
  }
}
