import Catalog

extension GalleryFacts {
  /// Who plays and directs in the films that are only come by.
  static let leads: [ID<Movie>: Credits] = [
    55_931: Credits(
      cast: [
        cast(6_384, "Keanu Reeves", "Neo (\"Kid's Story\") (voice)"),
        cast(
          530, "Carrie-Anne Moss", "Trinity (\"Kid's Story\" and \"A Detective Story\") (voice)"),
        cast(56_347, "Clayton Watson", "The Kid (\"Kid's Story\") (voice)"),
      ],
      crew: [
        crew(28_249, "Peter Chung", "Directing", "Director"),
        crew(56_339, "Yoshiaki Kawajiri", "Directing", "Director"),
      ]),
    301_528: Credits(
      cast: [
        cast(31, "Tom Hanks", "Woody (voice)"),
        cast(12_898, "Tim Allen", "Buzz Lightyear (voice)"),
        cast(8_873, "Annie Potts", "Bo Peep (voice)"),
      ],
      crew: [
        crew(84_496, "Josh Cooley", "Directing", "Director"),
        crew(1_744_241, "Stephany Folsom", "Writing", "Screenplay"),
      ]),
    517_814: Credits(
      cast: [
        cast(2_084_595, "Zain Al Rafeea", "Zain"),
        cast(53_431, "Nadine Labaki", "Nadine"),
      ],
      crew: [
        crew(53_431, "Nadine Labaki", "Directing", "Director")
      ]),
    1_140_608: Credits(
      cast: [
        cast(1_944_955, "Shalom Assayag", "Prosper Assayag"),
        cast(1_944_956, "Daniel Assayag", "Shalom Assayag"),
        cast(1_082_856, "Evelin Hagoel", "Lilian Assayag"),
      ],
      crew: [
        crew(1_944_955, "Shalom Assayag", "Directing", "Director"),
        crew(2_947_883, "Ariel Benbaji", "Directing", "Director"),
      ]),
    12_585: Credits(
      cast: [
        cast(65_651, "Yftach Katzur", "Benny"),
        cast(39_641, "Zachi Noy", "Johnny"),
        cast(6_693, "Jonathan Sagall", "Bobby"),
      ],
      crew: [
        crew(71_468, "Reinhard Schwabenitzky", "Directing", "Director"),
        crew(71_468, "Reinhard Schwabenitzky", "Writing", "Screenplay"),
      ]),
    496: Credits(
      cast: [
        cast(6_730, "Sacha Baron Cohen", "Borat Sagdiyev"),
        cast(6_734, "Ken Davitian", "Azamat Bagatov"),
        cast(6_735, "Luenell", "Luenell"),
      ],
      crew: [
        crew(6_767, "Larry Charles", "Directing", "Director"),
        crew(6_730, "Sacha Baron Cohen", "Writing", "Screenplay"),
      ]),
    374_771: Credits(
      cast: [
        cast(12_835, "Vin Diesel", "Richard B. Riddick")
      ],
      crew: [
        crew(28_239, "David Twohy", "Directing", "Director"),
        crew(28_239, "David Twohy", "Writing", "Writer"),
        crew(63_921, "Ken Wheat", "Writing", "Characters"),
        crew(63_920, "Jim Wheat", "Writing", "Characters"),
        crew(12_835, "Vin Diesel", "Production", "Producer"),
        crew(90_635, "Samantha Vincent", "Production", "Producer"),
        crew(1_531_843, "Thorsten Schumacher", "Production", "Producer"),
        crew(50_110, "Stefan Ciupek", "Camera", "Director of Photography"),
      ]),
    194_662: Credits(
      cast: [
        cast(2_232, "Michael Keaton", "Riggan"),
        cast(54_693, "Emma Stone", "Sam"),
        cast(58_225, "Zach Galifianakis", "Jake"),
      ],
      crew: [
        crew(223, "Alejandro González Iñárritu", "Directing", "Director"),
        crew(223, "Alejandro González Iñárritu", "Writing", "Screenplay"),
      ]),
    8_905: Credits(
      cast: [
        cast(87_221, "Yavuz Bingöl", "Eyüp"),
        cast(87_222, "Hatice Aslan", "Hacer"),
        cast(1_291_746, "Ahmet Rıfat Şungar", "İsmail"),
      ],
      crew: [
        crew(56_214, "Nuri Bilge Ceylan", "Directing", "Director"),
        crew(56_214, "Nuri Bilge Ceylan", "Writing", "Writer"),
      ]),
    13_393: Credits(
      cast: [
        cast(93_390, "Fikret Kuşkan"),
        cast(1_255_130, "Ege Tanman"),
        cast(93_389, "Çetin Tekindor"),
      ],
      crew: [
        crew(142_857, "Çağan Irmak", "Directing", "Director")
      ]),
    637_920: Credits(
      cast: [
        cast(1_163_030, "Aras Bulut Iynemli", "Memo"),
        cast(1_985_311, "Nisa Sofiya Aksongur", "Ova"),
        cast(556_113, "İlker Aksum", "Askorozlu"),
      ],
      crew: [
        crew(230_767, "Mehmet Ada Öztekin", "Directing", "Director"),
        crew(3_046_738, "Saner Ayar", "Production", "Producer"),
      ]),
    680: Credits(
      cast: [
        cast(8_891, "John Travolta", "Vincent Vega"),
        cast(2_231, "Samuel L. Jackson", "Jules Winnfield"),
        cast(139, "Uma Thurman", "Mia Wallace"),
      ],
      crew: [
        crew(138, "Quentin Tarantino", "Directing", "Director"),
        crew(138, "Quentin Tarantino", "Writing", "Writer"),
      ]),
    27_205: Credits(
      cast: [
        cast(6_193, "Leonardo DiCaprio", "Dom Cobb"),
        cast(24_045, "Joseph Gordon-Levitt", "Arthur"),
        cast(3_899, "Ken Watanabe", "Saito"),
      ],
      crew: [
        crew(525, "Christopher Nolan", "Directing", "Director"),
        crew(525, "Christopher Nolan", "Writing", "Writer"),
      ]),
    155: Credits(
      cast: [
        cast(3_894, "Christian Bale", "Bruce Wayne"),
        cast(1_810, "Heath Ledger", "Joker"),
        cast(6_383, "Aaron Eckhart", "Harvey Dent"),
      ],
      crew: [
        crew(525, "Christopher Nolan", "Directing", "Director"),
        crew(527, "Jonathan Nolan", "Writing", "Screenplay"),
      ]),
    670: Credits(
      cast: [
        cast(64_880, "Choi Min-sik", "Oh Dae-Su"),
        cast(10_112, "Yoo Ji-tae", "Lee Woo-jin"),
        cast(1_299_317, "Kang Hye-jung", "Mi-do"),
      ],
      crew: [
        crew(10_099, "Park Chan-wook", "Directing", "Director"),
        crew(10_103, "Lim Joon-hyung", "Writing", "Screenplay"),
      ]),
    372_058: Credits(
      cast: [
        cast(225_730, "Ryunosuke Kamiki", "Taki Tachibana (voice)"),
        cast(1_369_100, "Mone Kamishiraishi", "Mitsuha Miyamizu (voice)"),
        cast(1_668_610, "Ryo Narita", "Katsuhiko Teshigawara (voice)"),
      ],
      crew: [
        crew(74_091, "Makoto Shinkai", "Directing", "Director"),
        crew(74_091, "Makoto Shinkai", "Writing", "Screenplay"),
      ]),
    110_415: Credits(
      cast: [
        cast(16_828, "Chris Evans", "Curtis"),
        cast(20_738, "Song Kang-ho", "Namgoong Minsu"),
        cast(228, "Ed Harris", "Wilford"),
      ],
      crew: [
        crew(21_684, "Bong Joon Ho", "Directing", "Director"),
        crew(21_684, "Bong Joon Ho", "Writing", "Screenplay"),
      ]),
    550: Credits(
      cast: [
        cast(819, "Edward Norton", "Narrator"),
        cast(287, "Brad Pitt", "Tyler Durden"),
        cast(1_283, "Helena Bonham Carter", "Marla Singer"),
      ],
      crew: [
        crew(7_467, "David Fincher", "Directing", "Director"),
        crew(7_469, "Jim Uhls", "Writing", "Screenplay"),
      ]),
    13: Credits(
      cast: [
        cast(31, "Tom Hanks", "Forrest Gump"),
        cast(32, "Robin Wright", "Jenny Curran"),
        cast(33, "Gary Sinise", "Lieutenant Dan Taylor"),
      ],
      crew: [
        crew(24, "Robert Zemeckis", "Directing", "Director"),
        crew(27, "Eric Roth", "Writing", "Screenplay"),
      ]),
    120: Credits(
      cast: [
        cast(109, "Elijah Wood", "Frodo"),
        cast(1_327, "Ian McKellen", "Gandalf"),
        cast(110, "Viggo Mortensen", "Aragorn"),
      ],
      crew: [
        crew(108, "Peter Jackson", "Directing", "Director"),
        crew(126, "Fran Walsh", "Writing", "Screenplay"),
      ]),
  ]
}
