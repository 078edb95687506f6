import AppCore
import Catalog
public import Gallery
import Providers
import Storage

/// A `.session` file, run and compared with what it says, or written anew.
public enum SessionFile {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// All came as the file says.
    case same(steps: Int)
    /// Something else came.
    case differs(LineDifference)
    /// The file was written anew.
    case written(steps: Int)
  }

  /// Why it could not be run.
  public enum Failure: Error, Hashable, Sendable {
    /// The file cannot be read; what the system says.
    case unreadable(reason: String)
    /// The file is too large.
    case tooLarge(limit: Int)
    /// The file is no UTF-8.
    case notUTF8
    /// The file has more marks on a letter than any script.
    case endlessMarks
    /// The file is no session.
    case faulty(SessionScript.Fault)
    /// The file cannot be written; what the system says.
    case unwritable(reason: String)
  }

  /// No session a person can read comes near this many bytes.
  private static let largest = 8 * 1_024 * 1_024

  /// Runs a file.
  ///
  /// - Parameter writes: Whether what came is written into the file in place of what it says.
  public static func run(_ path: String, writes: Bool) throws(Failure) -> Outcome {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, limit: largest)
    } catch {
      throw .unreadable(reason: error.message)
    }
    guard bytes.count <= largest else { throw .tooLarge(limit: largest) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    guard !text.hasEndlessMarks else { throw .endlessMarks }
    let script: SessionScript
    do {
      script = try SessionScript(text)
    } catch {
      throw .faulty(error)
    }
    let played = script.played(answers(script.source))
    guard let difference = LineDifference(from: text, to: played) else {
      return .same(steps: script.steps.count)
    }
    guard writes else { return .differs(difference) }
    do {
      try AtomicFile.write(played, to: path, replaces: true)
    } catch {
      throw .unwritable(reason: error.message)
    }
    return .written(steps: script.steps.count)
  }

  /// Who answers a script: the source that it names.
  public static func answers(_ source: SessionScript.Source) -> Answers {
    switch source {
    case .gallery: .gallery
    case .builtIn: .builtIn
    }
  }
}

extension Answers {
  /// The catalog's own answers.
  ///
  /// A walk keeps nothing: it has a memory of its own for what is marked on it.
  public static let builtIn: Answers = {
    let catalogue = BuiltInCatalogue()
    let services = Services.builtIn(
      catalogue, library: LibraryStore.open(folder: nil, creates: false))
    return Answers(
      source: .builtIn(asOf: catalogue.asOf),
      answer: { request, locale in
        guard case .list(.kept(let list), let page) = request else {
          return FetchResult(services.answer(request, locale))
        }
        return services.kept(list, page)
      }, hits: services.suggest)
  }()
}
