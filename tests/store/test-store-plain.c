/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The door for a stranger's file: nothing blocks, nothing is read without end. */

#include "store/files/plain-file.h"

#include "store/files/store-error.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#define MOST 1000

typedef struct
{
  char *folder, *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("flipside-plain-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
assert_refused (const char *path, const char *reason)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (flip_plain_file_read (path, MOST, &length, &error));
  g_assert_nonnull (error);
  if (!strstr (error->message, reason))
    g_error ("%s: “%s” was expected, not “%s”", path, reason, error->message);
}

static void
test_bytes (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *bytes;
    gssize length;
    const char *text, *reason;
  } cases[] = {
    { "", 0, "", NULL },
    { "flipsheet 1\r\n", -1, "flipsheet 1\r\n", NULL },
    { "\xef\xbb\xbf"
      "a",
      -1, "a", NULL },
    { "a\0b", 3, NULL, "NUL" },
    { "a\0", 2, NULL, "NUL" },
    { "a\xff", -1, NULL, "not UTF-8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;
      gsize length;

      g_assert_true (g_file_set_contents (fixture->path, cases[i].bytes, cases[i].length, NULL));
      if (cases[i].reason)
        {
          assert_refused (fixture->path, cases[i].reason);
          continue;
        }
      text = flip_plain_file_read (fixture->path, MOST, &length, NULL);
      g_assert_cmpstr (text, ==, cases[i].text);
      g_assert_cmpuint (length, ==, strlen (text));
    }
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bytes = g_strnfill (MOST + 1, 'x');
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (fixture->path, bytes, MOST, NULL));
  text = flip_plain_file_read (fixture->path, MOST, &length, NULL);
  g_assert_cmpuint (length, ==, MOST);
  g_assert_true (g_file_set_contents (fixture->path, bytes, MOST + 1, NULL));
  assert_refused (fixture->path, "too large");

  /* Larger than memory, but only its size is looked at. */
  g_assert_cmpint (truncate (fixture->path, G_GINT64_CONSTANT (1) << 40), ==, 0);
  assert_refused (fixture->path, "too large");
}

static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int listener = socket (AF_UNIX, SOCK_STREAM, 0);

  assert_refused (fixture->path, "No such file");
  assert_refused (fixture->folder, "is a folder");
  assert_refused ("/dev/zero", "not a regular file");
  assert_refused ("/dev/null", "not a regular file");
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  assert_refused (fixture->path, "not a regular file");
  g_unlink (fixture->path);
  g_strlcpy (address.sun_path, fixture->path, sizeof address.sun_path);
  g_assert_cmpint (bind (listener, (struct sockaddr *) &address, sizeof address), ==, 0);
  assert_refused (fixture->path, "not a regular file");
  close (listener);
  g_unlink (fixture->path);

  /* A link to a plain file is one; a link to itself is an error like any other. */
  g_assert_cmpint (symlink (fixture->path, fixture->path), ==, 0);
  assert_refused (fixture->path, "can’t be read");
}

/* Endless, as /dev/zero would be if it were opened. */
static void
test_stream (Fixture *fixture, gconstpointer data)
{
  g_autofree char *more = g_strnfill (2 * MOST, 'x');
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  g_assert_cmpint (write (ends[1], more, 2 * MOST), ==, 2 * MOST);
  g_assert_null (flip_plain_stream_read (ends[0], "a pipe", MOST, &length, &error));
  g_assert_nonnull (strstr (error->message, "a pipe is too large"));
  close (ends[0]);
  close (ends[1]);

  g_assert_cmpint (pipe (ends), ==, 0);
  g_assert_cmpint (write (ends[1], "moves", 5), ==, 5);
  close (ends[1]);
  text = flip_plain_stream_read (ends[0], "a pipe", MOST, &length, NULL);
  g_assert_cmpstr (text, ==, "moves");
  close (ends[0]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/plain/bytes", Fixture, NULL, set_up, test_bytes, tear_down);
  g_test_add ("/plain/size", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/plain/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/plain/stream", Fixture, NULL, set_up, test_stream, tear_down);
  return g_test_run ();
}
