import AppCore
import Catalog
import Navigation
import Screens
import Typesetting

extension SessionScript {
  /// Runs the script and writes it as a file, with what came of every step.
  ///
  /// - Parameter answers: Who answers: the source that the script names.
  public func played(_ answers: Answers) -> String {
    var text = head
    let launch = Launch(
      today: today, source: answers.source, locale: locale, size: size, theme: "dark",
      themes: Gallery.themes, library: visitor.library, remembers: visitor.isRemembered)
    var isHolding = steps.first == .hold
    var walk = Walk(launch, answers: answers, isPrompt: !isHolding)
    if !isHolding { walk.settle() }
    text += "\n" + outcome(walk)
    for step in steps {
      walk.take(step)
      if step == .hold { isHolding = true }
      if !isHolding { walk.settle() }
      text += "\n\(step)\n" + outcome(walk)
      // As the program does it: nothing is read after the end.
      if walk.state.hasEnded { break }
    }
    return text
  }

  /// Runs the script and compares what came of it with its file; nil where all is as expected.
  public func difference(from text: String, _ answers: Answers) -> LineDifference? {
    LineDifference(from: text, to: played(answers))
  }

  private var head: String {
    var text = about.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
    text += "source: \(source.rawValue)\nsize: \(size.scriptText)\n"
    if locale.language != "en" { text += "language: \(locale.language)\n" }
    if locale.region != "US" { text += "region: \(locale.region)\n" }
    if visitor != .passerby { text += "visitor: \(visitor.rawValue)\n" }
    if today != Gallery.today { text += "today: \(today)\n" }
    return text
  }

  private func outcome(_ walk: Walk) -> String {
    var text = walk.effects.map { "~ \($0.scriptText)\n" }.joined()
    for line in walk.lines {
      let shown = line.text.showingTrailingSpaces
      text += shown.isEmpty ? "|\n" : "| \(shown)\n"
    }
    return text
  }
}

extension Effect {
  /// The effect as scripts write it.
  var scriptText: String {
    switch self {
    case .fetch(let request, _, _): "fetch " + request.scriptText
    case .cancel(let ticket): "cancel fetch \(ticket.rawValue)"
    case .suggest(let text, _): "suggest \(text)"
    case .wait(.typedSearch, _): "wait typed search"
    case .keep(let change, _): "keep " + change.scriptText
    case .save(let session): "save " + ([session.tab] + session.links).joined(separator: " ")
    case .account(let order): "account " + order.scriptText
    case .recall: "recall"
    case .importFile(let order, _, _): "import \(order.path)"
    case .exportFile(let order, _): "export \(order.path)"
    case .exit: "exit"
    }
  }
}

extension LibraryChange {
  /// The change as scripts write it.
  fileprivate var scriptText: String {
    switch self {
    case .mark(let title, let change, let day, _, let place):
      "\(title.scriptText) \(change.scriptText) on \(day)" + place.scriptText
    case .searched(let text): "search \(text)"
    case .forgotSearch(let text): "forget \(text)"
    case .forgotSearches: "forget all"
    case .restoredSearches(let texts): "searches \(texts.joined(separator: ", "))"
    case .setting(let setting): setting.scriptText
    case .session(let session): "session \(session.tab)"
    case .all([]): "what could not be kept"
    case .all(let changes): changes.map(\.scriptText).joined(separator: ", ")
    }
  }
}

extension ListPlacing {
  /// What is said of the place, where it is not the first.
  fileprivate var scriptText: String {
    switch self {
    case .last: ""
    case .former: " where it was"
    }
  }
}

extension MarkChange {
  fileprivate var scriptText: String {
    switch self {
    case .favorite(let isOn): isOn ? "favorite" : "no favorite"
    case .watchlist(let isOn): isOn ? "watchlist" : "no watchlist"
    case .rating(let rating): rating.map { "rating \($0)" } ?? "no rating"
    }
  }
}

extension Setting {
  fileprivate var scriptText: String {
    switch self {
    case .theme(let name): "theme \(name)"
    case .design(let name): "design \(name)"
    case .language(let code): "language \(code)"
    case .region(let code): "region \(code)"
    case .adult(let isShown): "adult \(isShown)"
    case .tabs(let names): (["tabs"] + names).joined(separator: " ")
    case .welcomed(let isSo): "welcomed \(isSo)"
    }
  }
}

extension TitleID {
  fileprivate var scriptText: String {
    switch self {
    case .movie(let id): Route.movie(id).scriptText
    case .show(let id): Route.tvShow(id).scriptText
    }
  }
}

extension Request {
  /// The request as scripts write it: the link of what it asks for.
  var scriptText: String {
    switch self {
    case .list(let key, let page): key.scriptText + (page > 1 ? " page \(page)" : "")
    case .movie(let id): Route.movie(id).scriptText
    case .show(let id): Route.tvShow(id).scriptText
    case .season(let show, let number): Route.season(of: show, number: number).scriptText
    case .episode(let show, let season, let number):
      Route.episode(of: show, season: season, number: number).scriptText
    case .person(let id): Route.person(id).scriptText
    case .collection(let id): Route.collection(id).scriptText
    case .pokemon(let id): Route.pokemon(id).scriptText
    case .keyword(let id): "keyword \(id)"
    case .company(let id): "company \(id)"
    case .network(let id): "network \(id)"
    case .genres: "genres"
    case .find(let id): Route.find(id).scriptText
    case .character(let id): Route.character(id).scriptText
    case .comic(let id): Route.comic(id).scriptText
    }
  }
}

extension ListKey {
  fileprivate var scriptText: String {
    switch self {
    case .movies(let list): Route.movieList(list).scriptText
    case .shows(let list): Route.showList(list).scriptText
    case .people: Route.people.scriptText
    case .search(let query): Route.search(query).scriptText
    case .similar(let title): Route.similar(title).scriptText
    case .recommended(let title): Route.recommended(title).scriptText
    case .reviews(let title): Route.reviews(title).scriptText
    case .kept(let list): Route.kept(list).scriptText
    case .characters(let text):
      Route.marvel.scriptText + (text.isEmpty ? "" : " filter \(text)")
    case .pokedex(let text):
      Route.pokedex.scriptText + (text.isEmpty ? "" : " with " + text)
    }
  }
}

extension Route {
  fileprivate var scriptText: String { Link(to: self).description }
}
