/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/poker.h"
#include "engine/base/random.h"

#include <stdlib.h>

/* A second evaluator, by sorting and counting instead of sets of bits. */

typedef struct
{
  guint ranks[5]; /* upwards, the ace as 14 */
  guint same[5];  /* how many cards share the rank, the most first */
  gboolean one_suit;
} Sorted;

static int
compare_upwards (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

static int
compare_downwards (gconstpointer a, gconstpointer b)
{
  return compare_upwards (b, a);
}

static Sorted
sort_hand (const FlipCard hand[5])
{
  Sorted sorted = { .one_suit = TRUE };
  guint groups = 0;

  for (guint i = 0; i < 5; i++)
    {
      guint rank = flip_card_rank (hand[i]);

      sorted.ranks[i] = rank == FLIP_ACE ? 14 : rank;
      sorted.one_suit &= flip_card_suit (hand[i]) == flip_card_suit (hand[0]);
    }
  qsort (sorted.ranks, 5, sizeof (guint), compare_upwards);
  for (guint i = 0; i < 5; i++)
    {
      groups += i > 0 && sorted.ranks[i] != sorted.ranks[i - 1];
      sorted.same[groups]++;
    }
  qsort (sorted.same, 5, sizeof (guint), compare_downwards);
  return sorted;
}

static gboolean
is_straight (const Sorted *sorted)
{
  static const guint wheel[5] = { 2, 3, 4, 5, 14 };
  gboolean is_wheel = TRUE, is_run = TRUE;

  for (guint i = 0; i < 5; i++)
    {
      is_wheel &= sorted->ranks[i] == wheel[i];
      is_run &= sorted->ranks[i] == sorted->ranks[0] + i;
    }

  return is_wheel || is_run;
}

static FlipHand
naive_five (const FlipCard hand[5])
{
  Sorted sorted = sort_hand (hand);
  gboolean straight = is_straight (&sorted);

  if (straight && sorted.one_suit)
    return sorted.ranks[0] == 10 ? FLIP_HAND_ROYAL_FLUSH : FLIP_HAND_STRAIGHT_FLUSH;
  if (sorted.same[0] == 4)
    return FLIP_HAND_FOUR;
  if (sorted.same[0] == 3 && sorted.same[1] == 2)
    return FLIP_HAND_FULL_HOUSE;
  if (sorted.one_suit)
    return FLIP_HAND_FLUSH;
  if (straight)
    return FLIP_HAND_STRAIGHT;
  if (sorted.same[0] == 3)
    return FLIP_HAND_THREE;
  if (sorted.same[0] == 2)
    return sorted.same[1] == 2 ? FLIP_HAND_TWO_PAIR : FLIP_HAND_PAIR;
  return FLIP_HAND_NOTHING;
}

/* The best of all choices of five among the cards. */
static FlipHand
naive_best (const FlipCard *cards, guint n)
{
  FlipHand best = FLIP_HAND_NOTHING;

  for (guint chosen = 0; chosen < 1u << n; chosen++)
    {
      FlipCard hand[5];
      guint taken = 0;

      if (__builtin_popcount (chosen) != 5)
        continue;
      for (guint i = 0; i < n; i++)
        {
          if (chosen & 1u << i)
            hand[taken++] = cards[i];
        }
      best = MAX (best, naive_five (hand));
    }

  return best;
}

/* Every card in turn becomes every card that isn't held. */
static FlipHand
naive_best_with_any (const FlipCard *cards, guint n)
{
  FlipHand best = FLIP_HAND_NOTHING;

  for (guint changed = 0; changed < n; changed++)
    for (FlipCard any = 0; any < FLIP_N_CARDS; any++)
      {
        FlipCard hand[7];
        gboolean held = FALSE;

        for (guint i = 0; i < n; i++)
          {
            hand[i] = i == changed ? any : cards[i];
            held |= i != changed && cards[i] == any;
          }
        if (!held)
          best = MAX (best, naive_best (hand, n));
      }

  return best;
}

static FlipCardSet
set_of (const FlipCard *cards, guint n)
{
  FlipCardSet set = 0;

  for (guint i = 0; i < n; i++)
    set |= FLIP_CARD_BIT (cards[i]);
  return set;
}

static FlipCardSet
set_of_text (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  FlipCardSet set = 0;

  for (guint i = 0; words[i]; i++)
    {
      FlipCard card;

      g_assert_true (flip_card_parse (words[i], &card));
      set |= FLIP_CARD_BIT (card);
    }

  return set;
}

static void
draw (FlipRandom *random, FlipCard *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      gboolean again;

      do
        {
          cards[i] = (FlipCard) flip_random_below (random, FLIP_N_CARDS);
          again = FALSE;
          for (guint j = 0; j < i; j++)
            again |= cards[j] == cards[i];
        }
      while (again);
    }
}

static guint
sample (guint usual)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") ? usual / 50 : usual;
}

static void
test_all_five (void)
{
  static const guint expected[FLIP_N_HANDS] = {
    [FLIP_HAND_ROYAL_FLUSH] = 4,   [FLIP_HAND_STRAIGHT_FLUSH] = 36, [FLIP_HAND_FOUR] = 624,
    [FLIP_HAND_FULL_HOUSE] = 3744, [FLIP_HAND_FLUSH] = 5108,        [FLIP_HAND_STRAIGHT] = 10200,
    [FLIP_HAND_THREE] = 54912,     [FLIP_HAND_TWO_PAIR] = 123552,   [FLIP_HAND_PAIR] = 1098240,
    [FLIP_HAND_NOTHING] = 1302540,
  };
  guint counts[FLIP_N_HANDS] = { 0 };

  for (guint a = 0; a < FLIP_N_CARDS; a++)
    for (guint b = a + 1; b < FLIP_N_CARDS; b++)
      for (guint c = b + 1; c < FLIP_N_CARDS; c++)
        for (guint d = c + 1; d < FLIP_N_CARDS; d++)
          for (guint e = d + 1; e < FLIP_N_CARDS; e++)
            counts[flip_poker_best (FLIP_CARD_BIT (a) | FLIP_CARD_BIT (b) | FLIP_CARD_BIT (c)
                                    | FLIP_CARD_BIT (d) | FLIP_CARD_BIT (e))]++;
  for (guint hand = 0; hand < FLIP_N_HANDS; hand++)
    g_assert_cmpuint (counts[hand], ==, expected[hand]);
}

static void
count_sevens (FlipCardSet three, guint last, guint64 counts[FLIP_N_HANDS])
{
  for (guint d = last + 1; d < FLIP_N_CARDS; d++)
    for (guint e = d + 1; e < FLIP_N_CARDS; e++)
      for (guint f = e + 1; f < FLIP_N_CARDS; f++)
        {
          FlipCardSet six = three | FLIP_CARD_BIT (d) | FLIP_CARD_BIT (e) | FLIP_CARD_BIT (f);

          for (guint g = f + 1; g < FLIP_N_CARDS; g++)
            counts[flip_poker_best (six | FLIP_CARD_BIT (g))]++;
        }
}

static void
test_all_seven (void)
{
  static const guint64 expected[FLIP_N_HANDS] = {
    [FLIP_HAND_ROYAL_FLUSH] = 4324, [FLIP_HAND_STRAIGHT_FLUSH] = 41584 - 4324,
    [FLIP_HAND_FOUR] = 224848,      [FLIP_HAND_FULL_HOUSE] = 3473184,
    [FLIP_HAND_FLUSH] = 4047644,    [FLIP_HAND_STRAIGHT] = 6180020,
    [FLIP_HAND_THREE] = 6461620,    [FLIP_HAND_TWO_PAIR] = 31433400,
    [FLIP_HAND_PAIR] = 58627800,    [FLIP_HAND_NOTHING] = 23294460,
  };
  guint64 counts[FLIP_N_HANDS] = { 0 };

  if (!g_test_slow ())
    return g_test_skip ("only in the slow suite");
  for (guint a = 0; a < FLIP_N_CARDS; a++)
    for (guint b = a + 1; b < FLIP_N_CARDS; b++)
      for (guint c = b + 1; c < FLIP_N_CARDS; c++)
        count_sevens (FLIP_CARD_BIT (a) | FLIP_CARD_BIT (b) | FLIP_CARD_BIT (c), c, counts);
  for (guint hand = 0; hand < FLIP_N_HANDS; hand++)
    g_assert_cmpuint (counts[hand], ==, expected[hand]);
}

static void
test_second_evaluator (void)
{
  FlipRandom random;
  guint seen[FLIP_N_HANDS] = { 0 };

  flip_random_seed (&random, 5, 5);
  for (guint i = 0; i < sample (200000); i++)
    {
      FlipCard cards[7];
      guint n = 5 + i % 3;
      FlipHand best;

      draw (&random, cards, n);
      best = naive_best (cards, n);
      seen[best]++;
      g_assert_cmpuint (flip_poker_best (set_of (cards, n)), ==, best);
    }
  for (guint hand = FLIP_HAND_NOTHING; hand <= FLIP_HAND_FULL_HOUSE; hand++)
    g_assert_cmpuint (seen[hand], >, 0);
}

/* Draws from few cards, so that the rare hands come often. */
static void
test_second_evaluator_rare (void)
{
  FlipRandom random;
  guint seen[FLIP_N_HANDS] = { 0 };

  flip_random_seed (&random, 6, 5);
  for (guint i = 0; i < sample (100000); i++)
    {
      FlipCard cards[7];
      guint n = 5 + i % 3;
      gboolean one_suit = i % 2;
      FlipHand best;

      draw (&random, cards, n);
      for (guint j = 0; j < n; j++)
        {
          guint rank = one_suit ? 1 + cards[j] % 13 : 1 + (cards[j] / 4) % 3;

          cards[j] = flip_card (one_suit ? FLIP_CLUBS : cards[j] % 4, rank);
        }
      if (flip_card_set_size (set_of (cards, n)) != n)
        continue;
      best = naive_best (cards, n);
      seen[best]++;
      g_assert_cmpuint (flip_poker_best (set_of (cards, n)), ==, best);
    }
  g_assert_cmpuint (seen[FLIP_HAND_FOUR], >, 0);
  g_assert_cmpuint (seen[FLIP_HAND_STRAIGHT_FLUSH], >, 0);
}

static void
test_known_hands (void)
{
  static const struct
  {
    const char *cards;
    FlipHand hand;
  } cases[] = {
    { "10H JH QH KH AH", FLIP_HAND_ROYAL_FLUSH },
    { "9H 10H JH QH KH", FLIP_HAND_STRAIGHT_FLUSH },
    { "AS 2S 3S 4S 5S", FLIP_HAND_STRAIGHT_FLUSH },
    { "10H JS QD KC AH", FLIP_HAND_STRAIGHT },
    { "AH 2S 3D 4C 5H", FLIP_HAND_STRAIGHT },
    { "9H 10H JH QH KH AS", FLIP_HAND_STRAIGHT_FLUSH },
    { "9H 10H JH QH KH AH", FLIP_HAND_ROYAL_FLUSH },
    /* An ace is high or low, never in the middle. */
    { "KH AS 2D 3C 4H", FLIP_HAND_NOTHING },
    { "QH KH AS 2D 3C", FLIP_HAND_NOTHING },
    { "JH QH KH AH 2H", FLIP_HAND_FLUSH },
    { "JH QH KS AH 2H 3H", FLIP_HAND_FLUSH },
    /* A flush and a straight by different cards are no straight flush. */
    { "5H 6H 7H 8H 9S KH", FLIP_HAND_FLUSH },
    { "5H 6H 7H 8H 9S KH AH", FLIP_HAND_FLUSH },
    { "10H JH QH KH AS 2H", FLIP_HAND_FLUSH },
    /* Two threes are a full house, three pairs are two, four and three are four. */
    { "5H 5S 5D 9H 9S 9D", FLIP_HAND_FULL_HOUSE },
    { "5H 5S 5D 9H 9S 9D KC", FLIP_HAND_FULL_HOUSE },
    { "5H 5S 9D 9H KS KD 2C", FLIP_HAND_TWO_PAIR },
    { "5H 5S 5D 5C 9S 9D 9C", FLIP_HAND_FOUR },
    { "5H 5S 5D 5C 9S 9D", FLIP_HAND_FOUR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (flip_poker_best (set_of_text (cases[i].cards)) != cases[i].hand)
        g_error ("%s is not “%s”", cases[i].cards, flip_hand_name (cases[i].hand));
    }
}

static void
test_any_card (void)
{
  FlipRandom random;

  flip_random_seed (&random, 9, 5);
  for (guint i = 0; i < sample (600); i++)
    {
      FlipCard cards[7];
      guint n = 5 + i % 3;

      draw (&random, cards, n);
      g_assert_cmpuint (flip_poker_best_with_any (set_of (cards, n)), ==,
                        naive_best_with_any (cards, n));
    }
}

static void
test_any_card_known (void)
{
  static const struct
  {
    const char *cards;
    FlipHand hand;
  } cases[] = {
    { "2H 5S 7D 9C KH", FLIP_HAND_PAIR },           { "2H 2S 7D 9C KH", FLIP_HAND_THREE },
    { "2H 2S 7D 7C KH", FLIP_HAND_FULL_HOUSE },     { "2H 2S 2D 7C KH", FLIP_HAND_FOUR },
    { "2H 2S 2D 2C KH", FLIP_HAND_FOUR },           { "2H 5H 7H 9H KS", FLIP_HAND_FLUSH },
    { "5H 6H 7H 8H KS", FLIP_HAND_STRAIGHT_FLUSH }, { "10H JH QH AH 2S", FLIP_HAND_ROYAL_FLUSH },
    { "9H 10H JH QH KH", FLIP_HAND_ROYAL_FLUSH },   { "10H JH QH KH AH", FLIP_HAND_ROYAL_FLUSH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (flip_poker_best_with_any (set_of_text (cases[i].cards)), ==, cases[i].hand);
}

static void
test_names (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint hand = 0; hand < FLIP_N_HANDS; hand++)
    g_assert_true (g_hash_table_add (names, (char *) flip_hand_name (hand)));
  g_assert_cmpstr (flip_hand_name (FLIP_HAND_FULL_HOUSE), ==, "full house");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/poker/all-five", test_all_five);
  g_test_add_func ("/poker/all-seven", test_all_seven);
  g_test_add_func ("/poker/known-hands", test_known_hands);
  g_test_add_func ("/poker/second-evaluator", test_second_evaluator);
  g_test_add_func ("/poker/second-evaluator-rare", test_second_evaluator_rare);
  g_test_add_func ("/poker/any-card", test_any_card);
  g_test_add_func ("/poker/any-card-known", test_any_card_known);
  g_test_add_func ("/poker/names", test_names);
  return g_test_run ();
}
