/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/moment/card-name.h"

#include "engine/base/phrase.h"

#include <glib/gi18n.h>
#include <string.h>

/* helpers */

static const char *
rank_name (guint rank)
{
  switch (rank)
    {
    case FLIP_ACE:
      /* Translators: a card */
      return _ ("ace");
    case FLIP_JACK:
      /* Translators: a card */
      return _ ("jack");
    case FLIP_QUEEN:
      /* Translators: a card */
      return _ ("queen");
    case FLIP_KING:
      /* Translators: a card */
      return _ ("king");
    default:
      return flip_rank_text (rank);
    }
}

/* The length of the card symbol at the beginning of the text, such as 10♥ or ★; 0 if there is none. */
static gsize
read_symbol (const char *text, FlipCard *card)
{
  const char *suit = text + strspn (text, "0123456789AJQK");
  gsize length = (gsize) (g_utf8_next_char (suit) - text);
  char symbol[FLIP_CARD_TEXT_SIZE];

  if (g_str_has_prefix (text, flip_card_show (FLIP_JOKER, symbol)))
    return *card = FLIP_JOKER, strlen (symbol);
  if (suit == text || g_ascii_isprint (*suit) || !*suit || length >= sizeof symbol)
    return 0;
  memcpy (symbol, text, length);
  symbol[length] = '\0';
  return flip_card_parse (symbol, card) ? length : 0;
}

/* public functions */

char *
flip_card_name (FlipCard card)
{
  static const char *const formats[FLIP_N_SUITS] = {
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of hearts"),
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of spades"),
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of diamonds"),
    /* Translators: %s: the rank of a card, such as “seven” */
    N_ ("%s of clubs"),
  };

  if (!flip_card_is_plain (card))
    /* Translators: a card */
    return g_strdup (_ ("joker"));
  return g_strdup_printf (_ (formats[flip_card_suit (card)]), rank_name (flip_card_rank (card)));
}

const char *
flip_suit_name (FlipSuit suit)
{
  static const char *const names[FLIP_N_SUITS] = {
    NC_ ("suit", "Hearts"),
    NC_ ("suit", "Spades"),
    NC_ ("suit", "Diamonds"),
    NC_ ("suit", "Clubs"),
  };

  g_return_val_if_fail (suit < FLIP_N_SUITS, "?");

  return g_dpgettext2 (GETTEXT_PACKAGE, "suit", names[suit]);
}

char *
flip_cards_spoken (const char *text)
{
  GString *spoken = g_string_new (NULL);
  gboolean after_card = FALSE;

  g_return_val_if_fail (text != NULL, NULL);

  while (*text)
    {
      FlipCard card;
      gboolean is_next = after_card && *text == ' ';
      gsize length = read_symbol (text + is_next, &card);
      g_autofree char *name = length ? flip_card_name (card) : NULL;

      if (is_next && name) /* adjacent symbols become a list of words */
        flip_phrase_add (spoken, name);
      else
        g_string_append_len (spoken, name ? name : text, name ? -1 : 1);
      text += name ? length + is_next : 1;
      after_card = name != NULL;
    }

  return g_string_free (spoken, FALSE);
}
