import Catalog

/// Some of Marvel's characters and comics, with all that can be missing.
extension GalleryFacts {
  /// The characters by name: number, name, when changed, counts of comics, series, stories and events, year.
  private static let characterRows: [(ID<MarvelCharacter>, String, String?, [Int], Int)] = [
    (1_011_334, "3-D Man", "2014-04-29", [12, 3, 21, 1], 2018),
    (1_017_100, "A-Bomb (HAS)", "2013-09-18", [3, 1, 7, 0], 2018),
    (1_009_144, "A.I.M.", "2013-10-17", [48, 32, 50, 0], 2018),
    (1_010_699, "Aaron Stack", nil, [14, 3, 27, 0], 2018),
    (1_009_146, "Abomination (Emil Blonsky)", "2012-03-20", [53, 26, 63, 1], 2018),
    (1_010_354, "Adam Warlock", "2013-08-07", [129, 58, 151, 9], 2018),
    (1_011_198, "Agents of Atlas", "2010-11-17", [32, 5, 39, 1], 2018),
    (1_011_227, "Amadeus Cho", "2013-08-07", [150, 35, 176, 5], 2024),
    (1_010_801, "Ant-Man (Scott Lang)", "2017-01-31", [138, 60, 161, 2], 2024),
    (1_009_165, "Avengers", "2020-07-21", [2277, 708, 3111, 32], 2024),
    (1_009_175, "Beast", "2014-01-13", [835, 223, 929, 30], 2024),
    (1_009_187, "Black Panther", "2018-06-19", [767, 261, 988, 17], 2024),
    (1_009_189, "Black Widow", "2016-01-04", [637, 244, 723, 16], 2024),
    (1_009_191, "Blade", "2013-10-04", [152, 67, 166, 3], 2024),
    (1_011_119, "Bob, Agent of Hydra", "2012-01-11", [7, 6, 8, 1], 2024),
    (1_009_220, "Captain America", "2020-04-04", [2535, 726, 3697, 30], 2024),
    (1_010_338, "Captain Marvel (Carol Danvers)", "2020-07-21", [641, 215, 742, 15], 2024),
    (1_009_227, "Carnage", "2016-02-18", [183, 88, 194, 2], 2024),
    (1_009_243, "Colossus", "2016-02-11", [707, 170, 867, 27], 2024),
    (1_009_262, "Daredevil", "2020-03-04", [1283, 335, 1983, 17], 2024),
    (1_009_282, "Doctor Strange", "2020-07-21", [963, 334, 1216, 22], 2024),
    (1_009_297, "Falcon", "2013-02-05", [185, 68, 212, 7], 2018),
    (1_010_763, "Gamora", "2016-06-02", [45, 23, 45, 4], 2018),
    (1_009_351, "Hulk", "2014-06-10", [1445, 381, 2152, 25], 2018),
    (1_009_368, "Iron Man", "2016-09-28", [2746, 684, 4071, 31], 2024),
    (1_017_840, "Okoye", "2017-08-24", [0, 0, 0, 0], 2018),
    (1_009_610, "Spider-Man (Peter Parker)", "2021-06-30", [4499, 1218, 6518, 37], 2024),
    (1_009_652, "Thanos", "2014-02-19", [189, 88, 199, 9], 2018),
  ]

  /// What lists say of the characters.
  static let characters: [MarvelCharacterSummary] = characterRows.map {
    id, name, day, counts, year in
    var character = MarvelCharacterSummary(
      id: id, name: name,
      counts: MarvelCounts(
        comics: counts[0], series: counts[1], stories: counts[2], events: counts[3]),
      recorded: year)
    character.modified = day.flatMap { CalendarDate($0) }
    return character
  }

  private static func comic(_ id: ID<MarvelComic>, _ title: String) -> MarvelReference<MarvelComic>
  {
    MarvelReference(id: id, name: title, hasPage: comics[id] != nil)
  }

  private static func name(
    _ id: ID<MarvelCharacter>, _ name: String
  ) -> MarvelReference<MarvelCharacter> {
    MarvelReference(id: id, name: name, hasPage: characters.contains { $0.id == id })
  }

  /// The comics that characters are recorded in.
  static let characterComics: [ID<MarvelCharacter>: [MarvelReference<MarvelComic>]] = [
    1_009_610: [
      comic(61_383, "Avengers (2016) #11"),
      comic(49_008, "100th Anniversary Special (2014) #1"),
      comic(78_503, "2099 Alpha (2019) #1"),
      comic(60_151, "A YEAR OF MARVELS TPB (Trade Paperback)"),
      comic(57_926, "A Year of Marvels: April Infinite Comic (2016) #1"),
      comic(57_924, "A Year of Marvels: February Infinite Comic (2016) #1"),
      comic(43_501, "A+X (2012) #4"),
      comic(76_012, "Absolute Carnage (2019) #1"),
      comic(76_014, "Absolute Carnage (2019) #2"),
      comic(78_960, "Absolute Carnage (2019) #5"),
      comic(77_071, "Absolute Carnage: Symbiote Spider-Man (2019) #1"),
      comic(320, "Actor Presents Spider-Man and the Incredible Hulk (2003) #1"),
    ],
    1_011_334: [
      comic(21_366, "Avengers: The Initiative (2007) #14"),
      comic(24_571, "Avengers: The Initiative (2007) #14 (SPOTLIGHT VARIANT)"),
      comic(21_546, "Avengers: The Initiative (2007) #15"),
      comic(21_741, "Avengers: The Initiative (2007) #16"),
      comic(21_975, "Avengers: The Initiative (2007) #17"),
      comic(22_299, "Avengers: The Initiative (2007) #18"),
      comic(22_300, "Avengers: The Initiative (2007) #18 (ZOMBIE VARIANT)"),
      comic(22_506, "Avengers: The Initiative (2007) #19"),
      comic(8_500, "Deadpool (1997) #44"),
      comic(10_223, "Marvel Premiere (1972) #35"),
      comic(10_224, "Marvel Premiere (1972) #36"),
      comic(10_225, "Marvel Premiere (1972) #37"),
    ],
    1_017_100: [
      comic(40_630, "Hulk (2008) #54"),
      comic(40_632, "Hulk (2008) #53"),
      comic(40_628, "Hulk (2008) #55"),
    ],
    1_009_165: [
      comic(61_383, "Avengers (2016) #11"),
      comic(49_010, "100th Anniversary Special (2014) #1"),
      comic(102_802, "A.X.E.: Avengers (2022) #1"),
      comic(102_808, "A.X.E.: Eve Of Judgment (2022) #1"),
      comic(100_748, "A.X.E.: Judgment Day (Trade Paperback)"),
      comic(100_366, "A.X.E.: Judgment Day (2022) #1"),
      comic(102_807, "A.X.E.: Judgment Day (2022) #6"),
      comic(102_866, "A.X.E.: Judgment Day Companion (Trade Paperback)"),
      comic(77_059, "Absolute Carnage: Avengers (2019) #1"),
      comic(81_255, "Acts of Vengeance: Avengers (Trade Paperback)"),
      comic(42_539, "Age of Apocalypse (2012) #2 (Avengers Art Appreciation Variant)"),
      comic(30_090, "Age of Heroes (2010) #1"),
    ],
  ]

  /// The series that characters are recorded in.
  static let characterSeries: [ID<MarvelCharacter>: [MarvelSeries]] = [
    1_009_610: [
      MarvelSeries(id: 26_024, name: "Superior Spider-Man Vol. 2: Otto-matic", startYear: 2019),
      MarvelSeries(id: 18_454, name: "100th Anniversary Special", startYear: 2014),
      MarvelSeries(id: 27_980, name: "2099 Alpha", startYear: 2019),
      MarvelSeries(id: 22_102, name: "A YEAR OF MARVELS TPB", startYear: 2017),
      MarvelSeries(id: 27_342, name: "A Year of Marvels: April Infinite Comic", startYear: 2016),
      MarvelSeries(id: 25_677, name: "A Year of Marvels: February Infinite Comic", startYear: 2016),
      MarvelSeries(id: 16_450, name: "A+X", startYear: 2012, endYear: 2014),
      MarvelSeries(id: 27_272, name: "Absolute Carnage", startYear: 2019),
    ],
    1_011_334: [
      MarvelSeries(id: 1_945, name: "Avengers: The Initiative", startYear: 2007, endYear: 2010),
      MarvelSeries(id: 2_005, name: "Deadpool", startYear: 1997, endYear: 2002),
      MarvelSeries(id: 2_045, name: "Marvel Premiere", startYear: 1972, endYear: 1981),
    ],
    1_017_100: [
      MarvelSeries(id: 3_374, name: "Hulk", startYear: 2008, endYear: 2012)
    ],
  ]

  /// The events that characters are recorded in.
  static let characterEvents: [ID<MarvelCharacter>: [MarvelReference<MarvelEvent>]] = [
    1_009_610: [
      MarvelReference(id: 116, name: "Acts of Vengeance!", hasPage: false),
      MarvelReference(id: 314, name: "Age of Ultron", hasPage: false),
      MarvelReference(id: 233, name: "Atlantis Attacks", hasPage: false),
      MarvelReference(id: 234, name: "Avengers Disassembled", hasPage: false),
      MarvelReference(id: 310, name: "Avengers VS X-Men", hasPage: false),
      MarvelReference(id: 296, name: "Chaos War", hasPage: false),
      MarvelReference(id: 238, name: "Civil War", hasPage: false),
      MarvelReference(id: 318, name: "Dark Reign", hasPage: false),
    ],
    1_011_334: [
      MarvelReference(id: 269, name: "Secret Invasion", hasPage: false)
    ],
  ]

  /// The comics that have a page, without who appears in them.
  static let comics: [ID<MarvelComic>: MarvelComic] = [
    61_383: MarvelComic(61_383, "Avengers (2016) #11", 2024) {
      $0.issueNumber = 11
      $0.format = "Comic"
      $0.pageCount = 32
      $0.onSale = CalendarDate("2017-09-20")
      $0.series = MarvelSeries(id: 22_547, name: "Avengers", startYear: 2016, endYear: 2018)
      $0.creators = [
        MarvelCredit(id: 2_133, name: "Tom Brevoort", role: "editor"),
        MarvelCredit(id: 11_309, name: "Mike Del Mundo", role: "painter"),
        MarvelCredit(id: 12_980, name: "Vc Cory Petit", role: "letterer"),
        MarvelCredit(id: 63, name: "Alex Ross", role: "painter (cover)"),
        MarvelCredit(id: 119, name: "Mark Waid", role: "writer"),
      ]
    },
    98_397: MarvelComic(98_397, "The Amazing Spider-Man (2018) #92.1", 2024) {
      $0.issueNumber = 92.1
      $0.format = "Comic"
      $0.pageCount = 40
      $0.onSale = CalendarDate("2022-03-16")
      $0.series = MarvelSeries(
        id: 24_396, name: "The Amazing Spider-Man", startYear: 2018, endYear: 2022)
    },
    15_094: MarvelComic(15_094, "Silver Surfer (1987)", 2024) {
      $0.format = "Comic"
      $0.series = MarvelSeries(id: 2_288, name: "Silver Surfer", startYear: 1987, endYear: 1998)
      $0.creators = []
    },
    40_630: MarvelComic(40_630, "Hulk (2008) #54", 2018) {
      $0.issueNumber = 54
      $0.format = "Comic"
      $0.pageCount = 32
      $0.onSale = CalendarDate("2012-06-20")
      $0.series = MarvelSeries(id: 3_374, name: "Hulk", startYear: 2008, endYear: 2012)
    },
    82_965: MarvelComic(82_965, "Marvel Previews (2017)", 2024) {
      $0.pageCount = 152
      $0.series = MarvelSeries(
        id: 23_665, name: "Marvel Previews", startYear: 2017, isOngoing: true)
      $0.creators = []
    },
  ]

  /// Who appears in comics; of a comic that is not here nobody is known.
  static let comicCharacters: [ID<MarvelComic>: [MarvelReference<MarvelCharacter>]] = [
    61_383: [
      name(1_009_165, "Avengers"),
      name(1_017_575, "Captain America (Sam Wilson)"),
      name(1_009_343, "Hercules"),
      name(1_009_610, "Spider-Man (Peter Parker)"),
      name(1_017_576, "Thor (Goddess of Thunder)"),
      name(1_009_697, "Vision"),
    ],
    98_397: [
      name(1_010_676, "Colleen Wing"),
      name(1_010_682, "Misty Knight"),
    ],
    15_094: [],
    40_630: [
      name(1_017_100, "A-Bomb (HAS)")
    ],
  ]
}

extension MarvelComic {
  fileprivate init(
    _ id: ID<MarvelComic>, _ title: String, _ recorded: Int, _ facts: (inout MarvelComic) -> Void
  ) {
    self.init(id: id, title: title, recorded: recorded)
    facts(&self)
  }
}
