import AppCore
import Catalog

/// Movies, series and collections in TMDB's own words.
extension JSONValue {
  /// What a list says of a movie.
  static func summary(_ movie: MovieSummary) -> JSONValue {
    [
      "id": .int(movie.id.rawValue),
      "title": .string(movie.title),
      "original_title": .string(movie.originalTitle),
      "original_language": .text(movie.originalLanguage),
      "release_date": .date(movie.releaseDate),
      "genre_ids": .list(movie.genreIDs) { .int($0.rawValue) },
      "vote_average": .number(movie.rating?.average),
      "vote_count": .number(movie.rating?.votes),
      "popularity": .popularity(movie.popularity),
      "overview": .text(movie.overview?.text),
      "overview_language": .text(movie.overview?.language),
      "poster_path": .text(movie.posterPath),
      "adult": .bool(movie.isAdult),
    ]
  }

  /// What a list says of a series.
  static func summary(_ show: ShowSummary) -> JSONValue {
    [
      "id": .int(show.id.rawValue),
      "name": .string(show.name),
      "original_name": .string(show.originalName),
      "original_language": .text(show.originalLanguage),
      "origin_country": .list(show.originCountries, JSONValue.string),
      "first_air_date": .date(show.firstAirDate),
      "genre_ids": .list(show.genreIDs) { .int($0.rawValue) },
      "vote_average": .number(show.rating?.average),
      "vote_count": .number(show.rating?.votes),
      "popularity": .popularity(show.popularity),
      "overview": .text(show.overview?.text),
      "overview_language": .text(show.overview?.language),
      "poster_path": .text(show.posterPath),
      "adult": .bool(show.isAdult),
    ]
  }

  /// A row of a list of several kinds, after TMDB's word for its kind.
  static func kind(_ kind: RowKind, _ value: JSONValue) -> JSONValue {
    .object([Member(key: "media_type", value: .string(kind.rawValue))]).adding(value)
  }

  /// A title in a list of several kinds, with its kind.
  static func row(_ title: TitleSummary) -> JSONValue {
    switch title {
    case .movie(let movie): .kind(.movie, .summary(movie))
    case .show(let show): .kind(.tv, .summary(show))
    }
  }

  /// Everything a movie's page shows; before it is loaded what lists said, all else null.
  static func movie(_ id: ID<Movie>, in catalog: EntityTable) -> JSONValue {
    guard let summary = catalog.movies[id] else { return .null }
    let movie = catalog.movieDetails[id]
    let part: JSONValue = [
      "tagline": .text(movie?.tagline?.text),
      "status": .text(movie?.status?.text),
      "runtime": .number(movie?.runtime),
      "genres": .known(movie) { .list($0.genres, JSONValue.genre) },
      "keywords": .known(movie?.keywords) { ["keywords": .list($0, JSONValue.keyword)] },
      "belongs_to_collection": .known(movie?.collection) {
        ["id": .int($0.id.rawValue), "name": .string($0.name)]
      },
      "production_companies": .known(movie) { .list($0.companies, JSONValue.company) },
      "production_countries": .known(movie) { .list($0.countries) { ["iso_3166_1": .string($0)] } },
      "spoken_languages": .known(movie) {
        .list($0.spokenLanguages) { ["english_name": .string($0)] }
      },
      "budget": .number(movie?.budget),
      "revenue": .number(movie?.revenue),
      "homepage": .text(movie?.homepage),
      "imdb_id": .text(movie?.imdbID),
      "alternative_titles": .known(movie) {
        ["titles": .list($0.alternativeTitles) { ["title": .string($0)] }]
      },
    ]
    let parts: JSONValue = [
      "release_dates": .known(movie?.releases, JSONValue.releases),
      "credits": .known(movie?.credits, JSONValue.credits),
      "videos": .known(movie?.videos) { ["results": .list($0, JSONValue.video)] },
      "images": .known(movie?.images, JSONValue.images),
      "watch/providers": .known(movie?.watch, JSONValue.watch),
      "similar": .list(.similar(.movie(id)), in: catalog),
      "recommendations": .list(.recommended(.movie(id)), in: catalog),
      "reviews": .list(.reviews(.movie(id)), in: catalog),
    ]
    return JSONValue.summary(summary).adding(part).adding(parts)
  }

  /// A collection with its movies as the page shows them; before it is loaded its name alone.
  static func collection(
    _ id: ID<MovieCollection>, rows: [ListItem], in catalog: EntityTable
  ) -> JSONValue {
    let collection = catalog.collections[id]
    guard let name = collection?.name ?? catalog.collectionNames[id] else { return .null }
    return [
      "id": .int(id.rawValue),
      "name": .string(name),
      "overview": .text(collection?.overview?.text),
      "overview_language": .text(collection?.overview?.language),
      "parts": .known(collection) { _ in .list(rows) { .row($0, in: catalog) } },
      "adult_titles": .number(collection?.adult),
    ]
  }
}
