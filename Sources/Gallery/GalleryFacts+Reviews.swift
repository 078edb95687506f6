import Catalog

extension GalleryFacts {
  /// Sample reviews, written for the sample catalogue.
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
    ]
  ]
}
