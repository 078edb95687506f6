import AppCore
import Catalog

extension GalleryFacts {
  private static func key(_ show: ID<TVShow>, _ season: Int, _ number: Int) -> EpisodeKey {
    EpisodeKey(season: SeasonKey(show: show, season: season), number: number)
  }

  /// Who made episodes, and who were the guests in them.
  static let episodeCredits: [EpisodeKey: Credits] = [
    key(1_399, 1, 1): Credits(
      cast: [
        cast(119_783, "Joseph Mawle", "Benjen Stark"),
        cast(1_050_248, "Art Parkinson", "Rickon Stark"),
        cast(1_223_792, "Kristian Nairn", "Hodor"),
        cast(75_076, "Bronson Webb", "Will"),
      ],
      crew: [
        crew(9_813, "David Benioff", "Writing", "Writer"),
        crew(44_797, "Tim Van Patten", "Directing", "Director"),
        crew(228_068, "D. B. Weiss", "Writing", "Writer"),
      ]),
    key(1_399, 1, 2): Credits(
      cast: [
        cast(119_783, "Joseph Mawle", "Benjen Stark"),
        cast(228_969, "Roxanne McKee", "Doreah"),
        cast(1_864_927, "Sarita Piotrowski", "Jhiqui"),
        cast(1_864_929, "Rhodri Hosking", "Mycah"),
      ],
      crew: [
        crew(9_813, "David Benioff", "Writing", "Writer"),
        crew(44_797, "Tim Van Patten", "Directing", "Director"),
        crew(228_068, "D. B. Weiss", "Writing", "Writer"),
      ]),
    key(1_399, 1, 9): Credits(
      cast: [
        cast(4_391, "Charles Dance", "Tywin Lannister"),
        cast(195_930, "Jerome Flynn", "Bronn"),
        cast(1_010_135, "John Bradley", "Samwell 'Sam' Tarly"),
        cast(84_423, "Conleth Hill", "Lord Varys"),
      ],
      crew: [
        crew(9_813, "David Benioff", "Writing", "Writer"),
        crew(228_068, "D. B. Weiss", "Writing", "Writer"),
        crew(47_005, "Alan Taylor", "Directing", "Director"),
      ]),
    key(1_399, 8, 3): Credits(
      cast: [
        cast(20_508, "Iain Glen", "Sir Jorah Mormont"),
        cast(71_586, "Alfie Allen", "Theon Greyjoy"),
        cast(1_668_004, "Bella Ramsey", "Lyanna Mormont"),
        cast(23_229, "Carice van Houten", "Melisandre"),
      ],
      crew: [
        crew(9_813, "David Benioff", "Writing", "Writer"),
        crew(228_068, "D. B. Weiss", "Writing", "Writer"),
        crew(114_404, "Miguel Sapochnik", "Directing", "Director"),
      ]),
    key(1_399, 8, 6): Credits(
      cast: [
        cast(2_479, "Rupert Vansittart", "Yohn Royce"),
        cast(1_014_926, "Lino Facioli", "Robin Arryn"),
        cast(1_475_127, "Gemma Whelan", "Yara Greyjoy"),
        cast(1_034_702, "Daniel Portman", "Podrick Payne"),
      ],
      crew: [
        crew(9_813, "David Benioff", "Writing", "Writer"),
        crew(228_068, "D. B. Weiss", "Writing", "Writer"),
        crew(9_813, "David Benioff", "Directing", "Director"),
        crew(228_068, "D. B. Weiss", "Directing", "Director"),
      ]),
    key(93_405, 1, 1): Credits(
      cast: [
        cast(1_661_283, "Park Hye-jin", "Sang-woo's mother"),
        cast(3_207_964, "Kim Gyeong-min", "Racetrack man"),
        cast(141_153, "Kim Yeong-ok", "Gi-hoon's mother"),
        cast(2_204_527, "Lee Seo-hwan", "Gi-hoon's friend"),
      ],
      crew: [
        crew(1_294_471, "Hwang Dong-hyuk", "Directing", "Director"),
        crew(1_294_471, "Hwang Dong-hyuk", "Writing", "Writer"),
      ]),
  ]

  /// What happens in episodes, in English.
  static let episodeOverviews: [EpisodeKey: String] = [
    key(1_399, 1, 1): """
    King Robert rides north to Winterfell with a request for Ned Stark, while across the \
    sea Daenerys is promised to a warlord.
    """,
    key(1_399, 1, 2): """
    The Starks travel south and Jon heads for the Wall, but a quarrel between children on \
    the road has harsh consequences.
    """,
    key(1_399, 1, 3): """
    Ned takes up his post in a bankrupt capital, Jon finds the Night's Watch less noble \
    than imagined, and Arya begins her lessons.
    """,
    key(1_399, 1, 4): """
    Ned retraces his predecessor's last inquiries, Jon defends an unlikely recruit, and a \
    tournament draws the realm's knights to King's Landing.
    """,
    key(1_399, 1, 5): """
    Tyrion is brought to the Eyrie to answer for a crime, while Ned and Robert fall out \
    over an order to kill.
    """,
    key(1_399, 1, 6): """
    Tyrion stakes his life on trial by combat, Ned hears complaints from the throne, and \
    Viserys loses patience with the Dothraki.
    """,
    key(1_399, 1, 7): """
    Ned confronts the queen with what he has learned, and must decide whom to trust when \
    the king comes home from the hunt.
    """,
    key(1_399, 1, 8): """
    Robb calls the Stark banners to march south, Sansa pleads at court, and something dead \
    disturbs the Night's Watch at Castle Black.
    """,
    key(1_399, 1, 9): """
    Robb bargains for a river crossing and readies for battle, while in the capital Ned is \
    pressed to put honor aside.
    """,
    key(1_399, 1, 10): """
    North and south absorb a shock, rival kings are acclaimed, and far to the east \
    Daenerys takes a step that cannot be undone.
    """,
    key(93_405, 1, 1): """
    Broke and about to lose his daughter to a move abroad, Gi-hun accepts a stranger's \
    card on the metro and wakes among numbered players.
    """,
    key(93_405, 1, 2): """
    Back in their ordinary lives, the players find that nothing they owe has been \
    forgiven, and weigh a second invitation.
    """,
    key(93_405, 1, 3): """
    A policeman looking for his brother steals into the compound, while the players are \
    handed tins of sugar candy and a needle.
    """,
    key(93_405, 1, 4): """
    After violence breaks out in the dormitory at night, the players form teams for a \
    contest in which strength seems to be everything.
    """,
    key(93_405, 1, 5): """
    Gi-hun's group takes turns keeping watch, and the disguised policeman finds that \
    certain guards and one player have a private arrangement.
    """,
    key(93_405, 1, 6): """
    Told to choose a partner, the players pair off with those they trust, then learn what \
    the next game requires.
    """,
    key(93_405, 1, 7): """
    Masked guests arrive to watch in comfort as the remaining players cross a bridge of \
    glass panels.
    """,
    key(93_405, 1, 8): """
    The finalists dress for dinner and dread the night ahead, while the policeman tries to \
    get his evidence off the island.
    """,
    key(93_405, 1, 9): """
    The last game is the one that gave the contest its name, played out in the rain for \
    everything that is left.
    """,
  ]

  /// The names of episodes in Korean.
  static let koreanEpisodes: [EpisodeKey: String] = [
    key(93_405, 1, 1): "무궁화 꽃이 피던 날",
    key(93_405, 1, 2): "지옥",
    key(93_405, 1, 3): "우산을 쓴 남자",
    key(93_405, 1, 4): "쫄려도 편먹기",
    key(93_405, 1, 5): "평등한 세상",
    key(93_405, 1, 6): "깐부",
    key(93_405, 1, 8): "프론트맨",
    key(93_405, 1, 9): "운수 좋은 날",
  ]
}
