import AppCore
public import Providers

extension Services {
  /// The services of a run without a key: the catalogue compiled in answers everything.
  public static func builtIn(_ catalogue: BuiltInCatalogue) -> Services {
    Services(
      answer: { request, locale in
        switch catalogue.answer(request, locale: locale) {
        case .success(let response): .answered(response, .fresh)
        case .failure(let failure): .failed(failure)
        }
      },
      suggest: { text, locale in catalogue.hits(for: text, limit: 3, locale: locale) })
  }
}
