import AppCore
import Catalog
import Gallery
import Glibc
import Runtime
import Screens
import Typesetting

/// What shows and checks pictures: the gallery, and session files.
extension Marquee {
  /// Prints the states of the gallery, or of one of its screens, or a single one.
  static func showGallery(
    _ screen: String?, _ arguments: Arguments, _ environment: Environment, _ words: Words
  ) throws(UsageError) -> ExitStatus {
    var themes = ThemeLibrary(folder: environment.themesFolder)
    let theme = themes.theme(named: try theme(arguments, nil, &themes).name)
    let cases: [GalleryCase]
    if let screen {
      guard let known = Gallery.cases(named: screen) else {
        throw .unknownScreen(screen, nearest: Gallery.nearestName(to: screen))
      }
      cases = known
    } else {
      cases = Gallery.cases
    }
    // A language that was not asked for is the case's own.
    let locale = arguments.language.map {
      ContentLocale(language: $0, region: arguments.region ?? environment.locale().region)
    }
    let output = OutputWriter(descriptor: STDOUT_FILENO)
    let columns = size(arguments, environment).columns
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let encoding = Encoding.ansi(
      theme, depth(arguments, environment), isTerminal: isTerminal,
      columns: isTerminal ? nil : columns)
    for one in cases {
      let lines = one.picture(columns: columns, locale: locale, theme: theme.name)
      output.write(lines.encoded(encoding, themes: themes.themes(of: lines)))
      guard output.state == .open else { break }
    }
    return status(of: output, words)
  }

  /// Runs a session file and compares, or writes it anew.
  static func runSnapshot(_ path: String, writes: Bool, _ words: Words) -> ExitStatus {
    do throws(SessionFile.Failure) {
      let outcome = try SessionFile.run(path, writes: writes)
      let output = OutputWriter(descriptor: STDOUT_FILENO)
      output.write(words.sessionOutcome(outcome, path) + "\n")
      switch outcome {
      case .same, .written: return status(of: output, words)
      case .differs: return .failure
      }
    } catch {
      complain(words.sessionFailure(error, path))
      return .failure
    }
  }
}
