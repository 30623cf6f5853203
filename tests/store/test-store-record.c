/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player has reached alone: which sheets count, and which do not. */

#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "tests/store/place.h"

#define TO_THE_END 100000

static int
points_of (FlipStoredSheet *sheet)
{
  FlipScore score = { 0 };

  flip_session_game (sheet->session)->score (flip_session_state (sheet->session), 0, &score);
  return score.total;
}

static void
finish (FlipLibrary *library, FlipStoredSheet *sheet, guint64 seed)
{
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  place_play (sheet->session, &random, TO_THE_END);
  g_assert_true (
    flip_game_over (flip_session_game (sheet->session), flip_session_state (sheet->session)));
  place_save (library, sheet);
}

/* A whole game of one player; its points. */
static int
play_alone (FlipLibrary *library, const char *name, guint64 seed)
{
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (seed, name, NULL));

  finish (library, sheet, seed);
  return points_of (sheet);
}

static FlipRecord
record_of (FlipLibrary *library, FlipStoredSheet *sheet)
{
  GError *error = NULL;
  FlipRecord record;

  flip_library_record (library, sheet, &record, &error);
  g_assert_no_error (error);
  return record;
}

static void
test_none (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", NULL));

  g_assert_cmpuint (record_of (library, sheet).sheets, ==, 0);
  finish (library, sheet, 1);
  g_assert_cmpuint (record_of (library, sheet).sheets, ==, 0); /* it does not count itself */
}

static void
test_best_and_average (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  gint64 before = g_get_real_time () / G_USEC_PER_SEC;
  int points[] = {
    play_alone (library, "Ann", 1),
    play_alone (library, "Ann", 2),
    play_alone (library, "Ann", 3),
  };
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (9, "Ann", NULL));
  FlipRecord record = record_of (library, sheet);

  g_assert_cmpuint (record.sheets, ==, 3);
  g_assert_cmpint (record.best, ==, MAX (points[0], MAX (points[1], points[2])));
  g_assert_cmpfloat_with_epsilon (record.average, (points[0] + points[1] + points[2]) / 3.0, 1e-9);
  g_assert_cmpint (record.best_when, >=, before);
  g_assert_cmpint (record.best_when, <=, g_get_real_time () / G_USEC_PER_SEC);
}

/* On a board of one's own, nothing of the usual board counts. */
static FlipStoredSheet *
add_on_another_board (FlipLibrary *library)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  g_autofree char *text = g_strconcat (setup->board, "\n", NULL);

  flip_setup_set_board (setup, "mine.board", text);
  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  setup->dealt = TRUE;
  return place_add (library, flip_session_new (setup, NULL));
}

static void
test_what_does_not_count (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  int points = play_alone (library, "Ann", 1);
  g_autoptr (FlipStoredSheet) together = place_add (library, place_session (2, "Ann", "Bob", NULL));
  g_autoptr (FlipStoredSheet) practice = place_add (library, place_session (3, "Ann", NULL));
  g_autoptr (FlipStoredSheet) deleted = place_add (library, place_session (4, "Ann", NULL));
  g_autoptr (FlipStoredSheet) unfinished = place_add (library, place_session (5, "Ann", NULL));
  g_autoptr (FlipStoredSheet) elsewhere = add_on_another_board (library);
  FlipRecord record;

  play_alone (library, "Bob", 6);
  finish (library, together, 2);
  flip_session_set_practice (practice->session);
  finish (library, practice, 3);
  finish (library, deleted, 4);
  g_assert_true (flip_library_set_deleted (library, deleted->id, TRUE, NULL));
  finish (library, elsewhere, 7);
  record = record_of (library, unfinished);
  g_assert_cmpuint (record.sheets, ==, 1);
  g_assert_cmpint (record.best, ==, points);
  g_assert_cmpuint (record_of (library, together).sheets, ==, 0);
  g_assert_cmpuint (record_of (library, elsewhere).sheets, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/record/none", test_none);
  g_test_add_func ("/store/record/best-and-average", test_best_and_average);
  g_test_add_func ("/store/record/what-does-not-count", test_what_does_not_count);
  return g_test_run ();
}
