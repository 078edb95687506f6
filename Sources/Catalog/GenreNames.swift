extension Genre {
  /// The English name of a genre of TMDB's; nil of one that is not known.
  ///
  /// Names of filters are typed in English whatever the language of the content, and help shows them so.
  public static func englishName(_ id: ID<Genre>) -> String? { englishNames[id] }

  /// What people call a genre besides; other sites have these names.
  public static func otherNames(_ id: ID<Genre>) -> [String] { otherNames[id] ?? [] }

  private static let otherNames: [ID<Genre>: [String]] = [
    35: ["Comedies"], 99: ["Documentaries"], 878: ["Sci-Fi", "SciFi", "SF"], 10_402: ["Musical"],
    10_749: ["Romantic", "Love"], 10_751: ["Children"], 10_759: ["Adventure"],
    10_762: ["Children"], 10_765: ["Science Fiction", "SciFi", "SF", "Fantasy"],
    10_768: ["Politics"],
  ]

  private static let englishNames: [ID<Genre>: String] = [
    12: "Adventure", 14: "Fantasy", 16: "Animation", 18: "Drama", 27: "Horror", 28: "Action",
    35: "Comedy", 36: "History", 37: "Western", 53: "Thriller", 80: "Crime", 99: "Documentary",
    878: "Science Fiction", 9648: "Mystery", 10_402: "Music", 10_749: "Romance", 10_751: "Family",
    10_752: "War", 10_759: "Action & Adventure", 10_762: "Kids", 10_763: "News", 10_764: "Reality",
    10_765: "Sci-Fi & Fantasy", 10_766: "Soap", 10_767: "Talk", 10_768: "War & Politics",
    10_770: "TV Movie",
  ]
}
