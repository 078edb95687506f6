#ifndef CDISKFAULTS_H
#define CDISKFAULTS_H

#include <stdbool.h>

/// The name under which SQLite knows a disk that can be full.
extern const char *const cdf_disk_name;

/// Makes the disk known to SQLite; once is enough.
void cdf_register(void);
/// Lets some writing operations through and fails all after them; a negative number fails none.
void cdf_fill_after(int operations);
/// How many operations were let through since then.
int cdf_operations(void);

/// Opens and makes files on this thread as another user; the one from before is returned.
int cdf_set_file_user(int user);

#endif
