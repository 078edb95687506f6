import AppCore
import Catalog
import Providers
import Storage

// Bringing marks here and there together. All of it runs on the service's thread.

extension AccountService {
  /// How many pages are asked for at once.
  private static let pagesAtOnce = 24

  /// Why a comparison was abandoned.
  private enum ComparingEnd: Error {
    case failed(Failure)
    case cancelled
  }

  /// Reads all lists of the account and takes over what changed.
  func compare(_ locale: ContentLocale) {
    do throws(StorageFailure) {
      // Another run may have signed out, or in as a guest: then nobody waits for it any more.
      guard let kept = try setting.library.account(), case .member(let id, _, _) = kept.account
      else { return tell(.notCompared(.cancelled)) }
      if let refusal { return tell(.sessionRefused(refusal, waiting: kept.waiting)) }
      guard let client = setting.client else {
        return tell(
          setting.isOffline ? .notCompared(.offline) : .lacksKey(waiting: kept.waiting))
      }
      guard let session = try currentSession() else { return refuse(.unauthorized, kept.waiting) }
      tell(.comparing)
      let began = setting.now()
      do throws(ComparingEnd) {
        let reader = ListReading(service: self, client: client, session: session, account: id)
        var lists: [AccountMarks] = []
        for list in KeptList.allCases {
          for kind in AccountMarks.Kind.allCases {
            lists.append(try reader.marks(list, kind, locale))
          }
        }
        let own = try reader.ownLists()
        let outcome: AccountComparison
        do throws(StorageFailure) {
          outcome = try setting.library.compare(
            lists, of: kept.account, began: began, now: setting.now(), on: setting.today())
          guard let kept = try setting.library.account() else {
            return tell(.notCompared(.cancelled))
          }
          tell(.compared(outcome, kept, lists: own))
          // What TMDB was found to have otherwise than it was last told is told again.
          if kept.waiting > 0, nextSend == nil { nextSend = Clock.elapsed() }
        } catch {
          throw ComparingEnd.failed(.storage(error))
        }
      } catch {
        switch error {
        case .cancelled: tell(.notCompared(.cancelled))
        case .failed(let failure):
          switch failure {
          case .unauthorized, .misplacedKey: refuse(client.explained(failure), kept.waiting)
          case .offline, .notKept, .network, .notFound, .rateLimited, .server, .malformed, .foreign,
            .storage, .cancelled:
            tell(.notCompared(failure))
          }
        }
      }
    } catch {
      tell(.notCompared(.storage(error)))
    }
  }

  /// The reading of one account's lists.
  private struct ListReading {
    let service: AccountService
    let client: TMDBClient
    let session: TMDBSession
    let account: Int

    /// A list with all its pages; once more where rows moved while it was read.
    func marks(
      _ list: KeptList, _ kind: AccountMarks.Kind, _ locale: ContentLocale
    ) throws(ComparingEnd) -> AccountMarks {
      let first = try once(list, kind, locale)
      return first.isWhole || first.rows.count >= TMDBAccountPage.lastPage * 19
        ? first : try once(list, kind, locale)
    }

    private func once(
      _ list: KeptList, _ kind: AccountMarks.Kind, _ locale: ContentLocale
    ) throws(ComparingEnd) -> AccountMarks {
      var rows: [AccountMarks.Row] = []
      var known: Set<TitleID> = []
      var skipped = 0
      var total = 0
      let pages = try pages {
        .marks(list, kind, of: account, page: $0, locale)
      } read: {
        (response) throws(Failure) in
        let page = try TMDBAccountAnswer.marks(response, list, kind, locale)
        return (page, page.totalPages)
      }
      for page in pages.all {
        for row in page.rows where known.insert(row.title).inserted { rows.append(row) }
        skipped += page.skipped
        total = page.totalRows
      }
      return AccountMarks(
        list, kind, rows: rows, skipped: skipped,
        isWhole: pages.isWhole && skipped == 0 && rows.count >= total)
    }

    /// The lists that the person made.
    func ownLists() throws(ComparingEnd) -> [AccountList] {
      try pages {
        .lists(of: account, page: $0)
      } read: { (response) throws(Failure) in
        try TMDBAccountAnswer.lists(response)
      }.all.flatMap(\.self)
    }

    /// All pages: the first, then as many as it says, several at once.
    private func pages<Page>(
      _ call: (Int) -> TMDBAccountCall,
      read: (HTTPResponse) throws(Failure) -> (Page, Int)
    ) throws(ComparingEnd) -> (all: [Page], isWhole: Bool) {
      let (first, count) = try answers([call(1)], read)[0]
      var all = [first]
      let last = min(count, TMDBAccountPage.lastPage)
      var next = 2
      while next <= last {
        let end = min(next + AccountService.pagesAtOnce, last + 1)
        all += try answers((next..<end).map(call), read).map(\.0)
        next = end
      }
      return (all, count <= TMDBAccountPage.lastPage)
    }

    private func answers<Page>(
      _ calls: [TMDBAccountCall], _ read: (HTTPResponse) throws(Failure) -> (Page, Int)
    ) throws(ComparingEnd) -> [(Page, Int)] {
      guard let results = service.ask(calls, client, session: session, isCancellable: true) else {
        throw .cancelled
      }
      var answers: [(Page, Int)] = []
      for result in results {
        do throws(Failure) {
          answers.append(try read(try result.get()))
        } catch {
          throw .failed(error)
        }
      }
      return answers
    }
  }
}
