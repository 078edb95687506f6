import Catalog

/// A person's titles, each once with all that the person did in it, grouped by job and in each
/// group by year, the newest first; appearances as oneself stand apart, last.
public struct Filmography: Hashable, Sendable {
  /// What a group's titles have in common.
  public enum Group: Hashable, Sendable {
    /// The person played a part in them.
    case acting
    /// The person worked in this department.
    case department(Department)
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
    var group: Group
  }

  /// The groups in the order of the page, each with its entries; none is empty.
  public let groups: [(group: Group, entries: [Entry])]

  /// Groups a person's credits; the department the person is known for comes first.
  public init(of person: Person) {
    var places: [TitleID: Int] = [:]
    var entries: [Entry] = []
    for credit in person.credits {
      let group = Group(credit)
      let place: Int
      if let known = places[credit.title.id] {
        place = known
      } else {
        place = entries.count
        places[credit.title.id] = place
        entries.append(Entry(title: credit.title, group: group))
      }
      switch credit.part {
      case .cast(let character?):
        if !entries[place].characters.contains(character) {
          entries[place].characters.append(character)
        }
      case .cast(nil): break
      case .crew(_, let job):
        if !entries[place].jobs.contains(job) { entries[place].jobs.append(job) }
      }
      if let count = credit.episodeCount {
        entries[place].episodeCount = max(count, entries[place].episodeCount ?? 0)
      }
      if group.rank < entries[place].group.rank { entries[place].group = group }
    }
    var order: [Group] = []
    var grouped: [Group: [Entry]] = [:]
    for entry in entries {
      if grouped[entry.group] == nil { order.append(entry.group) }
      grouped[entry.group, default: []].append(entry)
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

  /// A title the person acted in stands under acting, whatever else the person did in it.
  fileprivate var rank: Int {
    switch self {
    case .acting: 0
    case .department: 1
    case .appearances: 2
    }
  }
}
