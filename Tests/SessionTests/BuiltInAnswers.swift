import AppCore
import Catalog
import Gallery
import Providers

/// The catalogue's answers, for walks.
enum BuiltInAnswers {
  static let catalogue = BuiltInCatalogue()

  static let answers = Answers(
    source: .builtIn(asOf: catalogue.asOf),
    answer: { request, locale in
      do throws(Failure) {
        // What a person keeps comes from no source: the walk has it.
        if case .list(.kept, let page) = request {
          let nothing = Page<ListRow>(
            number: page, elements: [], totalPages: 1, totalResults: 0)
          return .answered(.list(nothing), .fresh)
        }
        return .answered(try catalogue.answer(request, locale: locale), .fresh)
      } catch {
        return .failed(error)
      }
    },
    hits: { catalogue.hits(for: $0, limit: 3, locale: $1) })
}
