/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/secrets.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <string.h>

guint
flip_secrets_read (const FlipMoment *moment, guint seat, FlipCard cards[FLIP_MAX_PEEKS])
{
  const FlipSecrets *secrets = &moment->secrets[seat];

  g_assert (seat < moment->n_seats);

  memcpy (cards, secrets->cards, secrets->n * sizeof *cards);
  return secrets->n;
}

gboolean
flip_secrets_has_any (const FlipMoment *moment, guint seat)
{
  FlipCard cards[FLIP_MAX_PEEKS];

  return flip_secrets_read (moment, seat, cards) > 0;
}

char *
flip_secrets_name (const FlipMoment *moment, FlipCard card, guint number)
{
  FlipMove move = flip_move_of_card (card);
  g_autoptr (GString) label = g_string_new (NULL);
  char shown[FLIP_CARD_TEXT_SIZE];

  if (!moment->game->own_cards)
    return g_strdup (flip_card_show (card, shown));
  flip_game_label (moment->game, moment->state, &move, label);
  return g_strdup_printf ("%u. %s", number, label->str);
}

guint
flip_secrets_pickable (const FlipMoment *moment, guint seat)
{
  guint pickable = 0;

  if (flip_moment_kind (moment) != FLIP_ASK_OPTION || flip_moment_who (moment) != (int) seat)
    return 0;
  for (guint i = 0; i < moment->n_moves; i++)
    pickable |= flip_moment_way (moment, i)->offer.picks;
  return pickable;
}

guint
flip_secrets_n_to_pick (const FlipMoment *moment)
{
  g_return_val_if_fail (moment->n_moves > 0, 0);

  return (guint) __builtin_popcount (flip_moment_way (moment, 0)->offer.picks);
}

const FlipWay *
flip_secrets_answer (const FlipMoment *moment, guint picked)
{
  for (guint i = 0; picked && i < moment->n_moves; i++)
    {
      if (flip_moment_way (moment, i)->offer.picks == picked)
        return flip_moment_way (moment, i);
    }

  return NULL;
}

char *
flip_secrets_answer_words (const FlipMoment *moment, guint seat, guint picked)
{
  const FlipWay *answer = flip_secrets_answer (moment, picked);
  g_autoptr (GString) names = g_string_new (NULL);
  FlipCard cards[FLIP_MAX_PEEKS];
  guint n = flip_secrets_read (moment, seat, cards);

  g_return_val_if_fail (answer != NULL, NULL);

  for (guint i = 0; i < n; i++)
    {
      FlipMove move = flip_move_of_card (cards[i]);
      FlipOffer offer;

      if (!(picked & 1u << i))
        continue;
      flip_game_offer (moment->game, moment->state, &move, &offer);
      if (!*offer.rest)
        return g_strdup (answer->label);
      flip_phrase_add (names, offer.rest);
    }
  /* Translators: the cards that are kept: Keep Heart, Star, Key. */
  return g_strdup_printf (_ ("Keep %s"), names->str);
}

gboolean
flip_secrets_are_asked (const FlipMoment *moment)
{
  return moment->is_present && flip_secrets_has_any (moment, moment->seat)
         && flip_secrets_pickable (moment, moment->seat);
}
