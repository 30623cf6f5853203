/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* Shared by the sentences of the log: the effect of a move, found by playing it on a copy. */

void
flipcity_story_begin (FlipcityStory *story,
                      gconstpointer before,
                      const FlipMove *move,
                      GString *text)
{
  story->before = before;
  story->turn = *story->before;
  story->text = text;
  flipcity_game.verbs[move->verb]->apply (&story->turn, move);
  flipcity_advance_within (&story->turn);
  story->after = story->turn;
  while (flipcity_begin_next (&story->after))
    continue;
}

const char *
flipcity_story_name (const FlipcityStory *story, guint face, char name[32])
{
  g_assert (face < flipcity_n_faces (&story->before->cards));

  return flipcity_face_name (&story->before->cards, face, name);
}

gboolean
flipcity_turn_goes_on (const FlipcityStory *story)
{
  return story->after.seats[story->before->seat].turns
         == story->before->seats[story->before->seat].turns;
}

gboolean
flipcity_went_bust (const FlipcityStory *story)
{
  return flipcity_is_bust (&story->turn);
}

/* Ends a sentence about a card with its effects, "$3, 1 unhappy". A Hospital's cash depends on the
   cards played before it. */
static void
tell_gains (const FlipcityStory *story, guint face, guint unhappy)
{
  const guint8 *effects = story->before->cards.faces[face].effects;
  g_autoptr (GString) gains = g_string_new (NULL);
  guint cash = effects[FLIPCITY_CASH]
               + effects[FLIPCITY_CASH_PER_UNHAPPY] * (unhappy + effects[FLIPCITY_UNHAPPY]);

  flipcity_effect_words (FLIPCITY_CASH, cash, gains);
  for (guint i = FLIPCITY_CASH + 1; i < FLIPCITY_N_GAINS; i++)
    flipcity_effect_words (i, effects[i], gains);
  if (gains->len)
    flip_phrase_explain (story->text, gains->str);
  else
    flip_phrase_finish (story->text);
}

static guint
unhappy_of (const FlipcityState *state, guint n)
{
  guint unhappy = 0;

  for (guint i = 0; i < n; i++)
    unhappy += state->cards.faces[state->turn.played[i]].effects[FLIPCITY_UNHAPPY];
  return unhappy;
}

static void
tell_follower (const FlipcityStory *story, const FlipcityState *state, guint place)
{
  guint face = state->turn.played[place];
  char name[32];

  /* Translators: a card; what it gives may follow, and a full stop. */
  flip_phrase_say_printf (story->text, _ ("%s must be played"),
                          flipcity_story_name (story, face, name));
  tell_gains (story, face, unhappy_of (state, place));
}

static void
tell_played (const FlipcityStory *story, const FlipcityState *state, guint from)
{
  g_assert (state->turn.n_played <= FLIP_MAX_DECK);

  if (from < state->turn.n_played)
    tell_gains (story, state->turn.played[from], unhappy_of (state, from));
  for (guint i = from + 1; i < state->turn.n_played; i++)
    tell_follower (story, state, i);
}

/* The cards played from a place in the row on: first the card of the sentence so far, then those
   that had to follow it. */
void
flipcity_tell_row (const FlipcityStory *story, guint from)
{
  tell_played (story, &story->after, from);
}

/* Reports cards that went from the bottom of the deck without having to be entered. */
void
flipcity_tell_bottoms (const FlipcityStory *story)
{
  guint seat = story->before->seat;
  const guint8 *before = story->before->seats[seat].discard;
  const guint8 *after = story->after.seats[seat].discard;
  char name[32];

  for (guint i = 0; flipcity_turn_goes_on (story) && i < flipcity_n_faces (&story->before->cards);
       i++)
    {
      if (after[i] > before[i])
        /* Translators: %s: a card */
        flip_phrase_say_printf (story->text, _ ("%s goes from the bottom to the discard."),
                                flipcity_story_name (story, i, name));
    }
}

static void
tell_bust (const FlipcityStory *story, const FlipcityState *bust)
{
  char name[32];

  flip_phrase_say_printf (story->text,
                          /* Translators: %s: a card; %u: how many unhappy cards are allowed */
                          _ ("Bust on %s: more than %u unhappy. All cards played go to the "
                             "discard."),
                          flipcity_story_name (story, bust->seats[bust->seat].last.face, name),
                          flipcity_gain (bust, FLIPCITY_LIMIT));
}

void
flipcity_tell_bust (const FlipcityStory *story)
{
  g_assert (flipcity_went_bust (story));

  tell_bust (story, &story->turn);
}

/* For a move that doesn't play a card itself. */
void
flipcity_tell_followers (const FlipcityStory *story)
{
  for (guint i = story->before->turn.n_played; i < story->turn.turn.n_played; i++)
    tell_follower (story, &story->turn, i);
  if (flipcity_went_bust (story))
    flipcity_tell_bust (story);
}

/* The next turn began automatically with a card that was face up. It may even have ended that way,
   if every card had to be played. */
static void
tell_next_turns (const FlipcityStory *story)
{
  FlipcityState state = story->turn;

  while (flipcity_begin_next (&state))
    {
      char name[32];

      if (!state.turn.n_played)
        continue;
      /* Translators: {seat %u} becomes the name of a player, leave it as it is; and the first card.
         What that card gives may follow, and a full stop. */
      flip_phrase_say_printf (story->text, _ ("Then {seat %u} begins with %s"), state.seat + 1u,
                              flipcity_story_name (story, state.turn.played[0], name));
      tell_played (story, &state, 0);
      if (flipcity_is_bust (&state))
        tell_bust (story, &state);
    }
}

static void
tell_end (const FlipcityStory *story)
{
  if (!story->after.end || story->before->end)
    return;
  if (story->after.end == FLIPCITY_SUPPLY_EMPTY)
    flip_phrase_say (story->text, _ ("The supply is empty: the game is lost."));
  else
    /* Translators: {seat %u}: is replaced by the name of that player */
    flip_phrase_say_printf (story->text, _ ("{seat %u} wins."), story->after.seat + 1u);
}

void
flipcity_story_end (const FlipcityStory *story)
{
  tell_next_turns (story);
  tell_end (story);
}
