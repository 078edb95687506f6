import Catalog

extension BuiltInCatalogue {
  /// A person with the credits in all titles of the catalog.
  func person(_ id: ID<Person>, _ language: Language) -> Person? {
    guard let line = CatalogueFile.people.line(id.rawValue) else { return nil }
    let row = JSONObject(line)
    guard let summary = personSummary(row, language) else { return nil }
    var person = Person(summary)
    person.biography = CatalogueFile.peopleInEnglish.line(id.rawValue)
      .flatMap { JSONObject($0).string("biography") }
      .map { LocalizedText($0, language: "en") }
    person.birthday = row.string("birthday").flatMap { CalendarDate($0) }
    person.deathday = row.string("deathday").flatMap { CalendarDate($0) }
    person.placeOfBirth = row.string("place_of_birth")
    person.alsoKnownAs = row.strings("also_known_as")
    person.imdbID = row.string("imdb_id")
    person.credits = credits(of: id, language)
    return person
  }

  /// Every role and job of a person: movies by id, then series, then parts in single episodes.
  ///
  /// How many episodes is not said: the files do not list every episode's guests.
  func credits(of id: ID<Person>, _ language: Language) -> [PersonCredit] {
    var credits: [PersonCredit] = []
    var seen: Set<PersonCredit> = []
    for place in creditPlaces(of: id) {
      guard let title = summary(of: place.title, language) else { continue }
      let row = JSONObject(place.line)
      func add(_ part: PersonCredit.Part) {
        let credit = PersonCredit(title: title, part: part)
        if seen.insert(credit).inserted { credits.append(credit) }
      }
      for credit in row.objects("cast") + row.objects("guest_stars")
      where credit.int("id") == id.rawValue {
        add(.cast(character: credit.string("character")))
      }
      for credit in row.objects("crew") where credit.int("id") == id.rawValue {
        guard let job = credit.string("job") else { continue }
        add(.crew(department: credit.string("department").map { Department($0) }, job: job))
      }
      for creator in row.objects("created_by") where creator.int("id") == id.rawValue {
        add(.crew(department: .creator, job: "Creator"))
      }
    }
    return credits
  }

  /// The lines that credit a person, with the titles they are of.
  private func creditPlaces(of id: ID<Person>) -> [(title: TitleID, line: Bytes)] {
    guard let line = CatalogueFile.creditIndex.line(id.rawValue),
      let tab = line.firstIndex(of: UInt8(ascii: "\t"))
    else { return [] }
    var places: [(title: TitleID, line: Bytes)] = []
    line[tab + 1..<line.count].split(UInt8(ascii: ",")) { entry in
      var numbers: [Int] = []
      entry[1..<entry.count].split(UInt8(ascii: "/")) { part in
        if let number = part.number { numbers.append(number) }
      }
      guard let first = numbers.first else { return }
      switch entry[0] {
      case UInt8(ascii: "m"):
        if let line = CatalogueFile.movies.line(first) { places.append((.movie(ID(first)), line)) }
      case UInt8(ascii: "t"):
        if let line = CatalogueFile.shows.line(first) { places.append((.show(ID(first)), line)) }
      default:
        guard numbers.count == 3 else { return }
        let key = CatalogueFile.Key(first: first, second: numbers[1], third: numbers[2])
        if let line = CatalogueFile.episodes.line(key) { places.append((.show(ID(first)), line)) }
      }
    }
    return places
  }
}
