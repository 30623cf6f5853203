/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a .case file of Insert Coin that set up a position by hand. */

#include "tests/games/case.h"

#include "games/insertcoin/insertcoin-rules.h"
#include "games/insertcoin/insertcoin.h"

#include <stdlib.h>
#include <string.h>

const FlipGame *const case_game = &insertcoin_game;

static InsertcoinState *
state_of (Case *test)
{
  return test->state;
}

/* The first card with this shape. */
static guint
card_of (Case *test, const char *word)
{
  const InsertcoinSet *set = &state_of (test)->set;

  for (guint card = 0; card < set->n_cards; card++)
    {
      if (g_str_equal (set->shapes[set->cards[card].shape].word, word))
        return card;
    }
  case_fail (test, "there is no shape “%s”", word);
  return 0;
}

/* levels [2:] SHAPE SHAPE SHAPE: of this seat, or of all; the deck is ready. */
static void
set_levels (Case *test, Words *words)
{
  InsertcoinState *state = state_of (test);
  gboolean one = words->words[words->at] && g_str_has_suffix (words->words[words->at], ":");
  guint first = case_seat (test, words);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      guint card = card_of (test, case_next (test, words));

      for (guint seat = first; seat < (one ? first + 1 : state->n_seats); seat++)
        {
          state->seats[seat].shapes[level] = state->set.cards[card].shape;
          state->seats[seat].cards[level] = (guint8) card;
        }
    }
  state->stage = INSERTCOIN_STAGE_FLIP;
  state->seat = 0;
}

static guint
read_level (Case *test, Words *words)
{
  int level = case_number (test, words);

  if (level < 1 || level > INSERTCOIN_LEVELS)
    case_fail (test, "there is no level %d", level);
  return (guint) level - 1;
}

static InsertcoinGrid
read_squares (Case *test, Words *words)
{
  InsertcoinGrid squares = { 0 };

  while (words->words[words->at])
    {
      const char *word = case_next (test, words);
      guint side = state_of (test)->set.side, row = (guint) atoi (word + 1);

      if (word[0] < 'a' || word[0] >= (char) ('a' + side) || row < 1 || row > side)
        case_fail (test, "“%s” is not a square", word);
      squares = insertcoin_grid_or (
        squares,
        insertcoin_grid_of_square ((row - 1) * INSERTCOIN_STRIDE + (guint) (word[0] - 'a')));
    }

  return squares;
}

/* filled [2:] LEVEL SQUARE…, empty [2:] LEVEL SQUARE…: these are, and no others, or all others.
   A level that is filled like this is complete, but has given its ability long ago. */
static void
fill (Case *test, gboolean inverse, Words *words)
{
  InsertcoinState *state = state_of (test);
  InsertcoinSeat *seat = &state->seats[case_seat (test, words)];
  guint level = read_level (test, words);
  InsertcoinGrid shape = insertcoin_shape (state, seat, level)->squares;
  InsertcoinGrid squares = read_squares (test, words);

  seat->filled[level] =
    insertcoin_grid_and (shape, inverse ? insertcoin_grid_without (shape, squares) : squares);
  if (insertcoin_grid_is_empty (insertcoin_free (state, seat, level)))
    seat->complete |= (guint8) (1u << level);
}

static void
set (Case *test, Words *words)
{
  InsertcoinSeat *seat = &state_of (test)->seats[case_seat (test, words)];
  const char *key = case_next (test, words);
  guint8 value = (guint8) case_number (test, words);

  if (g_str_equal (key, "lives"))
    seat->lives = value;
  else if (g_str_equal (key, "coins"))
    seat->coins = value;
  else if (g_str_equal (key, "row"))
    seat->row = value - 1;
  else if (g_str_equal (key, "shield"))
    seat->shield = value;
  else if (g_str_equal (key, "ghost"))
    seat->ghost = value;
  else if (g_str_equal (key, "misses"))
    seat->misses = value;
  else
    case_fail (test, "“%s” can't be set", key);
}

/* flipped N [overs M]: so many cards are off the deck, M of them GAME OVER; the others are the last
   of the set. */
static void
set_flipped (Case *test, Words *words)
{
  InsertcoinState *state = state_of (test);
  InsertcoinDeck *deck = &state->deck;
  guint flips = (guint) case_number (test, words), overs = 0;

  if (words->words[words->at] && g_str_equal (words->words[words->at], "overs"))
    {
      words->at++;
      overs = (guint) case_number (test, words);
    }
  deck->flips = (guint8) flips;
  deck->game_overs = (guint8) ((1u << overs) - 1);
  deck->seen = 0;
  for (guint i = 0; i < flips - overs; i++)
    deck->seen |= FLIP_CARD_BIT (state->set.n_cards - 1u - i);
}

gboolean
case_edit (Case *test, const char *command, Words *words)
{
  if (g_str_equal (command, "levels"))
    set_levels (test, words);
  else if (g_str_equal (command, "filled"))
    fill (test, FALSE, words);
  else if (g_str_equal (command, "empty"))
    fill (test, TRUE, words);
  else if (g_str_equal (command, "set"))
    set (test, words);
  else if (g_str_equal (command, "flipped"))
    set_flipped (test, words);
  else
    return FALSE;
  return TRUE;
}
