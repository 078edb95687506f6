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
    case .notUTF8(let word):
      say("“\(shown(word))” is not UTF-8.", "“\(shown(word))” UTF-8 değil.") + seeHelp
    case .endlessMarks(let word):
      say(
        "“\(shown(word))” has more marks on one letter than any script.",
        "“\(shown(word))” içinde bir harfte hiçbir yazıda olmayacak kadar çok im var.") + seeHelp
    case .emptyWord:
      say("One of the words is empty.", "Bu sözcükte okunacak bir şey yok.") + seeHelp
    case .severalCommands(let line):
      say(
        "“\(shown(line))” is several commands: write marquee -c '\(shown(line))'.",
        "“\(shown(line))” birkaç komut: marquee -c '\(shown(line))' yazın.")
    case .withoutEffect(let option, let task):
      say(
        "The option \(option) has no effect on \(name(task)): leave it out.",
        "\(option) seçeneğinin burada (\(name(task))) etkisi yok: yazmayın.") + seeHelp
    case .pictureOfSeveral:
      say(
        "A picture shows one screen: give one link with --svg or --html.",
        "Bir resim tek ekranı gösterir: --svg ya da --html ile tek bağlantı verin.")
    case .needsNoTerminal(let option):
      say(
        "The option \(option) is for a link, -c or a script: give one, as in marquee movie/603 \(option).",
        "\(option) seçeneği bağlantı, -c ya da betik içindir: örneğin marquee movie/603 \(option).")
    case .unknownOption(let name, let nearest):
      say("There is no option \(shown(name)).", "\(shown(name)) diye bir seçenek yok.")
        + meant(nearest)
    case .missingValue(let option):
      say("A value is missing after \(option).", "\(option) seçeneğinin değeri eksik.") + seeHelp
    case .surplusValue(let option, _):
      say("The option \(option) takes no value.", "\(option) seçeneği değer almaz.") + seeHelp
    case .badValue(let option, let value, let expected):
      say(
        "“\(shown(value))” is not a value for \(option): choose one of \(expected.joined(separator: ", ")).",
        "“\(shown(value))”, \(option) için geçerli değil. Seçenekler: \(expected.joined(separator: ", "))."
      )
    case .badWidth(let text):
      say(
        "“\(shown(text))” is not a width: give a number of columns from 1 to 10000.",
        "“\(shown(text))” bir genişlik değil: 1 ile 10000 arasında bir sütun sayısı verin.")
    case .badLanguage(let text, let place):
      say(
        "\(place): “\(shown(text))” is not a language. Give its code or its name, as in --language tr.",
        "\(place): “\(shown(text))” bir dil değil. --language tr gibi kodunu ya da adını verin.")
        + (ContentLocale.languageNearest(to: text).map { meant($0) } ?? "")
    case .badKey(let variable):
      say(
        "\(variable) does not hold a key: it has spaces or letters that no key has. Copy it again from themoviedb.org/settings/api.",
        "\(variable) bir anahtar içermiyor: içinde boşluk ya da anahtarlarda olmayan harfler var. themoviedb.org/settings/api adresinden yeniden kopyalayın."
      )
    case .badAddress(let text, let variable):
      say(
        "\(variable): “\(shown(text))” is not an address to use: give one like https://api.themoviedb.org.",
        "\(variable): “\(shown(text))” sorulacak bir adres değil: https://api.themoviedb.org gibi bir adres verin."
      )
    case .readableAddress(let text, let variable):
      say(
        "\(variable): “\(shown(text))” is not encrypted, so anyone on the way could read your key: give an https:// address.",
        "\(variable): “\(shown(text))” şifreli değil; anahtarınızı yolda başkaları okuyabilir: https:// ile başlayan bir adres verin."
      )
    case .badRegion(let text, let place):
      say(
        "\(place): “\(shown(text))” is not a country. Give its code or its name, as in --region TR.",
        "\(place): “\(shown(text))” bir ülke değil. --region TR gibi kodunu ya da adını verin.")
        + (ContentLocale.regionNearest(to: text).map { meant($0) } ?? "")
    case .surplusWord(let word):
      say("“\(shown(word))” is one word too many.", "“\(shown(word))” fazladan bir sözcük.")
        + seeHelp
    case .missingFile(let subcommand):
      say(
        "\(subcommand) needs the name of a file.", "\(subcommand) için bir dosya adı gerekiyor.")
        + seeHelp
    case .unspeakableFile(let path):
      say(
        "The name “\(shown(path))” cannot be written in a command: rename the file.",
        "“\(shown(path))” adı bir komutta yazılamıyor: dosyayı yeniden adlandırın.")
    case .badLink(let link, let error):
      // Of several links, or of one with several parts, the error names its own.
      (link == error.part ? "" : shown(link) + ": ") + linkError(error)
    case .badCommand(.unknown(let word, let nearest?), let line):
      notice(.misunderstood(.unknown(word: word, nearest: nearest), search: shown(line)))
    case .badCommand(let error, line: _): notice(.misunderstood(error))
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
        "The theme file \(shown(path)) cannot be read: \(self.reason(reason)). Name another, or one of \(themeNames).",
        "\(shown(path)) tema dosyası okunamıyor: \(self.reason(reason)). Başka bir dosya ya da \(themeNames) seçin."
      )
    case .badTheme(.invalid(let path, let error)):
      "\(shown(path)): \(themeError(error))"
    }
  }

  /// What an error calls a task.
  private func name(_ task: UsageError.Task) -> String {
    switch task {
    case .lines: say("the browser", "tarayıcı")
    case .links: say("a link", "bağlantı")
    case .commands: "-c"
    case .command: say("a command", "komut")
    case .gallery: "gallery"
    case .snapshot: "snapshot"
    case .importing: "import"
    case .exporting: "export"
    case .loggingIn: "login"
    case .help: "--help"
    case .version: "--version"
    }
  }

  private var themeNames: String { ThemeLibrary().names.joined(separator: ", ") }

  private var exhibits: String { Exhibit.allCases.map(\.rawValue).joined(separator: ", ") }

  private var seeHelp: String {
    say(" See marquee --help.", " Yardım: marquee --help.")
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { say(" Did you mean \($0)?", " \($0) mi demek istediniz?") } ?? seeHelp
  }

  /// A word of the command line, harmless and not too long.
  private func shown(_ text: String) -> String {
    let text = text.sanitized(limit: 61)
    return text.unicodeScalars.count > 60 ? text.sanitized(limit: 59) + "…" : text
  }
}
