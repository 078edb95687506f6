import AppCore
import Catalog
public import Providers
public import Storage

extension Services {
  /// The services of a run without a key: the catalogue compiled in answers everything.
  ///
  /// - Parameter library: Where what the person keeps is kept.
  public static func builtIn(_ catalogue: BuiltInCatalogue, library: LibraryStore) -> Services {
    var services = Services(
      answer: { request, locale in
        do throws(Failure) {
          return .answered(try catalogue.answer(request, locale: locale), .fresh)
        } catch {
          return .failed(error)
        }
      },
      suggest: { text, locale in catalogue.hits(for: text, limit: 3, locale: locale) },
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
    services.titles = { () throws(StorageFailure) in try library.titles() }
    return services
  }
}
