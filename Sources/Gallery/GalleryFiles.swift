import AppCore
import Catalog

/// Files that are imported in the gallery: no state there depends on what lies on a disk.
enum GalleryFiles {
  /// What a file holds; any name but the two known ones is of no file.
  static func read(_ order: ImportOrder) -> ImportResult {
    switch order.path {
    case "ratings.csv": .read(ratings(order))
    case "watched.csv": .failed(.keepsNothing(path: order.path))
    case let path: .failed(.unreadable(path: path, reason: "No such file or directory"))
    }
  }

  /// What came of an export.
  static func written(_ order: ExportOrder, _ library: Library) -> ExportResult {
    var summary = ExportSummary(
      path: order.path, format: order.format ?? .json, count: library.marks.count)
    if order.format == .letterboxd { summary.omissions[.series] = 1 }
    return .written(summary, text: nil)
  }

  private static func ratings(_ order: ImportOrder) -> ImportReading {
    var reading = ImportReading(format: .letterboxd)
    reading.idleCount = 2
    for (index, movie) in GalleryFacts.films.prefix(6).enumerated() {
      reading.marks.append(
        ImportedMark(
          line: index + 2, title: .movie(movie.id), summary: .movie(movie),
          change: .rating(UserRating(halves: 20 - index)),
          day: index == 0 ? nil : CalendarDate(year: 2025, month: index, day: 3)))
    }
    reading.unmatched = [
      UnmatchedRow(line: 9, name: "The Matrx (1999)", fault: .notFound),
      UnmatchedRow(
        line: 10, name: "Solaris",
        fault: .ambiguous(["Solaris (1972) movie/593", "Solaris (2002) movie/2103"])),
      UnmatchedRow(line: 12, name: "千と千尋の神隠し (2001)", fault: .badRating("11", greatest: 5)),
      UnmatchedRow(line: 13, name: "", fault: .noTitle),
    ]
    reading.misdated = [
      UnmatchedRow(line: 2, name: "The Matrix (1999)", fault: .badDay("2025-02-30"))
    ]
    reading.rowCount = reading.marks.count + reading.idleCount + reading.unmatched.count
    if !order.isDryRun { reading.mendPath = "ratings.unmatched.csv" }
    return reading
  }
}
