/// What a page names that may have a page of its own.
public struct MarvelReference<Subject>: Hashable, Sendable {
  /// Marvel's number.
  public var id: ID<Subject>
  /// The name or the title.
  public var name: String
  /// Whether the source has a page of it.
  public var hasPage: Bool

  /// Makes a reference.
  public init(id: ID<Subject>, name: String, hasPage: Bool) {
    self.id = id
    self.name = name
    self.hasPage = hasPage
  }
}

/// An event that runs through several of Marvel's series, as a subject of ids.
public enum MarvelEvent {}

/// A creator of comics, as a subject of ids.
public enum MarvelCreator {}

/// A series of comics.
public struct MarvelSeries: Hashable, Sendable {
  /// Marvel's number.
  public var id: ID<MarvelSeries>
  /// The name, without its years.
  public var name: String
  /// The year of its first comic.
  public var startYear: Int?
  /// The year of its last comic; nil where it is not known or has not ended.
  public var endYear: Int?
  /// Whether it went on when it was recorded.
  public var isOngoing: Bool

  /// Makes a series.
  public init(
    id: ID<MarvelSeries>, name: String, startYear: Int? = nil, endYear: Int? = nil,
    isOngoing: Bool = false
  ) {
    self.id = id
    self.name = name
    self.startYear = startYear
    self.endYear = endYear
    self.isOngoing = isOngoing
  }
}

/// In how much of each kind Marvel counted a character.
public struct MarvelCounts: Hashable, Sendable {
  /// How many comics.
  public var comics: Int
  /// How many series.
  public var series: Int
  /// How many stories.
  public var stories: Int
  /// How many events.
  public var events: Int

  /// Makes counts.
  public init(comics: Int, series: Int, stories: Int, events: Int) {
    self.comics = comics
    self.series = series
    self.stories = stories
    self.events = events
  }
}

/// What a list says of one of Marvel's characters.
public struct MarvelCharacterSummary: Hashable, Sendable {
  /// Marvel's number.
  public var id: ID<MarvelCharacter>
  /// The name.
  public var name: String
  /// In how much the character was counted.
  public var counts: MarvelCounts
  /// When Marvel last changed the record; nil where that is not known.
  public var modified: CalendarDate?
  /// The year in which the record was taken, which the attribution names.
  public var recorded: Int

  /// Makes a summary of what is always known; the rest is set after.
  public init(id: ID<MarvelCharacter>, name: String, counts: MarvelCounts, recorded: Int) {
    self.id = id
    self.name = name
    self.counts = counts
    self.recorded = recorded
  }
}

/// One of Marvel's characters with what its page shows.
public struct MarvelCharacter: Hashable, Sendable {
  /// What lists say.
  public var summary: MarvelCharacterSummary
  /// The comics that were recorded of all that were counted, in the source's order.
  public var comics: [MarvelReference<MarvelComic>] = []
  /// The series that were recorded.
  public var series: [MarvelSeries] = []
  /// The events that were recorded.
  public var events: [MarvelReference<MarvelEvent>] = []

  /// Marvel's number.
  public var id: ID<MarvelCharacter> { summary.id }

  /// Makes a character of what lists say; the rest is set after.
  public init(_ summary: MarvelCharacterSummary) {
    self.summary = summary
  }
}

/// Someone who made a comic, with what they did.
public struct MarvelCredit: Hashable, Sendable {
  /// Marvel's number of the creator.
  public var id: ID<MarvelCreator>
  /// The name as Marvel writes it.
  public var name: String
  /// The role in Marvel's words, such as `penciler (cover)`.
  public var role: String

  /// Makes a credit.
  public init(id: ID<MarvelCreator>, name: String, role: String) {
    self.id = id
    self.name = name
    self.role = role
  }
}

/// One of Marvel's comics with what its page shows; what is nil was not recorded.
public struct MarvelComic: Hashable, Sendable {
  /// Marvel's number.
  public var id: ID<MarvelComic>
  /// The title.
  public var title: String
  /// The number in its series, which may be a fraction such as 92.1.
  public var issueNumber: Double?
  /// What it is printed as, such as `Trade Paperback`.
  public var format: String?
  /// How many pages it has.
  public var pageCount: Int?
  /// The day it was first sold.
  public var onSale: CalendarDate?
  /// The series it belongs to.
  public var series: MarvelSeries?
  /// Who appears in it.
  public var characters: [MarvelReference<MarvelCharacter>]?
  /// Who made it.
  public var creators: [MarvelCredit]?
  /// The year in which the record was taken, which the attribution names.
  public var recorded: Int

  /// Makes a comic of what is always known; the rest is set after.
  public init(id: ID<MarvelComic>, title: String, recorded: Int) {
    self.id = id
    self.title = title
    self.recorded = recorded
  }
}
