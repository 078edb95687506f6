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
  /// What a person said of it, to be said again of rows that are written to be mended.
  var said = ExchangeTerms()
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
  ///   - format: Whose ratings a table that no site writes has; nil where nobody has said.
  public static func read(
    _ bytes: [UInt8], path: String, list: KeptList?, format: ExchangeFormat? = nil
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
      ? try json(text.bytes, path, list)
      : try table(text.bytes, path, ExchangeTerms(list: list, format: format))
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
    var added: [(name: ExchangeColumns.Name, written: String, value: String)] = []
    if let list = said.list { added.append((.list, "list", list.rawValue)) }
    if let format = said.format { added.append((.format, "format", format.rawValue)) }
    added.append((.tmdb, "tmdb_id", ""))
    added.removeAll { columns[$0.name] != nil }
    let reason = columns[.reason]
    var writer = CSVWriter()
    writer.write(header + (reason == nil ? ["reason"] : []) + added.map(\.written))
    for (row, text) in rows {
      var fields = Array(row.fields.prefix(header.count))
      fields += Array(repeating: "", count: header.count - fields.count)
      if let reason { fields[reason] = text } else { fields.append(text) }
      writer.write(fields + added.map(\.value))
    }
    return writer.text
  }
}

/// What a person says of a file that the file does not say itself.
struct ExchangeTerms: Hashable, Sendable {
  /// The list that rows are for.
  var list: KeptList?
  /// Whose ratings its ratings are like.
  var format: ExchangeFormat?
}
