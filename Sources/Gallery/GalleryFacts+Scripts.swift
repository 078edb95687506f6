import Catalog

extension GalleryFacts {
  /// Films whose titles stand in as many scripts: letters that join, marks above and below letters, from
  /// right to left, of two columns, and more of them than a row has room for.
  static let filmsOfManyScripts: [MovieSummary] =
    [
      film(
        1_429_738, "Tee Yai: Born to Be Bad", original: "ตี๋ใหญ่ ฤกษ์ดาวโจร", in: "th",
        released: "2025-11-12", genres: [80, 28, 18], rated: 4.847, by: 37, popularity: 3),
      film(
        1_103_621, "How to Make Millions Before Grandma Dies", original: "หลานม่า", in: "th",
        released: "2024-04-04", genres: [18], rated: 8.1, by: 319, popularity: 2),
      film(
        7_508, "Like Stars on Earth", original: "तारे ज़मीन पर", in: "hi", released: "2007-12-21",
        genres: [18], rated: 8.0, by: 1_257, popularity: 2),
      film(
        496_328, "संजू", original: "संजू", in: "hi", released: "2018-06-29", genres: [18, 35],
        rated: 7.2, by: 206, popularity: 2),
      film(
        980_477, "哪吒之魔童闹海", original: "哪吒之魔童闹海", in: "zh", released: "2025-01-29",
        genres: [16, 14, 12, 28], rated: 8.042, by: 464, popularity: 2),
      film(
        1_219_620, "اللي باقي منك", original: "اللي باقي منك", in: "ar", released: "2025-09-25",
        genres: [18], rated: 8.1, by: 16, popularity: 2),
    ] + filmsWithEmoji + films.filter { ["ar", "he", "ja", "ko"].contains($0.originalLanguage) }
    + films.filter { $0.title.utf8.count > 60 }

  /// Films that nobody made: none of the others has a sign of two columns that is made of several, and those
  /// are what terminals disagree on.
  private static let filmsWithEmoji: [MovieSummary] = [
    // A skin tone, a family joined of four, a flag, and a sign that a selector makes colorful.
    film(
      2_000_000_001, "Good Night 👋🏽", released: "2024-05-03", genres: [35], rated: 6.1, by: 48,
      popularity: 2),
    film(
      2_000_000_002, "The 👩‍👩‍👧‍👦 Next Door", released: "2023-10-20", genres: [35, 10751],
      rated: 7.4, by: 1_204, popularity: 2),
    film(
      2_000_000_003, "From Here to 🇹🇷", original: "Buradan 🇹🇷'ye", in: "tr",
      released: "2025-02-14", genres: [18], rated: 6.8, by: 95, popularity: 2),
    film(
      2_000_000_004, "I ❤️ Rainy Days ☂️", released: "2022-11-04", genres: [10749], rated: 5.9,
      by: 310, popularity: 2),
  ]
}
