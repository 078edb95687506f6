import Catalog
import Testing

@testable import Navigation

@Suite struct FilterTests {
  @Test func `entries are printed in the order of their names`() {
    let words = FilterName.allCases.map(\.rawValue)
    #expect(words == words.sorted())
  }

  @Test(
    "values of filters of movies, and their canonical forms",
    arguments: [
      (.genre, "28,12", "12,28"), (.genre, "28|12|28", "12|28"), (.withoutGenre, "99", "99"),
      (.keyword, "0818", "818"), (.company, "420", "420"), (.cast, "6384,3", "3,6384"),
      (.crew, "1", "1"), (.year, "1999", "1999"), (.from, "1999", "1999"),
      (.from, "1999-01-01", "1999"), (.from, "1999-12-31", "1999-12-31"), (.to, "1999", "1999"),
      (.to, "1999-12-31", "1999"), (.to, "2000-02-29", "2000-02-29"), (.rating, "7", "7"),
      (.rating, "7.5", "7.5"), (.rating, "10.0", "10"), (.rating, "0", "0"), (.votes, "200", "200"),
      (.runtime, "95", "95"), (.runtime, "-95", "95"), (.runtime, "90-", "90-"),
      (.runtime, "90-120", "90-120"),
      (.language, "en", "en"), (.language, "XX", "xx"), (.country, "us", "US"),
      (.provider, "8", "8"), (.sort, "revenue", "revenue"), (.sort, "title.desc", "title.desc"),
      (.rating, "7,5", "7.5"), (.sort, "rating.desc", "rating"),
      (.sort, "popularity.asc", "popularity.asc"),
    ] as [(FilterName, String, String)])
  func value(name: FilterName, text: String, canonical: String) throws {
    let filters = try MovieFilters().setting(name, to: text)
    #expect(filters.entries == [FilterEntry(name: name, value: canonical)])
    #expect(try MovieFilters().setting(name, to: canonical) == filters)
    #expect(filters.removing(name) == MovieFilters())
    if name.applies(to: .shows), name != .sort {
      let shows = try ShowFilters().setting(name, to: text)
      #expect(shows.value(of: name) == canonical)
      #expect(shows.removing(name) == ShowFilters())
    }
  }

  @Test(
    "values that are refused",
    arguments: [
      (.genre, "comedy"), (.genre, ""), (.genre, "28,"), (.genre, "1|2,3"), (.genre, "0"),
      (.keyword, "2147483648"), (.year, "0"), (.year, "10000"), (.from, "99"),
      (.from, "1999-02-29"), (.from, "1999-1-1"), (.to, "1999-12-31T00:00"), (.rating, "10.1"),
      (.rating, "7.55"), (.rating, "7."), (.rating, ".5"), (.rating, "-1"),
      (.votes, "-1"), (.votes, "many"), (.runtime, "-"), (.runtime, "--90"), (.runtime, "120-90"),
      (.runtime, "1-2-3"), (.runtime, ""), (.runtime, "a-b"), (.language, "eng"), (.language, "é"),
      (.language, "zz"), (.country, "zz"),
      (.country, "U1"), (.provider, "0"), (.sort, "rating.up"), (.sort, ""), (.sort, "title.asc.x"),
    ] as [(FilterName, String)])
  func refused(name: FilterName, text: String) {
    #expect(throws: FilterError.self) { try MovieFilters().setting(name, to: text) }
  }

  @Test(
    "a first day behind the last is refused, in whatever order they come",
    arguments: [
      "movies/where;from=2020;to=2010", "movies/where;to=2010;from=2020",
      "shows/where;from=2020-05-02;to=2020-05-01",
      "https://www.themoviedb.org/discover/movie?primary_release_date.gte=2020-01-01&primary_release_date.lte=2010-01-01",
    ])
  func daysOutOfOrder(text: String) throws {
    let error = try #require(throws: LinkError.self) { try Link.parse(text) }
    #expect(error.expected == .daysInOrder)
  }

  @Test("one day is a span as well")
  func oneDay() throws {
    let link = try Link.parse("movies/where;from=2020-05-01;to=2020-05-01")
    #expect(link.description == "movies/where;from=2020-05-01;to=2020-05-01")
  }

  @Test func `a lookup lets genres be called by name`() throws {
    let filters = try MovieFilters().setting(.genre, to: "comedy,28") { name, word in
      name == .genre && word == "comedy" ? 35 : nil
    }
    #expect(filters.genres == Terms([28, 35]))
  }

  @Test func `filters belong to the lists that know them`() {
    #expect(!FilterName.known(to: .shows).contains(.cast))
    #expect(!FilterName.known(to: .shows).contains(.crew))
    #expect(!FilterName.known(to: .movies).contains(.network))
    #expect(throws: FilterError(part: "cast", expected: .filterOfOtherList(.cast, .shows))) {
      try ShowFilters().setting(.cast, to: "1")
    }
    #expect(throws: FilterError(part: "yaer", expected: .filterName(.shows), nearest: "year")) {
      try FilterName.named("yaer", for: .shows)
    }
  }

  @Test func `popularity is the order without one`() throws {
    #expect(try MovieFilters().setting(.sort, to: "popularity") == MovieFilters())
    #expect(try ShowFilters().setting(.sort, to: "popularity.desc") == ShowFilters())
  }
}
