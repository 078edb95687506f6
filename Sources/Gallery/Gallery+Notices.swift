import AppCore
import Catalog

extension Gallery {
  static let notices: [GalleryCase] = [
    notice("unknown-command", "A word that is near a command", .enter("serch matrix")),
    notice("several-commands", "A word that begins several commands", .enter("re")),
    notice("missing-argument", "A command that lacks its argument", .enter("go")),
    notice("bad-link", "A link with a wrong id", .enter("go movie/abc")),
    notice("bad-link-word", "A link with a mistyped word", .enter("go moveis/popular")),
    notice("bad-link-subject", "A place whose subject is not beneath it", .enter("go season/1")),
    notice(
      "bad-filter", "A filter with a wrong value", .enter("go movies/popular"), .answer,
      .enter("where year=abc")),
    notice("locked", "A tab that is not open yet", .enter("pokedex")),
    notice("no-such-choice", "A number that is not on the page", .answer, .enter("999")),
    notice("no-choices", "A number where there is none", .enter("1")),
    notice("nothing-back", "Nothing to go back to", .enter("back")),
    notice("nothing-forward", "Nothing to go forward to", .enter("forward")),
    notice("at-root", "Nothing above the root", .enter("up")),
    notice(
      "end-of-list", "The list is at its end", .enter("go movies/upcoming"), .answer,
      .enter("more")),
    notice(
      "not-a-list", "A film's page cannot be filtered", .enter("go movie/603"), .answer,
      .enter("filter x")),
    notice("not-here", "The feed has no cast", .answer, .enter("cast")),
    notice(
      "has-none", "A film that belongs to no collection", .enter("go movie/496243"), .answer,
      .enter("collection")),
    notice(
      "not-in-source", "Videos are not in the source", .enter("go movie/603"), .answer,
      .enter("videos")),
    notice(
      "no-sibling", "No episode after the last", .enter("go tv/1399/season/8/episode/6"), .answer,
      .enter("next")),
    notice(
      "season-not-listed", "The season that follows is not listed",
      .enter("go tv/1399/season/2"), .answer, .enter("next")),
    notice(
      "no-such-season", "A season there is not", .enter("go tv/1399"), .answer,
      .enter("season 9")),
    notice(
      "no-such-episode", "An episode there is not", .enter("go tv/1399/season/1"), .answer,
      .enter("episode 11")),
    notice("nothing-to-cancel", "Nothing is being loaded", .answer, .enter("cancel")),
    notice("line-dropped", "Ctrl-C while nothing is loaded", .answer, .interrupt),
    notice("no-such-theme", "A mistyped theme", .enter("theme drak")),
    notice("bad-language", "No language", .enter("language turkic")),
    notice("bad-region", "No country", .enter("region europe")),
    notice(
      "no-such-genre", "A mistyped genre", .answer, .enter("genres comdy"), .answer),
    notice(
      "no-such-list", "A mistyped list", .enter("go movies/popular"), .answer,
      .enter("list populer")),
    notice("no-such-tab", "A mistyped tab", .enter("tabs pokedx")),
    notice(
      "could-not-load", "What a line needs could not be loaded", .enter("genres comedy"),
      .fail(.offline)),
  ]

  private static func notice(_ name: String, _ title: String, _ steps: Step...) -> GalleryCase {
    GalleryCase(.notice, name, title, steps: steps)
  }
}
