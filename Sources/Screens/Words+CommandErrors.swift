import AppCore
import Catalog
import Navigation

/// Why a line is not a command, in words.
extension Words {
  /// A command's error in words.
  ///
  /// - Parameters:
  ///   - search: The whole line, where it may be something to search for.
  ///   - typed: The name by which the command was typed, where that is another than its first.
  func commandError(_ error: CommandError, search: String? = nil, typed alias: String? = nil)
    -> String
  {
    let search = search.flatMap { $0.utf8.contains(0x60) ? nil : $0 }
    let looked = search.map {
      say("`search \($0)` looks for it.", "Aramak için: `search \($0)`.")
    }
    switch error {
    case .unknown(let word, _) where ExternalID.isMeant(by: word):
      return say("\(typed(word)) is not an IMDb id.", "\(typed(word)) bir IMDb kimliği değil.")
        + " "
        + say("Expected: ", "Beklenen: ") + argument(.externalID) + "."
    case .unknown(let word, let nearest):
      return say("\(typed(word)) is not a command.", "\(typed(word)) bir komut değil.")
        + didYouMean(nearest, nil) + " "
        + (looked ?? say("Type `help` to see all.", "Hepsini görmek için `help` yazın."))
    case .abbreviated(let word, let command):
      return say(
        "\(typed(word)) is not a command: write `\(command.rawValue)` in full before text.",
        "\(typed(word)) bir komut değil: ardından metin gelirse `\(command.rawValue)` tam yazılır."
      )
        + (looked.map { " " + $0 } ?? "")
    case .ambiguous(let word, let candidates):
      return say(
        "\(typed(word)) could mean several commands: ",
        "\(typed(word)) birden çok komut olabilir: ")
        + candidates.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."
        + (looked.map { " " + $0 } ?? "")
    case .badArgument(let command, let part, .quotes, _):
      return say(
        "`\(alias ?? command.rawValue)`: put a value with several words in quotes: `\(alias ?? command.rawValue) \(part)`.",
        "`\(alias ?? command.rawValue)`: birkaç sözcüklük bir değer tırnak içinde yazılır: `\(alias ?? command.rawValue) \(part)`."
      )
    case .badArgument(let command, let part, .nothing, _):
      return say(
        "`\(alias ?? command.rawValue)` does not take \(typed(part)).",
        "`\(alias ?? command.rawValue)` komutunda \(typed(part)) fazla.")
        + " " + (looked ?? usage(of: command))
    case .badArgument(let command, let part, let expected, let nearest):
      let what =
        part.isEmpty
        ? say(
          "`\(alias ?? command.rawValue)` is incomplete.",
          "`\(alias ?? command.rawValue)` komutu eksik.")
        : say(
          "`\(alias ?? command.rawValue)`: \(typed(part)) does not fit here.",
          "`\(alias ?? command.rawValue)`: \(typed(part)) buraya uymuyor.")
      return what + " " + say("Expected: ", "Beklenen: ") + expectation(expected) + "."
        + didYouMean(nearest, nil)
    }
  }

  /// What IMDb's ids look like.
  var imdbID: String {
    say(
      "an IMDb id: `tt` or `nm` and 7 or 8 digits, as in `tt0133093`",
      "bir IMDb kimliği: `tt` ya da `nm` ve 7-8 rakam, örneğin `tt0133093`")
  }

  private func usage(of command: CommandName) -> String {
    say(
      "Type `help \(command.rawValue)` to see how it is used.",
      "Kullanımı için `help \(command.rawValue)` yazın.")
  }

  /// What a command was expected to have, without a full stop.
  private func expectation(_ expected: CommandExpectation) -> String {
    switch expected {
    case .argument(let kind): argument(kind)
    case .filterName:
      say("a filter: ", "bir süzgeç: ")
        + FilterName.allCases.map(\.rawValue).joined(separator: ", ")
    case .year: say("a year from 1 to 9999, as in `y:1999`", "1-9999 arası bir yıl: `y:1999`")
    case .years:
      say(
        "a year or years from 1 to 9999, as in `1999`, `1990-1999`, `2016-`",
        "1-9999 arası bir yıl ya da yıllar: `1999`, `1990-1999`, `2016-`")
    case .rowState:
      say("a kind of mark: ", "neyin işaretli olduğu: ")
        + ["marked", "unmarked", "favorite", "watchlist", "rated", "unrated"]
        .map { "`is:\($0)`" }.joined(separator: ", ")
    case .genreName:
      say("the name of a genre, as in `genre:comedy`", "bir tür adı: `genre:comedy`")
    case .searchKind:
      say("a kind: ", "bir tür: ")
        + SearchKind.allCases.map { "`type:\($0.rawValue)`" }.joined(separator: ", ")
    case .orderOfPeople:
      say("what to sort people by: ", "kişiler için bir sıralama anahtarı: ")
        + "`sort popularity`, `sort name`"
    case .orderOfReviews:
      say("what to sort reviews by: ", "yorumlar için bir sıralama anahtarı: ")
        + "`sort rating`, `sort date`"
    case .orderOfEpisodes:
      say("what to sort episodes by: ", "bölümler için bir sıralama anahtarı: ")
        + "`sort rating`, `sort votes`, `sort date`, `sort title`"
    case .rowCondition:
      say("what the rows of a list say: ", "listedeki satırlarda yazan bir şey: ")
        + "`genre=`, `year=`, `rating=`, `votes=`, `runtime=`, `language=`, `country=`"
    case .quotes: say("quotes around it", "tırnak")
    case .exchangeFormat:
      say("a format: ", "bir biçim: ")
        + ExchangeFormat.written.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .keptList: "`favorites`, `watchlist`, `rated`"
    case .option(let kind): fileOptions(kind)
    case .nothing: say("nothing more", "başka bir şey gelmemesi")
    }
  }

  private func argument(_ kind: CommandArgument.Kind) -> String {
    switch kind {
    case .choice:
      say("the number of a choice, or its title", "bir seçeneğin numarası ya da adı")
    case .count: say("a number, 1 or more", "1 veya daha büyük bir sayı")
    case .query: say("something to search for", "aranacak bir metin")
    case .externalID:
      imdbID
    case .link:
      say(
        "a link or a pasted address, as in `movie/603`",
        "bir bağlantı ya da web adresi, örneğin `movie/603`")
    case .rowText:
      say(
        "a text to look for in the rows, or a condition, as in `runtime<150`",
        "satırlarda geçen bir metin ya da bir koşul, örneğin `runtime<150`")
    case .sortKey:
      say("what to sort by: ", "bir sıralama anahtarı: ")
        + SortOrder.Key.allCases.map(\.rawValue).joined(separator: ", ")
        + say(", with `.asc` or `.desc`", "; sonuna `.asc` veya `.desc` gelebilir")
    case .filter:
      say(
        "a filter and its value, as in `year=1999`, or `none`",
        "bir süzgeç ve değeri, örneğin `year=1999`, ya da `none`")
    case .listName: say("the name of a list", "bir listenin adı")
    case .genre: say("the name of a genre", "bir türün adı")
    case .seasonNumber:
      say(
        "the number of a season, as in `season 2`, or `specials`",
        "bir sezonun numarası, örneğin `season 2`, ya da `specials`")
    case .episodeNumber:
      say(
        "the number of an episode or its name, as in `episode 3`",
        "bir bölümün numarası ya da adı, örneğin `episode 3`")
    case .markKind: say("`favorite` or `watchlist`", "`favorite` ya da `watchlist`")
    case .rating:
      say(
        "a rating from 0.5 to 10 in half steps, as in `rate 8.5`",
        "0,5 ile 10 arası yarım adımlı bir puan, örneğin `rate 8,5`")
    case .row: say("the number of a title on this page", "bu sayfadaki bir yapımın numarası")
    case .review: say("the number of a review on this page", "bu sayfadaki bir yorumun numarası")
    case .pastSearch:
      say("the number of a past search, or `all`", "bir eski aramanın numarası ya da `all`")
    case .lineNumber:
      say("the number of a line; `history` lists them", "bir satır numarası; `history` listeler")
    case .loginKind: say("`guest` or `upload`", "`guest` ya da `upload`")
    case .dropping: say("`drop`", "`drop`")
    case .onOff: say("`on` or `off`", "`on` ya da `off`")
    case .design: say("`cards` or `table`", "`cards` ya da `table`")
    case .importedFile, .exportedFile: say("the name of a file", "bir dosya adı")
    case .theme: say("the name of a theme", "bir temanın adı")
    case .language: say("a language, as in `tr`", "bir dil, örneğin `tr`")
    case .region: say("a country, as in `TR`", "bir ülke, örneğin `TR`")
    case .tab: say("the name of a tab", "bir sekmenin adı")
    case .command: say("the name of a command", "bir komutun adı")
    }
  }
}
