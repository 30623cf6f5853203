/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that people ask for: written through links, never in place of a device, whole or not at all;
   and what a killed program leaves behind. */

#include "store/files/unfinished.h"
#include "store/library/write-file.h"
#include "tests/store/place.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

static void
write_text (const char *path, const char *text)
{
  GError *error = NULL;
  gboolean written = flip_write_file (path, text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (written);
}

static void
assert_text (const char *path, const char *text)
{
  g_autoptr (GBytes) bytes = place_read (path);
  gsize size;
  gconstpointer data = g_bytes_get_data (bytes, &size);

  g_assert_cmpmem (data, size, text, strlen (text));
}

static void
assert_names (Place *place, guint n)
{
  g_autoptr (GPtrArray) names = place_names (place);

  g_assert_cmpuint (names->len, ==, n);
}

static void
test_plain (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "picture.png");
  GStatBuf info;

  write_text (path, "one");
  assert_text (path, "one");
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  write_text (path, "");
  assert_text (path, "");
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0640);
  assert_names (place, 1);
}

/* The link stays, what it leads to is written: over several links, relative ones too. */
static void
test_links (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *first = place_file (place, "first"), *second = place_file (place, "second");
  g_autofree char *folder = place_file (place, "inner"), *real = place_file (place, "inner/real");
  g_autofree char *read = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("second", first), ==, 0);
  g_assert_cmpint (symlink ("inner/../inner/real", second), ==, 0);
  write_text (first, "there is nothing yet");
  assert_text (real, "there is nothing yet");
  write_text (first, "and now there is");
  assert_text (real, "and now there is");
  read = g_file_read_link (first, NULL);
  g_assert_cmpstr (read, ==, "second");
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  assert_names (place, 3);
}

static void
test_circle (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "circle");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("circle", path), ==, 0);
  g_assert_false (flip_write_file (path, "x", 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_LOOP);
  g_assert_nonnull (strstr (error->message, path));
}

static void
read_pipe (Place *place, gpointer path)
{
  assert_text (path, "through the pipe");
}

static void
test_pipe (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "pipe"), *link = place_file (place, "link");
  GStatBuf info;
  GPid reader;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_cmpint (symlink (path, link), ==, 0);
  reader = place_fork (place, read_pipe, path);
  write_text (link, "through the pipe");
  place_wait (reader);
  g_assert_cmpint (g_lstat (path, &info), ==, 0);
  g_assert_true (S_ISFIFO (info.st_mode));
}

/* In a folder of its own: if this went wrong for root with /dev/null itself, the machine would be
   without it. */
static void
test_device (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *nothing = place_file (place, "null"), *full = place_file (place, "full");
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  if (mknod (nothing, S_IFCHR | 0600, makedev (1, 3)) != 0
      || mknod (full, S_IFCHR | 0600, makedev (1, 7)) != 0 || g_access (nothing, W_OK) != 0)
    {
      g_test_skip ("no device can be made here");
      return;
    }
  write_text (nothing, "nowhere");
  g_assert_cmpint (g_lstat (nothing, &info), ==, 0);
  g_assert_true (S_ISCHR (info.st_mode));
  g_assert_false (flip_write_file (full, "x", 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
}

static void
test_refused (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *nowhere = place_file (place, "none/file");
  g_autoptr (GError) error = NULL;

  g_assert_false (flip_write_file (nowhere, "x", 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_nonnull (strstr (error->message, nowhere));
  g_clear_error (&error);
  g_assert_false (flip_write_file (place->folder, "x", 1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  assert_names (place, 0);
}

/* What is left behind */

/* Begins a file and says its name, then waits to be killed. */
static void
begin_and_wait (Place *place, gpointer data)
{
  g_autofree char *target = place_file (place, "out.svg");
  FlipUnfinished *unfinished = flip_unfinished_new (place->folder, target);
  const char *path = flip_unfinished_path (unfinished);

  place_write (path, "half", 4);
  g_assert_cmpint (write (GPOINTER_TO_INT (data), path, strlen (path) + 1), >, 0);
  pause ();
}

static GPid
begin_apart (Place *place, char **path)
{
  char name[4096];
  int ends[2];
  GPid process;

  g_assert_cmpint (pipe (ends), ==, 0);
  process = place_fork (place, begin_and_wait, GINT_TO_POINTER (ends[1]));
  g_assert_cmpint (read (ends[0], name, sizeof name), >, 0);
  *path = g_strdup (name);
  close (ends[0]);
  close (ends[1]);
  return process;
}

static void
end_process (GPid process)
{
  g_assert_cmpint (kill (process, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (process, NULL, 0), ==, process);
}

/* Of two programs one is killed: only its file goes, and the other's when that is killed too. */
static void
test_killed (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *dead = NULL, *alive = NULL;
  GPid one = begin_apart (place, &dead), other = begin_apart (place, &alive);

  end_process (one);
  flip_unfinished_clear (place->folder);
  g_assert_false (g_file_test (dead, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (alive, G_FILE_TEST_EXISTS));
  end_process (other);
  flip_unfinished_clear (place->folder);
  assert_names (place, 0);
}

/* A note may say anything: only a plain file that has our mark is ever removed. */
static void
test_strange_notes (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *notes = place_file (place, ".unfinished");
  g_autofree char *diary = place_file (place, "diary"),
                  *wrong = place_file (place, "x.unfinished-y");
  g_autofree char *link = place_file (place, "x.unfinished-abcdefgh");
  const char *const said[] = { diary, wrong, link, "", "x.unfinished-abcdefgh", place->folder };

  place_write (diary, "dear diary", 10);
  place_write (wrong, "mine", 4);
  g_assert_cmpint (symlink (diary, link), ==, 0);
  g_assert_cmpint (g_mkdir (notes, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *note = g_build_filename (notes, name, NULL);

      place_write (note, said[i], strlen (said[i]));
    }
  flip_unfinished_clear (place->folder);
  assert_text (diary, "dear diary");
  assert_text (wrong, "mine");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_names (place, 3);
}

/* Without a place for the note it is only not noted. */
static void
test_no_note (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *target = place_file (place, "out");
  g_autoptr (FlipUnfinished) unfinished = flip_unfinished_new ("/dev/null", target);

  place_write (flip_unfinished_path (unfinished), "x", 1);
  assert_names (place, 1);
  flip_unfinished_free (g_steal_pointer (&unfinished));
  assert_names (place, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (Place) home = place_new ();

  g_setenv ("XDG_DATA_HOME", home->folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/write-file/plain", test_plain);
  g_test_add_func ("/store/write-file/links", test_links);
  g_test_add_func ("/store/write-file/circle", test_circle);
  g_test_add_func ("/store/write-file/pipe", test_pipe);
  g_test_add_func ("/store/write-file/device", test_device);
  g_test_add_func ("/store/write-file/refused", test_refused);
  g_test_add_func ("/store/write-file/killed", test_killed);
  g_test_add_func ("/store/write-file/strange-notes", test_strange_notes);
  g_test_add_func ("/store/write-file/no-note", test_no_note);
  return g_test_run ();
}
