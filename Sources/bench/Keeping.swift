import Catalog
import Glibc
import Storage

/// What is kept between runs: one mark, and a start with many against a start with none.
func measureKeeping() -> [Row] {
  guard let few = ScratchFolder(), let many = ScratchFolder() else {
    return [Row(what: "keeping", measured: "no folder to keep it in", bound: "")]
  }
  defer {
    few.remove()
    many.remove()
  }
  let count = 100_000
  do throws(StorageFailure) {
    let markTime = try timeOfMark(in: few)
    let barrier = timeOfBarrier(in: few)
    try fill(many, with: count)
    var empties: [UInt64] = []
    var full: [UInt64] = []
    for _ in 0..<21 {
      empties.append(try timeOfOpening(few).nanoseconds)
      full.append(try timeOfOpening(many).nanoseconds)
    }
    let read = try timeOfOpening(many).snapshot.marks.count
    let pages = try [1, 250, 2_500, 5_000].map { number throws(StorageFailure) in
      try timeOfPage(number, in: many)
    }
    let following = try timeOfFollowingPages(in: many)
    return [
      Row(
        what: "a mark, from keep to committed",
        measured:
          "\(text(nanoseconds: markTime)) (\(text(nanoseconds: barrier)) for the disk alone "
          + "to write 8 KB)",
        bound: ""),
      Row(
        what: "a library with \(read) marks opened and read, against one with a few",
        measured: "\(text(nanoseconds: median(full))) : \(text(nanoseconds: median(empties)))",
        bound: "3 ms more"),
    ]
      + zip([1, 250, 2_500, 5_000], pages).map { number, time in
        Row(
          what: "page \(number) of \(count) favorites, come to at once",
          measured: text(nanoseconds: time), bound: "5 ms")
      }
      + [
        Row(
          what: "one of its pages after another",
          measured: text(nanoseconds: following), bound: "5 ms")
      ] + measureStart(many: many.path, few: few.path)
  } catch {
    return [Row(what: "keeping", measured: "failed: \(error)", bound: "")]
  }
}

private func film(_ number: Int) -> MovieSummary {
  var film = MovieSummary(id: ID(number), title: "The Film of Number \(number)")
  film.overview = LocalizedText(
    String(repeating: "All that happens in it. ", count: 12), language: "en")
  film.releaseDate = CalendarDate(year: 1950 + number % 75, month: 1 + number % 12, day: 1)
  film.genreIDs = [28, 12, 878]
  film.rating = Rating(average: 7.4, votes: number)
  film.posterPath = "/abcdefghijklmnopqrstuvwxyz0.jpg"
  return film
}

private func fill(_ folder: ScratchFolder, with count: Int) throws(StorageFailure) {
  let store = LibraryStore.open(folder: folder.data, creates: true)
  let changes = (1...count).map { number in
    LibraryChange.mark(
      .movie(ID(number)), .favorite(true), on: .epoch, title: .movie(film(number)))
  }
  try store.keep(changes)
}

private func timeOfMark(in folder: ScratchFolder) throws(StorageFailure) -> UInt64 {
  let store = LibraryStore.open(folder: folder.data, creates: true)
  var times: [UInt64] = []
  for round in 0..<200 {
    let change = LibraryChange.mark(
      .movie(ID(round / 2)), .favorite(round.isMultiple(of: 2)), on: .epoch,
      title: .movie(film(round / 2)))
    let start = now()
    try store.keep(change)
    times.append(now() - start)
  }
  return median(times)
}

/// What it takes to append two pages to a file and wait for the disk.
private func timeOfBarrier(in folder: ScratchFolder) -> UInt64 {
  let descriptor = open(folder.path + "/barrier", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { return 0 }
  defer { close(descriptor) }
  let bytes = [UInt8](repeating: 1, count: 8_192)
  return median(
    (0..<100).map { _ in
      let start = now()
      guard write(descriptor, bytes, bytes.count) == bytes.count, fdatasync(descriptor) == 0 else {
        return 0
      }
      return now() - start
    })
}

private func timeOfOpening(
  _ folder: ScratchFolder
) throws(StorageFailure) -> (nanoseconds: UInt64, snapshot: LibrarySnapshot) {
  let start = now()
  let snapshot = try LibraryStore.open(folder: folder.data, creates: true).snapshot()
  return (now() - start, snapshot)
}

/// What a page takes that no other was read before.
private func timeOfPage(
  _ number: Int, in folder: ScratchFolder
) throws(StorageFailure) -> UInt64 {
  var times: [UInt64] = []
  for _ in 0..<21 {
    let store = LibraryStore.open(folder: folder.data, creates: false)
    let start = now()
    _ = try store.page(of: .favorites, number: number)
    times.append(now() - start)
  }
  return median(times)
}

/// What a page takes, from the first to the last, as a person sees them who types `more`.
private func timeOfFollowingPages(in folder: ScratchFolder) throws(StorageFailure) -> UInt64 {
  let store = LibraryStore.open(folder: folder.data, creates: false)
  var times: [UInt64] = []
  var page = Page<ListRow>(number: 0, elements: [], totalPages: 1, totalResults: 0)
  while page.number < page.totalPages {
    let start = now()
    page = try store.page(of: .favorites, number: page.number + 1)
    times.append(now() - start)
  }
  return median(times)
}

/// A folder for the time of a measurement, on a disk rather than in memory.
struct ScratchFolder {
  /// The folder, which can stand as a person's data home.
  let path: String

  /// Marquee's folder in it.
  var data: String { path + "/marquee" }

  /// Makes a folder; nil where none can be made.
  init?() {
    var template = Array("/var/tmp/marquee-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and the files in it.
  func remove() {
    for folder in [data, path] {
      for name in names(in: folder) { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
  }
}
