// The clock and the random numbers that imported code sees: the same in each run, so that the same code gives the same screen.
//
// A program takes these functions before those of the C library, which Foundation and Swift's own library call.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

// Seconds since 1970: Wednesday, 23 September 2026, 10:48, of the longest English names of days and months.
static const time_t start = 1790160480;

static int (*real_clock)(clockid_t, struct timespec *);
static long (*real_call)(long, ...);
static int64_t begin;
static uint64_t seed;

// Nanoseconds of the machine's own clock.
static int64_t elapsed(void) {
  struct timespec now;
  if (!real_clock) real_clock = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  real_clock(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec - begin;
}

// Begins a run anew.
void begin_run_of_fixed_clock(void) {
  begin += elapsed();
  seed = 0;
}

// Whole seconds alone, so that what is quick sees one moment, and what waits comes to an end.
static time_t seconds(void) {
  if (!begin) begin_run_of_fixed_clock();
  return start + elapsed() / 1000000000;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) {
    elapsed();
    return real_clock(clock, result);
  }
  *result = (struct timespec){.tv_sec = seconds()};
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  (void)zone;
  *result = (struct timeval){.tv_sec = seconds()};
  return 0;
}

time_t time(time_t *result) {
  time_t now = seconds();
  if (result) *result = now;
  return now;
}

// Fills memory by Knuth's linear congruential generator, of which the upper bits are the better ones.
static void fill(uint8_t *bytes, long count) {
  for (long place = 0; place < count; place++) {
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    bytes[place] = seed >> 56;
  }
}

// Swift's library asks the system for random bytes by the number of the call.
long syscall(long number, ...) {
  long words[6];
  va_list list;
  va_start(list, number);
  for (int place = 0; place < 6; place++) words[place] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) {
    fill((uint8_t *)words[0], words[1]);
    return words[1];
  }
  if (!real_call) real_call = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real_call(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
