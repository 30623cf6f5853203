/* SPDX-License-Identifier: GPL-3.0-or-later */

/* RF-SETUP-3, RF-SETUP-4: on each house sheet a sensible player alone makes 32 to 38 points on the
   average, and the jackpot is rarer than one game in fifty. */

#include "tests/games/royalflip/player.h"

#include "games/royalflip/royalflip.h"

#define GAMES            300
#define GAMES_WHEN_SHORT 5

/* The values of a board are not for slow tools to judge. */
static guint
n_games (void)
{
  if (g_getenv ("FLIPSIDE_TEST_SHORT"))
    return GAMES_WHEN_SHORT;
  return GAMES;
}

static void
test_board (gconstpointer data)
{
  const FlipBoard *board = data;
  guint games = n_games ();
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  RoyalflipState start;
  guint jackpots = 0;
  int sum = 0;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  flip_setup_set_board (setup, board->name, board->text);
  g_assert_true (royalflip_begin (&start, setup, NULL));
  for (guint seed = 1; seed <= games; seed++)
    {
      RoyalflipState state = start;
      int points;

      player_finish (&state, seed);
      points = royalflip_total (&state, 0);
      sum += points;
      jackpots += points >= state.board.jackpot;
    }
  g_test_message ("%d points in %u games, %u jackpots", sum, games, jackpots);
  g_assert_cmpuint (jackpots * 50, <, games);
  /* A few games tell nothing about the average. */
  if (games < GAMES)
    return;
  g_assert_cmpint (sum, >=, (int) games * 32);
  g_assert_cmpint (sum, <=, (int) games * 38);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < royalflip_game.n_boards; i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/royalflip/calibration/%s", royalflip_game.boards[i].name);

      g_test_add_data_func (path, &royalflip_game.boards[i], test_board);
    }
  return g_test_run ();
}
