import StoreCore
import Testing

/// A till: what lies in it, and what it has to say.
private enum Entry: Sendable {
  case paid(Int)
  case closed
}

private enum Errand: Equatable, Sendable {
  case print(Int)
  case ring
  case lock
}

private struct Till: Equatable, Sendable {
  var coins = 0
  var isClosed = false
}

private let till: Reducer<Till, Entry, Errand> = { state, entry in
  switch entry {
  case .paid(let coins):
    guard !state.isClosed else { return [] }
    state.coins += coins
    return [.print(state.coins), .ring]
  case .closed:
    state.isClosed = true
    return [.lock]
  }
}

@Suite struct StoreTests {
  @Test func `a new store has the state it was given`() {
    let store = Store(Till(coins: 3), reducer: till)
    #expect(store.state == Till(coins: 3))
  }

  @Test func `an action changes the state and gives back the effects in their order`() {
    var store = Store(Till(), reducer: till)
    #expect(store.send(.paid(5)) == [.print(5), .ring])
    #expect(store.state == Till(coins: 5))
    #expect(store.send(.paid(2)) == [.print(7), .ring])
    #expect(store.state == Till(coins: 7))
  }

  @Test func `each action meets the state that the one before it left`() {
    var store = Store(Till(), reducer: till)
    #expect(store.send(.closed) == [.lock])
    #expect(store.send(.paid(5)) == [])
    #expect(store.state == Till(coins: 0, isClosed: true))
  }

  @Test func `a copy of a store goes its own way`() {
    var one = Store(Till(), reducer: till)
    var other = one
    _ = one.send(.paid(1))
    _ = other.send(.paid(9))
    #expect(one.state.coins == 1)
    #expect(other.state.coins == 9)
  }

  @Test func `the state is changed in place, not copied`() {
    // A copy of the elements would be seen as another place in memory.
    var store = Store<[Int], Int, Never>(Array(0..<1_000)) { state, value in
      state[0] = value
      return []
    }
    func place() -> UnsafeRawPointer? {
      store.state.withUnsafeBytes { $0.baseAddress }
    }
    _ = store.send(1)
    let before = place()
    for value in 2..<100 { _ = store.send(value) }
    #expect(place() == before)
    #expect(store.state.first == 99)
  }
}
