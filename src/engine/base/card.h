/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A playing card is one byte: suit * 13 + rank - 1, then the two jokers. */
typedef guint8 FlipCard;

typedef enum
{
  FLIP_HEARTS,
  FLIP_SPADES,
  FLIP_DIAMONDS,
  FLIP_CLUBS,
  FLIP_N_SUITS
} FlipSuit;

enum
{
  FLIP_ACE = 1,
  FLIP_JACK = 11,
  FLIP_QUEEN = 12,
  FLIP_KING = 13,
  FLIP_N_RANKS = 13
};

#define FLIP_N_CARDS        52
#define FLIP_JOKER          ((FlipCard) 52)
#define FLIP_SECOND_JOKER   ((FlipCard) 53)
#define FLIP_NO_CARD        ((FlipCard) 0xff)
#define FLIP_CARD_TEXT_SIZE 8

/* A set of cards: bit n stands for card n. */
typedef guint64 FlipCardSet;

#define FLIP_ALL_CARDS      ((G_GUINT64_CONSTANT (1) << FLIP_N_CARDS) - 1)
#define FLIP_CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))

static inline FlipCard
flip_card (FlipSuit suit, guint rank)
{
  return (FlipCard) (suit * FLIP_N_RANKS + rank - 1);
}

static inline gboolean
flip_card_is_joker (FlipCard card)
{
  return card == FLIP_JOKER || card == FLIP_SECOND_JOKER;
}

static inline gboolean
flip_card_is_plain (FlipCard card)
{
  return card < FLIP_N_CARDS;
}

static inline FlipSuit
flip_card_suit (FlipCard card)
{
  return (FlipSuit) (card / FLIP_N_RANKS);
}

static inline guint
flip_card_rank (FlipCard card)
{
  return card % FLIP_N_RANKS + 1;
}

static inline gboolean
flip_suit_is_red (FlipSuit suit)
{
  return suit == FLIP_HEARTS || suit == FLIP_DIAMONDS;
}

static inline guint
flip_card_set_size (FlipCardSet cards)
{
  return (guint) __builtin_popcountll (cards);
}

static inline FlipCard
flip_card_set_first (FlipCardSet cards)
{
  return (FlipCard) __builtin_ctzll (cards);
}

const char *flip_card_print (FlipCard card, char text[FLIP_CARD_TEXT_SIZE]);
const char *flip_card_show (FlipCard card, char text[FLIP_CARD_TEXT_SIZE]);
gboolean flip_card_parse (const char *text, FlipCard *card);
const char *flip_rank_text (guint rank);
guint flip_rank_parse (const char *text);
