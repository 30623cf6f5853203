/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

/* Lives and coins. */

static void
insert_coin (InsertcoinSeat *seat)
{
  g_assert (seat->coins > 0);

  seat->coins--;
  seat->coins_inserted++;
}

/* A seat without lives inserts a coin, if it has one, and uses the next row. */
static void
renew_lives (InsertcoinSeat *seat)
{
  if (seat->lives > 0 || seat->coins == 0)
    return;
  insert_coin (seat);
  seat->row++;
  seat->lives = INSERTCOIN_LIVES;
}

void
insertcoin_lose_life (InsertcoinSeat *seat)
{
  if (seat->lives == 0)
    return;
  seat->lives--;
  seat->lives_lost++;
  renew_lives (seat);
}

void
insertcoin_gain_lives (InsertcoinSeat *seat, guint lives)
{
  g_assert (seat->lives + lives <= G_MAXUINT8);

  seat->lives += (guint8) lives;
}

void
insertcoin_gain_coins (InsertcoinSeat *seat, guint coins)
{
  g_assert (seat->coins + coins <= G_MAXUINT8);

  seat->coins += (guint8) coins;
  seat->coins_gained += (guint8) coins;
  renew_lives (seat);
}

/* FALSE if there is no coin to insert. A coin for GAME OVER does not open a row. */
gboolean
insertcoin_pay_game_over (InsertcoinSeat *seat)
{
  if (seat->coins == 0)
    return FALSE;
  insert_coin (seat);
  return TRUE;
}

gboolean
insertcoin_is_broke (const InsertcoinSeat *seat)
{
  return seat->lives == 0 && seat->coins == 0;
}
