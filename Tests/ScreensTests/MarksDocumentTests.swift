import AppCore
import Catalog
import Navigation
import Testing

@testable import Screens

/// What a person keeps, in documents.
@Suite struct MarksDocumentTests {
  private func read(_ stage: Stage) throws -> JSONValue {
    try StrictJSON.value(document(stage.state))
  }

  @Test func `A title's page and every row carry marks`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("go movie/603")
    stage.enter("fav")
    stage.enter("rate 8.5")
    let marks: JSONValue = [
      "favorite": .bool(true), "watchlist": .bool(false), "rating": .double(8.5),
      "pending": .bool(true),
    ]
    #expect(try read(stage)["content", "marks"] == marks)
    stage.enter("go collection/2344")
    let parts = try #require(try read(stage)["content", "parts"])
    #expect(parts["1", "marks", "favorite"] == .bool(false))
    #expect(parts["1", "marks", "rating"] == .some(.null))
    #expect(parts["0", "marks"] == marks)
    stage.enter("go person/6384")
    #expect(try read(stage)["content", "combined_credits", "cast", "0", "marks"] == marks)
  }

  @Test func `A list of what is kept says since when`() throws {
    var answers = Facts.answers
    answers[.list(.kept(.favorites), page: 1)] = .answered(
      .list(
        Page(number: 1, elements: [.movie(Facts.matrix.summary)], totalPages: 1, totalResults: 1)),
      .fresh)
    var stage = try Stage(answers)
    stage.enter("go movie/603")
    stage.enter("fav")
    stage.enter("favorites")
    let row = { (stage: Stage) in try self.read(stage)["content", "results", "0", "marked_on"] }
    #expect(try row(stage) == .string("2026-03-01"))
    #expect(try read(stage)["link"] == .string("profile/favorites"))
    stage.enter("unfav 1")
    #expect(try row(stage) == .some(.null))
  }

  @Test func `The profile says how many there are and how they are kept`() throws {
    var stage = try Stage(Facts.answers)
    stage.enter("go movie/603")
    stage.enter("later")
    stage.enter("profile")
    let content = try #require(try read(stage)["content"])
    #expect(content["kept"] == .string("file"))
    #expect(content["watchlist", "total_results"] == .int(1))
    #expect(content["favorites", "total_results"] == .int(0))
    #expect(content["watchlist", "results"] == .some(.null))
  }
}
