import Catalog

// What depends on a title.
extension BuiltInCatalogue {
  /// Titles like another: the recorded ones, then those that share the most telling keywords and genres.
  ///
  /// The index holds them, best first.
  func similar(to title: TitleID) -> [TitleID] {
    switch title {
    case .movie(let id):
      similarIDs(id.rawValue, .movieIndex).map { .movie(ID($0)) }
    case .show(let id):
      similarIDs(id.rawValue, .showIndex).map { .show(ID($0)) }
    }
  }

  private func similarIDs(_ id: Int, _ index: CatalogueFile) -> [Int] {
    index.line(id).flatMap { TitleRow($0) }?[.similar].numbers ?? []
  }

  /// The recorded recommendations that are in the catalog; they are never computed.
  func recommended(with title: TitleID) -> [TitleID] {
    switch title {
    case .movie(let id):
      recommendedIDs(id.rawValue, .movies).filter { CatalogueFile.movieIndex.line($0) != nil }
        .map { .movie(ID($0)) }
    case .show(let id):
      recommendedIDs(id.rawValue, .shows).filter { CatalogueFile.showIndex.line($0) != nil }
        .map { .show(ID($0)) }
    }
  }

  private func recommendedIDs(_ id: Int, _ file: CatalogueFile) -> [Int] {
    file.line(id).map { JSONObject($0).ints("recommendation_ids") } ?? []
  }

  /// The sample reviews of a title.
  func reviews(of title: TitleID) -> [Review] {
    let (lines, kind, number) =
      switch title {
      case .movie(let id): (CatalogueFile.movieReviews.lines(id.rawValue), "movie", id.rawValue)
      case .show(let id): (CatalogueFile.showReviews.lines(id.rawValue), "tv", id.rawValue)
      }
    return lines.compactMap { line in
      let row = JSONObject(line)
      guard let content = row.string("content"), let place = row.int("number") else { return nil }
      return Review(
        id: "sample-\(kind)-\(number)-\(place)", author: row.string("author"),
        rating: row.double("rating"),
        created: row.string("created_at").flatMap { CalendarDate($0) },
        content: content, isSample: true)
    }
  }
}
