public import AppCore
import Catalog
import Navigation

/// What is said about the line a person entered: the one place where a notice turns into words.
extension Words {
  /// A notice in words, what can be typed between back quotes.
  public func notice(_ notice: Notice) -> String {
    switch notice {
    case .misunderstood(let error, let search, let typed):
      return commandError(error, search: search, typed: typed)
    case .searchedInstead(let text):
      return say(
        "\(quoted(text)) is not a command, so it was searched for: `search \(text)`.",
        "\(quoted(text)) bir komut değil, bu yüzden arandı: `search \(text)`.")
    case .titlesInstead(let text, let candidates):
      return say(
        "\(quoted(text)) is not a command. Titles on this page that begin that way: ",
        "\(quoted(text)) bir komut değil. Bu sayfada böyle başlayanlar: ")
        + listed(candidates)
    case .alreadyHere(let place):
      return say(
        "You are already there: “\(screen(place))”.", "Zaten oradasınız: “\(screen(place))”.")
    case .exported(let summary): return exported(summary)
    case .account(let notice): return accountNotice(notice)
    case .exchangeFailed(let failure): return exchangeFailure(failure)
    case .badLink(let error): return linkError(error)
    case .badFilter(let error): return filterError(error)
    case .refused(let from, let to): return refused(from: from, to: to)
    case .locked(let place):
      return say("\(tab(place)) is locked.", "\(tab(place)) kilitli.") + " " + unlocking(place)
    case .unlocked(let place):
      return say(
        "Unlocked: \(tab(place)). Type `\(place.rawValue)` to open it.",
        "Kilidi açıldı: \(tab(place)). Açmak için `\(place.rawValue)` yazın.")
    case .noSuchChoice(let number, let count): return noSuchChoice(number, count: count)
    case .numbersOfPage(let count): return numbersOfPage(count)
    case .noSuchTitle(let title, let nearest):
      return say(
        "Nothing on this page is called \(typed(title)).",
        "Bu sayfada \(typed(title)) adında bir şey yok.") + didYouMean(nearest, "open")
    case .ambiguousTitle(let title, let candidates):
      return say(
        "\(typed(title)) could mean several things: ", "\(typed(title)) birden çok şey olabilir: ")
        + listed(candidates)
    case .nothingBack:
      return say(
        "There is nothing to go back to. Follow a number, or type `search` and what to look for.",
        "Geri dönülecek bir yer yok. Bir numara yazın ya da `search` ile arayın.")
    case .nothingForward:
      return say(
        "There is nothing to go forward to: `forward` returns to where `back` left.",
        "İleri gidilecek bir yer yok: `forward`, `back` ile ayrılınan yere yeniden gider.")
    case .atRoot:
      return say(
        "This is already the top of the tab. Type `tabs` to see the others.",
        "Zaten sekmenin en üstündesiniz. Öteki sekmeler için `tabs` yazın.")
    case .endOfList:
      return say(
        "This is the end. Type `first` to go to the top.",
        "Burası son. Başa dönmek için `first` yazın.")
    case .notAList:
      return say(
        "This page is not a list. Open one, as with `go movies/popular`.",
        "Bu sayfa bir liste değil. Bir liste açın, örneğin `go movies/popular`.")
    case .firstReview:
      return say(
        "This is the first review. `back` returns to all of them.",
        "Bu ilk yorum. `back` bütün yorumlara döner.")
    case .lastReview(goesOn: true):
      return say(
        "This is the last review that is loaded: `back`, then `more` loads others.",
        "Bu, yüklenen son yorum: önce `back`, sonra `more` devamını yükler.")
    case .lastReview(goesOn: false):
      return say(
        "This is the last review. `back` returns to all of them.",
        "Bu son yorum. `back` bütün yorumlara döner.")
    case .notHere(let name, let typed):
      let word = typed ?? name.rawValue
      return say(
        "`\(word)` does nothing on this page. Type `help` to see what does.",
        "`\(word)` bu sayfada bir şey yapmaz. Yapılabilecekler için `help` yazın.")
    case .hasNone(let name, let typed): return hasNone(typed ?? name.rawValue)
    case .notInSource(let place):
      return isSample
        ? say(
          "“\(screen(place))”: not in the sample for this title.",
          "“\(screen(place))”: bu yapım için örnekte yok.")
        : say(
          "“\(screen(place))”: TMDB has nothing for this title.",
          "“\(screen(place))”: TMDB'de bu yapım için bilgi yok.")
    case .noSibling(let place, let offset):
      if place == .pokemon { return noPokemonSibling(offset: offset) }
      return noSibling(isEpisode: place == .episode, offset: offset)
    case .seasonNotListed(let number, let nearest):
      return seasonNotListed(number, nearest: nearest)
    case .noSuchSeason(let number, let last): return noSuchSeason(number, last: last)
    case .noEpisodeNamed(let name, let nearest): return noEpisodeNamed(name, nearest)
    case .ambiguousEpisode(let name, let candidates): return ambiguousEpisode(name, candidates)
    case .whichSeason(let number): return whichSeason(number)
    case .noSuchEpisode(let number, let last): return noSuchEpisode(number, last: last)
    case .notRefreshed(let failure): return notRefreshed(failure)
    case .nothingToCancel: return say("Nothing is loading.", "Yüklenen bir şey yok.")
    case .cancelled:
      return failure(.cancelled)
    case .exchangeCancelled:
      return say(
        "It was canceled. Type the line again to do it after all.",
        "İptal edildi. Yine de yapmak için satırı yeniden yazın.")
    case .lineDropped:
      return say(
        "Type `quit` or press Ctrl-D to leave.", "Çıkmak için `quit` yazın ya da Ctrl-D'ye basın.")
    case .noSuchTheme(let name, let nearest):
      return say("There is no theme \(typed(name)).", "\(typed(name)) diye bir tema yok.")
        + didYouMean(nearest, "theme") + " "
        + say("Type `theme` to see all.", "Hepsini görmek için `theme` yazın.")
    case .faultyTheme(let theme):
      return say(
        "The theme \(typed(theme.name)) cannot be chosen: \(faultSentence(theme)) Fix its file, or type `theme` to see all.",
        "\(typed(theme.name)) teması seçilemez: \(faultSentence(theme)) Dosyasını düzeltin ya da hepsini görmek için `theme` yazın."
      )
    case .lostTheme(let theme):
      return say(
        "The theme \(typed(theme.name)) can no longer be used: \(faultSentence(theme)) Fix its file, or type `theme` to choose another.",
        "\(typed(theme.name)) teması artık kullanılamıyor: \(faultSentence(theme)) Dosyasını düzeltin ya da başka birini seçmek için `theme` yazın."
      )
    case .themeChanged(let name): return say("Theme: \(name).", "Tema: \(name).")
    case .localeChanged(let locale):
      return say(
        "Language: \(name(of: locale)). Region: \(country(locale.region)).",
        "Dil: \(name(of: locale)). Bölge: \(country(locale.region)).")
    case .badLanguage(let text, let nearest):
      return say("\(typed(text)) is not a language.", "\(typed(text)) bir dil değil.")
        + didYouMean(nearest, "language") + " "
        + say(
          "Type a code or a name, as in `language tr`.",
          "Bir kod ya da ad yazın, örneğin `language tr`.")
    case .badRegion(let text, let nearest):
      return say("\(typed(text)) is not a country.", "\(typed(text)) bir ülke değil.")
        + didYouMean(nearest, "region") + " "
        + say(
          "Type a code or a name, as in `region TR`.",
          "Bir kod ya da ad yazın, örneğin `region TR`.")
    case .noSuchName(let filter, let text, let nearest): return noSuchName(filter, text, nearest)
    case .ambiguousName(let filter, let text, let names):
      return say(
        "`\(filter.rawValue)`: \(typed(text)) could mean several things: ",
        "`\(filter.rawValue)`: \(typed(text)) birden çok şey olabilir: ")
        + names.map { "`\($0)`" }.joined(separator: ", ") + "."
    case .ambiguousFilter(let text, let candidates):
      return say(
        "\(typed(text)) can mean several filters: ", "\(typed(text)) birkaç süzgeç olabilir: ")
        + candidates.map { "`where \($0)`" }.joined(separator: ", ") + "."
    case .noSuchGenre(let name, let nearest):
      return say("There is no genre \(typed(name)).", "\(typed(name)) diye bir tür yok.")
        + didYouMean(nearest, nil) + " "
        + say("Type `genres` to see all.", "Hepsini görmek için `genres` yazın.")
    case .noSuchList(let name, let nearest):
      return say(
        "There is no list \(typed(name)) here.", "Burada \(typed(name)) diye bir liste yok.")
        + didYouMean(nearest, "list") + " "
        + say("Type `list` to see all.", "Hepsini görmek için `list` yazın.")
    case .ambiguousList(let name, let candidates):
      return say(
        "\(typed(name)) fits more than one list: ", "\(typed(name)) birden çok listeye uyuyor: ")
        + alternatives(candidates.map { "`list \($0)`" }) + "."
    case .tabsOpenAlready: return say("It is already open.", "Zaten açık.")
    case .tabsChanged: return say("The tabs were changed.", "Sekmeler değiştirildi.")
    case .noSuchTab(let name, let nearest):
      return say("There is no tab \(typed(name)).", "\(typed(name)) diye bir sekme yok.")
        + didYouMean(nearest, nil) + " "
        + say("Type `tabs` to see all.", "Hepsini görmek için `tabs` yazın.")
    case .couldNotLoad(let failure): return self.failure(failure)
    case .lineLacks(let failure): return failureOfLine(failure)
    case .marked, .markedAlready, .notATitle, .noTitleHere, .notKept, .noSearches, .forgotSearches,
      .forgotSearch, .noSuchSearch, .sessionUnreadable, .setAside, .keptInMemory:
      return libraryNotice(notice)
    case .nothingToUndo:
      return say(
        "There is nothing to undo: `undo` takes back a change of place, settings or marks.",
        "Geri alınacak bir şey yok: `undo` yer, ayar ve işaret değişikliklerini geri alır.")
    case .nothingToRedo:
      return say(
        "There is nothing to redo: `redo` repeats what `undo` took back.",
        "Yinelenecek bir şey yok: `redo`, `undo` ile geri alınanı yineler.")
    case .cannotUndo(let line):
      return say(
        "\(typed(line)) cannot be undone. `undo` again takes back what came before it.",
        "\(typed(line)) geri alınamaz. Bir daha `undo`, ondan öncekini geri alır.")
    case .undone(let line):
      return say(
        "Undone: \(typed(line)). Type `redo` to repeat it.",
        "Geri alındı: \(typed(line)). Yinelemek için `redo` yazın.")
    case .redone(let line):
      return say("Redone: \(typed(line)).", "Yinelendi: \(typed(line)).")
    case .noSuchLine(let number, let first, let last):
      guard first < last else { return self.notice(.nothingToUndo) }
      return say(
        "There is no line \(self.number(number)): type a number from `goto \(first)` to `goto \(last)`.",
        "\(self.number(number)) numaralı satır yok: `goto \(first)` ile `goto \(last)` arasında bir sayı yazın."
      )
    case .past(let number, let line):
      let what = line.map { " " + typed($0) } ?? ""
      return say(
        "You are in the past, after line \(self.number(number))\(what). The next command goes on from here; `redo` returns to the present.",
        "Geçmiş: \(self.number(number)). satırdan\(what) sonrası. Sonraki komut buradan sürer; `redo` şimdiye döner."
      )
    case .presentAgain: return say("Back in the present.", "Yine şimdiki durumdasınız.")
    case .welcome:
      return say(
        "Welcome to Marquee. Type a number to open what is beside it, `search matrix` to find something, `back` to return, `fav` to keep a title. Tab completes, `help` lists all commands.",
        "Marquee'ye hoş geldiniz. Yanındakini açmak için bir sayı, bir şey bulmak için `search matrix`, dönmek için `back`, bir yapımı saklamak için `fav` yazın. Tab tamamlar, `help` bütün komutları listeler."
      )
    case .noSuchDesign(let name, let nearest):
      return say("There is no design \(typed(name)).", "\(typed(name)) diye bir düzen yok.")
        + didYouMean(nearest, "design") + " "
        + say(
          "Type `design cards` or `design table`.", "`design cards` ya da `design table` yazın.")
    case .adult(isShown: true):
      return say(
        "Lists show titles that TMDB calls adult; leave them out with `adult off`.",
        "Listeler TMDB'nin yetişkin saydığı yapımları gösteriyor; çıkarmak için `adult off`.")
    case .adult(isShown: false):
      return say(
        "Lists leave out titles that TMDB calls adult; show them with `adult on`.",
        "Listeler TMDB'nin yetişkin saydığı yapımları göstermiyor; göstermek için `adult on`.")
    case .designChanged(let design):
      return say("Design: \(design.rawValue).", "Düzen: \(design.rawValue).")
    }
  }
}
