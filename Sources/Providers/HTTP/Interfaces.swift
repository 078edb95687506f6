import Glibc

/// The machine's way to the network.
enum Interfaces {
  /// Whether any interface but the machine's own is up and has an address.
  static var isAnyUp: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return true }
    defer { freeifaddrs(first) }
    var next = first
    while let interface = next {
      let flags = Int(interface.pointee.ifa_flags)
      let family = interface.pointee.ifa_addr.map { Int32($0.pointee.sa_family) }
      if flags & Int(IFF_UP) != 0, flags & Int(IFF_LOOPBACK) == 0,
        family == AF_INET || family == AF_INET6
      {
        return true
      }
      next = interface.pointee.ifa_next
    }
    return false
  }
}
