/// What a piece of text is, never how it looks.
///
/// Screens write text with roles; a ``Theme`` gives every role its style when the text is encoded. The raw
/// value is the role's name in a theme file. The page behind all of them is ``Theme/ground``.
public enum Role: String, CaseIterable, Hashable, Sendable {
  // Text.

  /// Running text: overviews, biographies, reviews, facts.
  case body
  /// The name of the page: a film's title, a person's name, a list's name.
  case title
  /// The name of a section of the page, or of a table's column.
  case heading
  /// The name of a fact, before it: "Director", "Runtime".
  case label
  /// What may be skipped: years, votes, counts, original titles, where the data is from.
  case muted
  /// The one word of a line that matters more than its neighbors: a match, a total, an active filter.
  case accent
  /// A tagline or a quoted sentence.
  case quote

  // What can be followed or typed.

  /// The text of a choice: a title, a name, "see all".
  case link
  /// The number of a choice.
  case number
  /// A genre or keyword.
  case tag
  /// The item that is chosen in a picker: the list on screen, the active tab.
  case selected
  /// A word to type: a command's name in a help text or a sentence that says what to do.
  case key
  /// An example or explanation beside a command, and what would be completed.
  case hint

  // Marks and measures.

  /// A rating or another measure as a number.
  case rating
  /// The part of a bar that is reached.
  case barFilled
  /// The part of a bar that is not reached.
  case barEmpty
  /// The sign of a favorite, of the watchlist, of one's own rating.
  case mark
  /// A short sign on a ground of its own: a certification, "sample", "offline".
  case badge
  /// A line that separates parts of the page.
  case rule

  // The program speaking.

  /// The prompt's sign.
  case prompt
  /// The link of the place on screen, in the prompt.
  case promptLink
  /// Something worth knowing: an unlocked tab, a page from the cache.
  case notice
  /// Something done.
  case success
  /// Something to beware of: out of date, not sent yet.
  case warning
  /// Something that went wrong.
  case error
}

extension Role {
  /// Whether the role draws bars and lines, for which WCAG asks a contrast of 3:1 in place of 4.5:1.
  public var isGraphic: Bool {
    switch self {
    case .barFilled, .barEmpty, .rule: true
    case .body, .title, .heading, .label, .muted, .accent, .quote, .link, .number, .tag, .selected,
      .key, .hint, .rating, .mark, .badge, .prompt, .promptLink, .notice, .success, .warning,
      .error:
      false
    }
  }
}

extension Role {
  /// The role's place in `Role.allCases`; a switch, because encoders ask for it at every span.
  var index: Int {
    switch self {
    case .body: 0
    case .title: 1
    case .heading: 2
    case .label: 3
    case .muted: 4
    case .accent: 5
    case .quote: 6
    case .link: 7
    case .number: 8
    case .tag: 9
    case .selected: 10
    case .key: 11
    case .hint: 12
    case .rating: 13
    case .barFilled: 14
    case .barEmpty: 15
    case .mark: 16
    case .badge: 17
    case .rule: 18
    case .prompt: 19
    case .promptLink: 20
    case .notice: 21
    case .success: 22
    case .warning: 23
    case .error: 24
    }
  }
}
