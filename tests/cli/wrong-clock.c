/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Preloaded, this is a clock that is thousands of years ahead, by whichever of both calls a program reads it. */

#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECONDS_AHEAD (9000LL * 365 * 24 * 60 * 60)

int
clock_gettime (clockid_t clock, struct timespec *now)
{
  int result = (int) syscall (SYS_clock_gettime, clock, now);

  if (result == 0 && clock == CLOCK_REALTIME)
    now->tv_sec += SECONDS_AHEAD;
  return result;
}

int
gettimeofday (struct timeval *restrict now, void *restrict zone)
{
  struct timespec time;
  int result = clock_gettime (CLOCK_REALTIME, &time);

  now->tv_sec = time.tv_sec;
  now->tv_usec = time.tv_nsec / 1000;
  return result;
}
