import AppCore
import Catalog
import Navigation
import Typesetting

/// A person's page: who it is, what they are known for, and all they did.
struct PersonScreen {
  let id: ID<Catalog.Person>
  let canvas: Canvas
  private let columns: Int

  init(_ id: ID<Catalog.Person>, _ canvas: Canvas) {
    self.id = id
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page; of a person that is not loaded what lists said of them.
  var body: Body {
    guard let person = canvas.state.catalog.personDetails[id] else { return unloaded }
    var body = Body(head(person.summary))
    if columns >= Measure.twoColumns {
      // Wide enough a right column for the addresses to stand beside their names.
      let left = min(Measure.text, (columns - Measure.gutter) * 52 / 100)
      body.addBlock(
        beside(
          biography(person, left),
          facts(person).lines(columns - left - Measure.gutter), at: left + Measure.gutter))
    } else {
      body.addBlock(facts(person).lines(columns))
      body.addBlock(biography(person, columns))
    }
    body.addBlock(knownFor(person.summary.knownFor, columns))
    let filmography = Filmography(of: person)
    if filmography.groups.isEmpty, person.adult == 0 {
      body.addBlock(Line(words.noCredits, .muted).wrapped(to: columns))
    }
    let all = filmography.groups.flatMap(\.entries)
    for (group, entries) in filmography.groups {
      let table = FilmographyTable(group, entries, of: all, canvas)
      let heading = sectionHeading(
        words.group(group), note: words.titles(entries.count), columns)
      switch canvas.state.design {
      case .table: body.addBlock(heading + table.lines(columns))
      case .cards: body.addBlock(table.cards(columns).beneath(heading))
      }
    }
    body.addBlock(canvas.leftOut(person.adult, columns))
    body.addBlock(lists(person))
    return body
  }

  private var unloaded: Body {
    let summary = canvas.state.catalog.people[id]
    var body = Body()
    if let summary { body.add(head(summary)) }
    body.addBlock(
      canvas.phaseLines(canvas.state.phase(of: .person(id)), knowsSome: summary != nil, columns))
    return body
  }

  private func head(_ person: PersonSummary) -> [Line] {
    var lines = Line(person.name, .title).wrapped(to: columns)
    if let department = person.department {
      lines += Line(words.department(department), .muted).wrapped(to: columns)
    }
    return lines
  }

  private func biography(_ person: Catalog.Person, _ columns: Int) -> [Line] {
    guard let biography = person.biography else {
      return Line(words.biographyMissing, .muted).wrapped(to: columns)
    }
    return canvas.localized(biography, note: Words.biographyFallback, columns)
  }

  private func facts(_ person: Catalog.Person) -> FactTable {
    var table = FactTable()
    table.add(words.born, born(person))
    if let day = person.deathday {
      var line = Line(words.date(day))
      if let birthday = person.birthday, birthday <= day {
        line.append("  " + words.reachedAge(birthday.years(until: day)), .muted)
      }
      table.add(words.died, line)
    } else if let year = person.deathYear {
      table.add(words.died, Line(String(year)))
    }
    table.add(words.birthplace, person.placeOfBirth)
    table.add(
      words.alsoKnownAs, flowing: person.alsoKnownAs.prefix(4).map { Line($0) }, separator: " · ")
    table.add("TMDB", Route.person(id).webAddress, .muted)
    if let imdb = person.imdbID {
      table.add("IMDb", "https://www.imdb.com/name/\(imdb)", .muted)
    }
    table.add(words.homepage, person.homepage, .muted)
    return table
  }

  /// The age up to which a person of whom no death is known is taken to live.
  private static let greatestAge = 115

  private func born(_ person: Catalog.Person) -> Line {
    guard let birthday = person.birthday else {
      return person.birthYear.map { Line(String($0)) } ?? Line(words.birthUnknown, .muted)
    }
    var line = Line(words.date(birthday))
    let age = birthday.years(until: canvas.state.today)
    if person.deathday == nil, person.deathYear == nil, (0...Self.greatestAge).contains(age) {
      line.append("  " + words.age(age), .muted)
    }
    return line
  }

  private func knownFor(_ titles: [TitleSummary], _ columns: Int) -> Body {
    guard !titles.isEmpty else { return Body() }
    let shown = titles.prefix(Excerpt.knownFor).map { canvas.state.catalog.title($0.id) ?? $0 }
    return canvas.titles(shown, .knownFor, columns)
      .beneath(sectionHeading(words.knownFor, columns))
  }

  /// What leads to whole lists, and to the pictures.
  private func lists(_ person: Catalog.Person) -> [Line] {
    let cast = Route.movieList(.filtered(MovieFilters(cast: id)))
    let crew = Route.movieList(.filtered(MovieFilters(crew: id)))
    let rows: [(Choice.Section, Route, String)] = [
      (.filmsAsCast, cast, words.filmsAsCast), (.filmsAsCrew, crew, words.filmsAsCrew),
      (.showsAsCast, .showList(.cast(id)), words.showsAsCast),
      (.images, .images(.person(id)), words.images(person.images?.count ?? 0)),
    ]
    let lines = rows.flatMap { section, route, text in
      canvas.number(section, route) == nil ? [] : canvas.row(section, route, text, columns)
    }
    return lines.isEmpty ? [] : sectionHeading(words.more, columns) + lines
  }
}
