import CSQLite
import CTerminal

/// An otherwise empty program that links what the program links, in the same way: what a start
/// costs before anything of the program's own.
@main
enum Baseline {
  static func main() {}
}
