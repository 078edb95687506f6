/// Writes lines as a page for a browser.
struct HTMLEncoder {
  let theme: Theme
  let others: [String: Theme]
  let title: String

  func encode(_ lines: [Line]) -> String {
    let markup = Markup(theme: theme, others: others, lines: lines)
    var output = "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>"
    output.append(escaped: title)
    output += "</title>\n<style>\n"
    output += "body{margin:0;background:\(markup.ground.hex)}\n"
    output += "pre{margin:2em;font:14px/1.45 \(Markup.fonts)}\n"
    output += ".wide{display:inline-block;white-space:pre}\n"
    output += markup.rules
    output += markup.backgroundRules
    output += "</style>\n</head>\n<body>\n<pre>"
    for line in lines {
      write(line, markup, &output)
      output += "\n"
    }
    return output + "</pre>\n</body>\n</html>\n"
  }

  private func write(_ line: Line, _ markup: Markup, _ output: inout String) {
    var column = 0
    for span in line.spans {
      if let stop = span.column, stop > column {
        output.append(spaces: stop - column)
        column = stop
      }
      output += "<span class=\"\(markup.classes(span))\">"
      var position = column
      for run in span.runs(at: column) {
        output.append(spaces: run.column - position)
        if run.isWide { output += "<span class=\"wide\" style=\"width:\(run.width)ch\">" }
        output.append(escaped: run.text)
        if run.isWide { output += "</span>" }
        position = run.column + run.width
      }
      column += span.width
      output.append(spaces: column - position)
      output += "</span>"
    }
  }
}
