extension NavigationMatrix {
  /// One step of a way through the matrix.
  public struct Step: Hashable, Sendable {
    /// The screen it begins at.
    public let from: Screen
    /// The screen it leads to.
    public let to: Screen
    /// What happens to the stack.
    public let transition: Transition
    /// How a person takes it.
    public let way: Way
  }

  /// The shortest way of single steps from one screen to another, for the notice of a refusal.
  ///
  /// Of ways that are equally long the one through what is on the pages is nearer than one through
  /// commands, and that nearer than one that needs a link to be known. What an id of another site's
  /// turns out to name is nobody's choice and no part of a way. Where a person is already the way
  /// is empty; where none leads it is nil.
  public static func nearestWay(from: Screen, to: Screen) -> [Step]? {
    var costs: [Screen: Int] = [from: 0]
    var arrivals: [Screen: Step] = [:]
    var open = [from]
    while let here = open.min(by: { (costs[$0] ?? .max) < (costs[$1] ?? .max) }), here != to {
      open.removeAll { $0 == here }
      for step in steps(from: here) where step.way != .resolved {
        let cost = (costs[here] ?? 0) + 100 + step.way.reluctance
        guard cost < costs[step.to] ?? .max else { continue }
        costs[step.to] = cost
        arrivals[step.to] = step
        open.append(step.to)
      }
    }
    var way: [Step] = []
    var place = to
    while place != from {
      guard let step = arrivals[place] else { return nil }
      way.append(step)
      place = step.from
    }
    return way.reversed()
  }

  /// Every single step from a screen, those of its own rows first.
  public static func steps(from: Screen) -> [Step] {
    Screen.allCases.flatMap { to in
      rows(from: from, to: to).filter { $0.transition != .reset }.map {
        Step(from: from, to: to, transition: $0.transition, way: $0.way)
      }
    }
  }
}

extension Way {
  /// The extra cost of this way; lowest for what is visible on the page.
  fileprivate var reluctance: Int {
    switch self {
    case .link, .resolved, .wholeLink: 2
    case .tabCommand, .searchCommand, .searchAgain: 1
    case .title, .listName, .trendingTitle, .popularPerson, .allPeople, .genre, .genreOrOnTheAir,
      .name, .seeAll, .filters, .castFilm, .result, .foundList, .castOrCrew, .keywordGenreCompany,
      .keywordGenreNetwork, .collection, .section, .season, .sibling, .episode, .guest,
      .guestOrCrew, .credit, .allFilms, .allShows, .part, .pokemon, .evolution, .character, .comic,
      .appearance:
      0
    }
  }
}
