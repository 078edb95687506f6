import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

/// The pages that depend on a title or a person: reviews, videos, pictures, where to watch.
@Suite struct PartsTests {
  private static let title = TitleID.movie(603)

  private func stage(
    reviews: [Review] = [], total: Int? = nil, columns: Int = 80, rows: Int? = nil,
    language: String = "en", region: String = "US", source: Source = .live,
    _ change: (inout Movie) -> Void = { _ in }
  ) throws -> Stage {
    var movie = Facts.matrix
    change(&movie)
    let page = Page<ListRow>(
      number: 1, elements: reviews.map(ListRow.review),
      totalPages: total == nil ? 1 : 2, totalResults: total ?? reviews.count)
    return try Stage(
      [
        .movie(603): .answered(.movie(movie, parts: [.reviews(Self.title): page]), .fresh),
        .person(6384): .answered(.person(Facts.reeves), .fresh),
      ],
      columns: columns, rows: rows, language: language, region: region, source: source)
  }

  private func review(
    _ content: String, by author: String? = "someone", rating: Double? = 8,
    on day: String? = "2020-02-29", id: String = "r1"
  ) -> Review {
    Review(
      id: id, author: author, rating: rating, created: day.flatMap { CalendarDate($0) },
      content: content, isSample: false)
  }

  // MARK: Reviews

  @Test func `A review says who, how good and when, and what of that is not known`() throws {
    var stage = try stage(reviews: [
      review("Good."), review("Bad.", by: nil, rating: nil, on: nil, id: "r2"),
    ])
    stage.enter("go movie/603/reviews")
    let text = stage.text
    #expect(text.contains("someone") && text.contains("8.0") && text.contains("29 February 2020"))
    #expect(text.contains("anonymous") && text.contains("no rating") && text.contains("no date"))
    #expect(!text.contains("0.0") && !text.contains("sample"))
  }

  @Test func `A long review is cut and says how it goes on, and is read whole in paragraphs`()
    throws
  {
    let long = (1...120).map { "word\($0)" }.joined(separator: " ") + "\n\nThe end of it."
    var stage = try stage(reviews: [review("Short."), review(long, id: "r2")])
    stage.enter("go movie/603/reviews")
    #expect(stage.text.contains("Continue reading: read 2"))
    #expect(!stage.text.contains("Continue reading: read 1"))
    #expect(!stage.text.contains("The end of it."))
    stage.enter("read 2")
    let lines = render(stage.state).map(\.text)
    #expect(lines.contains { $0.hasSuffix("The end of it.") })
    let last = try #require(lines.firstIndex { $0.contains("word120") })
    #expect(lines[last + 1].isEmpty)
    #expect(lines.allSatisfy { Width.of($0) <= 80 })
    stage.resize(columns: 200, rows: nil)
    let text = render(stage.state).filter { $0.text.contains("word") }
    #expect(text.allSatisfy { $0.width <= 88 + 2 })
  }

  @Test func `A review longer than the window is paged`() throws {
    let long = (1...60).map { "Paragraph \($0)." }.joined(separator: "\n")
    var stage = try stage(reviews: [review(long)], rows: 20)
    stage.enter("go movie/603/reviews")
    stage.enter("read 1")
    #expect(stage.text.contains("Paragraph 1.") && !stage.text.contains("Paragraph 30."))
    var seen = stage.text
    for _ in 0..<20 where !stage.text.contains("Paragraph 60.") {
      stage.enter("more")
      #expect(render(stage.state).count < 20)
      seen += stage.text
    }
    for number in 1...60 { #expect(seen.contains("Paragraph \(number).")) }
    stage.enter("more")
    #expect(stage.state.notice == .lastReview(goesOn: false))
    stage.enter("first")
    #expect(stage.text.contains("Paragraph 1."))
  }

  @Test func `A review that went away while it is on screen says so`() throws {
    var state = try stage(reviews: [review("Good.")]).state
    #expect(
      ReviewSheet("gone", Canvas(state)).lines.map(\.text).joined().contains("no longer there"))
    state = try stage().state
    #expect(ReviewSheet("r1", Canvas(state)).lines.allSatisfy { $0.width <= 80 })
  }

  /// Texts as strangers write them.
  private static let strangers: [(name: String, text: String)] = [
    ("nothing", ""), ("blanks", " \n \n\n "),
    ("control characters", "a\u{0}b\u{7}c\u{1B}[31md\u{9B}2Je\u{7F}f\tg\r\nh"),
    ("right to left", "שלום ‮ abc مرحبا \u{202E}evil\u{202C} 12"),
    ("one long word", String(repeating: "x", count: 5_000)),
    ("wide letters", String(repeating: "映画", count: 2_000)),
    ("marks without letters", String(repeating: "\u{301}", count: 3_000)),
    ("families", String(repeating: "👩‍👩‍👧‍👦", count: 500)),
    ("line feeds", String(repeating: "\n", count: 3_000) + "x"),
    ("back quotes", "`read 2` and `quit` and ```"),
    ("a megabyte in words", String(repeating: "lorem ipsum ", count: 90_000)),
    ("a megabyte in one word", String(repeating: "y", count: 1_048_576)),
  ]

  @Test(arguments: strangers.indices)
  func `Whatever a review says, the page keeps its shape`(index: Int) throws {
    let (name, text) = Self.strangers[index]
    let reviews = [
      review(text), review("Fine.", by: text.isEmpty ? nil : String(text.prefix(3_000)), id: "r2"),
    ]
    var stage = try stage(reviews: reviews, rows: 24)
    stage.enter("go movie/603/reviews")
    let widths = text.utf8.count > 100_000 ? [7, 80] : [1, 7, 20, 40, 59, 80, 120, 140, 200]
    for line in ["reload", "read 1", "more", "read 2"] {
      stage.enter(line)
      for columns in widths {
        stage.resize(columns: columns, rows: 24)
        let lines = render(stage.state)
        #expect(lines.allSatisfy { $0.width <= columns }, "\(name) at \(columns) after \(line)")
        #expect(columns < 20 || lines.count < 24, "\(name) at \(columns) after \(line)")
        let encoded = lines.encoded(.plain)
        #expect(
          encoded.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" },
          "\(name) at \(columns) after \(line)")
      }
    }
    _ = try StrictJSON.value(document(stage.state))
  }

  // MARK: Videos and pictures

  @Test func `A video at a site that is not known says so and has no number`() throws {
    var stage = try stage { movie in
      movie.videos = [
        Video(
          name: "Elsewhere", key: "k", site: "Dailymotion", type: "Interview", isOfficial: false,
          published: nil),
        Video(
          name: "At Vimeo", key: "1", site: "Vimeo", type: "Clip", isOfficial: true,
          published: CalendarDate("2001-01-01")),
      ]
    }
    stage.enter("go movie/603/videos")
    #expect(stage.text.contains("the address at Dailymotion is not known"))
    #expect(stage.text.contains("https://vimeo.com/1"))
    #expect(stage.text.contains("Interview") && stage.text.contains("1 January 2001"))
    #expect(stage.state.numbering.choices.count == 1)
    stage.enter("1")
    #expect(stage.text == "https://vimeo.com/1\n")
  }

  @Test func `An address stands whole on one line from 80 columns on`() throws {
    var stage = try stage { movie in
      movie.videos = [
        Video(
          name: String(repeating: "A name ", count: 20), key: "BdJKm16Co6M", site: "YouTube",
          type: "Trailer", isOfficial: true, published: CalendarDate("2014-10-02"))
      ]
      movie.images = (1...200).map {
        ImageFile(
          kind: .backdrop, path: "/\(100 + $0)zkgoQYus5vegHoetLkCJzb1.jpg", width: 12_000,
          height: 12_000, language: $0.isMultiple(of: 2) ? "tr" : nil)
      }
    }
    for columns in [80, 100, 120, 160, 200] {
      stage.resize(columns: columns, rows: nil)
      stage.enter("go movie/603/videos")
      #expect(stage.text.contains("https://www.youtube.com/watch?v=BdJKm16Co6M"), "\(columns)")
      stage.enter("back")
      stage.enter("go movie/603/images")
      let image = "https://image.tmdb.org/t/p/original/300zkgoQYus5vegHoetLkCJzb1.jpg"
      #expect(stage.text.contains(image), "\(columns)")
      #expect(stage.text.contains("Turkish") && stage.text.contains("no text"))
      stage.enter("200")
      #expect(stage.text == image + "\n")
    }
  }

  // MARK: Where to watch

  @Test func `The person's country comes first, by kind of offer, and JustWatch is named`() throws {
    var stage = try stage(region: "TR") { movie in
      movie.watch = [
        WatchOptions(region: "DE", providers: [.rent: ["Apple TV"]]),
        WatchOptions(region: "AT", providers: [:]),
        WatchOptions(region: "TR", providers: [.buy: ["Apple TV"], .stream: ["MUBI", "Netflix"]]),
      ]
    }
    stage.enter("go movie/603/watch")
    let text = stage.text
    #expect(text.contains("JustWatch"))
    let places = ["Türkiye", "Stream", "MUBI, Netflix", "Buy", "Other countries", "Germany"]
      .map { text.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(text)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(text)")
    #expect(!text.contains("Austria") && !text.contains("Free"))
  }

  @Test func `Of a country of which nothing is known it says so, and what to do`() throws {
    let facts: (inout Movie) -> Void = {
      $0.watch = [WatchOptions(region: "DE", providers: [.rent: ["Apple TV"]])]
    }
    var stage = try stage(region: "JP", facts)
    stage.enter("go movie/603/watch")
    #expect(stage.text.contains("JustWatch lists no service that offers it in Japan."))
    #expect(stage.text.contains("region DE"))
    let day = try #require(CalendarDate("2026-01-31"))
    stage = try self.stage(region: "JP", source: .builtIn(asOf: day), facts)
    stage.enter("go movie/603/watch")
    #expect(stage.text.contains("The sample does not say where in Japan it can be watched."))
  }

  // MARK: Pages without facts

  @Test(arguments: ["videos", "images", "watch", "reviews", "similar", "recommended", "credits"])
  func `A page without facts says so and what to do, in either language`(place: String) throws {
    let day = try #require(CalendarDate("2026-01-31"))
    for (language, sample) in [("en", "sample"), ("tr", "rnekte")] {
      for source in [Source.live, .builtIn(asOf: day)] {
        var stage = try stage(language: language, source: source) { $0.credits = nil }
        stage.enter("go movie/603/\(place)")
        #expect(stage.state.phase == .empty)
        #expect(stage.state.pageFailure == nil)
        if case .builtIn = source {
          #expect(stage.text.contains(sample), "\(place): \(stage.text)")
        } else if place != "credits" {
          #expect(stage.text.contains("TMDB"), "\(place): \(stage.text)")
        }
        if place != "credits" { #expect(stage.text.contains("back"), "\(place): \(stage.text)") }
      }
    }
  }

  // MARK: Documents

  @Test func `Reviews are rows, and their choices lead to no place`() throws {
    var stage = try stage(reviews: [review("Good."), review("Bad.", by: nil, id: "r2")], total: 30)
    stage.enter("go movie/603/reviews")
    let page = try StrictJSON.value(document(stage.state))
    #expect(page["screen"] == .string("reviews") && page["phase"] == .string("loaded"))
    #expect(page["content", "results", "0", "content"] == .string("Good."))
    #expect(page["content", "results", "0", "created_at"] == .string("2020-02-29"))
    #expect(page["content", "results", "1", "author"] == .some(.null))
    #expect(
      page["choices", "0"] == ["n": .int(1), "link": .null, "title": .string("someone")])
    #expect(page["choices", "1", "title"] == .string("anonymous"))
    #expect(page["page", "total_results"] == .int(30))
    stage.enter("read 2")
    let sheet = try StrictJSON.value(document(stage.state))
    #expect(sheet["screen"] == .string("review") && sheet["link"] == .some(.null))
    #expect(sheet["content", "content"] == .string("Bad."))
    #expect(sheet["content", "rating"] == .double(8))
  }

  @Test func `Videos, pictures and offers are in TMDB's shapes, with addresses`() throws {
    var stage = try stage { movie in
      movie.videos = [
        Video(
          name: "Clip", key: "c", site: "YouTube", type: "Clip", isOfficial: false, published: nil),
        Video(
          name: "Trailer", key: "t", site: "Vimeo", type: "Trailer", isOfficial: true,
          published: CalendarDate("2014-10-02")),
      ]
      movie.images = [
        ImageFile(kind: .logo, path: "/l.png", width: 3, height: 4, language: "en")
      ]
      movie.watch = [WatchOptions(region: "US", providers: [.stream: ["Somewhere"]])]
    }
    stage.enter("go movie/603/videos")
    let videos = try StrictJSON.value(document(stage.state))
    #expect(videos["content", "id"] == .int(603))
    #expect(videos["content", "media_type"] == .string("movie"))
    #expect(videos["content", "results", "0", "name"] == .string("Trailer"))
    #expect(videos["content", "results", "0", "url"] == .string("https://vimeo.com/t"))
    #expect(videos["content", "results", "0", "published_at"] == .string("2014-10-02"))
    #expect(videos["choices", "1", "title"] == .string("Clip"))
    stage.enter("back")
    stage.enter("go movie/603/images")
    let images = try StrictJSON.value(document(stage.state))
    #expect(
      images["content", "logos", "0", "url"]
        == .string("https://image.tmdb.org/t/p/original/l.png"))
    #expect(images["content", "posters"] == .array([]))
    #expect(images["choices", "0", "title"] == .string("logo, 3 × 4"))
    stage.enter("back")
    stage.enter("go movie/603/watch")
    let watch = try StrictJSON.value(document(stage.state))
    #expect(
      watch["content", "results", "US", "flatrate", "0", "provider_name"] == .string("Somewhere"))
    #expect(watch["choices"]?.count == 0)
  }

  @Test func `What is not known is null in documents, and what is known to be none is empty`()
    throws
  {
    var stage = try stage { $0.videos = [] }
    stage.enter("go movie/603/videos")
    var value = try StrictJSON.value(document(stage.state))
    #expect(value["phase"] == .string("empty") && value["content", "results"] == .array([]))
    stage.enter("back")
    stage.enter("go movie/603/images")
    value = try StrictJSON.value(document(stage.state))
    #expect(value["phase"] == .string("empty"))
    #expect(value["content", "posters"] == .some(.null))
    stage.enter("back")
    stage.enter("go movie/603/watch")
    value = try StrictJSON.value(document(stage.state))
    #expect(value["content", "results"] == .some(.null))
  }
}
