import Testing

@testable import Navigation

@Suite struct NearestTests {
  @Test(
    "distances count letters put in, left out, changed and swapped",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "ABC", 0), ("abc", "acb", 1),
      ("movie", "mvoie", 1), ("movie", "movi", 1), ("movie", "moviee", 1), ("movie", "mowie", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, distance: Int) {
    #expect(Nearest.distance(first, second) == distance)
    #expect(Nearest.distance(second, first) == distance)
  }

  @Test func `the nearest word is found where one is near`() {
    let words = ["movie", "movies", "discover", "tv", "watch", "watchlist"]
    #expect(Nearest.word(to: "mvie", in: words) == "movie")
    #expect(Nearest.word(to: "MOVIES", in: words) == "movies")
    #expect(Nearest.word(to: "dsicovr", in: words) == "discover")
    #expect(Nearest.word(to: "disc", in: words) == "discover")
    #expect(Nearest.word(to: "watchl", in: words) == "watch")
    #expect(Nearest.word(to: "", in: words) == nil)
    #expect(Nearest.word(to: "xy", in: words) == nil)
    #expect(Nearest.word(to: "quit", in: words) == nil)
    #expect(Nearest.word(to: String(repeating: "movie", count: 100_000), in: words) == nil)
  }
}
