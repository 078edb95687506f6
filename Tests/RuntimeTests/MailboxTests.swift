import Glibc
import Testing
import Threading

@testable import Runtime

@Suite("Mailbox")
struct MailboxTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) == 1
  }

  @Test("messages come out in the order they were left, once")
  func order() throws {
    let mailbox = try Mailbox<Int>()
    for number in 1...5 { mailbox.post(number) }
    #expect(mailbox.takeAll() == [1, 2, 3, 4, 5])
    #expect(mailbox.takeAll().isEmpty)
  }

  @Test("its descriptor is readable exactly while messages wait")
  func waking() throws {
    let mailbox = try Mailbox<Int>()
    #expect(!isReadable(mailbox.descriptor))
    mailbox.post(1)
    mailbox.post(2)
    #expect(isReadable(mailbox.descriptor))
    _ = mailbox.takeAll()
    #expect(!isReadable(mailbox.descriptor))
    mailbox.post(3)
    #expect(isReadable(mailbox.descriptor))
  }

  @Test("nothing is lost between many threads and a reader that sleeps on the descriptor")
  func manyThreads() throws {
    let mailbox = try Mailbox<Int>()
    let senders = 8
    let each = 2_000
    for sender in 0..<senders {
      #expect(
        startThread {
          for number in 0..<each { mailbox.post(sender * each + number) }
        })
    }
    var taken: [Int] = []
    var wait = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
    while taken.count < senders * each, poll(&wait, 1, 30_000) == 1 {
      taken += mailbox.takeAll()
    }
    #expect(Set(taken).count == senders * each)
    #expect(taken.filter { $0 < each } == Array(0..<each))
  }
}
