#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>
#include <stdbool.h>

// SQLite itself, and what of it Swift cannot call: functions with variable arguments, and the
// constants that are pointers made of numbers.

/// Whether closing the last connection moves what stands in the journal into the file and removes
/// the journal, as SQLite does unless told otherwise; gives SQLite's result code.
int csqlite_set_checkpoint_on_close(sqlite3 *connection, bool checkpoints);

/// Binds a copy of a text to a statement's parameter, numbered from 1; gives SQLite's result code.
int csqlite_bind_text(sqlite3_stmt *statement, int place, const char *text, sqlite3_uint64 count);

/// Binds a copy of bytes to a statement's parameter, numbered from 1; gives SQLite's result code.
int csqlite_bind_blob(
    sqlite3_stmt *statement, int place, const void *bytes, sqlite3_uint64 count);

#endif
