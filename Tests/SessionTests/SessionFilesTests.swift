import AppCore
import Catalog
import Gallery
import Providers
import TestSupport
import Testing

/// Every file in `Snapshots/sessions` runs, and everything that comes of it is as it stands there.
///
/// A new file needs no word here.
@Suite struct SessionFilesTests {
  private static let names = Snapshots.package.names(in: "sessions")

  private static let catalogue = BuiltInCatalogue()

  private static let builtIn = Answers(
    source: .builtIn(asOf: catalogue.asOf),
    answer: { request, locale in
      do throws(Failure) {
        // What a person keeps comes from no source: the walk has it.
        if case .list(.kept, let page) = request {
          let nothing = Page<ListRow>(
            number: page, elements: [], totalPages: 1, totalResults: 0)
          return .answered(.list(nothing), .fresh)
        }
        return .answered(try catalogue.answer(request, locale: locale), .fresh)
      } catch {
        return .failed(error)
      }
    },
    hits: { catalogue.hits(for: $0, limit: 3, locale: $1) })

  @Test func `there are sessions, and nothing else lies among them`() {
    #expect(!Self.names.isEmpty)
    #expect(Self.names.filter { !$0.hasSuffix(".session") } == [])
  }

  @Test(arguments: names)
  func `a session brings about what it says`(name: String) throws {
    let text = try #require(Snapshots.package.text(of: "sessions/\(name)"))
    let script = try SessionScript(text)
    let answers =
      switch script.source {
      case .gallery: Answers.gallery
      case .builtIn: Self.builtIn
      }
    if let failure = Snapshots.package.failure(
      of: script.played(answers), named: "sessions/\(name)")
    {
      Issue.record("\(failure)")
    }
  }
}
