/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/card-name.h"

#include <glib/gi18n.h>

static const char *
rank_name (guint rank)
{
  switch (rank)
    {
    case FLIP_ACE:
      return _ ("ace");
    case FLIP_JACK:
      return _ ("jack");
    case FLIP_QUEEN:
      return _ ("queen");
    case FLIP_KING:
      return _ ("king");
    default:
      return flip_rank_text (rank);
    }
}

char *
flip_card_name (FlipCard card)
{
  static const char *const formats[FLIP_N_SUITS] = {
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of hearts"),
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of spades"),
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of diamonds"),
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of clubs"),
  };

  if (!flip_card_is_plain (card))
    return g_strdup (_ ("joker"));
  return g_strdup_printf (_ (formats[flip_card_suit (card)]), rank_name (flip_card_rank (card)));
}

const char *
flip_suit_name (FlipSuit suit)
{
  static const char *const names[FLIP_N_SUITS] = {
    NC_ ("suit", "Hearts"),
    NC_ ("suit", "Spades"),
    NC_ ("suit", "Diamonds"),
    NC_ ("suit", "Clubs"),
  };

  g_return_val_if_fail (suit < FLIP_N_SUITS, "?");

  return g_dpgettext2 (GETTEXT_PACKAGE, "suit", names[suit]);
}
