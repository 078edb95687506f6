import AppCore
import Catalog

/// The words of a person's page.
extension Words {
  var knownFor: String { say("Known for", "Bilinen yapımları") }
  var biographyMissing: String {
    isSample
      ? say("The sample has no biography.", "Örnekte yaşam öyküsü yok.")
      : say("TMDB has no biography.", "TMDB'de yaşam öyküsü yok.")
  }

  /// That a biography stands in another language than the one asked for.
  func biographyFallback(from wanted: String, to shown: String) -> String {
    say(
      "no biography in \(languageName(wanted)); shown in \(languageName(shown))",
      "\(languageName(wanted)) yaşam öyküsü yok; \(languageName(shown)) gösteriliyor")
  }

  var born: String { say("Born", "Doğum") }
  var died: String { say("Died", "Ölüm") }
  var birthplace: String { say("Birthplace", "Doğum yeri") }
  var birthUnknown: String { lacking("date", "tarihi") }

  /// An age in years.
  func age(_ years: Int) -> String {
    say("age \(number(years))", "\(number(years)) yaşında")
  }

  /// The age someone reached.
  func reachedAge(_ years: Int) -> String {
    say("at age \(number(years))", "\(number(years)) yaşında")
  }

  /// A group of a filmography.
  func group(_ group: Filmography.Group) -> String {
    switch group {
    case .acting: department(.acting)
    case .department(let name): department(name)
    case .appearances: say("As themselves", "Kendisi olarak")
    }
  }

  /// How many titles there are.
  func titles(_ count: Int) -> String { counted(count, "title", "titles", "yapım") }

  /// A sign beside a title that is a series, since most are films.
  var series: String { say("series", "dizi") }

  var noCredits: String {
    isSample
      ? say("The sample has no credits.", "Örnekte yapımı yok.")
      : say("TMDB has no credits.", "TMDB'de yapımı yok.")
  }
  var filmsAsCast: String { say("All films as an actor", "Oynadığı tüm filmler") }
  var filmsAsCrew: String { say("All films as crew", "Ekibinde olduğu tüm filmler") }
  var showsAsCast: String { say("All series as an actor", "Oynadığı tüm diziler") }
}
