#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Plain functions over readline, signals and the terminal. No C global is visible from here:
// Swift would take each for shared mutable state. All of it belongs to the main thread, except
// ct_wake_raise, which any thread may call.

// MARK: The process (Process.c)

/// Opens /dev/null on missing standard descriptors and ignores SIGPIPE.
void ct_process_prepare(void);

/// Blocks the signals that end or stop a process or tell of its window, and returns a descriptor that
/// becomes readable when one is pending, or -1 with errno. To be called before a second thread exists;
/// later threads inherit the mask.
int ct_signals_open(void);
/// Lets the signals do again what they do by themselves; those that are pending do it now.
void ct_signals_release(void);
/// True while a signal is pending that ends the run.
bool ct_signals_end(void);
/// The next pending signal, or 0.
int ct_signals_next(int descriptor);
/// Stops the process as Ctrl-Z would and returns when it is continued.
void ct_process_stop(void);
/// Ends the process by a signal, so that its parent sees what ended it.
_Noreturn void ct_process_die(int signal_number);

/// A counter descriptor for poll, or -1 with errno.
int ct_wake_open(void);
/// Makes the descriptor readable.
void ct_wake_raise(int descriptor);
/// Makes the descriptor unreadable again.
void ct_wake_clear(int descriptor);

/// The size of the terminal behind a descriptor; false where there is none or it does not say.
bool ct_window_size(int descriptor, int *columns, int *rows);
/// Makes a directory and its missing parents, for the owner alone.
bool ct_make_directory(const char *path);

// MARK: Measuring (Measure.c)

/// How many rows a text takes on a terminal, and its widest row, as the C library counts columns.
///
/// Escape sequences take no room. A newline at the end begins no row.
void ct_measure(const char *text, size_t length, int columns, int *rows, int *widest);
/// How many bytes of a text fit into so many columns, escape sequences taking none.
size_t ct_fitting(const char *text, size_t length, int columns);
/// The rows that readline needs for a prompt (with \001 and \002) and a line behind it.
int ct_measure_line(const char *prompt, const char *line, size_t length, int columns);

// MARK: The line editor (Readline.c)

/// What the editor asks of its owner.
typedef struct {
  void *context;
  /// Tab: answer with ct_completion_add for each candidate.
  void (*complete)(void *context, const char *line, size_t length, size_t cursor);
  /// Several candidates are to be shown.
  void (*list)(void *context);
} ct_callbacks;

/// What reading keys led to.
typedef enum {
  ct_still_typing,
  ct_line_entered,
  ct_input_ended,
} ct_outcome;

/// Makes the locale UTF-8 if it is not, so that characters are not taken apart.
void ct_use_utf8(void);

/// Sets readline up on standard input; false if that is no terminal.
///
/// `signals` is the signal descriptor or -1. A fatal signal ends a read that would block.
/// A plain editor takes the terminal for a dumb one and never moves its cursor.
bool ct_editor_open(const char *name, int signals, bool is_plain);
/// Says who answers Tab; none to begin with.
void ct_editor_set_owner(ct_callbacks callbacks);
/// Gives the terminal back as it was found. May be called at any time, any number of times.
void ct_editor_close(void);
/// True where the terminal moves its cursor by ANSI sequences.
bool ct_editor_has_cursor(void);
/// Tells readline the window's size.
void ct_editor_resize(int columns, int rows);

/// Shows the prompt with an empty line and takes keys from now on.
void ct_editor_install(const char *prompt);
/// True between install and the line's end.
bool ct_editor_is_installed(void);
/// Changes the prompt; to be called while the line is hidden or not installed.
bool ct_editor_set_prompt(const char *prompt);
/// Sets the escape that the line wears behind its prompt, which has to end with it; empty for none.
///
/// The rest of the line's row is painted so too, and what is printed around the line is not. To be called
/// while the line is hidden or not installed.
void ct_editor_set_look(const char *escape);
/// Reads keys until none waits, the line ends, or `limit` were read.
ct_outcome ct_editor_read(int limit);
/// The line that was entered, until the next one is.
const char *ct_editor_entered(size_t *length);

/// The half-typed line.
const char *ct_editor_line(size_t *length);
/// Drops the half-typed line and whatever search or count was going on.
void ct_editor_discard(void);

/// Erases the half-typed line and all beneath it; the cursor is then where its prompt began.
void ct_editor_hide(void);
/// Draws the half-typed line at the cursor.
void ct_editor_show(void);
/// Draws `count` lines beneath the half-typed line; each of `lines` must be narrower than the window.
void ct_editor_draw_beneath(const char *const *lines, int count);
/// The rows that the half-typed line takes.
int ct_editor_rows(int columns);
/// The most rows the line took since this was last asked.
int ct_editor_take_peak(void);
/// True if a key cleared the screen since this was last asked.
bool ct_editor_take_cleared(void);
/// Leaves the editor's terminal mode, for a stop.
void ct_editor_leave(void);
/// Enters the editor's terminal mode again.
void ct_editor_enter(void);

/// Adds bytes to what is to be written, behind what readline wrote.
void ct_output_add(const char *bytes, size_t length);
/// All that is to be written; valid until the next call of any function here.
const char *ct_output_take(size_t *length);

/// Adds one candidate for the text up to the cursor.
void ct_completion_add(const char *text, bool ends_word);

/// Reads a history file, and keeps at most `limit` entries from now on.
void ct_history_load(const char *path, int limit);
/// Adds a line to the history; false if it repeats the last one.
bool ct_history_add(const char *line);
/// Cuts a history file to its last entries.
void ct_history_trim(const char *path, int limit);

#endif
