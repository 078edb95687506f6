@testable import Providers

/// Which titles are like which: the recorded ones, then those that share keywords, genres and a collection.
struct Similarity {
  private struct Facts {
    let id: Int
    let popularity: Double
    let keywords: Set<Int>
    let genres: Set<Int>
    let collection: Int?
  }

  private let facts: [Facts]
  private let places: [Int: Int]
  private let keywordUses: [Int: Int]

  /// At most so many are computed for a title.
  private static let most = 12
  /// At most so many are listed: one page.
  private static let page = 20

  init(_ titles: [JSONObject]) {
    facts = titles.map { row in
      Facts(
        id: row.int("id") ?? 0, popularity: row.double("popularity") ?? 0,
        keywords: Set(row.objects("keywords").compactMap { $0.int("id") }),
        genres: Set(row.ints("genre_ids")),
        collection: row["belongs_to_collection"].flatMap { JSONObject($0.bytes).int("id") })
    }
    places = Dictionary(uniqueKeysWithValues: facts.enumerated().map { ($1.id, $0) })
    keywordUses = facts.reduce(into: [:]) { uses, title in
      for keyword in title.keywords { uses[keyword, default: 0] += 1 }
    }
  }

  /// The titles like one, best first.
  func titles(like row: JSONObject) -> [Int] {
    guard let id = row.int("id"), let place = places[id] else { return [] }
    let title = facts[place]
    let recorded = row.ints("similar_ids").filter { $0 != id && places[$0] != nil }
    let known = Set(recorded + [id])
    let computed = facts.filter { !known.contains($0.id) }
      .map { (facts: $0, score: score(title, $0)) }
      .filter { $0.score > 0 }
      .sorted { one, other in
        (one.score, one.facts.popularity, other.facts.id)
          > (other.score, other.facts.popularity, one.facts.id)
      }
      .prefix(Self.most).map(\.facts.id)
    return Array((recorded + computed).prefix(Self.page))
  }

  /// A keyword that few titles have says much, a genre little; without a shared keyword or collection it takes two
  /// genres, and all of the title's.
  private func score(_ one: Facts, _ other: Facts) -> Int {
    let keywords = one.keywords.intersection(other.keywords)
    let genres = one.genres.intersection(other.genres)
    let isSameCollection = one.collection != nil && one.collection == other.collection
    guard !keywords.isEmpty || isSameCollection || (genres.count >= 2 && genres == one.genres)
    else { return 0 }
    return keywords.reduce(0) { $0 + 1000 / max(1, keywordUses[$1] ?? 1) } + genres.count * 50
      + (isSameCollection ? 1000 : 0)
  }
}
