/// What waits to be asked: by priority, and within one in turns.
///
/// Elements of one stream keep their order; streams of one priority take turns, so that a list of
/// a hundred does not hold up the one thing somebody else asked for.
struct FairQueue<Element: Hashable> {
  /// One stream's elements.
  private struct Line {
    let stream: Int
    var elements: [Element]
  }

  /// For each priority its streams, the next in turn first.
  private var lines: [[Line]] = HTTPPriority.allCases.map { _ in [] }
  private var places: [Element: (priority: HTTPPriority, stream: Int)] = [:]

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  func contains(_ element: Element) -> Bool { places[element] != nil }

  func contains(where holds: (Element) -> Bool) -> Bool {
    lines.contains { $0.contains { $0.elements.contains(where: holds) } }
  }

  /// Lines an element up, at the end of its stream or before everything in it; one that is there
  /// already moves.
  mutating func add(
    _ element: Element, priority: HTTPPriority, stream: Int, isFirst: Bool = false
  ) {
    remove(element)
    places[element] = (priority, stream)
    let row = priority.rawValue
    if let index = lines[row].firstIndex(where: { $0.stream == stream }) {
      lines[row][index].elements.insert(
        element, at: isFirst ? 0 : lines[row][index].elements.count)
    } else {
      lines[row].append(Line(stream: stream, elements: [element]))
    }
  }

  /// Takes an element out, wherever it is.
  mutating func remove(_ element: Element) {
    guard let place = places.removeValue(forKey: element) else { return }
    let row = place.priority.rawValue
    guard let index = lines[row].firstIndex(where: { $0.stream == place.stream }) else { return }
    lines[row][index].elements.removeAll { $0 == element }
    if lines[row][index].elements.isEmpty { lines[row].remove(at: index) }
  }

  /// Takes out whose turn it is among those that can go; its stream goes to the end of the turns.
  mutating func takeNext(where canGo: (Element) -> Bool) -> Element? {
    for row in lines.indices {
      for index in lines[row].indices {
        guard let place = lines[row][index].elements.firstIndex(where: canGo) else { continue }
        var line = lines[row].remove(at: index)
        let element = line.elements.remove(at: place)
        if !line.elements.isEmpty { lines[row].append(line) }
        places[element] = nil
        return element
      }
    }
    return nil
  }
}
