import AppCore
import Catalog

extension GalleryFacts {
  /// An episode's facts, without the place it has in its series.
  struct EpisodeFacts {
    var number: Int
    var name: String
    var aired: CalendarDate?
    var minutes: Int?
    var rating: Rating?
    var type: String
  }

  private static func episode(
    _ number: Int, _ name: String, aired: String? = nil, minutes: Int? = nil, rated: Double = 0,
    by votes: Int = 0, type: String = "standard"
  ) -> EpisodeFacts {
    EpisodeFacts(
      number: number, name: name, aired: aired.flatMap { CalendarDate($0) }, minutes: minutes,
      rating: Rating(average: rated, votes: votes), type: type)
  }

  /// The episodes of the seasons that the gallery knows.
  static let episodes: [SeasonKey: [EpisodeFacts]] = [
    SeasonKey(show: 1_399, season: 1): [
      episode(1, "Winter Is Coming", aired: "2011-04-17", minutes: 62, rated: 8.163, by: 460),
      episode(2, "The Kingsroad", aired: "2011-04-24", minutes: 56, rated: 7.974, by: 307),
      episode(3, "Lord Snow", aired: "2011-05-01", minutes: 58, rated: 8.056, by: 260),
      episode(
        4, "Cripples, Bastards, and Broken Things", aired: "2011-05-08", minutes: 56, rated: 8.183,
        by: 235),
      episode(5, "The Wolf and the Lion", aired: "2011-05-15", minutes: 55, rated: 8.532, by: 234),
      episode(6, "A Golden Crown", aired: "2011-05-22", minutes: 53, rated: 8.446, by: 233),
      episode(7, "You Win or You Die", aired: "2011-05-29", minutes: 58, rated: 8.64, by: 229),
      episode(8, "The Pointy End", aired: "2011-06-05", minutes: 59, rated: 8.278, by: 227),
      episode(9, "Baelor", aired: "2011-06-12", minutes: 57, rated: 8.967, by: 244),
      episode(
        10, "Fire and Blood", aired: "2011-06-19", minutes: 53, rated: 8.833, by: 236,
        type: "finale"),
    ],
    SeasonKey(show: 1_399, season: 2): [
      episode(1, "The North Remembers", aired: "2012-04-01", minutes: 53, rated: 8.204, by: 225),
      episode(2, "The Night Lands", aired: "2012-04-08", minutes: 54, rated: 7.957, by: 208),
      episode(
        3, "What Is Dead May Never Die", aired: "2012-04-15", minutes: 53, rated: 8.264, by: 199),
      episode(4, "Garden of Bones", aired: "2012-04-22", minutes: 51, rated: 8.275, by: 200),
      episode(5, "The Ghost of Harrenhal", aired: "2012-04-29", minutes: 55, rated: 8.223, by: 195),
      episode(
        6, "The Old Gods and the New", aired: "2012-05-06", minutes: 54, rated: 8.286, by: 199),
      episode(7, "A Man Without Honor", aired: "2012-05-13", minutes: 56, rated: 8.189, by: 196),
      episode(
        8, "The Prince of Winterfell", aired: "2012-05-20", minutes: 54, rated: 8.08, by: 194),
      episode(9, "Blackwater", aired: "2012-05-27", minutes: 55, rated: 8.975, by: 223),
      episode(
        10, "Valar Morghulis", aired: "2012-06-03", minutes: 64, rated: 8.764, by: 203,
        type: "finale"),
    ],
    SeasonKey(show: 1_399, season: 7): [
      episode(1, "Dragonstone", aired: "2017-07-16", minutes: 59, rated: 7.986, by: 256),
      episode(2, "Stormborn", aired: "2017-07-23", minutes: 59, rated: 7.893, by: 224),
      episode(3, "The Queen's Justice", aired: "2017-07-30", minutes: 63, rated: 7.951, by: 226),
      episode(4, "The Spoils of War", aired: "2017-08-06", minutes: 50, rated: 8.762, by: 265),
      episode(5, "Eastwatch", aired: "2017-08-13", minutes: 59, rated: 7.938, by: 211),
      episode(6, "Beyond the Wall", aired: "2017-08-20", minutes: 70, rated: 8.083, by: 240),
      episode(
        7, "The Dragon and the Wolf", aired: "2017-08-27", minutes: 80, rated: 8.54, by: 238,
        type: "finale"),
    ],
    SeasonKey(show: 1_399, season: 8): [
      episode(1, "Winterfell", aired: "2019-04-14", minutes: 55, rated: 7.119, by: 333),
      episode(
        2, "A Knight of the Seven Kingdoms", aired: "2019-04-21", minutes: 59, rated: 7.401,
        by: 308),
      episode(3, "The Long Night", aired: "2019-04-28", minutes: 82, rated: 6.87, by: 384),
      episode(4, "The Last of the Starks", aired: "2019-05-05", minutes: 79, rated: 5.595, by: 336),
      episode(5, "The Bells", aired: "2019-05-12", minutes: 80, rated: 5.837, by: 359),
      episode(
        6, "The Iron Throne", aired: "2019-05-19", minutes: 80, rated: 4.511, by: 437,
        type: "finale"),
    ],
    SeasonKey(show: 4_607, season: 0): [
      episode(1, "The Journey", aired: "2005-04-27", rated: 8, by: 1),
      episode(2, "Destination Lost", aired: "2005-09-21"),
      episode(3, "Revelations", aired: "2006-01-11"),
      episode(4, "Reckoning", aired: "2006-04-26"),
      episode(5, "The Lost Survival Guide", aired: "2006-09-02"),
      episode(6, "A Tale Of Survival", aired: "2006-09-27"),
      episode(7, "Survivor Guide", aired: "2007-02-07"),
      episode(8, "The Answers", aired: "2007-05-17", rated: 10, by: 1),
      episode(9, "Past, Present & Future", aired: "2008-01-31"),
      episode(10, "Destiny Calls", aired: "2009-01-21"),
      episode(11, "The Story of the Oceanic 6", aired: "2009-04-22"),
      episode(12, "A Journey in Time", aired: "2009-05-13"),
      episode(13, "Final Chapter", aired: "2010-02-02"),
      episode(14, "The Final Journey", aired: "2010-05-23"),
      episode(15, "Aloha to Lost", aired: "2010-05-23"),
      episode(16, "New Man In Charge", aired: "2010-08-24", rated: 6.4, by: 5),
      episode(17, "Missing Pieces (1): The Watch", aired: "2007-11-12"),
      episode(18, "Missing Pieces (2): The Adventures of Hurley and Frogurt", aired: "2007-11-19"),
      episode(19, "Missing Pieces (3): King of the Castle", aired: "2007-11-27"),
      episode(20, "Missing Pieces (4): The Deal", aired: "2007-12-03"),
      episode(21, "Missing Pieces (5): Operation: Sleeper", aired: "2007-12-10"),
      episode(22, "Missing Pieces (6): Room 23", aired: "2007-12-17"),
      episode(23, "Missing Pieces (7): Arzt & Crafts", aired: "2007-12-24"),
      episode(24, "Missing Pieces (8): Buried Secrets", aired: "2007-12-30"),
      episode(25, "Missing Pieces (9): Tropical Depression", aired: "2008-01-07"),
      episode(26, "Missing Pieces (10): Jack, Meet Ethan. Ethan? Jack", aired: "2008-01-14"),
      episode(
        27, "Missing Pieces (11): Jin Has a Temper-Tantrum On the Golf Course",
        aired: "2008-01-24"),
      episode(28, "Missing Pieces (12): The Envelope", aired: "2008-01-28"),
      episode(29, "Missing Pieces (13): So It Begins", aired: "2008-02-04"),
      episode(30, "Deleted Scenes from Lost - Comic Con 2011"),
      episode(31, "Lost 100"),
      episode(32, "The Answers Are Here"),
      episode(33, "Bloopers"),
    ],
    SeasonKey(show: 93_405, season: 1): [
      episode(
        1, "Red Light, Green Light", aired: "2021-09-17", minutes: 61, rated: 8.329, by: 1_194),
      episode(2, "Hell", aired: "2021-09-17", minutes: 63, rated: 8.209, by: 362),
      episode(
        3, "The Man with the Umbrella", aired: "2021-09-17", minutes: 55, rated: 8.329, by: 269),
      episode(4, "Stick to the Team", aired: "2021-09-17", minutes: 55, rated: 8.466, by: 251),
      episode(5, "A Fair World", aired: "2021-09-17", minutes: 52, rated: 8.089, by: 220),
      episode(6, "Gganbu", aired: "2021-09-17", minutes: 62, rated: 8.859, by: 223),
      episode(7, "VIPS", aired: "2021-09-17", minutes: 58, rated: 8.078, by: 200),
      episode(8, "Front Man", aired: "2021-09-17", minutes: 33, rated: 8.199, by: 193),
      episode(
        9, "One Lucky Day", aired: "2021-09-17", minutes: 56, rated: 7.872, by: 199,
        type: "finale"),
    ],
    SeasonKey(show: 223_564, season: 1): [
      episode(
        1, "The 2 Girlfriends Who Really, Really, Really Love You (98 To Go)", aired: "2023-10-08",
        minutes: 24, rated: 6.7, by: 13),
      episode(2, "First Kiss", aired: "2023-10-15", minutes: 24, rated: 6.1, by: 9),
      episode(
        3, "The Quiet Princess, the Knight, and the Samurai", aired: "2023-10-22", minutes: 24,
        rated: 7.3, by: 9),
      episode(
        4, "Just When You Think It's a Hanky-Panky Episode", aired: "2023-10-29", minutes: 24,
        rated: 6.8, by: 9),
      episode(5, "The Hyper-Efficient Girl", aired: "2023-11-05", minutes: 24, rated: 7.3, by: 9),
      episode(
        6, "Everyone's Favorite: The Swimsuit Episode", aired: "2023-11-12", minutes: 24,
        rated: 7.4, by: 7),
      episode(
        7, "Saying Hello to the Chemistry Girl", aired: "2023-11-19", minutes: 24, rated: 5.2,
        by: 9),
      episode(8, "Kiss Zombie Panic", aired: "2023-11-26", minutes: 24, rated: 6.7, by: 7),
      episode(
        9, "The Holy War of Love and Soul", aired: "2023-12-03", minutes: 24, rated: 6.7, by: 7),
      episode(10, "Love Mission: Impossible", aired: "2023-12-10", minutes: 24, rated: 6.9, by: 7),
      episode(11, "Even If It Kills Me", aired: "2023-12-17", minutes: 24, rated: 6.2, by: 9),
      episode(
        12, "The 100 Girlfriends Who Really, Really, Really, Really, REALLY Love You (94 to Go)",
        aired: "2023-12-24", minutes: 24, rated: 7, by: 8, type: "finale"),
      episode(13, "Her Name.", aired: "2025-01-12", minutes: 24, rated: 8, by: 3),
      episode(
        14, "The Beginning and the End! Food Fight Festival!", aired: "2025-01-19", minutes: 24,
        rated: 7.5, by: 2),
      episode(15, "What Does the Maid See?", aired: "2025-01-26", minutes: 24, rated: 7.5, by: 2),
      episode(16, "Super Soaked Maid Party", aired: "2025-02-02", minutes: 24, rated: 7, by: 2),
      episode(
        17, "Most Athletes Are Masochists", aired: "2025-02-09", minutes: 24, rated: 7.5, by: 2),
      episode(18, "A Homerun Promise", aired: "2025-02-16", minutes: 24, rated: 7, by: 2),
      episode(19, "Karaoke Crisis", aired: "2025-02-23", minutes: 24, rated: 8, by: 2),
      episode(20, "The Beautiful and the Bold", aired: "2025-03-02", minutes: 24, rated: 8, by: 1),
      episode(21, "The World Hair Only Grows", aired: "2025-03-09", minutes: 24, rated: 7, by: 2),
      episode(22, "Peekaboy-Meets-Girl", aired: "2025-03-16", minutes: 24, rated: 7.5, by: 2),
      episode(23, "Tsundere Lost", aired: "2025-03-23", minutes: 24, rated: 8, by: 2),
      episode(
        24, "The 100 Girlfriends Who Really, Really, Really, Really, REALLY Love You (89 to Go)",
        aired: "2025-03-30", minutes: 24, rated: 8, by: 2, type: "finale"),
      episode(25, "Cousin and Girlfriend", aired: "2026-07-05", minutes: 24),
      episode(26, "Chiyo's Family Coaching", aired: "2026-07-12", minutes: 24),
      episode(27, "The Japanese Teacher Has Blonde Hair", aired: "2026-07-19", minutes: 24),
      episode(28, "The Rentaro Family Idol Legend", aired: "2026-07-26", minutes: 24),
      episode(29, "Yasashiki-san's Gardening Club Tour", aired: "2026-08-02", minutes: 24),
      episode(30, "Momiji-chan's Squishy Festival", aired: "2026-08-09", minutes: 24),
      episode(31, "Thumbelinano and the Kusurivanian Family", aired: "2026-08-16", minutes: 24),
      episode(32, "Episode 32", aired: "2026-08-23"),
    ],
  ]
}
