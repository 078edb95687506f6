import TestSupport
import Catalog
import Testing

@testable import Storage

@Suite("Tables of comma-separated values")
struct CSVReaderTests {
  private func records(_ text: String) -> [CSVReader.Record] { Self.records(Array(text.utf8)) }

  private static func records(_ bytes: [UInt8]) -> [CSVReader.Record] {
    var reader = CSVReader(bytes)
    var records: [CSVReader.Record] = []
    while let record = reader.next() { records.append(record) }
    return records
  }

  @Test(
    "have fields as they are written",
    arguments: [
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
      ("\"a,b\",c", [["a,b", "c"]]),
      ("\"a\nb\",c\n1,2", [["a\nb", "c"], ["1", "2"]]),
      ("\"say \"\"hi\"\"\",c", [["say \"hi\"", "c"]]),
      ("5\" disk,c", [["5\" disk", "c"]]),
      ("\"a\"b,c", [["ab", "c"]]),
      (",,\n", [["", "", ""]]),
      ("a,\"\"", [["a", ""]]),
      ("a, \"b,c\"", [["a", "b,c"]]),
      ("a;b;c\n1,5;2;3", [["a", "b", "c"], ["1,5", "2", "3"]]),
      ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]),
      ("", []),
    ])
  func fields(text: String, expected: [[String]]) {
    #expect(records(text).map(\.fields) == expected)
  }

  @Test("know the line each record begins in, whatever ends lines")
  func lines() {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["a,b", "\"1", "2\",3", "", "4,5"].joined(separator: end)
      #expect(records(text).map(\.line) == [1, 2, 4, 5], "\(end.debugDescription)")
    }
  }

  @Test("lose one line alone to a quotation mark that is never closed")
  func openQuotes() {
    let found = records("a,b\n\"x,1\ny,2\nz,3\n")
    #expect(found.map(\.line) == [1, 2, 3, 4])
    #expect(found.map(\.isBroken) == [false, true, false, false])
    #expect(found.last?.fields == ["z", "3"])
  }

  @Test("end soon where nearly every quotation mark is open")
  func manyOpenQuotes() {
    let text = String(repeating: "\"\"\"x\n", count: 200_000)
    #expect(records(text).count < 200_001)
  }

  @Test("are read back as they were written")
  func roundTrip() {
    let rows = [
      ["a,b", "c\"d", "e\r\nf", " g ", "", "#h", "ı;\t"], ["1", "2", "3", "4", "5", "6", "7"],
    ]
    var writer = CSVWriter()
    for row in rows { writer.write(row) }
    var reader = CSVReader(Array(writer.text.utf8), separator: UInt8(ascii: ","))
    var found: [[String]] = []
    while let record = reader.next() { found.append(record.fields) }
    #expect(found == rows)
  }

  @Test("of random bytes are read without a trap, every byte of them passed", arguments: 0..<40)
  func randomBytes(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % bound
    }
    let alphabet = Array("a,\"\n\r;\t \u{e9}0".utf8) + [0xFF, 0x00]
    let bytes = (0..<random(4_000)).map { _ in
      seed.isMultiple(of: 3) ? UInt8(random(256)) : alphabet[Int(random(UInt64(alphabet.count)))]
    }
    let found = Self.records(bytes)
    #expect(found.map(\.line) == found.map(\.line).sorted())
    #expect(found.allSatisfy { $0.fields.count <= CSVReader.mostFields })
    // As a whole file too: rows or one reason.
    for path in ["ratings.csv", "watchlist.json"] {
      let header = Array("Date,Name,Year,Letterboxd URI,Rating\n".utf8)
      do throws(ExchangeFailure) {
        _ = try ExchangeFile.read(header + bytes, path: path, list: nil)
        _ = try ExchangeFile.read(Array("[{".utf8) + bytes, path: path, list: nil)
      } catch {
        #expect(error != .folder(path: path))
      }
    }
  }
}
