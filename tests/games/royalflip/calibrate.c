/* SPDX-License-Identifier: GPL-3.0-or-later */

/* royalflip-calibrate [GAMES [BOARD…]]: how many points a sensible player makes alone on each
   board, which is what the house sheet's values were chosen by. */

#include "tests/games/royalflip/player.h"

#include "games/royalflip/royalflip.h"

#include <stdlib.h>

static void
measure (const FlipSetup *setup, guint games)
{
  g_autofree RoyalflipState *start = g_new (RoyalflipState, 1);
  guint64 sum = 0, jackpots = 0, squares = 0;
  double lines[FLIP_SCORE_LINES] = { 0 };
  FlipScore score = { 0 };
  g_autoptr (GError) error = NULL;

  if (!royalflip_begin (start, setup, &error))
    g_error ("%s", error->message);
  for (guint seed = 1; seed <= games; seed++)
    {
      RoyalflipState state = *start;

      player_finish (&state, seed);
      score = (FlipScore){ 0 };
      royalflip_score (&state, 0, &score);
      for (guint i = 0; i < score.n_lines; i++)
        lines[i] += score.lines[i].points;
      sum += (guint64) score.total;
      squares += (guint64) (score.total * score.total);
      jackpots += score.total >= state.board.jackpot;
    }
  g_print ("%s: %u games, average %.2f (variance %.0f), jackpots %.2f %%;", setup->board_name,
           games, (double) sum / games,
           (double) squares / games - (double) sum / games * (double) sum / games,
           100.0 * (double) jackpots / games);
  for (guint i = 0; i < score.n_lines; i++)
    g_print (" %s %.2f", score.lines[i].id, lines[i] / games);
  g_print ("\n");
}

int
main (int argc, char **argv)
{
  guint games = argc > 1 ? (guint) atoi (argv[1]) : 1000;

  for (guint i = 0; argc < 3 && i < royalflip_game.n_boards; i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);

      flip_setup_fill_seats (setup, 1, NULL);
      flip_setup_set_board (setup, royalflip_game.boards[i].name, royalflip_game.boards[i].text);
      measure (setup, games);
    }
  for (int i = 2; i < argc; i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
      g_autofree char *text = NULL;

      if (!g_file_get_contents (argv[i], &text, NULL, NULL))
        g_error ("%s can't be read", argv[i]);
      flip_setup_fill_seats (setup, 1, NULL);
      flip_setup_set_board (setup, argv[i], text);
      measure (setup, games);
    }
  return 0;
}
