#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// A program on a pseudo-terminal of its own, in the foreground, with a small shell for its parent.
///
/// The shell is there so that the terminal outlives the program: its modes can be looked at
/// afterward, and Ctrl-Z has somebody to return to.
typedef struct {
  int controller;
  int control;
  pid_t shell;
  pid_t process;
} pty_session;

/// Starts a program; false if that failed.
bool pty_run(
    pty_session *session, const char *path, char *const arguments[], char *const environment[],
    int columns, int rows);
/// Gives the window another size, as a window manager would.
bool pty_resize(pty_session *session, int columns, int rows);
/// Reads what comes within so many milliseconds; 0 when nothing came, -1 when the terminal closed.
ssize_t pty_read(pty_session *session, char *bytes, size_t capacity, int milliseconds);
/// Types bytes; false where the terminal takes none within so many milliseconds.
bool pty_write(pty_session *session, const char *bytes, size_t length, int milliseconds);
/// True where the terminal edits lines and echoes, as a shell leaves it.
bool pty_is_cooked(pty_session *session);
/// Takes the window away.
void pty_hang_up(pty_session *session);
/// Brings a stopped program to the foreground, as `fg` would.
void pty_continue(pty_session *session);
/// Waits for the program: its exit status, or 1000 plus the signal that ended it, or 2000 plus the
/// signal that stopped it, or -1 when the time is over.
int pty_wait(pty_session *session, int milliseconds);
/// Ends the program and its shell.
void pty_end(pty_session *session);

#endif
