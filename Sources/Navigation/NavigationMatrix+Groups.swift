extension NavigationMatrix {
  /// The table itself, grouped and ordered as it is read.
  public static let groups: [Group] = [
    Group(
      [.any],
      [
        Entry(Tab.allCases.map { .screen($0.screen) }, .selectTab, by: .tabCommand)
      ]),
    Group([.anyExcept(.search)], [.push(.search, by: .searchCommand)]),
    Group(
      [.any],
      [
        .push(.person, .movie, .tvShow, .movieList, .showList, .people, .find, by: .link)
      ]),
    Group([.any], [Entry([.anyStack], .reset, by: .wholeLink)]),
    Group(
      .find,
      entries: [
        .replace(.movie, .tvShow, .season, .episode, .person, by: .resolved)
      ]),
    Group(
      .feed,
      entries: [
        .push(.movie, .tvShow, by: .title),
        .push(.movieList, .showList, by: .listName),
      ]),
    Group(
      .discover,
      entries: [
        .push(.movie, .tvShow, by: .trendingTitle),
        .push(.person, by: .popularPerson),
        .push(.people, by: .allPeople),
        .push(.movieList, by: .genre),
        .push(.showList, by: .genreOrOnTheAir),
      ]),
    Group(.people, entries: [.push(.person, by: .name)]),
    Group(
      .profile,
      entries: [
        .push(.movie, .tvShow, by: .title),
        .push(.favorites, .watchlist, .rated, by: .seeAll),
      ]),
    Group(.favorites, .watchlist, .rated, entries: [.push(.movie, .tvShow, by: .title)]),
    Group(
      .movieList,
      entries: [
        .push(.movie, by: .title),
        .replace(.movieList, by: .filters),
      ]),
    Group(
      .showList,
      entries: [
        .push(.tvShow, by: .title),
        .push(.movie, by: .castFilm),
        .replace(.showList, by: .filters),
      ]),
    Group(
      .search,
      entries: [
        .push(.movie, .tvShow, .person, .collection, by: .result),
        .push(.movieList, by: .foundList),
        .replace(.search, by: .searchAgain),
      ]),
    Group(
      .movie,
      entries: [
        .push(.person, by: .castOrCrew),
        .push(.credits, by: .section),
        .push(.movieList, by: .keywordGenreCompany),
        .push(.collection, by: .collection),
        .push(.similar, .recommended, .reviews, .videos, .images, .watch, by: .section),
      ]),
    Group(
      .tvShow,
      entries: [
        .push(.season, by: .season),
        .push(.person, by: .castOrCrew),
        .push(.credits, by: .section),
        .push(.showList, by: .keywordGenreNetwork),
        .push(.similar, .recommended, .reviews, .videos, .images, .watch, by: .section),
      ]),
    Group(
      .season,
      entries: [
        .push(.episode, by: .episode),
        .push(.person, by: .guest),
        .push(.images, by: .section),
        .replace(.season, by: .sibling),
      ]),
    Group(
      .episode,
      entries: [
        .push(.person, by: .guestOrCrew),
        .replace(.episode, by: .sibling),
      ]),
    Group(
      .person,
      entries: [
        .push(.movie, .tvShow, by: .credit),
        .push(.movieList, by: .allFilms),
        .push(.showList, by: .allShows),
        .push(.images, by: .section),
      ]),
    Group(.credits, entries: [.push(.person, by: .name)]),
    Group(.collection, entries: [.push(.movie, by: .part)]),
    Group(.similar, .recommended, entries: [.push(.movie, .tvShow, by: .title)]),
    Group(.pokedex, entries: [.push(.pokemon, by: .pokemon)]),
    Group(
      .pokemon,
      entries: [
        .push(.pokemon, by: .evolution),
        .replace(.pokemon, by: .sibling),
      ]),
    Group(.marvel, entries: [.push(.character, by: .character)]),
    Group(.character, entries: [.push(.comic, by: .comic)]),
    Group(.comic, entries: [.push(.character, by: .appearance)]),
  ]
}
