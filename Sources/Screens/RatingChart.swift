import AppCore
import Catalog
import Typesetting

/// What the episodes of a season are rated, as columns beside each other, so that its course is seen at a
/// glance; the best is pointed at.
struct RatingChart {
  private let episodes: [Episode]
  private let best: Set<Int>
  private let words: Words

  init(_ season: Season, _ words: Words) {
    episodes = season.episodes ?? []
    best = Set(season.bestEpisodes.map(\.number))
    self.words = words
  }

  /// The rows of the columns.
  private static let height = 4
  /// The rating at the foot; what is rated lower has the least column there is.
  private static let lowest = 4.0
  private static let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The columns of the scale at the left.
  private static let scale = 4

  /// The chart; nothing where fewer than three episodes are rated, or where there is no room for all.
  func lines(_ columns: Int) -> [Line] {
    let rated = episodes.count { $0.rating?.average != nil }
    let room = columns - Self.scale
    guard rated > 2, rated * 2 > episodes.count, episodes.count <= room else { return [] }
    // A column for each episode, with a gap where there is room, and no wider than three.
    let pitch = min(4, room / episodes.count)
    let width = Self.width(pitch)
    var lines = (0..<Self.height).map { row in
      var line = Line(label(row), .label)
      for (index, episode) in episodes.enumerated() {
        guard let (glyph, role) = glyph(episode, row) else { continue }
        line.append(
          String(repeating: glyph, count: width), role, column: Self.scale + index * pitch)
      }
      return line
    }
    lines += [numbers(pitch), pointer(pitch, columns)].filter { !$0.isEmpty }
    return lines
  }

  /// How wide the column of an episode is, without the gap behind it.
  private static func width(_ pitch: Int) -> Int { max(1, pitch - 1) }

  /// The ends of the scale, beside the row they belong to.
  private func label(_ row: Int) -> String {
    switch row {
    case 0: "10"
    case Self.height - 1: " \(Int(Self.lowest))"
    default: ""
    }
  }

  /// What of an episode's column stands in a row, from above; nil of nothing.
  private func glyph(_ episode: Episode, _ row: Int) -> (String, Role)? {
    let isFoot = row == Self.height - 1
    guard let average = episode.rating?.average else { return isFoot ? ("·", .muted) : nil }
    let all = Self.height * Self.steps.count
    let share = (min(max(average, Self.lowest), 10) - Self.lowest) / (10 - Self.lowest)
    let level = max(1, Int((share * Double(all)).rounded()))
    let here = level - (Self.height - 1 - row) * Self.steps.count
    guard here > 0 else { return nil }
    let role: Role = best.contains(episode.number) ? .rating : .barFilled
    return (Self.steps[min(here, Self.steps.count) - 1], role)
  }

  /// The numbers of the episodes beneath their columns, as many as there is room for.
  private func numbers(_ pitch: Int) -> Line {
    var line = Line.empty
    var free = 0
    for (index, episode) in episodes.enumerated() {
      let text = String(episode.number)
      let start = Self.scale + index * pitch + max(0, Self.width(pitch) - text.utf8.count) / 2
      let isWanted = pitch > 2 || index == 0 || episode.number.isMultiple(of: 5)
      guard isWanted, start >= free else { continue }
      line.append(text, .label, column: start)
      free = start + text.utf8.count + 1
    }
    return line
  }

  /// A sign and a word beneath the best; the word stands where there is room, else the page's head says it.
  private func pointer(_ pitch: Int, _ columns: Int) -> Line {
    let places = episodes.indices.filter { best.contains(episodes[$0].number) }
      .map { Self.scale + $0 * pitch + (Self.width(pitch) - 1) / 2 }
    guard let first = places.first, let last = places.last else { return .empty }
    let width = Width.of(words.best)
    let isBehind = last + 2 + width <= columns
    var line = Line.empty
    if !isBehind, first > width { line.append(words.best, .label, column: first - width - 1) }
    for place in places { line.append("▲", .rating, column: place) }
    return isBehind ? line.appending(" " + words.best, .label) : line
  }
}
