import Catalog

extension GalleryFacts {
  /// Sample reviews, written for the sample catalog.
  static let reviews: [ID<Movie>: [Review]] = [
    603: [
      Review(
        id: "sample-603-1", author: "credits-stayer", rating: 9,
        created: CalendarDate("2019-03-31"),
        content: """
          Twenty years on, the phones are antiques and the sunglasses are a costume party, and \
          none of it matters, because the film explains a huge idea with such clean pictures. \
          A mirror that will not hold still. A spoon. A cat that goes past twice. I had \
          remembered the lobby shoot-out as the peak, but the scenes I love now are the \
          training ones, where everyone is just delighted by a new toy. Stay for the song at \
          the end, obviously.
          """,
        isSample: true),
      Review(
        id: "sample-603-2", author: "cold-open", rating: 8,
        created: CalendarDate("2026-01-24"),
        content: """
          Showed it to my teenager, who knew every joke about it and none of the film. Verdict \
          from the other end of the sofa: the talking is too long, the kung fu is excellent, \
          and why does nobody just charge their phone. For me it was the sound that surprised. \
          It is such a noisy film in memory, and so much of it is hum, rain and leather \
          creaking. Half a point off for the oracle's kitchen, which always sends me to make \
          tea.
          """,
        isSample: true),
    ],
    550: longReviews + shortReviews,
  ]

  /// Reviews of every kind: long ones, nameless and undated ones, in other scripts.
  private static let longReviews = [
    Review(
      id: "sample-550-1", author: "second-row", rating: 9, created: CalendarDate("2024-11-02"),
      content: """
        I put this on for a friend who had never seen it and who had managed, in twenty-five \
        years, not to be told. Watching someone not know is the best seat in the house. She \
        laughed at the support groups, went quiet at the basement, and somewhere in the last \
        half hour sat up and said “oh no” in a very small voice.

        What held up better than I expected is the texture. Everything looks slightly damp. The \
        office light is the green of old photocopies, the house leaks in every scene, and the \
        sound keeps finding a hum to sit under the talk, so that silence, when it comes, is \
        louder than the fights.

        What held up less well is the part everyone quotes. The film is plainly laughing at the \
        speeches, and half of its admirers have them on a poster. That is hardly the film's \
        fault, but it does make for an odd evening: you keep hearing lines that have been worn \
        smooth by people who missed the joke.

        See it with somebody who does not know, and watch the somebody.
        """,
      isSample: true),
    Review(
      id: "sample-550-2", author: nil, rating: nil, created: CalendarDate("2019-06-18"),
      content: "Soap, bad decisions, a very good cello.", isSample: true),
    Review(
      id: "sample-550-3", author: "no-calendar", rating: 6.5, created: nil,
      content: """
        Two films in a coat: a dry comedy about furniture, and a loud one about everything else. \
        I would watch the first on its own any evening of the week. The second has aged like a \
        nightclub, still impressive, slightly embarrassing by daylight, and with a floor I would \
        rather not look at closely. The titles alone are worth the ticket, though.
        """,
      isSample: true),
    Review(
      id: "sample-550-4", author: "İzleyici Iğdırlı", rating: 8,
      created: CalendarDate("2025-02-09"),
      content: """
        İlk izleyişte sürprizine, ikincisinde ışığına, üçüncüsünde ses tasarımına takıldım. Her \
        seferinde başka bir film çıktı karşıma. Ofis sahnelerinin o soluk yeşili hâlâ aklımda.
        """,
      isSample: true),
    Review(
      id: "sample-550-5", author: "مقعد في الخلف", rating: 7, created: CalendarDate("2023-09-30"),
      content: """
        فيلم يضحك من أبطاله أكثر مما يظن عشاقه. الإضاءة الخضراء الباهتة في المكاتب، والبيت الذي \
        يقطر ماء في كل مشهد، والصوت الذي لا يهدأ: هذه هي الأشياء التي بقيت معي بعد النهاية.
        """,
      isSample: true),
    Review(
      id: "sample-550-6", author: "שורה אחרונה", rating: 10, created: CalendarDate("2022-01-05"),
      content: "שלוש צפיות, שלושה סרטים שונים. הפסקול הוא הדמות הראשית.", isSample: true),
    Review(
      id: "sample-550-7", author: "夜更かし", rating: 8.5, created: CalendarDate("2021-12-31"),
      content: """
        三回見て三回とも違う映画だった。最初は驚き、二度目は光、三度目は音。事務所の青白い緑色と、どの場面でも雨漏りしている家が忘れられない。\
        台詞よりも静けさのほうがずっと大きく響く作品。
        """,
      isSample: true),
    Review(
      id: "sample-550-8", author: "a-handle-that-is-as-long-as-it-was-allowed-to-be", rating: 3.5,
      created: CalendarDate("2020-02-29"),
      content: """
        Nooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo. Also \
        cafe\u{301}, 👩‍👩‍👧‍👦 and https://example.com/a/very/long/address/that/goes/on/and/on/and/on/for/no/reason
        """,
      isSample: true),
  ]

  /// Reviews of a line each: more than a page of them.
  private static let shortReviews = [
    ("aisle-seat", 8, "Better on the second evening, when you can watch the edges of the frame."),
    ("matinee", 7, "I keep forgetting how funny the first third is."),
    ("two-tickets", 9, "The house deserves its own credit."),
    ("late-bus", 5, "Loud. I missed the last bus and regretted only half of it."),
    ("popcorn-half", 8, "Nobody has ever made an office look so unwell."),
    ("balcony", 6, "A strong hour, then a strong opinion about itself."),
    ("rewinder", 9, "Pause it at random: every frame is hiding something."),
    ("front-left", 4, "Not for me, and it seemed pleased about that."),
    ("subtitle-reader", 7, "The narration should not work. It works."),
    ("intermission", 8, "The support groups are the tenderest scenes in it."),
    ("third-screen", 7, "The score is doing most of the talking, thank goodness."),
    ("usher", 6, "People left quieter than they came."),
    ("double-bill", 8, "Paired it with a silent comedy. They agreed on more than you would think."),
    ("rain-check", 7, "Ends on exactly the right song."),
    ("projectionist", 9, "The best use of a reel change I know of."),
  ].enumerated().map { index, row in
    Review(
      id: "sample-550-\(index + 9)", author: row.0, rating: Double(row.1),
      created: CalendarDate(year: 2018, month: index % 12 + 1, day: index + 1), content: row.2,
      isSample: true)
  }
}
