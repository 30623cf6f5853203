/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/offer.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* "62 % Not arrested", "38 % Arrested: −3 stars" */
static char *
print_outcome (const FlipChance *outcome)
{
  g_autoptr (GString) gains = g_string_new (NULL);

  flip_gains_print (&outcome->gains, gains);
  return gains->len
           /* Translators: a chance, of what, and what that brings: 38 % Arrested: −3 stars. */
           ? g_strdup_printf (_ ("%d %% %s: %s"), outcome->chance, outcome->words, gains->str)
           /* Translators: a chance, and of what: 62 % Not arrested */
           : g_strdup_printf (_ ("%d %% %s"), outcome->chance, outcome->words);
}

void
flip_offer_print (const FlipOffer *offer, GString *text)
{
  g_return_if_fail (offer && text);

  flip_gains_print (&offer->gains, text);
  for (guint i = 0; i < offer->n_outcomes; i++)
    {
      g_autofree char *outcome = print_outcome (&offer->outcomes[i]);

      flip_phrase_add_clause (text, outcome);
    }
}
