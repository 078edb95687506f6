import Catalog
import Testing

@testable import Storage

/// No list is sorted and no table read as a whole, however many titles are marked.
@Suite struct PlanTests {
  /// What SQLite says of how it would run a statement.
  private func plan(_ sql: String) throws -> [String] {
    let database = try DatabaseFile.emptyInMemory()
    let row = try database.prepare("EXPLAIN QUERY PLAN " + sql)
    var lines: [String] = []
    while try row.step() { lines.append(row.text(3) ?? "") }
    return lines
  }

  @Test(arguments: KeptList.allCases)
  func `a page goes along the list's own index`(list: KeptList) throws {
    let name = list == .favorites ? "favorite" : list.rawValue
    for (stretch, sign) in [
      (KeptTitles.Stretch.fromFirst(skipping: 40), ">"), (.fromLast(skipping: 40), ">"),
      (.after(40), "<"),
    ] {
      let lines = try plan(KeptTitles.page(of: list, stretch))
      #expect(lines.contains("SEARCH mark USING COVERING INDEX \(name) (\(list.place)\(sign)?)"))
      #expect(lines.contains { $0.hasPrefix("SEARCH title USING PRIMARY KEY") })
    }
  }

  @Test(arguments: KeptList.allCases)
  func `the next place is found at the end of the list's own index`(list: KeptList) throws {
    let name = list == .favorites ? "favorite" : list.rawValue
    let lines = try plan(KeptTitles.nextPlace(in: list))
    #expect(lines.contains("SEARCH mark USING COVERING INDEX \(name) (\(list.place)>?)"))
    // The other one is the only row of its table.
    #expect(lines.filter { $0.hasPrefix("SCAN") } == ["SCAN CONSTANT ROW", "SCAN left_place"])
  }
}
