/// Whose account at TMDB a person is signed in to; nothing secret is in it.
public enum Account: Hashable, Sendable {
  /// Somebody's own, by TMDB's number of it.
  case member(id: Int, username: String, name: String)
  /// A guest's, who may rate and nothing else.
  case guest

  /// Whether only ratings can be sent.
  public var isGuest: Bool {
    switch self {
    case .member: false
    case .guest: true
    }
  }

  /// Whether both are the same account, whatever it is called by now.
  public func isSame(as other: Account) -> Bool {
    switch (self, other) {
    case (.member(let id, _, _), .member(let otherID, _, _)): id == otherID
    case (.guest, .guest): true
    case (.member, .guest), (.guest, .member): false
    }
  }
}

/// The account that is signed in to, with what of it is kept on this machine.
public struct KeptAccount: Hashable, Sendable {
  /// The account.
  public var account: Account
  /// How many changes wait to be sent.
  public var waiting: Int
  /// Marks that differ from TMDB's and are sent only by `login upload`.
  public var unshared: Int
  /// The day all was compared with TMDB last; nil where it never was.
  public var comparedOn: CalendarDate?

  /// Makes an account with what is kept of it.
  public init(
    _ account: Account, waiting: Int = 0, unshared: Int = 0, comparedOn: CalendarDate? = nil
  ) {
    self.account = account
    self.waiting = waiting
    self.unshared = unshared
    self.comparedOn = comparedOn
  }
}

/// A list of a person's own at TMDB, such as they make on the site.
public struct AccountList: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// How many titles it has.
  public var count: Int

  /// Makes a list.
  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// A change to marks that waits to be sent.
public struct UnsentChange: Hashable, Sendable {
  /// Its number: the larger, the later it was made; none is given twice.
  public var number: Int
  /// The title.
  public var title: TitleID
  /// The change.
  public var change: MarkChange
  /// What the title is called, where that is known.
  public var name: String?

  /// Makes a change.
  public init(number: Int, title: TitleID, change: MarkChange, name: String? = nil) {
    self.number = number
    self.title = title
    self.change = change
    self.name = name
  }
}

/// One of an account's lists of films or series, as TMDB gave it.
public struct AccountMarks: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Sendable {
    /// The title.
    public var title: TitleID
    /// What is known of it; nil where TMDB said too little.
    public var summary: TitleSummary?
    /// The person's rating, in the list of what was rated.
    public var rating: UserRating?

    /// Makes a row.
    public init(_ title: TitleID, summary: TitleSummary? = nil, rating: UserRating? = nil) {
      self.title = title
      self.summary = summary
      self.rating = rating
    }
  }

  /// What the list is of.
  public enum Kind: CaseIterable, Hashable, Sendable {
    case movies, shows

    /// Whether a title is of this kind.
    public func holds(_ title: TitleID) -> Bool {
      switch (self, title) {
      case (.movies, .movie), (.shows, .show): true
      case (.movies, .show), (.shows, .movie): false
      }
    }
  }

  /// Which list it is.
  public var list: KeptList
  /// What it is of.
  public var kind: Kind
  /// The rows, what was marked last at the end; each title once.
  public var rows: [Row]
  /// Rows that could not be read.
  public var skipped: Int
  /// Whether the rows are complete, so that an absent title is not in the list.
  public var isWhole: Bool

  /// Makes a list.
  public init(
    _ list: KeptList, _ kind: Kind, rows: [Row], skipped: Int = 0, isWhole: Bool = true
  ) {
    self.list = list
    self.kind = kind
    self.rows = rows
    self.skipped = skipped
    self.isWhole = isWhole
  }
}

/// What came of comparing an account's lists with the marks on this machine.
public struct AccountComparison: Hashable, Sendable {
  /// How many marks and ratings were taken over from TMDB.
  public var added = 0
  /// How many were taken away, because they are gone at TMDB.
  public var removed = 0
  /// How many ratings were changed both here and there; the one here stays.
  public var differing = 0

  /// Makes the outcome of a comparison that changed nothing.
  public init() {}
}

/// One of the three things that are said of a title.
public enum MarkSubject: Int, CaseIterable, Hashable, Sendable {
  case favorite = 0
  case watchlist = 1
  case rating = 2
}

extension MarkSubject {
  /// The list that it puts a title in.
  public var list: KeptList {
    switch self {
    case .favorite: .favorites
    case .watchlist: .watchlist
    case .rating: .rated
    }
  }
}

extension MarkChange {
  /// What it changes.
  public var subject: MarkSubject {
    switch self {
    case .favorite: .favorite
    case .watchlist: .watchlist
    case .rating: .rating
    }
  }
}

extension Marks {
  /// The change that makes a title's mark what it is here.
  public func change(to subject: MarkSubject) -> MarkChange {
    switch subject {
    case .favorite: .favorite(favoriteSince != nil)
    case .watchlist: .watchlist(onWatchlistSince != nil)
    case .rating: .rating(rating)
    }
  }

  /// The day of a mark; nil where it is not set.
  public func day(of subject: MarkSubject) -> CalendarDate? {
    switch subject {
    case .favorite: favoriteSince
    case .watchlist: onWatchlistSince
    case .rating: ratedOn
    }
  }
}
