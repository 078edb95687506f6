import AppCore
import Catalog
import Gallery
import Screens
import Testing
import Typesetting

/// Laws of typesetting that hold for every line of the gallery.
@Suite struct GalleryLinesTests {
  private static let widths = [40, 60, 80, 120, 200]

  @Test(arguments: Design.allCases)
  func `a screen fits at every width from 20 to 200, in either design`(design: Design) {
    for one in Gallery.cases where one.isRich && one.exhibit != .address {
      var walk = one.walk(columns: 80)
      if walk.state.painting == .screen, walk.state.design != design {
        walk.take(.enter("design \(design.rawValue)"))
      }
      for columns in 20...200 {
        walk.take(.resize(Size(columns: columns, rows: nil)))
        for line in render(walk.state) where line.width > columns {
          Issue.record("\(one.path) at \(columns): \(line.text)")
        }
      }
    }
  }

  @Test(arguments: ["en", "tr"])
  func `nothing dangles and no name of a fact is cut`(language: String) {
    for one in Gallery.cases where one.exhibit != .address {
      var walk = one.walk(columns: 80, locale: language == "tr" ? Gallery.turkish : nil)
      for columns in Self.widths {
        walk.take(.resize(Size(columns: columns, rows: one.rows)))
        for fault in faults(render(walk.state)) {
          Issue.record("\(one.path) at \(columns), \(language): \(fault)")
        }
      }
    }
  }

  /// What dangles on a page.
  private func faults(_ page: [Line]) -> [String] {
    var faults: [String] = []
    for (index, line) in page.enumerated() {
      let next = index + 1 < page.count ? page[index + 1] : .empty
      if line.isHeading, next.isEmpty || next.isHeading {
        faults.append("nothing beneath the heading \(line.text)")
      }
      if line.isEmpty, next.isEmpty { faults.append("nothing after the empty line \(index)") }
      let words = line.text.split(separator: " ")
      if words.count > 1, words.first == "·" || words.last == "·", !line.isChart {
        faults.append("a dot parts nothing in \(line.text)")
      }
      if line.bars.contains(where: { line.width <= $0.upperBound + 1 }) && line.text.last == "…" {
        faults.append("a rating without its number in \(line.text)")
      }
      if line.spans.contains(where: { $0.role == .label && $0.text.last == "…" }) {
        faults.append("a name of a fact is cut in \(line.text)")
      }
    }
    return faults
  }

  @Test func `the bars of a column are of one length, and their numbers line up`() {
    for one in Gallery.cases where one.isRich {
      for columns in [60, 80, 120, 200] {
        let page = render(one.state(columns: columns))
        for (above, beneath) in zip(page, page.dropFirst()) {
          for bar in beneath.bars {
            guard let other = above.bars.first(where: { $0.lowerBound == bar.lowerBound }) else {
              continue
            }
            #expect(bar == other, "\(one.path) at \(columns): \(above.text) \(beneath.text)")
          }
        }
      }
    }
  }
}

extension Line {
  /// Whether the line is the name of a section with a rule after it.
  fileprivate var isHeading: Bool {
    spans.first?.role == .heading && spans.contains { $0.role == .rule }
  }

  /// Whether the line belongs to a chart, where a dot stands for what is not rated.
  fileprivate var isChart: Bool { text.contains { "▁▂▃▄▅▆▇█".contains($0) } }

  /// The columns that bars take.
  fileprivate var bars: [Range<Int>] {
    var bars: [Range<Int>] = []
    var column = 0
    for span in spans {
      if let stop = span.column, stop > column { column = stop }
      let end = column + span.width
      if span.role == .barFilled || span.role == .barEmpty {
        if let last = bars.last, last.upperBound == column {
          bars[bars.count - 1] = last.lowerBound..<end
        } else {
          bars.append(column..<end)
        }
      }
      column = end
    }
    return bars
  }
}
