import AppCore
import Catalog

/// A film's page with a network that does what networks do.
extension Gallery {
  static let network: [GalleryCase] = [
    page(
      "loading-paused", "The source asks for a pause", .enter("go movie/603"),
      .delay(.paused(seconds: 4))),
    page(
      "loading-again-tried", "The connection was dropped, and is tried again",
      .enter("go movie/603"), .delay(.retrying(seconds: 2, tries: 1, of: 3, after: .dropped))),
    page(
      "loading-again-failed", "The source failed, and is asked again", .enter("go movie/603"),
      .delay(.retrying(seconds: 1, tries: 2, of: 3, after: .status(503)))),
    page(
      "loading-rate", "As many requests as a second allows", .enter("go movie/603"), .delay(.rate)),
    page(
      "loading-queued", "Others are before it", .enter("go movie/603"), .delay(.queued(3))),
    page(
      "stale-asking", "Kept from last week, and asked for anew", .enter("go movie/603"),
      .show(seconds: 604_800)),
    page(
      "stale-waiting", "Kept from last week, and the source asks for a pause",
      .enter("go movie/603"), .show(seconds: 604_800), .delay(.paused(seconds: 12))),
    page(
      "stale-unreachable", "Kept from last week, and nobody can be asked", .enter("go movie/603"),
      .show(seconds: 604_800), .fail(.network(.unknownHost("api.themoviedb.org")))),
    page(
      "stale-gone", "Kept from last week, and taken away since", .enter("go movie/603"),
      .show(seconds: 604_800), .fail(.notFound)),
    page(
      "not-refreshed", "It could not be loaded again, and stays", .enter("go movie/603"), .answer,
      .enter("reload"), .fail(.server(status: 503))),
    failed("not-kept", "Nobody is to be asked, and nothing was kept", .notKept),
    failed(
      "unknown-host", "Nobody knows the host", .network(.unknownHost("api.themoviedb.org"))),
    failed("refused", "Nobody listens", .network(.refused(host: "127.0.0.1"))),
    failed("timed-out", "No answer in time", .network(.timedOut(host: "api.themoviedb.org"))),
    failed(
      "insecure", "A certificate that is none",
      .network(.insecure(host: "api.themoviedb.org", reason: "certificate has expired"))),
    failed(
      "dropped", "The connection was dropped", .network(.dropped(host: "api.themoviedb.org"))),
    failed(
      "no-library", "There is no libcurl",
      .network(
        .noLibrary(
          reason: "libcurl.so.4: cannot open shared object file: No such file or directory"))),
    failed("other", "Something else", .network(.other(reason: "Failed writing received data"))),
    failed("foreign", "A hotel's page", .foreign),
    failed("key-as-token", "An API key as the access token", .misplacedKey(.keyAsToken)),
    failed("token-as-key", "An access token as the API key", .misplacedKey(.tokenAsKey)),
  ]

  private static func page(_ name: String, _ title: String, _ steps: Step...) -> GalleryCase {
    GalleryCase(.movie, name, title, steps: steps)
  }

  private static func failed(_ name: String, _ title: String, _ failure: Failure) -> GalleryCase {
    GalleryCase(
      .movie, "failed-" + name, title, steps: [.enter("go movie/603"), .fail(failure)])
  }
}
