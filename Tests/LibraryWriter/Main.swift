import Catalog
import Glibc
import Storage

/// Marks one film after another and prints the number of each that is kept, until it is killed.
///
/// It begins with the number that stands behind the folder.
@main
enum LibraryWriter {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 3, var number = Int(words[2]) else { exit(2) }
    let store = LibraryStore.open(folder: words[1], creates: true)
    guard store.keeping == .file else { exit(1) }
    while true {
      var film = MovieSummary(id: ID(number), title: "Film \(number)")
      film.genreIDs = [ID(number % 50 + 1)]
      do throws(StorageFailure) {
        try store.keep(
          .mark(.movie(film.id), .favorite(true), on: .epoch, title: .movie(film)))
      } catch {
        exit(1)
      }
      // One write a line: whoever reads a whole line knows that the mark was kept before.
      let line = Array("\(number)\n".utf8)
      guard write(STDOUT_FILENO, line, line.count) == line.count else { exit(0) }
      number += 1
    }
  }
}
