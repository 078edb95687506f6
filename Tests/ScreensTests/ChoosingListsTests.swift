import AppCore
import Catalog
import Navigation
import Testing

struct ChoosingListsTests {
  @Test(arguments: [
    ("list upcoming", NamedMovieList.upcoming, NamedShowList.popular),
    ("list now", .nowPlaying, .popular),
    ("list on the air", .popular, .onTheAir),
    ("list airing-today", .popular, .airingToday),
    ("list movies=top-rated", .topRated, .popular),
    ("list movies top rated", .topRated, .popular),
    ("list tv top", .popular, .topRated),
    ("list shows=top-rated", .popular, .topRated),
    ("list POPULAR", .popular, .popular),
  ])
  func aListOfTheFeedIsChosenByAnyWordsThatFitItAlone(
    line: String, movies: NamedMovieList, shows: NamedShowList
  ) {
    var stage = ListStage(Sample.answers)
    stage.enter(line)
    #expect(stage.state.notice == nil)
    #expect(stage.state.route == .feed(movies: movies, shows: shows))
  }

  @Test func whatFitsBothListsNamesThem() {
    var stage = ListStage(Sample.answers)
    stage.enter("list top")
    #expect(
      stage.state.notice
        == .ambiguousList("top", candidates: ["movies=top-rated", "shows=top-rated"]))
    #expect(stage.state.route == .feed(movies: .popular, shows: .popular))
  }

  @Test func aListThatIsShownAlreadyIsNotWhatIsAskedFor() {
    var stage = ListStage(Sample.answers)
    stage.enter("list movies top", "list popular")
    #expect(stage.state.route == .feed(movies: .popular, shows: .popular))
  }

  @Test func aPlainListIsReplacedByAnother() {
    var stage = ListStage(Sample.answers)
    stage.enter("go movies/popular", "list top rated")
    #expect(stage.state.route == .movieList(.named(.topRated)))
    stage.enter("list day")
    #expect(stage.state.route == .movieList(.trending(.day)))
    stage.enter("list nonsense")
    #expect(stage.state.notice == .noSuchList("nonsense", nearest: nil))
  }
}
