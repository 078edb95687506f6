import AppCore
import Catalog

extension GalleryFacts {
  /// What a series' page says beyond what lists do.
  struct ShowPage {
    var status: TitleStatus
    var lastAired: CalendarDate?
    var seasonCount: Int
    var episodeCount: Int
    var minutes: Int?
    var imdbID: String?
    var homepage: String?
    var certification: String?
    var keywords: [Keyword]?
    var creators: [PersonSummary] = []
    var networks: [Network] = []
    var companies: [Company] = []
    var languages: [String] = []
    var otherNames: [String] = []
    var seasons: [SeasonSummary]
    var credits: Credits?
  }

  private static func season(
    _ number: Int, episodes: Int?, aired: String? = nil, rated: Double = 0
  ) -> SeasonSummary {
    SeasonSummary(
      number: number, name: number == 0 ? "Specials" : "Season \(number)", episodeCount: episodes,
      airDate: aired.flatMap { CalendarDate($0) }, rating: Rating(average: rated, votes: nil))
  }

  private static func person(_ id: ID<Person>, _ name: String) -> PersonSummary {
    PersonSummary(id: id, name: name)
  }

  /// Series of which the gallery has pages, or that are rated high; no other list has them.
  static let otherShows: [ShowSummary] = [
    show(
      4_607, "Lost", aired: "2004-09-22", genres: [10_759, 9_648], rated: 7.9, by: 2_668,
      popularity: 149.44),
    show(
      223_564, "The 100 Girlfriends Who Really, Really, Really, Really, REALLY Love You",
      original: "君のことが大大大大大好きな100人の彼女", in: "ja", aired: "2023-10-08", genres: [16, 35],
      rated: 8.284, by: 215, popularity: 45.61),
    show(
      69_557, "Fauda", original: "פאודה", in: "he", aired: "2015-02-15",
      genres: [18, 10_759, 10_768], rated: 7.446, by: 260, popularity: 34.45),
    show(
      1_402, "The Walking Dead", aired: "2010-10-31", genres: [10_759, 18, 10_765], rated: 8.086,
      by: 4_145, popularity: 118.55),
    show(
      1_405, "Dexter", aired: "2006-10-01", genres: [80, 18, 9_648], rated: 8.226, by: 1_325,
      popularity: 154.31),
    show(
      60_625, "Rick and Morty", aired: "2013-12-02", genres: [16, 35, 10_765, 10_759], rated: 8.682,
      by: 11_294, popularity: 185.03),
    show(
      87_108, "Chernobyl", aired: "2019-05-06", genres: [18], rated: 8.702, by: 44,
      popularity: 41.75),
    show(
      94_605, "Arcane", aired: "2021-11-06", genres: [16, 10_759, 10_765], rated: 8.751, by: 6_111,
      popularity: 31.8),
    show(
      95_396, "Severance", aired: "2022-02-17", genres: [18, 9_648, 10_765], rated: 8.387,
      by: 2_859, popularity: 45.8),
    show(
      100_088, "The Last of Us", aired: "2023-01-15", genres: [18], rated: 8.414, by: 7_253,
      popularity: 43.89),
    show(
      83_867, "Andor", aired: "2022-09-21", genres: [10_765, 10_759, 18], rated: 8.305, by: 2_156,
      popularity: 42.89),
    show(
      71_912, "The Witcher", aired: "2019-12-20", genres: [10_765, 18, 10_759], rated: 7.898,
      by: 6_842, popularity: 50.85),
  ]

  /// The pages of series.
  static let showPages: [ID<TVShow>: ShowPage] = [
    1_399: ShowPage(
      status: "Ended", lastAired: CalendarDate("2019-05-19"), seasonCount: 8, episodeCount: 73,
      imdbID: "tt0944947", homepage: "https://www.hbo.com/game-of-thrones",
      certification: "TV-MA",
      keywords: [
        Keyword(id: 818, name: "based on novel or book"),
        Keyword(id: 4_152, name: "kingdom"),
        Keyword(id: 12_554, name: "dragon"),
        Keyword(id: 13_084, name: "king"),
        Keyword(id: 34_038, name: "intrigue"),
        Keyword(id: 170_362, name: "fantasy world"),
      ],
      creators: [
        person(9_813, "David Benioff"),
        person(228_068, "D. B. Weiss"),
      ],
      networks: [
        Network(id: 49, name: "HBO", country: "US")
      ],
      companies: [
        Company(id: 76_043, name: "Revolution Sun Studios", country: "US"),
        Company(id: 12_525, name: "Television 360"),
        Company(id: 5_820, name: "Generator Entertainment", country: "GB"),
        Company(id: 12_526, name: "Bighead Littlehead", country: "US"),
      ],
      languages: ["English"],
      seasons: [
        season(1, episodes: 10, aired: "2011-04-17", rated: 8.4),
        season(2, episodes: 10, aired: "2012-04-01", rated: 8.3),
        season(3, episodes: 10, aired: "2013-03-31", rated: 8.4),
        season(4, episodes: 10, aired: "2014-04-06", rated: 8.5),
        season(5, episodes: 10, aired: "2015-04-12", rated: 8.2),
        season(6, episodes: 10, aired: "2016-04-24", rated: 8.3),
        season(7, episodes: 7, aired: "2017-07-16", rated: 8.2),
        season(8, episodes: 6, aired: "2019-04-14", rated: 6.2),
        season(0, episodes: 300, aired: "2010-12-05"),
      ],
      credits: Credits(
        cast: [
          cast(22_970, "Peter Dinklage", "Tyrion 'The Halfman' Lannister"),
          cast(239_019, "Kit Harington", "Jon Snow"),
          cast(12_795, "Nikolaj Coster-Waldau", "Sir Jaime 'Kingslayer' Lannister"),
          cast(17_286, "Lena Headey", "Cersei Lannister"),
          cast(1_223_786, "Emilia Clarke", "Daenerys Targaryen"),
          cast(15_498, "Liam Cunningham", "Davos Seaworth"),
          cast(1_181_313, "Maisie Williams", "Arya Stark"),
          cast(239_020, "Isaac Hempstead Wright", "Brandon 'Bran' Stark"),
          cast(1_001_657, "Sophie Turner", "Sansa Stark"),
          cast(1_010_135, "John Bradley", "Samwell 'Sam' Tarly"),
          cast(3_075, "Rory McCann", "Sandor 'The Hound' Clegane"),
          cast(570_296, "Joe Dempsie", "Gendry"),
        ],
        crew: [
          crew(1_406_855, "Duncan Muggoch", "Production", "Producer"),
          crew(114_404, "Miguel Sapochnik", "Production", "Executive Producer"),
          crew(33_316, "David Nutter", "Production", "Executive Producer"),
          crew(1_878_409, "Lisa McAtackney", "Production", "Producer"),
          crew(1_223_799, "Christopher Newman", "Production", "Producer"),
          crew(56_746, "Greg Spence", "Production", "Producer"),
        ])
    ),
    4_607: ShowPage(
      status: "Ended", lastAired: CalendarDate("2010-05-23"), seasonCount: 6, episodeCount: 120,
      minutes: 45, imdbID: "tt0411008", homepage: "http://abc.go.com/shows/lost",
      creators: [
        person(15_344, "J.J. Abrams"),
        person(28_974, "Damon Lindelof"),
        person(1_237_491, "Jeffrey Lieber"),
      ],
      networks: [
        Network(id: 2, name: "ABC", country: "US")
      ],
      companies: [
        Company(id: 19_366, name: "ABC Studios", country: "US"),
        Company(id: 11_461, name: "Bad Robot", country: "US"),
      ],
      languages: ["English"],
      seasons: [
        season(1, episodes: 24, aired: "2004-09-22"),
        season(2, episodes: 24, aired: "2005-09-21"),
        season(3, episodes: 23, aired: "2006-10-04"),
        season(4, episodes: 14, aired: "2008-01-31"),
        season(5, episodes: 17, aired: "2009-01-21"),
        season(6, episodes: 18, aired: "2010-02-02"),
        season(0, episodes: 33, aired: "2005-04-27"),
      ],
      credits: Credits(
        cast: [
          cast(28_657, "Matthew Fox", "Jack Shephard"),
          cast(19_034, "Evangeline Lilly", "Kate Austen"),
          cast(12_646, "Terry O'Quinn", "John Locke"),
          cast(142_636, "Josh Holloway", "James \"Sawyer\" Ford"),
          cast(1_215_525, "Jorge Garcia", "Hugo \"Hurley\" Reyes"),
          cast(5_471, "Naveen Andrews", "Sayid Jarrah"),
          cast(28_662, "Yunjin Kim", "Sun-Hwa Kwon"),
          cast(18_307, "Daniel Dae Kim", "Jin-Soo Kwon"),
        ],
        crew: [])
    ),
    93_405: ShowPage(
      status: "Ended", lastAired: CalendarDate("2025-06-27"), seasonCount: 3, episodeCount: 22,
      imdbID: "tt10919420", certification: "TV-MA",
      networks: [
        Network(id: 213, name: "Netflix")
      ],
      companies: [
        Company(id: 112_647, name: "Siren Pictures", country: "KR"),
        Company(id: 203_249, name: "Firstman Studio", country: "KR"),
      ],
      otherNames: [
        "משחקי הדיונון",
        "विद्रूप खेल",
        "بازی مرکب",
        "بازی ماهی مرکب",
      ],
      seasons: [
        season(1, episodes: 9, aired: "2021-09-17", rated: 8.3),
        season(2, episodes: 7, aired: "2024-12-26", rated: 8.1),
        season(3, episodes: 6, aired: "2025-06-27", rated: 7.6),
      ],
      credits: Credits(
        cast: [
          cast(73_249, "Lee Jung-jae", "Seong Gi-hun / Player 456"),
          cast(1_296_713, "Yim Si-wan", "Lee Myung-gi / Player 333"),
          cast(1_557_181, "Wi Ha-jun", "Detective Hwang Jun-ho"),
          cast(2_359_937, "Jo Yu-ri", "Kim Jun-hee / Player 222"),
          cast(25_002, "Lee Byung-hun", "Front Man / Hwang In-ho"),
          cast(1_983_073, "Park Gyu-young", "Kang No-eul / Guard 011"),
          cast(2_523_069, "Kang Ae-sim", "Jang Geum-ja / Player 149"),
          cast(1_299_479, "Lee Jin-uk", "Park Gyeong-seok / Player 246"),
          cast(1_297_749, "Yang Dong-geun", "Park Yong-sik / Player 007"),
          cast(1_140_210, "Park Sung-hoon", "Cho Hyun-ju / Player 120"),
          cast(557_133, "David Lee", "Park Min-su / Player 125"),
          cast(1_257_899, "Kang Ha-neul", "Kang Dae-ho / Player 388"),
        ],
        crew: [
          crew(1_294_471, "Hwang Dong-hyuk", "Production", "Executive Producer")
        ])
    ),
    223_564: ShowPage(
      status: "Returning Series", lastAired: CalendarDate("2026-08-16"), seasonCount: 1,
      episodeCount: 32, imdbID: "tt28919914", certification: "TV-14",
      networks: [
        Network(id: 614, name: "Tokyo MX", country: "JP")
      ],
      companies: [
        Company(id: 118_286, name: "Bibury Animation Studios", country: "JP"),
        Company(id: 173_132, name: "Bandai Namco Filmworks", country: "JP"),
        Company(id: 2_918, name: "Shueisha", country: "JP"),
        Company(id: 182_571, name: "NetEase Games", country: "JP"),
      ],
      otherNames: [
        "Mis 100 novias que me quieren mucho mucho",
        "Las 100 novias que de verdad, te Aman",
        "超超超超超喜欢你的100个女朋友",
        "Mis 100 novias que me quieren mogollón mogollón",
      ],
      seasons: [
        season(1, episodes: 32, aired: "2023-10-08", rated: 7.1)
      ],
      credits: Credits(
        cast: [
          cast(2_410_194, "Wataru Katoh", "Rentaro Aijo (voice)"),
          cast(1_779_027, "Kaede Hondo", "Hakari Hanazono (voice)"),
          cast(1_647_636, "Miyu Tomita", "Karane Inda (voice)"),
          cast(1_564_652, "Maria Naganawa", "Shizuka Yoshimoto (voice)"),
          cast(1_254_672, "Asami Seto", "Nano Eiai (voice)"),
          cast(1_522_605, "Ayaka Asai", "Kusuri Yakuzen (voice)"),
          cast(105_816, "Shigeru Chiba", "God (voice)"),
        ],
        crew: [
          crew(4_311_429, "Ryota Ozaki", "Production", "Producer"),
          crew(2_381_627, "Takahiro Ishiyama", "Production", "Producer"),
          crew(1_900_529, "Haruhito Nakayoshi", "Production", "Executive Producer"),
          crew(3_502_403, "Cao Cong", "Production", "Executive Producer"),
          crew(3_866_517, "Shotaro Usui", "Production", "Executive Producer"),
          crew(3_498_854, "Shunsuke Matsuda", "Production", "Executive Producer"),
        ])
    ),
    69_557: ShowPage(
      status: "Returning Series", lastAired: CalendarDate("2026-07-13"), seasonCount: 5,
      episodeCount: 59, imdbID: "tt4565380", certification: "TV-MA",
      networks: [
        Network(id: 644, name: "yes", country: "IL")
      ],
      companies: [
        Company(id: 138_116, name: "L.Benasuly Productions"),
        Company(id: 33_244, name: "yes", country: "IL"),
        Company(id: 116_158, name: "Tender Productions", country: "IL"),
      ],
      otherNames: [
        "混乱 冤冤相报",
        "Χάος",
        "ファウダ -復讐の連鎖-",
        "파우다: 혼돈",
      ],
      seasons: [
        season(1, episodes: 12, aired: "2015-02-15", rated: 7.9),
        season(2, episodes: 12, aired: "2017-12-31", rated: 8.1),
        season(3, episodes: 12, aired: "2019-12-26", rated: 8.3),
        season(4, episodes: 12, aired: "2022-07-13", rated: 8),
        season(5, episodes: 11, aired: "2026-05-18", rated: 7.7),
        season(0, episodes: 6),
      ],
      credits: Credits(
        cast: [
          cast(1_259_880, "Lior Raz", "Doron Kavillio"),
          cast(41_639, "Netta Garti", "Gali Kavillio"),
          cast(1_937_567, "Doron Ben-David", "Hertzel 'Steve' Pinto"),
          cast(1_011_142, "Rona-Lee Shimon", "Nurit"),
          cast(235_131, "Itzik Cohen", "Gabi \"Captain Eyov\""),
          cast(1_750_071, "Yaakov Zada Daniel", "Eli"),
          cast(3_687_513, "Dan Kadosh", "European Terrorist"),
        ],
        crew: [])
    ),
  ]
}
