import Testing
import Typesetting

@testable import Screens

/// How a page is cut into screenfuls.
@Suite struct ScreenfulTests {
  private func body(_ count: Int) -> Body { Body((0..<count).map { Line("row \($0)") }) }

  @Test func `A page is cut into parts that hold every line once`() {
    #expect(body(25).cut(to: 10) == [0..<10, 10..<20, 20..<25])
    #expect(body(0).cut(to: 10) == [0..<0])
    #expect(body(10).cut(to: 10) == [0..<10])
  }

  @Test func `A screenful begins where the next page of a list began`() {
    var page = body(25)
    page.breaks = [12]
    #expect(page.cut(to: 10) == [0..<10, 10..<12, 12..<22, 22..<25])
  }

  @Test func `A heading is not left alone at the foot`() {
    var page = body(25)
    page.lines[8] = .empty
    page.lines[9] = Line("Cast", .heading)
    #expect(page.cut(to: 10) == [0..<8, 9..<19, 19..<25])
  }

  @Test func `The first line of a block is not left alone at the foot`() {
    var page = body(25)
    page.lines[8] = .empty
    #expect(page.cut(to: 10) == [0..<8, 9..<19, 19..<25])
    page.lines[8] = Line("Cast", .heading)
    #expect(page.cut(to: 10) == [0..<8, 8..<18, 18..<25])
    // A block of one line may stand there.
    page.lines[8] = .empty
    page.lines[10] = .empty
    #expect(page.cut(to: 10) == [0..<10, 11..<21, 21..<25])
  }

  @Test func `Headings alone do not stop the cutting`() {
    let page = Body(Array(repeating: Line("Cast", .heading), count: 7))
    #expect(page.cut(to: 3).map(\.count).reduce(0, +) == 7)
    #expect(page.cut(to: 1).count == 7)
  }
}
