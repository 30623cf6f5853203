/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Choices that are tried again: apart from the sheet, judged by the same measure, and counted up at the end. */

#include "engine/base/random.h"
#include "engine/game/verb.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "play/review/practice.h"
#include "tests/play/sheets.h"

#include <string.h>

/* A game that was played by chance. */
static FlipSession *
play_by_chance (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("royalflip"));
  FlipSession *session;
  FlipRandom random;

  setup->dealt = TRUE;
  setup->seed = 3;
  flip_setup_take_latest (setup);
  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  flip_session_deal (session);
  flip_random_seed (&random, 5, 0);
  while (!flip_game_over (flip_session_game (session), flip_session_state (session)))
    {
      g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);

      flip_game_legal (flip_session_game (session), flip_session_state (session), list);
      g_assert_true (flip_session_play (session, &list->moves[flip_random_below (&random, list->n)], NULL));
      flip_session_deal (session);
    }
  return session;
}

static void
count_cb (gpointer object, guint *n)
{
  ++*n;
}

static FlipVerdicts *
judge (FlipSession *session)
{
  FlipVerdicts *verdicts = flip_verdicts_new (session);
  guint passes = 0;

  g_signal_connect (verdicts, "passed", G_CALLBACK (count_cb), &passes);
  flip_verdicts_begin (verdicts);
  while (!passes)
    g_main_context_iteration (NULL, TRUE);
  flip_verdicts_stop (verdicts);
  g_signal_handlers_disconnect_by_data (verdicts, &passes);
  return verdicts;
}

static void
assert_says (FlipPractice *practice, const char *part)
{
  g_autofree char *words = flip_practice_tell (practice);

  if (!strstr (words, part))
    g_error ("“%s” does not say “%s”", words, part);
}

/* The better choice is played on a log of its own that ends with it. */
static void
test_better (void)
{
  g_autoptr (FlipSession) session = play_by_chance (), apart = NULL;
  g_autoptr (FlipVerdicts) verdicts = judge (session);
  guint entry = flip_verdicts_next_mistake (verdicts, 0), length = flip_session_cursor (session);
  g_autoptr (FlipPractice) practice = flip_practice_new_better (verdicts, session, entry);
  FlipMove better;

  g_assert_true (flip_verdicts_better (verdicts, entry, &better));
  apart = flip_practice_begin (practice);
  g_assert_true (flip_session_is_practice (apart));
  g_assert_cmpuint (flip_session_cursor (apart), ==, entry + 1);
  g_assert_true (flip_move_equal (flip_session_entry (apart, entry), &better));
  g_assert_false (flip_practice_is_exercise (practice));
  g_assert_false (flip_session_is_practice (session));
  g_assert_cmpuint (flip_session_cursor (session), ==, length);
  {
    g_autoptr (FlipMoment) moment = flip_moment_new (session, length, FLIP_ANY_BOARD);

    g_assert_true (flip_verdicts_fits (verdicts, moment));
  }
}

/* Also where all act at the same time, and in any order: the beginning of a game has enough of that. */
static void
test_seats (void)
{
  g_autoptr (FlipSession) whole = sheets_read ("fliptown", "two-seats");
  g_autoptr (FlipSession) session = flip_session_fork (whole, flip_session_length (whole) / 4);
  g_autoptr (FlipVerdicts) verdicts = judge (session);
  guint length = flip_verdicts_length (verdicts), seats = 0;

  for (guint entry = flip_verdicts_next_mistake (verdicts, 0); entry < length;
       entry = flip_verdicts_next_mistake (verdicts, entry + 1))
    {
      g_autoptr (FlipPractice) practice = flip_practice_new_better (verdicts, session, entry);
      g_autoptr (FlipSession) apart = flip_practice_begin (practice);

      g_assert_cmpuint (flip_session_cursor (apart), ==, entry + 1);
      g_assert_cmpint (flip_log_who (flip_session_log (apart), entry), ==,
                       flip_log_who (flip_session_log (session), entry));
      g_assert_false (flip_move_equal (flip_session_entry (apart, entry), flip_session_entry (session, entry)));
      seats |= 1u << flip_log_who (flip_session_log (session), entry);
    }
  g_assert_cmpuint (seats, ==, 3);
}

/* Answers with the better choice or with what was played then, and waits for what is said of it. */
static int
answer (FlipPractice *practice, FlipVerdicts *verdicts, FlipSession *session, gboolean well)
{
  guint entry = flip_practice_position (practice) - 1, told = 0;
  g_autoptr (FlipSession) apart = flip_practice_begin (practice);
  FlipMove move = *flip_session_entry (session, entry);

  if (well)
    g_assert_true (flip_verdicts_better (verdicts, entry, &move));
  assert_says (practice, "What would be better?");
  flip_practice_look (practice);
  assert_says (practice, "What would be better?");
  g_assert_true (flip_session_play (apart, &move, NULL));
  flip_session_deal (apart);
  g_signal_connect (practice, "changed", G_CALLBACK (count_cb), &told);
  flip_practice_look (practice);
  assert_says (practice, "Judging");
  while (told < 2)
    g_main_context_iteration (NULL, TRUE);
  assert_says (practice, well ? "best" : "Better: ");
  g_signal_handlers_disconnect_by_data (practice, &told);
  return flip_verdicts_get (verdicts, entry)->cost;
}

static void
test_costliest (void)
{
  g_autoptr (FlipSession) session = play_by_chance ();
  g_autoptr (FlipVerdicts) verdicts = judge (session);
  g_autoptr (FlipPractice) practice = flip_practice_new_costliest (verdicts, session);
  g_autofree char *before = NULL;
  int cost = 0;

  for (guint i = 0; i < FLIP_COSTLIEST; i++)
    {
      g_assert_false (flip_practice_is_over (practice));
      g_assert_cmpint (flip_practice_has_next (practice), ==, i + 1 < FLIP_COSTLIEST);
      if (i < 3)
        cost += answer (practice, verdicts, session, i < 2);
      flip_practice_go_on (practice);
    }
  g_assert_true (flip_practice_is_over (practice));
  before = flip_verdict_amount (flip_session_game (session), cost);
  assert_says (practice, "3 choices tried again, 2 of them the best");
  assert_says (practice, before);
}

/* To the end, by chance; how many of the cards differ from those of another log. */
static guint
play_to_end (FlipSession *session, FlipSession *other, guint64 seed)
{
  const FlipGame *game = flip_session_game (session);
  FlipRandom random;
  guint differ = 0;

  flip_random_seed (&random, seed, 0);
  for (guint i = 0; i < 2000 && !flip_game_over (game, flip_session_state (session)); i++)
    {
      g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);

      flip_session_deal (session);
      if (flip_game_over (game, flip_session_state (session)))
        break;
      flip_game_legal (game, flip_session_state (session), list);
      g_assert_true (flip_session_play (session, &list->moves[flip_random_below (&random, list->n)], NULL));
    }
  for (guint i = 0; i < MIN (flip_session_cursor (session), flip_session_cursor (other)); i++)
    differ += !flip_move_equal (flip_session_entry (session, i), flip_session_entry (other, i));
  return differ;
}

/* The log goes on from any moment, with the deal as it was or another one; the sheet stays as it is. */
static void
test_from (gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;
  g_autofree char *before = NULL, *after = NULL;
  guint length;

  setup->dealt = TRUE;
  setup->seed = 9;
  flip_setup_take_latest (setup);
  g_assert_true (flip_setup_fill_seats (setup, MAX (1, game->min_seats), NULL));
  session = flip_session_new (setup, NULL);
  play_to_end (session, session, 5);
  length = flip_session_cursor (session);
  before = flip_sheet_print (session);
  g_assert_null (flip_practice_new_from (session, length, 0));
  for (guint position = 0; position < length; position += MAX (1, length / 6))
    {
      g_autoptr (FlipPractice) rest = flip_practice_new_from (session, position, 0);
      g_autoptr (FlipPractice) anew = flip_practice_new_from (session, position, 77);
      g_autoptr (FlipSession) same = flip_practice_begin (rest), other = flip_practice_begin (anew);

      g_assert_true (flip_session_is_practice (same) && flip_session_is_practice (other));
      g_assert_cmpuint (flip_practice_position (anew), ==, position);
      for (guint i = position; i < length; i++)
        {
          flip_session_deal (same);
          if (flip_session_cursor (same) > i)
            g_assert_true (flip_move_equal (flip_session_entry (same, i), flip_session_entry (session, i)));
          else
            g_assert_true (flip_session_play (same, flip_session_entry (session, i), NULL));
        }
      play_to_end (other, session, 5);
      g_assert_true (flip_game_over (game, flip_session_state (other)) || flip_session_cursor (other) > 1000);
      for (guint i = 0; i < position; i++)
        g_assert_true (flip_move_equal (flip_session_entry (other, i), flip_session_entry (session, i)));
    }
  after = flip_sheet_print (session);
  g_assert_cmpstr (before, ==, after);
}

/* Another deal is another one: from the beginning hardly a card stays. */
static void
test_new_deal (void)
{
  g_autoptr (FlipSession) session = play_by_chance ();
  g_autoptr (FlipPractice) anew = flip_practice_new_from (session, 0, 77);
  g_autoptr (FlipSession) other = flip_practice_begin (anew);

  g_assert_cmpuint (play_to_end (other, session, 5), >, 10);
}

/* Where people dealt at their table, Flipside deals any cards that are left. */
static void
test_from_table (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "table-solo");
  g_autoptr (FlipPractice) anew = flip_practice_new_from (session, 20, 77);
  g_autoptr (FlipSession) other = flip_practice_begin (anew);

  play_to_end (other, session, 5);
  g_assert_true (flip_game_over (flip_session_game (other), flip_session_state (other)));
  g_assert_true (flip_session_is_practice (other));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/better", test_better);
  g_test_add_func ("/practice/seats", test_seats);
  g_test_add_func ("/practice/costliest", test_costliest);
  g_test_add_func ("/practice/new-deal", test_new_deal);
  g_test_add_func ("/practice/from-table", test_from_table);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/practice/from/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_from);
    }
  return g_test_run ();
}
