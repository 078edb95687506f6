import Testing

@testable import Screens

struct JSONValueTests {
  @Test(arguments: [
    "", "plain", "a \"quote\" and a \\", "tab\tline\nfeed\rand\u{8}\u{C}",
    "\u{0}\u{1}\u{1F}\u{7F}\u{85}\u{9F}", "\u{2028}\u{2029}", "é日本語🎬👩‍👩‍👧 العربية",
    "\u{FFFF}\u{10FFFF}",
  ])
  func anyTextComesBackAsItWas(text: String) throws {
    let value = try StrictJSON.value(JSONValue.string(text).text)
    guard case .string(let read) = value else { throw StrictJSON.Fault(offset: 0) }
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func whatMayEndALineIsEscaped() {
    #expect(JSONValue.string("a\u{2028}b\u{85}c\nd").text == #""a\u2028b\u0085c\nd""#)
  }

  @Test func everyScalarBelow256MakesOneLineOfASCIIOrItself() throws {
    for value in UInt32(0)..<256 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = JSONValue.string(String(scalar)).text
      #expect(!text.contains { $0.isNewline }, "U+\(String(value, radix: 16))")
      let read = try StrictJSON.value(text)
      #expect(read == .string(String(scalar)))
    }
  }

  @Test func membersKeepTheirOrder() {
    let value: JSONValue = ["z": .int(1), "a": .null, "m": .bool(true)]
    #expect(value.adding(["b": .array([])]).text == #"{"z":1,"a":null,"m":true,"b":[]}"#)
  }

  @Test func numbersAreJSONsNumbers() throws {
    #expect(JSONValue.double(8.236).text == "8.236")
    #expect(JSONValue.double(.nan).text == "null")
    #expect(JSONValue.double(-.infinity).text == "null")
    for number in [0.1, 1e-9, 1e300, -2.5, .leastNonzeroMagnitude] {
      let read = try StrictJSON.value(JSONValue.double(number).text)
      #expect(read == .double(number))
    }
    for number in [Int.min, -1, 0, Int.max] {
      let read = try StrictJSON.value(JSONValue.int(number).text)
      #expect(read == .int(number))
    }
  }

  @Test func theUnknownIsNull() {
    #expect(JSONValue.text(nil) == .null)
    #expect(JSONValue.number(nil as Int?) == .null)
    #expect(JSONValue.date(nil) == .null)
    #expect(JSONValue.popularity(0) == .null)
  }
}
