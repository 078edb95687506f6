import Catalog

// Tables: Letterboxd's, IMDb's, Trakt's, Simkl's, Movary's, TMDB's, and others of which a person says more.

extension ExchangeFile {
  /// Reads a table.
  static func table(
    _ bytes: [UInt8], _ path: String, _ said: ExchangeTerms
  ) throws(ExchangeFailure) -> ExchangeFile {
    var reader = CSVReader(bytes)
    guard let heading = try heading(&reader, path, said) else { throw .empty(path: path) }
    var file = ExchangeFile(heading.form.format)
    file.header = heading.header
    file.said = said
    let columns = ExchangeColumns(heading.header)
    // Where titles come first, one may begin with the sign.
    let isTitleFirst = columns[.title] == 0 || columns[.name] == 0
    var records: [CSVReader.Record] = []
    while let record = reader.next() {
      if record.isBlank { continue }
      if record.isRemark, record.fields.count == 1 || !isTitleFirst { continue }
      records.append(record)
    }
    let table = ExchangeTable(
      form: heading.form, columns: columns, path: path, said: said, isOfList: heading.isOfList,
      records)
    var lacksList = false
    for record in records {
      var row = table.row(record, &lacksList)
      row.fields = record.fields
      file.add(row)
    }
    if lacksList {
      guard case .seen = ExchangeFileName(path) else { throw .needsList(path: path) }
      if file.rows.isEmpty { throw .keepsNothing(path: path) }
    }
    return file
  }

  /// The columns of a table.
  private struct Heading {
    var header: [String]
    var form: ExchangeForm
    /// Whether the table is one of Letterboxd's lists, which may be of anything.
    var isOfList: Bool
  }

  /// The first record that has the columns of a format, or of a table that a person says more of.
  private static func heading(
    _ reader: inout CSVReader, _ path: String, _ said: ExchangeTerms
  ) throws(ExchangeFailure) -> Heading? {
    var first: ExchangeColumns?
    var isOfList = false
    var count = 0
    // Lists of Letterboxd's have a table about the list before their own.
    while count < 8, let record = reader.next() {
      if record.isBlank || record.isRemark { continue }
      count += 1
      let columns = ExchangeColumns(record.fields.map { $0.sanitized(limit: 100) })
      if let form = ExchangeForm.of(columns) {
        return Heading(header: columns.header, form: form, isOfList: isOfList)
      }
      if first == nil { first = columns }
      if columns.header.first?.hasPrefix("Letterboxd list") == true { isOfList = true }
      if columns.header.prefix(3) == ["Date", "Name", "Tags"] { isOfList = true }
      // What Excel is told of the separator.
      if !isOfList, columns.header.first?.hasPrefix("sep=") != true {
        guard columns.namesTitles else { break }
        let said = said.completed(by: reader, columns)
        guard let format = said.format ?? (columns.hasRatings ? nil : .json) else {
          throw .needsFormat(path: path, columns.header)
        }
        if said.format == nil, said.list == nil { throw .needsList(path: path) }
        return Heading(header: columns.header, form: .plain(format, columns), isOfList: false)
      }
    }
    guard let first else { return nil }
    throw .unknownColumns(path: path, first.header)
  }
}

extension ExchangeColumns {
  /// Whether a row of the table can say which title it is about.
  fileprivate var namesTitles: Bool {
    hasAny(.name, .title, .originalTitle, .imdb, .bareIMDb, .tmdb, .bareTMDB)
  }
}

extension ExchangeTerms {
  /// The terms, with what the first row of a file to be mended says of all.
  fileprivate func completed(by reader: CSVReader, _ columns: ExchangeColumns) -> ExchangeTerms {
    var ahead = reader
    guard columns[.reason] != nil, let record = ahead.next() else { return self }
    func field(_ name: ExchangeColumns.Name) -> String {
      columns[name].flatMap { $0 < record.fields.count ? record.fields[$0] : nil } ?? ""
    }
    return ExchangeTerms(
      list: list ?? KeptList(rawValue: field(.list)),
      format: format ?? ExchangeFormat(rawValue: field(.format)))
  }
}

extension CSVReader.Record {
  /// Whether it is a remark.
  fileprivate var isRemark: Bool { fields.first?.utf8.first == UInt8(ascii: "#") }
}

/// What the columns of one table mean.
struct ExchangeTable {
  private let form: ExchangeForm
  private let columns: ExchangeColumns
  private let said: ExchangeTerms
  /// The list of rows that are of one; nil where nobody has said.
  private let list: KeptList?
  private let listing: ExchangeForm.Listing
  private let dates: ExchangeDates

  init(
    form: ExchangeForm, columns: ExchangeColumns, path: String, said: ExchangeTerms, isOfList: Bool,
    _ records: [CSVReader.Record]
  ) {
    self.form = form
    self.columns = columns
    self.said = said
    listing = isOfList ? .asked : form.listing(columns)
    if let list = said.list {
      self.list = list
    } else if case .named = listing, case .list(let list) = ExchangeFileName(path) {
      self.list = list
    } else {
      list = nil
    }
    let places = (form.ratedOn + form.listedOn).compactMap { columns[$0] }
    dates = ExchangeDates(
      records.lazy.flatMap { record in
        places.lazy.filter { $0 < record.fields.count }.map { record.fields[$0] }
      })
  }

  /// What a record says.
  ///
  /// - Parameter lacksList: Set where it is of a list of which nobody has said which it is.
  func row(_ record: CSVReader.Record, _ lacksList: inout Bool) -> ExchangeRow {
    var row = ExchangeRow(line: record.line)
    func field(_ name: ExchangeColumns.Name) -> String? {
      guard let place = columns[name], place < record.fields.count else { return nil }
      return record.fields[place]
    }
    row.names = [field(.name), field(.title), field(.originalTitle)].compactMap(ExchangeField.name)
    row.year =
      ExchangeField.year(field(.year)) ?? ExchangeField.year(field(.releaseYear))
      ?? (columns[.year] == nil ? ExchangeField.day(field(.releaseDate))?.year : nil)
    if row.year == nil, let dated = row.names.first.flatMap({ DatedName($0) }), dated.isBracketed {
      row.names[0] = dated.name
      row.year = dated.year
    }
    row.kind = form.kind.map { ExchangeField.kind(field($0)) } ?? form.usualKind
    row.isKindCertain = form.kind != nil && row.kind != .unknown
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
      row.imdb =
        try ExchangeField.imdb(field(.imdbConst) ?? field(.imdb) ?? field(.bareIMDb))
        ?? record.fields.lazy.compactMap(ExchangeField.imdbAddress).first
      row.marks = try marks(field, &lacksList)
    } catch {
      row.fault = error.fault
      return row
    }
    row.demandTitle()
    let days = form.ratedOn + form.listedOn + [.watchlistedAt, .favoritedAt]
    row.noteBadDay(days.map(field), dates)
    return row
  }

  private func marks(
    _ field: (ExchangeColumns.Name) -> String?, _ lacksList: inout Bool
  ) throws(ExchangeField.Fault) -> [ExchangeRow.Mark] {
    func day(_ names: [ExchangeColumns.Name]) -> CalendarDate? {
      for name in names { if let day = dates.day(field(name)) { return day } }
      return nil
    }
    var marks: [ExchangeRow.Mark] = []
    // A day that is none says still that the title was marked.
    for (column, change) in [
      (ExchangeColumns.Name.watchlistedAt, MarkChange.watchlist(true)),
      (.favoritedAt, .favorite(true)),
    ] where form.format == .trakt {
      guard ExchangeField.name(field(column)) != nil else { continue }
      marks.append(ExchangeRow.Mark(change: change, day: day([column])))
    }
    // Simkl's word for it.
    if form.format == .simkl, field(.watchlist)?.folded == "plantowatch" {
      marks.append(ExchangeRow.Mark(change: .watchlist(true), day: nil))
    }
    var rating: UserRating?
    for (column, greatest) in form.ratings where rating == nil {
      rating = try ExchangeField.rating(field(column), greatest: greatest)
    }
    if let rating {
      marks.append(ExchangeRow.Mark(change: .rating(rating), day: day(form.ratedOn)))
    }
    // A file to be mended says it in every row, whatever its name.
    let noted = columns[.reason] == nil ? nil : KeptList(rawValue: field(.list) ?? "")
    let list = noted ?? list
    let isSaid = noted != nil || said.list != nil
    var isListed = rating == nil || isSaid
    if case .nothing = listing { isListed = isSaid }
    guard isListed else { return marks }
    let day = day(form.listedOn)
    switch list {
    case .favorites?: marks.append(ExchangeRow.Mark(change: .favorite(true), day: day))
    case .watchlist?: marks.append(ExchangeRow.Mark(change: .watchlist(true), day: day))
    case .rated?: break
    case nil: if marks.isEmpty { lacksList = true }
    }
    return marks
  }
}
