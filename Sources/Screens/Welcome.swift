import AppCore
import Typesetting

/// What a person reads who starts Marquee for the first time: the few commands that lead everywhere.
struct Welcome {
  private let words: Words

  init(_ words: Words) {
    self.words = words
  }

  /// In fewer columns the same is said in one sentence.
  static let leastColumns = 34

  /// What can be typed, and what it does.
  private var rows: [(key: String, meaning: String)] {
    [
      (
        "3",
        words.say(
          "opens what has that number; `back` returns", "o numaradakini açar; `back` geri döner")
      ),
      (
        "search matrix",
        words.say("finds films, series and people", "film, dizi ve kişi bulur")
      ),
      (
        "fav 3",
        words.say(
          "keeps a title; `later 3` for the watchlist, `rate 8 3` to rate it",
          "bir yapımı saklar; `later 3` izleme listesine koyar, `rate 8 3` puanlar")
      ),
      (
        "help",
        words.say(
          "shows every command; Tab completes them", "bütün komutları gösterir; Tab tamamlar")
      ),
    ]
  }

  func lines(_ columns: Int) -> [Line] {
    let start = (rows.map { Width.of($0.key) }.max() ?? 0) + 3
    return sectionHeading(words.say("Welcome to Marquee", "Marquee'ye hoş geldiniz"), columns)
      + rows.flatMap { key, meaning in
        beside(
          [Line(key, .key)], words.line(meaning, .body).wrapped(to: columns - start), at: start)
      }
  }
}
