import Catalog

/// Reads the path of a link, segment by segment.
struct LinkReader {
  let text: LinkText
  let end: Int
  /// Where the next segment begins; beyond the end when none is left.
  private var position: Int
  /// The place that the next one is put on.
  private var beneath: Route?

  /// A path segment: a word, and parameters after semicolons.
  struct Segment {
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

  mutating func nextSegment() -> Segment? {
    guard position <= end else { return nil }
    let rest = position..<end
    let range = position..<(text.firstIndex(of: UInt8(ascii: "/"), in: rest) ?? end)
    position = range.upperBound + 1
    let (word, parameters) = text.cut(range, at: ";")
    return Segment(word: word, parameters: parameters.map { text.split($0, at: ";") } ?? [])
  }

  /// The segment that must follow, without parameters.
  mutating func nextWord(_ expected: LinkExpectation) throws(LinkError) -> Range<Int> {
    guard let segment = nextSegment() else { throw text.error(end..<end, expected) }
    try refuse(segment.parameters)
    return segment.word
  }

  func refuse(_ parameters: [Range<Int>]) throws(LinkError) {
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
      if ExternalID.isMeant(by: text.string(segment.word)) {
        throw text.error(segment.word, .externalID)
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

  mutating func id() throws(LinkError) -> Int {
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
  func namedValue(
    _ parameter: Range<Int>
  ) throws(LinkError) -> (name: Range<Int>, value: Range<Int>) {
    let (name, value) = text.cut(parameter, at: "=")
    guard let value else { throw text.error(parameter, .nameAndValue) }
    return (name, value)
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
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
