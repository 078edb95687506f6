import Gallery
import Testing
import Typesetting

@Suite struct GalleryShowingTests {
  @Test func `an exhibit and a case are found by their names`() {
    #expect(Gallery.cases(named: "movie") == Gallery.cases(of: .movie))
    #expect(Gallery.cases(named: "MOVIELIST") == Gallery.cases(of: .movieList))
    #expect(Gallery.cases(named: "movie/loaded")?.map(\.path) == ["movie/loaded"])
    #expect(Gallery.cases(named: "movie/nothing") == nil)
    #expect(Gallery.cases(named: "") == nil)
    #expect(Gallery.nearestName(to: "moive") == "movie")
  }

  @Test(arguments: [1, 20, 80])
  func `a picture is no wider than asked and begins with its name`(columns: Int) {
    for one in Gallery.cases where one.exhibit != .address {
      let lines = one.picture(columns: columns)
      #expect(lines.allSatisfy { $0.width <= columns }, "\(one.path)")
      if columns == 80 { #expect(lines.first?.text.hasPrefix(one.path) == true) }
    }
  }
}
