/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A log turn by turn: where turns end, and which marks the newest of them made. */

#include "games/games.h"
#include "play/moment/recent-marks.h"
#include "play/sheet/timeline.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

#include <string.h>

static FlipWhen
when_of (FlipSession *session, guint entry)
{
  FlipWhen when = { 0 };

  flip_game_when (flip_session_game (session), flip_session_state_at (session, entry), &when);
  return when;
}

/* The number alone says the same as the name. */
static void
assert_number (const FlipWhen *when)
{
  g_autofree char *number = g_strdup_printf ("%u", flip_when_number (when));

  if (when->round)
    g_assert_nonnull (strstr (when->name, number));
}

/* Turns follow one another, are as long as they can be, and cover the whole log. */
static void
assert_right (const FlipTimeline *timeline, FlipSession *session)
{
  guint at = 0;

  for (guint i = 0; i < flip_timeline_n_turns (timeline); i++)
    {
      const FlipTurnSpan *turn = flip_timeline_turn (timeline, i);

      g_assert_cmpuint (turn->first, ==, at);
      g_assert_cmpuint (turn->end, >, turn->first);
      assert_number (&turn->when);
      for (guint entry = turn->first; entry < turn->end; entry++)
        {
          FlipWhen when = when_of (session, entry);

          g_assert_true (flip_when_equal (&when, &turn->when));
          g_assert_cmpstr (when.name, ==, turn->when.name);
          g_assert_cmpuint (flip_timeline_turn_at (timeline, entry + 1), ==, i);
          g_assert_cmpuint (flip_timeline_previous (timeline, entry + 1), ==, turn->first);
          g_assert_cmpuint (flip_timeline_next (timeline, entry), ==, turn->end);
        }
      if (i > 0)
        g_assert_false (flip_when_equal (&turn->when, &flip_timeline_turn (timeline, i - 1)->when));
      at = turn->end;
    }
  g_assert_cmpuint (at, ==, flip_session_cursor (session));
  g_assert_cmpuint (flip_timeline_next (timeline, at), ==, at);
  g_assert_cmpuint (flip_timeline_previous (timeline, 0), ==, 0);
}

static void
test_golden (void)
{
  g_autoptr (GPtrArray) sheets = sheets_read_part ();

  for (guint i = 0; i < sheets->len; i++)
    {
      FlipSession *session = g_ptr_array_index (sheets, i);
      g_autoptr (FlipTimeline) timeline = flip_timeline_new ();

      flip_timeline_count (timeline, flip_session_log (session));
      assert_right (timeline, session);
    }
}

/* How many turns people would count, each with what ends a round. */
static void
test_numbers (void)
{
  static const struct
  {
    const char *game, *name;
    guint rounds, turns;
  } cases[] = {
    { "fliptown", "solo", 3, 15 },
    { "fliptown", "three-seats", 3, 15 },
    { "royalflip", "solo", 12, 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FlipSession) session = sheets_read (cases[i].game, cases[i].name);
      g_autoptr (FlipTimeline) timeline = flip_timeline_new ();
      guint rounds = 0, turns = 0;

      flip_timeline_count (timeline, flip_session_log (session));
      for (guint t = 0; t < flip_timeline_n_turns (timeline); t++)
        {
          const FlipWhen *when = &flip_timeline_turn (timeline, t)->when;

          turns += when->round && when->turn <= cases[i].turns / cases[i].rounds;
          rounds = MAX (rounds, when->round);
        }
      g_assert_cmpuint (rounds, ==, cases[i].rounds);
      g_assert_cmpuint (turns, ==, cases[i].turns);
    }
}

/* Kept while moves are made and taken back. */
static void
test_kept (gconstpointer data)
{
  const FlipGame *game = data;
  FlipRandom random;
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (FlipTimeline) timeline = flip_timeline_new ();

  flip_random_seed (&random, 11, 1);
  setup = play_any_setup (game, &random);
  session = play_session (setup, 0);
  for (guint i = 0; i < 60; i++)
    {
      FlipMoment *after;
      FlipChange change;

      if (flip_random_below (&random, 5) == 0)
        flip_session_jump (session, flip_random_below (&random, flip_session_length (session) + 1));
      else
        play_on (session, flip_session_cursor (session) + flip_random_below (&random, 5));
      after = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
      flip_change_read (&change, moment, after);
      flip_timeline_forget (timeline, &change);
      g_clear_pointer (&moment, flip_moment_unref);
      moment = after;
      if (i % 3 == 0)
        continue;
      flip_timeline_count (timeline, flip_session_log (session));
      assert_right (timeline, session);
    }
}

/* The same turn in another log; where that is shorter, its last one. */
static void
test_found (void)
{
  g_autoptr (FlipSession) one = sheets_read ("fliptown", "solo");
  g_autoptr (FlipSession) other = sheets_read ("fliptown", "three-seats");
  g_autoptr (FlipTimeline) turns = flip_timeline_new (), others = flip_timeline_new ();

  flip_timeline_count (turns, flip_session_log (one));
  flip_timeline_count (others, flip_session_log (other));
  for (guint i = 0; i < flip_timeline_n_turns (turns); i++)
    {
      const FlipWhen *when = &flip_timeline_turn (turns, i)->when;
      guint found = flip_timeline_find (others, when);
      const FlipWhen *same = &flip_timeline_turn (others, flip_timeline_turn_at (others, found))->when;

      g_assert_cmpuint (same->round, ==, when->round);
      g_assert_cmpuint (same->turn, ==, when->turn);
    }
  flip_session_jump (other, 40);
  flip_timeline_count (others, flip_session_log (other));
  g_assert_cmpuint (flip_timeline_find (others, &flip_timeline_turn (turns, flip_timeline_n_turns (turns) - 1)->when),
                    ==, 40);
}

/* All marks of a turn are new, not only the last one; those of the turn before are not. */
static void
test_newest (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "solo");
  g_autoptr (FlipTimeline) timeline = flip_timeline_new ();
  guint most = 0;

  flip_timeline_count (timeline, flip_session_log (session));
  for (guint i = 0; i + 1 < flip_timeline_n_turns (timeline); i++)
    {
      guint end = flip_timeline_turn (timeline, i)->end, sites[FLIP_MAX_SITES];
      g_autoptr (FlipMoment) before =
        flip_moment_new (session, flip_timeline_turn (timeline, i)->first, 0);
      g_autoptr (FlipMoment) moment = flip_moment_new (session, end, 0);
      guint n = flip_recent_marks (moment, sites), differ = 0;

      for (guint s = 0; s < flip_moment_sites (moment, 0)->n; s++)
        differ += flip_moment_site (moment, s)->mark != flip_moment_site (before, s)->mark;
      g_assert_cmpuint (n, ==, differ);
      most = MAX (most, n);
    }
  g_assert_cmpuint (most, >, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline/golden", test_golden);
  g_test_add_func ("/timeline/numbers", test_numbers);
  g_test_add_func ("/timeline/found", test_found);
  g_test_add_func ("/timeline/newest", test_newest);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/timeline/kept/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_kept);
    }
  return g_test_run ();
}
