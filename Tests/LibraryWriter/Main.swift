import Catalog
import Glibc
import Storage

/// Keeps one thing after another and prints the number of each that is kept, until it is killed.
///
/// It begins with the number that stands behind the folder. After the number stands what it keeps: `marks` of
/// films, `signed-in` where they are to be sent as well, or `responses`.
@main
enum LibraryWriter {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 4, let first = Int(words[2]) else { exit(2) }
    switch words[3] {
    case "marks": keepMarks(in: words[1], from: first, isSignedIn: false)
    case "signed-in": keepMarks(in: words[1], from: first, isSignedIn: true)
    case "responses": keepResponses(in: words[1], from: first)
    default: exit(2)
    }
  }

  private static func keepMarks(
    in folder: String, from first: Int, isSignedIn: Bool
  ) -> Never {
    let store = LibraryStore.open(folder: folder, creates: true)
    guard store.keeping == .file else { exit(1) }
    if isSignedIn {
      let account = Account.member(id: 7, username: "ada", name: "Ada")
      guard (try? store.signIn(account)) != nil else { exit(1) }
    }
    keep(from: first) { number throws(StorageFailure) in
      var film = MovieSummary(id: ID(number), title: "Film \(number)")
      film.genreIDs = [ID(number % 50 + 1)]
      try store.keep(
        .mark(.movie(film.id), .favorite(true), on: .epoch, title: .movie(film)))
    }
  }

  private static func keepResponses(in folder: String, from first: Int) -> Never {
    let cache = ResponseCache.open(folder: folder, limit: 4 << 20)
    keep(from: first) { number throws(StorageFailure) in
      let body = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: number % 97 * 500)
      try cache.keep(body, for: "call \(number)", now: 1_000, freshFor: 60, etag: nil)
    }
  }

  private static func keep(
    from first: Int, _ body: (Int) throws(StorageFailure) -> Void
  ) -> Never {
    for number in first... {
      do throws(StorageFailure) { try body(number) } catch { exit(1) }
      // One write a line: whoever reads a whole line knows that it was kept before.
      let line = Array("\(number)\n".utf8)
      guard write(STDOUT_FILENO, line, line.count) == line.count else { exit(0) }
    }
    exit(0)
  }
}
