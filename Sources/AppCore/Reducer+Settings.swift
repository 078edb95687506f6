import Catalog
import Navigation

extension AppState {
  /// Changes the theme; without a name shows which there are.
  mutating func setTheme(_ name: String?) -> [Effect] {
    guard let name else { return show(.themes) }
    guard let known = themes.first(where: { $0.lowercased() == name.lowercased() }) else {
      if let faulty = faultyThemes.first(where: { $0.name.lowercased() == name.lowercased() }) {
        return say(.faultyTheme(faulty))
      }
      return say(.noSuchTheme(name, nearest: Nearest.word(to: name, in: themes)))
    }
    theme = known
    notice = .themeChanged(known)
    return keep(.setting(.theme(known))) + settle()
  }

  /// Changes how titles of a list are set; without a name shows which designs there are.
  mutating func setDesign(_ name: String?) -> [Effect] {
    guard let name else { return show(.designs) }
    let known = Design.allCases.map(\.rawValue)
    guard let chosen = Design(rawValue: name.lowercased()) else {
      return say(.noSuchDesign(name, nearest: Nearest.word(to: name, in: known)))
    }
    design = chosen
    notice = .designChanged(chosen)
    return keep(.setting(.design(chosen.rawValue))) + settle()
  }

  /// Changes the language of the content; without a code shows the current one.
  mutating func setLanguage(_ code: String?) -> [Effect] {
    guard let code else { return show(.locale) }
    guard let language = ContentLocale.language(code) else {
      return say(
        .badLanguage(code.asShownWord, nearest: ContentLocale.languageNearest(to: code)))
    }
    return setLocale(ContentLocale(language: language, region: locale.region))
  }

  /// Changes the region; without a code shows the current one.
  mutating func setRegion(_ code: String?) -> [Effect] {
    guard let code else { return show(.locale) }
    guard let region = ContentLocale.region(code) else {
      return say(.badRegion(code.asShownWord, nearest: ContentLocale.regionNearest(to: code)))
    }
    return setLocale(ContentLocale(language: locale.language, region: region))
  }

  /// Texts of another language are of no use: all is loaded anew, beginning with what is on screen.
  private mutating func setLocale(_ locale: ContentLocale) -> [Effect] {
    notice = .localeChanged(locale)
    let before = self.locale
    var effects = speak(locale)
    if before.language != locale.language { effects += keep(.setting(.language(locale.language))) }
    if before.region != locale.region { effects += keep(.setting(.region(locale.region))) }
    return effects + settleFromAfar()
  }

  /// Drops the texts of the old language.
  mutating func speak(_ locale: ContentLocale) -> [Effect] {
    guard self.locale != locale else { return [] }
    let effects = cancelAll()
    self.locale = locale
    failures = [:]
    catalog = EntityTable(showsAdult: catalog.showsAdult)
    return effects
  }

  /// Shows titles that TMDB calls adult in lists, or leaves them out; without a word says which.
  mutating func setAdult(_ isShown: Bool?) -> [Effect] {
    guard let isShown else { return say(.adult(isShown: showsAdult)) }
    notice = .adult(isShown: isShown)
    let effects = showAdult(isShown)
    return effects + keep(.setting(.adult(isShown))) + settleFromAfar()
  }

  /// Forgets what was learned in the other way.
  mutating func showAdult(_ isShown: Bool) -> [Effect] {
    guard isShown != showsAdult else { return [] }
    let effects = cancelAll()
    failures = [:]
    catalog = EntityTable(showsAdult: isShown)
    return effects
  }

  /// Opens tabs besides the three that always are; without names shows which there are.
  mutating func openTabs(_ names: [String]?) -> [Effect] {
    guard let names else { return show(.tabs) }
    var opened: Set<Tab> = []
    for name in names {
      guard let tab = Tab(rawValue: name.lowercased()) else {
        let known = Tab.allCases.map(\.rawValue)
        return say(.noSuchTab(name, nearest: Nearest.word(to: name, in: known)))
      }
      opened.insert(tab)
    }
    painting = .sheet(.tabs)
    let locked = opened.filter { !isOpen($0) }
    guard !locked.isEmpty else {
      notice = .tabsOpenAlready
      return []
    }
    let step = UndoStep.tabs(TabStep(tabs: locked))
    undoSteps.append(step)
    notice = .tabsChanged
    return apply([step])
  }

  /// Has the open tabs kept: what was unlocked stays so, for good.
  mutating func keepTabs() -> [Effect] {
    keep(.setting(.tabs(enabledTabs.map(\.rawValue).sorted())))
  }
}
