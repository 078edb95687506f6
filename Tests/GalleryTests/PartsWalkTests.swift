import AppCore
import Catalog
import Gallery
import Navigation
import Screens
import Testing

/// Every cell of the matrix for what depends on a title, walked by the choices of pages from a tab's root.
@Suite struct PartsWalkTests {
  /// Follows the choices that lead to places, each by its number.
  private func walk(_ places: Route...) throws -> Walk {
    let launch = Launch(
      today: Gallery.today, source: Answers.gallery.source,
      locale: ContentLocale(language: "en", region: "US"), size: Size(columns: 80, rows: nil),
      theme: "dark", themes: Gallery.themes)
    var walk = Walk(launch, answers: .gallery)
    walk.take(.answer)
    for place in places {
      let number = try #require(
        walk.state.numbering.choices.firstIndex { $0.route == place }, "\(place)")
      walk.take(.enter(String(number + 1)))
      walk.take(.answer)
      #expect(walk.state.route == place)
      #expect(walk.state.painting == .screen)
    }
    return walk
  }

  private static let film = TitleID.movie(550)
  private static let popular = Route.movieList(.named(.popular))

  @Test(arguments: [
    Route.similar(film), .recommended(film), .reviews(film), .videos(film),
    .images(.title(film)), .watch(film),
  ])
  func `a film's page leads to what depends on it`(place: Route) throws {
    var walk = try walk(Self.popular, .movie(550), place)
    #expect(
      walk.state.stack.map(\.route) == [
        .feed(movies: .popular, shows: .popular), Self.popular, .movie(550), place,
      ])
    #expect(walk.state.phase == .loaded || walk.state.phase == .end)
    walk.take(.enter("back"))
    #expect(walk.state.route == .movie(550))
  }

  @Test(arguments: [Route.similar(film), .recommended(film)])
  func `what is like a film, or recommended with it, leads to films`(place: Route) throws {
    let walk = try walk(Self.popular, .movie(550), place, .movie(155))
    #expect(walk.state.phase == .loaded)
  }

  @Test func `every picture, video and review of a page opens by its number`() throws {
    for place in [Route.reviews(Self.film), .videos(Self.film), .images(.title(Self.film))] {
      var walk = try walk(Self.popular, .movie(550), place)
      let choices = walk.state.numbering.choices
      #expect(!choices.isEmpty)
      var sheets: Set<Sheet> = []
      for number in choices.indices.map({ $0 + 1 }) {
        walk.take(.enter(String(number)))
        guard case .sheet(let sheet, _) = walk.state.painting else {
          Issue.record("\(place): \(number)")
          continue
        }
        sheets.insert(sheet)
        #expect(walk.state.route == place)
      }
      #expect(sheets.count == choices.count)
    }
  }
}
