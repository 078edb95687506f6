import Catalog
import Testing

@Suite("Watch providers")
struct WatchProviderTests {
  @Test("have one number and one name each in a region", arguments: ["US", "TR", "DE", "JP", "XX"])
  func unique(region: String) {
    let providers = WatchProvider.named(in: region)
    #expect(Set(providers.map(\.id)).count == providers.count)
    #expect(Set(providers.map { WatchProvider.key($0.name) }).count == providers.count)
    for provider in providers {
      let key = WatchProvider.key(provider.name)
      #expect(!key.isEmpty)
      #expect(provider.isCalled(key))
      #expect(WatchProvider.name(of: provider.id) == provider.name)
      // Nobody else is called by a name of theirs.
      #expect(providers.filter { $0.isCalled(key) } == [provider])
    }
  }

  @Test("are meant by the beginning of any of their words, and of no other")
  func meant() throws {
    let netflix = try #require(WatchProvider.named(in: "US").first { $0.id == 8 })
    #expect(netflix.isMeant(by: "net"))
    #expect(!netflix.isMeant(by: "flix"))
    let prime = try #require(WatchProvider.named(in: "US").first { $0.id == 9 })
    #expect(prime.isMeant(by: "prime vid"))
    #expect(!prime.isMeant(by: "video amazon"))
  }

  @Test(
    "are told apart by the sign that names end with",
    arguments: [
      ("Apple TV", 2), ("apple tv+", 350), ("Apple TV Plus", 350), ("AMC+", 526),
      ("canal plus", 381),
    ])
  func plus(text: String, id: Int) {
    let called = WatchProvider.named(in: "FR").filter { $0.isCalled(WatchProvider.key(text)) }
    #expect(called.map(\.id) == [id])
  }

  @Test("are not known by any number")
  func unknown() {
    #expect(WatchProvider.name(of: 0) == nil)
    #expect(WatchProvider.name(of: .max) == nil)
  }
}
