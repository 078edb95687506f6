import Glibc

/// A whole process for one page against an otherwise empty one, run in turn.
func measureStart() -> [Row] {
  let folder = CommandLine.arguments.first.map { path in
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
  let beside = folder.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
  let page = [beside + "marquee", "movie/603", "--color", "never"]
  let empty = [beside + "baseline"]
  var pages: [Run] = []
  var empties: [Run] = []
  for round in 0..<105 {
    guard let one = run(page), let other = run(empty) else {
      return [Row(what: "start", measured: "no marquee or baseline beside bench", bound: "")]
    }
    guard round >= 5 else { continue }
    pages.append(one)
    empties.append(other)
  }
  let pageTime = median(pages.map(\.nanoseconds))
  let emptyTime = median(empties.map(\.nanoseconds))
  let memory = pages.map(\.peakKilobytes).max() ?? 0
  return [
    Row(
      what: "`marquee movie/603`, whole process, against an empty program",
      measured: "\(text(ratio: pageTime, to: emptyTime)) times (\(text(nanoseconds: pageTime)) : "
        + "\(text(nanoseconds: emptyTime)))",
      bound: "1.50 times"),
    Row(what: "its peak memory", measured: "\(memory / 1_024) MB", bound: "25 MB"),
  ]
}

private struct Run {
  var nanoseconds: UInt64
  var peakKilobytes: Int
}

/// Runs a program with its output thrown away; nil where it cannot be run or fails.
private func run(_ words: [String]) -> Run? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var process = pid_t()
  let start = now()
  guard posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
    return nil
  }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
  return Run(nanoseconds: now() - start, peakKilobytes: usage.ru_maxrss)
}
