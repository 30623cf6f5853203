/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one save writes: what has changed, and nothing else. */

#include "games/fliptown/fliptown.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

/* Triggers of this connection alone note every row that is written. */
static void
watch (FlipLibrary *library)
{
  static const char *const events[][2] = {
    { "INSERT ON board", "add board" },
    { "UPDATE ON board", "change board" },
    { "INSERT ON sheet", "add sheet" },
    { "UPDATE OF changed ON sheet", "progress" },
    { "UPDATE OF finished, outcome, search ON sheet", "outcome" },
    { "INSERT ON seat", "add seat" },
    { "UPDATE ON seat", "score" },
    { "INSERT ON setting", "add setting" },
    { "INSERT ON tag", "add tag" },
    { "DELETE ON tag", "drop tag" },
    { "INSERT ON move", "add move" },
    { "UPDATE ON move", "change move" },
    { "DELETE ON move", "drop move" },
  };

  place_run (library, "CREATE TEMP TABLE written (what TEXT NOT NULL)");
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autofree char *sql = g_strdup_printf ("CREATE TEMP TRIGGER watch_%u AFTER %s BEGIN"
                                              " INSERT INTO written VALUES ('%s'); END",
                                              i, events[i][0], events[i][1]);

      place_run (library, sql);
    }
}

/* "1 add move, 1 progress": what was written since this was asked last. */
static char *
written (FlipLibrary *library)
{
  GError *error = NULL;
  g_autoptr (sqlite3_stmt) statement = flip_database_prepare (
    library->database, "SELECT count(*) || ' ' || what FROM written GROUP BY what ORDER BY what",
    &error);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean row;

  g_assert_no_error (error);
  while (flip_statement_step (library->database, statement, &row, &error) && row)
    g_string_append_printf (text, "%s%s", text->len ? ", " : "",
                            flip_statement_column (statement, 0));
  g_assert_no_error (error);
  place_run (library, "DELETE FROM written");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_written (FlipLibrary *library, const char *expected)
{
  g_autofree char *found = written (library);

  g_assert_cmpstr (found, ==, expected);
}

static gboolean
is_over (FlipSession *session)
{
  FlipResult result;

  flip_game_result (flip_session_game (session), flip_session_state (session), &result);
  return result.over;
}

/* At the table each entry is a move of its own: it costs one row of the log, and the sheet's. */
static void
test_one_move (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipSetup) setup = play_setup (3);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, flip_session_new (setup, NULL));
  FlipRandom random;
  guint moves = 0;

  flip_random_seed (&random, 4, 1);
  flip_session_set_tag (sheet->session, "place", "at home");
  place_save (library, sheet);
  watch (library);
  while (place_play_one (sheet->session, &random) && !is_over (sheet->session))
    {
      place_save (library, sheet);
      assert_written (library, "1 add move, 1 progress");
      moves++;
    }
  g_assert_cmpuint (moves, >, 50);
  place_save (library, sheet);
  assert_written (library, "1 add move, 1 outcome, 1 progress, 3 score");
}

/* Taking back and playing again moves the cursor; a sheet that was read again is no different. */
static void
test_undo (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (8, "Ann", "Bob", NULL));
  FlipRandom random;
  gint64 id = sheet->id;

  flip_random_seed (&random, 8, 1);
  place_play (sheet->session, &random, 12);
  place_save (library, sheet);
  watch (library);
  g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  assert_written (library, "1 progress");
  g_clear_pointer (&sheet, flip_stored_sheet_free);
  sheet = flip_library_load (library, id, NULL);
  g_assert_true (flip_session_redo (sheet->session));
  place_save (library, sheet);
  assert_written (library, "1 progress");
}

/* Entries that were replaced are written again, and the ones before them are not. */
static void
test_replaced (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, flip_session_new (setup, NULL));
  g_autofree char *expected = NULL;
  FlipRandom random;
  guint length;

  flip_random_seed (&random, 5, 1);
  place_play (sheet->session, &random, 30);
  place_save (library, sheet);
  length = flip_session_length (sheet->session);
  watch (library);
  do
    g_assert_true (flip_session_undo (sheet->session));
  while (!place_diverge (sheet->session));
  g_assert_cmpuint (flip_session_length (sheet->session), <=, length);
  expected = g_strdup_printf ("1 add move, %u drop move, 1 progress",
                              length - flip_session_length (sheet->session) + 1);
  place_save (library, sheet);
  assert_written (library, expected);
  place_assert_stored (library, sheet);
}

/* The scores are written once at the end, removed once when it is taken back, and then left. */
static void
test_end_taken_back (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (9, "Ann", "Bob", NULL));
  FlipRandom random;

  flip_random_seed (&random, 9, 1);
  place_play (sheet->session, &random, G_MAXUINT);
  place_save (library, sheet);
  watch (library);
  g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  assert_written (library, "1 outcome, 1 progress, 2 score");
  g_assert_cmpint (place_number (library, "SELECT count(score) + count(won) + count(place)"
                                          " FROM seat"),
                   ==, 0);
  g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  assert_written (library, "1 progress");
}

/* A new sheet brings its own rows, and shares a board that is there already. */
static void
test_new (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) first = NULL, second = NULL;

  watch (library);
  first = place_add (library, place_session (1, "Ann", "Bob", NULL));
  assert_written (library, "1 add board, 2 add seat, 1 add sheet, 1 progress");
  second = place_add (library, place_session (2, "Cy", NULL));
  assert_written (library, "1 add seat, 1 add sheet, 1 progress");
}

static void
test_tags (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", NULL));

  watch (library);
  flip_session_set_tag (sheet->session, "place", "at home");
  place_save (library, sheet);
  assert_written (library, "1 add tag, 1 progress");
  place_save (library, sheet);
  assert_written (library, "1 progress");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/writes/one-move", test_one_move);
  g_test_add_func ("/store/writes/undo", test_undo);
  g_test_add_func ("/store/writes/replaced", test_replaced);
  g_test_add_func ("/store/writes/end-taken-back", test_end_taken_back);
  g_test_add_func ("/store/writes/new", test_new);
  g_test_add_func ("/store/writes/tags", test_tags);
  return g_test_run ();
}
