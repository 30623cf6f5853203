/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* What a move brings, line by line. */

static void
add_amount (FlipGains *gains, FlipcityEffect gain, guint n)
{
  switch (gain)
    {
    case FLIPCITY_CASH:
      flip_gains_add (gains, "cash", "+$%u", n);
      break;
    case FLIPCITY_POINTS:
      /* Translators: %u: how many */
      flip_gains_add (gains, "star", ngettext ("+%u point this turn", "+%u points this turn", n), n);
      break;
    case FLIPCITY_UNHAPPY:
      flip_gains_add (gains, "unhappy",
                      /* Translators: %u: how many */
                      ngettext ("+%u unhappy citizen", "+%u unhappy citizens", n), n);
      break;
    case FLIPCITY_LIMIT:
      /* Translators: %u: how much the limit rises */
      flip_gains_add (gains, "unhappy", _ ("limit +%u this turn"), n);
      break;
    default:
      /* Translators: %u: how many */
      flip_gains_add (gains, "action", ngettext ("+%u building action", "+%u building actions", n),
                      n);
    }
}

void
flipcity_offer_amounts (FlipOffer *offer, const guint8 amounts[FLIPCITY_N_GAINS])
{
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (amounts[i])
        add_amount (&offer->gains, i, amounts[i]);
    }
}

/* A face that is played gives its amounts, and more for each unhappy citizen that there is then. */
void
flipcity_offer_played (const FlipcityState *state, guint face, FlipOffer *offer)
{
  const guint8 *effects = state->cards.faces[face].effects;
  guint unhappy = flipcity_gain (state, FLIPCITY_UNHAPPY) + effects[FLIPCITY_UNHAPPY];
  guint8 amounts[FLIPCITY_N_GAINS];

  g_assert (face < flipcity_n_faces (&state->cards));

  memcpy (amounts, effects, sizeof amounts);
  amounts[FLIPCITY_CASH] =
    (guint8) (amounts[FLIPCITY_CASH] + effects[FLIPCITY_CASH_PER_UNHAPPY] * unhappy);
  flipcity_offer_amounts (offer, amounts);
}

/* A card that is bought, developed or turned over lies in the discard, with this side up. */
void
flipcity_offer_discard (const FlipcityState *state, guint face, FlipOffer *offer)
{
  char name[32];

  /* Translators: %s: a card */
  flip_gains_add (&offer->gains, "cards", _ ("%s in your discard"),
                  flipcity_face_name (&state->cards, face, name));
}
