import AppCore
import Catalog

/// Performs effects and hands back what came of them: at once, or through the mailbox.
struct EffectRunner {
  private let services: Services
  private let mailbox: Mailbox<Action>
  private let worker = Worker()
  /// What the worker stores changes with.
  private let keeper: KeepQueue
  /// Files are read and written apart from what is stored: they may take long, and nobody waits for one
  /// that was canceled.
  private let exchanger = Worker()
  private let exchange: FileExchange
  /// The file that is read or written, and what tells how far that is.
  private var watched: (ticket: Ticket, watch: ExchangeWatch)?
  /// What does things with the account at TMDB; made with the first order for it.
  private var account: AccountService?
  /// Whether marks were to be kept: settings are of use for the time of a run as well.
  private(set) var hasMarked = false
  /// When the times end that are to pass.
  private var ends: [Waiting: Duration] = [:]

  init(_ services: Services, mailbox: Mailbox<Action>, exchange: FileExchange) {
    self.services = services
    keeper = KeepQueue(services.keep)
    self.exchange = exchange
    self.mailbox = mailbox
    services.watchDelays { mailbox.post(.delayed($0)) }
  }

  /// Performs an effect; nil where nothing comes back, or comes later.
  mutating func perform(_ effect: Effect) -> Action? {
    switch effect {
    case .fetch(.list(.kept(let list), let page), _, let ticket):
      return fetch(list, page: page, ticket)
    case .fetch(let request, let terms, let ticket):
      let known = services.fetch(request, terms, ticket) { [mailbox] result in
        mailbox.post(.fetched(request, ticket: ticket, result))
      }
      return known.map { .fetched(request, ticket: ticket, $0) }
    case .suggest(let text, let locale):
      return .suggested(text: text, services.suggest(text, locale))
    case .wait(let waiting, let milliseconds):
      ends[waiting] = Clock.elapsed() + .milliseconds(milliseconds)
      return nil
    case .keep(let change, let ticket):
      if change.isOfMarks { hasMarked = true }
      worker.add { [keeper, mailbox] in mailbox.post(.stored(ticket, keeper.keep(change))) }
      return nil
    case .save(let session):
      worker.add { [services] in _ = services.keep(.session(session)) }
      return nil
    case .account(let order): return perform(order)
    case .recall: return services.snapshot().map(Action.recalled)
    case .importFile(let order, let locale, let ticket):
      exchangeAfterKeeping(ticket) { [exchange, mailbox] watch in
        if let result = exchange.read(order, locale, watch) {
          mailbox.post(.imported(ticket, result))
        }
      }
      return nil
    case .exportFile(let order, let ticket):
      exchangeAfterKeeping(ticket) { [exchange, mailbox] watch in
        if let result = exchange.write(order, watch) { mailbox.post(.exported(ticket, result)) }
      }
      return nil
    case .cancel(let ticket):
      if let watched, watched.ticket == ticket { watched.watch.cancel() }
      services.cancel(ticket)
      return nil
    // The loop sees the end in the state.
    case .exit: return nil
    }
  }

  /// Reads or writes a file once what was marked before is stored: it is to be in an export, and whoever
  /// waits for a pipe may end the program.
  private mutating func exchangeAfterKeeping(
    _ ticket: Ticket, _ work: @escaping @Sendable (ExchangeWatch) -> Void
  ) {
    let watch = ExchangeWatch(tell: { [mailbox] in mailbox.post(.progressed(ticket, $0)) })
    watched = (ticket, watch)
    worker.add { [exchanger] in exchanger.add { work(watch) } }
  }

  /// Milliseconds until the next timer fires; nil without timers.
  var longestWait: Int? {
    guard let end = ends.values.min() else { return nil }
    let (seconds, attoseconds) = (end - Clock.elapsed()).components
    return max(0, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000) + 1)
  }

  /// Removes and returns the timers that have fired.
  mutating func passed() -> [Waiting] {
    let now = Clock.elapsed()
    let over = ends.filter { $0.value <= now }.map(\.key)
    for waiting in over { ends[waiting] = nil }
    return over
  }

  /// Requests whose cached answer has expired.
  func expired() -> [Request] { services.expired() }

  /// Gives an order for the account; a run that asks nobody says so at once.
  private mutating func perform(_ order: AccountOrder) -> Action? {
    guard let make = services.account else {
      switch order {
      case .login, .loginAsGuest: return .account(.loginFailed(.noKey))
      case .compare: return .account(.notCompared(.offline))
      case .logout, .share: return .account(.lacksKey(waiting: 0))
      case .send, .cancel: return nil
      }
    }
    let service = account ?? make { [mailbox] news in mailbox.post(.account(news)) }
    account = service
    service.perform(order)
    return nil
  }

  /// What another run has changed of what is kept; nil where nothing was, or could be.
  func changesOfOthers() -> LibrarySnapshot? {
    worker.isIdle ? services.changesOfOthers() : nil
  }

  /// How many changes wait to be sent to the account; nil where there is none, or that cannot be read.
  var waitingCount: Int? { services.snapshot()?.account?.waiting }

  /// How what changes is kept.
  var keeping: Keeping { services.keeping() }

  /// How long the end of a run waits for a file that is being written.
  private static let longestWriting = Duration.seconds(3)

  /// Waits until all that is to be stored is stored, or could not be, and no file is half written.
  func finish() {
    watched?.watch.end(atMost: Self.longestWriting)
    worker.finish()
  }

  /// Waits until what is to be sent to the account is sent, but no longer than this, and ends all else that
  /// is under way.
  func finishSending(atMost limit: Duration) {
    account?.finish(atMost: limit)
    services.finish()
  }

  /// A list of what is kept shows what was marked before: it waits for that to be stored.
  private func fetch(_ list: KeptList, page: Int, _ ticket: Ticket) -> Action? {
    let request = Request.list(.kept(list), page: page)
    if worker.isIdle {
      return .fetched(request, ticket: ticket, services.kept(list, page))
    }
    worker.add { [services, mailbox] in
      mailbox.post(.fetched(request, ticket: ticket, services.kept(list, page)))
    }
    return nil
  }
}
