import AppCore
import Catalog
import Gallery
import Navigation
import Runtime
import Screens
import Typesetting

/// What is said about the command line.
extension Words {
  /// Why the command line cannot be understood, and what to do.
  func usageError(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let name, let nearest):
      say("There is no option \(name).", "\(name) diye bir seçenek yok.") + meant(nearest)
    case .missingValue(let option):
      say("A value is missing behind \(option).", "\(option) seçeneğinin değeri eksik.") + seeHelp
    case .surplusValue(let option, _):
      say("The option \(option) takes no value.", "\(option) seçeneği değer almaz.") + seeHelp
    case .badValue(let option, let value, let expected):
      say(
        "“\(shown(value))” is no value of \(option): choose one of \(expected.joined(separator: ", ")).",
        "“\(shown(value))”, \(option) için geçerli değil. Seçenekler: \(expected.joined(separator: ", "))."
      )
    case .badWidth(let text):
      say(
        "“\(shown(text))” is no width: give a number of columns from 1 to 10000.",
        "“\(shown(text))” bir genişlik değil: 1 ile 10000 arasında bir sütun sayısı verin.")
    case .badLanguage(let text):
      say(
        "“\(shown(text))” is no language code: give two letters, as in --language tr.",
        "“\(shown(text))” bir dil kodu değil: --language tr gibi iki harf verin.")
    case .badRegion(let text):
      say(
        "“\(shown(text))” is no country code: give two letters, as in --region TR.",
        "“\(shown(text))” bir ülke kodu değil: --region TR gibi iki harf verin.")
    case .surplusWord(let word):
      say("“\(shown(word))” is one word too many.", "“\(shown(word))” fazladan bir sözcük.")
        + seeHelp
    case .missingFile(let subcommand):
      say(
        "\(subcommand) needs the name of a file.", "\(subcommand) için bir dosya adı gerekiyor.")
    case .badLink(let link, let error):
      // Of several links, or of one with several parts, the error names its own.
      (link == error.part ? "" : shown(link) + ": ") + linkError(error)
    case .badCommand(let error): notice(.misunderstood(error))
    case .changesSomething(let line):
      say(
        "“\(shown(line))” changes something: write marquee -c '\(shown(line))'.",
        "“\(shown(line))” bir şeyi değiştiriyor: marquee -c '\(shown(line))' yazın.")
    case .unknownScreen(let name, let nearest):
      say("There is no screen “\(shown(name))”.", "“\(shown(name))” diye bir ekran yok.")
        + (nearest == nil
          ? " " + say("Choose one of \(exhibits).", "Seçenekler: \(exhibits).") : meant(nearest))
    case .unknownTheme(let name, let known):
      say(
        "There is no theme “\(shown(name))”: choose \(known.joined(separator: ", ")), or a file.",
        "“\(shown(name))” diye bir tema yok: \(known.joined(separator: ", ")) ya da bir dosya seçin."
      )
    case .badTheme(.unreadable(let path, let reason)):
      say(
        "The theme file \(shown(path)) cannot be read: \(reason).",
        "\(shown(path)) tema dosyası okunamıyor: \(reason).")
    case .badTheme(.invalid(let path, let error)):
      "\(shown(path)): \(error.message)"
    }
  }

  private var exhibits: String { Exhibit.allCases.map(\.rawValue).joined(separator: ", ") }

  private var seeHelp: String {
    say(" See marquee --help.", " Yardım: marquee --help.")
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { say(" Did you mean \($0)?", " \($0) mi demek istediniz?") } ?? seeHelp
  }

  /// A word of the command line, harmless and not too long.
  private func shown(_ text: String) -> String { text.sanitized(limit: 60) }
}
