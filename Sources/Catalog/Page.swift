/// One page of a list.
public struct Page<Element> {
  /// TMDB's highest page number, however many pages it says there are.
  public static var limit: Int { 500 }

  /// The page's number, from 1.
  public var number: Int
  /// Its elements.
  public var elements: [Element]
  /// How many pages there are; TMDB serves only the first 500.
  public var totalPages: Int
  /// How many elements there are on all pages.
  public var totalResults: Int
  /// How many rows of this page could not be read and were left out.
  public var skipped: Int
  /// How many adult titles of this page were left out.
  public var adult = 0
  /// Names near to the text that was asked for, where nothing was found.
  public var suggestions: [String] = []
  /// What became of the year in a search; nil where it was heeded as it was set, or there is none.
  public var year: SearchYear?

  /// Makes a page.
  public init(
    number: Int, elements: [Element], totalPages: Int, totalResults: Int, skipped: Int = 0
  ) {
    self.number = number
    self.elements = elements
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.skipped = skipped
  }

  /// Whether no page of a list may be asked for after this one.
  public func isLast(of list: ListKey) -> Bool {
    number >= min(totalPages, list.hasPageLimit ? Self.limit : .max)
  }
}

/// One row of a list: lists of search results and of a person's series hold several kinds.
public enum ListRow: Hashable, Sendable {
  case movie(MovieSummary)
  case show(ShowSummary)
  case person(PersonSummary)
  case collection(CollectionSummary)
  case keyword(Keyword)
  case company(Company)
  case review(Review)
  case character(MarvelCharacterSummary)
  case pokemon(PokemonSummary)
}

extension Page: Equatable where Element: Equatable {}

extension Page: Hashable where Element: Hashable {}

extension Page: Sendable where Element: Sendable {}
