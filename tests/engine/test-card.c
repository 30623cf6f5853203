/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/card.h"

#include <string.h>

static const char *const ranks[] = { "A", "2", "3",  "4", "5", "6", "7",
                                     "8", "9", "10", "J", "Q", "K" };

static const struct
{
  FlipSuit suit;
  gboolean red;
  const char *letter, *symbol, *outline;
} suits[] = {
  { FLIP_HEARTS, TRUE, "H", "♥", "♡" },
  { FLIP_SPADES, FALSE, "S", "♠", "♤" },
  { FLIP_DIAMONDS, TRUE, "D", "♦", "♢" },
  { FLIP_CLUBS, FALSE, "C", "♣", "♧" },
};

static void
assert_reads (const char *text, FlipCard expected)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);
  FlipCard card = FLIP_NO_CARD;

  g_assert_true (flip_card_parse (text, &card));
  g_assert_cmpuint (card, ==, expected);
  card = FLIP_NO_CARD;
  g_assert_true (flip_card_parse (lower, &card));
  g_assert_cmpuint (card, ==, expected);
}

static void
assert_reads_spelled (const char *rank, const char *suit, FlipCard expected)
{
  g_autofree char *text = g_strconcat (rank, suit, NULL);

  assert_reads (text, expected);
}

static void
test_every_card (void)
{
  FlipCardSet all = 0;

  for (guint s = 0; s < G_N_ELEMENTS (suits); s++)
    for (guint r = 0; r < G_N_ELEMENTS (ranks); r++)
      {
        FlipCard card = flip_card (suits[s].suit, r + 1);
        g_autofree char *expected = g_strconcat (ranks[r], suits[s].letter, NULL);
        char text[FLIP_CARD_TEXT_SIZE];

        g_assert_cmpstr (flip_card_print (card, text), ==, expected);
        g_assert_cmpuint (flip_card_suit (card), ==, suits[s].suit);
        g_assert_cmpuint (flip_card_rank (card), ==, r + 1);
        g_assert_cmpint (flip_suit_is_red (suits[s].suit), ==, suits[s].red);
        g_assert_true (flip_card_is_plain (card));
        g_assert_false (flip_card_is_joker (card));
        assert_reads (text, card);
        assert_reads_spelled (ranks[r], suits[s].symbol, card);
        assert_reads_spelled (ranks[r], suits[s].outline, card);
        all |= FLIP_CARD_BIT (card);
      }

  g_assert_cmpuint (all, ==, FLIP_ALL_CARDS);
  g_assert_cmpuint (flip_card_set_size (all), ==, FLIP_N_CARDS);
}

static void
test_jokers (void)
{
  char text[FLIP_CARD_TEXT_SIZE];

  g_assert_cmpstr (flip_card_print (FLIP_JOKER, text), ==, "JK");
  assert_reads (text, FLIP_JOKER);
  g_assert_cmpstr (flip_card_print (FLIP_SECOND_JOKER, text), ==, "JK2");
  assert_reads (text, FLIP_SECOND_JOKER);
  g_assert_true (flip_card_is_joker (FLIP_JOKER) && flip_card_is_joker (FLIP_SECOND_JOKER));
  g_assert_false (flip_card_is_plain (FLIP_JOKER) || flip_card_is_plain (FLIP_SECOND_JOKER));
  g_assert_cmpuint (FLIP_JOKER, !=, FLIP_SECOND_JOKER);
}

static void
test_ten_as_letter (void)
{
  for (guint s = 0; s < G_N_ELEMENTS (suits); s++)
    assert_reads_spelled ("T", suits[s].letter, flip_card (suits[s].suit, 10));
}

static void
test_rubbish (void)
{
  static const char *const rubbish[] = {
    "",    " ",    "1H",  "0H",   "11H",  "12S",  "13D",  "010H", "10",    "7",    "H",
    "HH",  "H7",   "7HH", "7H7",  "7H ",  " 7H",  "7 H",  "7X",   "XH",    "AJH",  "JQH",
    "JKX", "JKH2", "JK1", "JK3",  "JK22", "J K",  "K2",   "TTH",  "♥",     "♥7",   "7♥♥",
    "7♥x", "-7H",  "+7H", "7.0H", "７H",  "7H\n", "7\tH", "A♥♠",  "joker", "7h7h",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rubbish); i++)
    {
      FlipCard card = 17;

      if (flip_card_parse (rubbish[i], &card))
        g_error ("“%s” was read as card %u", rubbish[i], card);
      g_assert_cmpuint (card, ==, 17);
    }
}

static void
test_long_texts (void)
{
  static const char pieces[] = "0Aj7H ";

  for (guint i = 0; pieces[i]; i++)
    {
      g_autofree char *text = g_strnfill (100000, pieces[i]);
      g_autofree char *after = g_strconcat ("7H", text, NULL);
      g_autofree char *before = g_strconcat (text, "7H", NULL);
      FlipCard card;

      g_assert_false (flip_card_parse (text, &card));
      g_assert_false (flip_card_parse (after, &card));
      g_assert_false (flip_card_parse (before, &card));
    }
}

static void
test_invalid_utf8 (void)
{
  static const char *const broken[] = {
    "\xff",
    "7\xff",
    "7\xe2\x99",
    "7\xe2",
    "\xe2\x99\xa5",
    "7H\x80",
    "\x80"
    "7H",
    "7\xc3\xa5",
  };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      FlipCard card;

      g_assert_false (flip_card_parse (broken[i], &card));
    }
}

static void
test_ranks (void)
{
  for (guint r = 0; r < G_N_ELEMENTS (ranks); r++)
    {
      g_assert_cmpstr (flip_rank_text (r + 1), ==, ranks[r]);
      g_assert_cmpuint (flip_rank_parse (ranks[r]), ==, r + 1);
    }
  g_assert_cmpuint (flip_rank_parse ("t"), ==, 10);
  g_assert_cmpuint (flip_rank_parse ("q"), ==, FLIP_QUEEN);
  g_assert_cmpuint (flip_rank_parse (""), ==, 0);
  g_assert_cmpuint (flip_rank_parse ("1"), ==, 0);
  g_assert_cmpuint (flip_rank_parse ("11"), ==, 0);
  g_assert_cmpuint (flip_rank_parse ("10 "), ==, 0);
  g_assert_cmpuint (flip_rank_parse ("KK"), ==, 0);
}

static void
test_sets (void)
{
  FlipCardSet cards = FLIP_CARD_BIT (51) | FLIP_CARD_BIT (13);

  g_assert_cmpuint (flip_card_set_size (0), ==, 0);
  g_assert_cmpuint (flip_card_set_size (cards), ==, 2);
  g_assert_cmpuint (flip_card_set_first (cards), ==, 13);
  g_assert_cmpuint (flip_card_set_first (FLIP_CARD_BIT (51)), ==, 51);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card/every-card", test_every_card);
  g_test_add_func ("/card/jokers", test_jokers);
  g_test_add_func ("/card/ten-as-letter", test_ten_as_letter);
  g_test_add_func ("/card/rubbish", test_rubbish);
  g_test_add_func ("/card/long-texts", test_long_texts);
  g_test_add_func ("/card/invalid-utf8", test_invalid_utf8);
  g_test_add_func ("/card/ranks", test_ranks);
  g_test_add_func ("/card/sets", test_sets);
  return g_test_run ();
}
