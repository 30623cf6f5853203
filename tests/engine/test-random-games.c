/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"
#include "tests/engine/contract.h"
#include "tests/engine/play.h"

/* Random complete games with any seats and any options, held against the whole contract. All of
   them are ended, scored, taken back, saved and loaded; some are audited at every moment. */

#define GAMES                 300
#define GAMES_WHEN_SHORT      2
#define GAMES_WHEN_SLOW       100000
#define AUDIT_EVERY           8
#define AUDIT_EVERY_WHEN_SLOW 20
#define MOMENTS_WHEN_SHORT    12 /* one of so many is audited then */

/* Where chance takes long to an end, fewer games do: so many moves in all. */
#define MOVES             50000
#define MOVES_WHEN_SHORT  500
#define MOVES_WHEN_SLOW   25000000
#define FEWEST_GAMES      4
#define FEWEST_WHEN_SHORT 2

/* No game of any seats comes near these. */
#define MOST_MOVES    200000
#define LOWEST_SCORE  (-200)
#define HIGHEST_SCORE 500

static void
assert_usual_score (FlipSession *session)
{
  for (guint seat = 0; seat < flip_setup_seats (flip_session_setup (session)); seat++)
    {
      FlipScore score = { 0 };

      flip_session_game (session)->score (flip_session_state (session), seat, &score);
      g_assert_cmpint (score.total, >=, LOWEST_SCORE);
      g_assert_cmpint (score.total, <=, HIGHEST_SCORE);
    }
}

/* Now and then as with cards on the people's table, where less may be told. */
static FlipSetup *
any_setup (const FlipGame *game, FlipRandom *random)
{
  FlipSetup *setup = play_any_setup (game, random);

  setup->dealt = flip_random_below (random, 4) != 0;
  return setup;
}

static void
test_games (gconstpointer data)
{
  const FlipGame *game = data;
  gboolean slow = g_test_slow ();
  guint games = slow ? GAMES_WHEN_SLOW : play_sample (GAMES, GAMES_WHEN_SHORT);
  guint most_moves = slow ? MOVES_WHEN_SLOW : play_sample (MOVES, MOVES_WHEN_SHORT);
  guint fewest = play_sample (FEWEST_GAMES, FEWEST_WHEN_SHORT);
  guint audit_every = slow ? AUDIT_EVERY_WHEN_SLOW : AUDIT_EVERY;
  FlipRandom random;
  guint seats = 0, moves = 0, audited = 0;

  flip_random_seed (&random, slow ? 2 : 1, 1);
  for (guint i = 0; i < games && (moves < most_moves || i < fewest); i++)
    {
      g_autoptr (FlipSetup) setup = any_setup (game, &random);
      g_autoptr (FlipSession) session = play_session (setup, MOST_MOVES);

      seats |= 1u << flip_setup_seats (setup);
      moves += flip_session_length (session);
      g_assert_cmpuint (flip_session_length (session), <, MOST_MOVES);
      contract_assert_game (session);
      assert_usual_score (session);
      if (i % audit_every || audited > most_moves / audit_every)
        continue;
      contract_assert_moments (session, g_getenv ("FLIPSIDE_TEST_SHORT") ? MOMENTS_WHEN_SHORT : 1);
      audited += flip_session_length (session);
    }
  /* So many games have every number of seats among them; fewer may not. */
  for (guint n = game->min_seats; games >= GAMES && n <= game->max_seats; n++)
    g_assert_true (seats & 1u << n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/random-games/", flip_games[i]->id, NULL);

      g_test_add_data_func (path, flip_games[i], test_games);
    }
  return g_test_run ();
}
