/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The points of every seat after every entry, kept while moves are made and taken back. */

#include "games/games.h"
#include "play/review/score-history.h"
#include "tests/engine/play.h"

#define STEPS 80

static void
assert_right (const FlipScoreHistory *history, FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  int least = 0, most = 0, told_least, told_most;

  g_assert_cmpuint (flip_score_history_length (history), ==, flip_session_cursor (session));
  for (guint position = 0; position <= flip_session_cursor (session); position++)
    {
      for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
        {
          FlipScore score = { 0 };

          game->score (flip_session_state_at (session, position), seat, &score);
          g_assert_cmpint (flip_score_history_points (history, position, seat), ==, score.total);
          least = MIN (least, score.total);
          most = MAX (most, score.total);
        }
    }
  flip_score_history_range (history, &told_least, &told_most);
  g_assert_cmpint (told_least, ==, least);
  g_assert_cmpint (told_most, ==, most);
}

/* The moment that is now, and what it made wrong of the history. */
static FlipMoment *
move_on (FlipScoreHistory *history, FlipSession *session, FlipMoment *before)
{
  FlipMoment *after = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
  FlipChange change;

  flip_change_read (&change, before, after);
  flip_score_history_forget (history, &change);
  g_clear_pointer (&before, flip_moment_unref);
  return after;
}

/* Sometimes nobody looks, and it is counted only after several changes. */
static void
test_game (gconstpointer data)
{
  const FlipGame *game = data;
  FlipRandom random;
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (FlipScoreHistory) history = NULL;

  flip_random_seed (&random, 7, 1);
  setup = play_any_setup (game, &random);
  session = play_session (setup, 0);
  history = flip_score_history_new (flip_setup_seats (setup));
  for (guint i = 0; i < STEPS; i++)
    {
      guint chance = flip_random_below (&random, 6);

      if (chance == 0)
        flip_session_jump (session, flip_random_below (&random, flip_session_length (session) + 1));
      else
        play_on (session, flip_session_cursor (session) + chance);
      moment = move_on (history, session, g_steal_pointer (&moment));
      if (flip_random_below (&random, 3) == 0)
        continue;
      flip_score_history_count (history, moment);
      assert_right (history, session);
    }
}

/* Only what a change made wrong is counted again. */
static void
test_forgets (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = play_session (setup, 5);
  g_autoptr (FlipScoreHistory) history = flip_score_history_new (2);
  g_autoptr (FlipMoment) moment = move_on (history, session, NULL);

  flip_score_history_count (history, moment);
  g_assert_cmpuint (history->points->len, ==, 2 * (5 + 1));
  play_on (session, 7);
  moment = move_on (history, session, g_steal_pointer (&moment));
  g_assert_cmpuint (history->points->len, ==, 2 * (5 + 1));
  flip_session_jump (session, 3);
  moment = move_on (history, session, g_steal_pointer (&moment));
  g_assert_cmpuint (history->points->len, ==, 2 * (3 + 1));
  flip_score_history_forget (history, &(FlipChange){ .sheet = TRUE });
  g_assert_cmpuint (history->points->len, ==, 0);
}

/* A log that is too long to be seen entry by entry is counted in steps. */
static void
test_long (void)
{
  enum
  {
    ENTRIES = 100000
  };
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipScoreHistory) history = flip_score_history_new (1);
  g_autoptr (FlipMoment) moment = NULL;
  g_auto (GStrv) opening =
    g_strsplit ("factory,apartment,hospital,1: play,central-park,1: play,residential-area,"
                "convenience-store,1: play,1: stop,1: done",
                ",", -1);

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; opening[i]; i++)
    play_text (session, opening[i]);
  while (flip_session_length (session) < ENTRIES)
    play_text (session, "1: stop");
  moment = move_on (history, session, NULL);
  flip_score_history_count (history, moment);
  g_assert_cmpuint (history->points->len, <=, FLIP_SCORE_HISTORY_MOST);
  g_assert_cmpuint (history->every, >, 1);
  for (guint i = 0; i <= ENTRIES; i += i < 5 * history->every ? 1 : 4999)
    {
      FlipScore score = { 0 };
      guint counted = i == ENTRIES ? i : i / history->every * history->every;

      flip_session_game (session)->score (flip_session_state_at (session, counted), 0, &score);
      g_assert_cmpint (flip_score_history_points (history, i, 0), ==, score.total);
    }

  flip_session_jump (session, 40);
  flip_session_cut (session);
  moment = move_on (history, session, g_steal_pointer (&moment));
  flip_score_history_count (history, moment);
  g_assert_cmpuint (history->every, ==, 1);
  assert_right (history, session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/score-history/", flip_games[i]->id, NULL);

      g_test_add_data_func (path, flip_games[i], test_game);
    }
  g_test_add_func ("/score-history/forgets", test_forgets);
  g_test_add_func ("/score-history/long", test_long);
  return g_test_run ();
}
