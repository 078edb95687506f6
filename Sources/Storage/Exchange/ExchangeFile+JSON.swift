import Catalog
import JSON

// JSON: Marquee's own, and what Trakt gives out.

extension ExchangeFile {
  /// The version of Marquee's own file.
  static var schema: Int { 1 }

  /// The columns that rows of JSON are written in, to be mended.
  static let columns = [
    "title", "year", "type", "imdb_id", "rating", "rated_at", "watchlisted_at", "favorited_at",
  ]

  /// Reads JSON.
  static func json(
    _ bytes: [UInt8], _ path: String, _ list: KeptList?
  ) throws(ExchangeFailure) -> ExchangeFile {
    let root: JSONNode
    do throws(JSONFault) {
      root = try JSONTree(bytes).root
    } catch {
      var lines = LineCount(bytes)
      throw .badJSON(path: path, line: lines.line(at: error.place ?? bytes.count))
    }
    let lines = LineCount(bytes)
    if root.isArray {
      let elements = root.elements
      let isKnown = elements.contains { trakt($0, line: 1) != nil }
      guard isKnown || elements.isEmpty else { throw .unknownJSON(path: path) }
      var target = list
      if target == nil, case .list(let named) = ExchangeFileName(path) { target = named }
      if target == nil, elements.contains(where: { $0["listed_at"]?.string != nil }) {
        throw .needsList(path: path)
      }
      return read(elements, .trakt, lines) { element, line in
        trakt(element, line: line, list: target) ?? ExchangeRow(line: line)
      }
    }
    guard root["marquee"]?.string == "library", let schema = root.int("schema"),
      let titles = root["titles"], titles.isArray
    else { throw .unknownJSON(path: path) }
    guard schema <= Self.schema else { throw .newerSchema(path: path, schema: schema) }
    return read(titles.elements, .json, lines, own)
  }

  private static func read(
    _ elements: [JSONNode], _ format: ExchangeFormat, _ lines: LineCount,
    _ row: (JSONNode, _ line: Int) -> ExchangeRow
  ) -> ExchangeFile {
    var file = ExchangeFile(format)
    file.header = columns
    var lines = lines
    for element in elements {
      var row = row(element, lines.line(at: element.offset))
      row.fields = fields(of: row)
      file.add(row)
    }
    return file
  }

  /// A row as it stands in a table.
  static func fields(of row: ExchangeRow) -> [String] {
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
    // What is no rating is to be corrected as it stands, with the greatest it is measured by.
    if case .badRating(let text, let greatest)? = row.fault { rating = "\(text)/\(greatest)" }
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

  private static func own(_ value: JSONNode, line: Int) -> ExchangeRow {
    var row = ExchangeRow(line: line)
    row.kind = ExchangeField.kind(value["media_type"]?.string)
    row.names = [value["title"], value["original_title"]].compactMap { $0?.string }
      .compactMap(ExchangeField.name)
    row.year = ExchangeField.year(value["year"]?.written)
    row.date = ExchangeField.day(value["date"]?.string)
    if let day = value["favorite_on"]?.string {
      row.marks.append(
        ExchangeRow.Mark(
          change: .favorite(true), day: ExchangeField.day(day),
          place: value["favorite_place"]?.int))
    }
    if let day = value["watchlist_on"]?.string {
      row.marks.append(
        ExchangeRow.Mark(
          change: .watchlist(true), day: ExchangeField.day(day),
          place: value["watchlist_place"]?.int))
    }
    do throws(ExchangeField.Fault) {
      if let rating = try ExchangeField.rating(value["rating"]?.written, greatest: 10) {
        row.marks.append(
          ExchangeRow.Mark(
            change: .rating(rating), day: ExchangeField.day(value["rated_on"]?.string),
            place: value["rated_place"]?.int))
      }
      row.noteBadDay(
        ["favorite_on", "watchlist_on", "rated_on"].map { value[$0]?.string })
      switch row.kind {
      case .movie, .show: break
      case .other(let word): throw ExchangeField.Fault(.notATitle(word))
      // A number alone is a film's as well as a series'.
      case .unknown:
        throw ExchangeField.Fault(
          ExchangeField.name(value["media_type"]?.written).map(ImportFault.notATitle) ?? .noKind)
      }
      row.title = try ExchangeField.title(value["id"]?.written, row.kind)
      if row.title == nil { row.fault = .badID("") }
    } catch {
      row.fault = error.fault
    }
    return row
  }

  // MARK: Trakt's

  /// What an element of Trakt's says; nil where it is none.
  private static func trakt(
    _ value: JSONNode, line: Int, list: KeptList? = nil
  ) -> ExchangeRow? {
    let type = value["type"]?.string ?? (value["show"] != nil ? "show" : "movie")
    let named = value.members.first { $0.key == type }?.value
    guard let title = named ?? value["movie"] ?? value["show"] else { return nil }
    var row = ExchangeRow(line: line)
    row.kind = ExchangeField.kind(type)
    if row.kind == .unknown {
      row.kind =
        value["movie"] != nil
        ? .movie : value["show"] != nil ? .show : .other(type.sanitized(limit: 40))
    }
    row.names = [title["title"]?.string].compactMap(ExchangeField.name)
    row.year = ExchangeField.year(title["year"]?.written)
    if case .other(let word) = row.kind {
      row.fault = .notATitle(word)
      return row
    }
    do throws(ExchangeField.Fault) {
      row.title = try ExchangeField.title(title["ids"]?["tmdb"]?.written, row.kind)
      row.imdb = try ExchangeField.imdb(title["ids"]?["imdb"]?.string)
      if let rating = try ExchangeField.rating(value["rating"]?.written, greatest: 10) {
        row.marks.append(
          ExchangeRow.Mark(
            change: .rating(rating), day: ExchangeField.day(value["rated_at"]?.string)))
      }
      if let listed = value["listed_at"]?.string {
        let day = ExchangeField.day(listed)
        switch list {
        case .favorites?: row.marks.append(ExchangeRow.Mark(change: .favorite(true), day: day))
        case .watchlist?: row.marks.append(ExchangeRow.Mark(change: .watchlist(true), day: day))
        case .rated?, nil: break
        }
      }
      row.noteBadDay(["rated_at", "listed_at"].map { value[$0]?.string })
    } catch {
      row.fault = error.fault
      return row
    }
    row.demandTitle()
    return row
  }
}

extension JSONFault {
  /// Where the text goes wrong; nil where that is its end or no one place.
  fileprivate var place: Int? {
    switch self {
    case .unexpected(let place), .tooDeep(let place): place
    case .empty, .html, .compressed, .cutOff, .tooLarge: nil
    }
  }
}

/// Counts the lines of a text up to places that come one behind another.
private struct LineCount {
  private var rest: ArraySlice<UInt8>
  private var line = 1

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func line(at place: Int) -> Int {
    let passed = rest.prefix(max(0, place - rest.startIndex))
    line += passed.count { $0 == 0x0A }
    rest = rest.dropFirst(passed.count)
    return line
  }
}
