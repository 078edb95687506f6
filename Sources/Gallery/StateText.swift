import AppCore
import Catalog
import Screens
import Typesetting

extension GalleryCase {
  /// What is pinned of the case at a width: the page as text, what each piece of it is, and the
  /// steps that reach it.
  public func snapshot(columns: Int, localized: Bool = false) -> String {
    let locale = localized ? Gallery.turkish : nil
    let launch = launch(columns: columns, locale: locale)
    let state = state(columns: columns, locale: locale)
    let lines = render(state)
    var text = lines.encoded(.plain).showingTrailingSpaces
    text += "── roles\n"
    let width = String(lines.count).count
    for (index, line) in lines.enumerated() {
      let runs = line.roleRuns
      guard !runs.isEmpty else { continue }
      let number = String(index + 1)
      text += String(repeating: " ", count: width - number.count) + number + "  "
      text += runs.joined(separator: ", ") + "\n"
    }
    text += "── prompt\n"
    text += ([prompt(state)] + hitLines(state)).encoded(.plain).showingTrailingSpaces
    text += "── steps\n"
    text += "start \(launch.size.scriptText), \(launch.locale.language)-\(launch.locale.region), "
    text += launch.source.scriptText
    switch visitor {
    case .passerby: break
    case .newcomer, .regular: text += ", \(visitor.rawValue)"
    }
    switch keeping {
    case .file: break
    case .fileAfterDamage(let path): text += ", damaged file set aside as \(path)"
    case .memory(let failure): text += ", in memory: \(failure.scriptText)"
    }
    if !showsColors { text += ", without colors" }
    if !ownThemes.isEmpty { text += ", own themes \(ownThemes.joined(separator: " "))" }
    for theme in faultyThemes { text += ", faulty theme \(theme.name): \(theme.reason)" }
    text += "\n"
    for step in steps { text += "\(step)\n" }
    return text
  }
}

extension Line {
  /// Where on the line which role stands, running text left out: `title 2-11`; emphasized with `!`,
  /// and of a theme other than the page's with its name: `title in sepia 2-11`.
  fileprivate var roleRuns: [String] {
    var runs: [(name: String, start: Int, end: Int)] = []
    var position = 0
    for span in spans {
      if let column = span.column, column > position { position = column }
      let width = span.width
      defer { position += width }
      guard width > 0 else { continue }
      let name =
        span.role.rawValue + (span.isEmphasised ? "!" : "") + (span.theme.map { " in \($0)" } ?? "")
      if let last = runs.last, last.name == name, last.end == position {
        runs[runs.count - 1].end = position + width
      } else {
        runs.append((name, position, position + width))
      }
    }
    return runs.filter { $0.name != Role.body.rawValue }.map { run in
      run.end - run.start == 1
        ? "\(run.name) \(run.start)" : "\(run.name) \(run.start)-\(run.end - 1)"
    }
  }
}

extension Source {
  /// The source as scripts write it.
  var scriptText: String {
    switch self {
    case .live: "live"
    case .builtIn(let day): "built-in sample of \(day)"
    }
  }
}
