import Providers

extension HTTPClient {
  /// A client for the loopback address, with short waits; the rest as usual.
  static func quick(_ change: (inout HTTPConfiguration) -> Void = { _ in }) -> HTTPClient {
    HTTPClient(configuration: .quick(change))
  }

  /// Asks, and waits for the answer.
  func answer(to request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
    await withCheckedContinuation { continuation in
      send(request) { continuation.resume(returning: $0) }
    }
  }
}

extension HTTPConfiguration {
  /// No proxy of the machine, and waits that a test does not feel.
  static func quick(_ change: (inout Self) -> Void = { _ in }) -> Self {
    var configuration = Self()
    configuration.proxy = .none
    configuration.connectTimeout = .seconds(5)
    configuration.totalTimeout = .seconds(10)
    configuration.requestsPerSecond = 10_000
    configuration.retry.firstWait = .milliseconds(2)
    configuration.retry.longestRetryAfter = .milliseconds(5)
    configuration.seed = 7
    change(&configuration)
    return configuration
  }
}

extension Result<HTTPResponse, HTTPFailure> {
  /// The body of an answer as text; nil for a failure.
  var text: String? {
    switch self {
    case .success(let response): String(decoding: response.body, as: UTF8.self)
    case .failure: nil
    }
  }

  /// The status of an answer; nil for a failure.
  var status: Int? {
    switch self {
    case .success(let response): response.status
    case .failure: nil
    }
  }

  /// The failure; nil for an answer.
  var failure: HTTPFailure? {
    switch self {
    case .success: nil
    case .failure(let failure): failure
    }
  }
}
