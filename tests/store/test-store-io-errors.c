/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each single call of the file system fails, once or from then on. */

#include "tests/store/disk.h"
#include "tests/store/fault-work.h"

int
main (int argc, char **argv)
{
  static const Fault fault = {
    .fail_at = disk_fail_at,
    .has_failed = disk_has_failed,
    .stride = 3,
  };

  g_test_init (&argc, &argv, NULL);
  disk_use ();
  fault_add_tests ("io-errors", &fault);
  return g_test_run ();
}
