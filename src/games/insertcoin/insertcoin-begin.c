/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

const FlipOption insertcoin_options[INSERTCOIN_N_OPTIONS] = {
  { "shapes",
    N_ ("Choosing the shapes"),
    { "deal", "draft" },
    { N_ ("Five cards, keep three"), N_ ("Four cards, keep one and pass on") },
    1,
    INSERTCOIN_MAX_SEATS,
    N_ ("How each player comes to three shapes"),
    FALSE },
};

static void
clear_sheet (InsertcoinSeat *seat)
{
  seat->lives = INSERTCOIN_LIVES;
  seat->coins = INSERTCOIN_COINS;
  memset (seat->shapes, INSERTCOIN_NO_SHAPE, sizeof seat->shapes);
}

gboolean
insertcoin_begin (gpointer data, const FlipSetup *setup, GError **error)
{
  InsertcoinState *state = data;

  g_return_val_if_fail (setup, FALSE);

  memset (state, 0, sizeof *state);
  if (!insertcoin_set_read (&state->set, setup->board, setup->board_name, error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->draft = (guint8) flip_setup_option (setup, "shapes");
  state->dealt = setup->dealt != FALSE;
  state->deck.flipped = FLIP_NO_CARD;
  for (guint i = 0; i < INSERTCOIN_MAX_SEATS; i++)
    clear_sheet (&state->seats[i]);
  insertcoin_hands_deal (state);
  return TRUE;
}
