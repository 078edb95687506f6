import TestSupport

/// A few answers with real facts, as TMDB lays them out.
enum FakeTMDB {
  /// A server with these answers; of everything else it knows nothing.
  static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard let body = body(of: request.path) else {
        return LoopbackAnswer(404, #"{"success":false,"status_code":34,"status_message":"none"}"#)
      }
      return LoopbackAnswer(200, body, headers: [("Cache-Control", "public, max-age=14400")])
    }
  }

  private static func body(of path: String) -> String? {
    switch path {
    case "/3/movie/603": matrix
    case "/3/search/multi": page("{\"media_type\":\"movie\",\(row)}")
    case "/3/genre/movie/list", "/3/genre/tv/list":
      #"{"genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction"}]}"#
    case "/3/movie/popular", "/3/movie/now_playing", "/3/movie/upcoming", "/3/discover/movie",
      "/3/trending/movie/week":
      page("{\(row)}")
    case "/3/tv/popular", "/3/tv/on_the_air", "/3/tv/airing_today", "/3/discover/tv":
      page(
        """
        {"id":1396,"name":"Breaking Bad","original_name":"Breaking Bad","overview":"",
        "first_air_date":"2008-01-20","vote_average":8.9,"vote_count":14000,"genre_ids":[18]}
        """)
    case _: nil
    }
  }

  private static func page(_ row: String) -> String {
    #"{"page":1,"results":[\#(row)],"total_pages":1,"total_results":1}"#
  }

  private static let row = """
    "id":603,"title":"The Matrix","original_title":"The Matrix","original_language":"en",
    "overview":"A hacker learns what the world is.","release_date":"1999-03-31",
    "vote_average":8.2,"vote_count":26000,"genre_ids":[28,878],"adult":false,"popularity":80.5
    """

  /// The page of a movie.
  static let matrix = """
    {\(row),"runtime":136,"status":"Released","tagline":"Free your mind.","budget":63000000,
    "revenue":463517383,"genres":[{"id":28,"name":"Action"},{"id":878,"name":"Science Fiction"}],
    "credits":{"cast":[{"id":6384,"name":"Keanu Reeves","character":"Neo","order":0}],
    "crew":[{"id":9340,"name":"Lana Wachowski","department":"Directing","job":"Director"}]},
    "keywords":{"keywords":[{"id":310,"name":"artificial intelligence"}]},
    "similar":{"page":1,"results":[],"total_pages":1,"total_results":0},
    "recommendations":{"page":1,"results":[],"total_pages":1,"total_results":0},
    "reviews":{"page":1,"results":[],"total_pages":0,"total_results":0}}
    """
}
