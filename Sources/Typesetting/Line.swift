/// A run of text in one role.
public struct Span: Hashable, Sendable {
  /// The text; control characters in it are never written.
  public var text: String
  /// What the text is.
  public var role: Role
  /// Whether the text stands out from others of its role; themes show it in bold.
  public var isEmphasised: Bool
  /// The column, counted from 0, at which the text begins, or `nil` to follow what is before it.
  ///
  /// A cell of a table starts with such a stop, so that rows line up even where a terminal disputes the
  /// width of the text before it. Where the line is already past the stop the text follows directly.
  public var column: Int?
  /// The name of the theme whose style of the role the text wears, or `nil` for that of the page.
  ///
  /// It is a name and no theme, so that a page still says nothing of colors; whoever encodes the page
  /// looks it up, and a name that is not found there is the page's own theme.
  public var theme: String?

  /// Makes a run of text.
  public init(
    _ text: String, _ role: Role = .body, isEmphasised: Bool = false, column: Int? = nil,
    theme: String? = nil
  ) {
    self.text = text
    self.role = role
    self.isEmphasised = isEmphasised
    self.column = column
    self.theme = theme
  }

  /// The columns the text takes, without what is before its stop.
  public var width: Int { Width.of(text) }
}

/// One row of a page: text with roles, and no line break.
public struct Line: Hashable, Sendable {
  /// The runs of text from left to right.
  public var spans: [Span]

  /// Makes a line of spans.
  public init(_ spans: [Span]) {
    self.spans = spans
  }

  /// Makes a line of one text, or an empty line of an empty text.
  public init(_ text: String, _ role: Role = .body) {
    spans = text.isEmpty ? [] : [Span(text, role)]
  }

  /// A line with nothing on it.
  public static let empty = Line([])

  /// A horizontal line of a width.
  public static func rule(_ columns: Int) -> Line {
    Line(Stroke.light(columns), .rule)
  }

  /// Whether nothing is on the line.
  public var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  /// The columns the line takes, its stops included.
  public var width: Int {
    var position = 0
    for span in spans {
      if let column = span.column, column > position { position = column }
      position += span.width
    }
    return position
  }

  /// Whether the line takes no more than a number of columns.
  func fits(in columns: Int) -> Bool {
    // No text takes more columns than bytes, so most lines need not be measured.
    var bound = 0
    for span in spans { bound = max(bound, span.column ?? 0) + span.text.utf8.count }
    return bound <= columns || width <= columns
  }

  /// Puts a text at the end of the line.
  public mutating func append(
    _ text: String, _ role: Role = .body, isEmphasised: Bool = false, column: Int? = nil
  ) {
    guard !text.isEmpty else { return }
    spans.append(Span(text, role, isEmphasised: isEmphasised, column: column))
  }

  /// Puts another line's spans at the end of this one; stops in it are moved by this line's width.
  public mutating func append(_ other: Line) {
    spans += other.hasStops ? other.shifted(by: width).spans : other.spans
  }

  /// This line with a text at its end.
  public func appending(
    _ text: String, _ role: Role = .body, isEmphasised: Bool = false, column: Int? = nil
  ) -> Line {
    var line = self
    line.append(text, role, isEmphasised: isEmphasised, column: column)
    return line
  }

  /// Two lines, one after the other.
  public static func + (left: Line, right: Line) -> Line {
    var line = left
    line.append(right)
    return line
  }

  /// This line moved right by a number of columns, its stops with it.
  public func indented(by columns: Int, _ role: Role = .body) -> Line {
    guard columns > 0, !spans.isEmpty else { return self }
    return Line([Span(String(repeating: " ", count: columns), role)] + shifted(by: columns).spans)
  }

  /// This line with its stops moved.
  func shifted(by columns: Int) -> Line {
    var line = self
    for index in line.spans.indices {
      if let column = line.spans[index].column { line.spans[index].column = column &+ columns }
    }
    return line
  }
}

extension [Line] {
  /// Every line moved right by a number of columns; empty lines stay empty.
  public func indented(by columns: Int) -> [Line] { map { $0.indented(by: columns) } }
}

extension [Line] {
  /// All lines in one, with a text between each two.
  public func joined(_ separator: String, _ role: Role = .muted) -> Line {
    var line = Line.empty
    var isFirst = true
    for next in self {
      if !isFirst { line.append(separator, role) }
      line.append(next)
      isFirst = false
    }
    return line
  }
}
