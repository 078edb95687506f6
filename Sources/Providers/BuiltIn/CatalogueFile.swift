import CResources

/// A file of the built-in catalog: lines sorted by the numbers they begin with.
///
/// It is read where it was compiled in; nothing is kept, so nothing needs a lock and what no page needs
/// is never even paged in from the disk.
struct CatalogueFile {
  let bytes: Bytes

  init(_ file: catalogue_file) {
    let number = Int32(bitPattern: file.rawValue)
    bytes = Bytes(
      start: marquee_catalogue_bytes(number), count: Int(marquee_catalogue_size(number)))
  }

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  static var movies: Self { Self(CATALOGUE_MOVIES) }
  static var shows: Self { Self(CATALOGUE_SHOWS) }
  static var episodes: Self { Self(CATALOGUE_EPISODES) }
  static var people: Self { Self(CATALOGUE_PEOPLE) }
  static var keywords: Self { Self(CATALOGUE_KEYWORDS) }
  static var companies: Self { Self(CATALOGUE_COMPANIES) }
  static var networks: Self { Self(CATALOGUE_NETWORKS) }
  static var collections: Self { Self(CATALOGUE_COLLECTIONS) }
  static var genres: Self { Self(CATALOGUE_GENRES) }
  static var lists: Self { Self(CATALOGUE_LISTS) }
  static var moviesInEnglish: Self { Self(CATALOGUE_MOVIES_EN) }
  static var moviesInTurkish: Self { Self(CATALOGUE_MOVIES_TR) }
  static var showsInEnglish: Self { Self(CATALOGUE_SHOWS_EN) }
  static var showsInTurkish: Self { Self(CATALOGUE_SHOWS_TR) }
  static var episodesInEnglish: Self { Self(CATALOGUE_EPISODES_EN) }
  static var peopleInEnglish: Self { Self(CATALOGUE_PEOPLE_EN) }
  static var movieReviews: Self { Self(CATALOGUE_MOVIE_REVIEWS) }
  static var showReviews: Self { Self(CATALOGUE_SHOW_REVIEWS) }
  static var movieExtras: Self { Self(CATALOGUE_MOVIE_EXTRAS) }
  static var showExtras: Self { Self(CATALOGUE_SHOW_EXTRAS) }
  static var characters: Self { Self(CATALOGUE_CHARACTERS) }
  static var comics: Self { Self(CATALOGUE_COMICS) }
  static var pokedex: Self { Self(CATALOGUE_POKEDEX) }
  static var movieIndex: Self { Self(CATALOGUE_INDEX_MOVIES) }
  static var showIndex: Self { Self(CATALOGUE_INDEX_SHOWS) }
  static var creditIndex: Self { Self(CATALOGUE_INDEX_CREDITS) }
  static var searchIndex: Self { Self(CATALOGUE_INDEX_SEARCH) }

  /// The numbers a line begins with: an id, or series, season and episode.
  struct Key: Comparable {
    var first = 0
    var second = 0
    var third = 0

    static func < (one: Key, other: Key) -> Bool {
      (one.first, one.second, one.third) < (other.first, other.second, other.third)
    }
  }

  /// The line of an id.
  func line(_ id: Int) -> Bytes? {
    let place = lowerBound(Key(first: id), depth: 1)
    guard place < bytes.count, key(at: place, depth: 1).first == id else { return nil }
    return line(at: place)
  }

  /// The line of a series, a season and an episode.
  func line(_ key: Key) -> Bytes? {
    let place = lowerBound(key, depth: 3)
    guard place < bytes.count, self.key(at: place, depth: 3) == key else { return nil }
    return line(at: place)
  }

  /// The lines that begin with a number, and with a second one where it is given.
  func lines(_ first: Int, _ second: Int? = nil) -> [Bytes] {
    let depth = second == nil ? 1 : 2
    let wanted = Key(first: first, second: second ?? 0)
    var result: [Bytes] = []
    var place = lowerBound(wanted, depth: depth)
    while place < bytes.count, key(at: place, depth: depth) == wanted {
      let line = line(at: place)
      result.append(line)
      place += line.count + 1
    }
    return result
  }

  /// Calls a body with every line.
  func forEachLine(_ body: (Bytes) -> Void) {
    var place = 0
    while place < bytes.count {
      let line = line(at: place)
      if !line.isEmpty { body(line) }
      place += line.count + 1
    }
  }

  /// The line that holds a place.
  func line(around place: Int) -> Bytes {
    line(at: (bytes.lastIndex(of: Self.lineFeed, before: place) ?? -1) + 1)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private func line(at place: Int) -> Bytes {
    bytes[place..<(bytes.firstIndex(of: Self.lineFeed, from: place) ?? bytes.count)]
  }

  /// Where the first line begins whose key is not below another.
  private func lowerBound(_ key: Key, depth: Int) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = low + (high - low) / 2
      let begin = max(low, (bytes.lastIndex(of: Self.lineFeed, before: middle) ?? -1) + 1)
      if self.key(at: begin, depth: depth) < key {
        low = (bytes.firstIndex(of: Self.lineFeed, from: middle) ?? bytes.count - 1) + 1
      } else {
        high = begin
      }
    }
    return low
  }

  /// The first numbers of the line at a place, as many as are asked for.
  private func key(at place: Int, depth: Int) -> Key {
    var place = place
    func next() -> Int {
      while place < bytes.count, !isDigit(bytes[place]) { place += 1 }
      var value = 0
      while isDigit(bytes[place]), value < Int(Int32.max) {
        value = value * 10 + Int(bytes[place] - 0x30)
        place += 1
      }
      return value
    }
    var key = Key(first: next())
    if depth > 1 { key.second = next() }
    if depth > 2 { key.third = next() }
    return key
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
