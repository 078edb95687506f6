import Catalog
import Navigation

/// The words of the frame around every page.
extension Words {
  /// Where what is shown comes from.
  func source(_ source: Source) -> String {
    switch source {
    case .builtIn(let day):
      say(
        "built-in sample · real facts, the newest from \(month(of: day))",
        "yerleşik örnek · gerçek bilgiler, en yenileri \(month(of: day))")
    case .live: say("live from TMDB", "TMDB'den canlı")
    }
  }

  /// Where what is shown comes from, where there is little room.
  func shortSource(_ source: Source) -> String {
    switch source {
    case .builtIn(let day):
      say("sample, up to \(month(of: day))", "örnek, en yenisi \(month(of: day))")
    case .live: say("live", "canlı")
    }
  }

  /// That what is shown is TMDB's, kept from before, with its age.
  func keptSource(seconds: Int) -> String {
    say(
      "kept from TMDB · loaded \(ago(seconds: seconds))",
      "TMDB'den saklanan · yüklenme: \(ago(seconds: seconds))")
  }

  /// That what is shown was kept from before, where there is little room.
  func shortKeptSource(seconds: Int) -> String {
    say("kept, \(ago(seconds: seconds))", "saklanan, \(ago(seconds: seconds))")
  }

  /// Where what is shown is kept, which is the person's own.
  enum OwnPlace {
    case here, hereAndAtTMDB
    /// All here, and of it the ratings at TMDB as well: a guest's.
    case hereWithRatingsAtTMDB
  }

  /// That what is shown is the person's own, and where and how it is kept.
  func ownSource(_ keeping: Keeping, _ place: OwnPlace) -> String {
    switch (keeping, place) {
    case (.memory, _):
      say("your own marks · kept until you leave", "kendi işaretleriniz · çıkana dek saklanır")
    case (.file, .here), (.fileAfterDamage, .here):
      say("your own marks · kept on this machine", "kendi işaretleriniz · bu bilgisayarda saklanır")
    case (.file, .hereAndAtTMDB), (.fileAfterDamage, .hereAndAtTMDB):
      say(
        "your own marks · kept here and on TMDB", "kendi işaretleriniz · burada ve TMDB'de saklanır"
      )
    case (.file, .hereWithRatingsAtTMDB), (.fileAfterDamage, .hereWithRatingsAtTMDB):
      say(
        "your own marks · kept here, ratings on TMDB too",
        "kendi işaretleriniz · burada saklanır, puanlar TMDB'de de")
    }
  }

  /// That what is shown is the person's own, where there is little room.
  var shortOwnSource: String { say("your own marks", "kendi işaretleriniz") }

  /// What a tab is called.
  func tab(_ tab: Tab) -> String {
    switch tab {
    case .feed: say("Feed", "Akış")
    case .discover: say("Discover", "Keşfet")
    case .profile: say("Profile", "Profil")
    case .pokedex: say("Pokédex", "Pokédex")
    case .marvel: say("Marvel", "Marvel")
    }
  }

  /// What a part of a title's or a person's page is called in the breadcrumb.
  func part(_ page: SubjectPart) -> String {
    switch page {
    case .credits: say("Cast and crew", "Oyuncular ve ekip")
    case .reviews: say("Reviews", "Yorumlar")
    case .similar: say("Similar", "Benzerleri")
    case .recommended: say("Recommended", "Önerilenler")
    case .videos: say("Videos", "Videolar")
    case .images: say("Images", "Görseller")
    case .watch: say("Where to watch", "Nerede izlenir")
    }
  }

  /// A part of a title's or a person's page that has a page of its own.
  enum SubjectPart {
    case credits, reviews, similar, recommended, videos, images, watch
  }

  /// How much of the page follows, and how to see it.
  func linesBelow(_ count: Int) -> String {
    say(
      "↓ \(count == 1 ? "1 more line" : "\(number(count)) more lines"): type `more`",
      "↓ \(number(count)) satır daha var: `more` yazın")
  }

  /// How to see the first of several screenfuls again; whether the list goes on its own lines say.
  var lastScreenful: String {
    say("back to the top: type `first`", "başa dönmek için `first` yazın")
  }

  /// Which screenful of how many is shown; where the page goes on nobody knows how many there are.
  func screenful(_ number: Int, of count: Int?) -> String {
    "\(number)/" + (count.map(String.init) ?? "…")
  }

  /// That all of a failed page is not lost: what lists said of it stands above.
  var keptAbove: String {
    say("What is already known is shown above.", "Şimdiye dek bilinenler yukarıda.")
  }
}
