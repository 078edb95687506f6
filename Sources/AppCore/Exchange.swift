import Catalog

/// A file to be imported, and how.
public struct ImportOrder: Hashable, Sendable {
  /// The file's path; `-` is standard input.
  public var path: String
  /// Target list for rows that name none; nil: decided by the format.
  public var list: KeptList?
  /// Whose ratings those of a table are like that no site writes; nil where nobody has said.
  public var format: ExchangeFormat?
  /// Dry run: report the result without changing anything.
  public var isDryRun: Bool

  /// Makes an order.
  public init(
    path: String, list: KeptList? = nil, format: ExchangeFormat? = nil, isDryRun: Bool = false
  ) {
    self.path = path
    self.list = list
    self.format = format
    self.isDryRun = isDryRun
  }
}

/// A file to be exported to, and how.
public struct ExportOrder: Hashable, Sendable {
  /// The file's path; `-` is standard output.
  public var path: String
  /// The format; nil leaves it to the path.
  public var format: ExchangeFormat?
  /// The only list that is written; nil leaves it to the format.
  public var list: KeptList?
  /// Whether a file that is there is replaced.
  public var isForced: Bool

  /// Makes an order.
  public init(
    path: String, format: ExchangeFormat? = nil, list: KeptList? = nil, isForced: Bool = false
  ) {
    self.path = path
    self.format = format
    self.list = list
    self.isForced = isForced
  }
}

/// A file on its way in or out: the line that asked for it, and what tells the answer.
public struct PendingExchange: Equatable, Sendable {
  /// The ticket of the answer.
  public var ticket: Ticket
  /// What was asked for.
  public var order: Order
  /// The line as it was typed.
  public var line: String
  /// How far it is, where it takes long enough to be asked.
  public var progress: ExchangeProgress?

  /// What was asked for.
  public enum Order: Hashable, Sendable {
    case imported(ImportOrder)
    case exported(ExportOrder)
  }
}

/// How far a file is on its way in or out.
public struct ExchangeProgress: Hashable, Sendable {
  /// How many rows or titles are done.
  public var done: Int
  /// How many there are.
  public var total: Int
  /// For how many of the rows a title was found; nil of a file on its way out.
  public var matched: Int?
  /// For how many whole seconds it has been going on.
  public var seconds: Int

  /// Makes a progress.
  public init(done: Int, total: Int, matched: Int? = nil, seconds: Int) {
    self.done = done
    self.total = total
    self.matched = matched
    self.seconds = seconds
  }
}

/// What a file to be imported holds, with its titles looked up.
public struct ImportReading: Hashable, Sendable {
  /// The file's format.
  public var format: ExchangeFormat
  /// How many rows it has.
  public var rowCount = 0
  /// The number of rows without anything to keep: seen, but not rated.
  public var idleCount = 0
  /// Whether the file was not Unicode and was decoded as Western European.
  public var isWestern = false
  /// What it asks for, in the order of the file.
  public var marks: [ImportedMark] = []
  /// How many rows are about what is not kept, by the file's own word for it: episodes, games.
  public var others: [String: Int] = [:]
  /// How many files of a folder or an archive were read; 0 of a single file.
  public var partCount = 0
  /// Files of a folder or an archive that were not taken, and why.
  public var partsLeftOut: [Part] = []
  /// Whether the titles were looked for in the sample, which has few of all there are.
  public var isOfSample = false
  /// Where the source stopped answering; nil where it did not.
  public var stop: ImportStop?
  /// What could not be taken.
  public var unmatched: [UnmatchedRow] = []
  /// What was taken, but without the day that its row has, since that is none.
  public var misdated: [UnmatchedRow] = []
  /// The file that the unmatched rows were written to, to be mended.
  public var mendPath: String?
  /// Why they could not be written.
  public var mendFailure: String?

  /// A file that was not taken.
  public struct Part: Hashable, Sendable {
    /// Its path from the folder or the archive.
    public var name: String
    /// Why.
    public var failure: ExchangeFailure

    /// Makes a part.
    public init(name: String, failure: ExchangeFailure) {
      self.name = name
      self.failure = failure
    }
  }

  /// Makes a reading of nothing.
  public init(format: ExchangeFormat) {
    self.format = format
  }
}

/// Where the reading of a file stopped, since nobody answered any more.
public struct ImportStop: Hashable, Sendable {
  /// The first line that was not looked up.
  public var line: Int
  /// How many rows were not.
  public var count: Int
  /// Why.
  public var failure: Failure

  /// Makes a stop.
  public init(line: Int, count: Int, failure: Failure) {
    self.line = line
    self.count = count
    self.failure = failure
  }
}

/// What came of reading a file.
public enum ImportResult: Hashable, Sendable {
  case read(ImportReading)
  case failed(ExchangeFailure)
}

/// What came of writing a file.
public enum ExportResult: Hashable, Sendable {
  /// It was written; the text where it goes to standard output.
  case written(ExportSummary, text: String?)
  case failed(ExchangeFailure)
}

/// An imported rating that differs from the local one when neither is known to be newer.
public struct ImportConflict: Hashable, Sendable {
  /// The line of the file.
  public var line: Int
  /// The title's name.
  public var title: String
  /// The rating that is kept.
  public var kept: UserRating
  /// The rating in the file.
  public var read: UserRating
}

/// What an import did, or would do.
public struct ImportReport: Hashable, Sendable {
  /// What was asked for.
  public var order: ImportOrder
  /// What the file holds; its marks are left out, since they are in the library now.
  public var reading: ImportReading
  /// How many titles came into each list.
  public internal(set) var added: [KeptList: Int] = [:]
  /// The number of local ratings replaced by newer ones.
  public internal(set) var changedRatings = 0
  /// How many marks were kept already.
  public internal(set) var knownMarks = 0
  /// How many ratings are older than the ones that are kept, or than others in the file.
  public internal(set) var olderRatings = 0
  /// The conflicting ratings; the local ones were kept.
  public internal(set) var conflicts: [ImportConflict] = []

  init(_ order: ImportOrder, _ reading: ImportReading) {
    self.order = order
    self.reading = reading
    self.reading.marks = []
  }
}
