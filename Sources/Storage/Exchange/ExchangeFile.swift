public import Catalog

/// A file of favorites, watchlist and ratings, read: what its rows say, and of what format it is.
public struct ExchangeFile: Sendable {
  /// The format.
  public let format: ExchangeFormat
  /// Its rows that say something to be kept, or something wrong.
  public internal(set) var rows: [ExchangeRow] = []
  /// How many rows it has.
  public internal(set) var rowCount = 0
  /// How many of them say nothing that is kept.
  public internal(set) var idleCount = 0
  /// Its columns, to write rows again; of JSON those of Trakt's table.
  public internal(set) var header: [String] = []
  /// Whether its bytes were no Unicode and were read as Windows-1252.
  public internal(set) var isWestern = false

  init(_ format: ExchangeFormat) {
    self.format = format
  }

  /// The largest file that is read, in bytes.
  public static var limit: Int { megabytes * 1_048_576 }
  private static let megabytes = 32

  /// Reads a file; it is total: any bytes give rows or the reason why they have none.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, at least one more than ``limit`` of a file that is larger.
  ///   - path: The file's path: its name tells files apart whose columns are the same.
  ///   - list: Target list for rows that name none; nil: decided by the format.
  public static func read(
    _ bytes: [UInt8], path: String, list: KeptList?
  ) throws(ExchangeFailure) -> ExchangeFile {
    guard bytes.count <= limit else { throw .tooLarge(path: path, megabytes: megabytes) }
    let text: ExchangeText
    do throws(ExchangeText.Fault) {
      text = try ExchangeText(bytes)
    } catch {
      switch error {
      case .archive: throw .archive(path: path)
      case .notText: throw .notText(path: path)
      case .empty: throw .empty(path: path)
      }
    }
    let first = text.bytes.first { $0 > 0x20 }
    var file =
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
      ? try json(text.bytes, path, list) : try table(text.bytes, path, list)
    file.isWestern = text.isWestern
    return file
  }

  /// Adds a row where it says something.
  mutating func add(_ row: ExchangeRow) {
    rowCount += 1
    if row.marks.isEmpty, row.fault == nil {
      idleCount += 1
    } else {
      rows.append(row)
    }
  }

  /// Rows as a table to be mended: the columns they had, the reason, and an empty column for TMDB's id.
  public func mending(_ rows: [(row: ExchangeRow, reason: String)]) -> String {
    let columns = ExchangeColumns(header)
    var writer = CSVWriter()
    let hasID = columns[.tmdb] != nil
    let reason = columns[.reason]
    writer.write(header + (reason == nil ? ["reason"] : []) + (hasID ? [] : ["tmdb_id"]))
    for (row, text) in rows {
      var fields = Array(row.fields.prefix(header.count))
      fields += Array(repeating: "", count: header.count - fields.count)
      if let reason { fields[reason] = text } else { fields.append(text) }
      writer.write(hasID ? fields : fields + [""])
    }
    return writer.text
  }
}

/// The columns of a table by their names, in any order and spelling of their letters.
struct ExchangeColumns {
  /// The columns that mean something, as `Your Rating`, `your_rating` and `YourRating` are spelled alike.
  enum Name: String, CaseIterable {
    case letterboxd = "letterboxduri"
    case name, title, year, date, rating, rating10
    case originalTitle = "originaltitle"
    case watchedDate = "watcheddate"
    case imdbConst = "const"
    case yourRating = "yourrating"
    case youRated = "yourated"
    case dateRated = "daterated"
    case titleType = "titletype"
    case created, position, type
    case imdb = "imdbid"
    case tmdb = "tmdbid"
    case bareTMDB = "tmdb"
    case trakt = "traktid"
    case ratedAt = "ratedat"
    case listedAt = "listedat"
    case watchlistedAt = "watchlistedat"
    case favoritedAt = "favoritedat"
    case watchedAt = "watchedat"
    case collectedAt = "collectedat"
    case reason
  }

  private var places: [Name: Int] = [:]

  init(_ header: [String]) {
    for (place, column) in header.enumerated() {
      let spelled = column.folded.split(separator: " ").joined()
      if let name = Name(rawValue: spelled), places[name] == nil { places[name] = place }
    }
  }

  /// The place of a column; nil where there is none.
  subscript(name: Name) -> Int? { places[name] }

  /// Whether there is one of some columns.
  func hasAny(_ names: Name...) -> Bool { names.contains { places[$0] != nil } }
}
