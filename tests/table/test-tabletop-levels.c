/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"
#include "games/flickemup/flickemup.h"
#include "table/flickemup/flickemup-bridge.h"
#include "table/tabletop.h"

#include <stdio.h>
#include <stdlib.h>

/* The levels of the automatic player against each other, on each scenario and both sides. With a number, so many
   games on each scenario and side; with two levels behind it, these. */

#define MOST_MOVES 4000
#define GAMES      2

/* Of the games that are decided, in hundredths. The aim is 80; so few games tell less. */
#define LEAST_SHARE 65

typedef struct
{
  guint won, lost, drawn;
} Count;

/* In which a move was chosen; each was legal. */
static guint positions;

static FlickemupState *
begin_game (FlipSetup *setup)
{
  FlickemupState *state = g_malloc0 (sizeof *state);
  GError *error = NULL;

  flickemup_game.begin (state, setup, &error);
  g_assert_no_error (error);
  return state;
}

/* Returns the team that has won. */
static guint
play_game (const FlipBoard *board, guint64 seed, const guint8 levels[FLICKEMUP_TEAMS])
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);
  g_autoptr (FlipTabletop) tabletop = NULL;
  g_autofree FlickemupState *state = NULL;
  g_autofree FlipDealer *dealer = g_new0 (FlipDealer, 1);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  FlipMove move;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  flip_setup_set_board (setup, board->name, board->text);
  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_take_latest (setup);
  state = begin_game (setup);
  for (guint seat = 0; seat < FLICKEMUP_TEAMS; seat++)
    state->levels[seat] = levels[flickemup_seat_team (state, seat)];
  tabletop = flip_tabletop_new (setup);
  flip_dealer_init (dealer, seed);
  dealer->referee = flip_tabletop_referee (tabletop);
  for (guint i = 0; i < MOST_MOVES && !flip_game_over (&flickemup_game, state); i++)
    {
      if (!flip_dealer_answer (dealer, &flickemup_game, state, list, &move))
        {
          if (!flickemup_table_advise (state, seed, &move))
            break;
          g_assert_true (flip_game_check (&flickemup_game, state, &move, NULL));
          positions++;
        }
      flip_game_apply (&flickemup_game, state, &move);
    }
  return state->stage == FLICKEMUP_STAGE_OVER ? state->winner : FLICKEMUP_NO_TEAM;
}

static void
count_game (Count *count, guint winner, guint team)
{
  count->won += winner == team;
  count->lost += winner == 1 - team;
  count->drawn += winner != team && winner != 1 - team;
}

static Count
play_scenario (const FlipBoard *board, guint games, guint better, guint worse)
{
  Count count = { 0 };

  for (guint i = 0; i < games; i++)
    for (guint team = 0; team < FLICKEMUP_TEAMS; team++)
      {
        guint8 levels[FLICKEMUP_TEAMS];

        levels[team] = (guint8) better;
        levels[1 - team] = (guint8) worse;
        count_game (&count, play_game (board, i + 1, levels), team);
      }
  return count;
}

int
main (int argc, char **argv)
{
  guint games = argc > 1 ? (guint) atoi (argv[1]) : GAMES;
  guint better = argc > 2 ? (guint) atoi (argv[2]) : FLICKEMUP_OPPONENT_HARD;
  guint worse = argc > 3 ? (guint) atoi (argv[3]) : FLICKEMUP_OPPONENT_EASY;
  Count all = { 0 };

  for (guint i = 0; i < flickemup_game.n_boards; i++)
    {
      Count count = play_scenario (&flickemup_game.boards[i], games, better, worse);

      printf ("# %s: won %u, lost %u, drawn %u\n", flickemup_game.boards[i].name, count.won,
              count.lost, count.drawn);
      fflush (stdout);
      all.won += count.won;
      all.lost += count.lost;
      all.drawn += count.drawn;
    }
  printf ("# all: won %u, lost %u, drawn %u, in %u positions\n", all.won, all.lost, all.drawn,
          positions);
  printf ("1..1\n%s 1 the better one wins\n",
          all.won * 100 >= (all.won + all.lost) * LEAST_SHARE ? "ok" : "not ok");
  return 0;
}
