import Catalog
import Testing

/// Words of TMDB's are read once, and written as they came.
@Suite struct VocabularyTests {
  private static let departments = [
    "Acting", "Actors", "Art", "Camera", "Costume & Make-Up", "Creator", "Crew", "Directing",
    "Editing", "Lighting", "Production", "Sound", "Visual Effects", "Writing",
  ]
  private static let statuses = [
    "Rumored", "Planned", "In Production", "Post Production", "Released", "Canceled",
    "Returning Series", "Ended", "Pilot",
  ]

  @Test(arguments: departments)
  func `a department that is known has a case of its own`(text: String) {
    #expect(Department(text).text == text && Department(text) != .other(text))
  }

  @Test(arguments: statuses)
  func `a status that is known has a case of its own`(text: String) {
    #expect(TitleStatus(text).text == text && TitleStatus(text) != .other(text))
  }

  @Test(arguments: ["Dreamt Of", "", "ended", "directing"])
  func `a word that is new is kept as it is`(text: String) {
    #expect(TitleStatus(text) == .other(text) && TitleStatus(text).text == text)
    #expect(Department(text) == .other(text) && Department(text).text == text)
  }
}
