/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets of older versions are looked through in a thread of their own, while the library is used. */

#include "games/games.h"
#include "play/library/library-keeping.h"
#include "store/library/results.h"
#include "tests/store/place.h"

#define SHEETS 20

static void
fill (FlipLibrary *library)
{
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (i, "Ann", "Bob", NULL));

      place_play (sheet->session, &random, i % 2 ? G_MAXUINT : 9);
      place_save (library, sheet);
    }
}

/* As if an older version had saved them. */
static FlipLibrary *
make_unkept (Place *place)
{
  FlipLibrary *library = place_open (place);

  fill (library);
  flip_library_close (library);
  place_make_database (place->path, "DELETE FROM result; UPDATE sheet SET kept = 0, moment = '', search = ''");
  return place_open (place);
}

static void
ended_cb (FlipLibraryKeeping *keeping, gboolean *has_ended)
{
  *has_ended = TRUE;
}

static void
test_whole (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = make_unkept (place);
  g_autoptr (FlipLibraryKeeping) keeping = flip_library_keeping_new (library);
  g_autoptr (FlipResults) results = NULL;
  gboolean has_ended = FALSE;

  g_assert_nonnull (keeping);
  g_signal_connect (keeping, "ended", G_CALLBACK (ended_cb), &has_ended);
  while (!has_ended)
    g_main_context_iteration (NULL, TRUE);
  results = flip_library_results (library, NULL);
  g_assert_cmpuint (results->results->len, ==, SHEETS);
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, 0);
  g_assert_null (flip_library_keeping_new (library));
}

/* It lets go of the file at once, tells nobody, and the rest is done the next time. */
static void
test_cancelled (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = make_unkept (place);
  g_autoptr (FlipLibraryKeeping) keeping = flip_library_keeping_new (library);
  gboolean has_ended = FALSE;

  g_signal_connect (keeping, "ended", G_CALLBACK (ended_cb), &has_ended);
  flip_library_keeping_cancel (keeping);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (has_ended);
  g_assert_true (flip_library_keep (library, NULL, NULL, NULL));
  g_assert_cmpint (flip_library_count_unkept (library, NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library-keeping/whole", test_whole);
  g_test_add_func ("/library-keeping/cancelled", test_cancelled);
  return g_test_run ();
}
