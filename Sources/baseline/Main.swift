import CTerminal
import FoundationEssentials
import Glibc

/// An otherwise empty program that links what the program links, in the same way: what a start
/// costs before anything of the program's own.
@main
enum Baseline {
  static func main() {
    ct_use_utf8()
    let nothing = Data()
    exit(Int32(nothing.count))
  }
}
