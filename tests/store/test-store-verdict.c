/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was found out about the choices of a sheet is kept for this log alone, and only if it can be trusted. */

#include "engine/session/mend.h"
#include "games/games.h"
#include "store/library/results.h"
#include "tests/store/place.h"

#include <string.h>

#define MOVES 30
#define STAMP "weights 1"
#define TEXT  "c0 2 6210 120\n-\nf0 6000 -31\n"

static FlipStoredSheet *
add_played (FlipLibrary *library)
{
  FlipSession *session = place_session (7, "Ann", "Bob", NULL);
  FlipRandom random;

  flip_random_seed (&random, 7, 1);
  place_play (session, &random, MOVES);
  flip_session_set_practice (session);
  return place_add (library, session);
}

static void
keep (FlipLibrary *library, FlipStoredSheet *sheet)
{
  GError *error = NULL;

  g_assert_true (flip_library_keep_verdicts (library, sheet, STAMP, TEXT, &error));
  g_assert_no_error (error);
}

static void
assert_read (FlipLibrary *library, FlipStoredSheet *sheet, const char *stamp, const char *expected)
{
  g_autofree char *text = flip_library_read_verdicts (library, sheet, stamp);

  g_assert_cmpstr (text, ==, expected);
}

static gint64
count (FlipLibrary *library)
{
  return place_number (library, "SELECT count(*) FROM verdict");
}

/* The statistics read those of all sheets. */
static void
assert_among_results (FlipLibrary *library, const FlipStoredSheet *sheet)
{
  g_autoptr (FlipResults) results = flip_library_results (library, NULL);
  const FlipKeptReview *review;

  g_assert_cmpuint (results->reviews->len, ==, 1);
  review = &g_array_index (results->reviews, FlipKeptReview, 0);
  g_assert_cmpint (review->sheet, ==, sheet->id);
  g_assert_cmpstr (review->stamp, ==, STAMP);
  g_assert_cmpstr (review->verdicts, ==, TEXT);
}

static void
test_kept (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = add_played (library), again = NULL;

  assert_read (library, sheet, STAMP, NULL);
  keep (library, sheet);
  assert_read (library, sheet, STAMP, TEXT);
  assert_read (library, sheet, "weights 2", NULL);
  assert_among_results (library, sheet);
  again = flip_library_load (library, sheet->id, NULL);
  assert_read (library, again, STAMP, TEXT);
  g_assert_true (flip_library_keep_verdicts (library, again, "weights 2", "better", NULL));
  assert_read (library, sheet, "weights 2", "better");
  assert_read (library, sheet, STAMP, NULL);
  g_assert_cmpint (count (library), ==, 1);
}

static void
play_on (FlipSession *session)
{
  FlipRandom random;

  flip_random_seed (&random, 8, 1);
  place_play (session, &random, 1);
}

static void
take_back (FlipSession *session)
{
  g_assert_true (flip_session_undo (session));
}

static void
take_all_back (FlipSession *session)
{
  flip_session_jump (session, 0);
}

static void
mend (FlipSession *session)
{
  g_autoptr (FlipMend) mending = flip_mend_new (session);

  flip_mend_stop (mending, flip_session_cursor (session) / 2);
  g_assert_true (flip_mend_keep (mending));
}

static void
test_another_log (void)
{
  static void (*const changes[]) (FlipSession *) = { play_on, take_back, take_all_back, mend };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipLibrary) library = place_open (place);
      g_autoptr (FlipStoredSheet) sheet = add_played (library), other = add_played (library);

      keep (library, sheet);
      keep (library, other);
      changes[i](sheet->session);
      /* Not yet saved: nothing is known of this log, and nothing of it is kept. */
      assert_read (library, sheet, STAMP, NULL);
      place_save (library, sheet);
      assert_read (library, sheet, STAMP, NULL);
      assert_read (library, other, STAMP, TEXT);
      g_assert_cmpint (count (library), ==, 1);
    }
}

/* Only the log counts, not what is noted beside it. */
static void
test_same_log (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = add_played (library), again = NULL;
  g_autofree char *text = NULL;
  FlipSession *copy;

  keep (library, sheet);
  flip_session_set_tag (sheet->session, "hints", "3");
  place_save (library, sheet);
  assert_read (library, sheet, STAMP, TEXT);
  text = flip_sheet_print (sheet->session);
  copy = flip_sheet_parse (text, strlen (text), "copy", flip_games_find, NULL);
  g_assert_nonnull (copy);
  again = flip_library_import (library, copy, NULL);
  g_assert_cmpint (again->id, ==, sheet->id);
  assert_read (library, again, STAMP, TEXT);
}

static void
test_damaged (void)
{
  static const char *const damages[] = {
    "UPDATE verdict SET text = replace (text, '6210', '6211')",
    "UPDATE verdict SET seal = seal + 1",
    "UPDATE verdict SET chain = chain + 1",
    "UPDATE verdict SET stamp = 'weights 2'",
    "UPDATE verdict SET text = ''",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipLibrary) library = place_open (place);
      g_autoptr (FlipStoredSheet) sheet = add_played (library);

      keep (library, sheet);
      place_run (library, damages[i]);
      assert_read (library, sheet, STAMP, NULL);
      place_assert_stored (library, sheet);
      keep (library, sheet);
      assert_read (library, sheet, STAMP, TEXT);
    }
}

/* Who has not seen what another window has played keeps nothing. */
static void
test_behind (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place), beside = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = add_played (library), other = NULL;

  other = flip_library_load (beside, sheet->id, NULL);
  play_on (other->session);
  place_save (beside, other);
  keep (library, sheet);
  g_assert_cmpint (count (library), ==, 0);
  keep (beside, other);
  assert_read (beside, other, STAMP, TEXT);
  assert_read (library, sheet, STAMP, NULL);
}

static void
test_gone_with_sheet (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = add_played (library);

  keep (library, sheet);
  place_run (library, "DELETE FROM sheet");
  g_assert_cmpint (count (library), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/verdict/kept", test_kept);
  g_test_add_func ("/store/verdict/another-log", test_another_log);
  g_test_add_func ("/store/verdict/same-log", test_same_log);
  g_test_add_func ("/store/verdict/damaged", test_damaged);
  g_test_add_func ("/store/verdict/behind", test_behind);
  g_test_add_func ("/store/verdict/gone-with-sheet", test_gone_with_sheet);
  return g_test_run ();
}
