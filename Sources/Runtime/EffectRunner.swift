import AppCore

/// Performs effects and hands back what came of them.
struct EffectRunner {
  private let services: Services

  init(_ services: Services) {
    self.services = services
  }

  /// Performs an effect; nil where nothing comes back.
  func perform(_ effect: Effect) -> Action? {
    switch effect {
    case .fetch(let request, let locale, let ticket):
      .fetched(request, ticket: ticket, services.answer(request, locale))
    case .suggest(let text, let locale):
      .suggested(text: text, services.suggest(text, locale))
    // A source that answers at once has nothing to cancel; the loop sees the end in the state.
    case .cancel, .exit: nil
    }
  }
}
