import AppCore
import Catalog
import Glibc
import Providers
import Storage
import TestSupport
import Testing
import Threading

@testable import Runtime

@Suite("A file on its way in")
struct FileExchangeTests {
  private let temporaryFolder: TemporaryFolder
  private var folder: String { temporaryFolder.path }

  init() throws {
    temporaryFolder = try TemporaryFolder()
  }

  private var locale: ContentLocale { ContentLocale(language: "en", region: "US") }

  private func exchange(
    asked: @escaping @Sendable () -> Void = {}
  ) -> FileExchange {
    var services = Services.builtIn(
      BuiltInCatalogue(), library: LibraryStore.open(folder: folder, creates: true))
    let answer = services.answer
    services.answer = { request, locale in
      asked()
      return answer(request, locale)
    }
    return FileExchange(services, version: "1", isInteractive: false, mayReadInput: false)
  }

  private func file(_ rows: [String]) throws -> ImportOrder {
    let path = folder + "/ratings.csv"
    let text = "Date,Name,Year,Letterboxd URI,Rating\n" + rows.joined(separator: "\n") + "\n"
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    return ImportOrder(path: path)
  }

  private func exists(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }

  @Test("asks for no title that nothing is called")
  func unknownNames() throws {
    let asked = Guarded(0)
    let order = try file(["2024-01-02,The Matrx,1999,u,4", "2024-01-02,Nobody Made This,,u,3"])
    let result = exchange { asked.withLock { $0 += 1 } }.read(order, locale, ExchangeWatch())
    guard case .read(let reading)? = result else {
      Issue.record("not read")
      return
    }
    #expect(reading.unmatched.map(\.fault) == [.notFound, .notFound])
    #expect(asked.withLock { $0 } == 0)
    #expect(exists("ratings.unmatched.csv"))
  }

  @Test("that is canceled meanwhile comes to nothing, and leaves no file behind")
  func cancelled() throws {
    let watch = ExchangeWatch()
    let order = try file(["2024-01-02,Nothing,1999,u,4", "2024-01-02,The Matrix,1999,u,4"])
    #expect(exchange { watch.cancel() }.read(order, locale, watch) == nil)
    #expect(!exists("ratings.unmatched.csv"))
  }

  @Test("tells how far it is, but no more often than anybody reads")
  func progress() {
    let time = Guarded(Duration.zero)
    let told = Guarded<[ExchangeProgress]>([])
    let watch = ExchangeWatch(now: { time.withLock { $0 } }) { progress in
      told.withLock { $0.append(progress) }
    }
    for row in 0..<1_000 {
      watch.progressed(row, of: 1_000, matched: row / 2)
      time.withLock { $0 += .milliseconds(5) }
    }
    let all = told.withLock { $0 }
    #expect(all.count == 49)
    #expect(all.first == ExchangeProgress(done: 20, total: 1_000, matched: 10, seconds: 0))
    #expect(all.last?.seconds == 4)
    watch.cancel()
    time.withLock { $0 += .seconds(1) }
    watch.progressed(999, of: 1_000)
    #expect(told.withLock { $0.count } == 49)
  }
}
