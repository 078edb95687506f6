import AppCore
import Catalog

/// What pages that depend on a title or a person show.
extension GalleryFacts {
  /// The videos of titles.
  static let videos: [TitleID: [Video]] = [
    .movie(550): [
      video(
        "Fight Club (1999) Trailer - Starring Brad Pitt, Edward Norton, Helena Bonham Carter",
        "O-b2VfmmbyA", "Trailer", isOfficial: false, "2016-03-05"),
      video(
        "Theatrical Trailer Remastered in HD", "6JnN1DmbqoU", "Trailer", isOfficial: false,
        "2015-02-26"),
      video("#TBT Trailer", "BdJKm16Co6M", "Trailer", isOfficial: true, "2014-10-02"),
    ],
    .show(1_399): [
      video(
        "Game of Thrones | Official Series Trailer", "KPLWWIOCOOQ", "Trailer", isOfficial: true,
        "2021-04-05"),
      video(
        "Inside Game of Thrones: A Story in Camera Work", "y2ZJ3lTaREY", "Behind the Scenes",
        isOfficial: true, "2019-03-25"),
      video(
        "Inside Game of Thrones: A Story in Prosthetics", "f3MUpuRF6Ck", "Behind the Scenes",
        isOfficial: true, "2019-03-11"),
      video("Opening Credits", "s7L2PVdrb_8", "Opening Credits", isOfficial: true, "2011-04-18"),
      video("Official Trailer", "BpJYNVhGf1s", "Trailer", isOfficial: true, "2011-03-04"),
      video("Iron Throne Preview", "hhqRmcsWqac", "Teaser", isOfficial: true, "2011-01-15"),
      video("Inside Game of Thrones", "nf5YvIn6XB8", "Featurette", isOfficial: true, "2011-01-10"),
    ],
    // Nobody has put a video of it there.
    .movie(12_585): [],
  ]

  private static func video(
    _ name: String, _ key: String, _ type: String, isOfficial: Bool, _ day: String
  ) -> Video {
    Video(
      name: name, key: key, site: "YouTube", type: type, isOfficial: isOfficial,
      published: CalendarDate(day))
  }

  /// The pictures of titles.
  static let images: [TitleID: [ImageFile]] = [
    .movie(550): [
      image(.poster, "/r3pPehX4ik8NLYPpbDRAh0YRtMb.jpg", 600, 900, "pt"),
      image(.poster, "/jSziioSwPVrOy9Yow3XhWIBDjq1.jpg", 2_000, 3_000, "en"),
      image(.poster, "/66RvLrRJTm4J8l3uHXWF09AICol.jpg", 900, 1_350, "ru"),
      image(.poster, "/sgTAWJFaB2kBvdQxRGabYFiQqEK.jpg", 2_000, 3_000, "es"),
      image(.poster, "/bI0BhpswEApC0B17RhLZtRVPZiQ.jpg", 1_524, 2_278, "es"),
      image(.poster, "/a26cQPRhJPX6GbWfQbvZdrrp9j9.jpg", 2_000, 3_000, "en"),
      image(.poster, "/1yWmCAIGSVNuTOGyz9F48W9g1Ux.jpg", 1_400, 2_100, "es"),
      image(.poster, "/8v4jKpiXHIP83XcVkAED3r8oHrf.jpg", 2_000, 3_000, "zh"),
      image(.poster, "/nu7FEmC4zBaZ7c3QYmVpDlZa2H0.jpg", 2_000, 3_000, "pt"),
      image(.poster, "/8kNruSfhk5IoE4eZOc4UpvDn6tq.jpg", 1_000, 1_426, "en"),
      image(.backdrop, "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg", 1_422, 800),
      image(.backdrop, "/xRyINp9KfMLVjRiO5nCsoRDdvvF.jpg", 1_920, 1_080),
      image(.backdrop, "/c6OLXfKAk5BKeR6broC8pYiCquX.jpg", 2_560, 1_440),
      image(.backdrop, "/3nv2TEz2u178xPXzdKlZdUh5uOI.jpg", 1_920, 1_080),
      image(.backdrop, "/rr7E0NoGKxvbkb89eR1GwfoYjpA.jpg", 2_559, 1_439),
      image(.backdrop, "/52AfXWuXCHn3UjD17rBruA9f5qb.jpg", 1_409, 793),
      image(.backdrop, "/8iVyhmjzUbvAGppkdCZPiyEHSoF.jpg", 3_492, 1_964),
      image(.backdrop, "/yrN6gon5NG6t7Lgh05byChFSZem.jpg", 1_920, 1_080),
      image(.backdrop, "/b9HyPoxwxjxkWEUL5ErZdhApQe2.jpg", 1_920, 1_080, "en"),
      image(.backdrop, "/mnNqRN1SAmAiHcfck5MgXm7DzeV.jpg", 1_920, 1_080, "sl"),
      image(.logo, "/7Uqhv24pGJs4Ns31NoOPWFJGWNG.png", 1_804, 389, "en"),
      image(.logo, "/2DNNb9qFmmqQqj2hziQhdneeOOX.png", 4_294, 507, "pt"),
      image(.logo, "/km7Yl5UOL6TCJhoy64aorGC2c31.png", 668, 536, "zh"),
      image(.logo, "/5TVHz85ylbxt1jTbZ2DfPsKioX0.png", 2_867, 1_298, "pt"),
      image(.logo, "/7s3aiqRnwRUVpwtxFLrWyMITHSC.png", 253, 294, "en"),
      image(.logo, "/z6yka0HngU3FPjcWBc4CSxokUg0.png", 636, 298, "es"),
      image(.logo, "/ofkQTAMEY6N8MSiezFMxdQtej3o.png", 257, 296, "en"),
      image(.logo, "/yDcFmXCT4XUkTujDY3p1auO8Po5.png", 784, 233, "en"),
      image(.logo, "/40uRxnaxKNIxZPVKVMizbe76a8h.png", 254, 244, "en"),
      image(.logo, "/c1KLulrIhUqY5fT42nmC5aERGCp.png", 411, 79, "he"),
    ],
    .movie(12_585): [],
  ]

  /// The pictures of people.
  static let personImages: [ID<Person>: [ImageFile]] = [
    287: [
      image(.profile, "/cckcYc2v0yh1tc9QjRelptcOBko.jpg", 653, 980),
      image(.profile, "/eAOtKAc4p2C3DV8TGJQJzw8DeRv.jpg", 2_000, 3_000),
      image(.profile, "/pynwU6PGLAdDE840rC9m6jEahWg.jpg", 679, 1_019),
      image(.profile, "/tJiSUYst4ddIaz1zge2LqCtu9tw.jpg", 918, 1_377),
    ]
  ]

  /// The pictures of the first season of Game of Thrones.
  static let seasonImages: [SeasonKey: [ImageFile]] = [
    SeasonKey(show: 1_399, season: 1): [
      image(.poster, "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", 1_000, 1_500, "en"),
      image(.poster, "/qCOMbOrSeZ8n4Jur2GPCxpZsRgx.jpg", 1_000, 1_500, "en"),
      image(.poster, "/olJ6ivXxCMq3cfujo1IRw30OrsQ.jpg", 950, 1_425, "en"),
      image(.poster, "/zwaj4egrhnXOBIit1tyb4Sbt3KP.jpg", 400, 578, "en"),
    ]
  ]

  private static func image(
    _ kind: ImageFile.Kind, _ path: String, _ width: Int, _ height: Int, _ language: String? = nil
  ) -> ImageFile {
    ImageFile(kind: kind, path: path, width: width, height: height, language: language)
  }

  /// Where titles can be watched.
  static let watch: [TitleID: [WatchOptions]] = [
    .movie(550): [
      WatchOptions(
        region: "DE",
        providers: [
          .stream: ["Netflix", "Disney Plus", "MagentaTV", "Netflix basic with Ads"],
          .rent: [
            "Apple TV", "Amazon Video", "Google Play Movies", "YouTube", "Sky Store", "Rakuten TV",
            "maxdome Store",
          ],
          .buy: [
            "Apple TV", "Amazon Video", "Google Play Movies", "YouTube", "Sky Store", "Rakuten TV",
            "maxdome Store", "Microsoft Store",
          ],
        ]),
      WatchOptions(
        region: "FR",
        providers: [
          .stream: [
            "Disney Plus", "Netflix", "Canal+", "MUBI", "MUBI Amazon Channel",
            "Netflix basic with Ads",
          ],
          .rent: [
            "Apple TV", "Google Play Movies", "Orange VOD", "Microsoft Store", "YouTube",
            "Canal VOD", "Bbox VOD", "Rakuten TV", "Amazon Video",
          ],
          .buy: [
            "Apple TV", "Google Play Movies", "Orange VOD", "Microsoft Store", "YouTube",
            "Canal VOD", "Rakuten TV", "Amazon Video",
          ],
        ]),
      WatchOptions(
        region: "GB",
        providers: [
          .stream: [
            "Netflix", "Disney Plus", "MUBI", "MUBI Amazon Channel", "Netflix basic with Ads",
          ],
          .rent: [
            "Apple TV", "Amazon Video", "Google Play Movies", "Microsoft Store", "YouTube",
            "Rakuten TV",
          ],
          .buy: [
            "Apple TV", "Amazon Video", "Google Play Movies", "Sky Store", "Microsoft Store",
            "YouTube", "Rakuten TV",
          ],
        ]),
      WatchOptions(
        region: "TR",
        providers: [
          .stream: ["Netflix", "Disney Plus", "TV+"],
          .rent: ["Google Play Movies", "Apple TV"],
          .buy: ["Google Play Movies", "Apple TV"],
        ]),
      WatchOptions(
        region: "US",
        providers: [
          .stream: ["Peacock Premium"],
          .rent: [
            "Apple TV", "Amazon Video", "Google Play Movies", "YouTube", "Vudu", "Microsoft Store",
            "DIRECTV",
          ],
          .buy: [
            "Apple TV", "Amazon Video", "Google Play Movies", "YouTube", "Vudu", "Microsoft Store",
            "DIRECTV", "AMC on Demand",
          ],
        ]),
    ],
    .movie(12_585): [],
  ]
}
