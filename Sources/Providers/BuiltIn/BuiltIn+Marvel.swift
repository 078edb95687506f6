import Catalog

extension BuiltInCatalogue {
  func character(_ id: ID<MarvelCharacter>) -> MarvelCharacter? {
    guard let line = CatalogueFile.characters.line(id.rawValue) else { return nil }
    let row = JSONObject(line)
    guard let summary = characterSummary(row) else { return nil }
    var character = MarvelCharacter(summary)
    character.comics = row.objects("comics").compactMap { reference($0, in: .comics) }
    character.series = row.objects("series").compactMap(series)
    character.events = row.objects("events").compactMap { reference($0, in: nil) }
    return character
  }

  func comic(_ id: ID<MarvelComic>) -> MarvelComic? {
    guard let line = CatalogueFile.comics.line(id.rawValue) else { return nil }
    let row = JSONObject(line)
    guard let title = row.string("title"), let recorded = row.int("recorded") else { return nil }
    var comic = MarvelComic(id: id, title: title, recorded: recorded)
    comic.issueNumber = row.double("issue_number")
    comic.format = row.string("format")
    comic.pageCount = row.int("page_count")
    comic.onSale = row.string("on_sale").flatMap { CalendarDate($0) }
    comic.series = row["series"].flatMap { series(JSONObject($0.bytes)) }
    if row["characters"] != nil {
      comic.characters = row.objects("characters").compactMap { reference($0, in: .characters) }
    }
    if row["creators"] != nil {
      comic.creators = row.objects("creators").compactMap { row in
        guard let id = row.int("id"), let name = row.string("name"),
          let role = row.string("role")
        else { return nil }
        return MarvelCredit(id: ID(id), name: name, role: role)
      }
    }
    return comic
  }

  /// A page of the characters of whose names a word begins with a text; of a text that none has, what may have
  /// been meant.
  func characters(startingWith text: String, page number: Int) -> Page<ListRow> {
    let needle = text.folded
    var found: [(rank: Int, name: String, line: Bytes)] = []
    CatalogueFile.characters.forEachLine { line in
      guard let name = JSONObject(line, through: "name").string("name")?.folded else { return }
      let isFirst = name.hasPrefix(needle)
      if isFirst || name.holds(" " + needle) { found.append((isFirst ? 0 : 1, name, line)) }
    }
    found.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
    var page = page(number, of: found) { row in
      characterSummary(JSONObject(row.line, through: "events_count")).map(ListRow.character)
    }
    if found.isEmpty { page.suggestions = characterNames(near: needle) }
    return page
  }

  /// The names of which some words are a slip of the hand away from those of a text, the nearest first.
  private func characterNames(near text: String) -> [String] {
    var found: [(slips: Int, name: String)] = []
    withBytes(of: text) { typed in
      let words = SearchPattern.words(of: typed).map { TypedWord($0) }
      CatalogueFile.characters.forEachLine { line in
        guard let name = JSONObject(line, through: "name").string("name") else { return }
        withBytes(of: name.folded) { folded in
          let own = SearchPattern.words(of: folded)
          var sum = 0
          for word in words {
            guard let slips = own.compactMap({ word.slips(to: $0) }).min() else { return }
            sum += slips
          }
          found.append((sum, name))
        }
      }
    }
    return found.sorted { ($0.slips, $0.name) < ($1.slips, $1.name) }.prefix(3).map(\.name)
  }

  private func withBytes(of text: String, _ body: (Bytes) -> Void) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(Bytes(start: start, count: buffer.count)) }
    }
  }

  private func characterSummary(_ row: JSONObject) -> MarvelCharacterSummary? {
    guard let id = row.int("id"), let name = row.string("name"),
      let recorded = row.int("recorded"), let comics = row.int("comics_count"),
      let series = row.int("series_count"), let stories = row.int("stories_count"),
      let events = row.int("events_count")
    else { return nil }
    var summary = MarvelCharacterSummary(
      id: ID(id), name: name,
      counts: MarvelCounts(comics: comics, series: series, stories: stories, events: events),
      recorded: recorded)
    summary.modified = row.string("modified").flatMap { CalendarDate($0) }
    return summary
  }

  private func reference<Subject>(
    _ row: JSONObject, in file: CatalogueFile?
  ) -> MarvelReference<Subject>? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    return MarvelReference(id: ID(id), name: name, hasPage: file?.line(id) != nil)
  }

  private func series(_ row: JSONObject) -> MarvelSeries? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    return MarvelSeries(
      id: ID(id), name: name, startYear: row.int("start_year"), endYear: row.int("end_year"),
      isOngoing: row["ongoing"]?.bool ?? false)
  }
}

extension SearchPattern {
  /// The words of a folded text.
  static func words(of text: Bytes) -> [Bytes] {
    var words: [Bytes] = []
    text.split(UInt8(ascii: " ")) { if !$0.isEmpty { words.append($0) } }
    return words
  }
}
