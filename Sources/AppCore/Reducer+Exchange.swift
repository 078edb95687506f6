import Catalog
import Navigation
import StoreCore

extension AppState {
  // MARK: Importing

  /// Asks for a file to be read; what it holds is merged when the answer comes.
  mutating func importFile(_ order: ImportOrder, line: String) -> [Effect] {
    let (ticket, effects) = begin(.imported(order), line: line)
    return effects + [.importFile(order, locale, ticket)]
  }

  /// Merges what a file holds: it adds to what is kept, and takes nothing away.
  mutating func take(imported result: ImportResult, ticket: Ticket) -> [Effect] {
    guard let exchange, exchange.ticket == ticket, case .imported(let order) = exchange.order
    else { return [] }
    self.exchange = nil
    switch result {
    case .failed(let failure): return say(.exchangeFailed(failure))
    case .read(let reading):
      var merge = ImportMerge(library, order, reading, today: today, lastNumber: lastTicket)
      merge.run()
      painting = .sheet(.imported(merge.report))
      guard !order.isDryRun, !merge.steps.isEmpty else { return [] }
      lastTicket = merge.lastNumber
      let steps = merge.steps.map(UndoStep.mark)
      record(line: exchange.line, since: moment, steps)
      return apply(steps)
    }
  }

  // MARK: Exporting

  /// Asks for a file to be written.
  mutating func exportFile(_ order: ExportOrder, line: String) -> [Effect] {
    let (ticket, effects) = begin(.exported(order), line: line)
    return effects + [.exportFile(order, ticket)]
  }

  /// Says what came of writing a file.
  mutating func take(exported result: ExportResult, ticket: Ticket) -> [Effect] {
    guard let exchange, exchange.ticket == ticket, case .exported = exchange.order else {
      return []
    }
    self.exchange = nil
    switch result {
    case .failed(let failure): return say(.exchangeFailed(failure))
    case .written(let summary, _):
      record(line: exchange.line, since: moment, isFinal: true)
      return say(.exported(summary))
    }
  }

  /// Begins with a file; one that is under way still gives way to it, and comes to nothing.
  private mutating func begin(
    _ order: PendingExchange.Order, line: String
  ) -> (Ticket, [Effect]) {
    let effects = exchange.map { [Effect.cancel($0.ticket)] } ?? []
    lastTicket += 1
    let ticket = Ticket(lastTicket)
    exchange = PendingExchange(ticket: ticket, order: order, line: line)
    painting = .notice
    return (ticket, effects)
  }
}

/// The merging of what a file holds with what is kept.
private struct ImportMerge {
  private(set) var report: ImportReport
  private(set) var steps: [MarkStep] = []
  /// The number of the last step.
  private(set) var lastNumber: Int
  private var library: Library
  private let marks: [ImportedMark]
  private let today: CalendarDate

  init(
    _ library: Library, _ order: ImportOrder, _ reading: ImportReading, today: CalendarDate,
    lastNumber: Int
  ) {
    self.library = library
    self.lastNumber = lastNumber
    self.today = today
    marks = reading.marks
    report = ImportReport(order, reading)
  }

  mutating func run() {
    let newest = newestRatings
    // What was marked last comes last, so that lists are in the order of their days.
    let order = marks.indices.sorted { first, second in
      let (one, other) = (marks[first], marks[second])
      let (day, otherDay) = (one.day ?? today, other.day ?? today)
      if day != otherDay { return day < otherDay }
      if let place = one.place, let otherPlace = other.place, place != otherPlace {
        return place < otherPlace
      }
      return first < second
    }
    for index in order {
      let mark = marks[index]
      switch mark.change {
      case .favorite: add(mark, to: .favorites)
      case .watchlist: add(mark, to: .watchlist)
      case .rating(let rating?):
        guard newest[mark.title] == index else {
          report.olderRatings += 1
          continue
        }
        take(rating, mark)
      case .rating(nil): break
      }
    }
  }

  /// The place of the rating of each title that counts: the newest, of equals the last.
  private var newestRatings: [TitleID: Int] {
    var newest: [TitleID: Int] = [:]
    for (index, mark) in marks.enumerated() {
      guard case .rating = mark.change else { continue }
      if let other = newest[mark.title].map({ marks[$0].day }), let other {
        guard let day = mark.day, day >= other else { continue }
      }
      newest[mark.title] = index
    }
    return newest
  }

  private mutating func add(_ mark: ImportedMark, to list: KeptList) {
    guard !library[mark.title].belong(to: list) else {
      report.knownMarks += 1
      return
    }
    report.added[list, default: 0] += 1
    apply(mark)
  }

  private mutating func take(_ rating: UserRating, _ mark: ImportedMark) {
    let marks = library[mark.title]
    guard let kept = marks.rating else {
      report.added[.rated, default: 0] += 1
      return apply(mark)
    }
    guard kept != rating else {
      report.knownMarks += 1
      return
    }
    if let day = mark.day, let keptDay = marks.ratedOn, day != keptDay {
      if day > keptDay {
        report.changedRatings += 1
        apply(mark)
      } else {
        report.olderRatings += 1
      }
    } else {
      report.conflicts.append(
        ImportConflict(
          line: mark.line, title: mark.summary?.title ?? "", kept: kept, read: rating))
    }
  }

  private mutating func apply(_ mark: ImportedMark) {
    let kept = library[mark.title]
    guard let inverse = kept.inverse(of: mark.change) else { return }
    let day = mark.day ?? today
    lastNumber += 1
    steps.append(
      MarkStep(
        title: mark.title, change: mark.change, inverse: inverse.change, day: day,
        inverseDay: inverse.day, summary: mark.summary, number: lastNumber))
    library.apply(mark.change, to: mark.title, on: day)
  }
}
