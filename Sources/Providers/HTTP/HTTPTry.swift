/// One try of one request, ready to be sent.
struct HTTPTry: Equatable {
  /// Which packings the answer may come in.
  enum Encoding: Equatable {
    case packed
    case identity
  }

  let method: HTTPMethod
  let address: String
  let headerLines: [String]
  let body: [UInt8]?
  let maxBytes: Int
  let encoding: Encoding

  /// Whether sending it twice does no harm.
  let isIdempotent: Bool
}

/// How one try ended.
enum HTTPOutcome: Equatable {
  /// With an answer, and the address it sends on to.
  case answered(HTTPResponse, redirect: String?)
  case failed(HTTPFailure)
}

/// How far a try that is under way is.
enum HTTPPhase: Equatable {
  case connecting
  case asked
  case receiving
}

/// What becomes of an answer that sends the question on to another address.
enum HTTPRedirect: Equatable {
  /// It is the answer.
  case stays

  /// It is asked there, with these headers.
  case follows(method: HTTPMethod, headerLines: [String], origin: HTTPOrigin)
  case refuses(HTTPFailure)

  /// The headers that say nothing of who asks: only they go along to another host, or from a safe
  /// connection to one that is not.
  private static let plainHeaders = ["accept:", "accept-language:"]

  /// Decides by RFC 9110: a question goes where it is sent; a change goes only where nothing of it can
  /// get lost or be read by others.
  init(status: Int, to address: String?, from origin: HTTPOrigin, asking question: HTTPTry) {
    let keepsMethod = status == 307 || status == 308
    guard [301, 302, 303, 307, 308].contains(status), let address else {
      self = .stays
      return
    }
    guard let target = HTTPOrigin(of: address) else {
      self = .refuses(.other("the answer sends on to an address that is not plain http or https"))
      return
    }
    switch question.method {
    case .get:
      let lines =
        target == origin
        ? question.headerLines
        : question.headerLines.filter { line in
          Self.plainHeaders.contains { line.lowercased().hasPrefix($0) }
        }
      self = .follows(method: .get, headerLines: lines, origin: target)
    case .post, .delete:
      self =
        keepsMethod && target == origin
        ? .follows(method: question.method, headerLines: question.headerLines, origin: target)
        : .stays
    }
  }
}
