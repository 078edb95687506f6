import AppCore
import Catalog
import Navigation

/// A numbered row of a list of titles.
struct TitleRow {
  /// The number; nil where the page does not offer the title.
  var number: Int?
  /// The title.
  var title: TitleSummary
  /// What the person said of it.
  var marks = TitleMarks()
}

extension AppState {
  /// A title with its number and its marks.
  func titleRow(_ title: TitleSummary, number: Int?) -> TitleRow {
    TitleRow(number: number, title: title, marks: titleMarks(title.id))
  }

  /// A title of a list with its number; nil of what is no title, and of what is not known any more.
  func titleRow(
    _ item: ListItem, in section: Choice.Section, _ numbering: Numbering
  ) -> TitleRow? {
    switch item {
    case .movie(let id):
      catalog.movies[id].map {
        titleRow(.movie($0), number: numbering.number(of: Choice(section, .movie(id))))
      }
    case .show(let id):
      catalog.shows[id].map {
        titleRow(.show($0), number: numbering.number(of: Choice(section, .tvShow(id))))
      }
    case .person, .collection, .keyword, .company, .review, .character, .pokemon: nil
    }
  }
}
