import Catalog
import Navigation

extension AppState {
  /// Follows the choice with a number.
  mutating func follow(_ number: Int) -> [Effect] {
    let numbering = numbering
    guard let choice = numbering[number] else {
      return say(.noSuchChoice(number, count: numbering.choices.count))
    }
    return follow(choice.target)
  }

  /// Goes where a choice leads.
  mutating func follow(_ target: Choice.Target) -> [Effect] {
    switch target {
    case .place(let route): step(to: route)
    case .review(let id): show(.review(id))
    case .video(let video): video.address.map { show(.address($0)) } ?? say(.hasNone(.open))
    case .image(let image): image.address.map { show(.address($0)) } ?? say(.hasNone(.open))
    }
  }

  /// Goes to a place by its name; to a list of the profile's by way of the profile, wherever one is.
  mutating func visit(_ route: Route) -> [Effect] {
    switch route {
    case .favorites, .watchlist, .rated:
      guard NavigationMatrix.transition(from: self.route.screen, to: route.screen) == nil,
        let stack = RouteStack([.profile, route].map(Frame.init))
      else { return step(to: route) }
      return reset(.profile, to: stack)
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode,
      .person, .collection, .people, .movieList, .showList, .search, .find, .credits, .reviews,
      .similar, .recommended, .videos, .watch, .images, .pokemon, .character, .comic:
      return step(to: route)
    }
  }

  /// Goes from the place on screen to another, in the way the matrix says.
  mutating func step(to route: Route) -> [Effect] {
    let here = self.route
    let there = route.screen
    if let beyond = beyond(here, to: route) { return push(beyond) }
    guard let transition = NavigationMatrix.transition(from: here.screen, to: there) else {
      return say(.refused(from: here.screen, to: there))
    }
    switch transition {
    case .push: return push(route)
    case .replace: return replace(with: route)
    case .selectTab: return selectTab(of: route)
    case .reset: return reset(tab, to: RouteStack(root: Frame(route)))
    }
  }

  /// The places up to one that is more than a step away, where it stands on the one on screen and each step
  /// is in the matrix: an episode that a series names is come to by its season.
  private func beyond(_ here: Route, to route: Route) -> [Route]? {
    let path = route.path
    guard let place = path.firstIndex(of: here), path.count - place > 2 else { return nil }
    let steps = zip(path[place...], path[(place + 1)...])
    guard
      steps.allSatisfy({ NavigationMatrix.allows(.push, from: $0.screen, to: $1.screen) })
    else { return nil }
    return Array(path[(place + 1)...])
  }

  /// Puts places on top of the one on screen, in one step.
  private mutating func push(_ routes: [Route]) -> [Effect] {
    remember()
    for route in routes { tabs[tab]?.stack.push(Frame(route)) }
    return settle(isNewVisit: true)
  }

  /// Puts a place on top of the one on screen.
  private mutating func push(_ route: Route) -> [Effect] {
    let unlocked = tabUnlocked(by: route, from: self.route)
    remember()
    tabs[tab]?.stack.push(Frame(route))
    if let unlocked {
      enabledTabs.insert(unlocked)
      notice = .unlocked(unlocked)
      return keepTabs() + settle(isNewVisit: true)
    }
    return settle(isNewVisit: true)
  }

  /// Puts a place where the one on screen stood; where it depends on others than that one did, these take
  /// their places too, as the season does when an episode of another one is come to.
  mutating func replace(with route: Route) -> [Effect] {
    guard route != self.route else { return settle(isNewVisit: true) }
    remember()
    let left = frame
    let old = left.route.path
    let new = route.path
    let shared = zip(old, new).prefix { $0 == $1 }.count
    if old.count == 1 {
      tabs[tab]?.places[left.route] = ListPlace(
        firstLine: left.firstLine, filter: left.filter, sort: left.sort)
    }
    for _ in 0..<max(0, old.count - max(shared, 1)) { _ = tabs[tab]?.stack.pop() }
    if shared == 0, let first = new.first {
      var next = Frame(first)
      if let place = tabs[tab]?.places[first] {
        next.firstLine = place.firstLine
        next.filter = place.filter
        next.sort = place.sort
      }
      tabs[tab]?.stack.replaceTop(with: next)
    }
    for place in new.dropFirst(max(shared, 1)) { tabs[tab]?.stack.push(Frame(place)) }
    return settle(isNewVisit: true)
  }

  /// Gives a tab another stack and shows it.
  mutating func reset(_ tab: Tab, to stack: RouteStack<Frame>) -> [Effect] {
    if tabs[tab] == nil { tabs[tab] = TabState(root: tab.root) }
    self.tab = tab
    // The same places looked at in another way are the same stack.
    if let own = tabs[tab]?.stack, own.count == stack.count,
      own.fromTop.lazy.map(\.route).elementsEqual(stack.fromTop.lazy.map(\.route))
    {
      return settleFromAfar()
    }
    remember()
    tabs[tab]?.stack = stack
    return settleFromAfar()
  }

  /// Shows a tab as it was left; the tab on screen goes to its root.
  mutating func select(_ tab: Tab) -> [Effect] {
    guard isOpen(tab) else { return say(.locked(tab)) }
    if tab == self.tab {
      return stack.isAtRoot ? settleFromAfar() : goHome()
    }
    if tabs[tab] == nil { tabs[tab] = TabState(root: tab.root) }
    self.tab = tab
    return settleFromAfar()
  }

  private mutating func selectTab(of route: Route) -> [Effect] {
    guard let tab = route.rootTab else {
      return say(.refused(from: self.route.screen, to: route.screen))
    }
    return select(tab)
  }

  /// Keeps the stack on screen to go back to, and forgets what lay ahead.
  private mutating func remember() {
    guard var state = tabs[tab] else { return }
    tabs[tab] = nil
    state.stack.top.numbering = []
    state.back.append(state.stack)
    state.forward.removeAll()
    tabs[tab] = state
  }

  /// Goes back over steps, as many as there are.
  mutating func goBack(_ count: Int) -> [Effect] {
    guard var state = tabs[tab], !state.back.isEmpty else { return say(.nothingBack) }
    tabs[tab] = nil
    for _ in 0..<max(1, count) {
      guard let stack = state.back.popLast() else { break }
      state.stack.top.numbering = []
      state.forward.append(state.stack)
      state.stack = stack
    }
    tabs[tab] = state
    return settleFromAfar()
  }

  /// Takes back the last step back.
  mutating func goForward() -> [Effect] {
    guard let stack = tabs[tab]?.forward.popLast() else { return say(.nothingForward) }
    tabs[tab]?.stack.top.numbering = []
    if let left = tabs[tab]?.stack { tabs[tab]?.back.append(left) }
    tabs[tab]?.stack = stack
    return settleFromAfar()
  }

  /// Takes the top place off.
  mutating func goUp() -> [Effect] {
    guard !stack.isAtRoot else { return say(.atRoot) }
    remember()
    _ = tabs[tab]?.stack.pop()
    return settleFromAfar()
  }

  /// Goes to the root of the tab on screen.
  mutating func goHome() -> [Effect] {
    guard !stack.isAtRoot else { return say(.atRoot) }
    remember()
    tabs[tab]?.stack.popToRoot()
    tabs[tab]?.stack.top.firstLine = 0
    return settleFromAfar()
  }

  /// The tab that following this place from a movie's page unlocks, for good.
  private func tabUnlocked(by route: Route, from here: Route) -> Tab? {
    guard case .movie = here, case .movieList(.filtered(let filters)) = route else { return nil }
    let tab: Tab
    switch (filters.keywords?.single?.rawValue, filters.companies?.single?.rawValue) {
    case (11_551?, _), (222_288?, _), (210_024?, _): tab = .pokedex
    case (180_547?, _), (_, 420?): tab = .marvel
    case (_, _): return nil
    }
    return enabledTabs.contains(tab) ? nil : tab
  }
}
