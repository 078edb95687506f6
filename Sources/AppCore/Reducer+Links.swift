import Catalog
import Navigation

extension AppState {
  /// The link of the stack on screen.
  public var linkText: String { Link.text(of: stack.lazy.map(\.route)) }

  /// Opens a link or a pasted address typed by the person.
  mutating func go(_ text: String) -> [Effect] {
    do {
      return open(try Link.parse(text, on: route), asArgument: false)
    } catch {
      return say(.badLink(error))
    }
  }

  /// Opens a link: one with a tab resets that tab; one without is pushed place by place, or, given
  /// as an argument, stands on the root of its first place's home tab.
  mutating func open(_ link: Link, asArgument: Bool) -> [Effect] {
    let link = asArgument ? link.rooted : link
    if let tab = link.tab, !isOpen(tab) { return say(.locked(tab)) }
    if let tab = link.tab {
      guard let stack = RouteStack(link.routes.map(Frame.init)) else { return [] }
      return reset(tab, to: stack)
    }
    var next = stack
    next.top.numbering = []
    for route in link.routes { next.push(Frame(route)) }
    return reset(tab, to: next)
  }
}
