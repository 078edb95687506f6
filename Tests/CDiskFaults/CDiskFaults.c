#include "CDiskFaults.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/fsuid.h>

const char *const cdf_disk_name = "disk-faults";

// One test at a time uses the disk, from any thread.
static atomic_int limit = -1;
static atomic_int count;

void cdf_fill_after(int operations) {
  atomic_store(&count, 0);
  atomic_store(&limit, operations);
}

int cdf_operations(void) { return atomic_load(&count); }

int cdf_set_file_user(int user) { return setfsuid((uid_t)user); }

static bool is_full(void) {
  int most = atomic_load(&limit);
  if (most >= 0 && atomic_load(&count) >= most) {
    // What SQLite asks for when an operation has failed.
    errno = ENOSPC;
    return true;
  }
  atomic_fetch_add(&count, 1);
  return false;
}

typedef struct {
  sqlite3_file base;
  sqlite3_io_methods methods;
  sqlite3_file *real;
} File;

static sqlite3_vfs *real_disk;
static sqlite3_vfs disk;

static sqlite3_file *real_of(sqlite3_file *file) { return ((File *)file)->real; }

static int file_close(sqlite3_file *file) {
  return real_of(file)->pMethods->xClose(real_of(file));
}
static int file_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 offset) {
  return real_of(file)->pMethods->xRead(real_of(file), bytes, size, offset);
}
static int file_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 offset) {
  if (is_full()) return SQLITE_FULL;
  return real_of(file)->pMethods->xWrite(real_of(file), bytes, size, offset);
}
static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  if (is_full()) return SQLITE_IOERR_TRUNCATE;
  return real_of(file)->pMethods->xTruncate(real_of(file), size);
}
static int file_sync(sqlite3_file *file, int flags) {
  if (is_full()) return SQLITE_IOERR_FSYNC;
  return real_of(file)->pMethods->xSync(real_of(file), flags);
}
static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real_of(file)->pMethods->xFileSize(real_of(file), size);
}
static int file_lock(sqlite3_file *file, int kind) {
  return real_of(file)->pMethods->xLock(real_of(file), kind);
}
static int file_unlock(sqlite3_file *file, int kind) {
  return real_of(file)->pMethods->xUnlock(real_of(file), kind);
}
static int file_is_reserved(sqlite3_file *file, int *result) {
  return real_of(file)->pMethods->xCheckReservedLock(real_of(file), result);
}
static int file_control(sqlite3_file *file, int operation, void *argument) {
  return real_of(file)->pMethods->xFileControl(real_of(file), operation, argument);
}
static int file_sector(sqlite3_file *file) {
  return real_of(file)->pMethods->xSectorSize(real_of(file));
}
static int file_character(sqlite3_file *file) {
  return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}
static int file_map(sqlite3_file *file, int page, int size, int extends, void volatile **start) {
  if (extends && page > 0 && is_full()) return SQLITE_IOERR_SHMSIZE;
  return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extends, start);
}
static int file_shared_lock(sqlite3_file *file, int offset, int size, int flags) {
  return real_of(file)->pMethods->xShmLock(real_of(file), offset, size, flags);
}
static void file_barrier(sqlite3_file *file) {
  real_of(file)->pMethods->xShmBarrier(real_of(file));
}
static int file_unmap(sqlite3_file *file, int deletes) {
  return real_of(file)->pMethods->xShmUnmap(real_of(file), deletes);
}

static int disk_open(
    sqlite3_vfs *self, const char *name, sqlite3_file *opened, int flags, int *given) {
  (void)self;
  File *file = (File *)opened;
  memset(file, 0, sizeof *file);
  file->real = (sqlite3_file *)(file + 1);
  if ((flags & SQLITE_OPEN_CREATE) && (flags & SQLITE_OPEN_WAL) && is_full()) return SQLITE_FULL;
  int code = real_disk->xOpen(real_disk, name, file->real, flags, given);
  if (!file->real->pMethods) return code;
  file->methods = (sqlite3_io_methods){
      .iVersion = 2,
      .xClose = file_close,
      .xRead = file_read,
      .xWrite = file_write,
      .xTruncate = file_truncate,
      .xSync = file_sync,
      .xFileSize = file_size,
      .xLock = file_lock,
      .xUnlock = file_unlock,
      .xCheckReservedLock = file_is_reserved,
      .xFileControl = file_control,
      .xSectorSize = file_sector,
      .xDeviceCharacteristics = file_character,
      .xShmMap = file_map,
      .xShmLock = file_shared_lock,
      .xShmBarrier = file_barrier,
      .xShmUnmap = file_unmap,
  };
  file->base.pMethods = &file->methods;
  return code;
}

void cdf_register(void) {
  real_disk = sqlite3_vfs_find(NULL);
  disk = *real_disk;
  disk.zName = cdf_disk_name;
  disk.szOsFile = (int)sizeof(File) + real_disk->szOsFile;
  disk.xOpen = disk_open;
  disk.pNext = NULL;
  sqlite3_vfs_register(&disk, 0);
}
