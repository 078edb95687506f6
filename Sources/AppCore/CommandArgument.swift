import Catalog
import Navigation

/// One argument of a command: what it is, and how often it may stand there.
public struct CommandArgument: Hashable, Sendable {
  /// What an argument is.
  ///
  /// It is a key, not a text: the words for it are said in more than one language.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The number of a choice on the page, or its title or the beginning of it.
    case choice
    /// How many steps, from 1.
    case count
    /// A text to search for, with `y:YEAR` and `type:KIND` among its words.
    case query
    /// An id of IMDb's: `tt0133093`, `nm0000206`.
    case externalID
    /// A link, or a pasted address.
    case link
    /// A text that rows hold.
    case rowText
    /// A key to sort by, with `.asc` or `.desc` behind it where the direction is not the usual one.
    case sortKey
    /// `NAME=VALUE` sets a filter, `NAME=` removes it; `none` alone removes all.
    case filter
    /// The name of a list that can stand in the place of the one on screen.
    case listName
    /// The name of a genre.
    case genre
    /// The number of a season; 0, or `specials`, is Specials.
    case seasonNumber
    /// The number of an episode in its season.
    case episodeNumber
    /// `favorite` or `watchlist`.
    case markKind
    /// A rating from 0.5 to 10 in half steps.
    case rating
    /// The number of a title on the page.
    case row
    /// The number of a review on the page.
    case review
    /// The number of a past search, or `all`.
    case pastSearch
    /// `guest` or `upload`.
    case loginKind
    /// `drop`.
    case dropping
    /// The number of a line that was entered.
    case lineNumber
    /// A file to be imported, with `--list` and `--dry-run` before or behind it.
    case importedFile
    /// A file to be exported to, with `--format`, `--list` and `--force` before or behind it.
    case exportedFile
    /// The name of a theme.
    case theme
    /// The name of a design.
    case design
    /// A language: `tr`, `pt-BR`, or its name.
    case language
    /// A country: `TR`, or its name.
    case region
    /// The name of a tab.
    case tab
    /// `on` or `off`.
    case onOff
    /// The name of a command, or another word for it.
    case command

    /// Whether the argument is all the rest of the line, spaces among it.
    public var takesRest: Bool {
      switch self {
      case .choice, .episodeNumber, .query, .link, .rowText, .listName, .genre, .theme, .language,
        .region,
        .importedFile, .exportedFile:
        true
      case .count, .externalID, .sortKey, .filter, .markKind, .rating, .row, .review, .pastSearch,
        .loginKind, .dropping, .lineNumber, .design, .onOff, .tab, .command, .seasonNumber:
        false
      }
    }
  }

  /// How often an argument may stand there.
  public enum Presence: Hashable, Sendable {
    case required
    case optional
    /// Any number of times, or not at all.
    case repeated
  }

  /// What it is.
  public let kind: Kind
  /// How often it may stand there.
  public let presence: Presence

  static func required(_ kind: Kind) -> Self { Self(kind: kind, presence: .required) }
  static func optional(_ kind: Kind) -> Self { Self(kind: kind, presence: .optional) }
  static func repeated(_ kind: Kind) -> Self { Self(kind: kind, presence: .repeated) }
}

/// The arguments of a line, read: each command looks at those its row has.
struct ArgumentValues {
  var number: Int?
  var text: String?
  var words: [String]?
  var query: SearchQuery?
  var externalID: ExternalID?
  var sort: SortOrder?
  var mark: MarkKind?
  var rating: UserRating?
  var forgotten: ForgottenSearch?
  var filters: [FilterChange] = []
  var filterWords: String?
  var removesFilters = false
  var isOn: Bool?
  var command: CommandName?
  var loginKind: LoginKind?
  var drops = false
  var importOrder: ImportOrder?
  var exportOrder: ExportOrder?
}
