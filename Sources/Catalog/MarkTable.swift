/// All that a person said of titles, found by the titles' ids; of a title without marks it holds nothing.
///
/// A library may hold very many marks, and every start reads them all: they stand side by side in plain
/// words, in an order in which they are found by halving, and a file can hold those words as they are.
public struct MarkTable: Hashable, Sendable {
  /// Three words for each title, in the order of the titles' kinds and ids.
  public private(set) var words: [UInt64] = []
  /// How many titles each list has.
  private var counts = ListCounts()

  /// Makes a table without marks.
  public init() {}

  /// Takes over words that ``words`` gave; nil where they are none that it could have given.
  public init?(words: [UInt64]) {
    guard words.count.isMultiple(of: PackedMarks.width),
      let counts = words.withUnsafeBufferPointer(ListCounts.init)
    else { return nil }
    self.words = words
    self.counts = counts
  }

  /// How many titles a list has.
  public func count(of list: KeptList) -> Int { counts[list] }

  /// What a person said of a title.
  public subscript(title: TitleID) -> Marks {
    get {
      let key = TitleKey(title)
      let place = place(of: key)
      guard place < count else { return Marks() }
      let found = packed(place)
      return found.key == key ? found.marks : Marks()
    }
    set {
      let marks = PackedMarks(key: TitleKey(title), newValue)
      let place = place(of: marks.key)
      let start = place * PackedMarks.width
      let known = start..<start + PackedMarks.width
      if place < count, packed(place).key == marks.key {
        counts.add(packed(place), -1)
        words.replaceSubrange(known, with: marks.isEmpty ? [] : marks.words)
      } else if !marks.isEmpty {
        words.insert(contentsOf: marks.words, at: start)
      }
      counts.add(marks, 1)
    }
  }

  /// Takes in what is now said of some titles, each of them once: of many at once sooner than of each by
  /// itself.
  public mutating func take(_ changes: [(title: TitleID, marks: Marks)]) {
    guard !changes.isEmpty else { return }
    let changes = changes.map { PackedMarks(key: TitleKey($0.title), $0.marks) }
      .sorted { $0.key < $1.key }
    var merged: [UInt64] = []
    merged.reserveCapacity(words.count + changes.count * PackedMarks.width)
    // The place of the first title that is not merged yet.
    var next = 0
    var last: TitleKey?
    for change in changes where change.key != last {
      last = change.key
      let place = place(of: change.key)
      merged += words[next * PackedMarks.width..<place * PackedMarks.width]
      next = place
      if place < count, packed(place).key == change.key {
        counts.add(packed(place), -1)
        next += 1
      }
      counts.add(change, 1)
      if !change.isEmpty { merged += change.words }
    }
    merged += words[(next * PackedMarks.width)...]
    words = merged
  }

  private func packed(_ place: Int) -> PackedMarks {
    let start = place * PackedMarks.width
    return PackedMarks(words[start], words[start + 1], words[start + 2])
  }

  /// The place of a title, or the one where it would stand.
  private func place(of key: TitleKey) -> Int {
    // Most often a title comes behind all others: a file is read in the order of the ids.
    guard let last = indices.last, !(packed(last).key < key) else { return count }
    var (low, high) = (0, last)
    while low < high {
      let middle = low + (high - low) / 2
      if packed(middle).key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension MarkTable: RandomAccessCollection {
  /// The place of the first title.
  public var startIndex: Int { 0 }
  /// The place behind the last title.
  public var endIndex: Int { words.count / PackedMarks.width }

  /// A title with its marks.
  public subscript(place: Int) -> (title: TitleID, marks: Marks) {
    let packed = packed(place)
    return (packed.key.title, packed.marks)
  }
}

extension MarkTable: ExpressibleByDictionaryLiteral {
  /// Makes a table of titles and their marks.
  public init(dictionaryLiteral elements: (TitleID, Marks)...) {
    for (title, marks) in elements { self[title] = marks }
  }
}

/// A title as a key that is compared by numbers.
private struct TitleKey: Equatable {
  /// The number of the kind: 0 of movies, 1 of series.
  let kind: UInt64
  /// The bits of the id.
  let id: UInt64

  init(kind: UInt64, id: UInt64) {
    self.kind = kind
    self.id = id
  }

  init(_ title: TitleID) {
    switch title {
    case .movie(let id): self.init(kind: 0, id: UInt64(bitPattern: Int64(id.rawValue)))
    case .show(let id): self.init(kind: 1, id: UInt64(bitPattern: Int64(id.rawValue)))
    }
  }

  var title: TitleID {
    let number = Int(truncatingIfNeeded: id)
    return kind == 0 ? .movie(ID(number)) : .show(ID(number))
  }

  static func < (first: Self, second: Self) -> Bool {
    first.kind == second.kind ? first.id < second.id : first.kind < second.kind
  }
}

/// A title with its marks as three words.
///
/// The first word is the id. The second holds the kind in its highest bit, and the days on which the
/// title became a favorite and came on the watchlist in the lower bits of its halves. The third holds the
/// day of the rating in its upper half and the rating in half steps in its lower one. 0 is no day and no
/// rating. Files hold these words: their meaning never changes.
private struct PackedMarks {
  static var width: Int { 3 }
  private static var dayMask: UInt64 { 0x7FFF_FFFF }
  private static var halfMask: UInt64 { 0xFFFF_FFFF }

  private let id: UInt64
  private let kindAndDays: UInt64
  private let rated: UInt64

  init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
    id = first
    kindAndDays = second
    rated = third
  }

  init(key: TitleKey, _ marks: Marks) {
    id = key.id
    kindAndDays =
      key.kind << 63 | UInt64(marks.favoriteSince?.bits ?? 0) << 32
      | UInt64(marks.onWatchlistSince?.bits ?? 0)
    rated = UInt64(marks.ratedOn?.bits ?? 0) << 32 | UInt64(marks.rating?.halves ?? 0)
  }

  var words: [UInt64] { [id, kindAndDays, rated] }
  var key: TitleKey { TitleKey(kind: kindAndDays >> 63, id: id) }

  private var favoriteBits: UInt64 { kindAndDays >> 32 & Self.dayMask }
  private var watchlistBits: UInt64 { kindAndDays & Self.halfMask }
  private var ratingDayBits: UInt64 { rated >> 32 }
  private var halves: UInt64 { rated & Self.halfMask }

  var isFavorite: Bool { favoriteBits != 0 }
  var isOnWatchlist: Bool { watchlistBits != 0 }
  var isRated: Bool { halves != 0 }
  var isEmpty: Bool { kindAndDays & ~(1 << 63) == 0 && rated == 0 }

  /// Whether all that it says can be: a rating there is, and days no longer than days are.
  var isSound: Bool {
    halves <= 20 && (favoriteBits | watchlistBits | ratingDayBits) >> CalendarDate.bitCount == 0
  }

  var marks: Marks {
    var marks = Marks()
    marks.favoriteSince = Self.day(favoriteBits)
    marks.onWatchlistSince = Self.day(watchlistBits)
    marks.rating = UserRating(halves: Int(truncatingIfNeeded: halves))
    marks.ratedOn = Self.day(ratingDayBits)
    return marks
  }

  /// A day that the calendar lacks takes no mark away.
  private static func day(_ bits: UInt64) -> CalendarDate? {
    bits == 0 ? nil : CalendarDate(bits: UInt32(truncatingIfNeeded: bits)) ?? .epoch
  }
}

/// How many titles each list has.
private struct ListCounts: Hashable, Sendable {
  private var favorites = 0
  private var watchlist = 0
  private var rated = 0

  init() {}

  /// Counts what words hold; nil where they are none of a table.
  init?(_ words: UnsafeBufferPointer<UInt64>) {
    var before = PackedMarks(0, 0, 0)
    for place in stride(from: 0, to: words.count, by: PackedMarks.width) {
      let marks = PackedMarks(words[place], words[place + 1], words[place + 2])
      guard marks.isSound, !marks.isEmpty, place == 0 || before.key < marks.key else { return nil }
      add(marks, 1)
      before = marks
    }
  }

  subscript(list: KeptList) -> Int {
    switch list {
    case .favorites: favorites
    case .watchlist: watchlist
    case .rated: rated
    }
  }

  mutating func add(_ marks: PackedMarks, _ step: Int) {
    favorites += marks.isFavorite ? step : 0
    watchlist += marks.isOnWatchlist ? step : 0
    rated += marks.isRated ? step : 0
  }
}
