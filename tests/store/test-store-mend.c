/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A mended log in the library: the old one and what was set aside are kept beside it. */

#include "engine/session/mend.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

#include <signal.h>
#include <sys/wait.h>

#define MOVES 40

static FlipSession *
play_some (void)
{
  FlipSession *session = place_session (7, "Ann", "Bob", NULL);
  FlipRandom random;

  flip_random_seed (&random, 7, 1);
  place_play (session, &random, MOVES);
  flip_session_set_practice (session);
  return session;
}

/* Sets the second half of the log aside. */
static void
mend_half (FlipSession *session)
{
  g_autoptr (FlipMend) mend = flip_mend_new (session);

  flip_mend_stop (mend, flip_session_cursor (session) / 2);
  g_assert_true (flip_mend_keep (mend));
}

static FlipStoredSheet *
load (FlipLibrary *library, gint64 id)
{
  GError *error = NULL;
  FlipStoredSheet *sheet = flip_library_load (library, id, &error);

  g_assert_no_error (error);
  return sheet;
}

/* Also after the sheet was closed and opened again, one undo brings it all back. */
static void
test_undo_after_load (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, play_some ()), again = NULL;
  g_autofree char *whole = place_print (sheet->session), *back = NULL, *stored = NULL;
  guint length = flip_session_cursor (sheet->session);

  mend_half (sheet->session);
  place_save (library, sheet);
  place_assert_stored (library, sheet);
  again = load (library, sheet->id);
  g_assert_cmpuint (flip_session_n_aside (again->session), ==, length - length / 2);
  g_assert_true (flip_session_undo (again->session));
  back = place_print (again->session);
  g_assert_cmpstr (back, ==, whole);
  place_save (library, again);
  stored = place_load_text (library, sheet->id);
  g_assert_cmpstr (stored, ==, whole);
  g_assert_cmpint (place_number (library, "SELECT count(*) FROM shelf"), ==, 0);
}

static void
test_bring_back_after_load (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, play_some ()), again = NULL;
  g_autofree char *whole = place_print (sheet->session), *back = NULL;
  FlipRefusal refusal;

  mend_half (sheet->session);
  place_save (library, sheet);
  again = load (library, sheet->id);
  g_assert_cmpuint (flip_mend_bring_back (again->session, &refusal), >, 0);
  g_assert_cmpuint (flip_session_n_aside (again->session), ==, 0);
  back = place_print (again->session);
  g_assert_cmpstr (back, ==, whole);
}

/* A history that was changed by somebody else is noticed, and so is one that is gone. */
static void
test_damage (void)
{
  static const char *const damages[] = {
    "UPDATE shelf SET text = replace (text, 'former ', 'former 1')",
    "UPDATE shelf SET text = 'nothing'",
    "UPDATE shelf SET text = ''",
    "DELETE FROM shelf",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipLibrary) library = place_open (place);
      g_autoptr (FlipStoredSheet) sheet = place_add (library, play_some ());
      GError *error = NULL;

      mend_half (sheet->session);
      place_save (library, sheet);
      place_run (library, damages[i]);
      g_assert_null (flip_library_load (library, sheet->id, &error));
      place_assert_error (error, FLIP_STORE_ERROR_DAMAGED, "damaged");
    }
}

/* Until it is killed. */
static void
mend_and_undo (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = load (library, 1);

  for (;;)
    {
      if (flip_session_n_aside (sheet->session))
        g_assert_true (flip_session_undo (sheet->session));
      else
        mend_half (sheet->session);
      place_save (library, sheet);
    }
}

static void
kill_after (Place *place, guint delay_ms)
{
  GPid process = place_fork (place, mend_and_undo, NULL);
  int status;

  g_usleep (delay_ms * 1000);
  g_assert_cmpint (kill (process, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  g_assert_true (WIFSIGNALED (status));
}

/* The library has either log, whole, and the old one is never lost. */
static void
test_kill (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipSession) session = play_some ();
  g_autofree char *whole = place_print (session);
  FlipLibrary *library = place_open (place);
  guint mended = 0, times = play_sample (60, 6);
  FlipRandom random;

  flip_stored_sheet_free (place_add (library, g_steal_pointer (&session)));
  flip_library_close (library);
  flip_random_seed (&random, 3, 1);
  for (guint i = 0; i < times; i++)
    {
      g_autoptr (FlipStoredSheet) sheet = NULL;
      g_autofree char *found = NULL;

      kill_after (place, 20 + flip_random_below (&random, 100));
      library = place_open (place);
      sheet = load (library, 1);
      if (flip_session_n_aside (sheet->session) && ++mended)
        g_assert_true (flip_session_undo (sheet->session));
      found = place_print (sheet->session);
      g_assert_cmpstr (found, ==, whole);
      flip_library_close (library);
    }
  g_assert_cmpuint (mended, <=, times);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/mend/undo-after-load", test_undo_after_load);
  g_test_add_func ("/store/mend/bring-back-after-load", test_bring_back_after_load);
  g_test_add_func ("/store/mend/damage", test_damage);
  g_test_add_func ("/store/mend/kill", test_kill);
  return g_test_run ();
}
