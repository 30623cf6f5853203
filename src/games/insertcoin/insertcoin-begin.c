/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-game.h"

#include <glib/gi18n-lib.h>

const FlipOption insertcoin_options[INSERTCOIN_N_OPTIONS] = {
  { "shapes",
    N_ ("Choosing the shapes"),
    { "deal", "draft" },
    { N_ ("Five cards, keep three"), N_ ("Four cards, keep one and pass on") },
    1,
    INSERTCOIN_MAX_SEATS,
    N_ ("How each player gets three shapes"),
    FALSE },
  { .key = "sheet",
    .label = /* name of an option: where the sheet is */ N_ ("Sheet"),
    .values = { "drawn", "counters" },
    .value_labels = { /* value of an option */ N_ ("Drawn here"),
                      /* value of an option */ N_ ("Counters only") },
    .min_seats = 1,
    .max_seats = INSERTCOIN_MAX_SEATS,
    .note = N_ ("Counters are for players who draw on their own boards: deck, GAME OVER, lives, "
                "coins, points"),
    .place = FLIP_OPTION_AT_TABLE,
    .is_later = TRUE },
  { .key = "edition",
    .label = N_ ("Edition of the rules"),
    .values = { "1", "2" },
    .value_labels = { N_ ("First"), N_ ("Second") },
    .min_seats = 1,
    .max_seats = INSERTCOIN_MAX_SEATS,
    .place = FLIP_OPTION_AT_TABLE,
    .is_edition = TRUE,
    .is_later = TRUE },
};

static gboolean
check_options (const FlipSetup *setup, GError **error)
{
  if (!setup->dealt || flip_setup_option (setup, "sheet") == 0)
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
               /* Translators: %s: an option of the game */
               _ ("“%s” needs the cards on your own table."),
               _ (insertcoin_options[1].value_labels[1]));
  return FALSE;
}

static gboolean
check_cards (const InsertcoinState *state, GError **error)
{
  guint needed = state->n_seats * insertcoin_hand_size (state);

  if (needed <= state->set.n_cards)
    return TRUE;
  g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS,
               /* Translators: first %u: how many cards; second %u: how many there are */
               ngettext ("For this many players %u card must be dealt, but this set has %u.",
                         "For this many players %u cards must be dealt, but this set has %u.",
                         needed),
               needed, state->set.n_cards);
  return FALSE;
}

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
  if (!check_options (setup, error)
      || !insertcoin_set_read (&state->set, setup->board, setup->board_name, error))
    return FALSE;

  state->n_seats = (guint8) flip_setup_seats (setup);
  state->draft = (guint8) flip_setup_option (setup, "shapes");
  if (!check_cards (state, error))
    return FALSE;
  state->dealt = setup->dealt != FALSE;
  state->counters = flip_setup_option (setup, "sheet") == 1;
  state->corrected = (guint8) flip_setup_option (setup, "edition");
  state->deck.flipped = FLIP_NO_CARD;
  for (guint i = 0; i < INSERTCOIN_MAX_SEATS; i++)
    clear_sheet (&state->seats[i]);
  insertcoin_hands_deal (state);
  return TRUE;
}
