import Catalog

/// The text of a place or of a whole stack, read.
///
/// A link that names a tab is that tab's whole stack; one that does not is a run of places, to be
/// pushed one by one or put on the root of their home tab. A link that contradicts itself, with a
/// place whose subject is not beneath it, cannot be made.
public struct Link: Hashable, Sendable {
  /// The most places one link may have.
  public static let greatestDepth = 100_000

  /// The tab whose whole stack the link names; nil of a run of places.
  public let tab: Tab?
  /// The routes from the bottom up, at least one; the first is the tab's root where there is a tab.
  public let routes: [Route]

  /// Makes a link of routes, read elsewhere and known to stand on each other.
  init(tab: Tab?, checked routes: [Route]) {
    self.tab = tab
    self.routes = routes
  }

  /// Makes the link of a whole stack; nil where no root is at the bottom, or a place does not stand
  /// on the one beneath it.
  public init?(stack: some Sequence<Route>) {
    let routes = Array(stack)
    guard let tab = routes.first?.rootTab, Self.isWellBuilt(routes, on: nil) else { return nil }
    self.init(tab: tab, checked: routes)
  }

  /// Makes the link of a run of places, the first of which may depend on a place beneath them all;
  /// nil of no places, of a tab's root, and where a place does not stand on the one beneath it.
  public init?(places: some Sequence<Route>, on beneath: Route? = nil) {
    let routes = Array(places)
    guard let first = routes.first, Self.isWellBuilt(routes, on: beneath ?? Tab.feed.root),
      first.rootTab == nil
    else { return nil }
    self.init(tab: nil, checked: routes)
  }

  /// Makes the link of one place, with those it depends on; of a root the stack of the root alone.
  public init(to route: Route) {
    self.init(tab: route.rootTab, checked: route.path)
  }

  /// The link of the whole stack that this one names when nothing is beneath it: a run of places
  /// stands on the root of its first place's home tab.
  public var rooted: Link {
    guard tab == nil, let first = routes.first else { return self }
    let home = first.homeTab
    return Link(tab: home, checked: [home.root] + first.path.dropLast() + routes)
  }

  private static func isWellBuilt(_ routes: [Route], on bottom: Route?) -> Bool {
    var beneath = bottom
    for route in routes {
      guard route.stands(on: beneath) else { return false }
      beneath = route
    }
    return true
  }
}

// MARK: - Printing

extension Link: CustomStringConvertible {
  /// The link in its canonical form.
  public var description: String { Link.text(of: routes) }

  /// Prints routes from the bottom up in their canonical form.
  public static func text(of routes: some Sequence<Route>) -> String {
    var text = ""
    var mustMarkEmptySearch = false
    for (index, route) in routes.enumerated() {
      if index > 0 { text.append("/") }
      // The word after `search` is its text: an empty one has to be seen.
      if mustMarkEmptySearch { text.append("/") }
      let place = route.place
      mustMarkEmptySearch = place == PlaceWord.search.rawValue
      text.append(place)
    }
    return text
  }

  /// Prints the uppermost places of a stack alone, after an ellipsis where others are beneath them.
  ///
  /// The cost is that of what is printed, however deep the stack is.
  public static func shortText(ofTop fromTop: some Sequence<Route>, places: Int) -> String {
    var upper: [Route] = []
    var isWhole = true
    for route in fromTop {
      guard upper.count < max(1, places) else {
        isWhole = false
        break
      }
      upper.append(route)
    }
    return (isWhole ? "" : "…/") + text(of: upper.reversed())
  }
}

// MARK: - Parsing

extension Link {
  /// Reads a link, a pasted web address or an id of IMDb's; the empty text is the feed.
  ///
  /// A run of places may begin with one that depends on the place it is to be put on, where that is
  /// given. Every text gives a link or one error.
  public static func parse(_ text: String, on beneath: Route? = nil) throws(LinkError) -> Link {
    let text = LinkText(text)
    let trimmed = text.trimmed
    if trimmed.count <= 12, let external = ExternalID(text.string(trimmed)) {
      return Link(tab: nil, checked: [.find(external)])
    }
    if let address = try text.webAddress(in: trimmed) {
      return try WebAddress(text: text, range: address).link()
    }
    var reader = LinkReader(text: text, range: try text.path(in: trimmed), beneath: beneath)
    return try reader.link()
  }
}
