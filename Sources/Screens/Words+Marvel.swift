import AppCore
import Catalog
import Navigation

/// Whom Marvel's data must name, on every page that shows some of it.
enum MarvelAttribution {
  /// The years in which the records were made, of whichever is shown: one text for all, as Marvel has one owner.
  static let years = 2015...2024

  /// The text that Marvel asks for; nil of no record.
  static func text(of years: some Sequence<Int>) -> String? {
    let years = Set(years)
    guard let first = years.min(), let last = years.max() else { return nil }
    return
      "Data provided by Marvel. © \(min(first, Self.years.lowerBound))–\(max(last, Self.years.upperBound)) MARVEL"
  }
}

extension AppState {
  /// The years of Marvel's records on the page; none of any other page.
  var marvelYears: [Int] {
    if case .character(let id) = route {
      return [catalog.characters[id]?.recorded].compactMap(\.self)
    }
    if case .comic(let id) = route { return [catalog.comics[id]?.recorded].compactMap(\.self) }
    guard case .marvel = route else { return [] }
    return (shownRows?.items ?? []).compactMap { character($0)?.recorded }
  }

  /// The character that a row of a list is; nil of what is none.
  func character(_ item: ListItem) -> MarvelCharacterSummary? {
    if case .character(let id) = item { catalog.characters[id] } else { nil }
  }
}

/// The words of Marvel characters and comics.
extension Words {
  /// Where Marvel's facts come from; nil where none are shown.
  func marvelSource(_ state: AppState) -> (long: String, short: String)? {
    guard let text = MarvelAttribution.text(of: state.marvelYears) else { return nil }
    return switch state.source {
    case .builtIn: (say("built-in sample", "yerleşik örnek") + " · " + text, text)
    case .live: (text, text)
    }
  }

  var marvelCharacters: String { say("Marvel characters", "Marvel karakterleri") }

  func characters(_ count: Int) -> String {
    counted(count, "character", "characters", "karakter")
  }
  func comics(_ count: Int) -> String { counted(count, "comic", "comics", "çizgi roman") }
  func comicSeries(_ count: Int) -> String { counted(count, "series", "series", "seri") }
  func stories(_ count: Int) -> String { counted(count, "story", "stories", "öykü") }
  func events(_ count: Int) -> String { counted(count, "event", "events", "olay") }

  var comicsLabel: String { say("comics", "çizgi roman") }
  var seriesLabel: String { say("series", "seri") }
  var storiesLabel: String { say("stories", "öykü") }
  var eventsLabel: String { say("events", "olay") }

  /// How many characters have a word that begins with a text.
  func charactersFound(_ text: String, _ count: Int) -> String {
    say(
      "filter \(typed(text)): \(characters(count)) with a word starting that way",
      "süzgeç \(typed(text)): sözcüğü böyle başlayan \(characters(count))")
  }

  /// That no character has a word that begins with a text.
  func noCharacters(startingWith text: String) -> String {
    say(
      "No character's name has a word that begins with \(typed(text)).",
      "Adında \(typed(text)) ile başlayan sözcük olan karakter yok.")
  }

  /// Before what may have been meant.
  var didYouMean: String { say("Did you mean", "Bunu mu demek istediniz:") }
  var emptyCharactersHint: String {
    isTyped ? say("Type `reload` to ask again.", "Yeniden sormak için `reload` yazın.") : retry
  }
  func endOfCharacters(_ count: Int) -> String {
    say("End of the list: \(characters(count)).", "Listenin sonu: \(characters(count)).")
  }

  /// When Marvel last changed a record.
  func changedAtMarvel(_ date: CalendarDate?) -> String {
    guard let date else {
      return say(
        "when Marvel last changed it is not recorded",
        "Marvel'ın son değiştirme tarihi kayıtlı değil")
    }
    return say(
      "last changed by Marvel on \(self.date(date))",
      "Marvel son olarak \(self.date(date)) günü değiştirdi")
  }

  /// By when something was counted.
  func countedBy(_ year: Int) -> String {
    say("as Marvel had counted in \(year)", "Marvel'ın \(year) yılındaki sayımı")
  }

  var comicsHeading: String { say("Comics", "Çizgi romanlar") }
  var comicSeriesHeading: String { say("Series", "Seriler") }
  var eventsHeading: String { say("Events", "Olaylar") }
  var charactersHeading: String { say("Characters", "Karakterler") }
  var creatorsHeading: String { say("Creators", "Yaratıcılar") }

  /// How many of all are recorded.
  func recorded(_ count: Int, of total: Int) -> String {
    count < total
      ? say(
        "\(number(count)) of \(number(total)) are recorded",
        "\(number(total)) tanesinden \(number(count)) kayıtlı")
      : number(total)
  }

  /// That there is none, or that none of those counted is recorded.
  func noneRecorded(of total: Int) -> String {
    total == 0
      ? say("Marvel counted none.", "Marvel'ın sayımında yok.")
      : say("Which ones they are is not recorded.", "Hangileri olduğu kayıtlı değil.")
  }

  /// What it means that a row has no number.
  func unnumbered(_ source: Source) -> String {
    switch source {
    case .builtIn:
      say(
        "Those without a number are not in the sample.", "Numarası olmayanlar örnekte yok.")
    case .live:
      say("Those without a number have no page.", "Numarası olmayanların sayfası yok.")
    }
  }

  var seriesOfComic: String { say("Series", "Seri") }
  var issueLabel: String { say("Issue", "Sayı") }
  var onSaleLabel: String { say("On sale", "Satış tarihi") }
  var formatLabel: String { say("Format", "Biçim") }
  var pagesLabel: String { say("Pages", "Sayfa") }
  var notRecorded: String { say("not recorded", "kayıtlı değil") }
  var noIssue: String { say("no number", "sayı numarası yok") }
  var noCharactersRecorded: String {
    say("Who appears in it is not recorded.", "Kimlerin göründüğü kayıtlı değil.")
  }
  var noCharactersListed: String {
    say("Marvel lists no characters for it.", "Marvel bunun için karakter belirtmemiş.")
  }
  var noCreatorsRecorded: String {
    say("Who made it is not recorded.", "Kimlerin hazırladığı kayıtlı değil.")
  }
  var noCreatorsListed: String {
    say("Marvel lists no creators for it.", "Marvel bunun için yaratıcı belirtmemiş.")
  }

  /// An issue's number, which may be a fraction.
  func issue(_ number: Double) -> String {
    let whole = Int(exactly: number)
    return "#" + (whole.map(String.init) ?? String(number))
  }

  /// The years of a series: one, from one to another, or on and on; nil where none is known.
  func years(of series: MarvelSeries) -> String? {
    guard let start = series.startYear else { return nil }
    if series.isOngoing { return "\(start)–" }
    return series.endYear.map { "\(start)–\($0)" } ?? String(start)
  }

  /// What a comic is printed as; a word of Marvel's that is not known stays as it is.
  func comicFormat(_ format: String) -> String {
    switch format {
    case "Comic": say("comic", "fasikül")
    case "Trade Paperback": say("trade paperback", "karton kapaklı cilt")
    case "Hardcover": say("hardcover", "sert kapaklı cilt")
    case "Digital Comic": say("digital comic", "dijital çizgi roman")
    case "Digital Vertical Comic": say("vertical digital comic", "dikey dijital çizgi roman")
    case "Graphic Novel": say("graphic novel", "grafik roman")
    case "Magazine": say("magazine", "dergi")
    case _: format
    }
  }

  /// A creator's role; a word of Marvel's that is not known stays as it is.
  func comicRole(_ role: String) -> String {
    let cover = " (cover)"
    if role.hasSuffix(cover) {
      return comicRole(String(role.dropLast(cover.count))) + say(" (cover)", " (kapak)")
    }
    return switch role {
    case "writer": say("Writer", "Yazar")
    case "penciler": say("Penciler", "Çizer")
    case "inker": say("Inker", "Çinileme")
    case "painter": say("Painter", "Boyama")
    case "colorist": say("Colorist", "Renklendirme")
    case "letterer": say("Letterer", "Harfleme")
    case "editor": say("Editor", "Editör")
    case "other": say("Other", "Diğer")
    case _: role
    }
  }
}
