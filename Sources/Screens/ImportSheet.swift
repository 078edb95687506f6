import AppCore
import Catalog
import Typesetting

/// What an import did, or would do.
struct ImportSheet {
  let report: ImportReport
  let words: Words

  /// How many rows of a kind are shown; all of them are in the file to mend.
  private static let shownRows = 100

  func lines(_ columns: Int) -> [Line] {
    var page = sheetHeading(words.importTitle(report), columns)
    page += Line(words.importSource(report), .muted).wrapped(to: columns)
    if let sample = words.importSample(report) {
      page += words.line(sample, .warning).wrapped(to: columns)
    }
    if let stop = report.reading.stop {
      page += words.line(words.importStop(stop), .warning).wrapped(to: columns)
    }
    page += words.line(words.importChanges(report), .body).wrapped(to: columns)
    for sentence in words.importRest(report) + words.importOthers(report) {
      page += Line(sentence, .muted).wrapped(to: columns)
    }
    if let parts = words.importParts(report) {
      page += words.line(parts, .muted).wrapped(to: columns)
    }
    if !report.conflicts.isEmpty {
      page += heading(words.importConflicts(report.conflicts.count), columns)
      page += rows(
        report.conflicts.map { ($0.line, $0.title, words.importConflict($0)) }, columns)
    }
    let misdated = report.reading.misdated
    if !misdated.isEmpty {
      page += heading(words.importMisdated(misdated.count), columns)
      page += rows(misdated.map { ($0.line, $0.name, words.importFault($0.fault)) }, columns)
    }
    let unmatched = report.reading.unmatched
    if !unmatched.isEmpty {
      page += heading(words.importUnmatched(unmatched.count), columns)
      page += grouped(unmatched, columns)
      if let mending = words.mending(report) {
        page += [.empty] + Line(mending, .warning).wrapped(to: columns)
      }
    }
    return page
  }

  /// Rows beneath what is wrong with them: a reason that many share is said once.
  private func grouped(_ rows: [UnmatchedRow], _ columns: Int) -> [Line] {
    let groups = Dictionary(grouping: rows) { words.importFault($0.fault) }
    let shared = groups.filter { $0.value.count > 1 }
      .sorted { ($1.value.count, $0.value[0].line) < ($0.value.count, $1.value[0].line) }
    let single = rows.filter { groups[words.importFault($0.fault)]?.count == 1 }
    var page = self.rows(
      single.map { ($0.line, $0.name, words.importFault($0.fault)) }, columns)
    for (reason, rows) in shared {
      page += Line("  \(reason) (\(words.number(rows.count))):", .body).wrapped(to: columns)
      page += self.rows(rows.map { ($0.line, $0.name, "") }, columns)
    }
    return page
  }

  private func heading(_ text: String, _ columns: Int) -> [Line] {
    [.empty] + words.line(text + ":", .heading).wrapped(to: columns)
  }

  /// From this width on what is said of the rows stands in a column of its own.
  private static let tableWidth = 72

  private func table(
    _ rows: ArraySlice<(line: Int, title: String, about: String)>, _ columns: Int
  ) -> [Line] {
    Table(
      [
        Table.Column(.fitting(minimum: 8, maximum: 16), .trailing, importance: 2),
        Table.Column(.fitting(minimum: 16, maximum: 40), importance: 1, isWrapped: true),
        Table.Column(.fitting(minimum: 24, maximum: .max), importance: 3, isWrapped: true),
      ],
      rows: rows.map { row in
        [
          Line(words.fileLine(row.line), .number),
          row.title.isEmpty ? Line("–", .muted) : Line(row.title, .title), Line(row.about),
        ]
      }
    ).lines(width: columns - 2).indented(by: 2)
  }

  private func rows(_ rows: [(line: Int, title: String, about: String)], _ columns: Int) -> [Line] {
    let shown = rows.prefix(Self.shownRows)
    var lines =
      columns >= Self.tableWidth
      ? table(shown, columns)
      : shown.flatMap { row in
        var line = Line("  " + words.fileLine(row.line) + "  ", .number)
        if !row.title.isEmpty { line.append(row.title + "  ", .title) }
        line.append(row.about, .body)
        return line.wrapped(to: columns, indent: 4)
      }
    if rows.count > Self.shownRows {
      lines += Line("  " + words.andMore(rows.count - Self.shownRows), .muted).wrapped(to: columns)
    }
    return lines
  }
}

extension JSONValue {
  /// What an import did, in numbers, and the rows it could not take.
  static func imported(_ report: ImportReport, _ words: Words) -> JSONValue {
    let reading = report.reading
    return [
      "file": .string(report.order.path), "format": .string(reading.format.rawValue),
      "dry_run": .bool(report.order.isDryRun), "rows": .int(reading.rowCount),
      "added": [
        "favorites": .int(report.added[.favorites] ?? 0),
        "watchlist": .int(report.added[.watchlist] ?? 0),
        "rated": .int(report.added[.rated] ?? 0),
      ],
      "changed_ratings": .int(report.changedRatings), "kept_already": .int(report.knownMarks),
      "older_ratings": .int(report.olderRatings), "without_mark": .int(reading.idleCount),
      "left_out": .list(reading.others.sorted { $0.key < $1.key }) {
        ["type": .text($0.key.isEmpty ? nil : $0.key), "rows": .int($0.value)]
      },
      "not_asked": .int(reading.stop?.count ?? 0),
      "conflicts": .list(report.conflicts) {
        [
          "line": .int($0.line), "title": .string($0.title), "kept": .number($0.kept.value),
          "read": .number($0.read.value),
        ]
      },
      "misdated": .list(reading.misdated) {
        [
          "line": .int($0.line), "title": .string($0.name),
          "reason": .string(words.importFault($0.fault)),
        ]
      },
      "unmatched": .list(reading.unmatched) {
        [
          "line": .int($0.line), "title": .string($0.name),
          "reason": .string(words.importFault($0.fault)),
        ]
      },
      "unmatched_file": .text(reading.mendPath),
    ]
  }
}
