import Catalog

/// The videos, pictures and watch providers of one title; each nil where no facts are recorded.
struct Extras {
  var videos: [Video]?
  var images: [ImageFile]?
  var watch: [WatchOptions]?

  private let providers: JSONValue?

  init(_ line: Bytes?) {
    guard let line else {
      providers = nil
      return
    }
    let row = JSONObject(line)
    providers = row["watch"]
    if row["videos"] != nil { videos = row.objects("videos").compactMap(Self.video) }
    images = row["images"].map { Self.images(JSONObject($0.bytes)) }
    watch = providers.map { value in
      JSONObject(value.bytes).pairs.map { region, offers in
        WatchOptions(region: region, providers: Self.names(JSONObject(offers.bytes)))
      }.sorted { $0.region < $1.region }
    }
  }

  /// Whether a provider offers the title in a region, in whatever way.
  func isOffered(by provider: Int, in region: String) -> Bool {
    guard let providers else { return false }
    return JSONObject(providers.bytes).pairs.contains { code, offers in
      code == region
        && JSONObject(offers.bytes).pairs.contains { _, rows in
          rows.objects.contains { $0.int("provider_id") == provider }
        }
    }
  }

  private static func video(_ row: JSONObject) -> Video? {
    guard let name = row.string("name"), let key = row.string("key") else { return nil }
    return Video(
      name: name, key: key, site: row.string("site") ?? "", type: row.string("type") ?? "",
      isOfficial: row["official"]?.bool ?? false,
      published: row.string("published_at").flatMap { CalendarDate($0) })
  }

  private static func images(_ row: JSONObject) -> [ImageFile] {
    let lists: [(StaticString, ImageFile.Kind)] = [
      ("posters", .poster), ("backdrops", .backdrop), ("logos", .logo),
    ]
    return lists.flatMap { key, kind in
      row.objects(key).compactMap { image in
        guard let path = image.string("file_path"), let width = image.int("width"),
          let height = image.int("height")
        else { return nil }
        return ImageFile(
          kind: kind, path: path, width: width, height: height,
          language: image.string("iso_639_1"))
      }
    }
  }

  private static func names(_ row: JSONObject) -> [WatchOptions.Offer: [String]] {
    let offers: [(StaticString, WatchOptions.Offer)] = [
      ("flatrate", .stream), ("free", .free), ("ads", .ads), ("rent", .rent), ("buy", .buy),
    ]
    var result: [WatchOptions.Offer: [String]] = [:]
    for (key, offer) in offers where row[key] != nil {
      result[offer] = row.objects(key).compactMap { $0.string("provider_name") }
    }
    return result
  }
}
