import AppCore
import Catalog
import Navigation

/// The words of pages that are no places.
extension Words {
  /// The names of the sheets, as their headings.
  func title(_ sheet: Sheet) -> String {
    switch sheet {
    case .help: say("Commands", "Komutlar")
    case .matrix: matrixTitle
    case .address: say("Address", "Adres")
    case .review: review
    case .themes: say("Themes", "Temalar")
    case .lists: say("Lists", "Listeler")
    case .genres: say("Genres", "Türler")
    case .seasons: seasonsTitle
    case .filters: say("Filters", "Süzgeçler")
    case .tabs: say("Tabs", "Sekmeler")
    case .designs: say("Designs", "Düzenler")
    case .history: say("History", "Geçmiş")
    case .imported: say("Import", "İçe aktarma")
    case .locale: say("Language and region", "Dil ve bölge")
    }
  }

  /// Beside the one that is chosen.
  var current: String { say("current", "seçili") }

  /// What a theme that comes with the program looks like; nil of a person's own.
  func theme(_ name: String) -> String? {
    switch name {
    case "light": say("white background, blue accent", "beyaz zemin, mavi vurgu")
    case "dark": say("near-black background, soft gray-blue accent", "koyu zemin, gri-mavi vurgu")
    case "sepia":
      say("the color of old paper, burnt orange accent", "eski kağıt rengi, kiremit vurgu")
    case "system": say("the terminal's own colors", "uçbirimin kendi renkleri")
    // A person's own themes have no words here.
    case _: nil
    }
  }

  /// What is said of a person's own theme.
  var ownTheme: String { say("a theme of your own", "kendi temanız") }

  /// What is said of one that is called as a theme that comes with the program.
  var ownThemeInstead: String {
    say(
      "a theme of your own, in place of the built-in one", "yerleşik temanın yerine kendi temanız")
  }

  /// Why no theme is shown.
  var noColors: String {
    say(
      "There are no colors here; in a color terminal each theme shows its own.",
      "Burada renk yok; renkli bir uçbirimde her tema kendini gösterir.")
  }

  /// What the texts of a theme's sample call themselves.
  var sampleTitle: String { say("A title", "Bir başlık") }
  var sampleMuted: String { say("muted text", "soluk yazı") }
  var sampleAccent: String { say("accent", "vurgu") }
  var sampleLink: String { say("a link", "bağlantı") }
  var sampleError: String { say("an error", "bir hata") }

  /// Why a theme cannot be chosen, without a full stop.
  func fault(_ theme: FaultyTheme) -> String {
    say(theme.reason, theme.turkishReason).sanitized(limit: 200).split(separator: "`").joined(
      separator: "'")
  }

  /// Why a theme cannot be chosen, as a sentence's end: a reason that asks has its mark already.
  func faultSentence(_ theme: FaultyTheme) -> String {
    let fault = fault(theme)
    return fault.hasSuffix("?") ? fault : fault + "."
  }

  /// What stands beside a theme that cannot be chosen.
  func cannotBeChosen(_ theme: FaultyTheme) -> String {
    say("cannot be chosen: \(fault(theme))", "seçilemez: \(fault(theme))")
  }

  /// What is said of the file of a theme that comes with the program: without the file it is as it was.
  func cannotReplace(_ theme: FaultyTheme) -> String {
    say(
      "the built-in theme is used, since your file cannot be: \(fault(theme))",
      "dosyanız kullanılamadığından yerleşik tema kullanılıyor: \(fault(theme))")
  }

  /// What a design looks like.
  func design(_ design: Design) -> String {
    switch design {
    case .table: say("a row for each title, in columns", "her yapıma bir satır, sütunlar halinde")
    case .cards:
      say(
        "a few lines for each title, with its overview",
        "her yapıma birkaç satır, özetiyle birlikte")
    }
  }

  /// How to use the history.
  func historyHint(_ number: Int) -> String {
    say(
      "`undo` takes back the last line; `goto \(number)` shows how things stood after line \(number).",
      "`undo` son satırı geri alır; `goto \(number)`, \(number). satırdan sonrasını gösterir.")
  }

  /// How many lines were undone.
  func undoneLines(_ count: Int) -> String {
    say(
      count == 1
        ? "One line was undone: redo repeats it."
        : "\(number(count)) lines were undone: each redo repeats one of them.",
      count == 1
        ? "Bir satır geri alındı: redo yineler."
        : "\(number(count)) satır geri alındı: her redo birini yineler.")
  }

  /// How many lines are not listed.
  func earlierLines(_ count: Int) -> String {
    say(
      count == 1 ? "1 earlier line" : "\(number(count)) earlier lines",
      "daha önce \(number(count)) satır")
  }

  /// How to choose a list.
  var listsHint: String { say("Choose one with", "Birini seçmek için:") }

  /// The two lists of the feed, and the kinds of genres.
  func kind(_ kind: ListKind) -> String {
    switch kind {
    case .movies: say("Movies", "Filmler")
    case .shows: say("Series", "Diziler")
    }
  }

  /// That names may be cut.
  var listsShort: String {
    say(
      "The beginning of a name is enough where only one list fits.",
      "Yalnız bir listeye uyan bir başlangıç yeter.")
  }

  /// How to open a genre's list.
  var genresHint: String { say("Open one with", "Birini açmak için:") }

  /// Before an example.
  var example: String { say("for example", "örneğin") }

  /// Where the genres are not known.
  var noGenres: String {
    say("The genres are not loaded.", "Türler yüklenmedi.")
  }

  /// The heads of the list of filters.
  var filterColumns: (name: String, example: String, meaning: String) {
    (say("Filter", "Süzgeç"), say("Example", "Örnek"), say("Meaning", "Anlamı"))
  }

  /// What says that no filter is set.
  var noFilters: String {
    say("No filter is set: the whole list is shown.", "Süzgeç yok: listenin tamamı görünüyor.")
  }

  /// What filters do where no list is on screen.
  var filtersOpenList: String {
    say("Filters set here open a list of movies.", "Süzgeçler buradan bir film listesi açar.")
  }

  /// How to take filters away.
  func removing(_ count: Int) -> String {
    count == 1
      ? say("Remove it with", "Kaldırmak için:")
      : say("Remove one with", "Birini kaldırmak için:")
  }

  /// How to set a filter.
  var setHint: String { say("Set one or more with", "Eklemek için:") }

  /// How a tab stands.
  func tabState(isOpen: Bool) -> String {
    isOpen ? say("open", "açık") : say("locked", "kilitli")
  }

  /// What a tab holds.
  func about(_ tab: Tab) -> String {
    switch tab {
    case .feed: say("the movie feed and the series feed", "film ve dizi akışı")
    case .discover: say("what is trending, people, genres", "gündem, kişiler, türler")
    case .profile: say("favorites, watchlist, ratings", "favoriler, izleme listesi, puanlar")
    case .pokedex: say("Pokémon by number", "numarasıyla Pokémonlar")
    case .marvel: say("characters and comics", "karakterler ve çizgi romanlar")
    }
  }

  /// How a locked tab is opened.
  func whenUnlocked(_ tab: Tab) -> String? {
    switch tab {
    case .feed, .discover, .profile: nil
    case .pokedex:
      say(
        "opens when you follow a Pokémon keyword on a movie's page",
        "bir film sayfasında Pokémon anahtar kelimesi izlenince açılır")
    case .marvel:
      say(
        "opens when you follow Marvel Studios or its universe on a movie's page",
        "bir film sayfasında Marvel Studios ya da evreni izlenince açılır")
    }
  }

  /// Before the command that opens a tab directly.
  var openAtOnce: String { say("open it now with", "hemen açmak için:") }

  /// What the language and the region are for.
  var languageLabel: String { say("Language", "Dil") }
  var regionLabel: String { say("Region", "Bölge") }
  var languageMeaning: String {
    say(
      "of titles and overviews; any that TMDB has", "başlık ve özetlerin; TMDB'nin bildiği her dil")
  }
  var regionMeaning: String {
    say(
      "of release dates, certifications, where to watch",
      "vizyon tarihi, yaş sınırı ve platformların")
  }
  var localeHint: String { say("Change them with", "Değiştirmek için:") }
  var speaks: String {
    say(
      "Marquee itself speaks English, and Turkish when the language is tr.",
      "Marquee'nin kendisi, dil tr ise Türkçe, değilse İngilizce konuşur.")
  }
}
