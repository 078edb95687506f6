import AppCore
import Catalog
import Navigation
import Typesetting

/// Who made a title: all of its cast, and its crew by department.
struct CreditsScreen {
  let title: TitleID
  let canvas: Canvas
  private let columns: Int

  init(_ title: TitleID, _ canvas: Canvas) {
    self.title = title
    self.canvas = canvas
    columns = min(canvas.columns, Measure.page)
  }

  private var words: Words { canvas.words }

  /// The page, only whom the filter lets through.
  var body: Body {
    var body = Body(head)
    guard canvas.state.catalog.holds(title.request) else {
      body.addBlock(canvas.phaseLines(canvas.state.phase, knowsSome: false, columns))
      return body
    }
    guard let all = canvas.state.catalog.credits(of: title),
      let shown = canvas.state.shownCredits(of: title), !all.cast.isEmpty || !all.crew.isEmpty
    else {
      body.addBlock(
        words.line(words.noCreditsHere(canvas.state.source), .muted).wrapped(to: columns))
      return body
    }
    let counts = (all: all.peopleCounts, shown: shown.peopleCounts)
    body.add(
      Line(words.castAndCrew(cast: counts.all.cast, crew: counts.all.crew), .muted)
        .wrapped(to: columns))
    let people = counts.shown.cast + counts.shown.crew
    body.add(
      filterLines(
        canvas.state.frame.filter, shown: people,
        hidden: counts.all.cast + counts.all.crew - people, words, columns))
    if columns >= Measure.twoColumns, !shown.cast.isEmpty, !shown.crew.isEmpty {
      let left = (columns - Measure.gutter) / 2
      body.addBlock(
        beside(
          cast(shown, left), crew(shown, columns - left - Measure.gutter),
          at: left + Measure.gutter))
    } else {
      let people = shown.cast.map(\.person) + shown.crew.map(\.person)
      let width = CastTable.nameWidth(people, columns)
      body.addBlock(cast(shown, nameWidth: width, columns))
      body.addBlock(crew(shown, nameWidth: width, columns))
    }
    return body
  }

  private var head: [Line] {
    let name = canvas.state.placeName(Route(title))
    var line = Line(name, .title)
    line.append("  " + words.part(.credits), .muted)
    return line.wrapped(to: columns)
  }

  private func cast(_ credits: Credits, nameWidth: Int? = nil, _ columns: Int) -> [Line] {
    guard !credits.cast.isEmpty else { return [] }
    return sectionHeading(words.cast, columns)
      + CastTable(canvas).lines(credits.cast, .cast, nameWidth: nameWidth, columns)
  }

  private func crew(_ credits: Credits, nameWidth: Int? = nil, _ columns: Int) -> [Line] {
    let width = nameWidth ?? CastTable.nameWidth(credits.crew.lazy.map(\.person), columns)
    var body = Body()
    for (department, members) in credits.departments {
      body.addBlock(
        sectionHeading(words.department(department), columns)
          + CastTable(canvas).lines(members, .crew, nameWidth: width, columns))
    }
    return body.lines
  }
}

extension Credits {
  /// How many people are in the cast and in the crew: who works in two departments is one of the crew.
  fileprivate var peopleCounts: (cast: Int, crew: Int) {
    (cast.count, Set(crew.map(\.person.id)).count)
  }
}

extension Words {
  /// How many people are in a cast and a crew.
  func castAndCrew(cast: Int, crew: Int) -> String {
    say(
      "\(number(cast)) in the cast · \(number(crew)) in the crew",
      "\(number(cast)) oyuncu · \(number(crew)) ekip üyesi")
  }

  /// That a source has no credits of a title.
  func noCreditsHere(_ source: Source) -> String {
    say("Cast and crew: \(missing(in: source)).", "Oyuncular ve ekip: \(missing(in: source)).")
  }
}
