import CResources
import TestSupport
import Testing

@Suite struct ThemeFilesTests {
  @Test func `the themes compiled in are the files in Themes`() {
    var compiled: [String: [UInt8]] = [:]
    for index in 0..<marquee_theme_count() {
      guard let name = marquee_theme_name(index), let bytes = marquee_theme_bytes(index) else {
        Issue.record("theme \(index) has no name or no bytes")
        continue
      }
      compiled[String(cString: name) + ".json"] = Array(
        UnsafeBufferPointer(start: bytes, count: marquee_theme_size(index)))
    }
    let files = PackageFolder.files(under: "Themes")
    #expect(Set(files) == Set(compiled.keys))
    for name in files { #expect(PackageFolder.bytes(of: "Themes/\(name)") == compiled[name]) }
  }
}
