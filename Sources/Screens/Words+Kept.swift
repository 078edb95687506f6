import Catalog

/// The words of the profile and of the lists of what a person keeps.
extension Words {
  /// A list's name as a heading.
  func name(_ list: KeptList) -> String {
    switch list {
    case .favorites: say("Favorites", "Favoriler")
    case .watchlist: say("Watchlist", "İzleme listesi")
    case .rated: say("Rated by you", "Puanladıklarınız")
    }
  }

  /// What opens a whole list from the profile.
  func seeAll(_ list: KeptList) -> String {
    switch list {
    case .favorites: say("see all favorites", "bütün favoriler")
    case .watchlist: say("see the whole watchlist", "izleme listesinin tamamı")
    case .rated: say("see all you have rated", "puanladıklarınızın hepsi")
    }
  }

  /// How many titles a list has.
  func count(_ count: Int, _ list: KeptList) -> String {
    switch list {
    case .favorites: counted(count, "favorite", "favorites", "favori")
    case .watchlist: say("\(number(count)) on the watchlist", "izleme listesinde \(number(count))")
    case .rated: say("\(number(count)) rated", "\(number(count)) puan")
    }
  }

  /// Where marks are, and that there is no account.
  var keptHere: String {
    say(
      "You are not signed in: what you mark stays on this machine.",
      "Oturum açmadınız: işaretledikleriniz bu bilgisayarda kalır.")
  }

  /// The order of lists of kept titles.
  var latestFirst: String { say("latest first", "en son eklenen önce") }

  /// Another order of what is loaded of a list; by rating, where that is one's own.
  func sortedKept(_ order: SortOrder, _ list: KeptList) -> String {
    guard list == .rated, order.key == .rating else { return sortedLoaded(order) }
    return order.isAscending
      ? say("loaded titles, your lowest ratings first", "yüklenenler, önce en düşük puanlarınız")
      : say("loaded titles, your highest ratings first", "yüklenenler, önce en yüksek puanlarınız")
  }

  /// The end of a list of kept titles.
  func endOfKept(_ count: Int) -> String {
    say("End of the list: \(titles(count)).", "Listenin sonu: \(titles(count)).")
  }

  /// That a list has nothing in it.
  func noneKept(_ list: KeptList) -> String {
    switch list {
    case .favorites: say("You have no favorites yet.", "Henüz favoriniz yok.")
    case .watchlist: say("Nothing is on your watchlist yet.", "İzleme listeniz henüz boş.")
    case .rated: say("You have not rated anything yet.", "Henüz hiçbir şeyi puanlamadınız.")
    }
  }

  /// How a list comes to have something in it.
  func howToKeep(_ list: KeptList) -> String {
    switch list {
    case .favorites:
      say(
        "Type `fav` on a title's page, or `fav 3` for the row with that number.",
        "Bir yapımın sayfasında `fav`, bir listedeki satır için `fav 3` yazın.")
    case .watchlist:
      say(
        "Type `later` on a title's page, or `later 3` for the row with that number.",
        "Bir yapımın sayfasında `later`, bir listedeki satır için `later 3` yazın.")
    case .rated:
      say(
        "Type `rate 8.5` on a title's page, or `rate 8.5 3` for the row with that number.",
        "Bir yapımın sayfasında `rate 8,5`, bir listedeki satır için `rate 8,5 3` yazın.")
    }
  }
}
