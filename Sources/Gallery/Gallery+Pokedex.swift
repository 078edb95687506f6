import AppCore
import Catalog

extension Gallery {
  /// A case behind the tab that is opened first.
  private static func behindTab(
    _ exhibit: Exhibit, _ name: String, _ title: String, _ steps: Step...
  ) -> GalleryCase {
    GalleryCase(exhibit, name, title, steps: [.enter("tabs pokedex")] + steps)
  }

  static let pokedex: [GalleryCase] = [
    behindTab(.pokedex, "loading", "The first page is on its way", .enter("pokedex")),
    behindTab(.pokedex, "loaded", "Pokémon by number", .enter("pokedex"), .answer).rich(),
    behindTab(
      .pokedex, "sample", "Pokémon of the built-in sample", .enter("pokedex"), .answer
    ).sample(),
    behindTab(
      .pokedex, "loading-more", "The second page is on its way", .enter("pokedex"), .answer,
      .enter("more")),
    behindTab(
      .pokedex, "more", "Two pages are there", .enter("pokedex"), .answer, .enter("more"), .answer),
    behindTab(
      .pokedex, "end", "All pages are there", .enter("pokedex"), .answer, .enter("more"), .answer,
      .enter("more"), .answer),
    behindTab(
      .pokedex, "filtered", "Those of a type", .enter("pokedex"), .answer, .enter("filter fire"),
      .answer),
    behindTab(
      .pokedex, "filtered-name", "Those with a text in their names", .enter("pokedex"), .answer,
      .enter("filter char"), .answer),
    behindTab(
      .pokedex, "filtered-number", "The one with a number, which was not loaded",
      .enter("pokedex"), .answer, .enter("filter 0150"), .answer),
    behindTab(
      .pokedex, "filtering", "Those of a type are on their way", .enter("pokedex"), .answer,
      .enter("filter water flying")),
    behindTab(
      .pokedex, "empty-filter", "Nothing has the text", .enter("pokedex"), .answer,
      .enter("filter agumon"), .answer),
    behindTab(
      .pokedex, "empty", "The source has none", .enter("pokedex"), .answerEmpty),
    behindTab(.pokedex, "failed", "No network", .enter("pokedex"), .fail(.offline)),
    behindTab(
      .pokedex, "failed-more", "The second page did not come", .enter("pokedex"), .answer,
      .enter("more"), .fail(.offline)),
    behindTab(.pokedex, "stale", "Kept from yesterday", .enter("pokedex"), .keep(seconds: 86_400)),
    behindTab(
      .pokedex, "second-screenful", "The second screenful of 24 rows", .enter("pokedex"), .answer,
      .enter("more")
    ).on(rows: 24),
  ]

  static let pokemon: [GalleryCase] = [
    behindTab(
      .pokemon, "loading-unknown", "Nothing is known of it yet", .enter("go pokedex/pokemon/25")),
    behindTab(
      .pokemon, "loading-known", "Come from the list, which knew name and types",
      .enter("pokedex"), .answer, .enter("open Charizard")),
    behindTab(
      .pokemon, "loaded", "A last evolution with two types", .enter("pokedex"), .answer,
      .enter("open Charizard"), .answer
    ).rich(),
    behindTab(
      .pokemon, "sample", "A page in the built-in sample", .enter("go pokedex/pokemon/25"), .answer
    ).sample(),
    behindTab(
      .pokemon, "many-evolutions", "One that evolves into eight", .enter("go pokedex/pokemon/133"),
      .answer),
    behindTab(
      .pokemon, "evolved", "Come from the one it evolves from", .enter("go pokedex/pokemon/133"),
      .answer, .enter("open Umbreon"), .answer),
    behindTab(
      .pokemon, "legendary", "A legendary one without evolutions and genders",
      .enter("go pokedex/pokemon/150"), .answer),
    behindTab(
      .pokemon, "baby", "A baby, the first of its family", .enter("go pokedex/pokemon/172"),
      .answer),
    behindTab(
      .pokemon, "last", "The last of all numbers, mythical", .enter("go pokedex/pokemon/1025"),
      .answer),
    behindTab(
      .pokemon, "bare", "Nothing is known but what lists say", .enter("go pokedex/pokemon/41"),
      .answer),
    behindTab(
      .pokemon, "next", "Come from the one with the number before",
      .enter("go pokedex/pokemon/24"), .answer, .enter("next"), .answer),
    behindTab(
      .pokemon, "failed-not-found", "There is no such number", .enter("go pokedex/pokemon/99999"),
      .answer),
    behindTab(
      .pokemon, "failed-known", "No network, and what the list knew", .enter("pokedex"), .answer,
      .enter("open Charizard"), .fail(.offline)),
    behindTab(
      .pokemon, "stale", "Kept from an hour ago", .enter("go pokedex/pokemon/25"),
      .keep(seconds: 3_600)),
    behindTab(
      .pokemon, "second-screenful", "The second screenful of 24 rows",
      .enter("go pokedex/pokemon/133"), .answer, .enter("more")
    ).on(rows: 24),
  ]
}
