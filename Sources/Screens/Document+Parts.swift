import AppCore
import Catalog
import Navigation

/// Pages that depend on a title, a season or a person, in TMDB's own words.
extension JSONValue {
  /// The videos of a title in the order of the page; null where none are known.
  static func videos(of title: TitleID, in catalog: EntityTable) -> JSONValue {
    subject(.title(title)).adding([
      "results": .known(catalog.videos(of: title)) {
        .list($0.byType.flatMap(\.videos), JSONValue.video)
      }
    ])
  }

  /// The pictures of a title, a season or a person, by kind; each kind null where none are known.
  static func images(of subject: ImageSubject, in catalog: EntityTable) -> JSONValue {
    let images = catalog.images(of: subject)
    return JSONValue.subject(subject).adding(
      .object(
        ImageFile.Kind.allCases.map { kind in
          Member(
            key: kind.rawValue + "s",
            value: .known(images) { .list($0.filter { $0.kind == kind }, JSONValue.image) })
        }))
  }

  /// Where a title can be watched, the region asked for among the others; null where nothing is known.
  static func watch(_ title: TitleID, in catalog: EntityTable) -> JSONValue {
    let unknown: JSONValue = ["results": .null]
    return subject(.title(title)).adding(
      catalog.watchOptions(of: title).map(JSONValue.watch) ?? unknown)
  }

  /// What a page depends on, by its id.
  private static func subject(_ subject: ImageSubject) -> JSONValue {
    switch subject {
    case .title(.movie(let id)): ["id": .int(id.rawValue), "media_type": .string("movie")]
    case .title(.show(let id)): ["id": .int(id.rawValue), "media_type": .string("tv")]
    case .season(let show, let number):
      [
        "id": .int(show.rawValue), "media_type": .string("season"),
        "season_number": .int(number),
      ]
    case .person(let id): ["id": .int(id.rawValue), "media_type": .string("person")]
    }
  }
}
