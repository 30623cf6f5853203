/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sheets of a stranger's making: long logs, large boards, many tags. */

#include "engine/game/verb.h"
#include "engine/session/sheet.h"
#include "games/flipcity/flipcity.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

/* A game of Flip City in which a turn with an empty deck is ended for ever. */
static const char opening[] = "factory\napartment\nhospital\n1: play\ncentral-park\n1: play\n"
                              "residential-area\nconvenience-store\n1: play\n1: stop\n1: done\n";

#define OPENING 11

static FlipSetup *
a_setup (void)
{
  FlipSetup *setup = flip_setup_new (&flipcity_game);

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  return setup;
}

static GString *
a_sheet (const char *entry, guint n)
{
  g_autoptr (FlipSetup) setup = a_setup ();
  GString *text =
    g_string_new ("flipsheet 1\ngame: flipcity\nplayer: Ann\ndealer: table\nmoves:\n");
  g_auto (GStrv) board = g_strsplit (setup->board, "\n", -1);

  g_string_append (text, opening);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s\n", entry);
  g_string_append (text, "board:\n");
  for (guint i = 0; board[i]; i++)
    g_string_append_printf (text, "  %s\n", board[i]);
  g_string_append (text, "checksum: none\n");
  return text;
}

static FlipSession *
read_sheet (const GString *text, GError **error)
{
  return flip_sheet_parse (text->str, text->len, "long", flip_games_find, error);
}

/* Where the kept states have become fewer, every moment is still the same, in any order. */
static void
test_moments (void)
{
  guint entries = play_sample (80000, 2000);
  g_autoptr (GString) text = a_sheet ("1: stop", entries);
  g_autoptr (FlipSession) session = read_sheet (text, NULL);
  const FlipGame *game = &flipcity_game;
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autoptr (FlipSetup) setup = a_setup ();
  FlipRandom random;

  g_assert_nonnull (session);
  g_assert_cmpuint (flip_session_length (session), ==, entries + OPENING);
  g_assert_true (game->begin (state, setup, NULL));
  flip_random_seed (&random, 5, 0);
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      play_assert_same_state (session, flip_session_state_at (session, i), state);
      if (flip_random_below (&random, 1000) == 0)
        flip_session_state_at (session, flip_random_below (&random, entries));
      flip_game_apply (game, state, flip_session_entry (session, i));
    }
  play_assert_same_state (session, flip_session_state (session), state);
  flip_session_jump (session, entries / 2);
  play_text (session, "1: shuffle out hospital");
  g_assert_cmpuint (flip_session_length (session), ==, entries / 2 + 1);
  g_assert_true (flip_session_undo (session));
  g_assert_cmpuint (flip_session_cursor (session), ==, entries / 2);
}

/* A tail that is replaced leaves nothing behind in the moment that was looked at last. */
static void
test_look_and_replace (void)
{
  g_autoptr (GString) text = a_sheet ("1: stop", 100);
  g_autoptr (FlipSession) session = read_sheet (text, NULL);
  g_autofree gpointer before = play_copy_state (session, 100), after = NULL;

  flip_session_jump (session, 90);
  flip_session_state_at (session, 100);
  play_text (session, "1: shuffle out hospital");
  flip_session_jump (session, 0);
  after = play_copy_state (session, 91);
  flip_session_jump (session, 90);
  g_assert_true (flip_session_redo (session));
  play_assert_same_state (session, flip_session_state (session), after);
}

typedef struct
{
  guint steps, most;
  double last;
} Watch;

static gboolean
step_cb (double done, gpointer data)
{
  Watch *watch = data;

  g_assert_cmpfloat (done, >=, watch->last);
  g_assert_cmpfloat (done, <=, 1);
  watch->last = done;
  return ++watch->steps < watch->most;
}

static void
test_watched (void)
{
  g_autoptr (GString) text = a_sheet ("1: stop", 20000);
  Watch counts = { .most = G_MAXUINT }, stops = { .most = 3 };
  g_autoptr (FlipSession) read = NULL, cancelled = NULL;
  g_autoptr (GError) error = NULL;

  read = flip_sheet_read (text->str, text->len, "long", flip_games_find,
                          &(FlipSheetWatch){ step_cb, &counts }, NULL);
  g_assert_nonnull (read);
  g_assert_cmpuint (counts.steps, >, 20);
  cancelled = flip_sheet_read (text->str, text->len, "long", flip_games_find,
                               &(FlipSheetWatch){ step_cb, &stops }, &error);
  g_assert_null (cancelled);
  g_assert_error (error, FLIP_SHEET_ERROR, FLIP_SHEET_ERROR_CANCELLED);
  g_assert_cmpuint (stops.steps, ==, 3);
}

/* A sheet is written in full words, so that its text may be longer than the file that it came from. */
static void
test_read_again (void)
{
  static const struct
  {
    const char *entry;
    guint n;
    gboolean fits;
  } cases[] = { { "stop", 400000, TRUE }, { "stop", 600000, FALSE }, { "1: stop", 500000, TRUE } };

  /* Only whole sheets show it. */
  for (guint i = 0; i < play_sample (G_N_ELEMENTS (cases), 0); i++)
    {
      g_autoptr (GString) text = a_sheet (cases[i].entry, cases[i].n);
      g_autoptr (GError) error = NULL;
      g_autoptr (FlipSession) session = read_sheet (text, &error), again = NULL;
      g_autofree char *printed = session ? flip_sheet_print (session) : NULL;

      g_assert_cmpuint (text->len, <, FLIP_SHEET_LARGEST);
      g_assert_cmpint (session != NULL, ==, cases[i].fits);
      if (!session)
        {
          g_assert_nonnull (strstr (error->message, "too large"));
          continue;
        }
      again = flip_sheet_parse (printed, strlen (printed), "again", flip_games_find, &error);
      g_assert_no_error (error);
      g_assert_nonnull (again);
    }
}

/* A board that a sheet is begun with is small enough to be read again inside it. */
static void
test_boards (void)
{
  static const struct
  {
    const char *filling;
    guint n;
    gboolean fits;
  } cases[] = {
    { "# x\r\n", 1000, TRUE }, { "# x\r\r\n", 1000, TRUE }, { "#\r\n", 1000, TRUE },
    { "\n", 300000, TRUE },    { "\n", 400000, FALSE },     { "# 6 MB\n", 900000, FALSE },
  };

  /* Slow tools see the small ones. */
  for (guint i = 0; i < play_sample (G_N_ELEMENTS (cases), 3); i++)
    {
      g_autoptr (FlipSetup) setup = a_setup ();
      g_autoptr (GString) board = g_string_new (setup->board);
      g_autoptr (FlipSession) session = NULL, again = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *printed = NULL;

      for (guint k = 0; k < cases[i].n; k++)
        g_string_append (board, cases[i].filling);
      flip_setup_set_board (setup, "own", board->str);
      session = flip_session_new (setup, &error);
      g_assert_cmpint (session != NULL, ==, cases[i].fits);
      if (!session)
        {
          g_assert_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_BOARD);
          continue;
        }
      printed = flip_sheet_print (session);
      again = flip_sheet_parse (printed, strlen (printed), "again", flip_games_find, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (flip_session_setup (again)->board, ==, flip_session_setup (session)->board);
    }
}

/* However often a log is mended: what is kept of it beside the log can be read again. */
static void
test_mended (void)
{
  g_autoptr (GString) text = a_sheet ("1: stop", 2000);
  g_autoptr (FlipSession) session = read_sheet (text, NULL), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *printed = NULL;

  for (guint i = 0; i < 40; i++)
    {
      GPtrArray *log = flip_session_texts (session);

      g_ptr_array_set_size (log, (int) log->len - 1);
      flip_session_replace (session, log, flip_texts_new ());
    }
  g_assert_cmpuint (flip_session_history (session)->logs->len, >, 2);
  printed = flip_sheet_print (session);
  again = flip_sheet_parse (printed, strlen (printed), "again", flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_nonnull (again);
  g_assert_true (flip_session_undo (again));
  g_assert_cmpuint (flip_session_cursor (again), ==, flip_session_cursor (session) + 1);
}

/* A log that is longer than all that is kept of ordinary ones has one earlier log all the same, and nothing
   that was set aside is lost. */
static void
test_mended_once (void)
{
  guint entries = play_sample (50000, 25000);
  g_autoptr (GString) text = a_sheet ("1: stop", entries);
  g_autoptr (FlipSession) session = read_sheet (text, NULL), again = NULL;
  GPtrArray *log = flip_session_texts (session), *aside = flip_texts_copy (log, 10);
  g_autoptr (GError) error = NULL;
  g_autofree char *printed = NULL;

  g_ptr_array_set_size (log, 10);
  flip_session_replace (session, log, aside);
  printed = flip_sheet_print (session);
  again = flip_sheet_parse (printed, strlen (printed), "again", flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (flip_session_n_aside (again), ==, entries + OPENING - 10);
  g_assert_true (flip_session_undo (again));
  g_assert_cmpuint (flip_session_length (again), ==, entries + OPENING);
}

static void
test_many_tags (void)
{
  g_autoptr (FlipSetup) setup = a_setup ();
  g_autoptr (FlipSession) session = flip_session_new (setup, NULL);
  guint tags = play_sample (100000, 5000);
  g_autofree char *last = g_strdup_printf ("%u", tags + 7);
  const char *value;

  for (guint i = 0; i < 2 * tags; i++)
    {
      g_autofree char *key = g_strdup_printf ("tag %u", i % tags);
      g_autofree char *text = g_strdup_printf ("%u", i);

      flip_session_set_tag (session, key, text);
    }
  g_assert_cmpuint (flip_session_n_tags (session), ==, tags);
  g_assert_cmpstr (flip_session_tag (session, 7, &value), ==, "tag 7");
  g_assert_cmpstr (value, ==, last);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/long/moments", test_moments);
  g_test_add_func ("/long/look-and-replace", test_look_and_replace);
  g_test_add_func ("/long/watched", test_watched);
  g_test_add_func ("/long/read-again", test_read_again);
  g_test_add_func ("/long/boards", test_boards);
  g_test_add_func ("/long/mended", test_mended);
  g_test_add_func ("/long/mended-once", test_mended_once);
  g_test_add_func ("/long/many-tags", test_many_tags);
  return g_test_run ();
}
