import Glibc

/// Measures speed and memory in one run, and prints a table of ratios.
///
/// Absolute times differ from machine to machine and from hour to hour; a ratio of two things that
/// were measured in turn does not.
///
/// Words choose groups of measurements. A folder, written with a slash, is where answers of TMDB are
/// taken from: files with JSON, one body each.
@main
enum Bench {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    // A folder has a slash in its name, and no group of measurements has.
    let folder = words.first { $0.contains("/") }
    let wanted = Set(words.filter { !$0.contains("/") })
    let groups: [(name: String, run: () -> [Row])] = [
      ("start", measureStart), ("store", measureStore), ("page", measurePage),
      ("choices", measureChoices), ("tab", measureCompletion), ("keeping", measureKeeping),
      ("bodies", { measureBodies(in: folder) }), ("live", measureLive),
    ]
    print("| what | measured | bound |\n| --- | --- | --- |")
    for group in groups where wanted.isEmpty || wanted.contains(group.name) {
      for row in group.run() { print("| \(row.what) | \(row.measured) | \(row.bound) |") }
    }
  }
}

/// One line of the table.
struct Row {
  var what: String
  var measured: String
  var bound: String
}

/// The monotonic clock in nanoseconds.
func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The middle of some numbers.
func median(_ numbers: [UInt64]) -> UInt64 {
  numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
}

/// A time in a unit that is easy to read.
func text(nanoseconds: UInt64) -> String {
  switch nanoseconds {
  case ..<10_000: "\(nanoseconds) ns"
  case ..<10_000_000: "\(nanoseconds / 1_000) µs"
  default: "\(nanoseconds / 1_000_000) ms"
  }
}

/// A ratio with two decimals.
func text(ratio first: UInt64, to second: UInt64) -> String {
  let hundredths = second == 0 ? 0 : first * 100 / second
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

/// The memory this process has in use, in kilobytes.
func residentKilobytes() -> UInt64 {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, 128, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (UInt64(fields[1]) ?? 0) * 4 : 0
}
