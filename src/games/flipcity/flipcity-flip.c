/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* Turns over a card in the discard for its fee. Some cards then go to an opponent; without
   opponents they leave the game. */

static gboolean
is_handed_over (const FlipcityState *state, guint face)
{
  return (int) (flipcity_handed_over (state) >> face & 1);
}

static void
list_receivers (const FlipcityState *state, guint face, FlipMoveList *list)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      if (i != state->seat)
        flipcity_list (list, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face), i + 1);
    }
}

static void
list_flip (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  for (guint left = flipcity_affordable (state) >> FLIPCITY_FLIPS; left; left &= left - 1)
    {
      guint face = flip_card_set_first (left);

      if (is_handed_over (state, face))
        list_receivers (state, face, list);
      else
        flipcity_list (list, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face), 0);
    }
}

static gboolean
check_receiver (const FlipcityState *state, guint face, const FlipMove *move, FlipRefusal *refusal)
{
  int receiver = move->arg[0] - 1;
  char name[32];

  if (!is_handed_over (state, face))
    return receiver == -1
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-FLIP-1",
                           /* Translators: %s: a card */
                           _ ("A flipped %s isn’t given to anyone."),
                           flipcity_face_name (&state->cards, face, name));
  if (receiver == state->seat)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-4",
                        _ ("You can’t give the card to yourself: choose an opponent."));
  return (receiver >= 0 && receiver < state->n_seats)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-4",
                         /* Translators: %s: a card */
                         _ ("A flipped %s goes to an opponent: say which seat."),
                         flipcity_face_name (&state->cards, face, name));
}

static gboolean
check_flip (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);
  char name[32];

  if (!flipcity_check_place (move, FLIPCITY_AT_DISCARD, refusal))
    return FALSE;
  if (face >= flipcity_n_faces (&state->cards))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FC-FLIP-1",
                        _ ("This is not a card."));
  if (state->cards.faces[face].flip == FLIPCITY_NO_PRICE)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-3",
                        /* Translators: %s: a card */
                        _ ("The %s has no flip fee, so it can’t be flipped."),
                        flipcity_face_name (&state->cards, face, name));
  if (!flipcity_acting_seat (state)->discard[face])
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-2",
                        /* Translators: %s: a card */
                        _ ("There is no %s in your discard. Cards played this turn or still in "
                           "the deck don’t count."),
                        flipcity_face_name (&state->cards, face, name));
  return check_receiver (state, face, move, refusal)
         && flipcity_check_cash (state, state->cards.faces[face].flip, move->site, refusal);
}

static void
apply_flip (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);
  FlipcitySeat *seat = &state->seats[state->seat];

  g_assert (is_handed_over (state, face) == (move->arg[0] > 0));
  g_assert (move->arg[0] <= state->n_seats);

  flipcity_pay (state, state->cards.faces[face].flip, FLIPCITY_LAST_FLIPPED, face);
  flipcity_discard_take (seat, face);
  if (!(state->cards.given_away >> face & 1))
    flipcity_discard_add (seat, flipcity_other_side (face));
  else
    {
      seat->given++;
      if (move->arg[0])
        flipcity_discard_add (&state->seats[move->arg[0] - 1], flipcity_other_side (face));
    }
}

static void
print_flip (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append_printf (text, "flip %s",
                          state->cards.faces[flipcity_site_face (move->site)].word);
  if (move->arg[0])
    g_string_append_printf (text, " to %d", move->arg[0]);
}

static void
tell_flip (const FlipcityStory *story, guint face, int receiver)
{
  guint fee = story->before->cards.faces[face].flip;
  char buffer[32], other[32];
  const char *name = flipcity_story_name (story, face, buffer);

  if (receiver)
    /* Translators: first %s: a card; %u: dollars; {seat %d}: is replaced by the name of that
       player; second %s: a card */
    g_string_append_printf (story->text, _ ("Flips %s for $%u: {seat %d} gets %s."), name, fee,
                            receiver,
                            flipcity_story_name (story, flipcity_other_side (face), other));
  else if (story->before->cards.given_away >> face & 1)
    /* Translators: %s: a card; %u: dollars */
    g_string_append_printf (story->text, _ ("Flips %s for $%u: it is removed from the game."), name, fee);
  else
    /* Translators: first %s: a card; second %s: a card; %u: dollars */
    g_string_append_printf (story->text, _ ("Flips %s to %s for $%u."), name,
                            flipcity_story_name (story, flipcity_other_side (face), other), fee);
}

static void
describe_flip (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DISCARD);

  flipcity_story_begin (&story, data, move, text);
  tell_flip (&story, flipcity_site_face (move->site), move->arg[0]);
  flipcity_story_end (&story);
}

static void
label_flip (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site), fee = state->cards.faces[face].flip;
  char buffer[32];
  const char *name = flipcity_face_name (&state->cards, face, buffer);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DISCARD);

  if (move->arg[0])
    /* Translators: {seat %d}: is replaced by the name of that player; %u: dollars */
    g_string_append_printf (text, _ ("Give it to {seat %d} for $%u"), move->arg[0], fee);
  else if (state->cards.given_away >> face & 1)
    /* Translators: %s: a card; %u: dollars */
    g_string_append_printf (text, _ ("Remove %s from the game for $%u"), name, fee);
  else
    /* Translators: %s: a card; %u: dollars */
    g_string_append_printf (text, _ ("Flip %s for $%u"), name, fee);
}

static void
offer_flip (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DISCARD);

  offer->price = state->cards.faces[face].flip;
  flipcity_offer_face (offer, flipcity_other_side (face));
  flipcity_offer_words (offer, /* on a button: turn the card to its other side */ _ ("Flip It"),
                        _ ("If you flip it"));
  if (move->arg[0])
    /* Translators: {seat %d}: is replaced by the name of that player */
    flip_phrase_print (offer->act, sizeof offer->act, _ ("Give to {seat %d}"), move->arg[0]);
  else if (!(state->cards.given_away >> face & 1))
    flipcity_offer_discard (state, flipcity_other_side (face), offer);
  flipcity_offer_other_side (&state->cards, face, offer);
}

const FlipVerb flipcity_flip = {
  .name = "flip", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE, .n_args = 1,
  .list = list_flip, .check = check_flip, .apply = apply_flip,
  .print = print_flip, .describe = describe_flip, .label = label_flip, .offer = offer_flip,
};
