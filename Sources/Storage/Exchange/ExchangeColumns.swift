import Catalog

/// The columns of a table by their names, in any order, spelling of their letters, and language.
struct ExchangeColumns {
  /// The columns that mean something, as `Your Rating`, `your_rating` and `YourRating` are spelled alike.
  enum Name: String, CaseIterable {
    case letterboxd = "letterboxduri"
    case name, title, year, date, rating, rating10, url
    case originalTitle = "originaltitle"
    case watchedDate = "watcheddate"
    case imdbConst = "const"
    case yourRating = "yourrating"
    case youRated = "yourated"
    case userRating = "userrating"
    case dateRated = "daterated"
    case titleType = "titletype"
    case created, position, type, watchlist
    case imdb = "imdbid"
    case bareIMDb = "imdb"
    case tmdb = "tmdbid"
    case bareTMDB = "tmdb"
    case trakt = "traktid"
    case simkl = "simklid"
    case ratedAt = "ratedat"
    case listedAt = "listedat"
    case watchlistedAt = "watchlistedat"
    case favoritedAt = "favoritedat"
    case watchedAt = "watchedat"
    case collectedAt = "collectedat"
    case releaseDate = "releasedate"
    case releaseYear = "releaseyear"
    case reason, list, format
  }

  private var places: [Name: Int] = [:]
  /// The columns as they are written.
  let header: [String]

  init(_ header: [String]) {
    self.header = header
    for (place, column) in header.enumerated() {
      let spelled = column.folded.split(separator: " ").joined()
      guard let name = Name(rawValue: spelled) ?? Self.translations[spelled] else { continue }
      if places[name] == nil { places[name] = place }
    }
  }

  /// The place of a column; nil where there is none.
  subscript(name: Name) -> Int? { places[name] }

  /// Whether there is one of some columns.
  func hasAny(_ names: Name...) -> Bool { hasAny(names) }

  /// Whether there is one of some columns.
  func hasAny(_ names: [Name]) -> Bool { names.contains { places[$0] != nil } }

  /// The columns of IMDb's files as its site in other languages names them, folded.
  private static let translations: [String: Name] = {
    let words: [(Name, String)] = [
      (.yourRating, "ihrebewertung deinebewertung meinebewertung votrenote manote tucalificacion"),
      (.yourRating, "tupuntuacion iltuovoto latuavalutazione suaavaliacao suanota puaniniz"),
      (.yourRating, "sizinpuaniniz uwbeoordeling jebeoordeling twojaocena"),
      (.dateRated, "datumderbewertung bewertetam bewertungsdatum datedelanote datedevaluation"),
      (.dateRated, "notele fechadecalificacion fechadepuntuacion fechadevaloracion datadelvoto"),
      (.dateRated, "datadivalutazione datadavaliacao datadaavaliacao puanlamatarihi"),
      (.dateRated, "puanverilmetarihi oytarihi datumbeoordeeld dataoceny"),
      (.title, "titel titre titulo titolo baslik filmadi yapimadi tytul"),
      (.originalTitle, "originaltitel titreoriginal titulooriginal titolooriginale orijinalbaslik"),
      (.originalTitle, "ozgunbaslik orijinaladi tytuloryginalny oorspronkelijketitel"),
      (.titleType, "titeltyp titelart typdestitels typedetitre tipodetitulo tipoditolo"),
      (.titleType, "tipodititolo tipotitolo basliktipi baslikturu yapimturu typtytulu"),
      (.year, "jahr annee ano anno yil jaar rok"),
      (.position, "posicion posicao posizione sira"),
      (
        .created,
        "erstellt erstelltam cree creele creado criado criadoem creato creatoil olusturuldu"
      ),
      (.created, "olusturulma olusturulmatarihi"),
    ]
    var table: [String: Name] = [:]
    for (name, list) in words {
      for word in list.split(separator: " ") { table[String(word)] = name }
    }
    return table
  }()
}
