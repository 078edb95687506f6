import AppCore
import Catalog
import Glibc
import Screens
import Storage

/// Reads files to be imported and writes files to be exported.
///
/// It does so at once, on the thread that asks, after all that was changed before is stored: a source
/// that answers at once has a file of ten thousand rows read in a second.
struct FileExchange {
  private let services: Services
  private let version: String
  /// Whether a person types here, who does not wait for pipes.
  private let isInteractive: Bool
  /// Whether standard input is free to be read.
  private let mayReadInput: Bool

  init(_ services: Services, version: String, isInteractive: Bool, mayReadInput: Bool) {
    self.services = services
    self.version = version
    self.isInteractive = isInteractive
    self.mayReadInput = mayReadInput
  }

  // MARK: Importing

  /// Reads a file and finds its titles; what cannot be taken is written to a file to be mended.
  ///
  /// - Returns: What came of it; nil, and nothing is written, where it was canceled before.
  func read(
    _ order: ImportOrder, _ locale: ContentLocale, _ watch: ExchangeWatch
  ) -> ImportResult? {
    services.askAgain()
    do throws(ExchangeFailure) {
      guard let parts = try parts(of: order.path) else {
        let file = try ExchangeFile.read(
          try bytes(of: order.path), path: order.path, list: order.list, format: order.format)
        return reading(of: file, order, locale, watch).map(ImportResult.read)
      }
      var files: [ExchangeFile] = []
      var leftOut: [ImportReading.Part] = []
      for part in parts {
        do throws(ExchangeFailure) {
          files.append(try file(part, order))
        } catch {
          leftOut.append(ImportReading.Part(name: part.name, failure: error))
        }
      }
      guard let file = ExchangeFile.joining(files) else {
        throw leftOut.first?.failure ?? .noTables(path: order.path)
      }
      guard var reading = reading(of: file, order, locale, watch) else { return nil }
      reading.partCount = files.count
      reading.partsLeftOut = leftOut
      return .read(reading)
    } catch {
      return .failed(error)
    }
  }

  /// The tables of a folder or an archive; nil where it is neither.
  private func parts(of path: String) throws(ExchangeFailure) -> [ImportParts.Part]? {
    let place = path.withHome
    var facts = stat()
    guard path != "-", stat(place, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return try ImportParts.folder(place, as: path)
    case S_IFREG:
      guard let start = try? readFile(place, limit: 4), start.starts(with: [0x50, 0x4B, 3, 4])
      else { return nil }
      return try ImportParts.archive(place, as: path)
    case _: return nil
    }
  }

  /// A table among others: the list that was said is meant for those alone that lack one.
  private func file(
    _ part: ImportParts.Part, _ order: ImportOrder
  ) throws(ExchangeFailure) -> ExchangeFile {
    do throws(ExchangeFailure) {
      return try ExchangeFile.read(
        part.bytes, path: part.name, list: nil, format: order.format)
    } catch {
      guard case .needsList = error, let list = order.list else { throw error }
      return try ExchangeFile.read(
        part.bytes, path: part.name, list: list, format: order.format)
    }
  }

  private func reading(
    of file: ExchangeFile, _ order: ImportOrder, _ locale: ContentLocale, _ watch: ExchangeWatch
  ) -> ImportReading? {
    var reading = ImportReading(format: file.format)
    reading.rowCount = file.rowCount
    reading.idleCount = file.idleCount
    reading.isWestern = file.isWestern
    reading.isOfSample = services.isSample
    let matcher = TitleMatcher(
      locale, isOfSample: services.isSample, mayBeTitle: services.titleNames(),
      answer: services.answer)
    let found = matcher.titles(of: file.rows, watch)
    var spoiled: [(row: ExchangeRow, reason: String)] = []
    let words = Words(for: locale)
    for (row, result) in zip(file.rows, found) {
      switch result {
      case nil: continue
      case .failure(.notATitle(let word)): reading.others[word ?? "", default: 0] += 1
      case .failure(let fault):
        reading.unmatched.append(UnmatchedRow(line: row.line, name: row.name, fault: fault))
        spoiled.append((row, words.importFault(fault)))
      case .success(let title):
        if let day = row.badDay {
          reading.misdated.append(
            UnmatchedRow(line: row.line, name: row.name, fault: .badDay(day)))
        }
        for mark in row.marks {
          reading.marks.append(
            ImportedMark(
              line: row.line, title: title.id, summary: title, change: mark.change, day: mark.day,
              place: mark.place))
        }
      }
    }
    if let stopped = matcher.stopped(file.rows, found) { reading.stop = stopped }
    guard !watch.isCancelled else { return nil }
    guard !spoiled.isEmpty, !order.isDryRun else { return reading }
    do throws(SystemError) {
      let isWritten = try watch.write { () throws(SystemError) in
        reading.mendPath = try MendFile.write(file.mending(spoiled), besides: order.path)
      }
      if !isWritten { return nil }
    } catch {
      reading.mendFailure = error.message
    }
    return reading
  }

  private func bytes(of path: String) throws(ExchangeFailure) -> [UInt8] {
    if path == "-" {
      guard mayReadInput else { throw .inputTaken }
      return try bytes(of: path) { () throws(SystemError) in
        try readFile(descriptor: STDIN_FILENO, limit: ExchangeFile.limit)
      }
    }
    let place = path.withHome
    var facts = stat()
    guard stat(place, &facts) == 0 else {
      throw .unreadable(path: path, reason: SystemError(number: errno).message)
    }
    let kind = facts.st_mode & S_IFMT
    let isPipe = kind != S_IFREG
    if isPipe, isInteractive { throw .notAFile(path: path) }
    return try bytes(of: path) { () throws(SystemError) in
      try readFile(place, limit: ExchangeFile.limit, waits: isPipe)
    }
  }

  private func bytes(
    of path: String, _ read: () throws(SystemError) -> [UInt8]
  ) throws(ExchangeFailure) -> [UInt8] {
    do throws(SystemError) {
      return try read()
    } catch {
      throw .unreadable(path: path, reason: error.message)
    }
  }

  // MARK: Exporting

  /// Writes what is kept to a file, or hands its text back where that goes to standard output.
  ///
  /// - Returns: What came of it; nil, and nothing is written, where it was canceled before.
  func write(_ order: ExportOrder, _ watch: ExchangeWatch) -> ExportResult? {
    do throws(ExchangeFailure) {
      let format = try format(of: order)
      let writing = ExchangeWriting(format, list: order.list, version: version)
      guard writing.isPossible, let titles = services.titles else {
        throw .noList(format, order.list ?? .favorites)
      }
      let kept: [KeptTitle]
      do throws(StorageFailure) {
        kept = try titles()
      } catch {
        throw .storage(error)
      }
      let total = kept.count { title in writing.list.map { title.marks.belong(to: $0) } ?? true }
      var done = 0
      let (text, summary) = try writing.text(kept, path: order.path) {
        (title) throws(ExchangeFailure) in
        // What was canceled is not written, whatever is known.
        guard !watch.isCancelled else { return nil }
        watch.progressed(done, of: total)
        done += 1
        return try imdbID(of: title)
      }
      guard !watch.isCancelled else { return nil }
      if order.path == "-" { return .written(summary, text: text) }
      try protect(order, from: summary)
      return try save(text, order, watch) ? .written(summary, text: nil) : nil
    } catch {
      return watch.isCancelled ? nil : .failed(error)
    }
  }

  /// Keeps what may be the last good copy from being replaced by one that lacks what it has.
  private func protect(
    _ order: ExportOrder, from summary: ExportSummary
  ) throws(ExchangeFailure) {
    var facts = stat()
    guard order.isForced, stat(order.path.withHome, &facts) == 0,
      facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0
    else { return }
    if case .fileAfterDamage(let path) = services.keeping() {
      throw .storage(.setAside(path: path))
    }
    if summary.count == 0 { throw .nothingToReplace(path: order.path) }
  }

  /// Writes the file; gives whether it is there, and not canceled before.
  private func save(
    _ text: String, _ order: ExportOrder, _ watch: ExchangeWatch
  ) throws(ExchangeFailure) -> Bool {
    let path = order.path.withHome
    do throws(AtomicFile.Failure) {
      return try watch.write { () throws(AtomicFile.Failure) in
        try AtomicFile.write(text, to: path, replaces: order.isForced) { watch.isCancelled }
      }
    } catch {
      switch error {
      case .cancelled: return false
      case .exists: throw .exists(path: path)
      case .folder: throw .folder(path: path)
      case .linkToDevice, .noReader, .system:
        throw .cannotWrite(path: path, reason: error.message)
      }
    }
  }

  private func format(of order: ExportOrder) throws(ExchangeFailure) -> ExchangeFormat {
    if let format = order.format { return format }
    if order.path == "-" { return .json }
    let name = order.path.utf8.split(separator: UInt8(ascii: "/")).last
    let lowercased = name.map { String(Substring($0)).lowercased() } ?? ""
    if lowercased.hasSuffix(".json") { return .json }
    let named = ExchangeFormat.written.filter { $0 != .json && lowercased.holds($0.rawValue) }
    guard let format = named.first, named.count == 1 else { throw .noFormat(path: order.path) }
    return format
  }

  /// IMDb's id of a title, as the source has it; nil where it has none.
  private func imdbID(of title: TitleID) throws(ExchangeFailure) -> String? {
    let locale = ContentLocale(language: "en", region: "US")
    let request: Request =
      switch title {
      case .movie(let id): .movie(id)
      case .show(let id): .show(id)
      }
    switch services.answer(request, locale) {
    case .success(.movie(let movie, _)): return movie.imdbID
    case .success(.show(let show, _)): return show.imdbID
    case .success, .failure(.notFound): return nil
    // A file that lacks titles for want of a network is no copy of what is kept.
    case .failure(let failure): throw .unanswered(failure)
    }
  }
}

extension String {
  /// The path with a `~/` at its beginning as a shell reads it.
  fileprivate var withHome: String {
    guard hasPrefix("~/"), let home = Environment.process["HOME"] else { return self }
    return home + dropFirst()
  }
}
