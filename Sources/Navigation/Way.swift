/// How a person gets from one screen to another: what they choose or type there.
///
/// It is a key, not a text: the words for it are said in more than one language.
public enum Way: String, CaseIterable, Hashable, Sendable {
  /// A tab's own command.
  case tabCommand
  /// `search …`.
  case searchCommand
  /// `search …` typed on a search.
  case searchAgain
  /// A link or a pasted address without a tab.
  case link
  /// An id of another site's turned out to name it.
  case resolved
  /// `go LINK` with a link that names a whole stack.
  case wholeLink

  /// A title in a list.
  case title
  /// A list's name, or filters.
  case listName
  /// A trending title.
  case trendingTitle
  /// A popular person.
  case popularPerson
  /// All popular people.
  case allPeople
  /// A genre.
  case genre
  /// A genre, or what is on the air.
  case genreOrOnTheAir
  /// A person's name.
  case name
  /// "See all" of a part of the page.
  case seeAll
  /// `where`, `sort`, the picker of lists.
  case filters
  /// A film in a list of what a person played in.
  case castFilm
  /// Something that was found.
  case result
  /// A keyword or a company that was found.
  case foundList
  /// A member of the cast or the crew.
  case castOrCrew
  /// A keyword, a genre or a company of a movie's.
  case keywordGenreCompany
  /// A keyword, a genre or a network of a series'.
  case keywordGenreNetwork
  /// The collection a movie belongs to.
  case collection
  /// A section of the page, opened whole.
  case section
  /// A season of the series.
  case season
  /// The next or the previous one.
  case sibling
  /// An episode of the season.
  case episode
  /// A guest.
  case guest
  /// A guest, or a member of the crew.
  case guestOrCrew
  /// What a person worked on.
  case credit
  /// "All films": everything a person played in or worked on.
  case allFilms
  /// "All series": everything a person played in.
  case allShows
  /// A part of a collection.
  case part
  /// A Pokémon of the list.
  case pokemon
  /// A stage of an evolution.
  case evolution
  /// A character of the list.
  case character
  /// A comic the character appears in.
  case comic
  /// Who appears in the comic.
  case appearance
}
