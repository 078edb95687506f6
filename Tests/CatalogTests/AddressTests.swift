import Catalog
import Testing

@Suite("The address of")
struct AddressTests {
  private func video(_ key: String, at site: String) -> Video {
    Video(name: "", key: key, site: site, type: "", isOfficial: false, published: nil)
  }

  private func image(_ path: String) -> ImageFile {
    ImageFile(kind: .poster, path: path, width: 1, height: 1, language: nil)
  }

  @Test("a video is that of its site, where the site is known")
  func sites() {
    #expect(
      video("BdJKm16Co6M", at: "YouTube").address == "https://www.youtube.com/watch?v=BdJKm16Co6M")
    #expect(video("76979871", at: "Vimeo").address == "https://vimeo.com/76979871")
    #expect(video("x8", at: "Dailymotion").address == nil)
    #expect(video("x8", at: "").address == nil)
  }

  @Test("a picture is that of the largest there is")
  func pictures() {
    #expect(image("/a-b_c.jpg").address == "https://image.tmdb.org/t/p/original/a-b_c.jpg")
  }

  @Test(
    "what could mean anything else is none",
    arguments: ["", "a b", "a&list=1", "a/b", "../x", "a\u{1B}", "ü", "a%20", "a\u{202E}b", "a?b"])
  func strangers(key: String) {
    #expect(video(key, at: "YouTube").address == nil)
    #expect(image("/" + key).address == nil)
    #expect(image(key).address == nil)
  }
}
