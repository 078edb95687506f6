/// Draws lines as a picture of a terminal window.
///
/// Every run of text is placed by its column and stretched to the columns it takes, so that rows line up
/// whatever fonts the reader has.
struct SVGEncoder {
  let theme: Theme
  let others: [String: Theme]
  let title: String

  // In tenths of a pixel, since the core has no formatting of decimals.
  private let cell = 84
  private let lineHeight = 200
  private let margin = 200
  private let chrome = 360

  func encode(_ lines: [Line]) -> String {
    let markup = Markup(theme: theme, others: others, lines: lines)
    let columns = max(40, lines.map(\.width).max() ?? 0)
    let width = tenths(columns * cell + 2 * margin)
    let height = tenths(lines.count * lineHeight + chrome + margin + margin / 2)
    var output = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    output += " viewBox=\"0 0 \(width) \(height)\" role=\"img\""
    // Not every reader of pictures knows the style for it.
    output += " xml:space=\"preserve\" aria-label=\""
    output.append(escaped: title)
    output += "\">\n<title>"
    output.append(escaped: title)
    output += "</title>\n<style>\n"
    output += "text{font-family:\(Markup.fonts);font-size:14px;white-space:pre}\n"
    output += markup.rules
    output += "</style>\n"
    output += "<rect x=\"0.5\" y=\"0.5\" width=\"\(tenths(columns * cell + 2 * margin - 10))\" "
    output += "height=\"\(tenths(lines.count * lineHeight + chrome + margin + margin / 2 - 10))\" "
    output += "rx=\"9\" fill=\"\(markup.ground.hex)\" stroke=\"#808080\" stroke-opacity=\"0.4\"/>\n"
    for (index, color) in ["#FF5F57", "#FEBC2E", "#28C840"].enumerated() {
      output += "<circle cx=\"\(20 + index * 18)\" cy=\"18\" r=\"5.5\" fill=\"\(color)\"/>\n"
    }
    output += "<text class=\"muted\" x=\"\(tenths((columns * cell + 2 * margin) / 2))\" y=\"22.5\" "
    output += "text-anchor=\"middle\">"
    output.append(escaped: title)
    output += "</text>\n"
    for (row, line) in lines.enumerated() {
      draw(line, top: chrome + margin / 2 + row * lineHeight, markup, &output)
    }
    return output + "</svg>\n"
  }

  private func draw(_ line: Line, top: Int, _ markup: Markup, _ output: inout String) {
    var column = 0
    for span in line.spans {
      if let stop = span.column, stop > column { column = stop }
      let width = span.width
      if let background = markup.background(span), width > 0 {
        output += "<rect x=\"\(tenths(margin + column * cell))\" y=\"\(tenths(top))\" "
        output += "width=\"\(tenths(width * cell))\" height=\"\(tenths(lineHeight))\" "
        output += "fill=\"\(background.hex)\"/>\n"
      }
      for run in span.runs(at: column) where run.width > 0 {
        if draw(blocks: run, markup.classes(span), top: top, &output) { continue }
        output += "<text class=\"\(markup.classes(span))\" "
        output += "x=\"\(tenths(margin + run.column * cell))\" y=\"\(tenths(top + 145))\" "
        output += "textLength=\"\(tenths(run.width * cell))\" lengthAdjust=\"spacingAndGlyphs\">"
        output.append(escaped: run.text)
        output += "</text>\n"
      }
      column += width
    }
  }

  /// Draws a run of block elements as rectangles, since letters do not reach from row to row as blocks do.
  private func draw(
    blocks run: Span.Run, _ classes: String, top: Int, _ output: inout String
  ) -> Bool {
    let scalars = Array(run.text.unicodeScalars)
    guard scalars.allSatisfy({ $0 == " " || Self.blocks.contains($0.value) }) else { return false }
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0 != scalars[start] } ?? scalars.count
      if scalars[start] != " " {
        let height = lineHeight * Int(scalars[start].value - Self.blocks.lowerBound + 1) / 8
        output += "<rect class=\"\(classes)\" "
        output += "x=\"\(tenths(margin + (run.column + start) * cell))\" "
        output += "y=\"\(tenths(top + lineHeight - height))\" "
        output += "width=\"\(tenths((end - start) * cell))\" height=\"\(tenths(height))\"/>\n"
      }
      start = end
    }
    return true
  }

  /// From the lowest eighth of a block to a whole one.
  private static let blocks: ClosedRange<UInt32> = 0x2581...0x2588

  private func tenths(_ value: Int) -> String {
    value % 10 == 0 ? String(value / 10) : "\(value / 10).\(value % 10)"
  }
}
