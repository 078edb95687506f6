import Catalog

extension GalleryFacts {
  /// People of whom more is known than their names.
  static let people: [Profile] = [
    Profile(
      6_384, "Keanu Reeves", department: "Acting", popularity: 11.37, born: "1964-09-02",
      in: "Beirut, Lebanon", imdbID: "nm0000206",
      alsoKnownAs: ["Киану Ривз", "キアヌ・チャールズ・リーブス", "キアヌ・リーブス", "基努·里维斯"],
      biography: """
        Born in Beirut and raised in Toronto, Keanu Reeves was first loved as the amiable \
        slacker of Bill & Ted's Excellent Adventure. Speed made him an action star, The Matrix \
        gave him Neo, and John Wick brought a new run of meticulous gunfights in his fifties.
        """),
    Profile(
      530, "Carrie-Anne Moss", department: "Acting", popularity: 3.51, born: "1967-08-21",
      imdbID: "nm0005251",
      alsoKnownAs: ["Carrie Anne Moss", "Carrie-Ann Moss", "Carrie Ann Moss", "Кэрри-Энн Мосс"],
      biography: """
        Carrie-Anne Moss, from the Vancouver area, worked as a model in Europe and in \
        television before The Matrix made her Trinity, leather coat and all. Memento and \
        Chocolat followed soon after, and she later played the lawyer Jeri Hogarth in Jessica \
        Jones.
        """),
    Profile(
      9_364, "Gloria Foster", department: "Acting", popularity: 0.6, born: "1933-11-15",
      died: "2001-09-29", imdbID: "nm0287825"),
    Profile(
      608, "Hayao Miyazaki", department: "Directing", popularity: 2.59, born: "1941-01-05",
      in: "Tokyo, Japan",
      biography: """
        Tokyo-born animator Hayao Miyazaki worked at Toei and in television before Nausicaä of \
        the Valley of the Wind led to the founding of Studio Ghibli. My Neighbor Totoro, \
        Princess Mononoke and the Oscar-winning Spirited Away and The Boy and the Heron are \
        among his films.
        """),
    Profile(
      21_684, "Bong Joon Ho", department: "Directing", popularity: 1.44, born: "1969-09-14",
      in: "Daegu, South Korea"),
    Profile(
      20_738, "Song Kang-ho", department: "Acting", popularity: 1.19, born: "1967-01-17",
      imdbID: "nm0814280", alsoKnownAs: ["송강호", "Song Kang Ho", "Song Kangho", "宋康昊"]),
    Profile(
      2_975, "Laurence Fishburne", department: "Acting", popularity: 3.4, born: "1961-07-30",
      in: "Augusta, Georgia, USA", imdbID: "nm0000401",
      alsoKnownAs: ["Larry Fishburne", "لورنس فيشبورن", "로런스 피시번", "ローレンス・フィッシュバーン"],
      biography: """
        Laurence Fishburne was fourteen when filming of Apocalypse Now began, and years of \
        stage and television work led him to Boyz n the Hood. An Oscar nominee as Ike Turner \
        in What's Love Got to Do with It, he is best known as Morpheus in The Matrix.
        """),
    Profile(
      9_340, "Lana Wachowski", department: "Directing", popularity: 0.66, born: "1965-06-21",
      in: "Chicago, Illinois, USA",
      biography: """
        Chicago-born Lana Wachowski writes and directs, for most of her career together with \
        her sister Lilly. The crime film Bound led to The Matrix and its sequels; Speed Racer, \
        Cloud Atlas and the series Sense8 followed, and she directed The Matrix Resurrections \
        alone.
        """),
    Profile(
      9_339, "Lilly Wachowski", department: "Directing", popularity: 0.73, born: "1967-12-29",
      in: "Chicago, Illinois, USA"),
    Profile(
      9_376, "Belinda McClory", department: "Acting", popularity: 0.99, born: "1968-11-01",
      imdbID: "nm0565883"),
    Profile(
      1_331, "Hugo Weaving", department: "Acting", popularity: 2.04, born: "1960-04-04",
      in: "Ibadan, Nigeria", imdbID: "nm0915989",
      alsoKnownAs: ["Хьюго Уивинг", "휴고 위빙", "雨果·维文", "ヒューゴ・ウィーヴィング"],
      biography: """
        Hugo Weaving, born in Nigeria and settled in Australia, trained at NIDA and won \
        attention in Proof and The Adventures of Priscilla, Queen of the Desert. He became \
        known worldwide as Agent Smith in The Matrix and Elrond in The Lord of the Rings.
        """),
    Profile(
      532, "Joe Pantoliano", department: "Acting", popularity: 2.89, born: "1951-09-12",
      imdbID: "nm0001592", alsoKnownAs: ["Joseph Peter \"Joe\" Pantoliano", "Joey Pants"]),
    Profile(
      6_193, "Leonardo DiCaprio", department: "Acting", popularity: 9.21, born: "1974-11-11",
      in: "Los Angeles, California, USA", imdbID: "nm0000138",
      alsoKnownAs: ["Леонардо ДиКаприо", "ليوناردو دي كابريو", "레오나르도 디카프리오", "レオナルド・ディカプリオ"],
      biography: """
        Los Angeles-born Leonardo DiCaprio earned his first Oscar nomination at nineteen for \
        What's Eating Gilbert Grape, and Titanic made him a worldwide name. Long partnered \
        with Martin Scorsese, from Gangs of New York to Killers of the Flower Moon, he won the \
        award for The Revenant.
        """),
    Profile(
      31, "Tom Hanks", department: "Acting", popularity: 14.64, born: "1956-07-09",
      in: "Concord, California, USA", imdbID: "nm0000158",
      alsoKnownAs: ["Thomas Jeffrey Hanks", "Том Хэнкс", "توم هانكس", "トム・ハンクス"],
      biography: """
        Tom Hanks moved from the sitcom Bosom Buddies to film comedy with Splash and Big. He \
        won consecutive Oscars for Philadelphia and Forrest Gump, voices Woody in the Toy \
        Story series, and remains associated with decent, dogged men, from Apollo 13 to Cast \
        Away.
        """),
  ]
}
