/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "engine/game/words.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The names of things. */

const char *
royalflip_colour_name (RoyalflipColour colour)
{
  g_return_val_if_fail (colour < ROYALFLIP_N_COLOURS, "?");

  return colour == ROYALFLIP_RED ? C_ ("number", "red") : C_ ("number", "black");
}

const char *
royalflip_suit_name (FlipSuit suit)
{
  static const char *const names[FLIP_N_SUITS] = {
    /* a suit */ N_ ("heart"),
    /* a suit */ N_ ("spade"),
    /* a suit */ N_ ("diamond"),
    /* a suit */ N_ ("club"),
  };

  g_return_val_if_fail (suit < FLIP_N_SUITS, "?");

  return _ (names[suit]);
}

/* "red 8", without the colour if it is not known yet. */
char *
royalflip_written_name (RoyalflipColour colour, guint number)
{
  g_assert (number >= FLIP_ACE && number <= FLIP_KING);

  if (colour >= ROYALFLIP_N_COLOURS)
    return g_strdup (flip_rank_text (number));
  /* Translators: the colour and number of a card, such as red 8. */
  return g_strdup_printf (C_ ("number", "%s %s"), royalflip_colour_name (colour),
                          flip_rank_text (number));
}

char *
royalflip_casino_name (const RoyalflipBoard *board, guint casino)
{
  static const char *const names[] = {
    [ROYALFLIP_NORTH] = /* a casino */ N_ ("North"),  [ROYALFLIP_EAST] = /* a casino */ N_ ("East"),
    [ROYALFLIP_SOUTH] = /* a casino */ N_ ("South"),  [ROYALFLIP_WEST] = /* a casino */ N_ ("West"),
    [ROYALFLIP_INSIDE] = /* a casino */ N_ ("Plaza"),
  };
  guint side = board->casinos[casino].side, same = 0;

  g_assert (casino < board->n_casinos);

  if (*board->casinos[casino].name)
    return g_strdup (board->casinos[casino].name);
  for (guint i = 0; i < board->n_casinos; i++)
    same += board->casinos[i].side == side;
  if (same == 1)
    return g_strdup (_ (names[side]));
  return g_strdup_printf ("%s %s", _ (names[side]),
                          royalflip_cell_name (board->casinos[casino].cell));
}

/* Adds the names of several casinos, one bit each, to a list. */
void
royalflip_add_casinos (const RoyalflipBoard *board, guint casinos, GString *text)
{
  for (; casinos; casinos &= casinos - 1)
    {
      g_autofree char *name = royalflip_casino_name (board, royalflip_first (casinos));

      flip_phrase_add (text, name);
    }
}

/* The reward of a space of the track; an extra number has the colour of the turn. */
char *
royalflip_bonus_name (const RoyalflipSpace *space, RoyalflipColour colour)
{
  g_autofree char *number = NULL;

  g_assert (space->bonus < ROYALFLIP_N_BONUSES);

  switch (space->bonus)
    {
    case ROYALFLIP_BONUS_TOKEN:
      return g_strdup (/* Translators: what a space gives */ _ ("a ±1"));
    case ROYALFLIP_BONUS_DIAMOND:
      return g_strdup (/* Translators: what a space gives */ _ ("a diamond"));
    case ROYALFLIP_BONUS_POINTS:
      /* Translators: %u: how many */
      return g_strdup_printf (ngettext ("%u point", "%u points", space->amount), space->amount);
    default:
      number = royalflip_written_name (colour, space->amount);
      return g_strdup_printf (colour < ROYALFLIP_N_COLOURS
                                ? /* Translators: %s: colour and number */ _ ("a %s")
                                : /* Translators: %s: a number, as on a card */ _ ("the number %s"),
                              number);
    }
}

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
  g_assert (site < ROYALFLIP_SITES);

  if (royalflip_site_is_on_track (site))
    g_string_append_printf (text, "space %u", site - ROYALFLIP_SITE_TRACK + 1);
  else
    g_string_append (text, royalflip_cell_name (royalflip_cell_of_site (site)));
}

/* Reading moves: case is ignored, and words are separated by blanks. */

typedef struct
{
  const RoyalflipState *state;
  FlipWords line;
  FlipMove *move;
} Reader;

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

/* Verbs that are written as a word and a number. */
static const struct
{
  const char *word;
  RoyalflipVerb verb;
  const char *rule, *refusal;
} numbered[] = {
  { "number", ROYALFLIP_VERB_NUMBER, "RF-PICK-2", N_ ("Write which number: number 7, number Q.") },
  { "space", ROYALFLIP_VERB_CIRCLE, "RF-TRACK-1",
    N_ ("There is no such space on the bonus track.") },
  { "winner", ROYALFLIP_VERB_TIE, "RF-SCORE-3", N_ ("Write the seat that won: winner 2.") },
};

static gboolean
read_numbered (Reader *reader, guint row)
{
  const char *word = reader->line.n == 2 ? reader->line.words[1] : "";
  RoyalflipVerb verb = numbered[row].verb;
  guint most = verb == ROYALFLIP_VERB_NUMBER   ? FLIP_KING
               : verb == ROYALFLIP_VERB_CIRCLE ? reader->state->board.n_spaces
                                               : ROYALFLIP_MAX_SEATS;
  gint64 number = verb == ROYALFLIP_VERB_NUMBER ? flip_rank_parse (word) : 0;

  if (!number && !g_ascii_string_to_signed (word, 10, 1, most, &number, NULL))
    return flip_words_fail (&reader->line, numbered[row].rule, _ (numbered[row].refusal));
  if (verb == ROYALFLIP_VERB_CIRCLE)
    return set (reader, verb, royalflip_site_of_space ((guint) number - 1), 0);
  return set (reader, verb, FLIP_NO_SITE, (int) number - (verb == ROYALFLIP_VERB_TIE));
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

  if (g_str_equal (word, "take"))
    return read_pick (reader);
  for (guint i = 0; i < G_N_ELEMENTS (numbered); i++)
    {
      if (g_str_equal (word, numbered[i].word))
        return read_numbered (reader, i);
    }
  if (cell != ROYALFLIP_NO_CELL)
    return read_cell (reader, cell);
  if (reader->line.n == 1 && (g_str_equal (word, "red") || g_str_equal (word, "black")))
    return set (reader, ROYALFLIP_VERB_COLOUR, FLIP_NO_SITE,
                g_str_equal (word, "red") ? ROYALFLIP_RED : ROYALFLIP_BLACK);
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
