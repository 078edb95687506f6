import Catalog
import Providers
import Testing

@Suite("People, collections and found things of TMDB's, member by member")
struct TMDBWholePeopleTests {
  @Test func `a person with every member is read whole`() throws {
    let body = """
      {"id":525,"name":"Christopher Nolan","known_for_department":"Directing","popularity":17.5,
      "profile_path":"/cn.jpg","biography":"Born &amp; raised.","birthday":"1970-07-30","deathday":null,
      "place_of_birth":"London, England","also_known_as":["C. Nolan","Chris","C. Nolan"],
      "imdb_id":"nm0634240","homepage":"http://example.com","gender":2,
      "combined_credits":{"cast":[{"id":1,"media_type":"movie","title":"Doodlebug","character":"Self",
      "release_date":"1997-10-11","popularity":3.5,"vote_average":6.5,"vote_count":700}],
      "crew":[{"id":27205,"media_type":"movie","title":"Inception","department":"Directing","job":"Director"},
      {"id":9,"media_type":"tv","name":"Westworld","first_air_date":"2016-10-02","department":null,
      "job":"Thanks","episode_count":4}]},
      "images":{"profiles":[{"file_path":"/cn.jpg","width":421,"height":632,"iso_639_1":null}]}}
      """
    var summary = PersonSummary(id: 525, name: "Christopher Nolan")
    summary.department = .directing
    summary.popularity = 17.5
    summary.profilePath = "/cn.jpg"
    var person = Catalog.Person(summary)
    person.biography = LocalizedText("Born & raised.", language: "en")
    person.birthday = CalendarDate("1970-07-30")
    person.placeOfBirth = "London, England"
    person.alsoKnownAs = ["C. Nolan", "Chris"]
    person.imdbID = "nm0634240"
    person.homepage = "http://example.com"
    var doodlebug = MovieSummary(id: 1, title: "Doodlebug")
    doodlebug.releaseDate = CalendarDate("1997-10-11")
    doodlebug.popularity = 3.5
    doodlebug.rating = Rating(average: 6.5, votes: 700)
    var westworld = ShowSummary(id: 9, name: "Westworld")
    westworld.firstAirDate = CalendarDate("2016-10-02")
    person.credits = [
      PersonCredit(title: .movie(doodlebug), part: .cast(character: "Self")),
      PersonCredit(
        title: .movie(MovieSummary(id: 27205, title: "Inception")),
        part: .crew(department: .directing, job: "Director")),
      PersonCredit(
        title: .show(westworld), part: .crew(department: nil, job: "Thanks"), episodeCount: 4),
    ]
    person.images = [
      ImageFile(kind: .profile, path: "/cn.jpg", width: 421, height: 632, language: nil)
    ]
    #expect(try TMDBAsking().person(body) == person)
  }

  @Test func `a person of whom all is missing is a name`() throws {
    let body =
      #"{"id":5,"name":"N","biography":"","birthday":"","also_known_as":null,"imdb_id":null}"#
    #expect(
      try TMDBAsking().person(body) == Catalog.Person(PersonSummary(id: 5, name: "N")))
  }

  @Test func `a collection is read whole, by date, a twin once`() throws {
    let body = """
      {"id":2344,"name":"The Matrix Collection","overview":"Red or blue.","parts":[
      {"id":604,"media_type":"movie","title":"Reloaded","release_date":"2003-05-15"},
      {"id":624860,"title":"Next","release_date":""},
      {"id":603,"media_type":"movie","title":"The Matrix","release_date":"1999-03-31"},
      {"id":604,"title":"Twin"},{"id":8,"media_type":"collection","name":"Other"}]}
      """
    var first = MovieSummary(id: 603, title: "The Matrix")
    first.releaseDate = CalendarDate("1999-03-31")
    var second = MovieSummary(id: 604, title: "Reloaded")
    second.releaseDate = CalendarDate("2003-05-15")
    #expect(
      try TMDBAsking().response(.collection(2344), body)
        == .collection(
          MovieCollection(
            id: 2344, name: "The Matrix Collection",
            overview: LocalizedText("Red or blue.", language: "en"),
            parts: [first, second, MovieSummary(id: 624860, title: "Next")])))
  }

  @Test func `a mixed page is read whole`() throws {
    let body = """
      {"page":2,"total_pages":7,"total_results":131,"results":[
      {"id":6384,"media_type":"person","name":"Keanu Reeves","known_for_department":"Acting","popularity":46.25,
      "known_for":[{"id":603,"media_type":"movie","title":"The Matrix"},
      {"id":603,"media_type":"movie","title":"The Matrix"}]},
      {"id":1396,"media_type":"tv","name":"Breaking Bad","adult":true,"vote_average":8.9,"vote_count":10},
      {"id":2344,"media_type":"collection","name":"The Matrix Collection"},
      {"id":7,"media_type":"hologram","title":"H"}]}
      """
    var keanu = PersonSummary(id: 6384, name: "Keanu Reeves")
    keanu.department = .acting
    keanu.popularity = 46.25
    keanu.knownFor = [.movie(MovieSummary(id: 603, title: "The Matrix"))]
    var show = ShowSummary(id: 1396, name: "Breaking Bad")
    show.isAdult = true
    show.rating = Rating(average: 8.9, votes: 10)
    #expect(
      try TMDBAsking().response(.list(.search(SearchQuery(text: "a")), page: 2), body)
        == .list(
          Page(
            number: 2,
            elements: [
              .person(keanu), .show(show),
              .collection(CollectionSummary(id: 2344, name: "The Matrix Collection")),
            ], totalPages: 7, totalResults: 131, skipped: 1)))
  }
}
