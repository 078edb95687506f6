import Glibc
import Testing

@testable import Providers

@Suite("The index files are what the generator makes of the data files")
struct IndexTests {
  @Test func everyIndexFileIsUpToDate() throws {
    let embedded: [String: CatalogueFile] = [
      "movies.tsv": .movieIndex, "shows.tsv": .showIndex, "credits.tsv": .creditIndex,
      "search.tsv": .searchIndex,
    ]
    for file in IndexBuilder.build() {
      let current = try #require(embedded[file.name]).bytes.string
      // A comparison of the contents themselves would print both of them.
      let isUpToDate = current == file.content
      if !isUpToDate, isRecording {
        try write(file.content, to: Self.folder + file.name)
        Issue.record("\(file.name) was written anew; build and test again")
      } else {
        #expect(isUpToDate, "\(file.name) is out of date: SNAPSHOTS=record swift test writes it")
      }
    }
  }

  private var isRecording: Bool {
    getenv("SNAPSHOTS").map { String(cString: $0) } == "record"
  }

  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    + "/Sources/CResources/Catalogue/Index/"

  private func write(_ content: String, to path: String) throws {
    let file = try #require(fopen(path, "w"), "\(path) cannot be written")
    let bytes = Array(content.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    #expect(fclose(file) == 0 && count == bytes.count)
  }
}
