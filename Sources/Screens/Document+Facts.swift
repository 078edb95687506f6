import Catalog

/// Facts in TMDB's own words: the shapes that its API gives them.
extension JSONValue {
  /// A day as `YYYY-MM-DD`, or null where it is unknown.
  static func date(_ date: CalendarDate?) -> JSONValue {
    .text(date?.description)
  }

  /// TMDB's popularity score; null if missing, never zero.
  static func popularity(_ popularity: Double) -> JSONValue {
    popularity > 0 ? .double(popularity) : .null
  }

  static func genre(_ genre: Genre) -> JSONValue {
    ["id": .int(genre.id.rawValue), "name": .string(genre.name)]
  }

  static func keyword(_ keyword: Keyword) -> JSONValue {
    ["id": .int(keyword.id.rawValue), "name": .string(keyword.name)]
  }

  static func company(_ company: Company) -> JSONValue {
    [
      "id": .int(company.id.rawValue), "name": .string(company.name),
      "origin_country": .text(company.country),
    ]
  }

  static func network(_ network: Network) -> JSONValue {
    [
      "id": .int(network.id.rawValue), "name": .string(network.name),
      "origin_country": .text(network.country),
    ]
  }

  static func video(_ video: Video) -> JSONValue {
    [
      "name": .string(video.name), "key": .string(video.key), "site": .string(video.site),
      "type": .string(video.type), "official": .bool(video.isOfficial),
      "published_at": .date(video.published), "url": .text(video.address),
    ]
  }

  /// Pictures by kind under TMDB's names: `posters`, `backdrops`, `stills`, `profiles`, `logos`.
  static func images(_ images: [ImageFile]) -> JSONValue {
    let kinds = ImageFile.Kind.allCases.filter { kind in images.contains { $0.kind == kind } }
    return .object(
      kinds.map { kind in
        Member(
          key: kind.rawValue + "s",
          value: .list(images.filter { $0.kind == kind }, JSONValue.image))
      })
  }

  static func image(_ image: ImageFile) -> JSONValue {
    [
      "file_path": .string(image.path), "width": .int(image.width), "height": .int(image.height),
      "iso_639_1": .text(image.language), "url": .text(image.address),
    ]
  }

  /// Where to watch: by country, and in it by offer, the providers' names.
  static func watch(_ options: [WatchOptions]) -> JSONValue {
    [
      "results": .object(
        options.map { option in
          let offers = WatchOptions.Offer.allCases.filter { option.providers[$0] != nil }
          return Member(
            key: option.region,
            value: .object(
              offers.map { offer in
                Member(
                  key: offer.documentKey,
                  value: .list(option.providers[offer] ?? []) { ["provider_name": .string($0)] })
              }))
        })
    ]
  }

  /// Releases by country in the order in which they first appear.
  static func releases(_ releases: [Release]) -> JSONValue {
    var regions: [String] = []
    for release in releases where !regions.contains(release.region) {
      regions.append(release.region)
    }
    return [
      "results": .list(regions) { region in
        [
          "iso_3166_1": .string(region),
          "release_dates": .list(releases.filter { $0.region == region }) { release in
            [
              "type": .number(release.kind?.rawValue), "release_date": .date(release.date),
              "certification": .text(release.certification),
            ]
          },
        ]
      }
    ]
  }

  /// Who made a title: one row a member of the cast, one a job of the crew.
  static func credits(_ credits: Credits) -> JSONValue {
    [
      "cast": .list(credits.cast.enumerated()) { order, member in
        [
          "id": .int(member.person.id.rawValue), "name": .string(member.person.name),
          "character": .text(
            member.characters.isEmpty ? nil : member.characters.joined(separator: " / ")),
          "order": .int(order),
          "known_for_department": .text(member.person.department?.text),
          "episode_count": .number(member.episodeCount),
        ]
      },
      "crew": .array(
        credits.crew.flatMap { member in
          member.jobs.map { job in
            [
              "id": .int(member.person.id.rawValue), "name": .string(member.person.name),
              "department": .text(member.department?.text), "job": .string(job),
              "known_for_department": .text(member.person.department?.text),
            ]
          }
        }),
    ]
  }
}

extension WatchOptions.Offer {
  /// TMDB's name for it.
  fileprivate var documentKey: String {
    switch self {
    case .stream: "flatrate"
    case .free: "free"
    case .ads: "ads"
    case .rent: "rent"
    case .buy: "buy"
    }
  }
}
