import AppCore
import Catalog

extension Gallery {
  /// The profile of somebody with an account, on the way to it and back.
  static let account: [GalleryCase] = [
    visited("login-asking", "TMDB is asked for a token", .enter("login")),
    visited("login-approval", "A person is to approve it", .enter("login"), approval),
    visited(
      "login-approval-turkish", "A person is to approve it, in Turkish", .enter("login"), approval
    ).language("tr"),
    visited("login-cancelled", "Signing in was given up", .enter("login"), approval, .interrupt),
    visited(
      "login-denied", "The person said no", .enter("login"), approval,
      .account(.loginFailed(.denied))),
    visited(
      "login-expired", "Nobody approved it in time", .enter("login"), approval,
      .account(.loginFailed(.expired))),
    visited("login-no-key", "There is no key", .enter("login"), .account(.loginFailed(.noKey))),
    visited(
      "login-offline", "There is no connection", .enter("login"),
      .account(.loginFailed(.failed(.offline)))),
    visited(
      "login-not-kept", "The session cannot be kept", .enter("login"), approval,
      .account(.loginFailed(.notKept(reason: "No space left on device")))),
    signedIn("signed-in", "An account with lists of its own"),
    signedIn("signed-in-turkish", "An account, in Turkish").language("tr"),
    signedIn("comparing", "What is here and there is being compared", .account(.comparing)),
    visited(
      "signed-in-offer", "Marks of before the first login are offered", .enter("login"), approval,
      .account(.signedIn(ada())),
      .account(.compared(outcome(added: 14, differing: 1), ada(unshared: 9), lists: lists))),
    signedIn(
      "offer-taken", "What was offered is being sent", .enter("login upload"),
      .account(.shared(9, ada(waiting: 9)))),
    signedIn(
      "compared", "Marks were added and removed elsewhere",
      .account(.compared(outcome(added: 2, removed: 1), ada(), lists: lists))),
    signedIn(
      "unsent", "Changes wait for a connection", .enter("fav 10"), .store,
      .account(.waits(2, .offline))),
    signedIn(
      "unsent-server", "Changes wait for the server", .account(.waits(1, .server(status: 503)))),
    signedIn("not-compared", "The lists could not be read", .account(.notCompared(.foreign))),
    signedIn(
      "change-refused", "TMDB refused a change",
      .account(
        .refused(
          UnsentChange(
            number: 5, title: .movie(550), change: .rating(UserRating(halves: 17)),
            name: "Fight Club"), takenBack: .rating(nil), .notFound, ada()))),
    signedIn(
      "session-refused", "The session is not accepted any more",
      .account(.sessionRefused(.unauthorized, waiting: 3))),
    signedIn("no-key", "The key is gone", .account(.lacksKey(waiting: 3))),
    signedIn(
      "logout-unsent", "Changes would be lost", .enter("logout"),
      .account(
        .unsent(
          [
            UnsentChange(
              number: 5, title: .movie(550), change: .favorite(true), name: "Fight Club"),
            UnsentChange(number: 6, title: .show(1396), change: .watchlist(true)),
          ], count: 12))),
    signedIn(
      "signed-out", "Nobody is signed in any more", .enter("logout"), .account(.signedOut(nil))),
    signedIn(
      "signed-out-offline", "The session could not be ended at TMDB", .enter("logout"),
      .account(.signedOut(.offline))),
    visited(
      "guest", "A guest", .enter("login guest"),
      .account(.signedIn(KeptAccount(.guest, unshared: 4)))),
    visited(
      "guest-sent", "All of a guest's ratings are sent", .enter("login guest"),
      .account(.signedIn(KeptAccount(.guest))), .account(.sent(waiting: 0)), .enter("profile"),
      .answer),
  ]

  private static let approval = Step.account(
    .approval(
      address: "https://www.themoviedb.org/authenticate/8f3c0d6a1b5e49727c41f0a98d2e6b3054c7d1ef"))

  private static let lists = [
    AccountList(name: "Noir", count: 12), AccountList(name: "With the children", count: 48),
  ]

  private static func ada(waiting: Int = 0, unshared: Int = 0) -> KeptAccount {
    KeptAccount(
      .member(id: 548, username: "ada", name: "Ada Lovelace"), waiting: waiting,
      unshared: unshared, comparedOn: today)
  }

  private static func outcome(
    added: Int = 0, removed: Int = 0, differing: Int = 0
  ) -> AccountComparison {
    var outcome = AccountComparison()
    outcome.added = added
    outcome.removed = removed
    outcome.differing = differing
    return outcome
  }

  /// The profile of a person with marks.
  private static func visited(_ name: String, _ title: String, _ steps: Step...) -> GalleryCase {
    GalleryCase(
      .profile, name, title, steps: marking + [.enter("profile"), .answer] + steps
    ).visited(by: .regular)
  }

  /// The profile of a person who has signed in and compared.
  private static func signedIn(_ name: String, _ title: String, _ steps: Step...) -> GalleryCase {
    let login: [Step] = [
      .enter("profile"), .answer, .enter("login"), approval, .account(.signedIn(ada())),
      .account(.compared(AccountComparison(), ada(), lists: lists)), .enter("profile"), .answer,
    ]
    return GalleryCase(.profile, name, title, steps: marking + login + steps).visited(by: .regular)
  }
}
