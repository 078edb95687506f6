import Catalog
import Testing

@Suite struct UserInfoTests {
  @Test(arguments: [
    ("https://me:s3cr3t@host/3", "https://***@host/3"),
    (
      "go HTTP://me@www.themoviedb.org/movie/603 x@y",
      "go HTTP://***@www.themoviedb.org/movie/603 x@y"
    ),
    ("“https://a:b@c@host” and socks://é:ü@h?x=@", "“https://***@host” and socks://***@h?x=@"),
    ("https://host/a@b", "https://host/a@b"), ("https://host", "https://host"),
    ("://", "://"), ("://@", "://***@"), ("me@host", "me@host"), ("", ""),
  ])
  func `an address is shown without its name and password`(text: String, shown: String) {
    #expect(text.withoutUserInfo == shown)
    #expect(shown.withoutUserInfo == shown)
  }
}
