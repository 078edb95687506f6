extension Migrations {
  /// The steps of the cache of what sources answered.
  static let responses = Migrations(steps: [firstResponses], kind: .responses)
}

/// Answers, and apart from them their bodies: what changes with each use is then a short row.
///
/// A place in the order of use is larger the later the use was, whatever the clock says. Times are
/// seconds since 1970.
private let firstResponses = """
  CREATE TABLE response (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    key TEXT NOT NULL,
    stored_at INTEGER NOT NULL,
    fresh_for INTEGER NOT NULL,
    etag TEXT,
    place INTEGER NOT NULL,
    size INTEGER NOT NULL,
    UNIQUE (source, key)
  ) STRICT;

  CREATE INDEX use ON response (place);
  CREATE INDEX age ON response (stored_at);

  CREATE TABLE body (
    id INTEGER PRIMARY KEY REFERENCES response (id) ON DELETE CASCADE,
    checksum INTEGER NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  """
