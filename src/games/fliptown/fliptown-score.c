/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* The silver of a chamber: so much for each circled site of its kind. */
int
fliptown_silver (const FliptownState *state, guint seat, guint chamber)
{
  const FliptownSeat *player = &state->seats[seat];
  guint centre = state->options.centre_ignored ? 1u << FLIPTOWN_CENTRE : 0;

  if (!(player->chambers & 1u << chamber))
    return 0;
  switch (state->board.chambers[chamber].reward.silver)
    {
    case FLIPTOWN_SILVER_TOMBSTONES:
      return (int) fliptown_count (player->stones & ~centre);
    case FLIPTOWN_SILVER_BUILDINGS:
      return (int) fliptown_count (player->buildings);
    case FLIPTOWN_SILVER_CHAMBERS:
      return (int) fliptown_count (player->chambers);
    case FLIPTOWN_SILVER_STOPS:
      return (int) fliptown_count (player->stops);
    case FLIPTOWN_SILVER_TARGETS:
      return (int) fliptown_count (player->targets);
    default:
      return 0;
    }
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

      flip_score_add (score, kinds[i].id, _ (kinds[i].label), silver, silver);
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

  flip_score_add (score, "stars", _ ("Stars"), stars, stars);
  flip_score_add (score, "cash", _ ("Cash"), cash, cash / state->board.cash_a_point);
  flip_score_add (score, "gold", _ ("Gold"), gold, gold / state->board.gold_a_point);
  add_silver (state, seat, score);
  flip_score_add (score, "silver-hotel", _ ("Silver of the Hotel"), player->hotel, hotel);
}

static int
total_of (const FliptownState *state, guint seat)
{
  FlipScore score = { 0 };

  fliptown_score (state, seat, &score);
  return score.total;
}

/* Above 0 when seat a is ahead: points, then less Wanted, more gold, more cash. */
static int
compare (const FliptownState *state, guint a, guint b)
{
  const FliptownSeat *one = &state->seats[a], *other = &state->seats[b];
  int ahead = total_of (state, a) - total_of (state, b);

  if (!ahead)
    ahead = fliptown_held (other, FLIPTOWN_WANTED) - fliptown_held (one, FLIPTOWN_WANTED);
  if (!ahead)
    ahead = fliptown_held (one, FLIPTOWN_GOLD) - fliptown_held (other, FLIPTOWN_GOLD);
  if (!ahead)
    ahead = fliptown_held (one, FLIPTOWN_CASH) - fliptown_held (other, FLIPTOWN_CASH);
  return ahead;
}

static guint
winners_of (const FliptownState *state)
{
  guint best = 0, winners;

  for (guint i = 1; i < state->n_seats; i++)
    {
      if (compare (state, i, best) > 0)
        best = i;
    }
  winners = 1u << best;
  for (guint i = 0; i < state->n_seats; i++)
    {
      if (compare (state, i, best) == 0)
        winners |= 1u << i;
    }

  return winners;
}

static void
duel_result (const FliptownState *state, FlipResult *result)
{
  int ahead = fliptown_cowbot_duel (state);

  result->has_opponent = TRUE;
  result->opponent = fliptown_cowbot_name (state->options.cowbot);
  fliptown_cowbot_score (state, &result->opponent_score);
  result->winners = result->over && ahead > 0 ? 1 : 0;
  if (result->over)
    g_snprintf (result->text, sizeof result->text,
                ahead > 0   ? _ ("You beat %s.")
                : ahead < 0 ? _ ("%s beats you.")
                            : _ ("A draw with %s."),
                result->opponent);
}

void
fliptown_result (gconstpointer data, FlipResult *result)
{
  const FliptownState *state = data;

  memset (result, 0, sizeof *result);
  result->over = state->stage == FLIPTOWN_STAGE_OVER;
  if (state->options.cowbot != FLIPTOWN_NO_COWBOT)
    duel_result (state, result);
  else if (result->over && state->n_seats == 1)
    g_strlcpy (result->text, _ ("The game is over."), sizeof result->text);
  else if (result->over)
    {
      result->winners = winners_of (state);
      g_strlcpy (result->text,
                 fliptown_count (result->winners) > 1 ? _ ("The victory is shared.")
                                                      : _ ("There is a winner."),
                 sizeof result->text);
    }
}

static const char *
score_word (int points)
{
  return points >= 80   ? _ ("Legendary")
         : points >= 70 ? _ ("Sharpshootin’")
         : points >= 60 ? _ ("Pioneerin’")
         : points >= 50 ? _ ("Rusty")
                        : _ ("Tenderfooted");
}

static const char *
wanted_word (int wanted)
{
  return wanted >= 14   ? _ ("Outlaw")
         : wanted >= 10 ? _ ("Desperado")
         : wanted >= 7  ? _ ("Buckaroo")
         : wanted >= 4  ? _ ("Homesteader")
                        : _ ("Deputy");
}

void
fliptown_title (gconstpointer data, guint seat, GString *title)
{
  const FliptownState *state = data;

  /* Translators: a player's title, such as Legendary Desperado. */
  g_string_append_printf (title, C_ ("title", "%s %s"), score_word (total_of (state, seat)),
                          wanted_word (fliptown_held (&state->seats[seat], FLIPTOWN_WANTED)));
}
