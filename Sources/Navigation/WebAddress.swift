import Catalog

/// A pasted address of a page of themoviedb.org or imdb.com.
struct WebAddress {
  let text: LinkText
  private let host: Range<Int>
  private let segments: [Range<Int>]
  let query: [(name: Range<Int>, value: Range<Int>)]
  /// Where the path ends: an error about what is missing points there.
  private let end: Int

  /// Cuts an address, after its scheme, into its parts.
  init(text: LinkText, range: Range<Int>) {
    self.text = text
    let (withoutFragment, _) = text.cut(range, at: "#")
    let (place, query) = text.cut(withoutFragment, at: "?")
    let (authority, path) = text.cut(place, at: "/")
    host = text.cut(authority, at: ":").0
    segments = path.map { text.split($0, at: "/").filter { !$0.isEmpty } } ?? []
    self.query = (query.map { text.split($0, at: "&") } ?? []).compactMap { pair in
      let (name, value) = text.cut(pair, at: "=")
      return value.map { (name, $0) }
    }
    end = place.upperBound
  }

  /// The run of places that the page is; the front page is the feed.
  func link() throws(LinkError) -> Link {
    guard host.count <= 100, let site = site(of: text.string(host).lowercased()) else {
      let name = text.string(host.prefix(100))
      let bare = name.lowercased().hasPrefix("www.") ? String(name.dropFirst(4)) : name
      let nearest = Nearest.word(to: bare, in: Site.allCases.map(\.rawValue))
      throw text.error(host, .site, nearest: nearest)
    }
    switch site {
    case .tmdb: return try tmdb(pathWithoutLocale(segments))
    case .imdb: return try imdb(pathWithoutLocale(segments))
    }
  }

  private func site(of host: String) -> Site? {
    let prefixes = ["", "www.", "m.", "beta."]
    return Site.allCases.first { site in prefixes.contains { host == $0 + site.rawValue } }
  }

  /// The path after a language such as `tr`, `pt-BR` or IMDb's `es-es`.
  private func pathWithoutLocale(_ path: [Range<Int>]) -> ArraySlice<Range<Int>> {
    guard let first = path.first, [2, 5].contains(first.count) else { return path[...] }
    let parts = text.split(first, at: "-")
    let isLocale =
      parts.count <= 2 && text.string(first) != "tv"
      && parts.allSatisfy {
        $0.count == 2 && text[$0].allSatisfy { Unicode.Scalar($0).isASCIILetter }
      }
    return isLocale ? path.dropFirst() : path[...]
  }
}

// MARK: - imdb.com

extension WebAddress {
  private func imdb(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let section = path.first else { return Link(to: Tab.feed.root) }
    switch text.string(section) {
    case "title", "name":
      let rest = path.dropFirst()
      guard let segment = rest.first else { throw text.error(end..<end, .externalID) }
      guard segment.count <= 12, let id = ExternalID(text.string(segment)) else {
        throw text.error(segment, .externalID)
      }
      return Link(to: .find(id))
    case "find":
      return Link(to: .search(try searchQuery(kind: nil, textIn: ["q"])))
    default:
      throw text.error(section, .page(.imdb), known: ["title", "name", "find"])
    }
  }
}

// MARK: - themoviedb.org

extension WebAddress {
  /// What the first part of a path on themoviedb.org says.
  private enum Section: String, CaseIterable {
    case movie, tv, person, collection, keyword, genre, company, network, search, discover
  }

  private func tmdb(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let first = path.first else { return Link(to: Tab.feed.root) }
    guard let section = Section(rawValue: text.string(first)) else {
      throw text.error(first, .page(.tmdb), known: Section.allCases.map(\.rawValue))
    }
    let rest = path.dropFirst()
    switch section {
    case .movie: return try movie(rest)
    case .tv: return try show(rest)
    case .person: return try person(rest)
    case .collection: return Link(to: .collection(ID(try id(rest.first))))
    case .keyword, .genre, .company, .network: return try titles(of: section, rest)
    case .search: return try search(rest)
    case .discover: return try discover(rest)
    }
  }

  /// The number at the beginning of a segment such as `603-the-matrix`.
  private func id(_ segment: Range<Int>?) throws(LinkError) -> Int {
    guard let segment else { throw text.error(end..<end, .id) }
    guard let id = Decimal.id(text[text.cut(segment, at: "-").0]) else {
      throw text.error(segment, .id)
    }
    return id
  }

  private func number(_ segment: Range<Int>?) throws(LinkError) -> Int {
    guard let segment else { throw text.error(end..<end, .number) }
    guard let number = Decimal.number(text[segment]) else { throw text.error(segment, .number) }
    return number
  }

  private func beginsWithDigit(_ segment: Range<Int>) -> Bool {
    text[segment].first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private func movie(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let first = path.first else { return Link(to: .movieList(.named(.popular))) }
    guard beginsWithDigit(first) else {
      guard let list = NamedMovieList(rawValue: text.string(first)) else {
        throw text.error(first, .page(.tmdb), known: NamedMovieList.allCases.map(\.rawValue))
      }
      return Link(to: .movieList(.named(list)))
    }
    return Link(to: try page(of: .movie(ID(try id(first))), path.dropFirst()))
  }

  private func show(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let first = path.first else { return Link(to: .showList(.named(.popular))) }
    guard beginsWithDigit(first) else {
      guard let list = NamedShowList(rawValue: text.string(first)) else {
        throw text.error(first, .page(.tmdb), known: NamedShowList.allCases.map(\.rawValue))
      }
      return Link(to: .showList(.named(list)))
    }
    let show = ID<TVShow>(try id(first))
    let rest = path.dropFirst()
    guard let word = rest.first, text.string(word) == "season" else {
      return Link(to: try page(of: .show(show), rest))
    }
    let season = try number(rest.dropFirst().first)
    let beyond = rest.dropFirst(2)
    guard let word = beyond.first else { return Link(to: .season(of: show, number: season)) }
    switch text.string(word) {
    case "episode":
      let episode = try number(beyond.dropFirst().first)
      return Link(to: .episode(of: show, season: season, number: episode))
    case "images": return Link(to: .images(.season(of: show, number: season)))
    // Pages of a season that are part of Marquee's page of it, or are not for readers.
    case "cast", "videos", "watch", "changes", "translations", "discuss":
      return Link(to: .season(of: show, number: season))
    default: throw text.error(word, .page(.tmdb), known: ["episode", "images", "cast", "videos"])
    }
  }

  /// The part of a title's page that the rest of a path names.
  private func page(
    of title: TitleID, _ path: ArraySlice<Range<Int>>
  ) throws(LinkError) -> Route {
    guard let word = path.first else { return Route(title) }
    switch text.string(word) {
    case "cast", "credits": return .credits(title)
    case "reviews": return .reviews(title)
    case "similar": return .similar(title)
    case "recommendations": return .recommended(title)
    case "videos": return .videos(title)
    case "images": return .images(.title(title))
    case "watch": return .watch(title)
    // Pages that are part of Marquee's page of a title, or are not for readers.
    case "seasons", "keywords", "releases", "titles", "translations", "changes", "discuss",
      "episode_groups", "edit", "share":
      return Route(title)
    default:
      throw text.error(
        word, .page(.tmdb),
        known: [
          "cast", "reviews", "similar", "recommendations", "videos", "images", "watch", "season",
        ])
    }
  }

  private func person(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let first = path.first, text.string(first) != "popular" else { return Link(to: .people) }
    let person = ID<Person>(try id(first))
    guard let word = path.dropFirst().first, text.string(word) == "images" else {
      return Link(to: .person(person))
    }
    return Link(to: .images(.person(person)))
  }

  /// The movies or series of a keyword, a genre, a company or a network.
  private func titles(
    of section: Section, _ path: ArraySlice<Range<Int>>
  ) throws(LinkError) -> Link {
    let id = try id(path.first)
    let isOfShows = path.dropFirst().first.map { text.string($0) == "tv" } ?? false
    switch section {
    case .keyword:
      return isOfShows
        ? Link(to: .showList(.filtered(ShowFilters(keyword: ID(id)))))
        : Link(to: .movieList(.filtered(MovieFilters(keyword: ID(id)))))
    case .genre:
      return isOfShows
        ? Link(to: .showList(.filtered(ShowFilters(genre: ID(id)))))
        : Link(to: .movieList(.filtered(MovieFilters(genre: ID(id)))))
    case .company:
      var filters = ShowFilters()
      filters.companies = Terms(ID(id))
      return isOfShows
        ? Link(to: .showList(.filtered(filters)))
        : Link(to: .movieList(.filtered(MovieFilters(company: ID(id)))))
    case .network, .movie, .tv, .person, .collection, .search, .discover:
      return Link(to: .showList(.filtered(ShowFilters(network: ID(id)))))
    }
  }

  private func search(_ path: ArraySlice<Range<Int>>) throws(LinkError) -> Link {
    guard let word = path.first, text.string(word) != "multi" else {
      return Link(to: .search(try searchQuery(kind: nil, textIn: ["query"])))
    }
    guard let kind = SearchKind(rawValue: text.string(word)) else {
      throw text.error(word, .page(.tmdb), known: SearchKind.allCases.map(\.rawValue))
    }
    return Link(to: .search(try searchQuery(kind: kind, textIn: ["query"])))
  }

  private func searchQuery(
    kind: SearchKind?, textIn names: [String]
  ) throws(LinkError) -> SearchQuery {
    var words = ""
    var year: Int?
    for (name, value) in query {
      let name = text.string(name)
      if names.contains(name) {
        words = try text.decoded(value, plusIsSpace: true)
      } else if ["year", "primary_release_year", "first_air_date_year"].contains(name) {
        year = Decimal.year(text[value])
      }
    }
    return SearchQuery(text: words, kind: kind, year: year)
  }
}
