/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-people.h"

/* Gains of the acting seat also make the cowbot steal; gains in the phases after the turns
   don't. */

static const FliptownTrigger triggers[FLIPTOWN_N_TRACKS] = {
  [FLIPTOWN_GOLD] = FLIPTOWN_STEALS_AT_GOLD,
  [FLIPTOWN_STARS] = FLIPTOWN_STEALS_AT_STAR,
  [FLIPTOWN_WANTED] = FLIPTOWN_STEALS_AT_WANTED,
};

void
fliptown_gain_for (FliptownState *state, guint seat, FliptownTrackId track, int amount)
{
  g_assert (amount >= 0);

  state->seats[seat].tracks[track].held += amount;
}

void
fliptown_gain (FliptownState *state, FliptownTrackId track, int amount)
{
  if (amount <= 0)
    return;

  fliptown_gain_for (state, state->seat, track, amount);
  if (track != FLIPTOWN_CASH)
    fliptown_cowbot_notice (state, triggers[track]);
}

/* Removes at most what the seat has. */
void
fliptown_lose (FliptownState *state, guint seat, FliptownTrackId track, int amount)
{
  FliptownTrack *kept = &state->seats[seat].tracks[track];
  int lost = MIN (amount, kept->held);

  g_assert (amount >= 0);

  kept->held -= lost;
  kept->crossed += lost;
}

void
fliptown_gain_pans (FliptownState *state, int amount)
{
  FliptownSeat *seat = &state->seats[state->seat];

  g_assert (amount >= 0);

  seat->pans = (guint8) MIN (seat->pans + amount, state->board.most_pans);
}

void
fliptown_gain_hammers (FliptownState *state, int amount)
{
  FliptownSeat *seat = &state->seats[state->seat];

  g_assert (amount >= 0);

  seat->hammers = (guint8) MIN (seat->hammers + amount, state->board.most_hammers);
}

void
fliptown_gain_tool (FliptownState *state, FliptownTool tool)
{
  if (tool == FLIPTOWN_PAN)
    fliptown_gain_pans (state, 1);
  else if (tool == FLIPTOWN_HAMMER)
    fliptown_gain_hammers (state, 1);
}

/* The bonus action waits in the pool until it is taken or declined. */
void
fliptown_gain_bonus (FliptownState *state, FliptownPlace place)
{
  g_assert (place < FLIPTOWN_N_PLACES);

  state->pool.bonuses[place]++;
  fliptown_cowbot_notice (state, FLIPTOWN_STEALS_AT_BONUS);
}

/* Everything that a site gives, except a choice of tools, and silver. */
void
fliptown_gain_reward (FliptownState *state, const FliptownReward *reward, FliptownPlace place)
{
  FliptownSeat *seat = &state->seats[state->seat];

  if (reward->wanted < 0)
    fliptown_lose (state, state->seat, FLIPTOWN_WANTED, -reward->wanted);
  else
    fliptown_gain (state, FLIPTOWN_WANTED, reward->wanted);
  fliptown_gain (state, FLIPTOWN_STARS, reward->stars);
  fliptown_gain (state, FLIPTOWN_GOLD, reward->gold);
  fliptown_gain (state, FLIPTOWN_CASH, reward->cash);
  fliptown_gain_pans (state, reward->pans);
  fliptown_gain_hammers (state, reward->hammers);
  if (place == FLIPTOWN_MINE)
    seat->mine_gold += (guint16) reward->gold;
  if (reward->bonus == FLIPTOWN_NOWHERE)
    return;
  seat->bonus_places |= (guint8) (1 << place);
  fliptown_gain_bonus (state, reward->bonus);
}
