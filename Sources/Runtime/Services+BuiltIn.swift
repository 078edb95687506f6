import AppCore
import Catalog
public import Providers

extension Services {
  /// The services of a run without a key: the catalogue compiled in answers everything.
  public static func builtIn(_ catalogue: BuiltInCatalogue) -> Services {
    Services(
      answer: { request, locale in
        do throws(Failure) {
          return .answered(try catalogue.answer(request, locale: locale), .fresh)
        } catch {
          return .failed(error)
        }
      },
      suggest: { text, locale in catalogue.hits(for: text, limit: 3, locale: locale) },
      keep: { _ in nil }, kept: { _, _ in .failed(.notFound) }, changesOfOthers: { nil })
  }
}
