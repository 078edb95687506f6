import Catalog

@testable import Providers

/// Makes the catalog's index files of its data files.
enum IndexBuilder {
  /// An index file's name and content.
  struct File {
    let name: String
    let content: String
  }

  /// All index files.
  static func build() -> [File] {
    let movies = rows(.movies).filter { $0["adult"]?.bool != true }
    let shows = rows(.shows).filter { $0["adult"]?.bool != true }
    return [
      File(name: "movies.tsv", content: titles(movies)),
      File(name: "shows.tsv", content: titles(shows)),
      File(name: "credits.tsv", content: credits()),
      File(name: "search.tsv", content: search(movies, shows)),
    ]
  }

  static func rows(_ file: CatalogueFile) -> [JSONObject] {
    var rows: [JSONObject] = []
    file.forEachLine { rows.append(JSONObject($0)) }
    return rows
  }

  private static func lines(_ lines: [[String]]) -> String {
    lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private static func list(_ numbers: [Int]) -> String {
    var seen: Set<Int> = []
    return numbers.filter { seen.insert($0).inserted }.map(String.init).joined(separator: ",")
  }

  // MARK: Titles

  private static func titles(_ titles: [JSONObject]) -> String {
    let similar = Similarity(titles)
    return lines(
      titles.map { row in
        func raw(_ key: StaticString) -> String { row[key]?.bytes.string ?? "" }
        func ids(_ key: StaticString) -> String {
          list(row.objects(key).compactMap { $0.int("id") })
        }
        let date = row.string("release_date") ?? row.string("first_air_date") ?? ""
        let origins = row.strings("origin_country")
        let columns: [TitleRow.Column: String] = [
          .id: raw("id"), .popularity: raw("popularity"), .rating: raw("vote_average"),
          .votes: raw("vote_count"), .date: date.filter { $0 != "-" }, .revenue: raw("revenue"),
          .runtime: row["runtime"] == nil ? raw("episode_run_time") : raw("runtime"),
          .language: row.string("original_language") ?? "",
          .countries: (origins.isEmpty ? row.strings("production_countries") : origins)
            .joined(separator: ","),
          .genres: list(row.ints("genre_ids")), .keywords: ids("keywords"),
          .companies: ids("production_companies"), .networks: ids("networks"),
          .cast: ids("cast"), .crew: ids("crew"), .similar: list(similar.titles(like: row)),
        ]
        return TitleRow.Column.allCases.map { columns[$0] ?? "" }
      })
  }

  // MARK: Credits

  private static func credits() -> String {
    var places: [Int: [String]] = [:]
    func add(_ row: JSONObject, _ place: String) {
      let keys: [StaticString] = ["cast", "guest_stars", "crew", "created_by"]
      for id in Set(keys.flatMap { row.objects($0).compactMap { $0.int("id") } }) {
        places[id, default: []].append(place)
      }
    }
    for row in rows(.movies) { add(row, "m\(row.int("id") ?? 0)") }
    for row in rows(.shows) { add(row, "t\(row.int("id") ?? 0)") }
    for row in rows(.episodes) {
      add(row, "e\(row.int("show") ?? 0)/\(row.int("season") ?? 0)/\(row.int("number") ?? 0)")
    }
    return lines(
      places.sorted { $0.key < $1.key }.map { [String($0.key), $0.value.joined(separator: ",")] })
  }

  // MARK: Search

  private struct Entry {
    let kind: SearchKind
    let id: Int
    let year: String
    let names: [String]
    let weight: Double
  }

  private static func search(_ movies: [JSONObject], _ shows: [JSONObject]) -> String {
    var uses: [Named: Int] = [:]
    for row in movies + shows {
      for keyword in row.objects("keywords") {
        uses[.keyword(keyword.int("id") ?? 0), default: 0] += 1
      }
      for company in row.objects("production_companies") {
        uses[.company(company.int("id") ?? 0), default: 0] += 1
      }
    }
    let popularity = Dictionary(
      uniqueKeysWithValues: movies.map { ($0.int("id") ?? 0, $0.double("popularity") ?? 0) })
    var entries: [[Entry]] = []
    entries.append(
      movies.map { row in
        Entry(
          kind: .movie, id: row.int("id") ?? 0,
          year: String((row.string("release_date") ?? "").prefix(4)),
          names: names(of: row, turkish: .moviesInTurkish), weight: row.double("popularity") ?? 0)
      })
    entries.append(
      shows.map { row in
        Entry(
          kind: .tv, id: row.int("id") ?? 0,
          year: String((row.string("first_air_date") ?? "").prefix(4)),
          names: names(of: row, turkish: .showsInTurkish), weight: row.double("popularity") ?? 0)
      })
    entries.append(
      rows(.people).filter { $0["adult"]?.bool != true }.map { row in
        Entry(
          kind: .person, id: row.int("id") ?? 0, year: "",
          names: [row.string("name") ?? ""] + row.strings("also_known_as"),
          weight: row.double("popularity") ?? 0)
      })
    entries.append(
      rows(.collections).map { row in
        let name = row.string("name") ?? ""
        let suffix = " Collection"
        return Entry(
          kind: .collection, id: row.int("id") ?? 0, year: "",
          names: name.hasSuffix(suffix) ? [name, String(name.dropLast(suffix.count))] : [name],
          weight: row.ints("parts").compactMap { popularity[$0] }.max() ?? 0)
      })
    entries.append(
      rows(.keywords).map { row in
        let id = row.int("id") ?? 0
        return Entry(
          kind: .keyword, id: id, year: "", names: [row.string("name") ?? ""],
          weight: Double(uses[.keyword(id)] ?? 0))
      })
    entries.append(
      rows(.companies).map { row in
        let id = row.int("id") ?? 0
        return Entry(
          kind: .company, id: id, year: "", names: [row.string("name") ?? ""],
          weight: Double(uses[.company(id)] ?? 0))
      })
    // The measures of the kinds cannot be compared, so places in their kinds are: the best known tenth of
    // the people stands beside the best known tenth of the movies.
    var placed: [(entry: Entry, place: Double, kind: Int)] = []
    for (kind, list) in entries.enumerated() {
      let sorted = list.sorted { ($0.weight, $1.id) > ($1.weight, $0.id) }
      for (place, entry) in sorted.enumerated() {
        placed.append((entry, Double(place) / Double(sorted.count), kind))
      }
    }
    placed.sort { ($0.place, $0.kind) < ($1.place, $1.kind) }
    return lines(
      placed.map { entry, _, _ in
        [
          "\(Character(Unicode.Scalar(SearchIndex.letter(of: entry.kind))))\(entry.id)", entry.year,
          aliases(entry.names),
        ]
      })
  }

  private enum Named: Hashable {
    case keyword(Int), company(Int)
  }

  private static func names(of row: JSONObject, turkish: CatalogueFile) -> [String] {
    var names = [
      row.string("title"), row.string("name"), row.string("original_title"),
      row.string("original_name"),
    ].compactMap { $0 }
    if let line = row.int("id").flatMap({ turkish.line($0) }),
      let title = JSONObject(line).string("title")
    {
      names.append(title)
    }
    return names + row.objects("alternative_titles").compactMap { $0.string("title") }
  }

  /// The names in all their spellings, each once.
  private static func aliases(_ names: [String]) -> String {
    var seen: Set<String> = []
    var result = ""
    func add(_ alias: String) {
      guard !alias.isEmpty, seen.insert(alias).inserted else { return }
      result += "| " + alias
    }
    for spelling in names.flatMap(\.foldedSpellings) { add(spelling) }
    return result
  }
}
