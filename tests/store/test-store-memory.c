/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each single allocation of SQLite fails, once or from then on. */

#include "tests/store/disk.h"
#include "tests/store/fault-work.h"

#include <sqlite3.h>

/* SQLite's own allocator gets no data of ours. */
static struct
{
  sqlite3_mem_methods real;
  guint calls, fail_at;
  gboolean for_ever, has_failed;
} memory;

static gboolean
fails (void)
{
  memory.calls++;
  if (memory.fail_at == 0
      || (memory.for_ever ? memory.calls < memory.fail_at : memory.calls != memory.fail_at))
    return FALSE;
  memory.has_failed = TRUE;
  return TRUE;
}

static void *
allocate (int n)
{
  return fails () ? NULL : memory.real.xMalloc (n);
}

static void *
reallocate (void *old, int n)
{
  return fails () ? NULL : memory.real.xRealloc (old, n);
}

static void
fail_at (guint n, gboolean for_ever)
{
  memory.calls = 0;
  memory.fail_at = n;
  memory.for_ever = for_ever;
  memory.has_failed = FALSE;
}

static gboolean
has_failed (void)
{
  return memory.has_failed;
}

static guint
calls (void)
{
  return memory.calls;
}

/* Without the small blocks that SQLite sets aside, every allocation comes here. */
static void
use_memory (void)
{
  sqlite3_mem_methods methods;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &memory.real), ==, SQLITE_OK);
  methods = memory.real;
  methods.xMalloc = allocate;
  methods.xRealloc = reallocate;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &methods), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_LOOKASIDE, 0, 0), ==, SQLITE_OK);
}

int
main (int argc, char **argv)
{
  static const Fault fault = {
    .fail_at = fail_at,
    .has_failed = has_failed,
    .calls = calls,
    .word = "memory",
    .stride = 97,
  };

  g_test_init (&argc, &argv, NULL);
  use_memory ();
  disk_use (); /* which is quicker than the real one */
  fault_add_tests ("memory", &fault);
  return g_test_run ();
}
