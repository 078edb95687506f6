import Catalog
import Glibc
import Providers
import Storage

/// Answers of TMDB decoded, and whole pages from the cache, against Python's `json` on the same bodies.
///
/// - Parameter folder: Where recorded bodies are; nil for one of its own.
func measureBodies(in folder: String?) -> [Row] {
  guard let scratch = ScratchFolder() else {
    return [Row(what: "bodies", measured: "no folder to keep them in", bound: "")]
  }
  defer { scratch.remove() }
  let samples = folder.map(recordedBodies) ?? [ownBody()]
  guard !samples.isEmpty else {
    return [Row(what: "bodies", measured: "none in that folder", bound: "")]
  }
  do throws(StorageFailure) {
    var rows: [Row] = []
    for sample in samples { rows += try measure(sample, in: scratch) }
    return try rows + measureEntries(in: scratch)
  } catch {
    return [Row(what: "bodies", measured: "failed: \(error)", bound: "")]
  }
}

/// A body, and what it answers.
private struct Sample {
  var name: String
  var request: Request
  var body: [UInt8]

  /// What the body says, as screens get it; nil where it says something else.
  func response(of body: [UInt8]) -> Response? {
    guard let today = CalendarDate(year: 2026, month: 11, day: 30) else { return nil }
    do throws(Failure) {
      var plan = try TMDBPlan(
        for: request, locale: ContentLocale(language: "en", region: "US"), today: today)
      guard plan.calls.count == 1 else { return nil }
      try plan.take(body, of: 0)
      return try plan.response()
    } catch {
      return nil
    }
  }
}

/// The largest recorded body of each kind of page.
private func recordedBodies(in folder: String) -> [Sample] {
  let requests: [Request] = [
    .movie(1), .show(1), .season(of: 1, number: 1), .person(1),
    .list(.movies(.named(.popular)), page: 1),
  ]
  let bodies = files(beneath: folder, endingWith: ".json").compactMap { path in
    bytes(of: path).map { (name: path.split(separator: "/").last.map(String.init) ?? path, $0) }
  }.sorted { $0.1.count > $1.1.count }
  return requests.compactMap { request in
    bodies.lazy.map { Sample(name: "`\($0)`", request: request, body: $1) }
      .first { $0.response(of: $0.body)?.isWholePage == true }
  }
}

extension Response {
  /// Whether there is so much in it that its body is of this kind: little is asked of an answer.
  fileprivate var isWholePage: Bool {
    switch self {
    case .list(let page): !page.elements.isEmpty
    case .movie(let movie, _): movie.runtime != nil && movie.credits?.cast.isEmpty == false
    case .show(let show, _): (show.seasons ?? []).count > 1
    case .season(let season): season.episodes?.isEmpty == false
    case .person(let person): person.birthday != nil && !person.credits.isEmpty
    case .episode, .collection, .pokemon, .keyword, .company, .network, .genres, .found, .character,
      .comic:
      false
    }
  }
}

/// A film's page with 500 rows of cast.
private func ownBody() -> Sample {
  let cast = (0..<500).map { number in
    """
    {"adult":false,"gender":2,"id":\(6_000 + number),"known_for_department":"Acting",\
    "name":"Actor \(number) Élan","original_name":"Actor \(number) Élan",\
    "popularity":\(number).\(number),"profile_path":"/abcdefghijklmnopqrstuvwxyz\(number).jpg",\
    "cast_id":\(number),"character":"Someone \\"\(number)\\" / Another","credit_id":\
    "52fe425bc3a36847f8018\(number)","order":\(number)}
    """
  }
  let body = """
    {"adult":false,"backdrop_path":"/a.jpg","budget":63000000,"genres":[{"id":28,"name":"Action"}],\
    "id":603,"imdb_id":"tt0133093","original_language":"en","original_title":"The Matrix",\
    "overview":"\(String(repeating: "All that happens in it. ", count: 20))","popularity":83.2,\
    "release_date":"1999-03-31","revenue":463517383,"runtime":136,"status":"Released",\
    "title":"The Matrix","vote_average":8.2,"vote_count":26000,\
    "credits":{"cast":[\(cast.joined(separator: ","))],"crew":[]}}
    """
  return Sample(
    name: "a film's page with 500 rows of cast", request: .movie(603), body: Array(body.utf8))
}

private func measure(_ sample: Sample, in scratch: ScratchFolder) throws(StorageFailure) -> [Row] {
  guard sample.response(of: sample.body) != nil else {
    return [Row(what: "\(sample.name) decoded", measured: "it is not what it should be", bound: "")]
  }
  let cache = ResponseCache.open(folder: scratch.data)
  try cache.keep(sample.body, for: "page", now: 1_000, freshFor: 60, etag: nil)
  let path = scratch.path + "/body.json"
  let isWritten = write(sample.body, to: path)
  var decoding: [UInt64] = []
  var pages: [UInt64] = []
  var python: [UInt64] = []
  // In turn: an hour in which the machine is busy is one for all of them.
  for _ in 0..<4 {
    for _ in 0..<100 {
      var start = now()
      _ = sample.response(of: sample.body)
      decoding.append(now() - start)
      start = now()
      if let entry = try cache.entry(for: "page", now: 1_000) {
        _ = sample.response(of: entry.body)
      }
      pages.append(now() - start)
    }
    if isWritten { python += timesOfPython(path) }
  }
  let (decoded, page) = (median(decoding), median(pages))
  let what = "\(sample.name) (\(sample.body.count >> 10) KB)"
  guard !python.isEmpty else {
    return [
      Row(
        what: "\(what) decoded", measured: "\(text(nanoseconds: decoded)) (no python3 to compare)",
        bound: ""),
      Row(what: "its page from the cache", measured: "\(perSecond(page)) a second", bound: ""),
    ]
  }
  let other = median(python)
  return [
    Row(
      what: "\(what) decoded for a screen, against Python's `json`",
      measured: "\(text(ratio: decoded, to: other)) times (\(text(nanoseconds: decoded)) : "
        + "\(text(nanoseconds: other)))",
      bound: "1.00 times"),
    Row(
      what: "its page from the cache, against Python's `json` on a body in memory",
      measured: "\(perSecond(page)) : \(perSecond(other)) a second", bound: ""),
  ]
}

/// What the cache takes for a body of 200 KB.
private func measureEntries(in scratch: ScratchFolder) throws(StorageFailure) -> [Row] {
  let body = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
  let cache = ResponseCache.open(folder: scratch.data)
  var keeping: [UInt64] = []
  for number in 0..<100 {
    let start = now()
    try cache.keep(body, for: "\(number)", now: 1_000, freshFor: 60, etag: nil)
    keeping.append(now() - start)
  }
  var reading: [UInt64] = []
  for number in 0..<2_000 {
    let start = now()
    _ = try cache.entry(for: "\(number * 37 % 100)", now: 1_000)
    reading.append(now() - start)
  }
  cache.close()
  var first: [UInt64] = []
  var closing: [UInt64] = []
  for _ in 0..<50 {
    let cache = ResponseCache.open(folder: scratch.data)
    var start = now()
    _ = try cache.entry(for: "1", now: 1_000)
    first.append(now() - start)
    start = now()
    cache.close()
    closing.append(now() - start)
  }
  return [
    Row(
      what: "a body of 200 KB read from the cache",
      measured: "\(perSecond(median(reading))) a second",
      bound: ""),
    Row(what: "the first one of a run", measured: text(nanoseconds: median(first)), bound: "1 ms"),
    Row(
      what: "the cache closed after it", measured: text(nanoseconds: median(closing)),
      bound: "1 ms"),
    Row(what: "such a body kept", measured: text(nanoseconds: median(keeping)), bound: ""),
  ]
}

private func perSecond(_ nanoseconds: UInt64) -> UInt64 { 1_000_000_000 / max(1, nanoseconds) }

private func write(_ bytes: [UInt8], to path: String) -> Bool {
  guard let file = fopen(path, "wb") else { return false }
  let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
  return fclose(file) == 0 && isWhole
}

/// What Python takes to read a file's JSON, many times; none where there is no Python.
private func timesOfPython(_ path: String) -> [UInt64] {
  let program = """
    import json, sys, time
    body = open(sys.argv[1], "rb").read()
    for _ in range(100):
        start = time.perf_counter_ns()
        json.loads(body)
        print(time.perf_counter_ns() - start)
    """
  // The path is one that this program made, and needs no more than these quotes.
  guard let output = popen("exec python3 -c '\(program)' '\(path)' 2>/dev/null", "r") else {
    return []
  }
  defer { pclose(output) }
  var times: [UInt64] = []
  var line = [CChar](repeating: 0, count: 64)
  while fgets(&line, Int32(line.count), output) != nil {
    let digits = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    if let time = UInt64(String(decoding: digits, as: UTF8.self)) { times.append(time) }
  }
  return times
}
