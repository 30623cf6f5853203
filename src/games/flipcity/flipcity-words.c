/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* The effects of cards in a few words, and the shared parts of their offers. */

void
flipcity_effect_words (FlipcityEffect effect, guint amount, GString *text)
{
  g_assert (effect < FLIPCITY_N_EFFECTS);

  if (!amount)
    return;
  switch (effect)
    {
    case FLIPCITY_CASH:
      flip_phrase_add_printf (text, "$%u", amount);
      break;
    case FLIPCITY_POINTS:
      /* Translators: %u: how many */
      flip_phrase_add_printf (text, ngettext ("%u point", "%u points", amount), amount);
      break;
    case FLIPCITY_UNHAPPY:
      /* Translators: %u: how many */
      flip_phrase_add_printf (text, ngettext ("%u unhappy", "%u unhappy", amount), amount);
      break;
    case FLIPCITY_LIMIT:
      /* Translators: %u: how much the limit rises */
      flip_phrase_add_printf (text, _ ("limit +%u"), amount);
      break;
    case FLIPCITY_ACTIONS:
      flip_phrase_add_printf (
        /* Translators: %u: how many */
        text, ngettext ("%u more building action", "%u more building actions", amount), amount);
      break;
    case FLIPCITY_CASH_PER_UNHAPPY:
      /* Translators: %u: dollars */
      flip_phrase_add_printf (text, _ ("$%u for each unhappy citizen in play"), amount);
      break;
    case FLIPCITY_BOTTOM_TO_DISCARD:
      flip_phrase_add (
        text, ngettext ("bottom card to the discard", "bottom cards to the discard", amount));
      break;
    case FLIPCITY_CARDS_TO_WIN:
      /* Translators: %u: how many */
      flip_phrase_add_printf (text, ngettext ("wins with %u card", "wins with %u cards", amount),
                              amount);
      break;
    default:
      flip_phrase_add (text, _ ("the next card must be played"));
    }
}

/* Everything that a side does. */
void
flipcity_face_describe (const FlipcityCards *cards, guint face, GString *text)
{
  g_autoptr (GString) words = g_string_new (NULL), gains = g_string_new (NULL);

  g_assert (face < flipcity_n_faces (cards));

  for (guint i = 0; i < FLIPCITY_N_EFFECTS; i++)
    flipcity_effect_words (i, cards->faces[face].effects[i], words);
  if (cards->forced >> face & 1)
    flip_phrase_add (words, _ ("must be played from the top"));
  if (cards->recyclable >> face & 1)
    {
      flipcity_recycle_words (cards, face, gains);
      /* Translators: what recycling a card gives. */
      flip_phrase_add_printf (words, _ ("recycle: %s"), gains->str);
    }
  g_string_append (text, words->str);
}

/* The word in the notation. */
const char *
flipcity_front_word (const FlipcityState *state, guint pair)
{
  g_assert (pair < state->cards.n_pairs);

  return state->cards.faces[flipcity_front (pair)].word;
}

void
flipcity_offer_face (FlipOffer *offer, guint face)
{
  g_assert (face < FLIPCITY_MAX_FACES && offer->n_cards < FLIP_OFFER_CARDS);

  offer->cards[offer->n_cards++] = (FlipCard) face;
}

/* The button beside the picture of the card, and the heading above the effects of the move. */
void
flipcity_offer_words (FlipOffer *offer, const char *act, const char *heading)
{
  flip_phrase_copy (offer->act, act, sizeof offer->act);
  flip_phrase_copy (offer->heading, heading, sizeof offer->heading);
}

/* In a solo game the last card of the supply loses, whatever takes it. */
void
flipcity_offer_warning (const FlipcityState *state, FlipOffer *offer)
{
  if (flipcity_is_last_of_supply (state))
    flip_phrase_copy (offer->brings, _ ("It is the last card in the supply: the game is lost."),
                      sizeof offer->brings);
}

/* The other side of a card that is turned over. */
void
flipcity_offer_other_side (const FlipcityCards *cards, guint face, FlipOffer *offer)
{
  guint other = flipcity_other_side (face);
  g_autoptr (GString) does = g_string_new (NULL);
  char name[32];

  g_assert (face < flipcity_n_faces (cards));

  flipcity_face_describe (cards, other, does);
  /* Translators: the other side of a card, and what it does. */
  flip_phrase_print (offer->brings, sizeof offer->brings, _ ("Then it is %s: %s"),
                     flipcity_face_name (cards, other, name), does->str);
}

/* The effects of a move, line by line. */

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

/* A played face gives its amounts, and more for each citizen who is then unhappy. */
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

/* A card that is bought, developed or turned over goes to the discard with this side up. */
void
flipcity_offer_discard (const FlipcityState *state, guint face, FlipOffer *offer)
{
  char name[32];

  /* Translators: %s: a card */
  flip_gains_add (&offer->gains, "cards", _ ("%s in your discard"),
                  flipcity_face_name (&state->cards, face, name));
}
