import Typesetting

extension Body {
  /// The body, or what stands from one line up to another, in parts of at most a number of lines; never none.
  ///
  /// A part does not begin with an empty line, and does not end with a heading, with the first line of many,
  /// or within a card, when that can be helped.
  func cut(to height: Int, from first: Int = 0, upTo last: Int = .max) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    let last = min(last, lines.count)
    var start = min(max(0, first), last)
    var nextBreak = 0
    var nextKeep = 0
    while start < last {
      if start > 0, lines[start].isEmpty {
        start += 1
        continue
      }
      var end = min(start + height, last)
      while nextBreak < breaks.count, breaks[nextBreak] <= start { nextBreak += 1 }
      if nextBreak < breaks.count, breaks[nextBreak] <= end {
        end = breaks[nextBreak]
      } else if end < last {
        while nextKeep < keeps.count, keeps[nextKeep].upperBound <= end { nextKeep += 1 }
        if nextKeep < keeps.count, keeps[nextKeep].lowerBound > start {
          end = min(end, keeps[nextKeep].lowerBound)
        }
        let least = start + (end - start) / 2
        var better = isLonely(end) ? end - 1 : end
        while better > least, lines[better - 1].isAbandonable { better -= 1 }
        if better > least { end = better }
      }
      parts.append(start..<end)
      start = end
    }
    return parts.isEmpty ? [start..<last] : parts
  }

  /// Whether a part that ends before a line would part the first line of a block from its others.
  private func isLonely(_ end: Int) -> Bool {
    guard end > 1, end < lines.count, !lines[end].isEmpty, !lines[end - 1].isEmpty else {
      return false
    }
    return lines[end - 2].isEmpty || lines[end - 2].isAbandonable
  }
}

extension Line {
  /// Whether the line makes no sense without those that follow: an empty one, a heading.
  fileprivate var isAbandonable: Bool { isEmpty || spans.first?.role == .heading || isLabel }

  /// Whether it is the name of facts that stand beneath it.
  private var isLabel: Bool { spans.allSatisfy { $0.role == .label || $0.text.isBlank } }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 } }
}
