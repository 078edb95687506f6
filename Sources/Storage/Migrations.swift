import Catalog

/// The steps from an empty database to the one this version works with, forward only.
///
/// A step that was once released is never changed; what is to be otherwise is a further step.
struct Migrations {
  /// The steps in their order; the database's version is how many of them it has behind it.
  let steps: [String]
  /// What the database is for.
  var kind = DatabaseKind.library

  /// The version that all steps lead to.
  var version: Int { steps.count }

  /// The library's steps.
  static let library = Migrations(steps: [
    firstLibrary, packedLibrary, accountLibrary, orderedLibrary, sendingLibrary,
  ])

  /// Brings a database forward, each step in one transaction with its version.
  func run(on database: Database) throws(StorageFailure) {
    while try database.integer("PRAGMA user_version") < version {
      try database.transaction(.writing) { () throws(StorageFailure) in
        // Another program may have been faster.
        let done = try database.integer("PRAGMA user_version")
        guard done >= 0, done < version else { return }
        try database.execute(steps[done])
        if done == 0 { try database.execute("PRAGMA application_id = \(kind.applicationID)") }
        try database.execute("PRAGMA user_version = \(done + 1)")
      }
    }
  }
}

/// Titles with their marks; what is known of the titles; searches, settings and the session.
///
/// Days are numbers such as 20260131. A place in an order is larger the later it was given: the order
/// of marks must not depend on a clock that somebody sets. What is known of a title stands apart
/// from its marks, which every start reads as a whole.
private let firstLibrary = """
  CREATE TABLE mark (
    is_show INTEGER NOT NULL CHECK (is_show IN (0, 1)),
    id INTEGER NOT NULL,
    favorite_day INTEGER,
    watchlist_day INTEGER,
    rating_halves INTEGER CHECK (rating_halves BETWEEN 1 AND 20),
    rated_day INTEGER,
    favorite_place INTEGER CHECK ((favorite_place IS NULL) = (favorite_day IS NULL)),
    watchlist_place INTEGER CHECK ((watchlist_place IS NULL) = (watchlist_day IS NULL)),
    rated_place INTEGER CHECK ((rated_place IS NULL) = (rated_day IS NULL)),
    CHECK ((rating_halves IS NULL) = (rated_day IS NULL)),
    PRIMARY KEY (is_show, id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX favorite ON mark (favorite_place) WHERE favorite_place IS NOT NULL;
  CREATE INDEX watchlist ON mark (watchlist_place) WHERE watchlist_place IS NOT NULL;
  CREATE INDEX rated ON mark (rated_place) WHERE rated_place IS NOT NULL;

  CREATE TABLE title (
    is_show INTEGER NOT NULL,
    id INTEGER NOT NULL,
    title TEXT NOT NULL,
    original_title TEXT NOT NULL,
    original_language TEXT NOT NULL,
    origin_countries TEXT NOT NULL,
    overview TEXT,
    overview_language TEXT,
    day INTEGER,
    genres TEXT NOT NULL,
    rating REAL,
    votes INTEGER,
    popularity REAL,
    poster TEXT,
    is_adult INTEGER NOT NULL,
    PRIMARY KEY (is_show, id),
    FOREIGN KEY (is_show, id) REFERENCES mark (is_show, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE search (
    folded TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    place INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE session (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    version INTEGER NOT NULL,
    tab TEXT NOT NULL,
    links TEXT NOT NULL
  ) STRICT;
  """

/// The marks in a form that is read at once, and how many titles each list has.
///
/// The packed marks are those of one moment. Which titles' marks have changed since, and how many titles
/// there are, the table of marks notes itself, whoever writes to it: packed and changed marks
/// together are always all marks.
private let packedLibrary = """
  CREATE TABLE packed_marks (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    words BLOB NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE changed_mark (
    is_show INTEGER NOT NULL,
    id INTEGER NOT NULL,
    PRIMARY KEY (is_show, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE list_count (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    favorites INTEGER NOT NULL,
    watchlist INTEGER NOT NULL,
    rated INTEGER NOT NULL
  ) STRICT;

  INSERT INTO packed_marks VALUES (1, x'', 0);
  INSERT INTO changed_mark SELECT is_show, id FROM mark;
  INSERT INTO list_count
    SELECT 1, count(favorite_place), count(watchlist_place), count(rated_place) FROM mark;

  CREATE TRIGGER mark_added AFTER INSERT ON mark BEGIN
    INSERT INTO changed_mark VALUES (NEW.is_show, NEW.id) ON CONFLICT DO NOTHING;
    UPDATE list_count SET
      favorites = favorites + (NEW.favorite_place IS NOT NULL),
      watchlist = watchlist + (NEW.watchlist_place IS NOT NULL),
      rated = rated + (NEW.rated_place IS NOT NULL);
  END;

  CREATE TRIGGER mark_changed AFTER UPDATE ON mark BEGIN
    INSERT INTO changed_mark VALUES (OLD.is_show, OLD.id), (NEW.is_show, NEW.id)
      ON CONFLICT DO NOTHING;
    UPDATE list_count SET
      favorites = favorites + (NEW.favorite_place IS NOT NULL) - (OLD.favorite_place IS NOT NULL),
      watchlist = watchlist + (NEW.watchlist_place IS NOT NULL) - (OLD.watchlist_place IS NOT NULL),
      rated = rated + (NEW.rated_place IS NOT NULL) - (OLD.rated_place IS NOT NULL);
  END;

  CREATE TRIGGER mark_removed AFTER DELETE ON mark BEGIN
    INSERT INTO changed_mark VALUES (OLD.is_show, OLD.id) ON CONFLICT DO NOTHING;
    UPDATE list_count SET
      favorites = favorites - (OLD.favorite_place IS NOT NULL),
      watchlist = watchlist - (OLD.watchlist_place IS NOT NULL),
      rated = rated - (OLD.rated_place IS NOT NULL);
  END;
  """

/// The account that was signed in to last, what is to be sent to it, and what was last known to be there.
///
/// Of one mark of a title only the last change waits: a new one takes a new number, so that the answer to
/// one that is under way never takes a later one away. What is known to be at TMDB belongs to the account; when it
/// was last sent, in seconds since 1970, stands beside it, because lists at TMDB may lag behind.
private let accountLibrary = """
  CREATE TABLE account (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    is_signed_in INTEGER NOT NULL,
    is_guest INTEGER NOT NULL,
    id INTEGER NOT NULL,
    username TEXT NOT NULL,
    name TEXT NOT NULL,
    unshared INTEGER NOT NULL,
    compared_on INTEGER
  ) STRICT;

  CREATE TABLE outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    is_show INTEGER NOT NULL CHECK (is_show IN (0, 1)),
    id INTEGER NOT NULL,
    subject INTEGER NOT NULL CHECK (subject IN (0, 1, 2)),
    value INTEGER NOT NULL,
    UNIQUE (is_show, id, subject)
  ) STRICT;

  CREATE TABLE synced (
    is_show INTEGER NOT NULL CHECK (is_show IN (0, 1)),
    id INTEGER NOT NULL,
    favorite INTEGER NOT NULL,
    watchlist INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    sent_at INTEGER,
    PRIMARY KEY (is_show, id)
  ) STRICT, WITHOUT ROWID;
  """

/// The largest place of each list that a title has left: it may come back to it.
private let orderedLibrary = """
  CREATE TABLE left_place (
    row INTEGER PRIMARY KEY CHECK (row = 1),
    favorites INTEGER NOT NULL,
    watchlist INTEGER NOT NULL,
    rated INTEGER NOT NULL
  ) STRICT;

  INSERT INTO left_place VALUES (1, 0, 0, 0);

  CREATE TRIGGER place_changed AFTER UPDATE OF favorite_place, watchlist_place, rated_place ON mark
  BEGIN
    UPDATE left_place SET
      favorites = max(favorites, coalesce(OLD.favorite_place, 0)),
      watchlist = max(watchlist, coalesce(OLD.watchlist_place, 0)),
      rated = max(rated, coalesce(OLD.rated_place, 0));
  END;
  """

/// Changes that are on their way to TMDB, each with the sign of the process that waits for the answer.
///
/// One process at a time sends changes of a mark: what a slow request does must not come after what a later one did.
/// Without a holder it is not known what became of it; then a comparison decides.
private let sendingLibrary = """
  CREATE TABLE sending (
    is_show INTEGER NOT NULL CHECK (is_show IN (0, 1)),
    id INTEGER NOT NULL,
    subject INTEGER NOT NULL CHECK (subject IN (0, 1, 2)),
    value INTEGER,
    doubt INTEGER,
    holder INTEGER,
    began INTEGER NOT NULL,
    PRIMARY KEY (is_show, id, subject)
  ) STRICT, WITHOUT ROWID;
  """
