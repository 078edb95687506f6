/// Short answers with real facts, as TMDB lays them out.
enum TMDBBodies {
  static let movie = """
    {"adult":false,"belongs_to_collection":{"id":2344,"name":"The Matrix Collection",
    "poster_path":null,"backdrop_path":null},"budget":63000000,
    "genres":[{"id":28,"name":"Aksiyon"},{"id":878,"name":"Bilim-Kurgu"}],
    "homepage":"http://www.warnerbros.com/matrix","id":603,"imdb_id":"tt0133093",
    "original_language":"en","original_title":"The Matrix","overview":"","popularity":83.5,
    "poster_path":"/matrix.jpg","production_companies":[{"id":79,
    "name":"Village Roadshow Pictures","origin_country":"US","logo_path":null}],
    "production_countries":[{"iso_3166_1":"US","name":"United States of America"}],
    "release_date":"1999-03-31","revenue":463517383,"runtime":136,
    "spoken_languages":[{"english_name":"English","iso_639_1":"en","name":"English"}],
    "status":"Released","tagline":"","title":"Matrix","video":false,"vote_average":8.2,
    "vote_count":26000,
    "credits":{"cast":[{"id":6384,"name":"Keanu Reeves","character":"Neo","order":0,
    "known_for_department":"Acting","profile_path":"/neo.jpg","popularity":40.1},
    {"id":2975,"name":"Laurence Fishburne","character":"Morpheus","order":1}],
    "crew":[{"id":9340,"name":"Lana Wachowski","department":"Directing","job":"Director"},
    {"id":9340,"name":"Lana Wachowski","department":"Writing","job":"Writer"},
    {"id":9339,"name":"Lilly Wachowski","department":"Directing","job":"Director"},
    {"id":9339,"name":"Lilly Wachowski","department":"Writing","job":"Writer"},
    {"id":9339,"name":"Lilly Wachowski","department":"Writing","job":"Story"}]},
    "keywords":{"keywords":[{"id":1721,"name":"fight"},{"id":310,"name":"artificial intelligence"}]},
    "videos":{"results":[{"iso_639_1":"en","iso_3166_1":"US","name":"Trailer","key":"m8e-FF8MsqU",
    "site":"YouTube","size":1080,"type":"Trailer","official":true,
    "published_at":"2013-10-02T00:00:00.000Z","id":"a"}]},
    "images":{"posters":[{"file_path":"/p.jpg","width":2000,"height":3000,"iso_639_1":"en"}],
    "backdrops":[{"file_path":"/b.jpg","width":3840,"height":2160,"iso_639_1":null}],
    "logos":[{"file_path":"/l.svg","width":500,"height":100,"iso_639_1":"en"}]},
    "watch/providers":{"results":{"TR":{"link":"https://example.org","rent":[
    {"provider_id":2,"provider_name":"Apple TV","display_priority":4}]}}},
    "release_dates":{"results":[{"iso_3166_1":"TR","release_dates":[{"certification":"13+",
    "release_date":"1999-09-03T00:00:00.000Z","type":3,"note":"","iso_639_1":""}]}]},
    "similar":{"page":1,"results":[{"id":604,"title":"The Matrix Reloaded"}],"total_pages":9,
    "total_results":180},
    "recommendations":{"page":1,"results":[],"total_pages":1,"total_results":0},
    "reviews":{"page":1,"results":[],"total_pages":0,"total_results":0},
    "translations":{"translations":[
    {"iso_3166_1":"US","iso_639_1":"en","data":{"title":"","overview":"A hacker learns that his \
    world is a simulation.","tagline":"Free your mind."}},
    {"iso_3166_1":"TR","iso_639_1":"tr","data":{"title":"Matrix","overview":"","tagline":""}}]}}
    """

  static let show = """
    {"adult":false,"created_by":[{"id":66633,"name":"Vince Gilligan","credit_id":"a","gender":2}],
    "episode_run_time":[47,45],"first_air_date":"2008-01-20","genres":[{"id":18,"name":"Drama"}],
    "homepage":"","id":1396,"in_production":false,"languages":["en"],
    "last_air_date":"2013-09-29","last_episode_to_air":{"id":62161,"name":"Felina",
    "overview":"All bad things must come to an end.","vote_average":9.2,"vote_count":250,
    "air_date":"2013-09-29","episode_number":16,"episode_type":"finale","production_code":"",
    "runtime":56,"season_number":5,"show_id":1396,"still_path":"/s.jpg"},
    "name":"Breaking Bad","next_episode_to_air":null,"networks":[{"id":174,"name":"AMC",
    "origin_country":"US","logo_path":"/n.png"}],"number_of_episodes":62,"number_of_seasons":5,
    "origin_country":["US"],"original_language":"en","original_name":"Breaking Bad",
    "overview":"A chemistry teacher turns to crime.","popularity":400.5,"poster_path":null,
    "production_companies":[],"production_countries":[],"seasons":[{"air_date":"2009-02-17",
    "episode_count":9,"id":3577,"name":"Specials","overview":"","poster_path":null,
    "season_number":0,"vote_average":0.0},{"air_date":"2008-01-20","episode_count":7,"id":3572,
    "name":"Season 1","overview":"","poster_path":null,"season_number":1,"vote_average":8.3}],
    "spoken_languages":[{"english_name":"English","iso_639_1":"en","name":"English"}],
    "status":"Ended","tagline":"Change the equation.","type":"Scripted","vote_average":8.9,
    "vote_count":14000,"aggregate_credits":{"cast":[{"id":17419,"name":"Bryan Cranston",
    "roles":[{"credit_id":"a","character":"Walter White","episode_count":62},
    {"credit_id":"b","character":"Narrator","episode_count":1},
    {"credit_id":"c","character":"","episode_count":1}],"total_episode_count":62,"order":0}],
    "crew":[{"id":66633,"name":"Vince Gilligan","department":"Writing","jobs":[
    {"credit_id":"d","job":"Writer","episode_count":13},
    {"credit_id":"e","job":"Story","episode_count":1}],"total_episode_count":14}]},
    "content_ratings":{"results":[{"iso_3166_1":"US","rating":"TV-MA","descriptors":[]},
    {"iso_3166_1":"DE","rating":"16"},{"iso_3166_1":"FR","rating":""}]},
    "external_ids":{"imdb_id":"tt0903747","tvdb_id":81189,"tvrage_id":null}}
    """

  static let season = """
    {"_id":"a","air_date":"2008-01-20","episodes":[{"air_date":"2008-01-20","episode_number":1,
    "episode_type":"standard","id":62085,"name":"1. Bölüm","overview":"","production_code":"",
    "runtime":59,"season_number":1,"show_id":1396,"still_path":"/s.jpg","vote_average":8.1,
    "vote_count":180,"crew":[{"id":66633,"name":"Vince Gilligan","department":"Directing",
    "job":"Director"}],"guest_stars":[{"id":92495,"name":"John Koyama","character":"Emilio Koyama",
    "order":10}]},{"air_date":"2008-01-27","episode_number":2,"name":"Kedi Torbada",
    "overview":"İki ortak bir ceset saklar.","runtime":49,"season_number":1}],
    "name":"1. Sezon","overview":"","id":3572,"poster_path":"/p.jpg","season_number":1,
    "vote_average":8.3,"images":{"posters":[{"file_path":"/p.jpg","width":1000,"height":1500,
    "iso_639_1":null}]},"translations":{"translations":[{"iso_3166_1":"US","iso_639_1":"en",
    "data":{"name":"","overview":"High school chemistry teacher Walter White is told he is ill."}}]}}
    """

  static let seasonInEnglish = """
    {"episodes":[{"episode_number":1,"name":"Pilot","overview":"A teacher learns that he is ill."},
    {"episode_number":2,"name":"Cat's in the Bag...","overview":"Two partners hide a body."}],
    "name":"Season 1","overview":"In English.","season_number":1}
    """

  static let person = """
    {"adult":false,"also_known_as":["キアヌ・リーブス","Киану Ривз"],"biography":"",
    "birthday":"1964-09-02","deathday":null,"gender":2,"homepage":null,"id":6384,
    "imdb_id":"nm0000206","known_for_department":"Acting","name":"Keanu Reeves",
    "place_of_birth":"Beirut, Lebanon","popularity":46.2,"profile_path":"/k.jpg",
    "combined_credits":{"cast":[{"id":603,"title":"The Matrix","media_type":"movie",
    "character":"Neo","credit_id":"a","order":0,"release_date":"1999-03-31","vote_average":8.2,
    "vote_count":26000},{"id":549,"name":"The Late Show","media_type":"tv","character":"Self",
    "credit_id":"b","episode_count":2},{"id":9,"media_type":"hologram","name":"Odd"}],
    "crew":[{"id":177677,"title":"Side by Side","media_type":"movie","department":"Production",
    "job":"Producer","credit_id":"c"}]},
    "images":{"profiles":[{"file_path":"/k.jpg","width":1000,"height":1500,"iso_639_1":null}]},
    "translations":{"translations":[{"iso_3166_1":"US","iso_639_1":"en","data":{"biography":
    "Keanu Charles Reeves is a Canadian actor."}}]}}
    """

  static let page = """
    {"page":1,"results":[{"adult":false,"genre_ids":[28,878],"id":603,"original_language":"en",
    "original_title":"The Matrix","overview":"A hacker \\"Neo\\" \\u00e9\\ud83d\\ude00.",
    "popularity":83.5,"poster_path":"/m.jpg","release_date":"1999-03-31","title":"The Matrix",
    "video":false,"vote_average":8.2,"vote_count":26000},{"id":null,"title":"Lost"},
    {"id":604,"title":"The Matrix Reloaded","vote_average":0,"vote_count":0}],"total_pages":2,
    "total_results":23}
    """
}
