/// Where a text stands in a space that is wider than it.
public enum Alignment: Hashable, Sendable {
  /// At the left, the space after it.
  case leading
  /// At the right, as numbers stand.
  case trailing
}

extension Line {
  /// The line cut to a number of columns, its last one showing `…` where something was cut.
  public func truncated(to columns: Int) -> Line {
    guard columns > 0 else { return .empty }
    if fits(in: columns) { return self }
    var line = Line.empty
    var position = 0
    for span in spans {
      if let column = span.column, column > position {
        guard column < columns else {
          line.spans.append(Span("…", span.role, isEmphasised: span.isEmphasised))
          return line
        }
        position = column
      }
      let spanWidth = span.width
      if position + spanWidth < columns {
        line.spans.append(span)
        position += spanWidth
        continue
      }
      var cut = span
      cut.text = prefix(of: span.text, columns: columns - 1 - position)
      while cut.text.utf8.last == 0x20 { cut.text.unicodeScalars.removeLast() }
      cut.text += "…"
      line.spans.append(cut)
      return line
    }
    return line
  }

  /// The line cut to a number of columns between two words, ` …` after the last that is shown.
  public func truncatedBetweenWords(to columns: Int) -> Line {
    guard columns > 4, !fits(in: columns) else { return truncated(to: columns) }
    guard let beginning = beginning(columns - 2) else { return truncated(to: columns) }
    return beginning.appending(" …", beginning.spans.last?.role ?? .body)
  }

  /// What stands before the first break of the line at a number of columns, which is never one within a word; nil
  /// of nothing.
  public func beginning(_ columns: Int) -> Line? {
    guard var beginning = wrapped(to: columns).first, var last = beginning.spans.popLast() else {
      return nil
    }
    if last.text.utf8.last == 0x2D, let space = last.text.utf8.lastIndex(of: 0x20) {
      last.text = String(last.text[..<space])
    }
    beginning.spans.append(last)
    return beginning
  }

  /// The line with spaces beside it up to a number of columns; a wider line stays as it is.
  public func padded(to columns: Int, _ alignment: Alignment = .leading) -> Line {
    let missing = columns - width
    guard missing > 0 else { return self }
    switch alignment {
    case .leading: return appending(String(repeating: " ", count: missing))
    case .trailing: return indented(by: missing)
    }
  }

  /// The graphemes of a text that fit into a number of columns.
  private func prefix(of text: String, columns: Int) -> String {
    var width = 0
    for index in text.indices {
      width += Width.of(text[index])
      if width > columns { return String(text[..<index]) }
    }
    return text
  }
}
