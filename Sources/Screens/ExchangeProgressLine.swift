public import AppCore
import Catalog
public import Typesetting

/// What stands beneath the line being typed while a file is read or written that takes its time.
public func exchangeLines(_ state: AppState) -> [Line] {
  guard let exchange = state.exchange, let progress = exchange.progress else { return [] }
  let words = state.words
  let hint = words.say("`cancel` gives up", "`cancel` vazgeçer")
  return [
    words.line("\(words.exchangeProgress(exchange.order, progress)) · \(hint)", .hint)
      .truncated(to: max(1, state.size.columns - 1))
  ]
}

extension Words {
  /// How far a file on its way in or out is, without a full stop.
  public func exchangeProgress(
    _ order: PendingExchange.Order, _ progress: ExchangeProgress
  ) -> String {
    let count = "\(number(progress.done)) / \(number(progress.total))"
    switch order {
    case .imported(let order):
      let matched = progress.matched ?? 0
      return say(
        "Reading \(fileName(order.path)): row \(count), \(number(matched)) matched",
        "\(fileName(order.path)) okunuyor: satır \(count), \(number(matched)) eşleşme")
    case .exported(let order):
      return say(
        "Writing \(fileName(order.path)): title \(count)",
        "\(fileName(order.path)) yazılıyor: yapım \(count)")
    }
  }

  /// A file by the last part of its path, as there is little room.
  private func fileName(_ path: String) -> String {
    guard path != "-" else { return say("standard input", "standart girdi") }
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
    return typed(name ?? path)
  }
}
