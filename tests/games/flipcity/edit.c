/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a .case file of Flip City that set up a position by hand. */

#include "tests/games/case.h"

#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <string.h>

const FlipGame *const case_game = &flipcity_game;

static FlipcityState *
state_of (Case *test)
{
  return test->state;
}

static guint
face_called (Case *test, const char *word)
{
  const FlipcityCards *cards = &state_of (test)->cards;

  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    {
      if (g_str_equal (cards->faces[i].word, word))
        return i;
    }
  case_fail (test, "there is no card “%s”", word);
  return 0;
}

/* "4 residential-area, 1 apartment", or "-" for none. */
static guint
read_pile (Case *test, Words *words, guint8 *pile)
{
  guint n = 0;

  memset (pile, 0, FLIPCITY_MAX_FACES);
  while (words->words[words->at] && !g_str_equal (words->words[words->at], "-"))
    {
      guint8 count = (guint8) case_number (test, words);
      g_autofree char *word = g_strdelimit (g_strdup (case_next (test, words)), ",", ' ');

      pile[face_called (test, g_strchomp (word))] = count;
      n += count;
    }
  if (words->words[words->at])
    words->at++;
  return n;
}

static void
restart_turn (Case *test)
{
  state_of (test)->stage = FLIPCITY_STAGE_TURN;
  flipcity_advance (test->state);
}

static void
edit_deck (Case *test, Words *words)
{
  guint index = case_seat (test, words);
  FlipcitySeat *seat = &state_of (test)->seats[index];
  FlipcitySeat before = *seat;

  seat->n_discard = (guint8) read_pile (test, words, seat->discard);
  seat->n_deck = 0;
  flipcity_deck_shuffle (state_of (test), index);
  memcpy (seat->discard, before.discard, sizeof seat->discard);
  seat->n_discard = before.n_discard;
  seat->discarded = before.discarded;
  restart_turn (test);
}

static void
edit_discard (Case *test, Words *words)
{
  FlipcitySeat *seat = &state_of (test)->seats[case_seat (test, words)];

  seat->n_discard = (guint8) read_pile (test, words, seat->discard);
  seat->discarded = flipcity_kinds_of (seat->discard);
}

static void
edit_supply (Case *test, Words *words)
{
  FlipcityState *state = state_of (test);
  guint8 pile[FLIPCITY_MAX_FACES];

  read_pile (test, words, pile);
  for (guint i = 0; i < state->cards.n_pairs; i++)
    state->supply[i] = pile[flipcity_front (i)];
  flipcity_supply_count (state);
}

static void
edit_set (Case *test, Words *words)
{
  static const char *const gains[FLIPCITY_N_GAINS] = { "cash", "points", "unhappy", "limit",
                                                       "actions" };
  const char *key = case_next (test, words);
  int value = case_number (test, words);

  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (g_str_equal (gains[i], key))
        {
          state_of (test)->turn.gains[i] = value;
          return;
        }
    }
  case_fail (test, "“%s” can't be set", key);
}

static void
apply (Case *test, FlipMove move)
{
  FlipRefusal refusal = { 0 };

  if (!flip_game_check (&flipcity_game, test->state, &move, &refusal))
    case_fail (test, "the card can't be played: %s", refusal.text);
  flip_game_apply (&flipcity_game, test->state, &move);
}

/* row CARD…: these come to lie on top and are played, one after the other. */
static void
edit_row (Case *test, Words *words)
{
  const FlipcityState *state = state_of (test);

  while (words->words[words->at])
    {
      guint face = face_called (test, case_next (test, words));
      guint n = state->turn.n_played, seat = state->seat;

      if (state->stage == FLIPCITY_STAGE_TOP || flipcity_is_named_next (state))
        apply (test, flip_move_of_card ((FlipCard) face));
      if (state->seat == seat && state->turn.n_played == n)
        apply (test, flipcity_move (FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0));
    }
}

gboolean
case_edit (Case *test, const char *command, Words *words)
{
  if (g_str_equal (command, "deck"))
    edit_deck (test, words);
  else if (g_str_equal (command, "discard"))
    edit_discard (test, words);
  else if (g_str_equal (command, "supply"))
    edit_supply (test, words);
  else if (g_str_equal (command, "set"))
    edit_set (test, words);
  else if (g_str_equal (command, "row"))
    edit_row (test, words);
  else
    return FALSE;
  return TRUE;
}
