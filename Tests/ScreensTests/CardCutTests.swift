import AppCore
import Catalog
import Testing
import Typesetting

@testable import Screens

/// Cards, and where a page of them is cut.
@Suite struct CardCutTests {
  @Test func `A card is not cut where it fits into a screenful`() {
    var page = Body((0..<30).map { Line("row \($0)") })
    page.keeps = [0..<7, 8..<15, 16..<23, 24..<30]
    #expect(page.cut(to: 10) == [0..<8, 8..<16, 16..<24, 24..<30])
    #expect(page.cut(to: 16) == [0..<16, 16..<30])
  }

  @Test func `A card that is longer than a screenful is cut`() {
    var page = Body((0..<30).map { Line("row \($0)") })
    page.keeps = [0..<30]
    #expect(page.cut(to: 8) == [0..<8, 8..<16, 16..<24, 24..<30])
  }

  @Test func `A heading goes with the card beneath it`() {
    var page = Body((0..<20).map { Line("row \($0)") })
    page.lines[6] = .empty
    page.lines[7] = Line("Watchlist", .heading)
    page.keeps = [8..<14]
    #expect(page.cut(to: 10) == [0..<6, 7..<17, 17..<20])
  }

  @Test(arguments: [20, 40, 80, 160], [8, 12, 24, 40])
  func `No screenful of a list of cards begins within a card`(columns: Int, rows: Int) throws {
    var stage = try Stage(Facts.answers, columns: columns, rows: rows)
    stage.enter("design cards")
    stage.enter("go collection/2344")
    let body = CollectionScreen(2344, Canvas(stage.state)).body
    let parts = body.cut(to: rows)
    for keep in body.keeps where keep.count <= rows {
      #expect(
        !parts.contains { keep.lowerBound < $0.lowerBound && $0.lowerBound < keep.upperBound })
    }
    #expect(body.keeps.count == (columns == 160 ? 1 : 2))
    #expect(body.lines.allSatisfy { $0.width <= stage.state.pageColumns })
  }
}
