import Glibc
public import Providers

/// The file with the key and the session, for the owner's eyes alone.
///
/// A start without an account costs one look for a file that is not there.
public struct CredentialFile: Sendable {
  /// Why what the file holds cannot be used.
  public enum Failure: Error, Hashable, Sendable {
    /// It belongs to somebody else.
    case foreign
    /// It is not what this program wrote.
    case unreadable
    /// The system's reason.
    case system(SystemError)

    /// The reason as it stands in a sentence.
    public var message: String {
      switch self {
      case .foreign: "the file belongs to somebody else"
      case .unreadable: "the file is not one that Marquee wrote"
      case .system(let error): error.message
      }
    }
  }

  /// Where the file is.
  public let path: String
  private let folder: String

  /// No file of ours comes near this many bytes.
  private static let largest = 16_384

  /// Names the file in the program's data folder; nil where there is no home for one.
  public init?(folder: String?) {
    guard let folder else { return nil }
    self.folder = folder
    path = folder + "/account.json"
  }

  /// What the file holds; nothing where there is none.
  ///
  /// What others could read until now they cannot read from now on.
  public func load() throws(Failure) -> TMDBSecrets {
    let descriptor = open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return TMDBSecrets() }
      throw .system(SystemError(number: errno))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .system(SystemError(number: errno)) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    guard facts.st_uid == geteuid() else { throw .foreign }
    if facts.st_mode & 0o077 != 0, fchmod(descriptor, 0o600) != 0 {
      throw .system(SystemError(number: errno))
    }
    let bytes: [UInt8]
    do {
      bytes = try readFile(descriptor: descriptor, limit: Self.largest)
    } catch {
      throw .system(error)
    }
    guard bytes.count <= Self.largest, let secrets = TMDBSecrets(file: bytes) else {
      throw .unreadable
    }
    return secrets
  }

  /// Writes the file anew, as a whole or not at all; without anything to keep it is taken away.
  public func save(_ secrets: TMDBSecrets) throws(Failure) {
    guard !secrets.isEmpty else {
      guard unlink(path) == 0 || errno == ENOENT else { throw .system(SystemError(number: errno)) }
      return
    }
    makeFolders()
    do throws(AtomicFile.Failure) {
      try AtomicFile.write(secrets.file, to: path, replaces: true, permissions: 0o600)
    } catch {
      switch error {
      case .exists: throw .system(SystemError(number: EEXIST))
      case .folder: throw .system(SystemError(number: EISDIR))
      case .linkToDevice, .noReader: throw .unreadable
      case .cancelled: throw .system(SystemError(number: ECANCELED))
      case .system(let error): throw .system(error)
      }
    }
  }

  /// Changes what the file holds, and keeps the rest of it.
  ///
  /// A text that is none of ours is given up: it is of no use to anybody. What only cannot be read now is not.
  public func change(_ body: (inout TMDBSecrets) -> Void) throws(Failure) {
    var secrets: TMDBSecrets
    do throws(Failure) {
      secrets = try load()
    } catch {
      switch error {
      case .unreadable: secrets = TMDBSecrets()
      case .foreign, .system: throw error
      }
    }
    body(&secrets)
    try save(secrets)
  }

  private func makeFolders() {
    for end in folder.indices.dropFirst() where folder[end] == "/" {
      mkdir(String(folder[..<end]), 0o700)
    }
    mkdir(folder, 0o700)
  }
}
