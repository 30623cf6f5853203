/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The silver of a chamber: a fixed amount for each circled site of its kind. */
int
fliptown_silver (const FliptownState *state, guint seat, guint chamber)
{
  const FliptownSeat *player = &state->seats[seat];
  static const FliptownPlace places[] = {
    [FLIPTOWN_SILVER_TOMBSTONES] = FLIPTOWN_CEMETERY,
    [FLIPTOWN_SILVER_BUILDINGS] = FLIPTOWN_TOWN,
    [FLIPTOWN_SILVER_CHAMBERS] = FLIPTOWN_MINE,
    [FLIPTOWN_SILVER_STOPS] = FLIPTOWN_TRAIL,
    [FLIPTOWN_SILVER_TARGETS] = FLIPTOWN_BADLANDS,
  };
  FliptownSilver silver = state->board.chambers[chamber].reward.silver;

  g_assert (chamber < FLIPTOWN_CHAMBERS);

  if (silver == FLIPTOWN_NO_SILVER || !(player->chambers & 1u << chamber))
    return 0;
  if (silver == FLIPTOWN_SILVER_TOMBSTONES && state->options.centre_ignored)
    return (int) fliptown_cemetery_outer (player);
  return (int) fliptown_count (player->circled[places[silver]]);
}

static int
silver_of_kind (const FliptownState *state, guint seat, FliptownSilver kind)
{
  int silver = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      if (state->board.chambers[i].reward.silver == kind)
        silver += fliptown_silver (state, seat, i);
    }

  return silver;
}

static void
add_silver (const FliptownState *state, guint seat, FlipScore *score)
{
  static const struct
  {
    const char *id, *label;
  } kinds[] = {
    { "silver-tombstones", N_ ("Silver for tombstones") },
    { "silver-buildings", N_ ("Silver for buildings") },
    { "silver-chambers", N_ ("Silver for chambers") },
    { "silver-stops", N_ ("Silver for trail stops") },
    { "silver-targets", N_ ("Silver for targets") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      int silver = silver_of_kind (state, seat, FLIPTOWN_SILVER_TOMBSTONES + i);

      flip_score_add (score, kinds[i].id, _ (kinds[i].label), silver, silver)->glyph = "silver";
    }
}

void
fliptown_score (gconstpointer data, guint seat, FlipScore *score)
{
  const FliptownState *state = data;
  const FliptownSeat *player = &state->seats[seat];
  int stars = fliptown_held (player, FLIPTOWN_STARS);
  int cash = fliptown_held (player, FLIPTOWN_CASH);
  int gold = fliptown_held (player, FLIPTOWN_GOLD);
  int hotel = player->hotel ? state->board.hotel_steps[player->hotel - 1] : 0;

  g_assert (seat < state->n_seats && player->hotel <= FLIPTOWN_HOTEL_STEPS);

  flip_score_add (score, "stars", _ ("Stars"), stars, stars)->glyph = "star";
  flip_score_add (score, "cash", _ ("Cash"), cash, cash / state->board.cash_a_point)->glyph =
    "cash";
  flip_score_add (score, "gold", _ ("Gold"), gold, gold / state->board.gold_a_point)->glyph =
    "gold";
  add_silver (state, seat, score);
  flip_score_add (score, "silver-hotel", _ ("Silver of the Hotel"), player->hotel, hotel)->glyph =
    "silver";
}

int
fliptown_total (const FliptownState *state, guint seat)
{
  FlipScore score = { 0 };

  fliptown_score (state, seat, &score);
  return score.total;
}
