import Catalog

extension GalleryFacts {
  /// The films, as lists know them in English.
  static let films: [MovieSummary] = [
    film(
      603, "The Matrix", released: "1999-03-31", genres: [28, 878], rated: 8.236, by: 27_030,
      popularity: 18.71),
    film(
      604, "The Matrix Reloaded", released: "2003-05-15", genres: [12, 28, 53, 878], rated: 7.067,
      by: 11_555, popularity: 7.68),
    film(
      605, "The Matrix Revolutions", released: "2003-11-05", genres: [12, 28, 53, 878],
      rated: 6.747, by: 10_434, popularity: 7.21),
    film(
      624_860, "The Matrix Resurrections", released: "2021-12-16", genres: [878, 28, 12],
      rated: 6.36, by: 6_187, popularity: 11.11),
    film(
      55_931, "The Animatrix", released: "2003-05-09", genres: [16, 878], rated: 7.199, by: 1_689,
      popularity: 9.79),
    film(
      245_891, "John Wick", released: "2014-10-22", genres: [28, 53], rated: 7.453, by: 20_210,
      popularity: 6.91),
    film(
      301_528, "Toy Story 4", released: "2019-06-19", genres: [10_751, 35, 16, 12], rated: 7.47,
      by: 10_233, popularity: 9.0),
    film(
      496_243, "Parasite", original: "기생충", in: "ko", released: "2019-05-30", genres: [35, 53, 18],
      rated: 8.496, by: 19_742, popularity: 19.06),
    film(
      129, "Spirited Away", original: "千と千尋の神隠し", in: "ja", released: "2001-07-20",
      genres: [16, 10_751, 14], rated: 8.535, by: 17_659, popularity: 15.69),
    film(
      194, "Amélie", original: "Le Fabuleux Destin d'Amélie Poulain", in: "fr",
      released: "2001-04-25", genres: [35, 10_749], rated: 7.913, by: 12_031, popularity: 6.68),
    film(
      129_112, "Wadjda", original: "وجدة", in: "ar", released: "2012-12-06", genres: [18],
      rated: 7.2, by: 508, popularity: 16.03),
    film(
      517_814, "Capernaum", original: "کفرناحوم", in: "ar", released: "2018-09-20", genres: [18],
      rated: 8.14, by: 1_961, popularity: 4.51),
    film(
      1_140_608, "The 90s: The Revelry", original: "ההילולה", in: "he", released: "2023-07-13",
      genres: [35, 18], popularity: 8.2),
    film(
      12_585, "Summertime Blues: Lemon Popsicle VIII", original: "אסקימו לימון 8: בלוז לקיץ",
      in: "he", released: "1988-08-18", genres: [35, 10_749], rated: 5.7, by: 30, popularity: 10.21),
    film(
      935, "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
      released: "1964-01-29", genres: [35, 10_752], rated: 8.124, by: 5_899, popularity: 7.05),
    film(
      496, "Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan",
      released: "2006-11-01", genres: [35], rated: 6.786, by: 5_920, popularity: 20.45),
    film(374_771, "Riddick: Furya", genres: [878, 28], popularity: 7.92),
    film(
      194_662, "Birdman or (The Unexpected Virtue of Ignorance)", released: "2014-10-17",
      genres: [18, 35], rated: 7.443, by: 13_526, popularity: 38.78),
    film(
      8_905, "Three Monkeys", original: "Üç maymun", in: "tr", released: "2008-05-16",
      genres: [18, 53], rated: 6.8, by: 213, popularity: 10.1),
    film(
      13_393, "My Father and My Son", original: "Babam ve Oğlum", in: "tr", released: "2005-11-18",
      genres: [], rated: 7.525, by: 282, popularity: 8.03),
    film(
      637_920, "Miracle in Cell No. 7", original: "7. Koğuştaki Mucize", in: "tr",
      released: "2019-10-10", genres: [18], rated: 8.252, by: 4_527, popularity: 9.95),
    film(
      680, "Pulp Fiction", released: "1994-09-10", genres: [53, 80, 35], rated: 8.488, by: 29_309,
      popularity: 17.72),
    film(
      27_205, "Inception", released: "2010-07-15", genres: [28, 878, 12], rated: 8.37, by: 38_267,
      popularity: 23.21),
    film(
      155, "The Dark Knight", released: "2008-07-16", genres: [18, 28, 80, 53], rated: 8.525,
      by: 34_747, popularity: 23.9),
    film(
      670, "Oldboy", original: "올드보이", in: "ko", released: "2003-11-21",
      genres: [18, 53, 9_648, 28], rated: 8.246, by: 9_369, popularity: 10.91),
    film(
      372_058, "Your Name.", original: "君の名は。", in: "ja", released: "2016-08-26",
      genres: [16, 10_749, 18], rated: 8.479, by: 12_119, popularity: 32.45),
    film(
      110_415, "Snowpiercer", original: "설국열차", in: "ko", released: "2013-08-01",
      genres: [28, 878, 18], rated: 6.908, by: 10_088, popularity: 9.04),
    film(
      550, "Fight Club", released: "1999-10-15", genres: [18, 53], rated: 8.438, by: 31_033,
      popularity: 20.66),
    film(
      13, "Forrest Gump", released: "1994-06-23", genres: [35, 18, 10_749], rated: 8.463,
      by: 28_886, popularity: 19.58),
    film(
      120, "The Lord of the Rings: The Fellowship of the Ring", released: "2001-12-18",
      genres: [12, 14, 28], rated: 8.426, by: 26_633, popularity: 23.81),
  ]
}
