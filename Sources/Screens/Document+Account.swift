import AppCore
import Catalog

extension JSONValue {
  /// The account that is signed in to; null where none is.
  static func account(_ state: AppState) -> JSONValue {
    guard let kept = state.account.kept else { return .null }
    let who: JSONValue
    switch kept.account {
    case .guest: who = ["id": .null, "username": .null, "name": .null]
    case .member(let id, let username, let name):
      who = [
        "id": .int(id), "username": .text(username.isEmpty ? nil : username),
        "name": .text(name.isEmpty ? nil : name),
      ]
    }
    let standing =
      switch state.account.standing {
      case .ready: "ready"
      case .comparing: "comparing"
      case .waiting: "waiting"
      case .refused: "refused"
      case .noKey: "no_key"
      }
    return who.adding([
      "is_guest": .bool(kept.account.isGuest), "waiting": .int(kept.waiting),
      "unshared": .int(kept.unshared), "compared_on": .date(kept.comparedOn),
      "standing": .string(standing),
      "lists": .known(state.account.lists) { lists in
        .array(lists.map { ["name": .string($0.name), "item_count": .int($0.count)] })
      },
    ])
  }
}
