import Catalog

extension GalleryFacts {
  /// The series that go on.
  static let showsOnTheAir: Set<ID<TVShow>> = [456, 65_733, 57_243, 30_984, 136_315, 59_941]

  /// The series, as lists know them in English.
  static let shows: [ShowSummary] = [
    show(
      1_396, "Breaking Bad", aired: "2008-01-20", genres: [18, 80], rated: 8.937, by: 17_049,
      popularity: 190.09),
    show(
      1_399, "Game of Thrones", aired: "2011-04-17", genres: [10_765, 18, 10_759], rated: 8.467,
      by: 27_313, popularity: 163.34),
    show(
      66_732, "Stranger Things", aired: "2016-07-15", genres: [10_759, 9_648, 10_765], rated: 8.554,
      by: 21_680, popularity: 121.29),
    show(
      93_405, "Squid Game", original: "오징어 게임", in: "ko", aired: "2021-09-17",
      genres: [10_759, 9_648, 18], rated: 7.855, by: 17_670, popularity: 45.55),
    show(
      1_668, "Friends", aired: "1994-09-22", genres: [35], rated: 8.416, by: 1_549,
      popularity: 159.94),
    show(
      456, "The Simpsons", aired: "1989-12-17", genres: [16, 35], rated: 8.021, by: 10_943,
      popularity: 210.2),
    show(
      4_087, "The X-Files", aired: "1993-09-10", genres: [9_648, 10_765, 80], popularity: 145.49),
    show(
      65_733, "Doraemon", original: "ドラえもん", in: "ja", aired: "2005-04-22",
      genres: [10_759, 16, 35, 10_765, 10_762, 10_751], rated: 8.1, by: 239, popularity: 107.18),
    show(
      57_243, "Doctor Who", aired: "2005-03-26", genres: [10_759, 18, 10_765], rated: 7.589,
      by: 1_419, popularity: 144.43),
    show(
      30_984, "Bleach", original: "ブリーチ", in: "ja", aired: "2004-10-05",
      genres: [10_759, 16, 10_765], rated: 8.4, by: 2_224, popularity: 115.92),
    show(
      42_009, "Black Mirror", aired: "2011-12-04", genres: [10_765, 18, 9_648], rated: 8.29,
      by: 6_423, popularity: 62.06),
    show(
      136_315, "The Bear", aired: "2022-06-23", genres: [18, 35], rated: 8.149, by: 1_879,
      popularity: 59.16),
    show(
      59_941, "The Tonight Show Starring Jimmy Fallon", aired: "2014-02-17", genres: [35, 10_767],
      popularity: 40),
    show(
      63_770, "The Late Show with Stephen Colbert", aired: "2015-09-08", genres: [35, 10_767],
      popularity: 38),
  ]
}
