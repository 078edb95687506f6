import Catalog
import Testing

@testable import Providers

@Suite("Accounts at TMDB")
struct TMDBAccountTests {
  private static let ada = Account.member(id: 42, username: "ada", name: "")
  private static let locale = ContentLocale(language: "tr", region: "TR")

  private func response(_ body: String, _ status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, body: Array(body.utf8))
  }

  @Test("are asked for their lists in the order things were marked")
  func lists() {
    let call = TMDBAccountCall.marks(.rated, .shows, of: 42, page: 3, Self.locale)
    #expect(call.path == "/3/account/42/rated/tv" && call.method == .get && call.body == nil)
    #expect(
      call.query.map { "\($0.name)=\($0.value)" } == [
        "language=tr", "sort_by=created_at.asc", "page=3",
      ])
  }

  @Test("take a change each in its own way")
  func changes() {
    func text(_ change: MarkChange, _ title: TitleID, _ account: Account = Self.ada) -> String? {
      TMDBAccountCall.change(change, of: title, in: account).map { call in
        let body = String(decoding: call.body ?? [], as: UTF8.self)
        #expect(call.isIdempotent)
        return "\(call.method.rawValue) \(call.path) \(body)"
      }
    }
    #expect(
      text(.favorite(true), .show(7))
        == #"POST /3/account/42/favorite {"media_type":"tv","media_id":7,"favorite":true}"#)
    #expect(
      text(.watchlist(false), .movie(7))
        == #"POST /3/account/42/watchlist {"media_type":"movie","media_id":7,"watchlist":false}"#)
    #expect(
      text(.rating(UserRating(halves: 1)), .movie(7)) == #"POST /3/movie/7/rating {"value":0.5}"#)
    #expect(text(.rating(nil), .show(7)) == "DELETE /3/tv/7/rating ")
    #expect(text(.favorite(true), .movie(7), .guest) == nil)
    #expect(
      text(.rating(UserRating(halves: 20)), .movie(7), .guest)
        == #"POST /3/movie/7/rating {"value":10}"#)
  }

  @Test("answer a token that can be shown, or nothing")
  func token() throws {
    let answer = response(#"{"success":true,"request_token":"ab-12_3.c"}"#)
    let token = try TMDBAccountAnswer.requestToken(answer)
    #expect(token.address == "https://www.themoviedb.org/authenticate/ab-12_3.c")
    #expect("\(token)" == "TMDBRequestToken")
    for text in ["a/b", "a b", "a\\u001b[2J", "", "a\\\"}", String(repeating: "a", count: 600)] {
      #expect(throws: Failure.self) {
        try TMDBAccountAnswer.requestToken(response("{\"request_token\":\"\(text)\"}"))
      }
    }
  }

  @Test(
    "say how far a token is",
    arguments: [
      (401, 17, TMDBSessionAnswer.notApproved), (422, 41, .notApproved), (401, 33, .ended),
      (404, 6, .ended), (401, 35, .ended), (404, 34, .ended),
    ])
  func tokens(status: Int, code: Int, answer: TMDBSessionAnswer) throws {
    let body = #"{"success":false,"status_code":\#(code),"status_message":"No."}"#
    #expect(try TMDBAccountAnswer.session(response(body, status)) == answer)
  }

  @Test("say a session, or why there is none")
  func sessions() throws {
    #expect(
      try TMDBAccountAnswer.session(response(#"{"success":true,"session_id":"79191836"}"#))
        == .session(.account("79191836")))
    #expect(
      try TMDBAccountAnswer.session(response(#"{"success":true}"#)) == .withoutSession)
    #expect(throws: Failure.malformed("the answer has no session")) {
      try TMDBAccountAnswer.session(response("{}"))
    }
    #expect(throws: Failure.server(status: 503)) {
      try TMDBAccountAnswer.session(response("<html>", 503))
    }
    #expect(throws: Failure.unauthorized) {
      try TMDBAccountAnswer.session(response(#"{"status_code":7,"success":false}"#, 401))
    }
  }

  @Test("have an id, and names that command no terminal")
  func account() throws {
    let body = #"{"id":548,"name":"Travis \u001b[31mBell","username":"travisbell","avatar":{}}"#
    let account = try TMDBAccountAnswer.account(response(body))
    guard case .member(548, "travisbell", let name) = account else {
      Issue.record("another account")
      return
    }
    #expect(name.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(throws: Failure.malformed("the answer has no account")) {
      try TMDBAccountAnswer.account(response("{}"))
    }
  }

  @Test("give pages whose odd rows are left out and counted")
  func pages() throws {
    let body = """
      {"page":2,"results":[
        {"id":1,"title":"One","rating":8.5},{"id":"2","title":"Two","rating":3},{"id":3,"rating":7},
        {"id":4,"title":"Four","rating":null},{"title":"Five","rating":4},7,
        {"id":6,"title":"Six","account_rating":{"value":9.0}},{"id":8,"title":"E","rating":7.2}
      ],"total_pages":12,"total_results":240}
      """
    let page = try TMDBAccountAnswer.marks(response(body), .rated, .movies, Self.locale)
    #expect(page.rows.map(\.title) == [.movie(1), .movie(3), .movie(6), .movie(8)])
    #expect(page.rows.map { $0.rating?.halves } == [17, 14, 18, 14])
    #expect(page.rows.map { $0.summary != nil } == [true, false, true, true])
    #expect(page.skipped == 4 && page.totalPages == 12 && page.totalRows == 240)
    let lists = try TMDBAccountAnswer.lists(
      response(#"{"results":[{"name":"Noir","item_count":3},{"id":1}],"total_pages":1}"#))
    #expect(lists.lists == [AccountList(name: "Noir", count: 3)] && lists.totalPages == 1)
  }

  @Test(
    "say of a change whether it is done",
    arguments: [
      (200, 1), (201, 1), (201, 12), (200, 12), (200, 13), (200, 40), (403, 8),
    ])
  func done(status: Int, code: Int) {
    let body = #"{"status_code":\#(code),"status_message":"Success."}"#
    #expect(TMDBAccountAnswer.change(.success(response(body, status)), .favorite(true)) == .done)
  }

  @Test("say of a change that cannot be whether it may be later")
  func undone() {
    func answer(_ status: Int, _ code: Int, _ change: MarkChange = .favorite(true))
      -> TMDBChangeAnswer
    {
      TMDBAccountAnswer.change(
        .success(response(#"{"success":false,"status_code":\#(code)}"#, status)), change)
    }
    #expect(answer(200, 21) == .refused(.notFound))
    #expect(answer(404, 34) == .refused(.notFound))
    // What is not there needs not to be taken away.
    #expect(answer(404, 34, .rating(nil)) == .done)
    #expect(answer(400, 18) == .refused(.server(status: 400)))
    #expect(answer(422, 5) == .refused(.server(status: 422)))
    #expect(answer(401, 3) == .unauthorized(.unauthorized))
    #expect(answer(401, 7) == .unauthorized(.unauthorized))
    #expect(answer(429, 25) == .later(.rateLimited(retryAfter: nil)))
    #expect(answer(503, 9) == .later(.server(status: 503)))
    #expect(answer(500, 11) == .later(.server(status: 500)))
    #expect(
      TMDBAccountAnswer.change(.success(response("<html>")), .favorite(true)) == .later(.foreign))
    #expect(TMDBAccountAnswer.change(.failure(.offline), .favorite(true)) == .later(.offline))
  }

  @Test(
    "are refused nothing by whoever stands on the way: what is sent waits",
    arguments: [400, 401, 403, 404, 405, 410, 422, 451, 499])
  func gateways(status: Int) {
    let changes: [MarkChange] = [.favorite(true), .watchlist(false), .rating(nil)]
    for body in ["", "{}", #"{"error":"blocked"}"#, "[]", #"{"success":false}"#, "<html>"] {
      for change in changes {
        let answer = TMDBAccountAnswer.change(.success(response(body, status)), change)
        guard case .later = answer else {
          Issue.record("\(status) \(body): \(answer)")
          continue
        }
      }
    }
    #expect(throws: Failure.server(status: status)) {
      try TMDBAccountAnswer.end(response("", status))
    }
  }

  @Test(
    "are told nothing by an answer that does not say so", arguments: ["{}", #"{"ok":1}"#, "[]"])
  func undecided(body: String) {
    let answer = TMDBAccountAnswer.change(.success(response(body)), .favorite(true))
    guard case .later(.malformed) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test("print neither bodies nor secrets")
  func printing() {
    let call = TMDBAccountCall.end(.account("5e55"))
    var dumped = ""
    dump(call, to: &dumped)
    #expect(!"\(String(describing: call)) \(String(reflecting: call)) \(dumped)".holds("5e55"))
    #expect(TMDBAccountCall.end(.guest("9")) == nil)
  }
}
