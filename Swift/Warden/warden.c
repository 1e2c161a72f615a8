// warden WHO KIND MEMORY SECONDS FILE PROCESSES FOLDER COUNT [ROOT [HOW FROM TO]...] PROGRAM WORDS...
//
// The last step into a sandbox. Bubblewrap or `unshare` has made namespaces; this makes a root of its own in them, unless
// COUNT is 0 as bubblewrap has done so, gives up what powers are left, bounds what a program may have, forbids the calls
// that no compiler and no view needs, and becomes PROGRAM.
//
// WHO is `nobody`, which root becomes, or `self`. KIND is `alone` for a program that may start no other one and open no
// socket, or `tools` for a compiler. MEMORY, of address space, and FILE are in bytes, SECONDS of processor time;
// PROCESSES counts threads, too. FOLDER is where it begins. ROOT is an empty folder; each of the COUNT things that are
// seen in it is a file or folder FROM that is found as TO, to read (`see`), to write (`fill`) or a device (`use`).
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The calls of this processor are not known"
#endif

static void fail(const char *what) {
  fprintf(stderr, "warden: %s: %s\n", what, strerror(errno));
  _exit(126);
}

static void bound(int what, const char *text) {
  rlim_t most = strtoull(text, NULL, 10);
  struct rlimit limit;
  if (getrlimit(what, &limit) != 0) fail("a limit");
  if (limit.rlim_max < most) most = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = most;
  if (setrlimit(what, &limit) != 0) fail("a limit");
}

static void close_from(int first) {
  if (syscall(436, first, ~0U, 0) == 0) return;
  for (int one = first; one < 65536; one++) close(one);
}

// A root of its own.

static char place[PATH_MAX];

static const char *within(const char *root, const char *path) {
  if (snprintf(place, sizeof place, "%s%s", root, path) >= (int)sizeof place) {
    errno = ENAMETOOLONG;
    fail(path);
  }
  return place;
}

// Makes a folder of the new root and those that it lies in.
static void make_folders(const char *root, char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdir(within(root, path), 0755) != 0 && errno != EEXIST) fail(path);
    *slash = '/';
  }
}

// As struct mount_attr of linux/mount.h, which clashes with sys/mount.h.
struct attributes {
  unsigned long long set, clear, propagation, user_namespace;
};

// Everything below a place, other mounts there too; numbers of linux/mount.h.
// A device can be written to there all the same; its mode and its dates can't.
static void restrict_mounts(const char *path, int is_device, int is_written) {
  struct attributes attributes = {0x2 /* no setuid */ | (is_device ? 0x8 /* no exec */ : 0x4 /* no devices */), 0, 0, 0};
  if (!is_written) attributes.set |= 0x1; /* read only */
  if (syscall(442, AT_FDCWD, path, 0x8000 /* AT_RECURSIVE */, &attributes, sizeof attributes) != 0) fail(path);
}

static void show(const char *root, const char *how, const char *from, char *to) {
  struct stat status;
  if (stat(from, &status) != 0) fail(from);
  make_folders(root, to);
  const char *target = within(root, to);
  if (S_ISDIR(status.st_mode)) {
    if (mkdir(target, 0755) != 0 && errno != EEXIST) fail(to);
  } else {
    int file = open(target, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0444);
    if (file < 0 && access(target, F_OK) != 0) fail(to);
    if (file >= 0) close(file);
  }
  if (mount(from, target, NULL, MS_BIND | MS_REC, NULL) != 0) fail(from);
  restrict_mounts(target, strcmp(how, "use") == 0, strcmp(how, "fill") == 0);
}

// What a path of the system is: a link as such, and nothing where there is nothing.
static void show_system(const char *root, const char *path) {
  char target[PATH_MAX];
  ssize_t count = readlink(path, target, sizeof target - 1);
  if (count > 0) {
    target[count] = 0;
    if (symlink(target, within(root, path)) != 0) fail(path);
  } else if (access(path, F_OK) == 0) {
    char copy[64];
    snprintf(copy, sizeof copy, "%s", path);
    show(root, "see", path, copy);
  }
}

static void make_root(const char *root, int count, char **words) {
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) fail("/");
  if (mount("tmpfs", root, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755") != 0) fail(root);
  const char *system[] = {"/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"};
  for (size_t one = 0; one < sizeof system / sizeof *system; one++) show_system(root, system[one]);
  if (mkdir(within(root, "/proc"), 0555) != 0 || mkdir(within(root, "/tmp"), 0555) != 0) fail(root);
  for (int one = 0; one < count; one++) show(root, words[3 * one], words[3 * one + 1], words[3 * one + 2]);
  // The system's loader and Foundation look for the program there. Within some containers it is refused.
  mount("proc", within(root, "/proc"), "proc", MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
  if (mount(NULL, root, NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL) != 0) fail(root);
  // The old root goes: nothing leads back to it.
  if (chdir(root) != 0 || syscall(SYS_pivot_root, ".", ".") != 0 || umount2(".", MNT_DETACH) != 0 || chdir("/") != 0)
    fail("a root of its own");
}

// Powers.

struct header {
  unsigned version;
  int process;
};
struct powers {
  unsigned effective, permitted, inheritable;
};

static void give_up_powers(int becomes_nobody) {
  // Who may not drop these has none of them, and gets none by the last step below.
  for (int one = 0; one < 64; one++) prctl(PR_CAPBSET_DROP, one, 0, 0, 0);
  if (becomes_nobody) {
    if (setgroups(0, NULL) != 0 || setresgid(65534, 65534, 65534) != 0 || setresuid(65534, 65534, 65534) != 0)
      fail("becoming nobody");
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct header header = {0x20080522, 0};
  struct powers none[2] = {{0, 0, 0}, {0, 0, 0}};
  if (syscall(SYS_capset, &header, none) != 0) fail("powers");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail("no new powers");
}

// Calls.

// What neither a compiler nor a view needs: other namespaces and mounts, other processes' memory, keys, memory that no
// limit of a process counts, and what is known for its faults.
static const int forbidden[] = {
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_ptrace, SYS_process_vm_readv,
    SYS_process_vm_writev, SYS_kcmp, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key,
    SYS_request_key, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_shmdt, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl,
    SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_mq_open, SYS_mq_unlink, SYS_memfd_create,
    SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init, SYS_fanotify_mark, SYS_inotify_init1,
    SYS_inotify_add_watch, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot,
    SYS_swapon, SYS_swapoff, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_acct,
    SYS_quotactl, SYS_syslog, SYS_move_pages, SYS_migrate_pages, SYS_mbind, SYS_set_mempolicy, SYS_sethostname,
    SYS_setdomainname, SYS_vhangup, SYS_personality, SYS_mknodat, SYS_vmsplice, SYS_io_setup, SYS_io_submit,
    SYS_lookup_dcookie, SYS_sync, SYS_nfsservctl,
#ifdef SYS_mknod
    SYS_mknod,
#endif
#ifdef SYS_modify_ldt
    SYS_modify_ldt, SYS_iopl, SYS_ioperm, SYS_kexec_file_load, SYS_inotify_init,
#endif
    // io_uring, pidfd_open, open_tree to fspick, pidfd_getfd, process_madvise, quotactl_fd, memfd_secret,
    // process_mrelease, set_mempolicy_home_node, listmount, open_tree_attr: numbered alike everywhere.
    425, 426, 427, 434, 428, 429, 430, 431, 432, 433, 438, 440, 442, 443, 447, 448, 450, 458, 467};

// What a program that is alone doesn't need either: whom to talk to, other bounds, locks on the machine's files.
static const int forbidden_alone[] = {
    SYS_socket, SYS_socketpair, SYS_setrlimit, SYS_flock, SYS_syncfs,
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
};

static struct sock_filter filter[400];
static unsigned short length;

static void add(unsigned short code, unsigned value, unsigned char yes, unsigned char no) {
  filter[length++] = (struct sock_filter){code, yes, no, value};
}
static void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, offset, 0, 0); }
static void answer(unsigned value) { add(BPF_RET | BPF_K, value, 0, 0); }

#define REFUSED (SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN (SECCOMP_RET_ERRNO | ENOSYS)
// Of each argument the lower half, on processors that keep it first.
#define ARGUMENT(place) (offsetof(struct seccomp_data, args) + 8 * (place))

static void refuse(int call, unsigned how) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
  answer(how);
}

// Refuses a call whose first argument has one of some bits, or lacks all of them.
static void refuse_bits(int call, unsigned bits, int has_them) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  load(ARGUMENT(0));
  add(BPF_JMP | BPF_JSET | BPF_K, bits, has_them ? 0 : 1, has_them ? 1 : 0);
  answer(REFUSED);
  answer(SECCOMP_RET_ALLOW);
}

// Refuses a call by the value of an argument of 32 bits; the number of the call is loaded again.
static void refuse_value(int call, int place, unsigned value) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  load(ARGUMENT(place));
  add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  answer(REFUSED);
  load(offsetof(struct seccomp_data, nr));
}

// Refuses modes by which a file would run as its owner, whoever starts it: what tools write is this user's, and lies in the
// cache afterwards, outside of the sandbox.
static void refuse_owner_modes(int call, int place) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  load(ARGUMENT(place));
  add(BPF_JMP | BPF_JSET | BPF_K, S_ISUID | S_ISGID, 0, 1);
  answer(REFUSED);
  load(offsetof(struct seccomp_data, nr));
}

// The same of calls that have a mode only where they make a file.
static void refuse_owner_files(int call, int flags) {
  add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 6);
  load(ARGUMENT(flags));
  add(BPF_JMP | BPF_JSET | BPF_K, O_CREAT | (O_TMPFILE & ~O_DIRECTORY), 0, 3);
  load(ARGUMENT(flags + 1));
  add(BPF_JMP | BPF_JSET | BPF_K, S_ISUID | S_ISGID, 0, 1);
  answer(REFUSED);
  load(offsetof(struct seccomp_data, nr));
}

static void forbid_owner_modes(void) {
  refuse_owner_modes(SYS_fchmod, 1);
  refuse_owner_modes(SYS_fchmodat, 2);
  refuse_owner_files(SYS_openat, 2);
#ifdef SYS_chmod
  refuse_owner_modes(SYS_chmod, 1);
  refuse_owner_modes(SYS_creat, 1);
  refuse_owner_files(SYS_open, 1);
#endif
  // openat2, whose mode lies in memory, and fchmodat2: the C library then asks by the others.
  refuse(437, UNKNOWN);
  refuse(452, UNKNOWN);
}

// Lets bounds be read, not set: where they are to be read from is no place in memory.
static void refuse_new_bounds(void) {
  add(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 6);
  load(ARGUMENT(2));
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2);
  load(ARGUMENT(2) + 4);
  add(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  answer(REFUSED);
  answer(SECCOMP_RET_ALLOW);
}

static void forbid_calls(int is_alone) {
  load(offsetof(struct seccomp_data, arch));
  add(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  answer(SECCOMP_RET_KILL_PROCESS);
  load(offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The calls of x32, under numbers of their own.
  add(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  answer(SECCOMP_RET_KILL_PROCESS);
#endif
  for (size_t one = 0; one < sizeof forbidden / sizeof *forbidden; one++) refuse(forbidden[one], REFUSED);
  if (is_alone)
    for (size_t one = 0; one < sizeof forbidden_alone / sizeof *forbidden_alone; one++)
      refuse(forbidden_alone[one], REFUSED);
  // What it asks for lies in memory, which no filter reads; the C library then asks by clone.
  refuse(SYS_clone3, UNKNOWN);
  forbid_owner_modes();
  // It ends with its parent, whatever it says.
  refuse_value(SYS_prctl, 0, PR_SET_PDEATHSIG);
  // What is typed into a terminal, be there one or not.
  refuse_value(SYS_ioctl, 1, TIOCSTI);
  refuse_value(SYS_ioctl, 1, TIOCLINUX);
  unsigned namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID
    | CLONE_NEWNET;
  if (is_alone) {
    refuse_new_bounds();
    static const int locks[] = {F_SETLEASE, F_NOTIFY, F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW};
    for (size_t one = 0; one < sizeof locks / sizeof *locks; one++) refuse_value(SYS_fcntl, 1, locks[one]);
    // Threads only; the kernel refuses a thread in namespaces of its own to who has no powers.
    refuse_bits(SYS_clone, CLONE_THREAD, 0);
  } else {
    refuse_bits(SYS_clone, namespaces, 1);
    // Between processes of its own.
    add(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 4);
    load(ARGUMENT(0));
    add(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0);
    answer(REFUSED);
    answer(SECCOMP_RET_ALLOW);
  }
  answer(SECCOMP_RET_ALLOW);
  struct sock_fprog program = {length, filter};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) fail("forbidding calls");
}

int main(int count, char **words) {
  int shown = count > 9 ? atoi(words[8]) : -1;
  int program = 9 + (shown > 0 ? 1 + 3 * shown : 0);
  if (shown < 0 || program >= count) {
    fprintf(stderr, "warden: too few words\n");
    return 126;
  }
  close_from(3);
  umask(022);
  if (shown > 0) make_root(words[9], shown, words + 10);
  // One byte: a system that hands cores to a program does so with none, too, but not with one (fs/coredump.c).
  bound(RLIMIT_CORE, "1");
  bound(RLIMIT_AS, words[3]);
  bound(RLIMIT_CPU, words[4]);
  bound(RLIMIT_FSIZE, words[5]);
  bound(RLIMIT_NPROC, words[6]);
  bound(RLIMIT_NOFILE, "1024");
  bound(RLIMIT_MEMLOCK, "65536");
  bound(RLIMIT_MSGQUEUE, "0");
  bound(RLIMIT_RTPRIO, "0");
  bound(RLIMIT_NICE, "0");
  give_up_powers(strcmp(words[1], "nobody") == 0);
  // A change of user takes it away.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) fail("ending with its parent");
  // Who speaks to it may have ended before that: then nobody holds the other end.
  struct pollfd input = {0, POLLIN, 0};
  if (poll(&input, 1, 0) > 0 && (input.revents & POLLHUP)) return 126;
  if (chdir(words[7]) != 0) fail(words[7]);
  setsid();
  forbid_calls(strcmp(words[2], "alone") == 0);
  execv(words[program], words + program);
  fail(words[program]);
}
