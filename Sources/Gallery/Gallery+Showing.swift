import Catalog
import Navigation
import Screens
import Typesetting

extension Gallery {
  /// The cases that a name means: an exhibit's, such as `movie`, or the one with a path, such as
  /// `movie/loaded`; nil of any other text.
  public static func cases(named name: String) -> [GalleryCase]? {
    if let exhibit = Exhibit.allCases.first(where: { $0.rawValue.folded == name.folded }) {
      return cases(of: exhibit)
    }
    return cases.first { $0.path == name }.map { [$0] }
  }

  /// The name of an exhibit or a case that is nearest to a text; nil where none is near.
  public static func nearestName(to name: String) -> String? {
    Nearest.word(to: name, in: Exhibit.allCases.map(\.rawValue) + cases.map(\.path))
  }
}

extension GalleryCase {
  /// The case as it hangs in the gallery: what it is called, and beneath it the page as it is.
  public func picture(
    columns: Int, locale: ContentLocale? = nil, theme: String = "dark"
  ) -> [Line] {
    let state = state(columns: columns, locale: locale, theme: theme)
    let label = Line(path, .key).appending("  " + title, .hint).truncated(to: max(1, columns))
    let typed = hitLines(state)
    return [label, .rule(columns)] + render(state)
      + (typed.isEmpty ? [] : [prompt(state).truncated(to: max(1, columns))] + typed) + [.empty]
  }
}
