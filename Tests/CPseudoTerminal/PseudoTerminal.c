#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static void send_number(int descriptor, int number) {
  (void)!write(descriptor, &number, sizeof number);
}

static bool receive_number(int descriptor, int *number, int milliseconds) {
  struct pollfd wait = {.fd = descriptor, .events = POLLIN};
  if (poll(&wait, 1, milliseconds) <= 0) return false;
  return read(descriptor, number, sizeof *number) == (ssize_t)sizeof *number;
}

static pid_t start_program(
    int terminal, const char *path, char *const arguments[], char *const environment[]) {
  pid_t child = fork();
  if (child != 0) {
    setpgid(child, child);
    tcsetpgrp(terminal, child);
    return child;
  }
  setpgid(0, 0);
  tcsetpgrp(terminal, getpid());
  for (int descriptor = 0; descriptor <= 2; descriptor++) dup2(terminal, descriptor);
  static const int defaults[] = {SIGHUP, SIGTTOU, SIGPIPE};
  for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++) signal(defaults[i], SIG_DFL);
  execve(path, arguments, environment);
  _exit(127);
}

// Only functions that are safe after fork in a process with threads.
static _Noreturn void be_shell(
    int terminal, int control, const char *path, char *const arguments[],
    char *const environment[]) {
  // A fork without exec: copies of other sessions' descriptors would keep those alive.
  terminal = fcntl(terminal, F_DUPFD, 64);
  control = fcntl(control, F_DUPFD, 64);
  terminal = dup3(terminal, 3, O_CLOEXEC);
  control = dup3(control, 4, O_CLOEXEC);
  close_range(5, ~0U, 0);
  setsid();
  ioctl(terminal, TIOCSCTTY, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  pid_t child = start_program(terminal, path, arguments, environment);
  send_number(control, child);
  for (bool is_alive = true;;) {
    struct pollfd wait = {.fd = control, .events = POLLIN};
    int ready = poll(&wait, 1, is_alive ? 5 : -1);
    if (ready > 0) {
      char order;
      if (read(control, &order, 1) != 1 || order != 'f') break;
      tcsetpgrp(terminal, child);
      kill(-child, SIGCONT);
    }
    int status;
    if (is_alive && waitpid(child, &status, WNOHANG | WUNTRACED) == child) {
      if (WIFSTOPPED(status)) {
        send_number(control, 2000 + WSTOPSIG(status));
      } else {
        is_alive = false;
        send_number(control, WIFSIGNALED(status) ? 1000 + WTERMSIG(status) : WEXITSTATUS(status));
      }
    }
  }
  kill(-child, SIGKILL);
  _exit(0);
}

bool pty_run(
    pty_session *session, const char *path, char *const arguments[], char *const environment[],
    int columns, int rows) {
  char name[128];
  int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (controller < 0) return false;
  if (grantpt(controller) != 0 || unlockpt(controller) != 0 ||
      ptsname_r(controller, name, sizeof name) != 0) {
    close(controller);
    return false;
  }
  int terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  int pair[2];
  if (terminal < 0 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) {
    close(controller);
    return false;
  }
  session->controller = controller;
  session->control = pair[0];
  pty_resize(session, columns, rows);
  session->shell = fork();
  if (session->shell == 0) be_shell(terminal, pair[1], path, arguments, environment);
  close(terminal);
  close(pair[1]);
  return session->shell > 0 && receive_number(session->control, &session->process, 10000);
}

bool pty_resize(pty_session *session, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(session->controller, TIOCSWINSZ, &size) == 0;
}

ssize_t pty_read(pty_session *session, char *bytes, size_t capacity, int milliseconds) {
  struct pollfd wait = {.fd = session->controller, .events = POLLIN};
  if (poll(&wait, 1, milliseconds) <= 0) return 0;
  ssize_t count = read(session->controller, bytes, capacity);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  return count <= 0 ? -1 : count;
}

bool pty_write(pty_session *session, const char *bytes, size_t length, int milliseconds) {
  struct pollfd wait = {.fd = session->controller, .events = POLLOUT};
  if (poll(&wait, 1, milliseconds) <= 0) return false;
  return write(session->controller, bytes, length) == (ssize_t)length;
}

bool pty_is_cooked(pty_session *session) {
  struct termios modes;
  // Linux answers on the controlling side with the modes of the other one.
  if (tcgetattr(session->controller, &modes) != 0) return false;
  return (modes.c_lflag & ICANON) && (modes.c_lflag & ECHO) && (modes.c_iflag & ICRNL);
}

void pty_hang_up(pty_session *session) {
  close(session->controller);
  session->controller = -1;
}

void pty_continue(pty_session *session) {
  (void)send(session->control, "f", 1, MSG_NOSIGNAL);
}

int pty_wait(pty_session *session, int milliseconds) {
  int status;
  return receive_number(session->control, &status, milliseconds) ? status : -1;
}

void pty_end(pty_session *session) {
  if (session->shell <= 0) return;
  (void)send(session->control, "q", 1, MSG_NOSIGNAL);
  close(session->control);
  if (session->controller >= 0) close(session->controller);
  waitpid(session->shell, NULL, 0);
}
