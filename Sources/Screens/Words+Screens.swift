import Navigation

/// The words for the kinds of page there are.
extension Words {
  /// What a screen is called where it is one of many.
  func screen(_ screen: Screen) -> String {
    switch screen {
    case .feed: say("feed", "akış")
    case .discover: say("discover", "keşfet")
    case .profile: say("profile", "profil")
    case .pokedex: say("Pokédex", "Pokédex")
    case .marvel: say("Marvel", "Marvel")
    case .movie: say("movie", "film")
    case .tvShow: say("series", "dizi")
    case .season: say("season", "sezon")
    case .episode: say("episode", "bölüm")
    case .person: say("person", "kişi")
    case .collection: say("collection", "koleksiyon")
    case .people: say("people", "kişiler")
    case .movieList: say("movie list", "film listesi")
    case .showList: say("series list", "dizi listesi")
    case .search: say("search", "arama")
    case .find: say("look-up", "kimlikle bulma")
    case .favorites: say("favorites", "favoriler")
    case .watchlist: say("watchlist", "izleme listesi")
    case .rated: say("rated", "puanlananlar")
    case .credits: say("credits", "kadro")
    case .reviews: say("reviews", "yorumlar")
    case .similar: say("similar", "benzerler")
    case .recommended: say("recommended", "önerilenler")
    case .videos: say("videos", "videolar")
    case .watch: say("where to watch", "nerede izlenir")
    case .images: say("images", "görseller")
    case .pokemon: say("Pokémon", "Pokémon")
    case .character: say("character", "karakter")
    case .comic: say("comic", "çizgi roman")
    }
  }
}
