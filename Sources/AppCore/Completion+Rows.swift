import Catalog
import Navigation

extension Completer {
  /// The hints of a filter that the word at the end may become.
  func rowHints(from start: String.Index) -> Offer {
    if case .pokedex = state.route { return pokedexWords(from: start) }
    guard state.loadedRows(of: state.frame) != nil, !state.frame.filtersAtSource else {
      return Offer(start: start)
    }
    let scalars = text.unicodeScalars
    let last = scalars[start...].lastIndex(where: \.isBlank).map { scalars.index(after: $0) }
    let begin = last ?? start
    let word = text[begin...].lowercased()
    var candidates: [LineCompletion.Candidate] = []
    if !word.hasPrefix("genre:") {
      let states = RowFilter.State.allCases.map { "is:\($0.rawValue)" }
      candidates = matches(word, in: states) { .rowHint($0) }
      candidates += matches(word, in: SearchKind.allCases.map { "type:\($0.rawValue)" }) {
        .rowHint($0)
      }
      candidates += ["y:", "rated:", "genre:"].filter { $0.hasPrefix(word) && $0 != word }
        .map { candidate($0, .rowHint($0), endsWord: false) }
    } else {
      let typed = String(word.dropFirst("genre:".count))
      // One word tells genres apart, and a name of several would need quotes.
      var seen: Set<String> = []
      candidates = genres(typed, among: state.allGenres).compactMap { genre in
        genre.name.split(whereSeparator: { $0 == " " || $0 == "&" }).first.map {
          "genre:\($0.lowercased())"
        }
      }.filter { seen.insert($0).inserted }.map { candidate($0, .rowHint($0)) }
    }
    return Offer(start: begin, candidates: candidates)
  }
}
