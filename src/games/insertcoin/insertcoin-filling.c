/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-symbol.h"
#include "games/insertcoin/insertcoin-rules.h"

#include <glib/gi18n-lib.h>

/* The results of filling squares of a level, in words: in the notation, on a button, in the log and
   in an offer. */

/* Columns from a, rows from 1 at the top. */
void
insertcoin_square_print (guint square, GString *text)
{
  g_assert (square < INSERTCOIN_NOWHERE);

  g_string_append_printf (text, "%c%u", (char) ('a' + square % INSERTCOIN_STRIDE),
                          square / INSERTCOIN_STRIDE + 1);
}

static void
append_squares (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  guint16 sites[FLIP_TILE_SQUARES];
  guint n = insertcoin_covers (state, move, sites);

  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (text, ' ');
      insertcoin_square_print (insertcoin_site_square (state, sites[i]), text);
    }
}

/* " level 3 f4 g4" */
void
insertcoin_filling_print (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  g_assert (move->site < insertcoin_n_squares (state));

  g_string_append_printf (text, " level %u", insertcoin_site_level (state, move->site) + 1);
  append_squares (state, move, text);
}

void
insertcoin_filling_label (const InsertcoinState *state, const FlipMove *move, GString *text)
{
  g_assert (move->site < insertcoin_n_squares (state));

  /* Translators: %u: the number of the level */
  g_string_append_printf (text, _ ("Level %u"), insertcoin_site_level (state, move->site) + 1);
  append_squares (state, move, text);
}

/* For the log: only a level that becomes complete is mentioned. */
void
insertcoin_filling_describe (const InsertcoinState *state, guint site, guint filled, GString *text)
{
  guint level = insertcoin_site_level (state, site);
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinShape *shape = insertcoin_shape (state, seat, level);
  g_autoptr (GString) ability = g_string_new (NULL);

  g_assert (site < insertcoin_n_squares (state) && filled > 0);

  if (insertcoin_grid_count (insertcoin_free (state, seat, level)) != filled)
    return;
  insertcoin_ability_describe (shape->ability, shape->amount, ability);
  /* Translators: what was done, without a full stop, and what the level gives: Key in level 2. The
     level is complete: a coin */
  flip_phrase_become (
    /* Translators: first %s: what was drawn; second %s: what it brings */
    text, g_strdup_printf (_ ("%s. The level is complete: %s"), text->str, ability->str));
}

/* The gain of an ability, with its picture. */
void
insertcoin_offer_ability (const InsertcoinShape *shape, FlipOffer *offer)
{
  static const char *const glyphs[INSERTCOIN_N_ABILITIES] = {
    [INSERTCOIN_SKULL] = "skull", [INSERTCOIN_LIFE] = "heart",   [INSERTCOIN_SHIELD] = "shield",
    [INSERTCOIN_COIN] = "token",  [INSERTCOIN_SYMBOL] = "cards",
  };
  g_autoptr (GString) words = g_string_new (NULL);

  g_assert (shape->ability < INSERTCOIN_N_ABILITIES);

  insertcoin_ability_describe (shape->ability, shape->amount, words);
  flip_gains_add (&offer->gains, glyphs[shape->ability], "%s", words->str);
}

/* For an offer: how many squares are filled, and what that completes. */
void
insertcoin_filling_foretell (const InsertcoinState *state,
                             guint site,
                             guint filled,
                             GString *brings,
                             FlipOffer *offer)
{
  guint level = insertcoin_site_level (state, site);
  const InsertcoinSeat *seat = insertcoin_acting_seat (state);
  const InsertcoinShape *shape = insertcoin_shape (state, seat, level);
  guint empty = insertcoin_grid_count (insertcoin_free (state, seat, level));

  g_assert (site < insertcoin_n_squares (state));

  if (filled < empty)
    {
      g_string_append_printf (
        brings,
        /* Translators: first %u: how many squares; second %u: of how many */
        ngettext ("Fills %u of the %u empty square.", "Fills %u of the %u empty squares.", empty),
        filled, empty);
      return;
    }
  g_string_append_printf (
    /* Translators: %u: how many */
    brings, ngettext ("Fills the last square.", "Fills the last %u squares.", filled), filled);
  flip_phrase_say (brings, _ ("The level is complete."));
  insertcoin_offer_ability (shape, offer);
}
