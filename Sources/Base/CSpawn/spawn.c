#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/prctl.h>
#include <sys/syscall.h>

/* Every descriptor from `first` on goes when the next program begins. */
static void close_later(int first) {
  /* CLOSE_RANGE_CLOEXEC, of Linux 5.11. */
  if (syscall(436, first, ~0U, 1U << 2) == 0) return;
  struct rlimit limit;
  long end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 1048576 ? (long)limit.rlim_cur : 1048576;
  for (int one = first; one < end; one++) fcntl(one, F_SETFD, FD_CLOEXEC);
}

/* What a new process does between fork and exec: calls of the system, nothing that takes a lock. */
static int begin(char *const words[], char *const variables[], const int ends[3], pid_t parent) {
  setpgid(0, 0);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
  /* The parent may have ended before that. */
  if (getppid() != parent) _exit(127);
  int moved[3];
  for (int one = 0; one < 3; one++) {
    moved[one] = fcntl(ends[one], F_DUPFD, 16);
    if (moved[one] < 0) return errno;
  }
  for (int one = 0; one < 3; one++)
    if (dup2(moved[one], one) < 0) return errno;
  close_later(3);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execvpe(words[0], words, variables);
  return errno;
}

int workbench_spawn(char *const words[], char *const variables[], const int ends[3], int *process) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) {
    int reason = errno;
    close(report[0]);
    close(report[1]);
    return reason;
  }
  if (child == 0) {
    /* Out of the way of the three that it is given. */
    int end = fcntl(report[1], F_DUPFD_CLOEXEC, 16);
    int reason = begin(words, variables, ends, parent);
    ssize_t ignored = write(end, &reason, sizeof reason);
    (void)ignored;
    _exit(127);
  }
  close(report[1]);
  int reason = 0;
  ssize_t count;
  do count = read(report[0], &reason, sizeof reason);
  while (count < 0 && errno == EINTR);
  close(report[0]);
  *process = child;
  if (count != sizeof reason) return 0;
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  return reason;
}

#else

#include <spawn.h>

int workbench_spawn(char *const words[], char *const variables[], const int ends[3], int *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t settings;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&settings);
  for (int one = 0; one < 3; one++) posix_spawn_file_actions_adddup2(&actions, ends[one], one);
  posix_spawnattr_setflags(&settings, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT);
  posix_spawnattr_setpgroup(&settings, 0);
  int reason = posix_spawnp(process, words[0], &actions, &settings, words, variables);
  posix_spawnattr_destroy(&settings);
  posix_spawn_file_actions_destroy(&actions);
  return reason;
}

#endif
