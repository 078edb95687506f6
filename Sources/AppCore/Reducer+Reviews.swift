import Catalog
import Navigation

extension AppState {
  /// Shows the whole of a review by its number on the page of reviews.
  mutating func read(_ number: Int) -> [Effect] {
    guard case .reviews = route else { return say(.notHere(.read)) }
    return follow(number)
  }

  /// Turns from the review on screen to the next or the previous one, or back to all of them; false where
  /// no review is on screen or the command does not ask for that.
  mutating func turnReview(_ command: Command, of painting: Painting) -> Bool {
    guard case .sheet(.review(let id), _) = painting else { return false }
    if command == .back(1) || command == .up {
      self.painting = .screen
      return true
    }
    let offset: Int
    if case .sibling(let step) = command {
      offset = step
    } else if command == .more {
      offset = 1
    } else if command == .first {
      offset = 0
    } else {
      return false
    }
    let reviews = numbering.choices.map(\.target)
    guard let place = reviews.firstIndex(of: .review(id)) else { return false }
    let next = place + offset.signum()
    if reviews.indices.contains(next), case .review(let other) = reviews[next] {
      self.painting = .sheet(.review(other))
    } else {
      self.painting = .sheet(.review(id))
      let goesOn = route.list.flatMap { catalog.lists[$0] }?.isComplete == false
      notice = offset < 0 ? .firstReview : .lastReview(goesOn: goesOn)
    }
    return true
  }
}
