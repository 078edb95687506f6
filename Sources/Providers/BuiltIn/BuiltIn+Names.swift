import Catalog

extension BuiltInCatalogue {
  func keyword(_ id: ID<Keyword>) -> Keyword? {
    CatalogueFile.keywords.line(id.rawValue).flatMap { keyword(JSONObject($0)) }
  }

  func keyword(_ row: JSONObject) -> Keyword? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    return Keyword(id: ID(id), name: name)
  }

  func company(_ id: ID<Company>) -> Company? {
    CatalogueFile.companies.line(id.rawValue).flatMap { company(JSONObject($0)) }
  }

  func company(_ row: JSONObject) -> Company? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    return Company(id: ID(id), name: name, country: row.string("origin_country"))
  }

  func network(_ id: ID<Network>) -> Network? {
    CatalogueFile.networks.line(id.rawValue).flatMap { network(JSONObject($0)) }
  }

  func network(_ row: JSONObject) -> Network? {
    guard let id = row.int("id"), let name = row.string("name") else { return nil }
    return Network(id: ID(id), name: name, country: row.string("origin_country"))
  }

  /// The genres of movies (`movie`) or of series (`tv`), by id.
  func genres(of media: String, _ language: Language) -> [Genre] {
    var genres: [Genre] = []
    CatalogueFile.genres.forEachLine { line in
      let row = JSONObject(line)
      if row.strings("media").contains(media), let genre = genre(row, language) {
        genres.append(genre)
      }
    }
    return genres
  }

  /// Genres with their names, in the order of their ids' list.
  func named(_ ids: [ID<Genre>], _ language: Language) -> [Genre] {
    ids.compactMap { id in
      CatalogueFile.genres.line(id.rawValue).flatMap { genre(JSONObject($0), language) }
    }
  }

  private func genre(_ row: JSONObject, _ language: Language) -> Genre? {
    guard let id = row.int("id"), let english = row.string("name") else { return nil }
    let turkish = language.isTurkish ? row.string("name_tr") : nil
    return Genre(id: ID(id), name: turkish ?? english)
  }

  /// What IMDb's id names, searched for in the bytes: it is rarely asked, and an index would be kept by all.
  func find(_ id: ExternalID, _ language: Language) -> Found? {
    switch id.kind {
    case .title:
      if let line = line(withIMDbID: id, in: .movies) {
        return movieSummary(JSONObject(line, through: "popularity"), language).map(Found.movie)
      }
      return line(withIMDbID: id, in: .shows)
        .flatMap { showSummary(JSONObject($0, through: "popularity"), language) }
        .map(Found.show)
    case .person:
      return line(withIMDbID: id, in: .people)
        .flatMap { personSummary(JSONObject($0, through: "known_for"), language) }
        .map(Found.person)
    }
  }

  private func line(withIMDbID id: ExternalID, in file: CatalogueFile) -> Bytes? {
    // IMDb writes at least seven digits; who types fewer leaves zeros out.
    let digits = String(repeating: "0", count: max(0, 7 - id.digits.utf8.count)) + id.digits
    let needle = Array("\"imdb_id\":\"\(id.kind.rawValue)\(digits)\"".utf8)
    return needle.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress,
        let place = file.bytes.firstIndex(of: Bytes(start: start, count: buffer.count))
      else { return nil }
      return file.line(around: place)
    }
  }
}
