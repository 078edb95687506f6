import Catalog
import Providers
import Testing

@Suite("HTML and Markdown in TMDB's texts")
struct TMDBMarkupTests {
  private static let texts: [(written: String, shown: String, strong: [String])] = [
    ("_**x**_ is plain", "x is plain", ["x"]),
    ("a *b* c __d__", "a b c d", ["b", "d"]),
    ("5 * 3 * 2 and snake_case_name", "5 * 3 * 2 and snake_case_name", []),
    ("***½ stars, **great**", "***½ stars, great", ["great"]),
    ("**** of five", "**** of five", []),
    ("# Plot\\nIt is [long](https://x.org/a_b).", "Plot\nIt is long.", ["Plot"]),
    ("> quoted\\n\\n---\\n\\n* one\\n* two", "quoted\n\n• one\n• two", []),
    ("kept \\\\*signs\\\\*", "kept *signs*", []),
  ]

  @Test(arguments: texts.indices)
  func `Markdown of a review is set as what it means`(index: Int) throws {
    let text = Self.texts[index]
    let page = try TMDBAsking().page(
      #"{"id":"1","author":"a","content":"\#(text.written)"}"#, of: .reviews(.movie(1)))
    guard case .review(let review)? = page.elements.first else { throw Unexpected() }
    #expect(review.content == text.shown)
    let scalars = Array(review.content.unicodeScalars)
    let strong = review.emphasis.map { range in
      String(String.UnicodeScalarView(scalars[range]))
    }
    #expect(strong == text.strong)
  }

  @Test func `HTML is cleaned in every text`() throws {
    let row = try TMDBAsking().row(
      #"{"id":1,"title":"Tom &amp; Jerry","overview":"<i>Caf&eacute;</i>&#150;a &lt;b&gt;"}"#)
    #expect(row.title == "Tom & Jerry")
    #expect(row.overview?.text == "Café–a <b>")
  }
}
