/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-game.h"

#include <glib/gi18n-lib.h>

/* The great moments: GAME OVER. */

/* Adds a seat's coins; returns whether one had to be inserted. */
static gboolean
add_seat (const InsertcoinState *before,
          const InsertcoinState *after,
          guint seat,
          FlipNotice *notice)
{
  guint pile = insertcoin_pile (before);
  g_autofree char *name = g_strdup_printf ("{seat %u}", seat + 1);
  gboolean owes = insertcoin_owes_coin (before, seat, pile);
  FlipNoticeGain *gain = flip_notice_add (notice, "token", name);

  gain->is_named = TRUE;
  gain->hurts = owes;
  if (!owes)
    {
      flip_notice_say (&gain->amount, "%u", after->seats[seat].coins);
      /* Translators: this player has no coin to pay */
      flip_notice_say (&gain->detail, "%s", _ ("pays nothing"));
    }
  else if (before->seats[seat].coins)
    {
      flip_notice_say (&gain->amount, "−1");
      /* Translators: %u: how many coins before, and after */
      flip_notice_say (&gain->detail, _ ("coins: %u → %u"), before->seats[seat].coins,
                       after->seats[seat].coins);
    }
  else
    {
      flip_notice_say (&gain->amount, "0");
      flip_notice_say (&gain->detail, "%s", _ ("no coin left: the game ends"));
    }
  return owes;
}

void
insertcoin_notices (gconstpointer data,
                    const FlipMove *move,
                    gconstpointer data_after,
                    GPtrArray *notices)
{
  const InsertcoinState *before = data, *after = data_after;
  guint pile = insertcoin_pile (before), owing = 0;
  FlipNotice *notice;

  if (before->deck.game_overs == after->deck.game_overs)
    return;
  notice = flip_notice_new ("game-over", _ ("Keep GAME OVER Brief"), FLIP_TABLE);
  notice->glyph = "skull";
  flip_notice_say (&notice->title, "%s", _ ("GAME OVER"));
  flip_notice_say (&notice->detail,
                   /* Translators: %u: how many */
                   ngettext ("Without %u complete level, a coin is due.",
                             "Without %u complete levels, a coin is due.", pile + 1),
                   pile + 1);
  for (guint seat = 0; seat < before->n_seats; seat++)
    owing += add_seat (before, after, seat, notice);
  notice->is_bad = owing > 0;
  flip_notice_say (&notice->verdict, "%s",
                   owing ? /* what GAME OVER asks of the players */ _ ("Insert coin")
                         : /* GAME OVER comes, and nobody has to pay */ _ ("Nobody pays"));
  g_ptr_array_add (notices, notice);
}
