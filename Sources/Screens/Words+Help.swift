public import AppCore

/// What every command does, in one line.
extension Words {
  /// What TMDB's terms ask every program to say that uses it, and whose facts about where to watch are shown.
  var attribution: String {
    say(
      "This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB. Where to watch: data by JustWatch.",
      "Bu ürün TMDB'yi ve TMDB API'lerini kullanır ancak TMDB tarafından desteklenmemekte, onaylanmamakta ya da sertifikalandırılmamaktadır. Nerede izlenir verileri: JustWatch."
    )
  }

  /// What a command does: one sentence.
  public func help(_ name: CommandName) -> String {
    switch name {
    case .feed: say("Shows the movie and series feeds.", "Film ve dizi akışını gösterir.")
    case .discover:
      say(
        "Shows what is trending, genres and popular people.",
        "Gündemi, türleri ve popüler kişileri gösterir.")
    case .profile:
      say(
        "Shows your favorites, watchlist and ratings.",
        "Favorilerinizi, izleme listenizi ve puanlarınızı gösterir.")
    case .pokedex:
      say("Shows the Pokédex, once it is unlocked.", "Kilidi açıldıysa Pokédex'i gösterir.")
    case .marvel:
      say(
        "Shows Marvel characters, once they are unlocked.",
        "Kilidi açıldıysa Marvel karakterlerini gösterir.")
    case .search:
      say(
        "Finds films, series, people, collections, keywords and companies.",
        "Film, dizi, kişi, koleksiyon, anahtar kelime ve şirket bulur.")
    case .people: say("Lists popular people.", "Popüler kişileri listeler.")
    case .find: say("Opens the page of an IMDb id.", "Bir IMDb kimliğinin sayfasını açar.")
    case .favorites: say("Lists your favorites.", "Favorilerinizi listeler.")
    case .watchlist: say("Lists your watchlist.", "İzleme listenizi gösterir.")
    case .rated: say("Lists what you rated.", "Puanladıklarınızı listeler.")
    case .cast: say("Lists cast and crew.", "Oyuncuları ve ekibi listeler.")
    case .reviews: say("Shows what people wrote about it.", "Hakkında yazılanları gösterir.")
    case .similar: say("Lists similar titles.", "Benzer yapımları listeler.")
    case .recommended:
      say(
        "Lists what TMDB recommends to people who like it.",
        "Sevenlere TMDB'nin önerdiklerini listeler.")
    case .videos:
      say("Lists trailers and other videos.", "Fragmanları ve öteki videoları listeler.")
    case .images: say("Lists its pictures.", "Görsellerini listeler.")
    case .providers: say("Shows where it can be watched.", "Nerede izlenebileceğini gösterir.")
    case .collection: say("Opens the collection it belongs to.", "Ait olduğu koleksiyonu açar.")
    case .seasons: say("Lists the seasons of the series.", "Dizinin sezonlarını listeler.")
    case .season: say("Opens a season by its number.", "Numarasıyla bir sezonu açar.")
    case .episode:
      say(
        "Opens an episode by its number, or by its name in any season.",
        "Bir bölümü numarasıyla ya da herhangi bir sezondaki adıyla açar.")
    case .genres: say("Lists the genres, or opens one.", "Türleri listeler ya da birini açar.")
    case .open:
      say(
        "Follows a choice by its number or its name.", "Numarası ya da adıyla bir seçeneği izler.")
    case .read: say("Shows a review in full.", "Bir yorumun tamamını gösterir.")
    case .back: say("Goes back to what was on screen before.", "Önceki ekrana döner.")
    case .forward: say("Goes forward again after going back.", "Geri gidilen son adımı geri alır.")
    case .up: say("Goes up one place.", "Bir basamak yukarı çıkar.")
    case .home: say("Goes to the top of the tab.", "Sekmenin başına gider.")
    case .next:
      say(
        "Goes to the next season, episode, review or Pokémon.",
        "Sonraki sezona, bölüme, yoruma ya da Pokémon'a gider.")
    case .previous:
      say(
        "Goes to the previous season, episode, review or Pokémon.",
        "Önceki sezona, bölüme, yoruma ya da Pokémon'a gider.")
    case .go:
      say("Opens a link or a pasted address.", "Bir bağlantıyı ya da yapıştırılan adresi açar.")
    case .link: say("Prints the link of what is on screen.", "Ekrandakinin bağlantısını verir.")
    case .web: say("Prints its address on themoviedb.org.", "themoviedb.org adresini verir.")
    case .imdb: say("Prints its address on imdb.com.", "imdb.com adresini verir.")
    case .more:
      say(
        "Shows the next screenful, then the next page.",
        "Sayfanın devamını, sonra sonraki sayfayı gösterir.")
    case .first: say("Goes to the top of the page.", "Sayfanın başına döner.")
    case .filter:
      say(
        "Shows only rows with a text, or all rows again.",
        "Yalnız metni içeren satırları gösterir; tek başına hepsini.")
    case .sort:
      say(
        "Sorts the list, or puts it back in its own order.",
        "Listeyi sıralar; tek başına ilk sıraya döner.")
    case .where:
      say(
        "Sets and removes filters, or shows them.",
        "Süzgeç koyar ve kaldırır; tek başına gösterir.")
    case .list:
      say(
        "Shows another list, or names them all.",
        "Başka bir listeye geçer; tek başına hangileri, söyler.")
    case .mark:
      say(
        "Marks a title as a favorite or for the watchlist.",
        "Yapımı favorilere ya da izleme listesine ekler.")
    case .unmark: say("Removes a mark.", "İşareti kaldırır.")
    case .fav: say("Adds a title to your favorites.", "Yapımı favorilere ekler.")
    case .unfav: say("Removes it from your favorites.", "Favorilerden çıkarır.")
    case .later: say("Adds a title to your watchlist.", "İzleme listesine ekler.")
    case .unlater: say("Removes it from your watchlist.", "İzleme listesinden çıkarır.")
    case .rate: say("Rates a title from 0.5 to 10.", "Yapıma 0,5 ile 10 arası puan verir.")
    case .unrate: say("Removes your rating.", "Puanınızı kaldırır.")
    case .forget:
      say(
        "Forgets a past search or all of them, or lists them.",
        "Bir aramayı ya da hepsini unutur; tek başına gösterir.")
    case .adult:
      say(
        "Shows or hides adult titles in lists, or says which.",
        "Listelerde yetişkin yapımlarını gösterir ya da göstermez; tek başına durumu söyler.")
    case .design:
      say(
        "Changes the layout of lists, or shows the layouts.",
        "Listelerin düzenini değiştirir; tek başına söyler.")
    case .history:
      say("Lists the lines that can be undone.", "Geri alınabilecek satırları listeler.")
    case .undo: say("Undoes the last line.", "Son satırı geri alır.")
    case .redo: say("Redoes what was undone.", "Geri alınanı yineler.")
    case .goto: say("Shows how things stood after a line.", "Bir satırdan sonraki durumu gösterir.")
    case .login:
      say(
        "Signs in to TMDB; `upload` sends your marks.",
        "TMDB'de oturum açar; `upload` işaretleri gönderir.")
    case .logout:
      say("Signs out of TMDB; your marks stay.", "TMDB oturumunu kapatır; işaretler kalır.")
    case .import:
      say(
        "Imports marks and ratings from a file.",
        "Bir dosyadaki işaret ve puanları ekler.")
    case .export:
      say(
        "Writes your marks and ratings to a file.",
        "İşaretlerinizi ve puanlarınızı bir dosyaya yazar.")
    case .theme:
      say("Changes the theme, or lists the themes.", "Temayı değiştirir; tek başına listeler.")
    case .language:
      say("Changes the language, or shows it.", "Dili değiştirir; tek başına söyler.")
    case .region:
      say("Changes the country, or shows it.", "Ülkeyi değiştirir; tek başına söyler.")
    case .tabs:
      say("Unlocks tabs, or lists them all.", "Kilitli sekmeleri açar; tek başına listeler.")
    case .reload: say("Loads what is on screen again.", "Ekrandakini yeniden yükler.")
    case .cancel: say("Stops what is loading.", "Yüklemeyi durdurur.")
    case .matrix:
      say("Shows which screen leads where.", "Hangi ekrandan nereye gidildiğini gösterir.")
    case .help:
      say("Lists the commands, or explains one.", "Komutları listeler ya da birini açıklar.")
    case .quit: say("Quits Marquee.", "Çıkar.")
    }
  }

  /// What commands of a group are about.
  public func group(_ group: CommandGroup) -> String {
    switch group {
    case .places: say("Places", "Yerler")
    case .moving: say("Moving", "Gezinme")
    case .lists: say("Lists", "Listeler")
    case .marks: say("What you keep", "Sakladıklarınız")
    case .settings: say("Settings", "Ayarlar")
    case .loading: say("Loading", "Yükleme")
    case .machine: say("The program", "Program")
    }
  }

  /// A command with what it takes: `list [NAME]`.
  public func synopsis(_ spec: CommandSpec) -> String {
    ([spec.name.rawValue] + spec.arguments.map(placeholder)).joined(separator: " ")
  }

  /// An argument as it stands in a synopsis: in brackets where it may be left out.
  public func placeholder(_ argument: CommandArgument) -> String {
    let word = placeholder(argument.kind)
    return switch argument.presence {
    case .required: word
    case .optional: "[\(word)]"
    case .repeated: "[\(word) …]"
    }
  }

  /// The word that stands for an argument.
  func placeholder(_ kind: CommandArgument.Kind) -> String {
    switch kind {
    case .choice, .count, .row, .review, .lineNumber, .seasonNumber, .episodeNumber: say("N", "N")
    case .markKind: say("MARK", "İŞARET")
    case .rating: say("VALUE", "PUAN")
    case .pastSearch: say("N|all", "N|all")
    case .loginKind: say("guest|upload", "guest|upload")
    case .dropping: say("drop", "drop")
    case .onOff: say("on|off", "on|off")
    case .design: say("cards|table", "cards|table")
    case .query, .rowText: say("TEXT", "METİN")
    case .externalID: say("ID", "KİMLİK")
    case .link: say("LINK", "BAĞLANTI")
    case .importedFile, .exportedFile: say("FILE", "DOSYA")
    case .sortKey: say("KEY", "ÖLÇÜT")
    case .filter: say("NAME=VALUE", "AD=DEĞER")
    case .listName, .theme: say("NAME", "AD")
    case .genre: say("GENRE", "TÜR")
    case .language, .region: say("CODE", "KOD")
    case .tab: say("TAB", "SEKME")
    case .command: say("COMMAND", "KOMUT")
    }
  }

  /// What an argument is.
  public func meaning(_ kind: CommandArgument.Kind) -> String {
    switch kind {
    case .choice:
      say(
        "the number of a choice, or its name, or the beginning of it",
        "bir seçeneğin numarası, adı ya da adının başı")
    case .count: say("how many steps", "kaç adım")
    case .query:
      say(
        "what to look for; y:1999 limits it to a year, type:person to a kind",
        "aranan; y:1999 yıl, type:person çeşit ister")
    case .externalID: say("as in tt0133093 or nm0000206", "tt0133093 ya da nm0000206 gibi")
    case .link:
      say(
        "as link prints it, or a TMDB or IMDb address",
        "link'in yazdığı gibi ya da TMDB, IMDb adresi")
    case .rowText:
      say(
        "text that rows must have; y:1990-1999 for years, is:unmarked for marks, genre:comedy for a genre, runtime<150 for what is short enough; in the Pokédex a name, a number or a type",
        "satırlarda geçmesi gereken; y:1990-1999 yıl, is:unmarked işaret, genre:comedy tür, runtime<150 süre sorar"
      )
    case .sortKey:
      say(
        "popularity, rating, votes, date, title, revenue; add .asc or .desc for the direction",
        "popularity, rating, votes, date, title, revenue; yönü .asc ya da .desc")
    case .filter:
      say(
        "year=1990-1999 and runtime<95 work too, and so does a bare comedy, 1990s, japanese or netflix; NAME= removes a filter, none removes all; where by itself lists the names",
        "year=1990-1999 ve runtime<95 de olur, tek başına comedy, 1990s, japanese ya da netflix de; AD= süzgeci kaldırır, none hepsini; where tek başına adları listeler"
      )
    case .listName:
      say("a list's name, or the beginning of it", "bir listenin adı ya da adının başı")
    case .genre: say("a genre's name, or the beginning of it", "bir türün adı ya da adının başı")
    case .seasonNumber:
      say("a season's number; 0 or specials", "bir sezonun numarası; 0 ya da specials")
    case .episodeNumber:
      say("its number, or a part of its name", "numarası ya da adının bir parçası")
    case .markKind: say("favorite or watchlist", "favorite ya da watchlist")
    case .rating: say("0.5 to 10, in half steps", "0,5 ile 10 arası, yarım adımlarla")
    case .row:
      say(
        "the number of a title on the page; without it the title on screen",
        "sayfadaki bir yapımın numarası; yoksa ekrandaki yapım")
    case .review: say("the number of a review on the page", "sayfadaki bir yorumun numarası")
    case .pastSearch:
      say("the number of a past search, or all", "bir eski aramanın numarası ya da all")
    case .lineNumber:
      say("the number of a line, as history lists it", "history'nin verdiği satır numarası")
    case .loginKind:
      say(
        "guest: only ratings are sent; upload: sends what TMDB lacks",
        "guest: yalnız puanlar gönderilir; upload: TMDB'de olmayanları gönderir")
    case .dropping:
      say(
        "forgets what was not sent yet; the marks stay",
        "henüz gönderilmeyenleri unutur; işaretler kalır")
    case .onOff: say("on or off", "on ya da off")
    case .design: say("cards or table", "cards ya da table")
    case .importedFile:
      say(
        "Marquee's or Trakt's JSON, CSV from Letterboxd, IMDb or Trakt; \(fileOptions(kind))",
        "Marquee JSON'u; Letterboxd, IMDb, Trakt CSV'si; \(fileOptions(kind))")
    case .exportedFile:
      say(
        "in the format its name says; \(fileOptions(kind))",
        "adının belirttiği biçimde; \(fileOptions(kind))")
    case .theme: say("a theme's name", "bir temanın adı")
    case .language: say("two letters, as in tr or pt-BR", "tr ya da pt-BR gibi iki harf")
    case .region: say("two letters, as in TR", "TR gibi iki harf")
    case .tab: say("pokedex or marvel", "pokedex ya da marvel")
    case .command: say("a command, or another word for it", "bir komut ya da öteki adı")
    }
  }

  /// The labels of one command's page.
  var aliasesLabel: String { say("Also", "Öteki adları") }
  var scopeLabel: String { say("Where", "Nerede") }
  var exampleLabel: String { say("Example", "Örnek") }
  var everywhere: String { say("everywhere", "her yerde") }

  /// How to use the list of commands.
  var helpHint: String {
    say(
      "A number by itself follows that choice. `help COMMAND` explains a command. Tab completes.",
      "Tek başına bir sayı o seçeneği izler. `help KOMUT` bir komutu açıklar. Tab tamamlar.")
  }
}
