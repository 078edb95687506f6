import FoundationEssentials
import TestSupport
import Testing

/// What the program is linked with, as far as every start would pay for it.
@Suite struct LinkingTests {
  @Test func `no code asks for the engine for regular expressions`() throws {
    let path = try #require(BuiltProgram.path(of: "marquee"))
    let program = try #require(FileManager.default.contents(atPath: path)).map(\.self)
    // What a text is looked for with by the standard library, and all else of that engine, is called so; `holds` of
    // Catalog looks for texts without it.
    let calls = program.places(of: Array("17_StringProcessingE".utf8))
    #expect(calls.isEmpty)
  }
}
