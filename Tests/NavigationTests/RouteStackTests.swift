import Testing

@testable import Navigation

@Suite struct RouteStackTests {
  @Test func `a stack of a root has one frame and cannot be popped`() {
    var stack = RouteStack(root: 1)
    #expect(stack.count == 1)
    #expect(stack.isAtRoot)
    #expect(stack.beneath == nil)
    #expect(stack.pop() == nil)
    #expect(Array(stack) == [1])
  }

  @Test func `a stack of no frames does not exist`() {
    #expect(RouteStack<Int>([]) == nil)
  }

  @Test func `frames are gone over from the root and from the top`() throws {
    let stack = try #require(RouteStack([1, 2, 3]))
    #expect(Array(stack) == [1, 2, 3])
    #expect(Array(stack.fromTop) == [3, 2, 1])
    #expect(stack.root == 1)
    #expect(stack.top == 3)
    #expect(stack.beneath == RouteStack([1, 2]))
  }

  @Test func `push, replace, pop and home do what they say`() {
    var stack = RouteStack(root: 1)
    stack.push(2)
    stack.push(3)
    stack.replaceTop(with: 4)
    #expect(Array(stack) == [1, 2, 4])
    #expect(stack.pop() == 4)
    stack.push(5)
    stack.popToRoot()
    #expect(Array(stack) == [1])
    #expect(stack.count == 1)
  }

  @Test func `a copy keeps its frames whatever becomes of the other`() {
    var stack = RouteStack(root: [1])
    stack.push([2])
    let before = stack
    stack.top.append(3)
    stack.push([4])
    #expect(Array(before) == [[1], [2]])
    #expect(Array(stack) == [[1], [2, 3], [4]])
    var home = stack
    home.popToRoot()
    home.top.append(9)
    #expect(home.root == [1, 9])
    #expect(stack.root == [1])
    #expect(before.root == [1])
  }

  @Test func `the top of a stack that is not shared is changed in place`() {
    var stack = RouteStack(root: [1, 2, 3])
    stack.top.reserveCapacity(100)
    let before = stack.top.withUnsafeBufferPointer { $0.baseAddress }
    stack.top.append(4)
    #expect(stack.top.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test func `copies share every frame beneath the top`() {
    var count = 0
    func frame() -> Counting { Counting { count += $0 } }
    var stack = RouteStack(root: frame())
    for _ in 1..<100 { stack.push(frame()) }
    var kept: [RouteStack<Counting>] = []
    for _ in 0..<100 {
      kept.append(stack)
      stack.push(frame())
    }
    #expect(count == 200)
    kept = []
    #expect(count == 200)
    stack.popToRoot()
    #expect(count == 1)
  }

  @Test func `equality looks at frames and stops at what is shared`() {
    var comparisons = 0
    var stack = RouteStack(root: Compared(0) { comparisons += 1 })
    for number in 1..<1000 { stack.push(Compared(number) { comparisons += 1 }) }
    var other = stack
    #expect(other == stack)
    #expect(comparisons == 0)
    other.push(Compared(-1) { comparisons += 1 })
    #expect(other != stack)
    #expect(comparisons == 0)
    var third = stack
    third.push(Compared(-1) { comparisons += 1 })
    #expect(other == third)
    #expect(comparisons == 1)
    #expect(RouteStack([1, 2]) != RouteStack([3, 2]))
    #expect(RouteStack([1, 2])?.hashValue == RouteStack([1, 2])?.hashValue)
  }

  @Test func `a million frames are pushed, compared, kept and released`() {
    var stack = RouteStack(root: 0)
    var other = RouteStack(root: 0)
    for number in 1..<1_000_000 {
      stack.push(number)
      other.push(number)
    }
    #expect(stack.count == 1_000_000)
    #expect(stack == other)
    #expect(stack.root == 0)
    var kept: [RouteStack<Int>] = []
    for _ in 0..<1000 {
      kept.append(stack)
      stack.pop()
    }
    stack = RouteStack(root: 0)
    #expect(kept.last?.count == 999_001)
    kept.removeFirst()
    kept = []
    other.popToRoot()
    #expect(other == stack)
  }

  @Test func `stacks are sent and released on several tasks at once`() async {
    var stack = RouteStack(root: 0)
    for number in 1..<100_000 { stack.push(number) }
    let shared = stack
    stack.popToRoot()
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var own = shared
          for _ in 0..<50_000 { own.pop() }
          own.push(7)
          own.top += 1
          return own.count + own.top
        }
      }
      for await sum in group { #expect(sum == 50_001 + 8) }
    }
  }
}

/// A frame that reports its making and its release.
private final class Counting {
  let report: (Int) -> Void
  init(_ report: @escaping (Int) -> Void) {
    self.report = report
    report(1)
  }
  deinit { report(-1) }
}

/// A frame that reports being compared.
private struct Compared: Equatable {
  let number: Int
  let report: () -> Void
  init(_ number: Int, _ report: @escaping () -> Void) {
    self.number = number
    self.report = report
  }
  static func == (first: Self, second: Self) -> Bool {
    first.report()
    return first.number == second.number
  }
}
