/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/insertcoin/player.h"

#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin.h"

#include <stdlib.h>

/* Measures a card set: simulate [GAMES [MOST-SEATS [FILE]]] plays sensibly with 1, 2 … seats, and
   prints how often how many levels are complete at the end. For choosing shapes and symbols. */

typedef struct
{
  guint seats, games;
  guint complete[INSERTCOIN_LEVELS + 1];
  guint shapes[INSERTCOIN_MAX_SHAPES], full[INSERTCOIN_MAX_SHAPES];
  guint ends[4];
  guint64 points, flips, lives_lost;
} Figures;

static void
count_seat (const InsertcoinState *state, guint index, Figures *figures)
{
  const InsertcoinSeat *seat = &state->seats[index];

  figures->complete[insertcoin_count (seat->complete)]++;
  figures->points += (guint64) insertcoin_total (state, index);
  figures->lives_lost += seat->lives_lost;
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      figures->shapes[seat->shapes[level]]++;
      figures->full[seat->shapes[level]] += seat->complete >> level & 1;
    }
}

static void
count_game (const InsertcoinState *state, Figures *figures)
{
  figures->games++;
  figures->flips += state->deck.flips;
  for (guint i = 0; i < G_N_ELEMENTS (figures->ends); i++)
    figures->ends[i] += state->ends >> i & 1;
  for (guint seat = 0; seat < state->n_seats; seat++)
    count_seat (state, seat, figures);
}

static void
report (const InsertcoinState *state, const Figures *figures)
{
  double sheets = figures->games * figures->seats, games = figures->games;

  g_print ("%u seats: levels 0 %.1f %%, 1 %.1f %%, 2 %.1f %%, 3 %.1f %%; points %.1f; flips %.1f; "
           "lives lost %.1f; ends: levels %.0f %%, cards %.0f %%, lives %.0f %%, coin %.0f %%\n",
           figures->seats, 100 * figures->complete[0] / sheets, 100 * figures->complete[1] / sheets,
           100 * figures->complete[2] / sheets, 100 * figures->complete[3] / sheets,
           figures->points / sheets, figures->flips / games, figures->lives_lost / sheets,
           100 * figures->ends[0] / games, 100 * figures->ends[1] / games,
           100 * figures->ends[2] / games, 100 * figures->ends[3] / games);
  for (guint i = 0; i < state->set.n_shapes && figures->seats == 1; i++)
    g_print ("  %s: kept %.2f a sheet, complete %.0f %%\n", state->set.shapes[i].word,
             figures->shapes[i] / sheets, 100.0 * figures->full[i] / MAX (1, figures->shapes[i]));
}

static FlipSetup *
set_up (const char *file, guint seats)
{
  FlipSetup *setup = flip_setup_new (&insertcoin_game);
  g_autofree char *text = NULL;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = TRUE;
  if (file && g_file_get_contents (file, &text, NULL, NULL))
    flip_setup_set_board (setup, file, text);
  return setup;
}

int
main (int argc, char **argv)
{
  guint games = argc > 1 ? (guint) atoi (argv[1]) : 500;
  guint most = argc > 2 ? (guint) atoi (argv[2]) : INSERTCOIN_MAX_SEATS;

  for (guint seats = 1; seats <= most; seats++)
    {
      g_autoptr (FlipSetup) setup = set_up (argc > 3 ? argv[3] : NULL, seats);
      g_autofree InsertcoinState *start = g_new0 (InsertcoinState, 1);
      g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
      g_autoptr (GError) error = NULL;
      Figures figures = { .seats = seats };

      if (!insertcoin_begin (start, setup, &error))
        {
          g_printerr ("%s\n", error->message);
          return 1;
        }
      for (guint64 seed = 1; seed <= games; seed++)
        {
          *state = *start;
          player_finish (state, seed, NULL, NULL);
          count_game (state, &figures);
        }
      report (start, &figures);
    }

  return 0;
}
