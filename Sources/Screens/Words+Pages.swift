import AppCore
import Catalog
import Navigation

/// The words of lists and searches as pages: their phases and what to do next.
extension Words {
  var noOverview: String { say("no overview", "özet yok") }

  /// How to change the list of the feed.
  var changeList: String { say("change with", "değiştirmek için:") }

  /// What opens a whole list.
  func seeAll(_ name: String) -> String { say("see all: \(name)", "hepsi: \(name)") }

  /// A count of things of a kind.
  func count(_ count: Int, _ kind: ListKind) -> String {
    let text = number(count)
    switch kind {
    case .movies: return say(count == 1 ? "1 movie" : "\(text) movies", "\(text) film")
    case .shows: return say(count == 1 ? "1 series" : "\(text) series", "\(text) dizi")
    }
  }

  /// How many rows of a list are loaded.
  func loaded(_ count: Int) -> String {
    say("\(number(count)) loaded", "\(number(count)) yüklü")
  }

  /// That the order is only that of what is loaded.
  func sortedLoaded(_ order: SortOrder) -> String {
    let few = order.key == .rating ? say(", few votes last", ", az oylular sonda") : ""
    return say("loaded rows, \(self.order(order))", "yüklenenler, \(self.order(order))") + few
  }

  /// How to have all of a list in the order that only what is loaded of it has.
  func sortsAll(_ kind: ListKind, _ command: String) -> String {
    switch kind {
    case .movies: say("Of all movies: `\(command)`", "Bütün filmler için: `\(command)`")
    case .shows: say("Of all series: `\(command)`", "Bütün diziler için: `\(command)`")
    }
  }

  /// The local filter with what it does.
  func filtering(_ text: String, shown: Int, hidden: Int) -> String {
    say(
      "filter “\(text)”: \(number(shown)) shown, \(number(hidden)) hidden",
      "süzgeç “\(text)”: \(number(shown)) görünüyor, \(number(hidden)) gizli")
  }

  /// How to drop the local filter.
  var dropFilter: String { say("show all with", "hepsi için:") }

  var loadingMore: String { say("Loading more …", "Devamı yükleniyor …") }

  /// What brings the next page.
  var moreHint: String { say("continue with", "devamı için:") }

  /// The end of a list.
  func endOfList(_ count: Int, _ kind: ListKind) -> String {
    say(
      "End of the list: \(self.count(count, kind)).", "Listenin sonu: \(self.count(count, kind)).")
  }

  /// The end of a list of films and series.
  func endOfTitles(_ count: Int) -> String {
    say("End of the list: \(titles(count)).", "Listenin sonu: \(titles(count)).")
  }

  /// What a person is in, films and series alike.
  func playedInAll(by name: String) -> String {
    say("Films and series with \(name)", "Film ve diziler, oyuncu: \(name)")
  }

  /// The end of results.
  var endOfResults: String { say("End of the results.", "Sonuçların sonu.") }

  /// How many adult titles a page does not show.
  func adultLeftOut(_ count: Int) -> String {
    say(
      "\(number(count)) adult \(count == 1 ? "title is" : "titles are") left out; show them with `adult on`.",
      "\(number(count)) yetişkin yapımı gösterilmiyor; göstermek için `adult on`.")
  }

  /// Rows that could not be read.
  func skipped(_ count: Int) -> String {
    say(
      count == 1
        ? "1 row could not be read and is left out."
        : "\(number(count)) rows could not be read and are left out.",
      "\(number(count)) satır okunamadığı için gösterilmiyor.")
  }

  /// TMDB's limit of pages.
  func pageLimit(_ total: Int) -> String {
    say(
      "TMDB lists no more than 500 pages; there are \(number(total)) in all. Narrow the list to see others.",
      "TMDB en çok 500 sayfa listeler; toplam \(number(total)) yapım var. Ötekiler için listeyi daraltın."
    )
  }

  /// An empty list with filters.
  func nothingPasses(_ kind: ListKind, filters count: Int) -> String {
    switch (kind, count == 1) {
    case (.movies, true):
      say("No movie matches this filter.", "Bu süzgece uyan film yok.")
    case (.movies, false):
      say(
        "No movie matches all of these filters. Remove one of them.",
        "Bu süzgeçlerin hepsine uyan film yok. Birini kaldırın.")
    case (.shows, true):
      say("No series matches this filter.", "Bu süzgece uyan dizi yok.")
    case (.shows, false):
      say(
        "No series matches all of these filters. Remove one of them.",
        "Bu süzgeçlerin hepsine uyan dizi yok. Birini kaldırın.")
    }
  }

  /// An empty list without filters.
  var emptyList: String {
    say("There is nothing in this list right now.", "Bu listede şu an bir şey yok.")
  }

  /// What to do about an empty list.
  var emptyListHint: String { say("See other lists with", "Öteki listeler için:") }

  /// Where the local filter hides every row.
  func allHidden(_ text: String, _ count: Int) -> String {
    count == 1
      ? say(
        "The one loaded row does not match the filter “\(text)”.",
        "“\(text)” süzgeci yüklenen tek satırı göstermiyor.")
      : say(
        "None of the \(number(count)) loaded rows matches the filter “\(text)”.",
        "“\(text)” süzgeci yüklenen \(number(count)) satırın hiçbirini göstermiyor.")
  }

  /// How to try again.
  var retryHint: String { say("Try again with", "Yeniden denemek için:") }

  /// What was kept where a further page failed.
  var loadedAbove: String {
    say("What was loaded earlier is shown above.", "Önceden yüklenenler yukarıda duruyor.")
  }
}

/// The words of search.
extension Words {
  var searchTitle: String { say("Search", "Arama") }

  /// A search with its text.
  func searchTitle(_ text: String) -> String { say("Search “\(text)”", "Arama “\(text)”") }

  /// What a row of results is.
  func kind(_ kind: SearchKind) -> String {
    switch kind {
    case .movie: say("film", "film")
    case .tv: say("series", "dizi")
    case .person: say("person", "kişi")
    case .collection: say("collection", "koleksiyon")
    case .keyword: say("keyword", "anahtar kelime")
    case .company: say("company", "şirket")
    }
  }

  /// That only one kind is looked for.
  func only(_ kind: SearchKind) -> String {
    switch kind {
    case .movie: say("films only", "yalnız filmler")
    case .tv: say("series only", "yalnız diziler")
    case .person: say("people only", "yalnız kişiler")
    case .collection: say("collections only", "yalnız koleksiyonlar")
    case .keyword: say("keywords only", "yalnız anahtar kelimeler")
    case .company: say("companies only", "yalnız şirketler")
    }
  }

  /// How many were found.
  func results(_ count: Int) -> String {
    say(count == 1 ? "1 result" : "\(number(count)) results", "\(number(count)) sonuç")
  }

  /// What following a keyword or a company shows.
  var itsMovies: String { say("its movies", "filmleri") }

  /// What a person is known for, where nothing is known.
  var unknownWork: String {
    isSample
      ? say("best known for: not in the sample", "bilinen yapımları örnekte yok")
      : say("best known for: not known to TMDB", "bilinen yapımları TMDB'de yok")
  }

  /// What can be searched for.
  var searchIntro: String {
    say(
      "Looks for films, series, people, collections, keywords and companies, by any title or name.",
      "Her başlık ve adla film, dizi, kişi, koleksiyon, anahtar kelime ve şirket arar.")
  }

  /// What a search with options does.
  func example(_ kind: SearchExample) -> String {
    switch kind {
    case .plain: say("everything that has it in its name", "adında geçen her şey")
    case .kind: say("people only", "yalnız kişiler")
    case .year: say("titles of one year", "bir yılın yapımları")
    case .id: say("an IMDb id opens its page", "bir IMDb kimliği sayfasını açar")
    }
  }

  /// No hit.
  func nothingFound(_ text: String) -> String {
    say("Nothing was found for “\(text)”.", "“\(text)” için bir şey bulunamadı.")
  }

  /// What became of the year in a search.
  func searchYear(_ year: SearchYear) -> String {
    switch year {
    case .taken(let year): say("from \(year)", "yıl: \(year)")
    case .dropped(let year):
      say(
        "nothing from \(year), so from any year",
        "\(year) yılından bir şey yok, bütün yıllar aranıyor")
    }
  }

  /// What to try after no hit.
  var tryHint: String {
    say(
      "Try fewer letters, another spelling, or the original title.",
      "Daha az harf, başka bir yazım ya da özgün adı deneyin.")
  }

  /// To search without the limits set.
  var widenHint: String { say("Look for everything with", "Her şeyi aramak için:") }

  /// The more there is beneath the hits of a half-typed search.
  var enterSeesAll: String { say("Enter: all results", "Enter: bütün sonuçlar") }

  /// Looking up an id of IMDb's.
  func finding(_ id: String) -> String { say("Looking up \(id) …", "\(id) aranıyor …") }

  /// An id that names nothing.
  func notFound(_ id: String) -> String {
    say("Nothing here has the id \(id).", "\(id) kimliğinde bir şey yok.")
  }

  /// What to do about an id that names nothing.
  var notFoundHint: String {
    say(
      "Check its digits, or look for the name with", "Rakamlarını denetleyin ya da adıyla arayın:")
  }
}

/// What the examples of the empty search show.
enum SearchExample: CaseIterable {
  case plain, kind, year, id
}
