import Catalog
import Navigation
import Testing

@testable import AppCore

@Suite("The account")
struct AccountTests {
  private let ada = Account.member(id: 42, username: "ada", name: "Ada")
  private let matrix = TitleID.movie(603)

  private func living(_ kept: KeptAccount? = nil) throws -> Journey {
    var library = LibrarySnapshot()
    library.settings = [.welcomed(true)]
    library.account = kept
    return try Journey(library: library, remembers: true)
  }

  private func orders(_ effects: [Effect]) -> [AccountOrder] {
    effects.compactMap { if case .account(let order) = $0 { order } else { nil } }
  }

  private func outcome(added: Int = 0, removed: Int = 0) -> AccountComparison {
    var outcome = AccountComparison()
    outcome.added = added
    outcome.removed = removed
    return outcome
  }

  @Test("is signed in to on the profile, by an address that a person opens")
  func login() throws {
    var journey = try living()
    #expect(orders(journey.enter("login")) == [.login(journey.state.locale)])
    #expect(journey.state.route == .profile && journey.state.account.login == .asking)
    journey.answerAll()
    journey.send(.account(.approval(address: "https://a.example/t")))
    #expect(journey.state.account.login == .approving(address: "https://a.example/t"))
    #expect(journey.state.isIdle)
    journey.enter("web")
    #expect(journey.state.painting == .sheet(.address("https://a.example/t")))
    journey.enter("profile")
    journey.send(.account(.signedIn(KeptAccount(ada))))
    #expect(journey.state.account.login == nil && journey.state.account.kept?.account == ada)
    #expect(journey.state.notice == .account(.signedIn(ada)))
  }

  @Test("is not signed in to by a script, which nobody could approve")
  func scripts() throws {
    var journey = try Journey()
    #expect(journey.enter("login").isEmpty)
    #expect(journey.state.notice == .account(.needsPerson))
    #expect(journey.state.notice?.isFailure == true)
  }

  @Test("is not signed in to any more after cancel or Ctrl-C", arguments: [true, false])
  func cancelled(byKey: Bool) throws {
    var journey = try living()
    journey.go("login")
    journey.send(.account(.approval(address: "a")))
    let effects = byKey ? journey.send(.interrupted) : journey.enter("cancel")
    #expect(orders(effects) == [.cancel] && journey.state.account.login == nil)
    #expect(journey.state.notice == .account(.loginCancelled))
    // What was on its way already changes nothing.
    journey.send(.account(.approval(address: "a")))
    journey.send(.account(.loginFailed(.denied)))
    #expect(journey.state.account.login == nil)
    #expect(journey.state.notice == .account(.loginCancelled))
  }

  @Test("is still signed in to after Ctrl-C on another page, which clears a line or what loads")
  func interruptedElsewhere() throws {
    for line in ["login", "login guest"] {
      var journey = try living()
      journey.go(line)
      journey.go("feed")
      let login = journey.state.account.login
      #expect(login != nil && !journey.state.showsLogin)
      #expect(journey.send(.interrupted).isEmpty)
      #expect(journey.state.notice == .lineDropped && journey.state.account.login == login)
      // What loads there is canceled, and it alone.
      journey.enter("go movie/603")
      #expect(orders(journey.send(.interrupted)).isEmpty)
      #expect(journey.state.notice == .cancelled && journey.state.account.login == login)
      journey.send(.account(.signedIn(KeptAccount(ada))))
      #expect(journey.state.account.kept?.account == ada)
    }
  }

  @Test(
    "is said not to be signed in to, and why",
    arguments: [
      LoginFailure.noKey, .denied, .expired, .failed(.offline), .notKept(reason: "No space"),
    ])
  func failures(failure: LoginFailure) throws {
    var journey = try living()
    journey.go("login")
    journey.send(.account(.loginFailed(failure)))
    #expect(journey.state.notice == .account(.loginFailed(failure)))
    #expect(journey.state.account.login == nil && journey.state.isIdle)
  }

  @Test("of the last run is gone on with at a start that a person sees, and at no other")
  func start() throws {
    let kept = KeptAccount(ada, waiting: 2)
    var library = LibrarySnapshot()
    library.account = kept
    for remembers in [true, false] {
      let launch = Launch(
        today: .epoch, source: .live, locale: ContentLocale(language: "en", region: "US"),
        size: Size(columns: 80, rows: nil), theme: "dark", themes: ["dark"], library: library,
        remembers: remembers)
      var state = AppState(launch)
      let effects = appReducer(layout: { _ in Screenful(next: nil, end: 0) })(
        &state, .started(launch))
      #expect(state.account.kept == kept)
      #expect(orders(effects) == (remembers ? [.send, .compare(launch.locale)] : []))
    }
  }

  @Test("learns of every mark that is stored, and of no other change")
  func sending() throws {
    var journey = try living(KeptAccount(ada))
    journey.go("movie/603")
    journey.enter("fav")
    let ticket = try #require(journey.unstored.last)
    #expect(orders(journey.send(.stored(ticket, nil))) == [.send])
    journey.enter("theme sepia")
    let other = try #require(journey.unstored.last)
    #expect(orders(journey.send(.stored(other, nil))).isEmpty)
    journey.enter("unfav")
    let failed = try #require(journey.unstored.last)
    #expect(orders(journey.send(.stored(failed, .full))).isEmpty)
    // Without an account nobody is told.
    var stranger = try living()
    stranger.go("movie/603")
    stranger.enter("fav")
    let own = try #require(stranger.unstored.last)
    #expect(stranger.send(.stored(own, nil)).isEmpty)
  }

  @Test("says what waits and why, and what was sent")
  func waiting() throws {
    var journey = try living(KeptAccount(ada))
    journey.send(.account(.waits(3, .offline)))
    #expect(journey.state.account.kept?.waiting == 3)
    #expect(journey.state.account.standing == .waiting(.offline))
    journey.send(.account(.sent(waiting: 2)))
    #expect(journey.state.account.kept?.waiting == 2)
    #expect(journey.state.account.standing == .ready)
    #expect(journey.state.notice == nil)
  }

  @Test("has what changed elsewhere read anew, and offers what is only here")
  func comparing() throws {
    var journey = try living(KeptAccount(ada))
    let kept = KeptAccount(ada, unshared: 4, comparedOn: journey.state.today)
    let lists = [AccountList(name: "Noir", count: 2)]
    #expect(
      journey.send(.account(.compared(outcome(added: 1), kept, lists: lists))) == [.recall])
    #expect(journey.state.account.lists == lists && journey.state.account.kept == kept)
    #expect(
      journey.state.notice == .account(.compared(outcome(added: 1), unshared: 4)))
    var snapshot = LibrarySnapshot()
    snapshot.account = kept
    snapshot.marks[matrix].rating = UserRating(halves: 9)
    journey.send(.recalled(snapshot))
    #expect(journey.state.library[matrix].rating == UserRating(halves: 9))
    // The same offer is not made at every start.
    journey.enter("feed")
    #expect(journey.send(.account(.compared(outcome(), kept, lists: nil))).isEmpty)
    #expect(journey.state.notice == nil && journey.state.account.lists == lists)
  }

  @Test("shows what a comparison changed in the lists on screen at once, behind what is painted")
  func comparedList() throws {
    var journey = try living(KeptAccount(ada))
    journey.enter("favorites")
    let request = Request.list(.kept(.favorites), page: 1)
    func answer(_ ids: [Int]) throws {
      let ticket = try #require(journey.pending.last { $0.request == request }?.ticket)
      let rows = ids.map { ListRow.movie(MovieSummary(id: ID($0), title: "Film \($0)")) }
      journey.send(
        .fetched(
          request, ticket: ticket,
          .answered(
            .list(
              Page(number: 1, elements: rows, totalPages: 1, totalResults: rows.count)), .fresh)))
    }
    try answer([1, 2])
    journey.send(.painted)
    var snapshot = LibrarySnapshot()
    for id in [1, 2, 3] {
      snapshot.marks[.movie(ID(id))].favoriteSince = journey.state.today
    }
    #expect(Journey.requests(journey.send(.recalled(snapshot))) == [request])
    try answer([3, 1, 2])
    #expect(
      journey.state.catalog.lists[.kept(.favorites)]?.items
        == [1, 2, 3].map { ListItem.movie(ID($0)) })
    // Elsewhere nothing is asked for.
    journey.go("feed")
    snapshot.marks[.movie(4)].favoriteSince = journey.state.today
    #expect(journey.send(.recalled(snapshot)).isEmpty)
  }

  @Test("sends what is offered only when it is told to")
  func upload() throws {
    var journey = try living(KeptAccount(ada, unshared: 4))
    #expect(orders(journey.enter("login upload")) == [.share])
    #expect(!journey.state.isIdle)
    journey.send(.account(.shared(4, KeptAccount(ada, waiting: 4))))
    journey.answerAll()
    #expect(journey.state.isIdle && journey.state.notice == .account(.shared(4)))
    var stranger = try living()
    #expect(stranger.enter("login upload").isEmpty)
    #expect(stranger.state.notice == .account(.notSignedIn))
  }

  @Test("is compared once more by another login, and signed in to anew where it was refused")
  func again() throws {
    var journey = try living(KeptAccount(ada))
    #expect(orders(journey.enter("login")) == [.send, .compare(journey.state.locale)])
    journey.send(.account(.sessionRefused(.unauthorized, waiting: 2)))
    #expect(journey.state.account.standing == .refused(.unauthorized))
    #expect(journey.state.account.kept == KeptAccount(ada, waiting: 2))
    #expect(orders(journey.enter("login")) == [.login(journey.state.locale)])
  }

  @Test("that is not accepted any more is said once, not with every mark")
  func refusedOnce() throws {
    var journey = try living(KeptAccount(ada))
    let news = Action.account(.sessionRefused(.unauthorized, waiting: 1))
    journey.send(news)
    #expect(journey.state.notice == .account(.sessionRefused(.unauthorized, waiting: 1)))
    journey.go("discover")
    #expect(journey.state.notice == nil)
    journey.send(.account(.sessionRefused(.unauthorized, waiting: 2)))
    #expect(journey.state.notice == nil && journey.state.account.kept?.waiting == 2)
  }

  @Test("is signed out of, unless changes would be lost that nobody gave up")
  func logout() throws {
    var journey = try living(KeptAccount(ada, waiting: 1))
    #expect(orders(journey.enter("logout")) == [.logout(dropsUnsent: false)])
    let change = UnsentChange(number: 1, title: matrix, change: .favorite(true))
    journey.send(.account(.unsent([change], count: 1)))
    journey.answerAll()
    #expect(journey.state.notice == .account(.unsent([change], count: 1)))
    #expect(journey.state.notice?.isFailure == true && journey.state.account.kept != nil)
    #expect(orders(journey.enter("logout drop")) == [.logout(dropsUnsent: true)])
    journey.send(.account(.signedOut(nil)))
    #expect(journey.state.account == AccountState(nil))
    #expect(journey.enter("logout").isEmpty)
    #expect(journey.state.notice == .account(.notSignedIn))
  }

  @Test("of a refused change says so, and has the marks read anew")
  func refused() throws {
    var journey = try living(KeptAccount(ada))
    journey.go("movie/603")
    let change = UnsentChange(number: 1, title: matrix, change: .favorite(true), name: "Old name")
    let news = AccountNews.refused(
      change, takenBack: .favorite(false), .notFound, KeptAccount(ada))
    #expect(journey.send(.account(news)) == [.recall])
    #expect(
      journey.state.notice
        == .account(
          .refused(
            .favorite(true), title: journey.state.catalog.title(matrix)?.title,
            takenBack: .favorite(false), .notFound)))
    #expect(journey.state.notice?.isFailure == false)
  }

  @Test("says what it has to say as soon as there is a page to say it beneath")
  func untold() throws {
    var journey = try living(KeptAccount(ada))
    journey.go("help")
    journey.send(.account(.sessionRefused(.unauthorized, waiting: 0)))
    #expect(journey.state.notice == nil)
    journey.go("feed")
    #expect(journey.state.notice == .account(.sessionRefused(.unauthorized, waiting: 0)))
    journey.go("discover")
    #expect(journey.state.notice == nil)
  }

  @Test("of another run that signed in or out is known with the next line")
  func recalled() throws {
    var journey = try living(KeptAccount(ada, waiting: 1))
    journey.send(.account(.waits(1, .offline)))
    var snapshot = LibrarySnapshot()
    journey.send(.recalled(snapshot))
    #expect(journey.state.account == AccountState(nil))
    snapshot.account = KeptAccount(.guest)
    journey.send(.recalled(snapshot))
    #expect(journey.state.account.kept == KeptAccount(.guest))
  }

  @Test("takes the words guest and upload, and nothing else")
  func words() throws {
    #expect(Command.parse("login guest") == .success(.login(.guest)))
    #expect(Command.parse("login UPLOAD") == .success(.login(.upload)))
    #expect(Command.parse("logout drop") == .success(.logout(dropsUnsent: true)))
    #expect(Command.parse("logout") == .success(.logout(dropsUnsent: false)))
    for line in ["login 0123456789abcdef0123456789abcdef", "logout now", "login guest upload"] {
      guard case .failure = Command.parse(line) else {
        Issue.record("\(line) is understood")
        continue
      }
    }
    let journey = try living()
    #expect(
      journey.state.completion(of: "login ").candidates.map(\.text) == ["guest", "upload"])
    #expect(journey.state.completion(of: "logout d").candidates.map(\.text) == ["drop"])
    #expect(
      !Command.login(nil).changesNothing && !Command.logout(dropsUnsent: false).changesNothing)
  }
}
