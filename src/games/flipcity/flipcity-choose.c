/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

/* Answers by chance. Counted, they need no list: random games choose four thousand times each. */

static inline guint
answer (FlipMove *move, FlipcityVerb verb, guint site, guint argument)
{
  flip_move_write (move, (guint8) verb, (guint16) site, (guint16) argument);
  return verb;
}

/* Playing on, or shuffling where the deck is empty. */
static inline guint
answer_with_deck (const FlipcitySeat *seat, FlipMove *move)
{
  return answer (move, seat->n_deck ? FLIPCITY_VERB_PLAY : FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, 0);
}

static G_GNUC_NO_INLINE guint
choose_with_recycling (const FlipcityState *state, FlipRandom *random, FlipMove *move)
{
  guint left = flipcity_can_recycle (state);
  guint ways = flipcity_must_play (state) ? 1 : 2;
  guint chosen = flip_random_below (random, ways + flip_card_set_size (left));

  if (chosen == 0)
    return answer_with_deck (flipcity_acting_seat (state), move);
  if (chosen < ways)
    return answer (move, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
  for (; chosen > ways; chosen--)
    left &= left - 1;
  return answer (move, FLIPCITY_VERB_RECYCLE, flipcity_discard_site_of (flip_card_set_first (left)), 0);
}

/* A single player's shuffle and named decks are left to the list. Where nothing can be recycled, nobody is
   asked about a card that must be played by what is known of it; and a number is drawn whether there are
   one or two answers. */
static inline guint
choose_playing (const FlipcityState *state, FlipRandom *random, FlipMove *move)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (state->telling == FLIPCITY_TOP_NAMED
      || (!seat->n_deck && (!seat->n_discard || flipcity_is_solo (state))))
    return FLIP_NO_VERB;
  if (flipcity_can_recycle (state))
    return choose_with_recycling (state, random, move);
  if (flip_random_below (random, 2) && !flipcity_deck_is_forced (state, seat))
    return answer (move, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
  return answer_with_deck (seat, move);
}

/* The opponents of a seat are listed from the first on. */
static guint
receiver_of (const FlipcityState *state, guint chosen)
{
  return chosen < state->seat ? chosen : chosen + 1;
}

static guint
answer_with_flip (const FlipcityState *state,
                  guint face,
                  gboolean is_given,
                  guint chosen,
                  FlipMove *move)
{
  return answer (move, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face),
                 is_given ? receiver_of (state, chosen) + 1 : 0);
}

/* A face that is given away can be flipped in as many ways as there are opponents. */
static G_GNUC_NO_INLINE guint
choose_building (const FlipcityState *state, FlipRandom *random, FlipMove *move)
{
  guint left = flipcity_affordable (state);
  guint given = left & flipcity_handed_over (state) << FLIPCITY_FLIPS;
  guint others = state->n_seats - 2u;
  guint ways = flip_card_set_size (left) + flip_card_set_size (given) * others + 1;
  guint chosen = flip_random_below (random, ways);

  for (; left; left &= left - 1)
    {
      guint built = flip_card_set_first (left);
      guint more = (given >> built & 1) * others;

      if (chosen > more)
        chosen -= more + 1;
      else if (built < FLIPCITY_FLIPS)
        return answer (move, flipcity_taking_verb (built), flipcity_taking_site (built), 0);
      else
        return answer_with_flip (state, built - FLIPCITY_FLIPS, (int) (given >> built & 1), chosen,
                                 move);
    }
  return answer (move, FLIPCITY_VERB_DONE, FLIPCITY_SITE_STOP, 0);
}

guint
flipcity_choose (gconstpointer data, FlipRandom *random, FlipMove *move)
{
  const FlipcityState *state = data;

  if (state->stage == FLIPCITY_STAGE_PLAY)
    return choose_playing (state, random, move);
  if (state->stage == FLIPCITY_STAGE_BUILD)
    return choose_building (state, random, move);
  return FLIP_NO_VERB;
}
