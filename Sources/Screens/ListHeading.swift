import AppCore
import Catalog
import Navigation

/// A list's name and its filters in words.
struct ListHeading {
  /// The name of the list; the first of its filters that makes a name is said there.
  let title: String
  /// The filters the name does not say, in words, in the order in which they are read.
  let filters: [String]
  /// The names of all filters that are set, as `where` takes them, in the same order.
  let names: [FilterName]

  /// Makes the heading of a list of movies or series; nil of any other place.
  init?(_ route: Route, in catalog: EntityTable, _ words: Words) {
    guard let kind = route.titlesKind else { return nil }
    let entries = route.filterEntries.inReadingOrder
    names = entries.map(\.name)
    let phrases = FilterPhrases(catalog: catalog, words: words)
    switch route {
    case .movieList(.named(let list)):
      title = words.name(list)
      filters = []
    case .movieList(.trending(let window)):
      title = words.trendingMovies(window)
      filters = []
    case .showList(.named(let list)):
      title = words.name(list)
      filters = []
    case .showList(.trending(let window)):
      title = words.trendingShows(window)
      filters = []
    case .showList(.cast(let person)):
      title = words.playedInAll(by: phrases.name(.cast, person.rawValue))
      filters = []
    case .movieList(.filtered(let set)):
      let said = phrases.titled(entries, kind)
      title = said?.title ?? words.all(kind)
      filters = phrases.phrases(
        entries.filter { $0.name != said?.name }, order: set.sort, runtime: set.runtime)
    case .showList(.filtered(let set)):
      let said = phrases.titled(entries, kind)
      title = said?.title ?? words.all(kind)
      filters = phrases.phrases(
        entries.filter { $0.name != said?.name }, order: set.sort, runtime: set.runtime)
    case .similar(let subject):
      title = words.similar(to: catalog.title(subject)?.title)
      filters = []
    case .recommended(let subject):
      title = words.recommended(with: catalog.title(subject)?.title)
      filters = []
    case .feed, .discover, .profile, .pokedex, .marvel, .movie, .tvShow, .season, .episode,
      .person, .collection, .people, .search, .find, .favorites, .watchlist, .rated, .credits,
      .reviews, .videos, .watch, .images, .pokemon, .character, .comic:
      return nil
    }
  }

  /// The whole heading as one text.
  var text: String { ([title] + filters).joined(separator: ", ") }
}

/// Filters in words, with names for the numbers of what is known.
struct FilterPhrases {
  let catalog: EntityTable
  let words: Words

  /// The title of a list by the first of its filters that can make one, and which that is.
  fileprivate func titled(
    _ entries: [FilterEntry], _ kind: ListKind
  ) -> (title: String, name: FilterName)? {
    guard let entry = entries.first(where: { $0.name.makesTitle }) else { return nil }
    let name = names(of: entry)
    switch entry.name {
    case .genre: return (words.of(name, kind), .genre)
    case .keyword: return (words.about(name, kind), .keyword)
    case .company: return (words.produced(by: name, kind), .company)
    case .network: return (words.shown(on: name), .network)
    case .cast: return (words.played(by: name, kind), .cast)
    case .crew: return (words.made(by: name), .crew)
    case .year: return (words.of(year: entry.value, kind), .year)
    case .country, .from, .language, .provider, .rating, .runtime, .sort, .to, .votes,
      .withoutGenre:
      return nil
    }
  }

  /// The names of the numbers of a filter, joined as it joins them.
  private func names(of entry: FilterEntry) -> String {
    let isAny = entry.value.contains("|")
    let names = entry.value.split { $0 == "," || $0 == "|" }.map { number in
      Int(number).map { name(entry.name, $0) } ?? String(number)
    }
    return isAny ? words.alternatives(names) : words.list(names)
  }

  /// Filters in words; a first and a last day are one span.
  func phrases(_ entries: [FilterEntry], order: SortOrder?, runtime: Bounds?) -> [String] {
    let from = entries.first { $0.name == .from }?.value
    let to = entries.first { $0.name == .to }?.value
    return entries.compactMap { entry in
      if let from, let to {
        if entry.name == .to { return nil }
        if entry.name == .from { return words.span(from, to) }
      }
      return phrase(entry, order: order, runtime: runtime)
    }
  }

  /// A filter in words.
  func phrase(_ entry: FilterEntry, order: SortOrder?, runtime: Bounds?) -> String {
    switch entry.name {
    case .genre, .withoutGenre, .keyword, .company, .network, .cast, .crew:
      return words.filter(entry.name, names(of: entry))
    case .sort: return order.map(words.order) ?? entry.value
    case .runtime: return words.filter(.runtime, runtime.map(words.bounds) ?? entry.value)
    case .language: return words.filter(.language, words.languageName(entry.value))
    case .country: return words.filter(.country, words.country(entry.value))
    case .votes:
      return words.filter(.votes, Int(entry.value).map(words.number) ?? entry.value)
    case .provider: return words.filter(.provider, name(of: entry.value))
    case .from, .rating, .to, .year: return words.filter(entry.name, entry.value)
    }
  }

  /// What a watch provider is called; one of which only its number is known is called by that.
  private func name(of provider: String) -> String {
    Int(provider).flatMap { WatchProvider.name(of: $0) } ?? words.unnamed(.provider, provider)
  }

  /// What a number of a filter is called; before its name is loaded the number itself.
  func name(_ filter: FilterName, _ number: Int) -> String {
    let known: String? =
      switch filter {
      case .genre, .withoutGenre: catalog.genreName(ID(number))
      case .keyword: catalog.keywords[ID(number)]?.name
      case .company: catalog.companies[ID(number)]?.name
      case .network: catalog.networks[ID(number)]?.name
      case .cast, .crew: catalog.people[ID(number)]?.name
      case .country, .from, .language, .provider, .rating, .runtime, .sort, .to, .votes, .year: nil
      }
    return known ?? words.unnamed(filter, String(number))
  }
}

extension [FilterEntry] {
  /// What the titles are before what they must reach, and their order last.
  var inReadingOrder: [FilterEntry] {
    sorted { $0.name.rank < $1.name.rank }
  }
}

extension FilterName {
  /// Whether a list may be called by it.
  fileprivate var makesTitle: Bool {
    switch self {
    case .cast, .company, .crew, .genre, .keyword, .network, .year: true
    case .country, .from, .language, .provider, .rating, .runtime, .sort, .to, .votes,
      .withoutGenre:
      false
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .genre: 0
    case .withoutGenre: 1
    case .keyword: 2
    case .company: 3
    case .network: 4
    case .cast: 5
    case .crew: 6
    case .language: 7
    case .country: 8
    case .year: 9
    case .from: 10
    case .to: 11
    case .runtime: 12
    case .rating: 13
    case .votes: 14
    case .provider: 15
    case .sort: 16
    }
  }
}
