/// Which answers were used and is not written down yet, in the order of their last use.
struct ResponseUses {
  private var places: [Int: Int] = [:]
  private var lastPlace = 0

  var isEmpty: Bool { places.isEmpty }

  /// Notes the use of an answer.
  mutating func note(_ response: Int) {
    lastPlace += 1
    places[response] = lastPlace
  }

  /// The answers, to be written down; after this there are none.
  mutating func take() -> [Int] {
    defer { places = [:] }
    return places.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Takes answers back that could not be written down.
  mutating func putBack(_ responses: [Int]) {
    for response in responses + take() { note(response) }
  }
}
