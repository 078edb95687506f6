import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing
import Threading

@testable import Runtime

@Suite("A file on its way out")
struct ExportTests {
  private let temporaryFolder: TemporaryFolder
  private var folder: String { temporaryFolder.path }
  private let library: LibraryStore

  init() throws {
    temporaryFolder = try TemporaryFolder()
    library = LibraryStore.open(folder: temporaryFolder.path, creates: true)
    for id in [603, 27205] {
      try library.keep(
        .mark(
          .movie(ID(id)), .rating(UserRating(halves: 17)), on: .epoch,
          title: .movie(MovieSummary(id: ID(id), title: "Film \(id)"))))
    }
  }

  @Test("takes away what one left that was killed, and nothing else")
  func orphans() throws {
    // Nobody has the number of a process that has ended and was waited for.
    var process: pid_t = 0
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    defer { free(words[0]) }
    let failure = posix_spawnp(&process, "true", nil, nil, words, nil)
    try #require(failure == 0)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let orphan = ".marquee-\(process)-17.tmp"
    let others = [
      ".marquee-\(getppid())-17.tmp", ".marquee-\(process)-.tmp", ".marquee-\(process)-17",
      "marquee-\(process)-17.tmp", ".marquee-x-17.tmp",
    ]
    for name in [orphan] + others { try temporaryFolder.write(name, "half") }
    let held = ".marquee-\(process)-18.tmp"
    let descriptor = open(try temporaryFolder.write(held, "half"), O_RDWR | O_CLOEXEC)
    flock(descriptor, LOCK_EX)
    defer { close(descriptor) }
    try AtomicFile.write("whole", to: "\(folder)/new.json", replaces: false)
    let names = Set(try temporaryFolder.files()).filter { !$0.hasPrefix("library") }
    #expect(names == Set(others + [held, "new.json"]))
  }

  private func exchange(
    answer: @escaping @Sendable (Request) -> Result<Response, Failure>
  ) -> FileExchange {
    var services = Services.builtIn(BuiltInCatalogue(), library: library)
    services.answer = { request, _ in answer(request) }
    return FileExchange(services, version: "1", isInteractive: false, mayReadInput: false)
  }

  private func known(_ request: Request, _ imdbID: String?) -> Result<Response, Failure> {
    guard case .movie(let id) = request else { return .failure(.notFound) }
    var movie = Movie(MovieSummary(id: id, title: "Film"))
    movie.imdbID = imdbID
    return .success(.movie(movie, parts: ListParts()))
  }

  private var path: String { folder + "/ratings.csv" }
  private var order: ExportOrder { ExportOrder(path: path, format: .imdb) }
  private var files: Set<String> {
    var names: Set<String> = []
    guard let entries = opendir(folder) else { return names }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      names.insert(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { !$0.hasPrefix("library.") && $0 != "." && $0 != ".." }
  }

  @Test(
    "is not written where the source could not be asked, and says why",
    arguments: [
      Failure.offline, .notKept, .rateLimited(retryAfter: 3), .server(status: 500), .cancelled,
      .unauthorized, .network(.timedOut(host: "h")),
    ])
  func unanswered(failure: Failure) {
    let exchange = exchange { request in
      request == .movie(603) ? known(request, "tt0133093") : .failure(failure)
    }
    #expect(exchange.write(order, ExchangeWatch()) == .failed(.unanswered(failure)))
    #expect(files.isEmpty)
  }

  @Test("leaves out what the source has no id of, and says so")
  func withoutID() {
    for other in [nil, Failure.notFound] {
      let exchange = exchange { request in
        if request == .movie(603) { return known(request, "tt0133093") }
        return other.map { .failure($0) } ?? known(request, nil)
      }
      var order = order
      order.isForced = true
      guard case .written(let summary, text: nil)? = exchange.write(order, ExchangeWatch()) else {
        Issue.record("not written")
        return
      }
      #expect(summary.count == 1 && summary.omissions == [.withoutIMDbID: 1])
    }
    #expect(files == ["ratings.csv"])
  }

  @Test(
    "in a format without ids asks nobody", arguments: [ExchangeFormat.json, .letterboxd, .trakt])
  func asksNobody(format: ExchangeFormat) {
    let exchange = exchange { _ in .failure(.offline) }
    let order = ExportOrder(path: path, format: format)
    guard case .written(let summary, text: nil)? = exchange.write(order, ExchangeWatch()) else {
      Issue.record("not written")
      return
    }
    #expect(summary.count == 2)
  }

  @Test("that is canceled meanwhile comes to nothing, and leaves no file behind")
  func cancelled() {
    let watch = ExchangeWatch()
    let exchange = exchange { request in
      watch.cancel()
      return known(request, "tt0133093")
    }
    #expect(exchange.write(order, watch) == nil)
    #expect(files.isEmpty)
  }

  @Test("that is canceled when all is on the disk leaves what was there before")
  func cancelledLast() throws {
    try AtomicFile.write("mine", to: path, replaces: false)
    #expect(throws: AtomicFile.Failure.cancelled) {
      try AtomicFile.write("other", to: path, replaces: true) { true }
    }
    #expect(try readFile(path, limit: 100).elementsEqual("mine".utf8))
    #expect(files == ["ratings.csv"])
  }

  @Test("is awaited by the end of the run while it is written, and then not begun any more")
  func ended() {
    let watch = ExchangeWatch()
    let hasEnded = Guarded(false)
    let isDone = watch.write {
      #expect(
        startThread {
          watch.end(atMost: .seconds(60))
          hasEnded.withLock { $0 = true }
        })
      while !watch.isCancelled { sched_yield() }
      #expect(!hasEnded.withLock { $0 })
    }
    #expect(isDone && hasEnded.soon { $0 })
    #expect(!watch.write { Issue.record("written") })
  }
}
