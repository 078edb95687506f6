/// A list of titles that a person keeps.
public enum KeptList: String, CaseIterable, Hashable, Sendable {
  /// Titles marked as favorites.
  case favorites
  /// Titles to be watched later.
  case watchlist
  /// Titles the person rated.
  case rated

  /// How many titles a page of such a list has.
  public static var pageSize: Int { 20 }
}

/// What a person thinks of a title: 0.5 to 10 in half steps, as TMDB takes it.
public struct UserRating: Hashable, Comparable, Sendable {
  /// The rating in half steps, 1 to 20.
  public var halves: Int { Int(steps) }

  private let steps: UInt8

  /// Makes a rating of its half steps, or nil where they are not 1 to 20.
  public init?(halves: Int) {
    guard (1...20).contains(halves) else { return nil }
    steps = UInt8(halves)
  }

  /// Reads `8`, `8.5` or `8,5`, or gives nil: half steps from 0.5 to 10.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let first = parts.first, (1...2).contains(parts.count), (1...2).contains(first.count),
      first.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let whole = Int(first)
    else { return nil }
    switch parts.count > 1 ? parts[1] : "0" {
    case "0": self.init(halves: whole * 2)
    case "5": self.init(halves: whole * 2 + 1)
    default: return nil
    }
  }

  /// The rating, 0.5 to 10.
  public var value: Double { Double(halves) / 2 }

  /// Orders ratings, the lowest first.
  public static func < (first: Self, second: Self) -> Bool { first.halves < second.halves }
}

extension UserRating: CustomStringConvertible {
  /// The rating as TMDB writes it: `8` or `8.5`.
  public var description: String { "\(halves / 2)\(halves % 2 == 0 ? "" : ".5")" }
}

/// All that a person said of a title.
public struct Marks: Hashable, Sendable {
  /// The day it was made a favorite, where the person is; nil where it is none.
  public var favoriteSince: CalendarDate?
  /// The day it was put on the watchlist; nil where it is not on it.
  public var onWatchlistSince: CalendarDate?
  /// The person's own rating.
  public var rating: UserRating?
  /// The day of the rating; nil where it is not rated.
  public var ratedOn: CalendarDate?

  /// Makes no marks.
  public init() {}

  /// Whether nothing is marked.
  public var isEmpty: Bool { self == Marks() }

  /// Takes in a change made on a day.
  public mutating func apply(_ change: MarkChange, on day: CalendarDate) {
    switch change {
    case .favorite(true): favoriteSince = favoriteSince ?? day
    case .favorite(false): favoriteSince = nil
    case .watchlist(true): onWatchlistSince = onWatchlistSince ?? day
    case .watchlist(false): onWatchlistSince = nil
    case .rating(let rating):
      self.rating = rating
      ratedOn = rating == nil ? nil : day
    }
  }

  /// The change that undoes another, and the day to make it on; nil where that one changes nothing.
  ///
  /// The day is the one that the mark had, so that all is as it was; what takes a mark away needs none.
  public func inverse(of change: MarkChange) -> (change: MarkChange, day: CalendarDate?)? {
    switch change {
    case .favorite(let isOn):
      isOn == (favoriteSince != nil) ? nil : (.favorite(!isOn), favoriteSince)
    case .watchlist(let isOn):
      isOn == (onWatchlistSince != nil) ? nil : (.watchlist(!isOn), onWatchlistSince)
    case .rating(let rating): rating == self.rating ? nil : (.rating(self.rating), ratedOn)
    }
  }

  /// Whether a title with these marks is in a list.
  public func belong(to list: KeptList) -> Bool {
    switch list {
    case .favorites: favoriteSince != nil
    case .watchlist: onWatchlistSince != nil
    case .rated: rating != nil
    }
  }
}

/// A change to the marks of one title.
public enum MarkChange: Hashable, Sendable {
  case favorite(Bool)
  case watchlist(Bool)
  /// Rates anew, or takes the rating away.
  case rating(UserRating?)

  /// Whether it takes a title off its list.
  public var takesAway: Bool {
    switch self {
    case .favorite(let isOn), .watchlist(let isOn): !isOn
    case .rating(let rating): rating == nil
    }
  }
}

/// A setting that a command changes and that later runs begin with.
public enum Setting: Hashable, Sendable {
  /// The theme's name.
  case theme(String)
  /// The name of the design: `cards` or `table`.
  case design(String)
  /// Whether lists show titles that TMDB calls adult.
  case adult(Bool)
  /// The language of the content, as ISO 639-1.
  case language(String)
  /// The region, as ISO 3166-1.
  case region(String)
  /// The names of the tabs that are open besides the three that always are.
  case tabs([String])
  /// Whether the welcome of a first start was shown.
  case welcomed(Bool)
}

/// Where a session was left: the tab on screen, and each tab as a link.
public struct SavedSession: Hashable, Sendable {
  /// The name of the tab on screen.
  public var tab: String
  /// A link for each tab that was selected.
  public var links: [String]

  /// Makes a session.
  public init(tab: String, links: [String]) {
    self.tab = tab
    self.links = links
  }
}

/// What place a change gives a title in the order of its list.
///
/// The places themselves are known to whoever keeps the lists. A change that is taken back refers to itself by its
/// number, as one and the same title may have had many places.
public enum ListPlacing: Hashable, Sendable {
  /// The one before all others; the place that it had until now is remembered under a number.
  case last(rememberedAs: Int? = nil)
  /// The one that was remembered under a number, where one was; else as `last`.
  case former(Int)
}

/// One change to what is kept between runs.
public enum LibraryChange: Hashable, Sendable {
  /// A title's marks change; what is known of the title is kept beside them, so that lists of marked
  /// titles need no source.
  indirect case mark(
    TitleID, MarkChange, on: CalendarDate, title: TitleSummary?, place: ListPlacing = .last())
  /// A search found something: it becomes the first of the last ten.
  case searched(String)
  /// A past search is forgotten.
  case forgotSearch(String)
  /// All past searches are forgotten.
  case forgotSearches
  /// The past searches are these again, the last one first.
  case restoredSearches([String])
  case setting(Setting)
  indirect case session(SavedSession)
  /// Several changes, all of them or none.
  indirect case all([LibraryChange])
}

/// What is kept between runs, as a run begins with it.
public struct LibrarySnapshot: Hashable, Sendable {
  /// How many past searches are kept.
  public static var searchLimit: Int { 10 }

  /// All titles with marks.
  public var marks = MarkTable()
  /// The last successful searches, the last one first.
  public var searches: [String] = []
  /// The settings that were changed.
  public var settings: [Setting] = []
  /// Where the last session was left; nil where none was kept.
  public var session: SavedSession?
  /// Whether something was kept of the last session that can not be read.
  public var isSessionUnreadable = false
  /// The account that is signed in to; nil where none is.
  public var account: KeptAccount?

  /// Makes a library with nothing in it.
  public init() {}
}

/// Why something could not be kept, in the program's own words.
public enum StorageFailure: Error, Hashable, Sendable {
  /// There is no place to keep it: no home folder.
  case noHome
  /// The folder or the file cannot be written; what the system says.
  case readOnly(path: String, reason: String)
  /// The file cannot be read; what the system says.
  case unreadable(path: String, reason: String)
  /// A link stands in the place of the folder or the file, and leads nowhere.
  case brokenLink(path: String)
  /// The disk is full.
  case full
  /// Another program holds the file too long.
  case busy
  /// The file was written by a newer version and is left untouched.
  case newer(path: String, version: Int)
  /// Another program's database has the file's name; it is left untouched.
  case foreign(path: String)
  /// The file was damaged, so that some or all of it is not in the new one; it was set aside under this path.
  case setAside(path: String)
  /// The file is damaged and cannot be set aside; what is wrong with it.
  case damaged(path: String, reason: String)
  /// Something else; what SQLite says.
  case other(reason: String)
}

/// How what is kept is kept in this run.
public enum Keeping: Hashable, Sendable {
  /// In a file.
  case file
  /// In a new file: the damaged one was set aside under another name.
  case fileAfterDamage(setAsideAs: String)
  /// In memory alone, until the run ends, and why.
  case memory(StorageFailure)
}

extension String {
  /// What two texts that are the same search have in common: they differ in case, accents or spaces.
  public var searchKey: String {
    let folded = folded
    // Of signs alone nothing is left.
    return folded.isEmpty ? self : folded
  }
}
