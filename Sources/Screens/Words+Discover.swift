import Catalog

/// The words of the discover page and of lists of people.
extension Words {
  var popularPeople: String { say("Popular people", "Popüler kişiler") }

  /// What opens the whole list whose first rows stand above, with how many there are.
  func seeAll(count: String) -> String { say("see all · \(count)", "hepsi · \(count)") }

  /// What opens the list of the day beneath that of the week.
  var trendingToday: String { say("trending today", "bugün gündemde") }

  /// That someone's department is not known.
  var noDepartment: String { missing }

  /// The end of a list of people.
  func endOfPeople(_ count: Int) -> String {
    say("End of the list: \(people(count)).", "Listenin sonu: \(people(count)).")
  }

  /// TMDB's limit of pages, with another way to the rest.
  func pageLimit(people count: Int) -> String {
    say(
      "TMDB lists no more than 500 pages; there are \(people(count)) in all. Look for others with `search NAME type:person`.",
      "TMDB en çok 500 sayfa listeler; toplam \(people(count)) var. Ötekileri aramak için `search AD type:person` yazın."
    )
  }

  /// What to do where no people are listed.
  var emptyPeopleHint: String {
    say(
      "Type `search NAME type:person` to look for someone.",
      "Birini aramak için `search AD type:person` yazın.")
  }
}
