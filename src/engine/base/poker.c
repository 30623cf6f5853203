/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/poker.h"

#include <glib/gi18n-lib.h>

#define RANKS_OF_A_SUIT 0x1fffu
#define ROYAL_RANKS     0x1e01u /* ten, jack, queen, king and the ace, which is bit 0 */

/* Ranks are bits 0 (ace) to 12 (king). In a straight the ace is at either end, never in the
   middle. */
static inline guint
straights_in (guint ranks)
{
  guint both_ends = ranks | (ranks & 1) << FLIP_N_RANKS;

  return both_ends & both_ends >> 1 & both_ends >> 2 & both_ends >> 3 & both_ends >> 4;
}

#define IN_EACH_SUIT(bits)                                     \
  ((FlipCardSet) (bits) | (FlipCardSet) (bits) << FLIP_N_RANKS \
   | (FlipCardSet) (bits) << 2 * FLIP_N_RANKS | (FlipCardSet) (bits) << 3 * FLIP_N_RANKS)

/* Counts the cards of the four suits in parallel; bit 3 of a suit's field is set from five on. */
static inline FlipCardSet
suits_of_five (FlipCardSet cards)
{
  FlipCardSet pairs = (cards & IN_EACH_SUIT (0x1555)) + (cards >> 1 & IN_EACH_SUIT (0x0555));
  FlipCardSet fours = (pairs & IN_EACH_SUIT (0x1333)) + (pairs >> 2 & IN_EACH_SUIT (0x0333));
  FlipCardSet counts = (fours & IN_EACH_SUIT (7)) + (fours >> 4 & IN_EACH_SUIT (7))
                       + (fours >> 8 & IN_EACH_SUIT (7)) + (fours >> 12 & IN_EACH_SUIT (1));

  return (counts + IN_EACH_SUIT (3)) & IN_EACH_SUIT (8);
}

/* The best five cards among five, six or seven different ones; only the kind of hand matters. */
FlipHand
flip_poker_best (FlipCardSet cards)
{
  guint h = cards & RANKS_OF_A_SUIT;
  guint s = cards >> FLIP_N_RANKS & RANKS_OF_A_SUIT;
  guint d = cards >> 2 * FLIP_N_RANKS & RANKS_OF_A_SUIT;
  guint c = cards >> 3 * FLIP_N_RANKS & RANKS_OF_A_SUIT;
  guint two = (h & s) | (d & c) | ((h | s) & (d | c));
  guint three = (h & s & (d | c)) | (d & c & (h | s));
  FlipCardSet five = suits_of_five (cards);
  guint flush = five ? cards >> (__builtin_ctzll (five) - 3) & RANKS_OF_A_SUIT : 0;

  if (flush && straights_in (flush))
    return (flush & ROYAL_RANKS) == ROYAL_RANKS ? FLIP_HAND_ROYAL_FLUSH : FLIP_HAND_STRAIGHT_FLUSH;
  if (h & s & d & c)
    return FLIP_HAND_FOUR;
  if (three && (two & (two - 1)))
    return FLIP_HAND_FULL_HOUSE;
  if (flush)
    return FLIP_HAND_FLUSH;
  if (straights_in (h | s | d | c))
    return FLIP_HAND_STRAIGHT;
  if (three)
    return FLIP_HAND_THREE;
  if (two)
    return two & (two - 1) ? FLIP_HAND_TWO_PAIR : FLIP_HAND_PAIR;
  return FLIP_HAND_NOTHING;
}

/* The same if any one of the cards, whichever is best, is wild. */
FlipHand
flip_poker_best_with_any (FlipCardSet cards)
{
  FlipHand best = flip_poker_best (cards);

  for (FlipCardSet given_up = cards; given_up; given_up &= given_up - 1)
    {
      FlipCardSet kept = cards & ~(given_up & -given_up);

      for (FlipCard any = 0; any < FLIP_N_CARDS; any++)
        {
          if (!(kept & FLIP_CARD_BIT (any)))
            best = MAX (best, flip_poker_best (kept | FLIP_CARD_BIT (any)));
        }
    }

  return best;
}

const char *
flip_hand_name (FlipHand hand)
{
  static const char *const names[FLIP_N_HANDS] = {
    /* Translators: a poker hand without a name */
    N_ ("nothing"),        N_ ("pair"),        N_ ("two pair"),   N_ ("three of a kind"),
    /* Translators: a poker hand */
    N_ ("straight"),       N_ ("flush"),       N_ ("full house"), N_ ("four of a kind"),
    N_ ("straight flush"), N_ ("royal flush"),
  };

  g_return_val_if_fail (hand < FLIP_N_HANDS, "?");

  return _ (names[hand]);
}
