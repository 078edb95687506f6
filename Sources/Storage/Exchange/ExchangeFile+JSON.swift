import Catalog

// JSON: Marquee's own, and what Trakt gives out.

extension ExchangeFile {
  /// The version of Marquee's own file.
  static var schema: Int { 1 }

  /// The columns that rows of JSON are written in, to be mended.
  private static let columns = [
    "title", "year", "type", "imdb_id", "rating", "rated_at", "watchlisted_at", "favorited_at",
  ]

  /// Reads JSON.
  static func json(
    _ bytes: [UInt8], _ path: String, _ list: KeptList?
  ) throws(ExchangeFailure) -> ExchangeFile {
    let value: ExchangeJSON
    do throws(ExchangeJSON.Fault) {
      value = try ExchangeJSON.parse(bytes)
    } catch {
      throw .badJSON(path: path, line: error.line)
    }
    switch value {
    case .object:
      guard value["marquee"]?.text == "library", let schema = value["schema"]?.integer,
        case .array(let titles)? = value["titles"]
      else { throw .unknownJSON(path: path) }
      guard schema <= Self.schema else { throw .newerSchema(path: path, schema: schema) }
      return read(titles, .json, own)
    case .array(let elements):
      let isKnown = elements.contains { trakt($0) != nil }
      guard isKnown || elements.isEmpty else { throw .unknownJSON(path: path) }
      let name = path.lowercased()
      let isLiked = list == .favorites || name.holds("favorit") || name.holds("favourit")
      return read(elements, .trakt) { trakt($0, isLiked: isLiked, list) ?? ExchangeRow(line: 1) }
    case .null, .bool, .number, .string: throw .unknownJSON(path: path)
    }
  }

  private static func read(
    _ elements: [ExchangeJSON], _ format: ExchangeFormat, _ row: (ExchangeJSON) -> ExchangeRow
  ) -> ExchangeFile {
    var file = ExchangeFile(format)
    file.header = columns
    for element in elements {
      var row = row(element)
      row.fields = fields(of: row)
      file.add(row)
    }
    return file
  }

  /// A row as it stands in a table.
  private static func fields(of row: ExchangeRow) -> [String] {
    var days: [String: String] = [:]
    var rating = ""
    for mark in row.marks {
      switch mark.change {
      case .rating(let value):
        rating = value?.description ?? ""
        days["rated_at"] = mark.day?.description
      case .watchlist: days["watchlisted_at"] = mark.day?.description
      case .favorite: days["favorited_at"] = mark.day?.description
      }
    }
    let kind =
      switch row.kind {
      case .movie: "movie"
      case .show: "show"
      case .unknown: ""
      case .other(let word): word
      }
    return [
      row.names.first ?? "", row.year.map(String.init) ?? "", kind, row.imdb?.description ?? "",
      rating, days["rated_at"] ?? "", days["watchlisted_at"] ?? "", days["favorited_at"] ?? "",
    ]
  }

  // MARK: Marquee's own

  private static func own(_ value: ExchangeJSON) -> ExchangeRow {
    var row = ExchangeRow(line: value.line)
    row.kind = ExchangeField.kind(value["media_type"]?.text)
    row.names = [value["title"]?.text, value["original_title"]?.text].compactMap(ExchangeField.name)
    row.year = ExchangeField.year(value["year"]?.written)
    row.date = ExchangeField.day(value["date"]?.text)
    do throws(ExchangeField.Fault) {
      row.title = try ExchangeField.title(value["id"]?.written, row.kind)
      let rating = try ExchangeField.rating(value["rating"]?.written, greatest: 10)
      if let day = value["favorite_on"]?.text {
        row.marks.append(
          ExchangeRow.Mark(
            change: .favorite(true), day: ExchangeField.day(day),
            place: value["favorite_place"]?.integer))
      }
      if let day = value["watchlist_on"]?.text {
        row.marks.append(
          ExchangeRow.Mark(
            change: .watchlist(true), day: ExchangeField.day(day),
            place: value["watchlist_place"]?.integer))
      }
      if let rating {
        row.marks.append(
          ExchangeRow.Mark(
            change: .rating(rating), day: ExchangeField.day(value["rated_on"]?.text),
            place: value["rated_place"]?.integer))
      }
      if row.title == nil { row.fault = .badID("") }
    } catch {
      row.fault = error.fault
    }
    return row
  }

  // MARK: Trakt's

  /// What an element of Trakt's says; nil where it is none.
  private static func trakt(
    _ value: ExchangeJSON, isLiked: Bool = false, _ list: KeptList? = nil
  ) -> ExchangeRow? {
    let type = value["type"]?.text ?? (value["show"] != nil ? "show" : "movie")
    guard let title = value[type] ?? value["movie"] ?? value["show"] else { return nil }
    var row = ExchangeRow(line: value.line)
    row.kind = ExchangeField.kind(type)
    row.names = [title["title"]?.text].compactMap(ExchangeField.name)
    row.year = ExchangeField.year(title["year"]?.written)
    if case .other(let word) = row.kind {
      row.fault = .notATitle(word)
      return row
    }
    do throws(ExchangeField.Fault) {
      row.title = try ExchangeField.title(title["ids"]?["tmdb"]?.written, row.kind)
      row.imdb = try ExchangeField.imdb(title["ids"]?["imdb"]?.text)
      if let rating = try ExchangeField.rating(value["rating"]?.written, greatest: 10) {
        row.marks.append(
          ExchangeRow.Mark(
            change: .rating(rating), day: ExchangeField.day(value["rated_at"]?.text)))
      }
      if let listed = value["listed_at"]?.text {
        row.marks.append(
          ExchangeRow.Mark(
            change: isLiked ? .favorite(true) : .watchlist(true), day: ExchangeField.day(listed)))
      }
    } catch {
      row.fault = error.fault
      return row
    }
    if !row.marks.isEmpty, row.names.isEmpty, row.imdb == nil, row.title == nil {
      row.fault = .noTitle
    }
    return row
  }
}

extension ExchangeJSON {
  /// The line an object begins in; of anything else the first.
  fileprivate var line: Int {
    if case .object(_, let line) = self { line } else { 1 }
  }
}
