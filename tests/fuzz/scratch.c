/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/fuzz/scratch.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

#define IN_MEMORY "/dev/shm"

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_tree (inside);
    }
  g_remove (path);
}

static void
remove_folder (void)
{
  remove_tree (scratch_folder ());
}

const char *
scratch_folder (void)
{
  static char *folder;

  if (folder)
    return folder;
  folder = g_build_filename (g_access (IN_MEMORY, W_OK) == 0 ? IN_MEMORY : g_get_tmp_dir (),
                             "flipside-fuzz-XXXXXX", NULL);
  g_assert_nonnull (g_mkdtemp (folder));
  atexit (remove_folder);
  return folder;
}

void
scratch_clear (const char *kept)
{
  g_autoptr (GDir) dir = g_dir_open (scratch_folder (), 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (scratch_folder (), name, NULL);

      if (!kept || !g_str_has_prefix (name, kept))
        remove_tree (path);
    }
}
