import CResources

/// What an answer must not hold: what TMDB was told to know the program and the person by.
///
/// A server, or somebody between, may send back what it was asked with: it is neither shown nor kept.
struct SecretsInAnswers {
  private let secrets: [[UInt8]]

  /// Whether a text can stand in an answer by no chance: a word of letters can, and a short text.
  ///
  /// Keys, tokens and sessions of TMDB all pass; what does not is no secret that anything is opened with.
  private static func isTelling(_ text: [UInt8]) -> Bool {
    text.count >= 16 && text.contains { (0x30...0x39).contains($0) }
  }

  init(_ credential: TMDBCredential, _ session: TMDBSession?) {
    let texts = [credential.text, session?.queryItem.1 ?? ""]
    secrets = texts.map { Array($0.utf8) }.filter(Self.isTelling)
  }

  /// The answer with stars in the place of each secret.
  func covered(in response: HTTPResponse) -> HTTPResponse {
    let isInHeaders = response.headers.contains { _, value in
      secrets.contains { Self.place(of: $0, in: Array(value.utf8), from: 0) != nil }
    }
    let body = covered(response.body)
    guard isInHeaders || body != nil else { return response }
    return HTTPResponse(
      status: response.status,
      headers: isInHeaders
        ? response.headers.map {
          ($0, String(decoding: covered(Array($1.utf8)) ?? Array($1.utf8), as: UTF8.self))
        }
        : response.headers,
      body: body ?? response.body)
  }

  /// The bytes with stars in the place of each secret; nil where there is none.
  private func covered(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    for secret in secrets {
      var from = 0
      while let place = Self.place(of: secret, in: result ?? bytes, from: from) {
        from = place + secret.count
        var covered = result ?? bytes
        result = nil
        for index in place..<from { covered[index] = UInt8(ascii: "*") }
        result = covered
      }
    }
    return result
  }

  private static func place(of secret: [UInt8], in bytes: [UInt8], from place: Int) -> Int? {
    guard place < bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      secret.withUnsafeBufferPointer { secret in
        guard let start = bytes.baseAddress, let needle = secret.baseAddress else { return nil }
        let count = bytes.count - place
        let found = Int(
          marquee_catalogue_find(start + place, count, needle, secret.count))
        return found < count ? place + found : nil
      }
    }
  }
}
