import Glibc
import Testing

@Suite("A key that is typed")
struct SecretPromptTests {
  private func session() throws -> Session {
    try Session("marquee", prompt: ":", columns: 160, arguments: ["login"])
  }

  @Test(
    "leaves the terminal as it was where a signal ends the program",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func ended(signal: Int32) throws {
    let session = try session()
    #expect(!session.isCooked)
    try session.type("secret")
    session.send(signal)
    #expect(session.waitForStatus() == 1_000 + Int(signal))
    #expect(session.isCooked)
    #expect(!session.grid.written.contains { $0.contains("secret") })
  }

  @Test("leaves the terminal as it was while the program is stopped, and is asked for again then")
  func stopped() throws {
    let session = try session()
    #expect(!session.isCooked)
    session.send(SIGTSTP)
    #expect(session.waitForStatus() == 2_000 + Int(SIGTSTP))
    #expect(session.isCooked)
    session.bringBack()
    try session.see("the prompt again") { $0.written.count { $0.hasSuffix(":") } == 2 }
    #expect(!session.isCooked)
    try session.type("\u{3}")
    #expect(session.waitForStatus() == 5)
    #expect(session.isCooked)
  }
}
