import Catalog
import JSON

extension TMDBReader {
  /// A genre; TMDB has no name for some in some languages.
  func genre(_ row: JSONNode) -> Genre? {
    guard let id: ID<Genre> = row.id() else { return nil }
    return (row.text("name") ?? Genre.englishName(id)).map { Genre(id: id, name: $0) }
  }

  func keyword(_ row: JSONNode) -> Keyword? {
    guard let id: ID<Keyword> = row.id(), let name = row.text("name") else { return nil }
    return Keyword(id: id, name: name)
  }

  func company(_ row: JSONNode) -> Company? {
    guard let id: ID<Company> = row.id(), let name = row.text("name") else { return nil }
    return Company(id: id, name: name, country: row.text("origin_country", limit: 10))
  }

  func network(_ row: JSONNode) -> Network? {
    guard let id: ID<Network> = row.id(), let name = row.text("name") else { return nil }
    return Network(id: id, name: name, country: row.text("origin_country", limit: 10))
  }

  /// Keywords: a movie's under their own name, a series' under `results`.
  func keywords(_ answer: JSONNode) -> [Keyword]? {
    guard let part = answer["keywords"] else { return nil }
    return (part.rows("keywords") + part.rows("results")).compactMap(keyword).uniqued(by: \.id)
  }

  /// Other titles: a movie's under `titles`, a series' under `results`.
  func alternativeTitles(_ answer: JSONNode, except known: [String]) -> [String] {
    guard let part = answer["alternative_titles"] else { return [] }
    let titles = (part.rows("titles") + part.rows("results")).compactMap { $0.text("title") }
    return titles.uniqued(by: \.self).filter { !known.contains($0) }
  }

  /// The languages spoken, by their English names.
  func spokenLanguages(_ answer: JSONNode) -> [String] {
    answer.rows("spoken_languages").compactMap {
      $0.text("english_name") ?? $0.text("name") ?? $0.text("iso_639_1")
    }.uniqued(by: \.self)
  }

  /// The code of the original language; nil of TMDB's `xx`, which stands for none that is known.
  func originalLanguage(_ row: JSONNode) -> String? {
    row.text("original_language", limit: 10).flatMap { $0 == "xx" ? nil : $0 }
  }

  /// The countries something was made in.
  func countries(_ answer: JSONNode) -> [String] {
    answer.rows("production_countries").compactMap { $0.text("iso_3166_1", limit: 10) }
      .uniqued(by: \.self)
  }

  /// The genres with names.
  func genres(_ answer: JSONNode) -> [Genre] {
    answer.rows("genres").compactMap(genre).uniqued(by: \.id)
  }

  /// The companies that made something.
  func companies(_ answer: JSONNode) -> [Company] {
    answer.rows("production_companies").compactMap(company).uniqued(by: \.id)
  }

  /// IMDb's id, where it is one.
  func imdbID(_ node: JSONNode?) -> String? {
    node?["imdb_id"]?.string.flatMap { ExternalID($0) }?.description
  }

  func videos(_ answer: JSONNode) -> [Video]? {
    answer["videos"]?.rows("results").compactMap { row in
      guard let key = row["key"]?.string, !key.isEmpty, key.utf8.count <= 100,
        key.utf8.allSatisfy(\.isOfKey), let site = row.text("site")
      else { return nil }
      let type = row.text("type") ?? "Video"
      return Video(
        name: row.text("name") ?? type, key: key, site: site, type: type,
        isOfficial: row.bool("official") ?? false, published: row.date("published_at"))
    }.uniqued { [$0.site, $0.key] }
  }

  /// Pictures of all kinds in an answer's part.
  func images(_ answer: JSONNode) -> [ImageFile]? {
    guard let part = answer["images"] else { return nil }
    func files(_ key: StaticString, _ kind: ImageFile.Kind) -> [ImageFile] {
      part.rows(key).compactMap { row in
        guard let path = row.path("file_path") else { return nil }
        return ImageFile(
          kind: kind, path: path, width: row.ordinal("width") ?? 0,
          height: row.ordinal("height") ?? 0, language: row.text("iso_639_1", limit: 10))
      }.uniqued(by: \.path)
    }
    return files("posters", .poster) + files("backdrops", .backdrop) + files("stills", .still)
      + files("profiles", .profile) + files("logos", .logo)
  }

  /// Where a title can be watched: countries in TMDB's order, and kinds of offer that are known.
  func watch(_ answer: JSONNode) -> [WatchOptions]? {
    answer["watch/providers"]?["results"]?.members.compactMap { region, offers in
      var providers: [WatchOptions.Offer: [String]] = [:]
      func add(_ key: StaticString, _ offer: WatchOptions.Offer) {
        let names = offers.rows(key).compactMap { $0.text("provider_name") }
        if !names.isEmpty { providers[offer] = names }
      }
      add("flatrate", .stream)
      add("free", .free)
      add("ads", .ads)
      add("rent", .rent)
      add("buy", .buy)
      let region = region.sanitized(limit: 10)
      return providers.isEmpty || region.isEmpty
        ? nil : WatchOptions(region: region, providers: providers)
    }
  }

  /// The first pages that come with a title.
  func parts(of title: TitleID, _ answer: JSONNode) -> ListParts {
    var parts = ListParts()
    func add(_ part: StaticString, _ key: ListKey, _ kind: RowKind) {
      guard let node = answer[part], let page = try? page(node, 1, kind) else { return }
      parts.add(key, page)
    }
    add("similar", .similar(title), kind(of: title))
    add("recommendations", .recommended(title), kind(of: title))
    add("reviews", .reviews(title), .review)
    return parts
  }

  func review(_ row: JSONNode) -> Review? {
    guard let id = row.text("id", limit: 100),
      let written = row.text("content", keepingLines: true, limit: 100_000)
    else { return nil }
    let content = Markdown(written)
    let details = row["author_details"]
    return Review(
      id: id, author: row.text("author") ?? details?.text("username") ?? details?.text("name"),
      rating: details?.double("rating").flatMap { $0 > 0 && $0 <= 10 ? $0 : nil },
      created: row.date("created_at"), content: content.text.isEmpty ? written : content.text,
      emphasis: content.emphasis, isSample: false)
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or a sign that keys of videos have.
  fileprivate var isOfKey: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    case _: false
    }
  }
}
