/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/fuzz/fuzz.h"

#include <glib.h>
#include <string.h>

/* Runs a fuzz target over every file of its corpus: what once broke stays mended. Usually over one in so many, by
   their names, which say nothing of what is in them; those that were named by hand broke something. */
#define USUALLY 3

static void
run_file (gconstpointer data)
{
  const char *path = data;
  g_autofree char *contents = NULL;
  gsize length = 0;
  GError *error = NULL;

  g_file_get_contents (path, &contents, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpint (LLVMFuzzerTestOneInput ((const uint8_t *) contents, length), ==, 0);
}

static gboolean
is_left_out (const char *name)
{
  gboolean is_numbered = strlen (name) == 40 && strspn (name, "0123456789abcdef") == 40;

  return is_numbered && !g_getenv ("FLIPSIDE_TEST_WHOLE") && g_ascii_xdigit_value (name[0]) % USUALLY != 0;
}

static guint
add_folder (const char *folder)
{
  GError *error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  guint files = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_strconcat ("/corpus/", name, NULL);

      if (is_left_out (name))
        continue;
      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), run_file, g_free);
      files++;
    }

  return files;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_assert_cmpuint (add_folder (argv[1]), >, 0);
  return g_test_run ();
}
