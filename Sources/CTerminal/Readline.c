#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

// The only file with global state: readline has one editor a process, and so has Marquee.

/// The most times that one key is done for a count typed before it.
static const int longest_count = 1000;

static ct_callbacks owner;
static int signal_descriptor = -1;
static struct termios terminal_found;
static bool is_open, is_installed, is_hidden, has_cursor, has_input_ended, was_cut;
static bool was_cleared;
static int peak_rows;
static int held_byte = -1;
static int window_columns = 80;
// The escape that the line wears behind its prompt, and the rows that are painted with it.
static char *look;
static int painted_rows;

static char *entered;
static ct_outcome outcome;

static char *output;
static size_t output_length, output_capacity, output_taken;
static FILE *stream;

static char **candidates;
static size_t candidate_count, candidate_capacity;
static bool candidate_ends_word;

// MARK: Output

static void append(const char *bytes, size_t length) {
  if (output_taken) {
    output_length = 0;
    output_taken = 0;
  }
  if (output_length + length > output_capacity) {
    size_t capacity = (output_length + length) * 2 + 4096;
    char *grown = realloc(output, capacity);
    if (!grown) return;
    output = grown;
    output_capacity = capacity;
  }
  memcpy(output + output_length, bytes, length);
  output_length += length;
}

// A screen is cleared in the terminal's own colors, not in those of the line.
static void append_clearing(const char *bytes, size_t length) {
  append("\033[0m", 4);
  size_t end = 0;
  while (end + 2 < length && bytes[end] == 033 && bytes[end + 1] == '[') {
    size_t last = end + 2;
    while (last < length && ((unsigned char)bytes[last] < 0x40 || (unsigned char)bytes[last] > 0x7E)) {
      last++;
    }
    if (last >= length || (bytes[last] != 'H' && bytes[last] != 'J')) break;
    end = last + 1;
  }
  append(bytes, end);
  append(look, strlen(look));
  append(bytes + end, length - end);
}

static ssize_t stream_write(void *cookie, const char *bytes, size_t length) {
  (void)cookie;
  // readline itself only moves relatively, so a cursor sent home is a cleared screen.
  const char *home = memmem(bytes, length, "\033[H", 3);
  if (home) was_cleared = true;
  if (home && look) {
    append(bytes, (size_t)(home - bytes));
    append_clearing(home, length - (size_t)(home - bytes));
  } else {
    append(bytes, length);
  }
  return (ssize_t)length;
}

void ct_output_add(const char *bytes, size_t length) {
  if (stream) fflush(stream);
  append(bytes, length);
}

static void add_text(const char *text) { ct_output_add(text, strlen(text)); }

const char *ct_output_take(size_t *length) {
  if (stream) fflush(stream);
  *length = output_taken ? 0 : output_length;
  output_taken = output_length;
  return output ? output : "";
}

// MARK: Input

static bool is_fatal_signal_pending(void) {
  sigset_t pending;
  if (sigpending(&pending) != 0) return false;
  return sigismember(&pending, SIGINT) > 0 || sigismember(&pending, SIGTERM) > 0 ||
         sigismember(&pending, SIGHUP) > 0 || sigismember(&pending, SIGQUIT) > 0;
}

// One byte at a time: what readline did not ask for stays in the terminal, for the shell.
//
// A paste whose end never comes makes readline wait here with the signals blocked, so the wait
// looks for them itself.
static int read_byte(void) {
  for (;;) {
    struct pollfd waits[2] = {
        {.fd = STDIN_FILENO, .events = POLLIN},
        {.fd = signal_descriptor, .events = POLLIN},
    };
    if (poll(waits, 1, 0) == 0) {
      bool has_signal = poll(waits + 1, 1, 0) > 0;
      if (has_signal && is_fatal_signal_pending()) {
        was_cut = true;
        return EOF;
      }
      int ready = has_signal ? poll(waits, 1, 50) : poll(waits, 2, -1);
      if (ready < 0 && errno != EINTR) {
        has_input_ended = true;
        return EOF;
      }
      if (ready <= 0 || waits[0].revents == 0) continue;
    }
    unsigned char byte;
    ssize_t count = read(STDIN_FILENO, &byte, 1);
    if (count == 1) return byte;
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    has_input_ended = true;
    return EOF;
  }
}

// A key that begins a sequence, such as an arrow's, ends a search through the history and then does what
// it does elsewhere. readline 8.2 would read on within the search and jump to where it has been, so the
// search is ended by a newline first.
static int read_key(FILE *unused) {
  (void)unused;
  int byte = held_byte >= 0 ? held_byte : read_byte();
  bool was_held = held_byte >= 0;
  held_byte = -1;
  if (byte < 0 || was_held || !RL_ISSTATE(RL_STATE_ISEARCH)) return byte;
  Keymap map = rl_get_keymap();
  if (byte != 033 && !(map && map[byte].type == ISKMAP)) return byte;
  held_byte = byte;
  return '\n';
}

// Between two lines keys are kept for the next one; in the usual mode the terminal would echo them
// into what is being printed.
static void keep_quiet(void) {
  struct termios quiet = terminal_found;
  quiet.c_lflag &= (tcflag_t) ~(ECHO | ICANON);
  quiet.c_iflag &= (tcflag_t)~ICRNL;
  tcsetattr(STDIN_FILENO, TCSANOW, &quiet);
}

// MARK: The line's look

// What readline prints keeps the look that the prompt ends with; what is printed around the line has its
// own, and takes this one off first.
static void take_look_off(void) {
  if (look) add_text("\033[0m");
}

static void put_look_on(void) {
  if (look) add_text(look);
}

// Paints what the line leaves empty of its last row. Not part of the prompt: where readline writes that
// anew it may keep what stands behind it.
static void paint_row(void) {
  if (!look || !is_installed || is_hidden) return;
  int point = rl_point;
  rl_point = rl_end;
  rl_redisplay();
  put_look_on();
  add_text("\033[K");
  rl_point = point;
  rl_redisplay();
  painted_rows = ct_editor_rows(window_columns);
}

// Rows that readline emptied would stay painted.
static void paint_again(void) {
  if (!look || !is_installed || is_hidden) return;
  if (ct_editor_rows(window_columns) < painted_rows) {
    ct_editor_hide();
    ct_editor_show();
  } else {
    paint_row();
  }
}

void ct_editor_set_look(const char *escape) {
  free(look);
  look = escape && *escape && has_cursor ? strdup(escape) : NULL;
}

// MARK: The line's end

// Removed before the line's effects run, so that they may print and install it with another prompt.
static void line_ended(char *line) {
  fflush(stream);
  size_t before = output_taken ? 0 : output_length;
  rl_callback_handler_remove();
  fflush(stream);
  keep_quiet();
  // At the end of input readline ends the row only where it has a bracketed paste to switch off.
  bool has_ended_row = !output_taken && output && memchr(output + before, '\n', output_length - before);
  if (!line && !has_ended_row) append("\n", 1);
  // A row that scrolled in behind the line is painted as the line was.
  if (look) append("\033[0m\033[J", 7);
  is_installed = false;
  free(entered);
  entered = line;
  if (has_input_ended || was_cut) {
    // readline took the end for Enter or Ctrl-D; a half-typed line was not meant as a command.
    free(entered);
    entered = NULL;
  }
  if (entered) {
    outcome = ct_line_entered;
  } else if (has_input_ended || !was_cut) {
    outcome = ct_input_ended;
  }
}

ct_outcome ct_editor_read(int limit) {
  outcome = ct_still_typing;
  was_cut = false;
  for (int i = 0; (i < limit || held_byte >= 0) && is_installed; i++) {
    rl_callback_read_char();
    // A count typed before a key would have it done as often, though nobody could read the line.
    if (rl_numeric_arg > longest_count) rl_numeric_arg = longest_count;
    if (!is_installed) break;
    int rows = ct_editor_rows(window_columns);
    if (rows > peak_rows) peak_rows = rows;
    struct pollfd wait = {.fd = STDIN_FILENO, .events = POLLIN};
    if (held_byte < 0 && poll(&wait, 1, 0) <= 0) break;
  }
  paint_again();
  return outcome;
}

const char *ct_editor_entered(size_t *length) {
  *length = entered ? strlen(entered) : 0;
  return entered ? entered : "";
}

// MARK: Completion

void ct_completion_add(const char *text, bool ends_word) {
  if (candidate_count + 1 >= candidate_capacity) {
    size_t capacity = candidate_capacity * 2 + 16;
    char **grown = realloc(candidates, capacity * sizeof *grown);
    if (!grown) return;
    candidates = grown;
    candidate_capacity = capacity;
  }
  char *copy = strdup(text);
  if (!copy) return;
  candidates[candidate_count++] = copy;
  candidate_ends_word = ends_word;
}

static size_t common_length(void) {
  size_t length = strlen(candidates[0]);
  for (size_t i = 1; i < candidate_count; i++) {
    size_t same = 0;
    while (same < length && candidates[0][same] == candidates[i][same]) same++;
    length = same;
  }
  while (length > 0 && ((unsigned char)candidates[0][length] & 0xC0) == 0x80) length--;
  return length;
}

// The whole text up to the cursor is one word, so no quoting rules are needed.
static char **complete(const char *text, int start, int end) {
  (void)text;
  (void)start;
  rl_attempted_completion_over = 1;
  candidate_count = 0;
  if (!owner.complete) return NULL;
  owner.complete(owner.context, rl_line_buffer, (size_t)rl_end, (size_t)end);
  if (candidate_count == 0) return NULL;
  char **matches = calloc(candidate_count + 2, sizeof *matches);
  if (!matches) return NULL;
  rl_completion_suppress_append = candidate_count > 1 || !candidate_ends_word;
  rl_completion_append_character = ' ';
  if (candidate_count == 1) {
    matches[0] = candidates[0];
    return matches;
  }
  // What candidates share must not take away what was typed ("matr" for "The Matrix").
  size_t shared = common_length();
  matches[0] = shared >= strlen(text) ? strndup(candidates[0], shared) : strdup(text);
  memcpy(matches + 1, candidates, candidate_count * sizeof *matches);
  return matches;
}

static void list_matches(char **matches, int count, int longest) {
  (void)matches;
  (void)count;
  (void)longest;
  if (owner.list) owner.list(owner.context);
}

// MARK: Set-up

void ct_use_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  // readline reads the environment again, so the variable must change as well.
  if (setlocale(LC_CTYPE, "C.UTF-8")) setenv("LC_ALL", "C.UTF-8", 1);
}

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
static struct sigaction crash_actions[sizeof crash_signals / sizeof *crash_signals];

static void crashed(int number) {
  tcsetattr(STDIN_FILENO, TCSANOW, &terminal_found);
  static const char last[] = "\033[0m\033[?2004l\r\n";
  (void)!write(STDOUT_FILENO, has_cursor ? last : "\r\n", has_cursor ? sizeof last - 1 : 2);
  for (size_t i = 0; i < sizeof crash_signals / sizeof *crash_signals; i++) {
    if (crash_signals[i] == number) sigaction(number, &crash_actions[i], NULL);
  }
  raise(number);
}

// Takes a function off every key of a map and of the maps behind its keys.
static void unbind(rl_command_func_t *function, Keymap map) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (map[key].type == ISKMAP) {
      unbind(function, (Keymap)map[key].function);
    } else if (map[key].type == ISFUNC && map[key].function == function) {
      map[key].function = NULL;
    }
  }
}

// Takes away what readline 8.2 does wrong when it is fed key by key: a search for a character and a
// keyboard macro call what is not there, and a search for a whole text frees it twice.
static void unbind_crashes(void) {
  static const char *const maps[] = {"emacs", "vi-insert", "vi-command"};
  rl_command_func_t *const functions[] = {
      rl_char_search, rl_backward_char_search, rl_start_kbd_macro, rl_end_kbd_macro,
      rl_call_last_kbd_macro, rl_print_last_kbd_macro,
      // What they find shares its undo list with the line it came from, and it is freed twice.
      rl_noninc_forward_search, rl_noninc_reverse_search, rl_noninc_forward_search_again,
      rl_noninc_reverse_search_again,
      // It would bind the keys of the inputrc once more.
      rl_re_read_init_file,
  };
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
    Keymap map = rl_get_keymap_by_name(maps[i]);
    for (size_t j = 0; map && j < sizeof functions / sizeof *functions; j++) {
      unbind(functions[j], map);
    }
  }
}

// What read_key ends a search with must end it.
static void end_searches_with_newline(void) {
  char *set = rl_variable_value("isearch-terminators");
  char *all = NULL;
  if (asprintf(&all, "%s\\012", set ? set : "\\033") < 0) return;
  rl_variable_bind("isearch-terminators", all);
  free(all);
}

void ct_editor_set_owner(ct_callbacks callbacks) { owner = callbacks; }

bool ct_editor_open(const char *name, int signals, bool is_plain) {
  if (is_open) return true;
  if (tcgetattr(STDIN_FILENO, &terminal_found) != 0) return false;
  cookie_io_functions_t functions = {.write = stream_write};
  if (!stream) stream = fopencookie(NULL, "w", functions);
  if (!stream) return false;
  signal_descriptor = signals;
  ct_use_utf8();

  rl_readline_name = strdup(name);
  if (is_plain) rl_terminal_name = strdup("dumb");
  rl_instream = stdin;
  rl_outstream = stream;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_persistent_signal_handlers = 0;
  rl_change_environment = 0;
  rl_getc_function = read_key;
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = list_matches;
  rl_sort_completion_matches = 0;
  rl_basic_word_break_characters = strdup("");
  rl_completer_word_break_characters = rl_basic_word_break_characters;
  rl_completer_quote_characters = NULL;
  // Before rl_initialize, so that the person's inputrc has the last word.
  rl_variable_bind("keyseq-timeout", "50");
  rl_variable_bind("enable-bracketed-paste", "on");
  rl_variable_bind("show-all-if-ambiguous", "on");
  rl_initialize();
  unbind_crashes();
  end_searches_with_newline();
  using_history();

  // readline's copy of the capability, so that an unknown terminal counts as a dumb one.
  const char *erase = rl_get_termcap("ce");
  const char *up = rl_get_termcap("up");
  has_cursor = erase && up && strncmp(erase, "\033[", 2) == 0;

  // A stack that has run over leaves no room for what gives the terminal back.
  static char crash_stack[32 * 1024];
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof crash_signals / sizeof *crash_signals; i++) {
    struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(crash_signals[i], &action, &crash_actions[i]);
  }
  is_open = true;
  static bool is_registered;
  if (!is_registered) is_registered = atexit(ct_editor_close) == 0;
  return true;
}

void ct_editor_close(void) {
  if (!is_open) return;
  is_open = false;
  if (is_installed) rl_callback_handler_remove();
  if (is_installed) take_look_off();
  is_installed = false;
  // In the background this would stop the process (SIGTTOU) instead of letting it end.
  if (tcgetpgrp(STDIN_FILENO) == getpgrp()) {
    // A terminal that takes nothing is not waited for.
    struct pollfd room = {.fd = STDOUT_FILENO, .events = POLLOUT};
    bool has_room = poll(&room, 1, 0) > 0;
    tcsetattr(STDIN_FILENO, has_room ? TCSADRAIN : TCSANOW, &terminal_found);
    size_t length;
    const char *rest = ct_output_take(&length);
    while (has_room && length > 0) {
      ssize_t count = write(STDOUT_FILENO, rest, length);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) break;
      rest += count;
      length -= (size_t)count;
    }
  }
  for (size_t i = 0; i < sizeof crash_signals / sizeof *crash_signals; i++) {
    sigaction(crash_signals[i], &crash_actions[i], NULL);
  }
}

bool ct_editor_has_cursor(void) { return has_cursor; }

void ct_editor_resize(int columns, int rows) {
  // Below this readline divides by what is left of a row beside its marks.
  if (columns < 4) columns = 4;
  if (rows < 2) rows = 2;
  bool is_as_wide = columns == window_columns;
  window_columns = columns;
  if (!is_installed || is_hidden || (is_as_wide && has_cursor)) {
    // In a window as wide as before the line stays as it is; one that is taller than the window, drawn
    // anew, would leave its first rows above it.
    rl_set_screen_size(rows, columns);
  } else if (!has_cursor) {
    rl_clear_visible_line();
    rl_set_screen_size(rows, columns);
    rl_on_new_line();
    rl_forced_update_display();
  } else {
    // The terminal has broken the line anew, as most do; readline would look for its beginning where
    // the old width put it and leave rows of it behind.
    int above =
        ct_measure_line(rl_display_prompt ? rl_display_prompt : "", rl_line_buffer,
                        (size_t)rl_point, columns) - 1;
    if (above > 0) {
      char up[32];
      snprintf(up, sizeof up, "\033[%dA", above);
      add_text(up);
    }
    take_look_off();
    add_text("\r\033[J");
    rl_set_screen_size(rows, columns);
    // Where readline thinks the prompt breaks depends on the width.
    char *prompt = rl_prompt ? strdup(rl_prompt) : NULL;
    if (prompt) (void)ct_editor_set_prompt(prompt);
    free(prompt);
    rl_on_new_line();
    rl_forced_update_display();
    paint_row();
  }
}

// MARK: The line

void ct_editor_install(const char *prompt) {
  if (is_installed || !is_open) return;
  is_hidden = false;
  is_installed = true;
  peak_rows = 1;
  // readline takes from the modes it finds whether to echo and which keys erase.
  tcsetattr(STDIN_FILENO, TCSANOW, &terminal_found);
  rl_callback_handler_install(prompt, line_ended);
  paint_row();
}

bool ct_editor_is_installed(void) { return is_installed; }

// A search or a count shows a prompt of its own and keeps ours aside.
static bool is_prompt_borrowed(void) {
  return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG) != 0;
}

bool ct_editor_set_prompt(const char *prompt) {
  if (is_prompt_borrowed()) return false;
  rl_set_prompt(prompt);
  return true;
}

const char *ct_editor_line(size_t *length) {
  *length = is_installed && rl_line_buffer ? (size_t)rl_end : 0;
  return rl_line_buffer ? rl_line_buffer : "";
}

void ct_editor_discard(void) {
  if (!is_installed) return;
  bool was_hidden = is_hidden;
  is_hidden = false;
  held_byte = -1;
  rl_callback_sigcleanup();
  rl_free_line_state();
  rl_replace_line("", 1);
  using_history();
  ct_editor_hide();
  if (!was_hidden) ct_editor_show();
}

void ct_editor_hide(void) {
  if (!is_installed || is_hidden) return;
  rl_clear_visible_line();
  take_look_off();
  if (has_cursor) add_text("\033[J");
  is_hidden = true;
}

void ct_editor_show(void) {
  if (!is_installed || !is_hidden) return;
  is_hidden = false;
  rl_on_new_line();
  rl_forced_update_display();
  paint_row();
}

void ct_editor_draw_beneath(const char *const *lines, int count) {
  if (!is_installed || is_hidden || !has_cursor || count <= 0) return;
  int point = rl_point;
  rl_point = rl_end;
  rl_redisplay();
  take_look_off();
  // Index (ESC D) goes down a row, scrolling at the bottom, and keeps the column: afterward the
  // rows beneath exist, and a saved cursor stays right.
  for (int i = 0; i < count; i++) add_text("\033D");
  char up[32];
  snprintf(up, sizeof up, "\033[%dA\0337", count);
  add_text(up);
  for (int i = 0; i < count; i++) {
    // A line may paint its whole row, so it is written last.
    add_text("\r\n\033[K");
    add_text(lines[i]);
    add_text("\033[0m");
  }
  add_text("\0338");
  put_look_on();
  rl_point = point;
  rl_redisplay();
}

int ct_editor_rows(int columns) {
  if (!is_installed || !rl_line_buffer) return 0;
  const char *prompt = rl_display_prompt ? rl_display_prompt : "";
  return ct_measure_line(prompt, rl_line_buffer, (size_t)rl_end, columns);
}

int ct_editor_take_peak(void) {
  int peak = peak_rows;
  peak_rows = 1;
  return peak;
}

bool ct_editor_take_cleared(void) {
  bool cleared = was_cleared;
  was_cleared = false;
  return cleared;
}

void ct_editor_leave(void) {
  if (is_installed && rl_deprep_term_function) rl_deprep_term_function();
}

void ct_editor_enter(void) {
  if (is_installed && rl_prep_term_function) rl_prep_term_function(1);
}

// MARK: History

void ct_history_load(const char *path, int limit) {
  (void)read_history(path);
  stifle_history(limit);
  using_history();
}

bool ct_history_add(const char *line) {
  using_history();
  HIST_ENTRY *last = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
  if (last && last->line && strcmp(last->line, line) == 0) return false;
  add_history(line);
  return true;
}

void ct_history_trim(const char *path, int limit) { (void)history_truncate_file(path, limit); }
