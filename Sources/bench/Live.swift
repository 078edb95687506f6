import Glibc
import Threading

/// A page of the live source against one of the catalog, on a server on loopback that takes 50 ms to answer.
func measureLive() -> [Row] {
  guard let server = SlowServer() else {
    return [Row(what: "live", measured: "no port on loopback", bound: "")]
  }
  var folder = Array("/tmp/marquee-bench-XXXXXX".utf8CString)
  guard mkdtemp(&folder) != nil else { return [] }
  let home = String(decoding: folder.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  defer { _ = runShell("rm -rf '\(home)'") }
  let page = [beside + "marquee", "movie/603", "--color", "never"]
  let live = [
    "TMDB_ACCESS_TOKEN=eyJ.bench.x", "TMDB_BASE_URL=http://127.0.0.1:\(server.port)",
    "no_proxy=127.0.0.1",
  ]
  var cold: [UInt64] = []
  var behind: [UInt64] = []
  var warm: [UInt64] = []
  var catalogue: [UInt64] = []
  for round in 0..<33 {
    _ = runShell("rm -rf '\(home)/cache'")
    let variables = live + ["HOME=\(home)", "XDG_CACHE_HOME=\(home)/cache"]
    guard let first = output(page, variables), let answered = server.lastAnswered,
      let second = output(page, variables), let plain = output(page, ["HOME=\(home)"])
    else { return [Row(what: "live", measured: "no marquee beside bench", bound: "")] }
    guard round >= 3 else { continue }
    cold.append(first.printed - first.started)
    behind.append(first.printed - answered)
    warm.append(second.printed - second.started)
    catalogue.append(plain.printed - plain.started)
  }
  let built = median(catalogue)
  return [
    Row(
      what: "a live page of a cold start, to its first byte, against one of the catalogue",
      measured: "\(text(nanoseconds: median(cold))) : \(text(nanoseconds: built)), 50 ms of it the "
        + "server's", bound: ""),
    Row(
      what: "that page, from the answer's last byte sent to the page printed",
      measured:
        "\(text(nanoseconds: median(behind))), at least \(text(nanoseconds: behind.min() ?? 0))",
      bound: "5 ms"),
    Row(
      what: "the same page from a warm cache, against one of the catalogue",
      measured:
        "\(text(ratio: median(warm), to: built)) times (\(text(nanoseconds: median(warm))))",
      bound: "no wait for the network"),
    Row(
      what: "requests that the warm pages made", measured: "\(server.count - 33)", bound: "0"),
  ]
}

/// A child's start and the moment of its first byte of output.
private struct Output {
  var started: UInt64
  var printed: UInt64
}

/// Runs a program and reads all it prints; nil where it cannot be run or fails.
private func output(_ words: [String], _ variables: [String]) -> Output? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  defer { close(ends[0]) }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
  posix_spawn_file_actions_addclose(&actions, ends[0])
  let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
  defer { for text in arguments + environment { free(text) } }
  var process = pid_t()
  let started = now()
  guard posix_spawn(&process, words[0], &actions, nil, arguments, environment) == 0 else {
    close(ends[1])
    return nil
  }
  close(ends[1])
  var buffer = [UInt8](repeating: 0, count: 65_536)
  var printed: UInt64?
  while read(ends[0], &buffer, buffer.count) > 0 { printed = printed ?? now() }
  var status: Int32 = 0
  guard waitpid(process, &status, 0) == process, status == 0, let printed else { return nil }
  return Output(started: started, printed: printed)
}

private func runShell(_ line: String) -> Bool { system(line) == 0 }

/// A server that answers every request with the page of a film, 50 ms after it came.
private final class SlowServer: Sendable {
  let port: Int
  private let listener: Int32
  private let answers = Guarded<[UInt64]>([])

  init?() {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isBound else { return nil }
    guard startThread({ [self] in serve() }) else { return nil }
  }

  /// When the last byte of the last answer was sent.
  var lastAnswered: UInt64? { answers.withLock { $0.last } }

  /// How many requests were answered.
  var count: Int { answers.withLock { $0.count } }

  private func serve() {
    let body = Array(filmPage.utf8)
    let head = Array(
      "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nContent-Type: application/json\r\n\r\n"
        .utf8)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { continue }
      while read(connection, &buffer, buffer.count) > 0 {
        usleep(50_000)
        var answer = (head + body)[...]
        while !answer.isEmpty {
          let count = answer.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
          guard count > 0 else { break }
          answer = answer.dropFirst(count)
        }
        let time = now()
        answers.withLock { $0.append(time) }
      }
      close(connection)
    }
  }
}

/// A film's page with 60 cast and 200 crew rows, about as long as TMDB's are.
private let filmPage: String = {
  func people(_ count: Int, _ part: (Int) -> String) -> String {
    (0..<count).map { number in
      #"{"adult":false,"gender":2,"id":\#(1_000 + number),"known_for_department":"Acting","name":"#
        + #""Person \#(number)","original_name":"Person \#(number)","popularity":12.5,"profile_path":"#
        + #""/a\#(number).jpg",\#(part(number))}"#
    }.joined(separator: ",")
  }
  let cast = people(60) { #""character":"Role \#($0)","order":\#($0),"credit_id":"c\#($0)""# }
  let crew = people(200) {
    #""department":"Crew","job":"Job \#($0 % 20)","credit_id":"d\#($0)""#
  }
  let rows = (0..<20).map { number in
    #"{"id":\#(2_000 + number),"title":"Film \#(number)","original_title":"Film \#(number)","#
      + #""overview":"Somebody does something \#(number) times.","release_date":"2003-05-15","#
      + #""vote_average":7.1,"vote_count":900,"genre_ids":[28],"adult":false}"#
  }.joined(separator: ",")
  let page = #"{"page":1,"results":[\#(rows)],"total_pages":9,"total_results":180}"#
  return #"{"id":603,"title":"The Matrix","original_title":"The Matrix","original_language":"en","#
    + #""overview":"A hacker learns what the world is.","release_date":"1999-03-31","runtime":136,"#
    + #""vote_average":8.2,"vote_count":26000,"genres":[{"id":28,"name":"Action"}],"#
    + #""credits":{"cast":[\#(cast)],"crew":[\#(crew)]},"similar":\#(page),"recommendations":\#(page),"#
    + #""reviews":{"page":1,"results":[],"total_pages":0,"total_results":0}}"#
}()
