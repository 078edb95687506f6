import Catalog

extension GalleryFacts {
  /// The genres of the films, with their names in Turkish.
  static let movieGenres: [(genre: Genre, turkish: String)] = [
    (Genre(id: 12, name: "Adventure"), "Macera"),
    (Genre(id: 14, name: "Fantasy"), "Fantastik"),
    (Genre(id: 16, name: "Animation"), "Animasyon"),
    (Genre(id: 18, name: "Drama"), "Dram"),
    (Genre(id: 28, name: "Action"), "Aksiyon"),
    (Genre(id: 35, name: "Comedy"), "Komedi"),
    (Genre(id: 53, name: "Thriller"), "Gerilim"),
    (Genre(id: 80, name: "Crime"), "Suç"),
    (Genre(id: 878, name: "Science Fiction"), "Bilim Kurgu"),
    (Genre(id: 9_648, name: "Mystery"), "Gizem"),
    (Genre(id: 10_749, name: "Romance"), "Romantik"),
    (Genre(id: 10_751, name: "Family"), "Aile"),
    (Genre(id: 10_752, name: "War"), "Savaş"),
  ]

  /// The genres of the series, with their names in Turkish.
  static let showGenres: [(genre: Genre, turkish: String)] = [
    (Genre(id: 16, name: "Animation"), "Animasyon"),
    (Genre(id: 18, name: "Drama"), "Dram"),
    (Genre(id: 35, name: "Comedy"), "Komedi"),
    (Genre(id: 80, name: "Crime"), "Suç"),
    (Genre(id: 9_648, name: "Mystery"), "Gizem"),
    (Genre(id: 10_751, name: "Family"), "Aile"),
    (Genre(id: 10_759, name: "Action & Adventure"), "Aksiyon & Macera"),
    (Genre(id: 10_762, name: "Kids"), "Çocuk"),
    (Genre(id: 10_765, name: "Sci-Fi & Fantasy"), "Bilim Kurgu & Fantastik"),
    (Genre(id: 10_767, name: "Talk"), "Söyleşi"),
  ]
}
