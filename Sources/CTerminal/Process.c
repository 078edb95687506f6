#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

// A signal that the parent chose to have ignored (nohup, a background job of a plain shell) stays
// ignored: blocked it would be queued and read.
static void watched_signals(sigset_t *set) {
  static const int numbers[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
  sigemptyset(set);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction action;
    if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler == SIG_IGN) continue;
    sigaddset(set, numbers[i]);
  }
}

void ct_process_prepare(void) {
  // Otherwise a descriptor of ours could take the place of a closed one. What stands in for an output
  // can only be read, and for the input only be written, so that their use is refused.
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) == -1 && errno == EBADF) {
      (void)open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
    }
  }
  signal(SIGPIPE, SIG_IGN);
}

int ct_signals_open(void) {
  sigset_t set;
  watched_signals(&set);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

void ct_signals_release(void) {
  sigset_t set;
  watched_signals(&set);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

bool ct_signals_end(void) {
  static const int numbers[] = {SIGTERM, SIGHUP, SIGQUIT};
  sigset_t pending;
  if (sigpending(&pending) != 0) return false;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    if (sigismember(&pending, numbers[i]) > 0) return true;
  }
  return false;
}

int ct_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  for (;;) {
    ssize_t count = read(descriptor, &info, sizeof info);
    if (count == (ssize_t)sizeof info) return (int)info.ssi_signo;
    if (count < 0 && errno == EINTR) continue;
    return 0;
  }
}

static void unblock_and_raise(int signal_number, bool keeps_mask) {
  sigset_t set, before;
  sigemptyset(&set);
  sigaddset(&set, signal_number);
  kill(getpid(), signal_number);
  // Every other thread inherited the blocked mask, so the signal lands here.
  pthread_sigmask(SIG_UNBLOCK, &set, &before);
  if (keeps_mask) pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void ct_process_stop(void) { unblock_and_raise(SIGTSTP, true); }

void ct_process_die(int signal_number) {
  signal(signal_number, SIG_DFL);
  unblock_and_raise(signal_number, false);
  _exit(128 + signal_number);
}

int ct_wake_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void ct_wake_raise(int descriptor) {
  uint64_t one = 1;
  while (write(descriptor, &one, sizeof one) < 0 && errno == EINTR) {}
}

void ct_wake_clear(int descriptor) {
  uint64_t count;
  while (read(descriptor, &count, sizeof count) < 0 && errno == EINTR) {}
}

bool ct_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
    return false;
  }
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool ct_make_directory(const char *path) {
  char *copy = strdup(path);
  if (!copy) return false;
  bool made = true;
  for (char *end = copy + 1; copy[0] && made; end++) {
    if (*end != '/' && *end != 0) continue;
    char kept = *end;
    *end = 0;
    made = mkdir(copy, 0700) == 0 || errno == EEXIST || errno == EISDIR;
    *end = kept;
    if (kept == 0) break;
  }
  free(copy);
  return made;
}
