import CCurl
import Catalog
import Glibc

/// libcurl with its connections, on the one thread that may touch it.
struct CurlPool: ~Copyable {
  private let curl: OpaquePointer
  private let configuration: HTTPConfiguration
  private var running: [UInt64: OpaquePointer] = [:]

  /// Opens the library.
  ///
  /// - Throws: `HTTPFailure.noLibrary` with the reason of the first name that was tried.
  init(_ configuration: HTTPConfiguration) throws(HTTPFailure) {
    self.configuration = configuration
    var reasons: [String] = []
    for library in configuration.libraries {
      var reason = [CChar](repeating: 0, count: 512)
      let opened = ccurl_open(
        library, configuration.atOncePerHost, configuration.atOnce, &reason, reason.count)
      if let opened {
        curl = opened
        return
      }
      let text = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      reasons.append(String(decoding: text, as: UTF8.self).sanitized(limit: 300))
    }
    throw .noLibrary(reasons.first ?? "no name of a library was given")
  }

  deinit {
    for transfer in running.values { ccurl_transfer_free(curl, transfer) }
    ccurl_close(curl)
  }

  /// What another thread ends a wait with.
  var waker: Waker { Waker(curl: curl) }

  /// Ends the wait of a pool that is still there.
  struct Waker: @unchecked Sendable {
    fileprivate let curl: OpaquePointer

    func wake() { ccurl_wake(curl) }
  }

  /// Puts a try on the network.
  ///
  /// - Throws: `HTTPFailure.other` where the library does not take it.
  mutating func start(_ number: UInt64, _ question: HTTPTry) throws(HTTPFailure) {
    guard let transfer = ccurl_transfer_make(curl, number) else {
      throw .other("there is no memory left")
    }
    guard prepare(transfer, question), ccurl_start(curl, transfer) else {
      ccurl_transfer_free(curl, transfer)
      throw .other("the library does not take the request")
    }
    running[number] = transfer
  }

  private func prepare(_ transfer: OpaquePointer, _ question: HTTPTry) -> Bool {
    ccurl_set_times(
      curl, transfer, max(configuration.connectTimeout.millisecondsUp, 1),
      max(configuration.totalTimeout.millisecondsUp, 1))
    ccurl_set_limits(transfer, max(question.maxBytes, 0), max(configuration.maxHeaderBytes, 0))
    ccurl_set_user_agent(curl, transfer, configuration.userAgent)
    if let certificates = configuration.certificates {
      ccurl_set_certificates(curl, transfer, certificates)
    }
    switch configuration.proxy {
    // What stays on this machine is for no other's eyes.
    case .environment where HTTPOrigin(of: question.address)?.isLoopback == true:
      ccurl_set_no_proxy(curl, transfer)
    case .environment: break
    case .none: ccurl_set_no_proxy(curl, transfer)
    }
    // On a connection that is used again the library itself would repeat what was not answered.
    if !question.isIdempotent { ccurl_set_fresh(curl, transfer) }
    let encoding =
      switch question.encoding {
      case .packed: "gzip, deflate"
      case .identity: "identity"
      }
    guard ccurl_set_address(curl, transfer, question.address),
      ccurl_set_encoding(curl, transfer, encoding),
      question.headerLines.allSatisfy({ ccurl_add_header(curl, transfer, $0) })
    else { return false }
    switch question.method {
    case .get: return true
    case .post:
      let body = question.body ?? []
      return ccurl_set_post(curl, transfer, body, body.count)
    case .delete:
      guard let body = question.body else { return ccurl_set_delete(curl, transfer, nil, 0) }
      return ccurl_set_delete(curl, transfer, body, body.count)
    }
  }

  /// Takes a try off the network.
  mutating func stop(_ number: UInt64) {
    guard let transfer = running.removeValue(forKey: number) else { return }
    ccurl_transfer_free(curl, transfer)
  }

  /// Sends and receives what can be without waiting.
  func perform() { ccurl_perform(curl) }

  /// Waits until something can be done.
  func wait(_ limit: Duration) {
    ccurl_wait(curl, Int32(clamping: max(limit.millisecondsUp, 0)))
  }

  /// How far everything under way is.
  var phases: [(UInt64, HTTPPhase)] {
    running.map { number, transfer in
      let phase: HTTPPhase =
        switch ccurl_get_phase(curl, transfer) {
        case .connecting: .connecting
        case .asked: .asked
        case .receiving: .receiving
        }
      return (number, phase)
    }
  }

  /// The next try that ended; nil when there is none.
  mutating func nextEnded() -> (UInt64, HTTPOutcome)? {
    var end = CCurlEnd.other
    guard let transfer = ccurl_next_ended(curl, &end) else { return nil }
    let number = ccurl_number(transfer)
    running[number] = nil
    defer { ccurl_transfer_free(curl, transfer) }
    return (number, outcome(of: transfer, end))
  }

  private func outcome(of transfer: OpaquePointer, _ end: CCurlEnd) -> HTTPOutcome {
    switch end {
    case .answered:
      let head = UnsafeBufferPointer(start: ccurl_head(transfer), count: ccurl_head_size(transfer))
      let body = UnsafeBufferPointer(start: ccurl_body(transfer), count: ccurl_body_size(transfer))
      let response = HTTPResponse(
        status: ccurl_status(curl, transfer), head: head, body: Array(body))
      return .answered(
        response, redirect: ccurl_redirect(curl, transfer).map { String(cString: $0) })
    case .hostNotFound:
      return .failed(Interfaces.isAnyUp ? .dns(host(of: transfer)) : .noNetwork)
    case .proxyNotFound: return .failed(.other("the name of the proxy was not found"))
    case .notConnected:
      return .failed(Self.failure(ofSystemError: ccurl_system_error(curl, transfer)))
    case .timedOut: return .failed(.timedOut)
    case .tls:
      let details = String(cString: ccurl_details(transfer)).sanitized(limit: 200)
      return .failed(
        .tls(details.isEmpty ? String(cString: ccurl_words(curl, transfer)) : details))
    case .cut: return .failed(.cut)
    case .notHttp: return .failed(.other("the answer is no HTTP"))
    case .badEncoding: return .failed(.badEncoding)
    case .tooLarge: return .failed(.tooLarge(Int(clamping: ccurl_passed_limit(transfer))))
    case .other:
      return .failed(.other(String(cString: ccurl_words(curl, transfer)).sanitized(limit: 200)))
    }
  }

  private func host(of transfer: OpaquePointer) -> String {
    ccurl_address(curl, transfer).flatMap { HTTPOrigin(of: String(cString: $0))?.host } ?? ""
  }

  static func failure(ofSystemError number: Int32) -> HTTPFailure {
    switch number {
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN: Interfaces.isAnyUp ? .refused : .noNetwork
    case ETIMEDOUT: .timedOut
    default: .refused
    }
  }
}
