import AppCore
import Catalog

/// What is said about what a person keeps.
extension Words {
  /// A notice about marks, searches, or where they are kept.
  func libraryNotice(_ notice: Notice) -> String {
    switch notice {
    case .marked(let change, let title, let offer):
      return marked(change, title) + (offer.map { " " + self.offer($0) } ?? "")
    case .markedAlready(let change, let title): return markedAlready(change, title)
    case .notATitle(let number):
      return say(
        "\(self.number(number)) is not a film or series: only those can be marked and rated.",
        "\(self.number(number)) bir film ya da dizi değil: yalnız onlar işaretlenir ve puanlanır.")
    case .noTitleHere:
      return say(
        "There is no title on this page. Name a row by its number, as in `fav 3`, or open a title.",
        "Bu sayfa bir yapımın sayfası değil. `fav 3` gibi bir satır numarası verin ya da bir yapım açın."
      )
    case .notKept(let failure, let count):
      return say(
        "\(changes(count)) not kept yet: \(storage(failure)) The next command tries again.",
        "\(changes(count)) henüz saklanamadı: \(storage(failure)) Sonraki komut yeniden dener.")
    case .noSearches:
      return say("There are no past searches.", "Eski arama yok.")
    case .forgotSearches: return say("All searches are forgotten.", "Bütün aramalar unutuldu.")
    case .forgotSearch(let text):
      return say("Forgotten: \(typed(text)).", "Unutuldu: \(typed(text)).")
    case .noSuchSearch(let number, let count):
      guard count > 0 else { return self.notice(.noSearches) }
      return say(
        "There is no search \(self.number(number)). Type `searches` to see them.",
        "\(self.number(number)) numaralı arama yok. Görmek için `searches` yazın.")
    case .sessionUnreadable:
      return say(
        "The last session could not be read, so this one starts fresh.",
        "Son oturumun kaldığı yer okunamadı: baştan başlanıyor.")
    case .setAside(let path):
      return say(
        "Your library file is damaged. It was set aside as \(path); all that could still be read "
          + "is in a new one.",
        "Saklananların dosyası bozulmuş. \(path) adıyla bir kenara ayrıldı; hâlâ okunabilenler yeni bir "
          + "dosyada.")
    case .keptInMemory(let failure):
      return say(
        "Marks and settings last until you leave: \(storage(failure))",
        "İşaretler ve ayarlar yalnız siz çıkana dek saklanır: \(storage(failure))")
    case .searchedInstead, .alreadyHere, .tabsOpenAlready, .noSuchName, .ambiguousName,
      .ambiguousFilter,
      .titlesInstead,
      .misunderstood, .badLink, .badFilter, .refused, .locked, .unlocked,
      .noSuchChoice, .numbersOfPage, .noSuchTitle, .ambiguousTitle, .nothingBack, .nothingForward,
      .atRoot,
      .endOfList, .notAList, .notHere, .hasNone, .notInSource, .notRefreshed, .nothingToCancel,
      .cancelled, .exchangeCancelled,
      .lineDropped, .noSuchTheme, .faultyTheme, .lostTheme, .themeChanged, .localeChanged,
      .badLanguage,
      .badRegion,
      .noSuchGenre, .noSuchList, .ambiguousList, .tabsChanged, .noSuchTab, .nothingToUndo,
      .cannotUndo,
      .nothingToRedo, .undone, .redone, .noSuchLine, .past, .presentAgain, .welcome, .noSuchDesign,
      .designChanged, .adult, .couldNotLoad, .lineLacks, .firstReview, .lastReview, .noSibling,
      .seasonNotListed, .noSuchSeason, .noSuchEpisode, .noEpisodeNamed,
      .ambiguousEpisode, .whichSeason, .exported, .exchangeFailed, .account:
      return self.notice(notice)
    }
  }

  /// That changes are lost when the program ends.
  public func notKeptAtEnd(_ failure: StorageFailure, count: Int) -> String {
    say("\(changes(count)) not kept: ", "\(changes(count)) saklanamadı: ") + storage(failure)
  }

  /// Why something could not be kept: a sentence.
  public func storage(_ failure: StorageFailure) -> String {
    switch failure {
    case .noHome: say("there is no home folder.", "ana klasör yok.")
    case .readOnly(let path, let reason):
      say(
        "\(path) cannot be written (\(self.reason(reason))).",
        "\(path) yazılamıyor (\(self.reason(reason))).")
    case .brokenLink(let path):
      say(
        "\(path) is a link to something that is not there: remove the link, or bring back what it leads to.",
        "\(path) var olmayan bir yere bağlantı: bağlantıyı silin ya da gösterdiği yeri geri getirin."
      )
    case .full: say("the disk is full.", "disk dolu.")
    case .busy:
      say("another program is using the file.", "dosyayı başka bir program tutuyor.")
    case .newer(let path, let version):
      say(
        "\(path) was written by a newer Marquee (format \(number(version))) and is left untouched.",
        "\(path) daha yeni bir Marquee ile yazılmış (biçim \(number(version))); dokunulmadı.")
    case .unreadable(let path, let reason): "\(path): \(self.reason(reason))."
    case .foreign(let path):
      say(
        "\(path) is another program's database and is left untouched: move it away.",
        "\(path) başka bir programın veritabanı; dokunulmadı: başka yere taşıyın.")
    case .setAside(let path):
      say(
        "your library file was damaged and was set aside as \(path).",
        "saklananların dosyası bozuktu; \(path) adıyla bir kenara ayrıldı.")
    case .damaged(let path, let reason):
      say(
        "\(path) is damaged (\(self.reason(reason))) and cannot be set aside.",
        "\(path) bozuk (\(self.reason(reason))) ve bir kenara ayrılamıyor.")
    case .other(let reason): say("\(self.reason(reason)).", "\(self.reason(reason)).")
    }
  }

  private func changes(_ count: Int) -> String {
    say(
      count == 1 ? "One change is" : "\(number(count)) changes are",
      "\(number(count)) değişiklik")
  }

  private func offer(_ offer: WatchlistOffer) -> String {
    let line = "`unlater" + (offer.row.map { " \($0)" } ?? "") + "`"
    return say(
      "It is still on your watchlist: \(line) takes it off.",
      "Hâlâ izleme listenizde: \(line) listeden çıkarır.")
  }

  private func marked(_ change: MarkChange, _ title: String?) -> String {
    let title = title.map(quoted) ?? say("It", "Yapım")
    return switch change {
    case .favorite(true): say("\(title) is now a favorite.", "\(title) artık favorilerinizde.")
    case .favorite(false):
      say("\(title) is no longer a favorite.", "\(title) favorilerinizden çıkarıldı.")
    case .watchlist(true):
      say("\(title) is now on your watchlist.", "\(title) artık izleme listenizde.")
    case .watchlist(false):
      say("\(title) is no longer on your watchlist.", "\(title) izleme listenizden çıkarıldı.")
    case .rating(let rating?):
      say("You rated \(title) \(own(rating)).", "\(title) için puanınız: \(own(rating)).")
    case .rating(nil):
      say("Your rating of \(title) was removed.", "\(title) için puanınız kaldırıldı.")
    }
  }

  private func markedAlready(_ change: MarkChange, _ title: String?) -> String {
    let title = title.map(quoted) ?? say("It", "Yapım")
    return switch change {
    case .favorite(true): say("\(title) is already a favorite.", "\(title) zaten favorilerinizde.")
    case .favorite(false): say("\(title) is not a favorite.", "\(title) favorilerinizde değil.")
    case .watchlist(true):
      say("\(title) is already on your watchlist.", "\(title) zaten izleme listenizde.")
    case .watchlist(false):
      say("\(title) is not on your watchlist.", "\(title) izleme listenizde değil.")
    case .rating(let rating?):
      say(
        "You already rated \(title) \(own(rating)).", "\(title) için puanınız zaten \(own(rating))."
      )
    case .rating(nil): say("You have not rated \(title).", "\(title) için puanınız yok.")
    }
  }

  /// A person's own rating: `8` or `8.5`.
  public func own(_ rating: UserRating) -> String {
    rating.halves.isMultiple(of: 2) ? number(rating.halves / 2) : decimal(rating.value)
  }
}
