/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* The names of things. */

const char *
royalflip_colour_name (RoyalflipColour colour)
{
  g_return_val_if_fail (colour < ROYALFLIP_N_COLOURS, "?");

  return colour == ROYALFLIP_RED ? C_ ("number", "red") : C_ ("number", "black");
}

const char *
royalflip_suit_name (FlipSuit suit)
{
  static const char *const names[FLIP_N_SUITS] = {
    /* a suit */ N_ ("heart"),
    /* a suit */ N_ ("spade"),
    /* a suit */ N_ ("diamond"),
    /* a suit */ N_ ("club"),
  };

  g_return_val_if_fail (suit < FLIP_N_SUITS, "?");

  return _ (names[suit]);
}

/* "red 8", without the colour if it is not known yet. */
char *
royalflip_written_name (RoyalflipColour colour, guint number)
{
  g_assert (number >= FLIP_ACE && number <= FLIP_KING);

  if (colour >= ROYALFLIP_N_COLOURS)
    return g_strdup (flip_rank_text (number));
  /* Translators: the colour and number of a card, such as red 8. */
  return g_strdup_printf (C_ ("number", "%s %s"), royalflip_colour_name (colour),
                          flip_rank_text (number));
}

char *
royalflip_casino_name (const RoyalflipBoard *board, guint casino)
{
  static const char *const names[] = {
    [ROYALFLIP_NORTH] = /* a casino */ N_ ("North"),  [ROYALFLIP_EAST] = /* a casino */ N_ ("East"),
    [ROYALFLIP_SOUTH] = /* a casino */ N_ ("South"),  [ROYALFLIP_WEST] = /* a casino */ N_ ("West"),
    [ROYALFLIP_INSIDE] = /* a casino */ N_ ("Plaza"),
  };
  guint side = board->casinos[casino].side, same = 0;
  char cell[ROYALFLIP_CELL_TEXT];

  g_assert (casino < board->n_casinos);

  if (*board->casinos[casino].name)
    return g_strdup (board->casinos[casino].name);
  for (guint i = 0; i < board->n_casinos; i++)
    same += board->casinos[i].side == side;
  if (same == 1)
    return g_strdup (_ (names[side]));
  royalflip_cell_print (board->casinos[casino].cell, cell);
  return g_strdup_printf ("%s %s", _ (names[side]), cell);
}

/* Adds the names of several casinos, one bit each, to a list. */
void
royalflip_add_casinos (const RoyalflipBoard *board, guint casinos, GString *text)
{
  for (; casinos; casinos &= casinos - 1)
    {
      g_autofree char *name = royalflip_casino_name (board, royalflip_first (casinos));

      flip_phrase_add (text, name);
    }
}

/* The reward of a space of the track; an extra number has the colour of the turn. */
char *
royalflip_bonus_name (const RoyalflipSpace *space, RoyalflipColour colour)
{
  g_autofree char *number = NULL;

  g_assert (space->bonus < ROYALFLIP_N_BONUSES);

  switch (space->bonus)
    {
    case ROYALFLIP_BONUS_TOKEN:
      /* Translators: what a space gives */
      return g_strdup (_ ("a ±1"));
    case ROYALFLIP_BONUS_DIAMOND:
      /* Translators: what a space gives */
      return g_strdup (_ ("a diamond"));
    case ROYALFLIP_BONUS_POINTS:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u point", "%u points", space->amount), space->amount);
    default:
      number = royalflip_written_name (colour, space->amount);
      return g_strdup_printf (colour < ROYALFLIP_N_COLOURS
                                /* Translators: %s: colour and number */
                                ? _ ("a %s")
                                /* Translators: %s: a number, as on a card */
                                : _ ("the number %s"),
                              number);
    }
}
