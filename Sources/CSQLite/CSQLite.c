#include "CSQLite.h"

int csqlite_set_checkpoint_on_close(sqlite3 *connection, bool checkpoints) {
  return sqlite3_db_config(
      connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, checkpoints ? 0 : 1, (int *)0);
}

int csqlite_bind_text(sqlite3_stmt *statement, int place, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, place, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int csqlite_bind_blob(
    sqlite3_stmt *statement, int place, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, place, bytes, count, SQLITE_TRANSIENT);
}
