/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* What the sentences for the log share: what came of a move, found by playing it on a copy. */

void
flipcity_story_begin (FlipcityStory *story,
                      gconstpointer before,
                      const FlipMove *move,
                      GString *text)
{
  story->before = before;
  story->after = *story->before;
  story->text = text;
  flip_game_apply (&flipcity_game, &story->after, move);
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
  guint seat = story->before->seat;

  return story->after.seats[seat].busts != story->before->seats[seat].busts;
}

/* "$3, 1 unhappy". A Hospital's cash depends on what lay there before it. */
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
  g_string_append_printf (story->text, gains->len ? ": %s." : ".", gains->str);
}

static guint
unhappy_of (const FlipcityState *state, guint n)
{
  guint unhappy = 0;

  for (guint i = 0; i < n; i++)
    unhappy += state->cards.faces[state->turn.played[i]].effects[FLIPCITY_UNHAPPY];
  return unhappy;
}

/* What was played from a place in the row on: first the card that the words before are about, then
   those that had to follow it. */
void
flipcity_tell_row (const FlipcityStory *story, guint from)
{
  g_assert (story->after.turn.n_played <= FLIP_MAX_DECK);

  for (guint i = from; i < story->after.turn.n_played; i++)
    {
      guint face = story->after.turn.played[i];
      char name[32];

      if (i > from)
        g_string_append_printf (story->text, _ (" %s must be played"),
                                flipcity_story_name (story, face, name));
      tell_gains (story, face, unhappy_of (&story->after, i));
    }
}

/* A card went from the bottom of the deck without anybody having to tell it. */
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
        g_string_append_printf (story->text, _ (" %s goes from the bottom to the discard."),
                                flipcity_story_name (story, i, name));
    }
}

void
flipcity_tell_bust (const FlipcityStory *story)
{
  guint seat = story->before->seat;
  char name[32];

  g_assert (flipcity_went_bust (story));

  g_string_append (story->text, story->text->len ? " " : "");
  g_string_append_printf (story->text,
                          _ ("Bust on %s: more than %u unhappy. All cards played go to the "
                             "discard."),
                          flipcity_story_name (story, story->after.seats[seat].last.face, name),
                          flipcity_gain (story->before, FLIPCITY_LIMIT));
}

/* The next turn began automatically, with a card that lay face up. */
static void
tell_next_turn (const FlipcityStory *story)
{
  char name[32];

  if (flipcity_turn_goes_on (story) || !story->after.turn.n_played)
    return;
  g_string_append_printf (story->text, _ (" Then {seat %u} begins with %s"), story->after.seat + 1u,
                          flipcity_story_name (story, story->after.turn.played[0], name));
  flipcity_tell_row (story, 0);
}

static void
tell_end (const FlipcityStory *story)
{
  if (!story->after.end || story->before->end)
    return;
  if (story->after.end == FLIPCITY_SUPPLY_EMPTY)
    g_string_append (story->text, _ (" The supply is empty: the game is lost."));
  else
    g_string_append_printf (story->text, _ (" {seat %u} wins."), story->after.seat + 1u);
}

void
flipcity_story_end (const FlipcityStory *story)
{
  tell_next_turn (story);
  tell_end (story);
}
