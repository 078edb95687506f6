/// What a database of Marquee is for.
enum DatabaseKind {
  /// What a person keeps: nothing of it is ever lost.
  case library
  /// What sources answered: it can be asked for again.
  case responses

  /// What marks a file as one of this kind: `Mrqe` and `Mrqc`.
  var applicationID: Int {
    switch self {
    case .library: 0x4D72_7165
    case .responses: 0x4D72_7163
    }
  }

  /// The table that every version of it has.
  var firstTable: String {
    switch self {
    case .library: "mark"
    case .responses: "response"
    }
  }

  /// What a file of this kind is called.
  var name: String {
    switch self {
    case .library: "a library"
    case .responses: "a cache"
    }
  }

  /// The statements that every connection begins with.
  var settings: String {
    let common = """
      PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF;
      """
    return switch self {
    // Packed marks are read once: what else is read of the file has room in a small cache.
    case .library:
      common + "PRAGMA synchronous = FULL; PRAGMA cache_size = -256"
    // A power cut may take the last answers and damages nothing. Pages that become free are not
    // overwritten: each answer that is removed would be written once more.
    case .responses:
      common + """
        PRAGMA synchronous = NORMAL; PRAGMA cache_size = -512; PRAGMA secure_delete = OFF;
        PRAGMA journal_size_limit = 4194304
        """
    }
  }
}
