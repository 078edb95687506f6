import Catalog

/// A person's titles grouped by job and in each group by year, the newest first; appearances as oneself stand
/// apart, last.
///
/// A title stands in each group that the person worked on it in, once: in the first of them with all that the
/// person did, in the others with what belongs there.
public struct Filmography: Hashable, Sendable {
  /// What a group's titles have in common.
  public enum Group: Hashable, Sendable {
    /// The person played a part in them.
    case acting
    /// The person worked in this department.
    case department(Department?)
    /// The person appeared as themselves.
    case appearances
  }

  /// One title.
  public struct Entry: Hashable, Sendable {
    /// The title.
    public var title: TitleSummary
    /// The characters played, in the source's order.
    public var characters: [String] = []
    /// The jobs done, in the source's order.
    public var jobs: [String] = []
    /// In how many episodes, for a series where known.
    public var episodeCount: Int?

    fileprivate mutating func add(_ credit: PersonCredit) {
      switch credit.part {
      case .cast(let character): add(characters: character.map { [$0] } ?? [], jobs: [])
      case .crew(_, let job): add(characters: [], jobs: [job])
      }
      if let count = credit.episodeCount { episodeCount = max(count, episodeCount ?? 0) }
    }

    fileprivate mutating func add(_ other: Entry) {
      add(characters: other.characters, jobs: other.jobs)
      if let count = other.episodeCount { episodeCount = max(count, episodeCount ?? 0) }
    }

    private mutating func add(characters: [String], jobs: [String]) {
      self.characters += characters.filter { !self.characters.contains($0) }
      self.jobs += jobs.filter { !self.jobs.contains($0) }
    }
  }

  /// The groups in the order of the page, each with its entries; none is empty.
  public let groups: [(group: Group, entries: [Entry])]

  /// Groups a person's credits; the department the person is known for comes first.
  public init(of person: Person) {
    var order: [Group] = []
    var grouped: [Group: [Entry]] = [:]
    var places: [Group: [TitleID: Int]] = [:]
    for credit in person.credits {
      let group = Group(credit)
      if grouped[group] == nil { order.append(group) }
      if let place = places[group]?[credit.title.id] {
        grouped[group]?[place].add(credit)
      } else {
        var entry = Entry(title: credit.title)
        entry.add(credit)
        places[group, default: [:]][credit.title.id] = grouped[group]?.count ?? 0
        grouped[group, default: []].append(entry)
      }
    }
    let own: Group? = person.summary.department.map {
      $0 == .acting ? .acting : .department($0)
    }
    order = order.enumerated().sorted { first, second in
      func key(_ item: (offset: Int, element: Group)) -> (Int, Int) {
        (item.element == own ? -1 : item.element.rank, item.offset)
      }
      return key(first) < key(second)
    }.map(\.element)
    // Where a title stands first it says all that the person did in it.
    for (place, group) in order.enumerated() {
      for (index, entry) in (grouped[group] ?? []).enumerated() {
        let isFirst = !order[..<place].contains { places[$0]?[entry.title.id] != nil }
        guard isFirst else { continue }
        for other in order[(place + 1)...] {
          guard let twin = places[other]?[entry.title.id].flatMap({ grouped[other]?[$0] }) else {
            continue
          }
          grouped[group]?[index].add(twin)
        }
      }
    }
    groups = order.map { ($0, Self.byYear(grouped[$0] ?? [])) }
  }

  /// Announced titles without a date come first, like the newest.
  private static func byYear(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().sorted { first, second in
      switch (first.element.title.date, second.element.title.date) {
      case (let one?, let other?) where one != other: one > other
      case (nil, _?): true
      case (_?, nil): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }

  /// Two filmographies are the same when their groups and entries are.
  public static func == (first: Self, second: Self) -> Bool {
    first.groups.elementsEqual(second.groups) {
      $0.group == $1.group && $0.entries == $1.entries
    }
  }

  /// Hashes the groups and their entries.
  public func hash(into hasher: inout Hasher) {
    for (group, entries) in groups {
      hasher.combine(group)
      hasher.combine(entries)
    }
  }
}

extension Filmography.Group {
  fileprivate init(_ credit: PersonCredit) {
    switch credit.part {
    case .cast: self = credit.isSelf ? .appearances : .acting
    case .crew(let department, _): self = .department(department)
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .acting: 0
    case .department: 1
    case .appearances: 2
    }
  }
}
