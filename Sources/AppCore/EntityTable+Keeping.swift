import Catalog
import Navigation

extension EntityTable {
  /// Copies everything a frame shows from another table.
  mutating func copy(_ frame: Frame, from other: EntityTable) {
    for request in frame.requests {
      copy(request, from: other)
      ages[request] = other.ages[request]
      if other.outdated.contains(request) { outdated.insert(request) }
    }
    if let key = frame.list { copy(key, from: other) }
    if let title = frame.route.about {
      for key in [ListKey.similar(title), .recommended(title), .reviews(title)] {
        copy(key, from: other)
      }
    }
  }

  /// Copies the answer to a request from another table.
  mutating func copy(_ request: Request, from other: EntityTable) {
    switch request {
    case .list(let key, _): copy(key, from: other)
    case .movie(let id):
      movies[id] = other.movies[id]
      if let movie = other.movieDetails[id] {
        movieDetails[id] = movie
        copy(movie.credits, from: other)
        if let collection = movie.collection { collectionNames[collection.id] = collection.name }
      }
    case .show(let id):
      shows[id] = other.shows[id]
      if let show = other.showDetails[id] {
        showDetails[id] = show
        copy(show.credits, from: other)
        for creator in show.creators { people[creator.id] = other.people[creator.id] }
      }
    case .season(let show, let number):
      let key = SeasonKey(show: show, season: number)
      seasons[key] = other.seasons[key]
      for episode in other.seasons[key]?.episodes ?? [] { copy(episode.credits, from: other) }
    case .episode(let show, let season, let number):
      let key = EpisodeKey(season: SeasonKey(show: show, season: season), number: number)
      episodes[key] = other.episodes[key]
      copy(other.episodes[key]?.credits, from: other)
    case .person(let id):
      people[id] = other.people[id]
      if let person = other.personDetails[id] {
        personDetails[id] = person
        for credit in person.credits { copy(credit.title.id, from: other) }
      }
    case .collection(let id):
      collectionNames[id] = other.collectionNames[id]
      if let collection = other.collections[id] {
        collections[id] = collection
        for part in collection.parts { copy(TitleID.movie(part.id), from: other) }
      }
    case .pokemon(let id): copyPokemon(id, from: other)
    case .keyword(let id): keywords[id] = other.keywords[id]
    case .company(let id): companies[id] = other.companies[id]
    case .network(let id): networks[id] = other.networks[id]
    case .genres: break
    case .find(let id): found[id] = other.found[id]
    case .character(let id): copy(id, from: other)
    case .comic(let id): copy(id, from: other)
    }
  }

  private mutating func copy(_ key: ListKey, from other: EntityTable) {
    guard let list = other.lists[key] else { return }
    lists[key] = list
    for item in list.items {
      switch item {
      case .movie(let id): movies[id] = other.movies[id]
      case .show(let id): shows[id] = other.shows[id]
      case .person(let id): people[id] = other.people[id]
      case .collection(let id): collectionNames[id] = other.collectionNames[id]
      case .keyword(let id): keywords[id] = other.keywords[id]
      case .company(let id): companies[id] = other.companies[id]
      case .review(let id): reviews[id] = other.reviews[id]
      case .character(let id):
        characters[id] = other.characters[id]
        characterNames[id] = other.characterNames[id]
      case .pokemon(let id): pokemon[id] = other.pokemon[id]
      }
    }
  }

  private mutating func copy(_ credits: Credits?, from other: EntityTable) {
    for member in credits?.cast ?? [] { people[member.person.id] = other.people[member.person.id] }
    for member in credits?.crew ?? [] { people[member.person.id] = other.people[member.person.id] }
  }

  private mutating func copy(_ title: TitleID, from other: EntityTable) {
    switch title {
    case .movie(let id): movies[id] = other.movies[id]
    case .show(let id): shows[id] = other.shows[id]
    }
  }
}
