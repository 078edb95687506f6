public import AppCore
import Catalog

/// What is said about files that are imported and exported.
extension Words {
  /// The options of a file.
  func fileOptions(_ kind: CommandArgument.Kind) -> String {
    kind == .importedFile
      ? "`--list`, `--format`, `--dry-run`" : "`--format`, `--list`, `--force`"
  }

  /// Whose format it is.
  func name(_ format: ExchangeFormat) -> String {
    switch format {
    case .json: "Marquee"
    case .letterboxd: "Letterboxd"
    case .imdb: "IMDb"
    case .trakt: "Trakt"
    case .simkl: "Simkl"
    case .tmdb: "TMDB"
    case .movary: "Movary"
    }
  }

  private func rows(_ count: Int) -> String { counted(count, "row", "rows", "satır") }
  private func ratings(_ count: Int) -> String { counted(count, "rating", "ratings", "puan") }

  // MARK: Importing

  /// What an import was of.
  func importTitle(_ report: ImportReport) -> String {
    let path = report.order.path
    let file = path == "-" ? say("standard input", "standart girdi") : path.sanitized(limit: 200)
    return say("Import of \(file)", "İçe aktarma: \(file)")
  }

  /// Whose file it was and how it was read.
  func importSource(_ report: ImportReport) -> String {
    let reading = report.reading
    var text = "\(name(reading.format)) · \(rows(reading.rowCount))"
    if reading.partCount > 0 {
      text += " · " + counted(reading.partCount, "file", "files", "dosya")
    }
    if reading.isWestern {
      text +=
        " · "
        + say("not Unicode: read as Windows-1252", "Unicode değil: Windows-1252 olarak okundu")
    }
    return text
  }

  /// What came in, or would: one sentence.
  func importChanges(_ report: ImportReport) -> String {
    var parts: [String] = []
    if let count = report.added[.favorites] {
      parts.append(counted(count, "favorite", "favorites", "favori"))
    }
    if let count = report.added[.watchlist] {
      parts.append(
        say("\(number(count)) for the watchlist", "izleme listesine \(number(count)) yapım"))
    }
    if let count = report.added[.rated] { parts.append(ratings(count)) }
    if report.changedRatings > 0 {
      let count = report.changedRatings
      parts.append(
        say(
          "\(number(count)) newer \(count == 1 ? "rating" : "ratings") replacing yours",
          "sizinkinin yerine daha yeni \(number(count)) puan"))
    }
    guard !parts.isEmpty else {
      return report.order.isDryRun
        ? say("Nothing would change.", "Hiçbir şey değişmezdi.")
        : say("Nothing changed.", "Hiçbir şey değişmedi.")
    }
    return report.order.isDryRun
      ? say("Would be added: \(list(parts)).", "Eklenecekler: \(list(parts)).")
      : say("Added: \(list(parts)).", "Eklenenler: \(list(parts)).")
  }

  /// What did not need to come in: a sentence for each reason.
  func importRest(_ report: ImportReport) -> [String] {
    var sentences: [String] = []
    if report.knownMarks > 0 {
      let count = report.knownMarks
      sentences.append(
        say(
          "Already kept: \(counted(count, "mark or rating", "marks and ratings", "")).",
          "Zaten saklanan: \(number(count)) işaret ya da puan."))
    }
    if report.olderRatings > 0 {
      sentences.append(
        say(
          "Older than another rating of the same title: \(number(report.olderRatings)).",
          "Aynı yapımın başka bir puanından eski: \(number(report.olderRatings))."))
    }
    if report.reading.idleCount > 0 {
      sentences.append(
        say(
          "Without a mark or a rating: \(rows(report.reading.idleCount)).",
          "İşareti ya da puanı olmayan: \(rows(report.reading.idleCount))."))
    }
    return sentences
  }

  /// What is not of the kinds that are kept: a sentence for each.
  func importOthers(_ report: ImportReport) -> [String] {
    report.reading.others.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { word, count in
      let what = word.isEmpty ? say("episodes or people", "bölüm ya da kişi") : quoted(word)
      return say(
        "Left out: \(rows(count)) (\(what)), since Marquee keeps films and series.",
        "Dışarıda kalan: \(rows(count)) (\(what)); Marquee filmleri ve dizileri saklar.")
    }
  }

  /// Which files of a folder or an archive were not taken; nil where all were.
  func importParts(_ report: ImportReport) -> String? {
    let parts = report.reading.partsLeftOut.map { part in
      let reason =
        switch part.failure {
        case .needsList: say("import it with `--list`", "`--list` ile içe aktarın")
        case .needsFormat: say("import it with `--format`", "`--format` ile içe aktarın")
        case .keepsNothing: say("what is only seen has no mark yet", "izlenenin henüz işareti yok")
        case .empty: say("empty", "boş")
        case _: say("no list of titles", "yapım listesi değil")
        }
      return "\(part.name.sanitized(limit: 80)) (\(reason))"
    }
    guard !parts.isEmpty else { return nil }
    let shown = parts.prefix(12).joined(separator: ", ")
    let rest = parts.count > 12 ? ", \(andMore(parts.count - 12))" : ""
    return say("Not taken: \(shown)\(rest).", "Alınmayan: \(shown)\(rest).")
  }

  /// That the sample has few titles; nil where that is no matter.
  func importSample(_ report: ImportReport) -> String? {
    let count = report.reading.unmatched.count { $0.fault == .notFound }
    guard report.reading.isOfSample, count > 0 else { return nil }
    return say(
      "\(count == 1 ? "One row names a title that is" : "\(number(count)) rows name titles that are") not in the "
        + "built-in sample. A TMDB key, as in the README, would find nearly every title.",
      "\(rows(count)) için yapım yerleşik örnekte yok. README'de anlatılan TMDB anahtarıyla hemen hepsi bulunur."
    )
  }

  /// Where it stopped and how it goes on.
  func importStop(_ stop: ImportStop) -> String {
    say(
      "\(explanation(stop.failure).what) Stopped at line \(number(stop.line)): \(rows(stop.count)) not looked up. "
        + "What was found is kept; import the file again to go on.",
      "\(explanation(stop.failure).what) \(number(stop.line)). satırda durdu: \(rows(stop.count)) aranmadı. "
        + "Bulunanlar saklandı; sürdürmek için dosyayı yeniden içe aktarın.")
  }

  /// That ratings differ and the kept ones stayed.
  func importConflicts(_ count: Int) -> String {
    say(
      count == 1
        ? "One rating differs, and yours was kept; `rate` changes it"
        : "\(number(count)) ratings differ, and yours were kept; `rate` changes one",
      "\(number(count)) puan farklı, sizinki kaldı; `rate` ile değiştirin")
  }

  /// One rating that differs.
  func importConflict(_ conflict: ImportConflict) -> String {
    say(
      "yours \(own(conflict.kept)), the file's \(own(conflict.read))",
      "sizinki \(own(conflict.kept)), dosyadaki \(own(conflict.read))")
  }

  /// That rows were not matched.
  func importUnmatched(_ count: Int) -> String {
    say(
      count == 1 ? "One row could not be imported" : "\(number(count)) rows could not be imported",
      "\(number(count)) satır alınamadı")
  }

  /// That rows were taken without the day they have; as the day of what they say stands that of the import.
  func importMisdated(_ count: Int) -> String {
    say(
      count == 1
        ? "One date could not be read: its row got the day of this import"
        : "\(number(count)) dates could not be read: their rows got the day of this import",
      "\(number(count)) tarih geçersiz: satırların günü olarak bu içe aktarmanın günü alındı")
  }

  /// A line of a file.
  func fileLine(_ line: Int) -> String { say("line \(line)", "\(line). satır") }

  /// That a list goes on.
  func andMore(_ count: Int) -> String {
    say("and \(number(count)) more", "ve \(number(count)) tane daha")
  }

  /// What to do about rows that could not be imported; nil where nothing was written on purpose.
  func mending(_ report: ImportReport) -> String? {
    let rows = report.reading.unmatched
    let isOne = rows.count == 1
    if let path = report.reading.mendPath {
      let file = say(
        isOne ? "It is in \(path)" : "They are in \(path)",
        isOne ? "Satır \(path) dosyasında" : "Satırlar \(path) dosyasında")
      let remedies = ImportRemedy.allCases.filter { remedy in
        rows.contains { $0.fault.remedy == remedy }
      }
      guard !remedies.isEmpty else {
        return file + say(", with the reason.", ", nedeniyle birlikte.")
      }
      return file + ": "
        + say(
          "\(alternatives(remedies.map(self.remedy))), and import that file.",
          "\(alternatives(remedies.map(self.remedy))), sonra o dosyayı içe aktarın.")
    }
    guard let reason = report.reading.mendFailure else { return nil }
    return say(
      "\(isOne ? "It" : "They") could not be written to a file for correction: \(self.reason(reason)).",
      "Düzeltilecek bir dosyaya yazılamadılar: \(self.reason(reason)).")
  }

  /// What helps with a row; a row that lacks nothing but an answer is imported again as it is.
  private func remedy(_ remedy: ImportRemedy) -> String {
    switch remedy {
    case .id: say("fill in the column tmdb_id", "tmdb_id sütununu doldurun")
    case .rating: say("correct the rating", "puanı düzeltin")
    case .quote: say("close the quotation mark", "tırnağı kapatın")
    case .waiting: say("wait until TMDB answers", "TMDB yanıt verene dek bekleyin")
    }
  }

  /// That some rows of a file were not taken, in one line.
  public func importFellShort(_ report: ImportReport) -> String {
    let path = report.order.path.sanitized(limit: 200)
    if let stop = report.reading.stop { return "\(path): \(importStop(stop))" }
    let count = report.reading.unmatched.count
    let rest = mending(report).map { " " + $0 } ?? ""
    return say(
      "\(path): \(count == 1 ? "one row" : "\(number(count)) rows") could not be imported.\(rest)",
      "\(path): \(number(count)) satır alınamadı.\(rest)")
  }

  /// Why a row could not be imported, without a full stop.
  public func importFault(_ fault: ImportFault) -> String {
    switch fault {
    case .noTitle: say("it has no title", "yapım adı yok")
    case .notFound: say("no such title in this source", "bu kaynakta böyle bir yapım yok")
    case .ambiguous(let names):
      say(
        "could be \(alternatives(names))", "şunlardan biri olabilir: \(alternatives(names))")
    case .notATitle(let word?):
      say(
        "\(quoted(word)): only films and series are kept",
        "\(quoted(word)): yalnız filmler ve diziler saklanır")
    case .notATitle(nil):
      say(
        "an episode or a person: only films and series are kept",
        "bir bölüm ya da kişi: yalnız filmler ve diziler saklanır")
    case .noKind:
      say(
        "it does not say whether it is a film or a series", "film mi dizi mi olduğu belirtilmemiş")
    case .badRating(let text, let greatest):
      say(
        "\(quoted(text)) is not a rating up to \(greatest)",
        "\(quoted(text)), en çok \(greatest) olan bir puan değil")
    case .badID(let text): say("\(quoted(text)) is not an id", "\(quoted(text)) bir kimlik değil")
    case .badDay(let text): say("\(quoted(text)) is not a date", "\(quoted(text)) bir tarih değil")
    case .openQuote:
      say("a quotation mark is never closed", "kapanmayan bir tırnak var")
    case .source(let failure): explanation(failure).what
    }
  }

  // MARK: Exporting

  /// What came of an export.
  public func exported(_ summary: ExportSummary) -> String {
    let place = summary.path == "-" ? say("standard output", "standart çıktı") : typed(summary.path)
    var text = say(
      "Wrote \(titles(summary.count)) to \(place) (\(name(summary.format))).",
      "\(titles(summary.count)) \(place) içinde (\(name(summary.format))).")
    for omission in ExportSummary.Omission.allCases {
      if let count = summary.omissions[omission], count > 0 {
        text += " " + leftOut(omission, count, summary.format)
      }
    }
    if summary.rounded > 0 {
      text +=
        " "
        + say(
          "Rounded up: \(ratings(summary.rounded)).",
          "Yukarı yuvarlanan: \(ratings(summary.rounded)).")
    }
    return text
  }

  private func leftOut(
    _ omission: ExportSummary.Omission, _ count: Int, _ format: ExchangeFormat
  ) -> String {
    switch omission {
    case .series:
      say(
        "Left out: \(number(count)) series, which \(name(format)) does not keep.",
        "Dışarıda kalan: \(name(format)) sitesinin tutmadığı \(number(count)) dizi.")
    case .withoutIMDbID:
      say(
        "Left out: \(titles(count)) whose IMDb id is not known here.",
        "Dışarıda kalan: IMDb kimliği burada bilinmeyen \(titles(count)).")
    case .otherLists:
      say(
        "Left out: \(titles(count)) on other lists; `--list` chooses one.",
        "Dışarıda kalan: başka listelerdeki \(titles(count)); `--list` birini seçer.")
    case .favorites:
      say(
        "Left out: \(counted(count, "favorite", "favorites", "")), for which \(name(format)) has no column.",
        "Dışarıda kalan: \(name(format)) biçiminde yeri olmayan \(number(count)) favori.")
    }
  }
}

/// What a person can do about a row that could not be imported.
private enum ImportRemedy: CaseIterable {
  case id, rating, quote
  /// Nothing is wrong with the row.
  case waiting
}

extension ImportFault {
  /// What helps; nil where nothing does, since what the row is about is not kept.
  fileprivate var remedy: ImportRemedy? {
    switch self {
    case .noTitle, .notFound, .ambiguous, .noKind, .badID: .id
    case .badRating: .rating
    case .openQuote: .quote
    case .source: .waiting
    case .notATitle, .badDay: nil
    }
  }
}
