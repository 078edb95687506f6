import Navigation

/// The words of the navigation matrix.
extension Words {
  /// Where a row of the matrix begins.
  func origin(_ origin: NavigationMatrix.Origin) -> String {
    switch origin {
    case .any: say("any screen", "her ekran")
    case .anyExcept(let other):
      say("any but \(screen(other))", "\(screen(other)) dışında her ekran")
    case .screen(let own): screen(own)
    }
  }

  /// Where a row of the matrix leads.
  func destination(_ destination: NavigationMatrix.Destination) -> String {
    switch destination {
    case .anyStack:
      say("the stack a link with a tab names", "sekmeli bağlantının adlandırdığı yığın")
    case .screen(let own): screen(own)
    }
  }

  /// What happens to the stack.
  func transition(_ transition: Transition) -> String {
    switch transition {
    case .push: say("push", "üste koy")
    case .replace: say("replace", "yerine koy")
    case .reset: say("reset", "baştan kur")
    case .selectTab: say("select tab", "sekme seç")
    }
  }

  /// What a transition means, in the legend beneath the matrix.
  func meaning(_ transition: Transition) -> String {
    switch transition {
    case .push: say("on top of what is on screen", "ekrandakinin üstüne")
    case .replace: say("in its place", "onun yerine")
    case .reset: say("the whole stack becomes another", "bütün yığın değişir")
    case .selectTab:
      say("another tab, as it was left", "öteki sekme, bırakıldığı gibi")
    }
  }

  /// How a person gets from one screen to another.
  func way(_ way: Way) -> String {
    switch way {
    case .tabCommand: say("the tab's name; again: to its root", "sekmenin adı; yine: köküne")
    case .searchCommand: say("search …", "search …")
    case .searchAgain: say("search … again", "yeniden search …")
    case .link: say("a link or pasted address without a tab", "sekmesiz bağlantı ya da adres")
    case .resolved: say("what the id names", "kimliğin adlandırdığı")
    case .wholeLink: say("go LINK", "go LINK")
    case .title: say("a title", "bir yapım")
    case .listName: say("a list's name; filters", "bir listenin adı; süzgeçler")
    case .trendingTitle: say("a trending title", "gündemdeki bir yapım")
    case .popularPerson: say("a popular person", "popüler bir kişi")
    case .allPeople: say("all popular people", "bütün popüler kişiler")
    case .genre: say("a genre", "bir tür")
    case .genreOrOnTheAir: say("a genre; on the air", "bir tür; yayındakiler")
    case .name: say("a name", "bir ad")
    case .seeAll: say("see all", "hepsini gör")
    case .filters: say("where, sort, list", "where, sort, list")
    case .castFilm: say("a film in a cast list", "oyuncu listesindeki bir film")
    case .result: say("a result", "bir sonuç")
    case .foundList: say("a keyword, a company", "bir anahtar kelime, bir şirket")
    case .castOrCrew: say("the cast and crew", "oyuncular ve ekip")
    case .keywordGenreCompany:
      say("a keyword, a genre, a company", "bir anahtar kelime, tür ya da şirket")
    case .keywordGenreNetwork:
      say("a keyword, a genre, a network", "bir anahtar kelime, tür ya da kanal")
    case .collection: say("its collection", "koleksiyonu")
    case .section: say("a section of the page", "sayfanın bir bölümü")
    case .season: say("a season", "bir sezon")
    case .sibling: say("next, previous", "next, previous")
    case .episode: say("an episode", "bir bölüm")
    case .guest: say("a guest", "bir konuk")
    case .guestOrCrew: say("a guest, the crew", "bir konuk, ekip")
    case .credit: say("a credit", "bir yapımı")
    case .allFilms: say("all films", "bütün filmleri")
    case .allShows: say("all series", "bütün dizileri")
    case .part: say("a part", "bir parçası")
    case .pokemon: say("a Pokémon", "bir Pokémon")
    case .evolution: say("an evolution", "bir evrim")
    case .character: say("a character", "bir karakter")
    case .comic: say("a comic", "bir çizgi roman")
    case .appearance: say("who appears", "kimlerin göründüğü")
    }
  }

  /// The name of the matrix.
  var matrixTitle: String { say("The navigation matrix", "Gezinti matrisi") }

  /// What the matrix is, under its name.
  var matrixSubtitle: String {
    say("From which screen which can be reached, and how.", "Hangi ekrandan hangisine, nasıl.")
  }

  /// What else a person who types the word in a browser of films may want.
  var matrixFilmHint: String { say("Looking for the film? Type", "Filmi mi arıyorsunuz? Yazın:") }

  /// The heads of the matrix's columns.
  var matrixColumns: (from: String, to: String, transition: String, way: String) {
    (
      say("From", "Nereden"), say("To", "Nereye"), say("Step", "Adım"), say("How", "Nasıl")
    )
  }
}
