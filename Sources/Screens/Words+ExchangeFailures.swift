import AppCore
public import Catalog

/// What is said of a file that could not be imported or exported.
extension Words {
  /// Why a file could not be imported or exported, and what to do.
  public func exchangeFailure(_ failure: ExchangeFailure) -> String {
    switch failure {
    case .unreadable(let path, let reason):
      say(
        "\(file(path)) cannot be read: \(self.reason(reason)).",
        "\(file(path)) okunamıyor: \(self.reason(reason)).")
    case .folder(let path):
      say(
        "\(file(path)) is a folder: name a file in it.",
        "\(file(path)) bir klasör: içindeki bir dosyayı verin.")
    case .noTables(let path):
      say(
        "\(file(path)) is a folder or an archive without CSV or JSON files: name another.",
        "\(file(path)) içinde CSV ya da JSON dosyası yok: başka bir klasör ya da arşiv verin.")
    case .notAFile(let path):
      say(
        "\(file(path)) is a pipe or a device: give it to `marquee import`.",
        "\(file(path)) bir boru ya da aygıt: `marquee import` ile verin.")
    case .inputTaken:
      say(
        "Standard input holds the commands here: name a file, or use `marquee import -`.",
        "Standart girdiden komutlar okunuyor: bir dosya verin ya da `marquee import -` kullanın.")
    case .tooLarge(let path, let megabytes):
      say(
        "\(file(path)) is larger than \(megabytes) MB, which no export ever is: name another file.",
        "\(file(path)) \(megabytes) MB'den büyük; hiçbir dışa aktarım bu kadar olmaz: başka bir dosya verin."
      )
    case .archive(let path):
      say(
        "\(file(path)) is a ZIP archive that cannot be opened here: unpack it, and import the folder.",
        "\(file(path)) burada açılamayan bir ZIP arşivi: açıp klasörü içe aktarın.")
    case .notText(let path):
      say(
        "\(file(path)) is not a text file: \(known).", "\(file(path)) metin değil: \(known).")
    case .empty(let path):
      say("\(file(path)) is empty.", "\(file(path)) boş.")
    case .unknownColumns(let path, let columns):
      say(
        "\(file(path)) begins with the columns \(shown(columns)), which is not a known format: \(known).",
        "\(file(path)) şu sütunlarla başlıyor: \(shown(columns)); bu biçim bilinmiyor: \(known).")
    case .badJSON(let path, let line):
      say(
        "\(file(path)) is not valid JSON: the error is in line \(line).",
        "\(file(path)) tam bir JSON değil: \(line). satırda bozuluyor.")
    case .unknownJSON(let path):
      say(
        "\(file(path)) is JSON in an unknown format: \(known).",
        "\(file(path)) bilinen bir biçimde JSON değil: \(known).")
    case .newerSchema(let path, let schema):
      say(
        "\(file(path)) was written by a newer Marquee (schema \(schema)): import it there.",
        "\(file(path)) daha yeni bir Marquee ile yazılmış (şema \(schema)): orada içe aktarın.")
    case .keepsNothing(let path):
      say(
        "\(file(path)) lists what you have seen, which Marquee does not keep: import ratings.csv, "
          + "watchlist.csv or diary.csv, or add `--list favorites`.",
        "\(file(path)) izlediklerinizi listeliyor; Marquee bunu saklamaz: ratings.csv, watchlist.csv ya da "
          + "diary.csv dosyasını içe aktarın ya da `--list favorites` ekleyin.")
    case .needsFormat(let path, let columns):
      say(
        "\(file(path)) has ratings and the columns \(shown(columns)), which no site that Marquee knows writes: add "
          + "`--format letterboxd` if they go up to 5, or `--format imdb` if they go up to 10.",
        "\(file(path)) puanlar içeriyor, ama sütunları (\(shown(columns))) Marquee'nin bildiği hiçbir sitenin değil: "
          + "puanlar 5'e kadarsa `--format letterboxd`, 10'a kadarsa `--format imdb` ekleyin.")
    case .needsList(let path):
      say(
        "\(file(path)) does not say whether it is your watchlist, your favorites or what you have seen: add "
          + "`--list watchlist` or `--list favorites`; what is seen has no mark in Marquee yet.",
        "\(file(path)) izleme listeniz mi, favorileriniz mi, izledikleriniz mi belli değil: `--list watchlist` ya da "
          + "`--list favorites` ekleyin; izlenenlerin Marquee'de henüz bir işareti yok.")
    case .exists(let path):
      say(
        "\(file(path)) already exists: name another file, or add `--force` to replace it.",
        "\(file(path)) zaten var: başka bir ad verin ya da değiştirmek için `--force` ekleyin.")
    case .nothingToReplace(let path):
      say(
        "There is nothing to export, so \(file(path)) was left as it is: delete it first if that is meant.",
        "Dışa aktarılacak bir şey yok; \(file(path)) olduğu gibi bırakıldı: istediğiniz buysa önce onu silin."
      )
    case .cannotWrite(let path, let reason): cannotWrite(path, reason: reason)
    case .noFormat(let path):
      say(
        "\(file(path)) does not say which format to write: add `--format letterboxd`, `imdb`, `trakt` or "
          + "`json`.",
        "\(file(path)) hangi biçimin istendiğini belirtmiyor: `--format letterboxd`, `imdb`, `trakt` ya da "
          + "`json` ekleyin.")
    case .noList(let format, let list):
      say(
        "\(name(format)) has no place for \(placeName(list)): choose another list.",
        "\(name(format)) biçiminde bu listenin yeri yok (\(placeName(list))): başka bir liste seçin."
      )
    case .storage(let failure):
      say("What is kept cannot be read: ", "Saklananlar okunamıyor: ") + storage(failure)
    case .unanswered(let failure): unanswered(failure)
    }
  }

  /// That a file for IMDb was not written, since titles would lack in it.
  private func unanswered(_ failure: Failure) -> String {
    let reason =
      switch failure {
      case .notKept: say("Nothing is looked up with --offline.", "--offline ile kimseye sorulmaz.")
      case .offline, .network, .notFound, .unauthorized, .misplacedKey, .rateLimited, .server,
        .malformed, .foreign, .storage, .cancelled:
        explanation(failure).what
      }
    return say(
      "Nothing was written: not all of your titles' IMDb ids are known here. \(reason) "
        + "`--format json` needs none.",
      "Hiçbir şey yazılmadı: yapımlarınızın IMDb kimliklerinin hepsi burada bilinmiyor. \(reason) "
        + "`--format json` kimlik gerektirmez.")
  }

  private func placeName(_ list: KeptList) -> String {
    switch list {
    case .favorites: say("favorites", "favoriler")
    case .watchlist: say("the watchlist", "izleme listesi")
    case .rated: say("ratings", "puanlar")
    }
  }

  private var known: String {
    say(
      "Marquee reads its own JSON, and the files of Letterboxd, IMDb, TMDB, Trakt, Simkl and Movary",
      "Marquee kendi JSON'unu ve Letterboxd, IMDb, TMDB, Trakt, Simkl, Movary dosyalarını okur")
  }

  private func shown(_ columns: [String]) -> String {
    guard !columns.isEmpty else { return say("(none)", "(yok)") }
    let first = columns.prefix(6).map { quoted(String($0.unicodeScalars.prefix(30))) }
    return first.joined(separator: ", ") + (columns.count > 6 ? "…" : "")
  }

  private func file(_ path: String) -> String {
    path == "-" ? say("Standard input", "Standart girdi") : typed(path)
  }
}
