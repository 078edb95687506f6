import AppCore
import Catalog
import Navigation
import Testing
import Typesetting

@testable import Screens

struct SheetsTests {
  private func text(_ sheet: Sheet, _ stage: ListStage) -> String {
    sheetLines(sheet, stage.state).map(\.text).joined(separator: "\n")
  }

  @Test(arguments: Words.Language.allCases)
  func theMatrixNamesEveryScreenAndEveryWay(language: Words.Language) {
    let words = Words(language)
    for columns in [30, 80, 400] {
      let page = MatrixSheet(words: words).lines(columns: columns).map(\.text)
        .joined(separator: " ").split(separator: " ").joined(separator: " ")
      for row in NavigationMatrix.rows {
        #expect(columns < 400 || page.contains(words.way(row.way)), "\(row) at \(columns)")
        #expect(columns < 400 || page.contains(words.destination(row.to)), "\(row) at \(columns)")
      }
      for transition in Transition.allCases {
        #expect(page.contains(words.transition(transition)), "\(transition) at \(columns)")
      }
    }
  }

  @Test func theMatrixInMarkdownHasARowForEveryEntry() {
    let lines = matrixMarkdown().split(separator: "\n")
    #expect(lines.count == 2 + NavigationMatrix.groups.reduce(0) { $0 + $1.entries.count })
    #expect(lines.allSatisfy { $0.filter { $0 == "|" }.count == 5 })
    #expect(lines.contains("| movie list | movie | push | a title |"))
  }

  @Test func theCurrentThemeIsMarkedByASignAndAWord() {
    let page = text(.themes, ListStage(Sample.answers))
    #expect(page.contains("● dark"))
    #expect(page.contains("current"))
    #expect(!page.contains("● light"))
  }

  @Test func everyThemeIsShownInItsOwnColours() throws {
    for columns in [20, 40, 80, 200] {
      var stage = ListStage(Sample.answers)
      stage.resize(to: columns)
      let lines = sheetLines(.themes, stage.state)
      #expect(lines.themeNames == Set(stage.state.themes))
      for name in stage.state.themes {
        let worn = Set(lines.flatMap(\.spans).filter { $0.theme == name }.map(\.role))
        #expect(
          worn.isSuperset(of: [.title, .muted, .barFilled, .rating, .number, .link]),
          "\(name) at \(columns)")
      }
    }
  }

  @Test func theListsSayWhichIsChosen() {
    let page = text(.lists, ListStage(Sample.answers))
    #expect(page.contains("● movies=popular"))
    #expect(page.contains("● shows=popular"))
    #expect(page.contains("  movies=upcoming"))
    var stage = ListStage(Sample.answers)
    stage.enter("go movies/popular")
    #expect(text(.lists, stage).contains("● popular"))
  }

  @Test func genresAreListedForMoviesAndSeries() {
    var stage = ListStage(Sample.answers)
    stage.enter("genres")
    let page = text(.genres, stage)
    #expect(page.contains("Science Fiction"))
    #expect(page.contains("Sci-Fi & Fantasy"))
  }

  @Test func filtersShowWhatIsSetAndWhatCouldBe() {
    var stage = ListStage(Sample.answers)
    stage.enter("go movies/where;genre=28;year=1999")
    let page = text(.filters, stage)
    #expect(page.contains("where genre="))
    #expect(page.contains("Action"))
    for name in FilterName.known(to: .movies) { #expect(page.contains("\(name.rawValue)=")) }
    #expect(!page.contains("network="))
  }

  /// What is shown as an example works.
  @Test(arguments: FilterName.allCases)
  func everyExampleOfAFilterIsUnderstood(name: FilterName) throws {
    guard
      case .success(.filters(let changes)?) = Command.parse("where " + FiltersSheet.example(name)),
      let change = changes.first, changes.count == 1, let value = change.value
    else {
      Issue.record("\(FiltersSheet.example(name))")
      return
    }
    #expect(change.name == name)
    let genres = ["drama": 18, "war": 10_752, "horror": 27]
    switch name {
    case .cast, .company, .crew, .keyword, .network: #expect(!value.contains("\""))
    case .language: #expect(NamedCode.language(value) != nil)
    case .country: #expect(NamedCode.country(value) != nil)
    case .provider: #expect(WatchProvider.named(in: "US").contains { $0.isCalled(value) })
    case .from, .genre, .rating, .runtime, .sort, .to, .votes, .withoutGenre, .year:
      #expect(throws: Never.self) {
        _ = try MovieFilters().setting(name, to: value) { genres[$1] }
      }
    }
  }

  @Test(arguments: Words.Language.allCases)
  func helpListsEveryCommandWithASentence(language: Words.Language) {
    let sheet = HelpSheet(words: Words(language), name: nil)
    for columns in [40, 80, 120] {
      let names = sheet.lines(columns: columns).flatMap(\.spans).filter { $0.role == .key }
        .map(\.text)
      for name in CommandName.allCases {
        #expect(names.contains(name.rawValue), "\(name) at \(columns)")
      }
    }
    let sentences = CommandName.allCases.map { Words(language).help($0) }
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test(arguments: CommandName.allCases)
  func helpOfACommandShowsWhatItTakesAndAnExampleThatIsUnderstood(name: CommandName) throws {
    let page = HelpSheet(words: Words(.english), name: name).lines(columns: 400).map(\.text)
    #expect(page.first == Words(.english).synopsis(name.spec))
    #expect(page.contains { $0.hasSuffix(name.spec.example) })
    for alias in name.spec.aliases {
      #expect(page.contains { $0.contains(alias) })
    }
  }

  @Test func whatTheEmptySearchProposesIsUnderstood() {
    var stage = ListStage(Sample.answers)
    for example in SearchExample.allCases {
      stage.enter("feed", example.line)
      #expect(stage.state.notice == nil, "\(example.line)")
    }
  }

  @Test func lockedTabsSayHowTheyOpen() {
    let page = text(.tabs, ListStage(Sample.answers))
    #expect(page.contains("tabs pokedex"))
    #expect(page.contains("tabs marvel"))
    #expect(page.contains("locked"))
  }

  @Test func anAddressForAPipeIsNeverBroken() {
    let address = "feed/" + String(repeating: "movie/603/", count: 20) + "credits"
    let piped = ListStage(columns: 40, Sample.answers)
    #expect(sheetLines(.address(address), piped.state).map(\.text) == [address])
    let shown = ListStage(columns: 40, rows: 24, Sample.answers)
    #expect(sheetLines(.address(address), shown.state).map(\.text).joined() == address)
    #expect(sheetLines(.address(address), shown.state).allSatisfy { $0.width <= 40 })
  }
}

struct AnyWidthTests {
  private static let lines: [[String]] = [
    [], ["go movies/popular"], ["go movies/popular", "more", "filter movie"],
    ["go movies/top-rated"], ["go search/all"], ["go search"], ["go find/tt0133093"],
    ["go movies/where;genre=28;year=1999"], ["go movies/popular", "filter zzz"],
  ]
  private static let sheets: [Sheet] = [
    .matrix, .help(nil), .help(.where), .help(.open), .themes, .lists, .genres, .filters, .tabs,
    .locale,
  ]

  private func page(_ state: AppState) -> [Line] {
    switch state.route {
    case .feed(let movies, let shows):
      FeedScreen(movies: movies, shows: shows, state: state).body.lines
    case .search(let query): SearchScreen(query: query, state: state).body.whole
    case .find(let id): FindScreen(id: id, state: state).lines
    case _: ListScreen(state: state)?.body.whole ?? []
    }
  }

  @Test(arguments: lines, Words.Language.allCases)
  func noLineIsWiderThanThePage(lines: [String], language: Words.Language) {
    var stage = ListStage(language: language.rawValue, Sample.answers)
    for line in lines { stage.enter(line) }
    for columns in Array(1...36) + [39, 40, 51, 52, 56, 63, 64, 80, 96, 112, 120, 153, 154, 200] {
      stage.resize(to: columns)
      for line in page(stage.state) + hitLines(stage.state) {
        #expect(line.width <= stage.state.pageColumns, "\(columns): \(line.text)")
      }
      for sheet in Self.sheets {
        for line in sheetLines(sheet, stage.state) {
          #expect(line.width <= stage.state.pageColumns, "\(sheet) \(columns): \(line.text)")
        }
      }
    }
  }

  @Test(arguments: lines)
  func numbersArePrintedInOrderAndAreThoseOfTheChoices(lines: [String]) {
    var stage = ListStage(Sample.answers)
    for line in lines { stage.enter(line) }
    let count = stage.state.numbering.choices.count
    for columns in [1, 8, 20, 33, 34, 40, 63, 80, 120, 149] {
      stage.resize(to: columns)
      let printed = page(stage.state).flatMap(\.spans).filter { $0.role == .number }
        .map { $0.text.filter(\.isNumber) }.joined(separator: columns < 8 ? "" : " ")
      let numbers = (1...max(1, count)).prefix(count).map(String.init)
      if columns >= 8 { #expect(printed.split(separator: " ").map(String.init) == numbers) }
    }
  }
}
