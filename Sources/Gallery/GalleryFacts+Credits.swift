import Catalog

extension GalleryFacts {
  /// Who made the films.
  static let credits: [ID<Movie>: Credits] = [
    603: Credits(
      cast: [
        cast(6_384, "Keanu Reeves", "Neo"),
        cast(2_975, "Laurence Fishburne", "Morpheus"),
        cast(530, "Carrie-Anne Moss", "Trinity"),
        cast(1_331, "Hugo Weaving", "Agent Smith"),
        cast(9_364, "Gloria Foster", "Oracle"),
        cast(532, "Joe Pantoliano", "Cypher"),
        cast(9_372, "Marcus Chong", "Tank"),
        cast(7_244, "Julian Arahanga", "Apoc"),
        cast(9_374, "Matt Doran", "Mouse"),
        cast(9_376, "Belinda McClory", "Switch"),
      ],
      crew: [
        crew(9_340, "Lana Wachowski", "Directing", "Director"),
        crew(9_339, "Lilly Wachowski", "Directing", "Director"),
        crew(9_340, "Lana Wachowski", "Writing", "Writer"),
        crew(9_339, "Lilly Wachowski", "Writing", "Writer"),
        crew(1_091, "Joel Silver", "Production", "Producer"),
        crew(4_949, "Don Davis", "Sound", "Original Music Composer"),
        crew(9_341, "Bill Pope", "Camera", "Director of Photography"),
        crew(4_671, "Zach Staenberg", "Editing", "Editor"),
      ]),
    604: Credits(
      cast: [
        cast(6_384, "Keanu Reeves", "Neo"),
        cast(2_975, "Laurence Fishburne", "Morpheus"),
        cast(530, "Carrie-Anne Moss", "Trinity"),
        cast(1_331, "Hugo Weaving", "Agent Smith"),
        cast(9_575, "Jada Pinkett Smith", "Niobe"),
        cast(9_364, "Gloria Foster", "The Oracle"),
        cast(6_195, "Harold Perrineau", "Link"),
        cast(28_782, "Monica Bellucci", "Persephone"),
        cast(9_464, "Harry Lennix", "Commander Lock"),
        cast(2_192, "Lambert Wilson", "The Merovingian"),
      ],
      crew: [
        crew(9_340, "Lana Wachowski", "Directing", "Director"),
        crew(9_339, "Lilly Wachowski", "Directing", "Director"),
        crew(9_340, "Lana Wachowski", "Writing", "Writer"),
        crew(9_339, "Lilly Wachowski", "Writing", "Writer"),
        crew(9_340, "Lana Wachowski", "Writing", "Characters"),
        crew(9_339, "Lilly Wachowski", "Writing", "Characters"),
        crew(1_091, "Joel Silver", "Production", "Producer"),
        crew(4_949, "Don Davis", "Sound", "Original Music Composer"),
        crew(9_341, "Bill Pope", "Camera", "Director of Photography"),
        crew(4_671, "Zach Staenberg", "Editing", "Editor"),
      ]),
    605: Credits(
      cast: [
        cast(6_384, "Keanu Reeves", "Neo"),
        cast(2_975, "Laurence Fishburne", "Morpheus"),
        cast(530, "Carrie-Anne Moss", "Trinity"),
        cast(1_331, "Hugo Weaving", "Agent Smith"),
        cast(9_575, "Jada Pinkett Smith", "Niobe"),
        cast(9_572, "Mary Alice", "The Oracle"),
        cast(6_195, "Harold Perrineau", "Link"),
        cast(52_908, "Collin Chou", "Seraph"),
        cast(9_464, "Harry Lennix", "Commander Lock"),
        cast(62_486, "Ian Bliss", "Bane"),
      ],
      crew: [
        crew(9_340, "Lana Wachowski", "Directing", "Director"),
        crew(9_339, "Lilly Wachowski", "Directing", "Director"),
        crew(9_339, "Lilly Wachowski", "Writing", "Writer"),
        crew(9_340, "Lana Wachowski", "Writing", "Writer"),
        crew(9_339, "Lilly Wachowski", "Writing", "Characters"),
        crew(9_340, "Lana Wachowski", "Writing", "Characters"),
        crew(1_091, "Joel Silver", "Production", "Producer"),
        crew(4_949, "Don Davis", "Sound", "Original Music Composer"),
        crew(9_341, "Bill Pope", "Camera", "Director of Photography"),
        crew(4_671, "Zach Staenberg", "Editing", "Editor"),
      ]),
    624_860: Credits(
      cast: [
        cast(6_384, "Keanu Reeves", "Neo", "Thomas Anderson"),
        cast(530, "Carrie-Anne Moss", "Trinity", "Tiffany"),
        cast(1_639_847, "Yahya Abdul-Mateen II", "Morpheus", "Agent Smith"),
        cast(221_611, "Jonathan Groff", "Smith"),
        cast(1_202_689, "Jessica Henwick", "Bugs"),
        cast(41_686, "Neil Patrick Harris", "The Analyst"),
        cast(9_575, "Jada Pinkett Smith", "Niobe"),
        cast(77_234, "Priyanka Chopra Jonas", "Sati"),
        cast(6_886, "Christina Ricci", "Gwyn de Vere"),
        cast(2_192, "Lambert Wilson", "The Merovingian"),
      ],
      crew: [
        crew(9_340, "Lana Wachowski", "Directing", "Director"),
        crew(1_111_715, "David Mitchell", "Writing", "Writer"),
        crew(9_340, "Lana Wachowski", "Writing", "Writer"),
        crew(1_621_370, "Aleksandar Hemon", "Writing", "Writer"),
        crew(9_340, "Lana Wachowski", "Writing", "Characters"),
        crew(9_339, "Lilly Wachowski", "Writing", "Characters"),
        crew(11_266, "James McTeigue", "Production", "Producer"),
        crew(9_340, "Lana Wachowski", "Production", "Producer"),
        crew(8_528, "Grant Hill", "Production", "Producer"),
        crew(1_075, "Johnny Klimek", "Sound", "Original Music Composer"),
        crew(1_071, "Tom Tykwer", "Sound", "Original Music Composer"),
        crew(8_673, "Daniele Massaccesi", "Camera", "Director of Photography"),
        crew(2_483, "John Toll", "Camera", "Director of Photography"),
        crew(1_434_647, "Joseph Jett Sally", "Editing", "Editor"),
      ]),
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
    245_891: Credits(
      cast: [
        cast(6_384, "Keanu Reeves", "John Wick"),
        cast(6_283, "Michael Nyqvist", "Viggo Tarasov"),
        cast(71_586, "Alfie Allen", "Iosef Tarasov"),
        cast(5_293, "Willem Dafoe", "Marcus"),
        cast(68_763, "Dean Winters", "Avi"),
        cast(88_995, "Adrianne Palicki", "Ms. Perkins"),
        cast(968_977, "Omer Barnea", "Gregori"),
        cast(187_857, "Toby Leonard Moore", "Victor"),
        cast(9_452, "Daniel Bernhardt", "Kirill"),
        cast(18_354, "Bridget Moynahan", "Helen"),
      ],
      crew: [
        crew(40_644, "Chad Stahelski", "Directing", "Director"),
        crew(40_684, "David Leitch", "Directing", "Co-Director"),
        crew(1_076_800, "Derek Kolstad", "Writing", "Writer"),
        crew(67_759, "Basil Iwanyk", "Production", "Producer"),
        crew(1_281_371, "Mike Witherill", "Production", "Producer"),
        crew(40_684, "David Leitch", "Production", "Producer"),
        crew(15_221, "Tyler Bates", "Sound", "Original Music Composer"),
        crew(1_112_896, "Joel J. Richard", "Sound", "Original Music Composer"),
        crew(12_033, "Jonathan Sela", "Camera", "Director of Photography"),
        crew(1_017_235, "Elísabet Ronaldsdóttir", "Editing", "Editor"),
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
    496_243: Credits(
      cast: [
        cast(20_738, "Song Kang-ho", "Kim Ki-taek"),
        cast(115_290, "Lee Sun-kyun", "Park Dong-ik"),
        cast(556_435, "Cho Yeo-jeong", "Yeon-kyo"),
        cast(1_255_881, "Choi Woo-shik", "Ki-woo"),
        cast(1_442_583, "Park So-dam", "Ki-jung"),
        cast(1_572_354, "Lee Jung-eun", "Moon-gwang"),
        cast(2_158_882, "Chang Hyae-jin", "Chung-sook"),
        cast(1_694_435, "Park Myung-hoon", "Geun-se"),
        cast(1_418_762, "Jung Ji-so", "Da-hye"),
        cast(2_306_987, "Jung Hyeon-jun", "Da-song"),
      ],
      crew: [
        crew(21_684, "Bong Joon Ho", "Directing", "Director"),
        crew(21_684, "Bong Joon Ho", "Writing", "Screenplay"),
        crew(2_320_121, "Han Jin-won", "Writing", "Screenplay"),
        crew(21_684, "Bong Joon Ho", "Writing", "Story"),
        crew(2_187_821, "Jang Young-hwan", "Production", "Producer"),
        crew(2_187_912, "Kwak Sin-ae", "Production", "Producer"),
        crew(1_305_523, "Moon Yang-kwon", "Production", "Producer"),
        crew(2_127_965, "Jung Jae-il", "Sound", "Original Music Composer"),
        crew(68_909, "Hong Kyung-pyo", "Camera", "Director of Photography"),
        crew(1_674_268, "Yang Jin-mo", "Editing", "Editor"),
      ]),
    129: Credits(
      cast: [
        cast(19_587, "Rumi Hiiragi", "Chihiro (voice)"),
        cast(19_588, "Miyu Irino", "Haku (voice)"),
        cast(19_589, "Mari Natsuki", "Yubaba", "Zeniba (voice)"),
        cast(19_590, "Takashi Naito", "Father (voice)"),
        cast(19_591, "Yasuko Sawaguchi", "Mother (voice)"),
        cast(19_592, "Tatsuya Gashûin", "Aogaeru (voice)"),
        cast(225_730, "Ryunosuke Kamiki", "Boh (voice)"),
        cast(19_594, "Yumi Tamai", "Rin (voice)"),
        cast(40_450, "Yo Oizumi", "Bandai Frog (voice)"),
        cast(554_423, "Koba Hayashi", "River Spirit (voice)"),
      ],
      crew: [
        crew(608, "Hayao Miyazaki", "Directing", "Director"),
        crew(608, "Hayao Miyazaki", "Writing", "Writer"),
        crew(1_417, "Toshio Suzuki", "Production", "Producer"),
        crew(636, "Joe Hisaishi", "Sound", "Original Music Composer"),
        crew(19_596, "Atsushi Okui", "Camera", "Director of Photography"),
        crew(1_697, "Takeshi Seyama", "Editing", "Editor"),
      ]),
    194: Credits(
      cast: [
        cast(2_405, "Audrey Tautou", "Amélie Poulain"),
        cast(2_406, "Mathieu Kassovitz", "Nino Quincampoix"),
        cast(2_407, "Rufus", "Raphaël Poulain"),
        cast(2_410, "Serge Merlin", "Raymond Dufayel"),
        cast(2_408, "Jamel Debbouze", "Lucien"),
        cast(2_411, "Clotilde Mollet", "Gina"),
        cast(1_654, "Claire Maurier", "Suzanne"),
        cast(2_412, "Isabelle Nanty", "Georgette"),
        cast(2_413, "Dominique Pinon", "Joseph"),
        cast(2_414, "Artus de Penguern", "Hipolito"),
      ],
      crew: [
        crew(2_419, "Jean-Pierre Jeunet", "Directing", "Director"),
        crew(2_420, "Guillaume Laurant", "Writing", "Writer"),
        crew(2_419, "Jean-Pierre Jeunet", "Writing", "Writer"),
        crew(2_404, "Arne Meerkamp van Embden", "Production", "Producer"),
        crew(2_402, "Claudie Ossard", "Production", "Producer"),
        crew(2_422, "Yann Tiersen", "Sound", "Original Music Composer"),
        crew(2_423, "Bruno Delbonnel", "Camera", "Director of Photography"),
        crew(2_425, "Hervé Schneid", "Editing", "Editor"),
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
    935: Credits(
      cast: [
        cast(
          12_446, "Peter Sellers", "Group Capt. Lionel Mandrake", "President Merkin Muffley",
          "Dr. Strangelove"),
        cast(862, "George C. Scott", "General Buck Turgidson"),
        cast(3_088, "Sterling Hayden", "Brigadier General Jack D. Ripper"),
        cast(4_966, "Keenan Wynn", "Colonel Bat Guano"),
        cast(14_253, "Slim Pickens", "Major King Kong"),
        cast(6_600, "Peter Bull", "Botschafter De Sadesky"),
        cast(15_152, "James Earl Jones", "Lt. Lothar Zogg"),
        cast(126_354, "Tracy Reed", "Miss Scott"),
        cast(12_485, "Jack Creley", "Mr. Staines"),
        cast(1_332_529, "Frank Berry", "Lt. Dietrich"),
      ],
      crew: [
        crew(240, "Stanley Kubrick", "Directing", "Director"),
        crew(240, "Stanley Kubrick", "Writing", "Screenplay"),
        crew(8_950, "Terry Southern", "Writing", "Screenplay"),
        crew(14_250, "Peter George", "Writing", "Screenplay"),
        crew(14_250, "Peter George", "Writing", "Novel"),
        crew(240, "Stanley Kubrick", "Production", "Producer"),
        crew(257, "Victor Lyndon", "Production", "Producer"),
        crew(14_252, "Laurie Johnson", "Sound", "Original Music Composer"),
        crew(7_753, "Gilbert Taylor", "Camera", "Director of Photography"),
        crew(12_009, "Anthony Harvey", "Editing", "Editor"),
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
