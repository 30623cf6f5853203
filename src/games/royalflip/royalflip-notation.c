/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/words.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The text of each move:
     KH                 a card of the lineup
     take KH 8C 3S      colour, number and suit from these cards
     red, black         the colour of a wild card
     number Q           the number of a wild card
     e3, e3 +1, e3 -2   the cell, and by how much ±1 tokens change the number
     space 17           the space of the track
     winner 2           the seat that won rock, paper, scissors */

void
royalflip_site_print (guint site, GString *text)
{
  char cell[ROYALFLIP_CELL_TEXT];

  g_assert (site < ROYALFLIP_SITES);

  if (royalflip_site_is_on_track (site))
    g_string_append_printf (text, "space %u", site - ROYALFLIP_SITE_TRACK + 1);
  else
    g_string_append (text, royalflip_cell_print (royalflip_cell_of_site (site), cell));
}

/* Reading moves: case is ignored, and words are separated by blanks. */

typedef struct
{
  const RoyalflipState *state;
  FlipWords line;
  FlipMove *move;
} Reader;

static gboolean
is (const char *word, const char *expected)
{
  return g_str_equal (word, expected);
}

static gboolean
set (Reader *reader, RoyalflipVerb verb, guint16 site, int first)
{
  *reader->move = royalflip_move (verb, site, first);
  return TRUE;
}

static int
find_in_lineup (const Reader *reader, const char *text)
{
  FlipCard card;

  if (!flip_card_parse (text, &card))
    return -1;
  for (guint i = 0; i < ROYALFLIP_LINEUP; i++)
    {
      if (reader->state->lineup[i] == card)
        return (int) i;
    }

  return -1;
}

static gboolean
read_pick (Reader *reader)
{
  int cards[ROYALFLIP_LINEUP];

  if (reader->line.n != 1 + ROYALFLIP_LINEUP)
    return flip_words_fail (
      &reader->line, "RF-PICK-1",
      _ ("Write the cards that give colour, number and suit: take KH 8C 3S."));
  for (guint i = 0; i < ROYALFLIP_LINEUP; i++)
    {
      cards[i] = find_in_lineup (reader, reader->line.words[1 + i]);
      if (cards[i] < 0)
        return flip_words_fail (&reader->line, "RF-PICK-1",
                                _ ("Take only from the three cards of this round."));
    }
  for (guint i = 0; i < ROYALFLIP_ARRANGEMENTS; i++)
    {
      const RoyalflipArrangement *found = &royalflip_arrangements[i];

      if (found->colour == cards[0] && found->number == cards[1] && found->suit == cards[2])
        return set (reader, ROYALFLIP_VERB_PICK, FLIP_NO_SITE, (int) i);
    }
  return flip_words_fail (
    &reader->line, "RF-PICK-1",
    _ ("Take the colour, the number and the suit each from a different card."));
}

static gboolean
read_number (Reader *reader)
{
  const char *word = reader->line.n == 2 ? reader->line.words[1] : "";
  guint number = flip_rank_parse (word);
  guint64 in_digits;

  if (g_ascii_string_to_unsigned (word, 10, FLIP_ACE, FLIP_KING, &in_digits, NULL))
    number = (guint) in_digits;
  return number ? set (reader, ROYALFLIP_VERB_NUMBER, FLIP_NO_SITE, (int) number)
                : flip_words_fail (&reader->line, "RF-PICK-2",
                                   _ ("Write which number: number 7, number Q."));
}

static gboolean
read_space (Reader *reader)
{
  gint64 space;

  if (reader->line.n != 2
      || !g_ascii_string_to_signed (reader->line.words[1], 10, 1, reader->state->board.n_spaces,
                                    &space, NULL))
    return flip_words_fail (&reader->line, "RF-TRACK-1",
                            _ ("There is no such space on the bonus track."));
  return set (reader, ROYALFLIP_VERB_CIRCLE, royalflip_site_of_space ((guint) space - 1), 0);
}

static gboolean
read_cell (Reader *reader, guint cell)
{
  const char *word = reader->line.n == 2 ? reader->line.words[1] : "";
  gint64 shift = 0;

  if (*word == '+')
    word++;
  if (reader->line.n > 2
      || (reader->line.n == 2
          && !g_ascii_string_to_signed (word, 10, -FLIP_KING, FLIP_KING, &shift, NULL)))
    return flip_words_fail (&reader->line, "RF-TOKEN-1",
                            _ ("After the cell, write what tokens add: e3 +1."));
  return set (reader, ROYALFLIP_VERB_WRITE, royalflip_site_of_cell (cell), (int) shift);
}

static gboolean
read_winner (Reader *reader)
{
  gint64 seat;

  if (reader->line.n != 2
      || !g_ascii_string_to_signed (reader->line.words[1], 10, 1, ROYALFLIP_MAX_SEATS, &seat, NULL))
    return flip_words_fail (&reader->line, "RF-SCORE-3", _ ("Write the seat that won: winner 2."));
  return set (reader, ROYALFLIP_VERB_TIE, FLIP_NO_SITE, (int) seat - 1);
}

/* The jokers at a table look alike, so the second one that people enter is taken for the second
   joker. */
static FlipCard
other_joker_if_seen (const RoyalflipState *state, FlipCard card)
{
  FlipCardSet second = FLIP_CARD_BIT (FLIP_SECOND_JOKER);

  return card == FLIP_JOKER && state->seen & FLIP_CARD_BIT (FLIP_JOKER)
             && royalflip_possible (state) & second
           ? FLIP_SECOND_JOKER
           : card;
}

static gboolean
read_words (Reader *reader)
{
  const char *word = reader->line.n ? reader->line.words[0] : "";
  guint cell = royalflip_cell_parse (&reader->state->board, word);
  FlipCard card;

  if (is (word, "take"))
    return read_pick (reader);
  if (is (word, "number"))
    return read_number (reader);
  if (is (word, "space"))
    return read_space (reader);
  if (is (word, "winner"))
    return read_winner (reader);
  if (cell != ROYALFLIP_NO_CELL)
    return read_cell (reader, cell);
  if (reader->line.n == 1 && (is (word, "red") || is (word, "black")))
    return set (reader, ROYALFLIP_VERB_COLOUR, FLIP_NO_SITE,
                is (word, "red") ? ROYALFLIP_RED : ROYALFLIP_BLACK);
  if (reader->line.n == 1 && flip_card_parse (word, &card))
    {
      *reader->move = flip_move_of_card (other_joker_if_seen (reader->state, card));
      return TRUE;
    }
  if (royalflip_square_parse (word) != ROYALFLIP_NO_CELL)
    return flip_words_fail (&reader->line, "RF-MAP-4", _ ("This map has no such cell."));
  return flip_words_fail (&reader->line, "",
                          _ ("This is not a move: write a card, “take” and three cards, a cell "
                             "such as c3, or “space” and its number."));
}

gboolean
royalflip_parse (gconstpointer data, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  g_autofree char *small = g_ascii_strdown (text, -1);
  char *words[1 + ROYALFLIP_LINEUP];
  guint n = flip_words_split (small, words, G_N_ELEMENTS (words));
  Reader reader = { .state = data, .line = { words, n, 0, refusal }, .move = move };

  return read_words (&reader);
}
