/// Whose files of favorites, watchlists and ratings are read and written.
public enum ExchangeFormat: String, CaseIterable, Hashable, Sendable {
  /// Marquee's own: everything that is kept.
  case json
  case letterboxd, imdb, trakt
  case simkl, tmdb, movary

  /// The formats that are written as well as read.
  public static let written: [ExchangeFormat] = [.json, .letterboxd, .imdb, .trakt]
}

/// One mark or rating that a file asks for, its title found.
public struct ImportedMark: Hashable, Sendable {
  /// The line of the file it stands in.
  public var line: Int
  /// The title.
  public var title: TitleID
  /// What is known of the title.
  public var summary: TitleSummary?
  /// The mark, set, or the rating.
  public var change: MarkChange
  /// The day it was made, where the file says one.
  public var day: CalendarDate?
  /// Where it stands among those of the same day; only Marquee's own file says so.
  public var place: Int?

  /// Makes a mark.
  public init(
    line: Int, title: TitleID, summary: TitleSummary?, change: MarkChange, day: CalendarDate?,
    place: Int? = nil
  ) {
    self.line = line
    self.title = title
    self.summary = summary
    self.change = change
    self.day = day
    self.place = place
  }
}

/// A row of a file that says something to be kept, but not of which title, or not what.
public struct UnmatchedRow: Hashable, Sendable {
  /// The line of the file it stands in.
  public var line: Int
  /// The title it names, with its year; empty where it names none.
  public var name: String
  /// What is wrong with it.
  public var fault: ImportFault

  /// Makes a row.
  public init(line: Int, name: String, fault: ImportFault) {
    self.line = line
    self.name = name
    self.fault = fault
  }
}

/// Why a row of a file could not be taken.
public enum ImportFault: Error, Hashable, Sendable {
  /// It names no title.
  case noTitle
  /// The source has no title of this name and year.
  case notFound
  /// Several titles may be meant; each with its year and its link.
  case ambiguous([String])
  /// It is about something that cannot be marked; the file's own word for it where it has one: an
  /// episode, a game.
  case notATitle(String?)
  /// It does not say whether it is a film or a series, and its id alone does not tell.
  case noKind
  /// The rating is none of the format's: as written, and the greatest there is.
  case badRating(String, greatest: Int)
  /// The id is none.
  case badID(String)
  /// A quotation mark is never closed.
  case openQuote
  /// What stands as its day is none: it was taken without a day of its own.
  case badDay(String)
  /// The source could not be asked.
  case source(Failure)
}

/// Why a file could not be read or written as a whole.
public enum ExchangeFailure: Error, Hashable, Sendable {
  /// What the system says.
  case unreadable(path: String, reason: String)
  /// It is a folder.
  case folder(path: String)
  /// It is a folder or an archive without a table.
  case noTables(path: String)
  /// It is a pipe or a device, for which the browser does not wait.
  case notAFile(path: String)
  /// Standard input is where commands come from.
  case inputTaken
  /// It is larger than any honest export.
  case tooLarge(path: String, megabytes: Int)
  /// It is an archive with files in it.
  case archive(path: String)
  /// It is no text.
  case notText(path: String)
  /// There is nothing in it.
  case empty(path: String)
  /// The columns are those of no format; the first of them.
  case unknownColumns(path: String, [String])
  /// It begins like JSON and is none; where it goes wrong.
  case badJSON(path: String, line: Int)
  /// It is JSON of no format.
  case unknownJSON(path: String)
  /// It was written by a newer version.
  case newerSchema(path: String, schema: Int)
  /// It lists what was seen, and nothing that is kept.
  case keepsNothing(path: String)
  /// It is a table of titles that no site writes, with ratings of which nobody has said whose they are like; its
  /// columns.
  case needsFormat(path: String, [String])
  /// It is a list that may be of anything: which of a person's it is to be has to be said.
  case needsList(path: String)
  /// A file of this name is there.
  case exists(path: String)
  /// The export would be empty, and the file that it would replace is not.
  case nothingToReplace(path: String)
  /// What the system says.
  case cannotWrite(path: String, reason: String)
  /// The name does not say which format is meant.
  case noFormat(path: String)
  /// The format has no place for this list.
  case noList(ExchangeFormat, KeptList)
  /// What is kept could not be read.
  case storage(StorageFailure)
  /// The source could not be asked for what the format says of each title.
  case unanswered(Failure)
}

/// A title with all that is kept of it.
public struct KeptTitle: Hashable, Sendable {
  /// Its id.
  public var id: TitleID
  /// What is known of it.
  public var summary: TitleSummary
  /// Its marks.
  public var marks: Marks
  /// Its place in each list, larger the later it came into it.
  public var places: [KeptList: Int]

  /// Makes a title.
  public init(id: TitleID, summary: TitleSummary, marks: Marks, places: [KeptList: Int]) {
    self.id = id
    self.summary = summary
    self.marks = marks
    self.places = places
  }
}

/// What came of an export.
public struct ExportSummary: Hashable, Sendable {
  /// Why titles are not in the file.
  public enum Omission: String, CaseIterable, Hashable, Sendable {
    /// The site keeps no series.
    case series
    /// The site knows titles by IMDb's ids alone, and the source has none.
    case withoutIMDbID
    /// They are on other lists than the one that was written.
    case otherLists
    /// The format has no place for favorites.
    case favorites
  }

  /// The file; `-` is standard output.
  public var path: String
  /// The format.
  public var format: ExchangeFormat
  /// How many titles were written.
  public var count: Int
  /// How many were left out, and why.
  public var omissions: [Omission: Int] = [:]
  /// How many ratings were rounded up to the site's steps.
  public var rounded = 0

  /// Makes a summary of which nothing was left out.
  public init(path: String, format: ExchangeFormat, count: Int) {
    self.path = path
    self.format = format
    self.count = count
  }
}
