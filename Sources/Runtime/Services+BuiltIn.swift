import AppCore
import Catalog
public import Providers
public import Storage

extension Services {
  /// The services of a run without a key: the catalog compiled in answers everything.
  ///
  /// - Parameter library: Where what the person keeps is kept.
  public static func builtIn(_ catalogue: BuiltInCatalogue, library: LibraryStore) -> Services {
    var services = Services(
      fetch: { request, terms, _, _ in
        FetchResult(catalogue.result(of: request, terms.locale))
      },
      answer: { request, locale in catalogue.result(of: request, locale) },
      suggest: { text, locale in catalogue.hits(for: text, limit: 3, locale: locale) },
      library: library)
    services.isSample = true
    services.titleNames = {
      let names = BuiltInNames()
      return { names.mayHold($0) }
    }
    return services
  }

  /// Services of a source, with what a person keeps in a library.
  init(
    fetch:
      @escaping @Sendable (
        Request, FetchTerms, Ticket, _ told: @escaping @Sendable (FetchResult) -> Void
      ) -> FetchResult?,
    answer: @escaping @Sendable (Request, ContentLocale) -> Result<Response, Failure>,
    suggest: @escaping @Sendable (String, ContentLocale) -> [ListRow], library: LibraryStore
  ) {
    self.init(
      fetch: fetch, answer: answer, suggest: suggest,
      keep: { change in
        do throws(StorageFailure) {
          try library.keep(change)
          return nil
        } catch {
          return error
        }
      },
      kept: { list, page in
        do throws(StorageFailure) {
          return .answered(.list(try library.page(of: list, number: page)), .fresh)
        } catch {
          return .failed(.storage(error))
        }
      },
      keeping: { library.keeping },
      changesOfOthers: { library.hasChanged ? try? library.snapshot() : nil })
    snapshot = { try? library.snapshot() }
    titles = { () throws(StorageFailure) in try library.titles() }
  }
}

extension BuiltInCatalogue {
  /// What the catalog answers.
  func result(of request: Request, _ locale: ContentLocale) -> Result<Response, Failure> {
    do throws(Failure) {
      return .success(try answer(request, locale: locale))
    } catch {
      return .failure(error)
    }
  }
}

extension FetchResult {
  /// What a request came to that was answered just now.
  init(_ result: Result<Response, Failure>) {
    switch result {
    case .success(let response): self = .answered(response, .fresh)
    case .failure(let failure): self = .failed(failure)
    }
  }
}
