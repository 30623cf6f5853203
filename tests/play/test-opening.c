/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening a sheet in a worker thread: from a file, from the library, cancelled, refused. */

#include "play/sheet/opening.h"

#include "games/games.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct
{
  char *folder, *path, *library_path;
  FlipLibrary *library;
  GMainLoop *loop;
  FlipStoredSheet *sheet;
  GError *error;
  guint ticks;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("flipside-opening-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "stranger.flipsheet", NULL);
  fixture->library_path = g_build_filename (fixture->folder, "library.db", NULL);
  fixture->library = flip_library_open (fixture->library_path, flip_games_find, NULL);
  fixture->loop = g_main_loop_new (NULL, FALSE);
  g_assert_nonnull (fixture->library);
}

static void
forget (Fixture *fixture)
{
  g_clear_pointer (&fixture->sheet, flip_stored_sheet_free);
  g_clear_error (&fixture->error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  forget (fixture);
  flip_library_close (fixture->library);
  g_main_loop_unref (fixture->loop);
  g_unlink (fixture->path);
  g_unlink (fixture->library_path);
  g_rmdir (fixture->folder);
  g_free (fixture->library_path);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* A game of Flip City whose last turns are ended without a card. */
static void
write_sheet (Fixture *fixture, guint entries)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (FlipSession) session = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) opening =
    g_strsplit ("factory,apartment,hospital,1: play,central-park,1: play,residential-area,"
                "convenience-store,1: play,1: stop,1: done",
                ",", -1);

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; opening[i]; i++)
    g_assert_true (flip_session_play_text (session, opening[i], NULL));
  while (flip_session_length (session) < entries)
    g_assert_true (flip_session_play_text (session, "1: stop", NULL));
  text = flip_sheet_print (session);
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Fixture *fixture = data;

  fixture->sheet = flip_opening_finish (FLIP_OPENING (source), result, &fixture->error);
  g_main_loop_quit (fixture->loop);
}

static void
run (Fixture *fixture, FlipOpening *opening)
{
  forget (fixture);
  flip_opening_start (opening, opened_cb, fixture);
  g_main_loop_run (fixture->loop);
}

static FlipOpening *
open_file (Fixture *fixture, FlipLibrary *library)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);

  return flip_opening_new_file (library, file);
}

static void
test_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipOpening) opening = NULL, again = NULL, stored = NULL;
  gint64 id;

  write_sheet (fixture, 100);
  opening = open_file (fixture, fixture->library);
  g_assert_cmpstr (flip_opening_name (opening), ==, "stranger.flipsheet");
  run (fixture, opening);
  g_assert_no_error (fixture->error);
  id = fixture->sheet->id;
  g_assert_cmpint (id, >, 0);
  g_assert_cmpuint (flip_session_length (fixture->sheet->session), ==, 100);
  g_assert_cmpint (flip_library_count (fixture->library, "", NULL), ==, 1);

  /* What the worker has kept goes on in the library of this thread. */
  g_assert_true (flip_session_play_text (fixture->sheet->session, "1: stop", NULL));
  g_assert_true (flip_library_save (fixture->library, fixture->sheet, NULL));
  g_assert_cmpint (flip_library_revision (fixture->library, id), ==, fixture->sheet->revision);
  again = open_file (fixture, fixture->library);
  run (fixture, again);
  g_assert_cmpint (fixture->sheet->id, ==, id);
  g_assert_cmpuint (flip_session_length (fixture->sheet->session), ==, 101);

  stored = flip_opening_new_sheet (fixture->library, id);
  g_assert_null (flip_opening_name (stored));
  run (fixture, stored);
  g_assert_cmpuint (flip_session_length (fixture->sheet->session), ==, 101);
}

static void
test_without_library (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipOpening) opening = NULL;

  write_sheet (fixture, 20);
  opening = open_file (fixture, NULL);
  run (fixture, opening);
  g_assert_no_error (fixture->error);
  g_assert_cmpint (fixture->sheet->id, ==, 0);
  g_assert_cmpuint (flip_session_length (fixture->sheet->session), ==, 20);
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipOpening) missing = open_file (fixture, fixture->library), pipe = NULL;
  g_autoptr (FlipOpening) broken = NULL, stored = flip_opening_new_sheet (fixture->library, 7);

  run (fixture, missing);
  g_assert_error (fixture->error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_true (g_file_set_contents (fixture->path, "nonsense", -1, NULL));
  broken = open_file (fixture, fixture->library);
  run (fixture, broken);
  g_assert_error (fixture->error, FLIP_SHEET_ERROR, FLIP_SHEET_ERROR_BROKEN);
  g_unlink (fixture->path);
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  pipe = open_file (fixture, fixture->library);
  run (fixture, pipe);
  g_assert_nonnull (strstr (fixture->error->message, "not a regular file"));
  run (fixture, stored);
  g_assert_error (fixture->error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_MISSING);
  g_assert_cmpint (flip_library_count (fixture->library, "", NULL), ==, 0);
}

static gboolean
tick_cb (gpointer data)
{
  ((Fixture *) data)->ticks++;
  return G_SOURCE_CONTINUE;
}

/* The main loop goes round while the sheet is read, and sees how far it is. */
static void
test_long (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipOpening) opening = NULL;
  guint tick = g_idle_add (tick_cb, fixture);

  write_sheet (fixture, 50000);
  opening = open_file (fixture, fixture->library);
  run (fixture, opening);
  g_source_remove (tick);
  g_assert_no_error (fixture->error);
  g_assert_cmpuint (fixture->ticks, >, 100);
  g_assert_cmpfloat (flip_opening_done (opening), >, .4);
}

static gboolean
cancel_cb (gpointer data)
{
  FlipOpening *opening = data;

  if (flip_opening_done (opening) <= 0)
    return G_SOURCE_CONTINUE;
  flip_opening_cancel (opening);
  return G_SOURCE_REMOVE;
}

/* Cancelled in the middle, nothing is kept of it. */
static void
test_cancelled (Fixture *fixture, gconstpointer data)
{
  g_autoptr (FlipOpening) opening = NULL;

  write_sheet (fixture, 200000);
  opening = open_file (fixture, fixture->library);
  g_idle_add (cancel_cb, opening);
  run (fixture, opening);
  g_assert_null (fixture->sheet);
  g_assert_error (fixture->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  /* The worker notices soon after, and lets go of the opening. */
  while (G_OBJECT (opening)->ref_count > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_cmpint (flip_library_count (fixture->library, "", NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/opening/file", Fixture, NULL, set_up, test_file, tear_down);
  g_test_add ("/opening/without-library", Fixture, NULL, set_up, test_without_library, tear_down);
  g_test_add ("/opening/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/opening/long", Fixture, NULL, set_up, test_long, tear_down);
  g_test_add ("/opening/cancelled", Fixture, NULL, set_up, test_cancelled, tear_down);
  return g_test_run ();
}
