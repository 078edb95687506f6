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
    page += words.line(words.importChanges(report), .body).wrapped(to: columns)
    for sentence in words.importRest(report) {
      page += Line(sentence, .muted).wrapped(to: columns)
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
      page += rows(unmatched.map { ($0.line, $0.name, words.importFault($0.fault)) }, columns)
      if let mending = words.mending(report) {
        page += [.empty] + Line(mending, .warning).wrapped(to: columns)
      }
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
