import Catalog
import Testing

@testable import Providers

@Suite("The catalogue's data files hold what their readers rely on")
struct DataTests {
  private static var byID: [(name: String, file: CatalogueFile)] {
    [
      ("movies", .movies), ("shows", .shows), ("people", .people), ("keywords", .keywords),
      ("companies", .companies), ("networks", .networks), ("collections", .collections),
      ("genres", .genres), ("movies.en", .moviesInEnglish), ("movies.tr", .moviesInTurkish),
      ("shows.en", .showsInEnglish), ("shows.tr", .showsInTurkish),
      ("people.en", .peopleInEnglish), ("movie-extras", .movieExtras), ("show-extras", .showExtras),
      ("characters", .characters), ("comics", .comics),
      ("pokedex", .pokedex),
    ]
  }
  private static var byKey: [(name: String, file: CatalogueFile, keys: [StaticString])] {
    [
      ("episodes", .episodes, ["show", "season", "number"]),
      ("episodes.en", .episodesInEnglish, ["show", "season", "number"]),
      ("movie-reviews", .movieReviews, ["movie", "number"]),
      ("show-reviews", .showReviews, ["show", "number"]),
    ]
  }

  @Test func idsAreUniqueAndSorted() {
    for (name, file) in Self.byID {
      let ids = IndexBuilder.rows(file).map { $0.int("id") ?? 0 }
      #expect(!ids.isEmpty && ids[0] > 0, "\(name)")
      for (one, next) in zip(ids, ids.dropFirst()) {
        #expect(one < next, "\(name): \(next) stands after \(one)")
      }
    }
    for (name, file, keys) in Self.byKey {
      let all = IndexBuilder.rows(file).map { row in keys.map { row.int($0) ?? -1 } }
      #expect(!all.isEmpty, "\(name)")
      for (one, next) in zip(all, all.dropFirst()) {
        #expect(one.lexicographicallyPrecedes(next), "\(name): \(next) stands after \(one)")
      }
    }
  }

  @Test func everyLineIsFoundByItsNumbers() {
    for (name, file) in Self.byID {
      for row in IndexBuilder.rows(file) {
        let id = row.int("id") ?? 0
        #expect(file.line(id).flatMap { JSONObject($0).int("id") } == id, "\(name) \(id)")
      }
      #expect(file.line(0) == nil && file.line(Int(Int32.max)) == nil, "\(name)")
    }
    for row in IndexBuilder.rows(.episodes) {
      let key = CatalogueFile.Key(
        first: row.int("show") ?? 0, second: row.int("season") ?? 0, third: row.int("number") ?? 0)
      let line = CatalogueFile.episodes.line(key)
      #expect(line.flatMap { JSONObject($0).string("name") } == row.string("name"), "\(key)")
    }
  }

  @Test func textIsCleanAndSaysSomething() {
    for (name, file) in Self.byID + Self.byKey.map({ ($0.name, $0.file) }) + [("lists", .lists)] {
      let text = file.bytes.string
      #expect(!text.contains("\u{FFFD}"), "\(name) is not UTF-8")
      let isClean = text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x0A: true
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
          false
        default: true
        }
      }
      #expect(isClean, "\(name) has control characters")
      #expect(!text.contains(":null") && !text.contains("\":\"\"") && !text.contains(#"\u"#))
    }
  }

  @Test func datesAreReal() {
    let keys: [StaticString] = [
      "release_date", "first_air_date", "last_air_date", "air_date", "birthday", "deathday",
      "created_at",
    ]
    var count = 0
    for file in [CatalogueFile.movies, .shows, .episodes, .people, .movieReviews, .showReviews] {
      for row in IndexBuilder.rows(file) {
        for object in [row] + row.objects("seasons") {
          for key in keys where object[key] != nil {
            let text = object.string(key) ?? ""
            #expect(CalendarDate(text)?.description == text)
            count += 1
          }
        }
      }
    }
    #expect(count > 5000)
    #expect(BuiltInCatalogue().asOf > CalendarDate.epoch)
  }

  @Test func figuresAreInTheirBounds() {
    for row in IndexBuilder.rows(.movies) + IndexBuilder.rows(.shows) + IndexBuilder.rows(.episodes)
    {
      #expect(row["vote_average"] == nil || (0.1...10).contains(row.double("vote_average") ?? 0))
      for key in ["runtime", "budget", "revenue", "number_of_episodes"] as [StaticString]
      where row[key] != nil {
        #expect((row.int(key) ?? 0) > 0)
      }
    }
  }

  @Test func summariesComeFirst() {
    func check(_ file: CatalogueFile, through last: StaticString, _ keys: [StaticString]) {
      for row in IndexBuilder.rows(file) {
        let names = row.pairs.map(\.key)
        guard let end = names.firstIndex(of: "\(last)") else { continue }
        for key in keys where row[key] != nil {
          let place = names.firstIndex(of: "\(key)") ?? .max
          #expect(place <= end, "\(key) of \(row.int("id") ?? 0) stands after \(last)")
        }
      }
    }
    let rated: [StaticString] = [
      "id", "original_language", "genre_ids", "vote_average", "vote_count", "adult",
    ]
    check(.movies, through: "popularity", rated + ["title", "original_title", "release_date"])
    check(
      .shows, through: "popularity",
      rated + ["name", "original_name", "origin_country", "first_air_date"])
    check(.people, through: "known_for", ["id", "name", "known_for_department", "popularity"])
    check(.episodes, through: "air_date", ["show", "season", "number", "name"])
  }

  @Test func referencesResolveAndNamesAgree() {
    func check(_ rows: [JSONObject], in file: CatalogueFile, _ whose: String) {
      for row in rows {
        let id = row.int("id") ?? 0
        let name = file.line(id).flatMap { JSONObject($0).string("name") }
        #expect(name != nil && name == row.string("name"), "\(whose): \(id)")
      }
    }
    for row in IndexBuilder.rows(.movies) + IndexBuilder.rows(.shows) {
      let whose = row.string("title") ?? row.string("name") ?? ""
      check(row.objects("cast") + row.objects("crew"), in: .people, whose)
      check(row.objects("created_by"), in: .people, whose)
      check(row.objects("keywords"), in: .keywords, whose)
      check(row.objects("production_companies"), in: .companies, whose)
      check(row.objects("networks"), in: .networks, whose)
      for genre in row.ints("genre_ids") { #expect(CatalogueFile.genres.line(genre) != nil) }
      if let value = row["belongs_to_collection"] {
        let collection = JSONObject(value.bytes)
        check([collection], in: .collections, whose)
        let parts = CatalogueFile.collections.line(collection.int("id") ?? 0)
          .map { JSONObject($0).ints("parts") }
        #expect(parts?.contains(row.int("id") ?? 0) == true, "\(whose) is no part")
      }
    }
    for row in IndexBuilder.rows(.episodes) {
      #expect(CatalogueFile.shows.line(row.int("show") ?? 0) != nil)
      check(row.objects("crew") + row.objects("guest_stars"), in: .people, "episode")
    }
    for row in IndexBuilder.rows(.collections) {
      for part in row.ints("parts") { #expect(CatalogueFile.movies.line(part) != nil) }
    }
    for row in IndexBuilder.rows(.lists) {
      let isShows = row.string("list")?.hasPrefix("shows/") ?? false
      for id in row.ints("ids") {
        #expect((isShows ? CatalogueFile.shows : .movies).line(id) != nil, "\(id)")
      }
    }
    for row in IndexBuilder.rows(.people) {
      for title in row.strings("known_for") {
        let id = BuiltInCatalogue().titleID(title)
        #expect(id.flatMap { BuiltInCatalogue().summary(of: $0, .english) } != nil, "\(title)")
      }
    }
  }

  @Test func everyTitleHasItsEnglishText() {
    for (facts, texts) in [
      (CatalogueFile.movies, CatalogueFile.moviesInEnglish), (.shows, .showsInEnglish),
    ] {
      for row in IndexBuilder.rows(facts) {
        let text = texts.line(row.int("id") ?? 0).flatMap { JSONObject($0).string("overview") }
        #expect((text?.count ?? 0) > 40, "\(row.int("id") ?? 0)")
      }
      for row in IndexBuilder.rows(texts) { #expect(facts.line(row.int("id") ?? 0) != nil) }
    }
  }

  @Test func textsBelongToWhatIsThere() {
    for row in IndexBuilder.rows(.moviesInTurkish) {
      #expect(CatalogueFile.movies.line(row.int("id") ?? 0) != nil)
    }
    for row in IndexBuilder.rows(.showsInTurkish) {
      #expect(CatalogueFile.shows.line(row.int("id") ?? 0) != nil)
    }
    for row in IndexBuilder.rows(.peopleInEnglish) {
      #expect(CatalogueFile.people.line(row.int("id") ?? 0) != nil)
    }
    for row in IndexBuilder.rows(.movieReviews) {
      #expect(CatalogueFile.movies.line(row.int("movie") ?? 0) != nil)
    }
    for row in IndexBuilder.rows(.showReviews) {
      #expect(CatalogueFile.shows.line(row.int("show") ?? 0) != nil)
    }
    for row in IndexBuilder.rows(.genres) {
      #expect(row.string("name_tr") != nil && !row.strings("media").isEmpty)
    }
    for row in IndexBuilder.rows(.episodesInEnglish) {
      let key = CatalogueFile.Key(
        first: row.int("show") ?? 0, second: row.int("season") ?? 0, third: row.int("number") ?? 0)
      #expect(CatalogueFile.episodes.line(key) != nil)
    }
  }

  @Test func seasonsNumberTheirEpisodesOnce() {
    for row in IndexBuilder.rows(.shows) {
      let numbers = row.objects("seasons").compactMap { $0.int("season_number") }
      #expect(Set(numbers).count == numbers.count, "\(row.string("name") ?? "")")
      for line in CatalogueFile.episodes.lines(row.int("id") ?? 0) {
        #expect(numbers.contains(JSONObject(line).int("season") ?? -1))
      }
    }
  }
}

extension Language {
  static var english: Language { Language(ContentLocale(language: "en", region: "US")) }
}
