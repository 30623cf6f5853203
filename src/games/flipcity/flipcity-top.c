/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* Optional entries about a deck at a real table: which card is on top, that the deck was shuffled
   again, and that a card was dropped. */

static guint
face_of (const FlipMove *move)
{
  return (guint) move->arg[0];
}

/* These entries are for decks whose cards are played by name. */
static gboolean
check_deck (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (!flipcity_check_place (move, FLIPCITY_AT_DECK, refusal))
    return FALSE;
  if (state->telling != FLIPCITY_TOP_NAMED)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-DECK-8",
                        _ ("This sheet asks for each card of the deck."));
  return seat->n_deck > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-5",
                         _ ("Your deck is empty."));
}

/* The card on top */

static void
list_top (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  if (!flipcity_is_named_next (state))
    return;
  for (guint left = flipcity_acting_seat (state)->kinds; left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_TOP, FLIPCITY_SITE_DECK, flip_card_set_first (left));
}

static gboolean
check_top (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint top = flipcity_acting_seat (state)->top;
  char name[32];

  if (!check_deck (state, move, refusal))
    return FALSE;
  if (top != FLIPCITY_NO_FACE)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-DECK-8",
                        /* Translators: %s: a card */
                        _ ("The top card is already known: %s."),
                        flipcity_face_name (&state->cards, top, name));
  return flipcity_check_in_deck (state, move->arg[0], refusal);
}

static void
apply_top (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (flipcity_is_named_next (state));

  state->seats[state->seat].top = (guint8) move->arg[0];
}

static void
print_top (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append_printf (text, "top %s", state->cards.faces[face_of (move)].word);
}

static void
describe_top (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;
  char name[32];

  flipcity_story_begin (&story, data, move, text);
  flipcity_tell_top (&story, face_of (move));
  if (!text->len)
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("%s is on top."),
                            flipcity_story_name (&story, face_of (move), name));
  if (flipcity_went_bust (&story))
    flipcity_tell_bust (&story);
  flipcity_story_end (&story);
}

static void
label_top (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  char name[32];

  /* Translators: %s: a card */
  g_string_append_printf (text, _ ("%s is on top"),
                          flipcity_face_name (&state->cards, face_of (move), name));
}

static void
offer_top (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  flipcity_offer_face (offer, face_of (move));
  flipcity_offer_words (offer, _ ("Enter the Top Card"), "");
}

/* A shuffle out of turn: the argument is the dropped face, from 1, or 0 if there was none. Only a
   back makes a difference, since a card whose side is unknown goes back with its front up. */

static guint
dropped_face (const FlipMove *move)
{
  return move->arg[0] ? (guint) move->arg[0] - 1 : FLIPCITY_NO_FACE;
}

static void
list_drop (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = flipcity_acting_seat (state);

  if (state->telling != FLIPCITY_TOP_NAMED || !seat->n_deck)
    return;
  flipcity_list (list, FLIPCITY_VERB_DROP, FLIPCITY_SITE_DECK, 0);
  for (guint left = seat->kinds & FLIPCITY_BACKS; left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_DROP, FLIPCITY_SITE_DECK, flip_card_set_first (left) + 1);
}

static gboolean
check_drop (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint face = dropped_face (move);
  char name[32];

  if (!check_deck (state, move, refusal))
    return FALSE;
  if (face == FLIPCITY_NO_FACE)
    return TRUE;
  if (!flipcity_check_in_deck (state, (int) face, refusal))
    return FALSE;
  return FLIPCITY_BACKS >> face & 1
         || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-DECK-9",
                         /* Translators: %s: a card */
                         _ ("The %s is already front side up: say only that the deck was "
                            "shuffled."),
                         flipcity_face_name (&state->cards, face, name));
}

static void
apply_drop (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (state->telling == FLIPCITY_TOP_NAMED);

  if (dropped_face (move) != FLIPCITY_NO_FACE)
    flipcity_deck_turn_over (&state->seats[state->seat], dropped_face (move));
  flipcity_deck_shuffle_again (state, state->seat);
}

static void
print_drop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = dropped_face (move);

  if (face == FLIPCITY_NO_FACE)
    g_string_append (text, "reshuffle");
  else
    g_string_append_printf (text, "dropped %s", state->cards.faces[face].word);
}

static void
describe_drop (gconstpointer data, const FlipMove *move, GString *text)
{
  guint face = dropped_face (move);
  FlipcityStory story;
  char name[32], other[32];

  flipcity_story_begin (&story, data, move, text);
  if (face == FLIPCITY_NO_FACE)
    g_string_append (text, _ ("The deck is shuffled again."));
  else
    g_string_append_printf (
      /* Translators: first %s: a card; second %s: its other side */
      text, _ ("%s was dropped: it goes back as %s, and the deck is shuffled."),
      flipcity_story_name (&story, face, name),
      flipcity_story_name (&story, flipcity_other_side (face), other));
  flipcity_story_end (&story);
}

static void
label_drop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = dropped_face (move);
  char name[32], other[32];

  if (face == FLIPCITY_NO_FACE)
    g_string_append (text, _ ("The deck was shuffled again"));
  else
    g_string_append_printf (
      /* Translators: first %s: a card; second %s: its other side */
      text, _ ("%s was dropped: back as %s"), flipcity_face_name (&state->cards, face, name),
      flipcity_face_name (&state->cards, flipcity_other_side (face), other));
}

static void
offer_drop (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  guint face = dropped_face (move);

  if (face != FLIPCITY_NO_FACE)
    flipcity_offer_face (offer, flipcity_other_side (face));
  /* Translators: on a button */
  flipcity_offer_words (offer, _ ("Shuffle It"), "");
}

const FlipVerb flipcity_top = {
  .name = "top", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE, .n_args = 1,
  .list = list_top, .check = check_top, .apply = apply_top,
  .print = print_top, .describe = describe_top, .label = label_top, .offer = offer_top,
};

const FlipVerb flipcity_drop = {
  .name = "drop", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE, .n_args = 1,
  .list = list_drop, .check = check_drop, .apply = apply_drop,
  .print = print_drop, .describe = describe_drop, .label = label_drop, .offer = offer_drop,
};
