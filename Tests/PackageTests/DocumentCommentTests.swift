import Navigation
import TestSupport
import Testing

@testable import Screens

/// The comments of `document` and `errorDocument` are what a script's author goes by.
@Suite struct DocumentCommentTests {
  /// The text of a source file's documentation comments on one line.
  private func comments(_ file: String) throws -> String {
    let text = try #require(PackageFolder.text(of: "Sources/Screens/\(file)"))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("///") }
    return lines.map { $0.dropFirst(3).drop { $0 == " " } }.joined(separator: " ")
  }

  /// What stands in back quotes in the parenthesis that follows some words.
  private func names(after words: String, in comments: String) throws -> [String] {
    let start = try #require(comments.firstRange(of: words + " (")).upperBound
    let rest = comments[start...]
    let list = rest[..<(try #require(rest.firstIndex(of: ")")))]
    let parts = list.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  @Test func `every sheet is named, in order`() throws {
    let names = try names(after: "or a sheet's", in: comments("Document.swift"))
    #expect(names == SheetName.allCases.map(\.rawValue))
  }

  @Test func `every kind of row is named, in order`() throws {
    let names = try names(after: "Rows carry `media_type`", in: comments("Document.swift"))
    #expect(names == RowKind.allCases.map(\.rawValue))
  }

  @Test func `every kind of error is named, in order`() throws {
    let names = try names(after: "`kind`", in: comments("Document+Errors.swift"))
    #expect(names == DocumentErrorKind.allCases.map(\.rawValue))
  }

  @Test func `every phase is named`() throws {
    let comments = try comments("Document.swift")
    let start = try #require(comments.firstRange(of: "- `phase`: ")).upperBound
    let list = comments[start...].prefix { $0 != "." }
    let names = list.split(separator: "`").filter { $0.first?.isLetter == true && $0 != " or " }
    #expect(names.map(String.init) == DocumentPhase.allCases.map(\.rawValue))
  }

  @Test(arguments: Screen.allCases)
  func `the content of every screen is told`(screen: Screen) throws {
    let comments = try comments("Document.swift")
    let start = try #require(comments.firstRange(of: "`content` by screen:")).upperBound
    #expect(comments[start...].contains("`\(screen.rawValue)`"))
  }
}
