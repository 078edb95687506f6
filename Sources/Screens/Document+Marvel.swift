import AppCore
import Catalog

/// Marvel characters and comics in Marvel's own words.
extension JSONValue {
  /// What a list says of a character.
  static func summary(_ character: MarvelCharacterSummary) -> JSONValue {
    head(character).adding([
      "comics": available(character.counts.comics),
      "series": available(character.counts.series),
      "stories": available(character.counts.stories),
      "events": available(character.counts.events),
    ])
  }

  /// What goes with the rows of the list of characters.
  static func characterList(_ state: AppState) -> JSONValue {
    let list = state.frame.list.flatMap { state.catalog.lists[$0] }
    return [
      "suggestions": .known(list) { .list($0.suggestions, JSONValue.string) },
      "attribution_text": .text(MarvelAttribution.text(of: state.marvelYears)),
    ]
  }

  /// Everything a character's page shows; before it is loaded what lists said.
  static func character(_ id: ID<MarvelCharacter>, in catalog: EntityTable) -> JSONValue {
    let details = catalog.characterDetails[id]
    guard let summary = details?.summary ?? catalog.characters[id] else { return .null }
    let counts = summary.counts
    return head(summary).adding([
      "comics": available(counts.comics).adding([
        "items": .known(details) { .list($0.comics, reference) }
      ]),
      "series": available(counts.series).adding([
        "items": .known(details) { .list($0.series, series) }
      ]),
      "stories": available(counts.stories),
      "events": available(counts.events).adding([
        "items": .known(details) {
          .list($0.events) { ["id": .int($0.id.rawValue), "name": .string($0.name)] }
        }
      ]),
      "attribution_text": .text(MarvelAttribution.text(of: [summary.recorded])),
    ])
  }

  /// Everything a comic's page shows; null before it is loaded.
  static func comic(_ id: ID<MarvelComic>, in catalog: EntityTable) -> JSONValue {
    .known(catalog.comics[id]) { comic in
      [
        "id": .int(id.rawValue),
        "title": .string(comic.title),
        "issue_number": .number(comic.issueNumber),
        "format": .text(comic.format),
        "page_count": .number(comic.pageCount),
        "on_sale_date": .date(comic.onSale),
        "series": .known(comic.series, series),
        "characters": .known(comic.characters) { .list($0, reference) },
        "creators": .known(comic.creators) {
          .list($0) {
            [
              "id": .int($0.id.rawValue), "name": .string($0.name), "role": .string($0.role),
            ]
          }
        },
        "recorded": .int(comic.recorded),
        "attribution_text": .text(MarvelAttribution.text(of: [comic.recorded])),
      ]
    }
  }

  private static func head(_ character: MarvelCharacterSummary) -> JSONValue {
    [
      "id": .int(character.id.rawValue),
      "name": .string(character.name),
      "modified": .date(character.modified),
      "recorded": .int(character.recorded),
    ]
  }

  private static func available(_ count: Int) -> JSONValue { ["available": .int(count)] }

  private static func reference<Subject>(_ thing: MarvelReference<Subject>) -> JSONValue {
    [
      "id": .int(thing.id.rawValue), "name": .string(thing.name),
      "in_source": .bool(thing.hasPage),
    ]
  }

  private static func series(_ series: MarvelSeries) -> JSONValue {
    [
      "id": .int(series.id.rawValue), "name": .string(series.name),
      "start_year": .number(series.startYear), "end_year": .number(series.endYear),
      "ongoing": .bool(series.isOngoing),
    ]
  }
}
