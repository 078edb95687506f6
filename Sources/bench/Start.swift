import Glibc

/// A whole process for one page against an otherwise empty one, run in turn.
func measureStart() -> [Row] {
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

/// A whole process among many marks against one among a few, run in turn.
func measureStart(many: String, few: String) -> [Row] {
  let page = [beside + "marquee", "movie/603", "--color", "never"]
  var times: [String: [UInt64]] = [:]
  for round in 0..<55 {
    for home in [many, few] {
      guard let run = run(page, "XDG_DATA_HOME=\(home)") else { return [] }
      if round >= 5 { times[home, default: []].append(run.nanoseconds) }
    }
  }
  let (among, against) = (median(times[many] ?? []), median(times[few] ?? []))
  return [
    Row(
      what: "`marquee movie/603`, whole process, with that library against one with a few marks",
      measured: "\(text(ratio: among, to: against)) times (\(text(nanoseconds: among)) : "
        + "\(text(nanoseconds: against)))",
      bound: "")
  ]
}

/// What stands before the names of the programs beside this one.
let beside: String = {
  let folder = CommandLine.arguments.first.map { path in
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
  return folder.map { $0.isEmpty ? "" : $0 + "/" } ?? ""
}()

private struct Run {
  var nanoseconds: UInt64
  var peakKilobytes: Int
}

/// Runs a program with its output thrown away; nil where it cannot be run or fails.
private func run(_ words: [String], _ variables: String...) -> Run? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  var environment: [UnsafeMutablePointer<CChar>?] = []
  defer { for text in arguments + environment { free(text) } }
  // The first of two variables with one name is the one that counts.
  environment = variables.map { strdup($0) }
  var next = environ
  while let variable = next.pointee {
    environment.append(strdup(variable))
    next += 1
  }
  environment.append(nil)
  var process = pid_t()
  let start = now()
  guard posix_spawn(&process, words[0], &actions, nil, &arguments, environment) == 0 else {
    return nil
  }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
  return Run(nanoseconds: now() - start, peakKilobytes: usage.ru_maxrss)
}
