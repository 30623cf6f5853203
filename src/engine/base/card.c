/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/card.h"

#include <string.h>

static const char *const rank_texts[FLIP_N_RANKS + 1] = {
  "", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
};

static const char suit_letters[FLIP_N_SUITS] = { 'H', 'S', 'D', 'C' };

/* The accepted spellings of a suit: a letter, or one of the two symbols. */
static const char *const suit_spellings[FLIP_N_SUITS][3] = {
  { "H", "♥", "♡" },
  { "S", "♠", "♤" },
  { "D", "♦", "♢" },
  { "C", "♣", "♧" },
};

const char *
flip_rank_text (guint rank)
{
  g_return_val_if_fail (rank >= FLIP_ACE && rank <= FLIP_KING, "?");

  return rank_texts[rank];
}

/* The rank that the whole text names, in either case; 0 if it isn't one. */
guint
flip_rank_parse (const char *text)
{
  for (guint rank = FLIP_ACE; rank <= FLIP_KING; rank++)
    {
      if (g_ascii_strcasecmp (text, rank_texts[rank]) == 0)
        return rank;
    }

  return g_ascii_strcasecmp (text, "T") == 0 ? 10 : 0;
}

const char *
flip_card_print (FlipCard card, char text[FLIP_CARD_TEXT_SIZE])
{
  g_return_val_if_fail (flip_card_is_plain (card) || flip_card_is_joker (card), "?");

  if (card == FLIP_JOKER)
    return g_strlcpy (text, "JK", FLIP_CARD_TEXT_SIZE), text;
  if (card == FLIP_SECOND_JOKER)
    return g_strlcpy (text, "JK2", FLIP_CARD_TEXT_SIZE), text;

  g_snprintf (text, FLIP_CARD_TEXT_SIZE, "%s%c", rank_texts[flip_card_rank (card)],
              suit_letters[flip_card_suit (card)]);
  return text;
}

/* The display form: 10♥, and a star for a joker. */
const char *
flip_card_show (FlipCard card, char text[FLIP_CARD_TEXT_SIZE])
{
  g_return_val_if_fail (flip_card_is_plain (card) || flip_card_is_joker (card), "?");

  if (flip_card_is_joker (card))
    g_strlcpy (text, "★", FLIP_CARD_TEXT_SIZE);
  else
    g_snprintf (text, FLIP_CARD_TEXT_SIZE, "%s%s", rank_texts[flip_card_rank (card)],
                suit_spellings[flip_card_suit (card)][1]);
  return text;
}

static gboolean
parse_suit (const char *text, FlipSuit *suit)
{
  for (guint i = 0; i < FLIP_N_SUITS; i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (suit_spellings[i]); j++)
        {
          if (g_ascii_strcasecmp (text, suit_spellings[i][j]) == 0)
            return *suit = (FlipSuit) i, TRUE;
        }
    }

  return FALSE;
}

/* Reads a whole text as one card: 10H, th, Q♠, jk. */
gboolean
flip_card_parse (const char *text, FlipCard *card)
{
  gsize rank_length = strspn (text, "0123456789aAjJqQkKtT");
  char rank_text[FLIP_CARD_TEXT_SIZE];
  FlipSuit suit;
  guint rank;

  if (g_ascii_strcasecmp (text, "JK") == 0)
    return *card = FLIP_JOKER, TRUE;
  if (g_ascii_strcasecmp (text, "JK2") == 0)
    return *card = FLIP_SECOND_JOKER, TRUE;
  if (rank_length == 0 || rank_length > 2)
    return FALSE;

  memcpy (rank_text, text, rank_length);
  rank_text[rank_length] = '\0';
  rank = flip_rank_parse (rank_text);
  if (rank == 0 || !parse_suit (text + rank_length, &suit))
    return FALSE;

  *card = flip_card (suit, rank);
  return TRUE;
}
