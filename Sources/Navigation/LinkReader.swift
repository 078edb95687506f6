import Catalog

/// Reads the path of a link, segment by segment.
struct LinkReader {
  private let text: LinkText
  private let end: Int
  /// Where the next segment begins; beyond the end when none is left.
  private var position: Int
  /// The place that the next one is put on.
  private var beneath: Route?

  /// What stands between two slashes: a word, and parameters after semicolons.
  private struct Segment {
    let word: Range<Int>
    let parameters: [Range<Int>]
  }

  init(text: LinkText, range: Range<Int>, beneath: Route?) {
    self.text = text
    self.beneath = beneath
    end = range.upperBound
    position = range.isEmpty ? range.upperBound + 1 : range.lowerBound
  }

  mutating func link() throws(LinkError) -> Link {
    guard let first = nextSegment() else { return Link(to: Tab.feed.root) }
    if let tab = Tab(rawValue: text.string(first.word)) {
      let root = try root(of: tab, first.parameters)
      beneath = root
      return Link(tab: tab, checked: try places(after: [root]))
    }
    let place = try place(first, isFirst: true)
    beneath = place
    return Link(tab: nil, checked: try places(after: [place]))
  }

  private mutating func places(after first: [Route]) throws(LinkError) -> [Route] {
    var routes = first
    while let segment = nextSegment() {
      guard routes.count < Link.greatestDepth else {
        throw text.error(segment.word, .places(atMost: Link.greatestDepth))
      }
      let route = try place(segment, isFirst: false)
      routes.append(route)
      beneath = route
    }
    return routes
  }

  private mutating func nextSegment() -> Segment? {
    guard position <= end else { return nil }
    let rest = position..<end
    let range = position..<(text.firstIndex(of: UInt8(ascii: "/"), in: rest) ?? end)
    position = range.upperBound + 1
    let (word, parameters) = text.cut(range, at: ";")
    return Segment(word: word, parameters: parameters.map { text.split($0, at: ";") } ?? [])
  }

  /// The segment that must follow, without parameters.
  private mutating func nextWord(_ expected: LinkExpectation) throws(LinkError) -> Range<Int> {
    guard let segment = nextSegment() else { throw text.error(end..<end, expected) }
    try refuse(segment.parameters)
    return segment.word
  }

  private func refuse(_ parameters: [Range<Int>]) throws(LinkError) {
    if let parameter = parameters.first { throw text.error(parameter, .nothing) }
  }
}

// MARK: - Tabs and places

extension LinkReader {
  private func root(of tab: Tab, _ parameters: [Range<Int>]) throws(LinkError) -> Route {
    guard tab == .feed else {
      try refuse(parameters)
      return tab.root
    }
    var movies: NamedMovieList?
    var shows: NamedShowList?
    for parameter in parameters {
      let (name, value) = try namedValue(parameter)
      switch ListKind(rawValue: text.string(name)) {
      case .movies:
        guard movies == nil else { throw text.error(name, .parameterOnce) }
        movies = try word(value, .feedListName(.movies))
      case .shows:
        guard shows == nil else { throw text.error(name, .parameterOnce) }
        shows = try word(value, .feedListName(.shows))
      case nil:
        throw text.error(name, .feedParameter, known: ListKind.allCases.map(\.rawValue))
      }
    }
    return .feed(movies: movies ?? .popular, shows: shows ?? .popular)
  }

  private mutating func place(_ segment: Segment, isFirst: Bool) throws(LinkError) -> Route {
    guard let word = PlaceWord(rawValue: text.string(segment.word)) else {
      if Tab(rawValue: text.string(segment.word)) != nil {
        throw text.error(segment.word, .tabFirst)
      }
      let tabs = isFirst ? Tab.allCases.map(\.rawValue) : []
      throw text.error(
        segment.word, isFirst ? .tabOrPlace : .place,
        known: PlaceWord.allCases.map(\.rawValue) + tabs)
    }
    if word == .search { return .search(try query(segment)) }
    try refuse(segment.parameters)
    switch word {
    case .movie: return .movie(ID(try id()))
    case .tvShow: return .tvShow(ID(try id()))
    case .person: return .person(ID(try id()))
    case .collection: return .collection(ID(try id()))
    case .pokemon: return .pokemon(ID(try id()))
    case .character: return .character(ID(try id()))
    case .comic: return .comic(ID(try id()))
    case .people: return .people
    case .favorites: return .favorites
    case .watchlist: return .watchlist
    case .rated: return .rated
    case .movieList: return .movieList(try movieList())
    case .showList: return .showList(try showList())
    case .find: return .find(try externalID())
    case .season:
      guard case .tvShow(let show) = beneath else { throw lacksSubject(word, segment) }
      return .season(of: show, number: try number())
    case .episode:
      guard case .season(let show, let season) = beneath else {
        throw lacksSubject(word, segment)
      }
      return .episode(of: show, season: season, number: try number())
    case .credits: return .credits(try title(word, segment))
    case .reviews: return .reviews(try title(word, segment))
    case .similar: return .similar(try title(word, segment))
    case .recommended: return .recommended(try title(word, segment))
    case .videos: return .videos(try title(word, segment))
    case .watch: return .watch(try title(word, segment))
    case .images:
      guard let subject = beneath.flatMap(ImageSubject.init(of:)) else {
        throw lacksSubject(word, segment)
      }
      return .images(subject)
    case .search: return .search(try query(segment))
    }
  }

  private func title(_ word: PlaceWord, _ segment: Segment) throws(LinkError) -> TitleID {
    guard let title = beneath?.title else { throw lacksSubject(word, segment) }
    return title
  }

  private func lacksSubject(_ word: PlaceWord, _ segment: Segment) -> LinkError {
    text.error(segment.word, .subject(of: word.screen, oneOf: word.subjects))
  }

  private mutating func id() throws(LinkError) -> Int {
    let word = try nextWord(.id)
    guard let id = Decimal.id(text[word]) else { throw text.error(word, .id) }
    return id
  }

  private mutating func number() throws(LinkError) -> Int {
    let word = try nextWord(.number)
    guard let number = Decimal.number(text[word]) else { throw text.error(word, .number) }
    return number
  }

  private mutating func externalID() throws(LinkError) -> ExternalID {
    let word = try nextWord(.externalID)
    guard word.count <= 12, let id = ExternalID(text.string(word)) else {
      throw text.error(word, .externalID)
    }
    return id
  }
}

// MARK: - Parameters

extension LinkReader {
  /// A parameter cut into its name and its value.
  private func namedValue(
    _ parameter: Range<Int>
  ) throws(LinkError) -> (name: Range<Int>, value: Range<Int>) {
    let (name, value) = text.cut(parameter, at: "=")
    guard let value else { throw text.error(parameter, .nameAndValue) }
    return (name, value)
  }

  /// One of the words of an enumeration.
  private func word<Word: RawRepresentable & CaseIterable>(
    _ range: Range<Int>, _ expected: LinkExpectation
  ) throws(LinkError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text.string(range)) else {
      throw text.error(range, expected, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  private mutating func query(_ segment: Segment) throws(LinkError) -> SearchQuery {
    var written = segment
    var words = ""
    if segment.parameters.isEmpty, let next = nextSegment() {
      words = try text.decoded(next.word)
      written = next
    }
    var kind: SearchKind?
    var year: Int?
    for parameter in written.parameters {
      let (name, value) = try namedValue(parameter)
      switch text.string(name) {
      case "type":
        guard kind == nil else { throw text.error(name, .parameterOnce) }
        kind = try word(value, .searchKind)
      case "year":
        guard year == nil else { throw text.error(name, .parameterOnce) }
        guard let number = Decimal.year(text[value]) else { throw text.error(value, .year) }
        year = number
      default: throw text.error(name, .searchParameter, known: ["type", "year"])
      }
    }
    return SearchQuery(text: words, kind: kind, year: year)
  }
}

// MARK: - Lists

extension LinkReader {
  private mutating func movieList() throws(LinkError) -> MovieList {
    let segment = try listSegment(.movies)
    let word = text.string(segment.word)
    if word == "where" {
      var filters = MovieFilters()
      try eachFilter(segment, of: .movies) { (name, value) throws(FilterError) in
        filters = try filters.setting(name, to: value)
      }
      return .filtered(filters)
    }
    try refuse(segment.parameters)
    if let name = NamedMovieList(rawValue: word) { return .named(name) }
    if word == "trending" { return .trending(try trendingWindow()) }
    switch FilterName(rawValue: word) {
    case .genre: return .filtered(MovieFilters(genre: ID(try id())))
    case .keyword: return .filtered(MovieFilters(keyword: ID(try id())))
    case .company: return .filtered(MovieFilters(company: ID(try id())))
    case .cast: return .filtered(MovieFilters(cast: ID(try id())))
    case .crew: return .filtered(MovieFilters(crew: ID(try id())))
    case .country, .from, .language, .network, .provider, .rating, .runtime, .sort, .to, .votes,
      .withoutGenre, .year, nil:
      throw text.error(
        segment.word, .listName(.movies),
        known: NamedMovieList.allCases.map(\.rawValue)
          + ["trending", "genre", "keyword", "company", "cast", "crew", "where"])
    }
  }

  private mutating func showList() throws(LinkError) -> ShowList {
    let segment = try listSegment(.shows)
    let word = text.string(segment.word)
    if word == "where" {
      var filters = ShowFilters()
      try eachFilter(segment, of: .shows) { (name, value) throws(FilterError) in
        filters = try filters.setting(name, to: value)
      }
      return .filtered(filters)
    }
    try refuse(segment.parameters)
    if let name = NamedShowList(rawValue: word) { return .named(name) }
    if word == "trending" { return .trending(try trendingWindow()) }
    switch FilterName(rawValue: word) {
    case .genre: return .filtered(ShowFilters(genre: ID(try id())))
    case .keyword: return .filtered(ShowFilters(keyword: ID(try id())))
    case .network: return .filtered(ShowFilters(network: ID(try id())))
    case .cast: return .cast(ID(try id()))
    case .company, .country, .crew, .from, .language, .provider, .rating, .runtime, .sort, .to,
      .votes, .withoutGenre, .year, nil:
      throw text.error(
        segment.word, .listName(.shows),
        known: NamedShowList.allCases.map(\.rawValue)
          + ["trending", "genre", "keyword", "network", "cast", "where"])
    }
  }

  private mutating func listSegment(_ kind: ListKind) throws(LinkError) -> Segment {
    guard let segment = nextSegment() else { throw text.error(end..<end, .listName(kind)) }
    return segment
  }

  private mutating func trendingWindow() throws(LinkError) -> TrendingWindow {
    try word(try nextWord(.trendingWindow), .trendingWindow)
  }

  /// Goes over the filters of a list, and points at the one that is refused.
  private func eachFilter(
    _ segment: Segment, of kind: ListKind,
    set: (FilterName, String) throws(FilterError) -> Void
  ) throws(LinkError) {
    var seen: Set<FilterName> = []
    for parameter in segment.parameters {
      let (range, value) = try namedValue(parameter)
      let name: FilterName
      do throws(FilterError) {
        name = try FilterName.named(text.string(range), for: kind)
      } catch {
        throw text.error(range, error.expected, nearest: error.nearest)
      }
      guard seen.insert(name).inserted else { throw text.error(range, .parameterOnce) }
      let decoded = try text.decoded(value)
      do throws(FilterError) {
        try set(name, decoded)
      } catch {
        throw text.error(value, error.expected, nearest: error.nearest)
      }
    }
  }
}

extension ImageSubject {
  /// The subject of the pictures that stand above a place; nil where it has none.
  init?(of route: Route) {
    if let title = route.title {
      self = .title(title)
    } else if case .season(let show, let number) = route {
      self = .season(of: show, number: number)
    } else if case .person(let person) = route {
      self = .person(person)
    } else {
      return nil
    }
  }
}
