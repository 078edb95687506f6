import Catalog

// Tables: Letterboxd's, IMDb's and Trakt's.

extension ExchangeFile {
  /// Reads a table.
  static func table(
    _ bytes: [UInt8], _ path: String, _ list: KeptList?
  ) throws(ExchangeFailure) -> ExchangeFile {
    var reader = CSVReader(bytes)
    guard let heading = try heading(&reader, path) else { throw .empty(path: path) }
    let table = ExchangeTable(
      format: heading.format, columns: ExchangeColumns(heading.header), name: Self.name(of: path),
      list: list)
    if table.isSeenAlone { throw .keepsNothing(path: path) }
    if heading.isOfList, list == nil, !table.isLiked { throw .needsList(path: path) }
    var file = ExchangeFile(heading.format)
    file.header = heading.header
    // Where titles come first, one may begin with the sign.
    let isTitleFirst = table.columns[.title] == 0 || table.columns[.name] == 0
    while let record = reader.next() {
      if record.isBlank { continue }
      if record.isRemark, record.fields.count == 1 || !isTitleFirst { continue }
      var row = table.row(record)
      row.fields = record.fields
      file.add(row)
    }
    return file
  }

  /// The columns of a table.
  private struct Heading {
    var header: [String]
    var format: ExchangeFormat
    /// Whether the table is one of Letterboxd's lists, which may be of anything.
    var isOfList: Bool
  }

  /// The first record that has the columns of a format.
  private static func heading(
    _ reader: inout CSVReader, _ path: String
  ) throws(ExchangeFailure) -> Heading? {
    var first: [String]?
    var isOfList = false
    var count = 0
    // Lists of Letterboxd's have a table about the list before their own.
    while count < 8, let record = reader.next() {
      if record.isBlank || record.isRemark { continue }
      count += 1
      let header = record.fields.map { $0.sanitized(limit: 100) }
      if let format = ExchangeTable.format(of: ExchangeColumns(header)) {
        return Heading(header: header, format: format, isOfList: isOfList)
      }
      if first == nil { first = header }
      if header.first?.hasPrefix("Letterboxd list") == true { isOfList = true }
      // What Excel is told of the separator.
      if !isOfList, header.first?.hasPrefix("sep=") != true { break }
    }
    guard let first else { return nil }
    throw .unknownColumns(path: path, first)
  }

  /// The last part of a path, in small letters.
  private static func name(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return parts.last.map { String(Substring($0)).lowercased() } ?? ""
  }
}

extension CSVReader.Record {
  /// Whether it is a remark.
  fileprivate var isRemark: Bool { fields.first?.utf8.first == UInt8(ascii: "#") }
}

/// What the columns of one table mean.
struct ExchangeTable {
  let format: ExchangeFormat
  let columns: ExchangeColumns
  /// The file's name, in small letters.
  let name: String
  /// The list that was asked for.
  let list: KeptList?

  /// The format that has some columns; nil where none has.
  static func format(of columns: ExchangeColumns) -> ExchangeFormat? {
    if columns[.imdbConst] != nil { return .imdb }
    if columns[.letterboxd] != nil { return .letterboxd }
    if columns.hasAny(.ratedAt, .listedAt, .watchlistedAt, .watchedAt, .collectedAt, .trakt),
      columns.hasAny(.imdb, .tmdb, .bareTMDB, .trakt, .title)
    {
      return .trakt
    }
    if columns.hasAny(.name, .title),
      columns.hasAny(.year, .tmdb, .imdb, .rating, .rating10, .watchedDate)
    {
      return .letterboxd
    }
    return nil
  }

  private var hasRatings: Bool {
    columns.hasAny(.rating, .rating10, .yourRating, .youRated)
  }

  /// Whether the file's name says that it is of favorites.
  var isLiked: Bool {
    ["films", "likes", "liked"].contains { name.hasPrefix($0) } || name.holds("favorit")
      || name.holds("favourit")
  }

  /// The list of rows that have no rating; nil where such a row says nothing.
  private var listOfRows: KeptList? {
    if list == .favorites || list == .watchlist { return list }
    switch format {
    case .letterboxd:
      if hasRatings { return nil }
      return isLiked ? .favorites : .watchlist
    case .imdb:
      guard columns.hasAny(.position, .created) else { return nil }
      return isLiked ? .favorites : .watchlist
    case .trakt:
      guard columns[.listedAt] != nil else { return nil }
      return isLiked ? .favorites : .watchlist
    case .json: return nil
    }
  }

  /// Whether the table is one of Letterboxd's films that were seen, which has a watchlist's columns.
  var isSeenAlone: Bool {
    format == .letterboxd && !hasRatings && list == nil && name.hasPrefix("watched")
  }

  /// What a record says.
  func row(_ record: CSVReader.Record) -> ExchangeRow {
    var row = ExchangeRow(line: record.line)
    func field(_ name: ExchangeColumns.Name) -> String? {
      guard let place = columns[name], place < record.fields.count else { return nil }
      return record.fields[place]
    }
    row.names = [field(.name), field(.title), field(.originalTitle)].compactMap(ExchangeField.name)
    row.year = ExchangeField.year(field(.year))
    if format != .letterboxd {
      row.kind = ExchangeField.kind(format == .imdb ? field(.titleType) : field(.type))
    }
    if record.isBroken {
      row.fault = .openQuote
      return row
    }
    if case .other(let word) = row.kind {
      row.fault = .notATitle(word)
      return row
    }
    do throws(ExchangeField.Fault) {
      row.title = try ExchangeField.title(field(.tmdb) ?? field(.bareTMDB), row.kind)
      row.imdb = try ExchangeField.imdb(field(.imdbConst) ?? field(.imdb))
      row.marks = try marks(field)
    } catch {
      row.fault = error.fault
      return row
    }
    row.demandTitle()
    row.noteBadDay(days.map(field))
    return row
  }

  /// The columns that the days of marks are read from.
  private var days: [ExchangeColumns.Name] {
    switch format {
    case .letterboxd: [.date, .watchedDate]
    case .imdb: [.dateRated, .created]
    case .trakt, .json: [.ratedAt, .listedAt, .watchlistedAt, .favoritedAt]
    }
  }

  private func marks(
    _ field: (ExchangeColumns.Name) -> String?
  ) throws(ExchangeField.Fault) -> [ExchangeRow.Mark] {
    func day(_ names: ExchangeColumns.Name...) -> CalendarDate? {
      for name in names { if let day = ExchangeField.day(field(name)) { return day } }
      return nil
    }
    var marks: [ExchangeRow.Mark] = []
    var rating: UserRating?
    var rated: CalendarDate?
    let listed: CalendarDate?
    switch format {
    case .letterboxd:
      rating = try ExchangeField.rating(field(.rating10), greatest: 10)
      if rating == nil { rating = try ExchangeField.rating(field(.rating), greatest: 5) }
      rated = day(.date, .watchedDate)
      listed = day(.date)
    case .imdb:
      rating = try ExchangeField.rating(field(.yourRating) ?? field(.youRated), greatest: 10)
      rated = day(.dateRated, .created)
      listed = day(.created)
    case .trakt, .json:
      rating = try ExchangeField.rating(field(.rating), greatest: 10)
      rated = day(.ratedAt)
      listed = day(.listedAt)
      // A day that is none says still that the title was marked.
      for (column, change) in [
        (ExchangeColumns.Name.watchlistedAt, MarkChange.watchlist(true)),
        (.favoritedAt, .favorite(true)),
      ] where day(column) != nil || ExchangeField.badDay(field(column)) != nil {
        marks.append(ExchangeRow.Mark(change: change, day: day(column)))
      }
    }
    if let rating { marks.append(ExchangeRow.Mark(change: .rating(rating), day: rated)) }
    // A rated row of a list is on it only where the list was named.
    guard let listOfRows, rating == nil || list != nil else { return marks }
    switch listOfRows {
    case .favorites: marks.append(ExchangeRow.Mark(change: .favorite(true), day: listed))
    case .watchlist: marks.append(ExchangeRow.Mark(change: .watchlist(true), day: listed))
    case .rated: break
    }
    return marks
  }
}
