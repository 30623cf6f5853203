/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* An outcome: a card of the deck is entered, which is the new top card, the one that was played, or
   the one that goes from the bottom to the discard. In the mode in which cards are named, the seat
   thereby plays the card. */

static void
list_card (gconstpointer data, FlipMoveList *list)
{
  const FlipcityState *state = data;

  if (state->stage == FLIPCITY_STAGE_PLAY && !flipcity_is_named_next (state))
    return;
  for (guint left = flipcity_acting_seat (state)->kinds; left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_CARD, FLIP_NO_SITE, flip_card_set_first (left));
}

gboolean
flipcity_check_in_deck (const FlipcityState *state, int face, FlipRefusal *refusal)
{
  char name[32];

  if (face < 0 || face >= (int) flipcity_n_faces (&state->cards))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-DECK-3",
                        _ ("This is not a card."));
  return flipcity_acting_seat (state)->deck[face] > 0
         || flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FC-DECK-3",
                         /* Translators: %s: a card */
                         _ ("There is no %s left in this deck. Check the card again, and which "
                            "side is up."),
                         flipcity_face_name (&state->cards, (guint) face, name));
}

/* Refuses a card that is named while another one is known to be on top, or if cards are not played
   by naming them. */
static gboolean
refuse_name (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint top = flipcity_acting_seat (state)->top;
  char name[32];

  if (state->telling == FLIPCITY_TOP_NAMED && top != FLIPCITY_NO_FACE)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FC-DECK-8",
                        /* Translators: %s: a card */
                        _ ("The %s is on top, and no other card can be played before it."),
                        flipcity_face_name (&state->cards, top, name));
  if (state->telling == FLIPCITY_TOP_NAMED)
    return flipcity_play.check (state, &(FlipMove){ .site = FLIPCITY_SITE_DECK }, refusal);
  flipcity_refuse_now (state, move, refusal);
  return FALSE;
}

static gboolean
check_card (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;

  if (state->stage == FLIPCITY_STAGE_PLAY && !flipcity_is_named_next (state))
    return refuse_name (state, move, refusal);
  return flipcity_check_in_deck (state, move->arg[0], refusal);
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  FlipcitySeat *seat = &state->seats[state->seat];
  guint face = (guint) move->arg[0];

  g_assert (face < FLIPCITY_MAX_FACES && seat->deck[face] > 0);

  if (state->stage == FLIPCITY_STAGE_TOP)
    {
      seat->top = (guint8) face;
      state->stage = FLIPCITY_STAGE_PLAY;
    }
  else if (state->stage != FLIPCITY_STAGE_BOTTOM)
    flipcity_play_face (state, face);
  else
    {
      flipcity_deck_take (seat, face);
      flipcity_discard_add (seat, face);
      state->turn.bottoms_due--;
    }
}

static void
print_card (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_assert ((guint) move->arg[0] < flipcity_n_faces (&state->cards));

  g_string_append (text, state->cards.faces[move->arg[0]].word);
}

/* A card that is merely on top is logged only once it has an effect. */
void
flipcity_tell_top (const FlipcityStory *story, guint face)
{
  guint before = story->before->turn.n_played;
  gboolean played = flipcity_turn_goes_on (story) && story->after.turn.n_played > before;
  char name[32];

  if (!played && flipcity_turn_goes_on (story))
    return;
  g_string_append_printf (story->text,
                          /* Translators: %s: a card */
                          !played  ? _ ("%s is on top.")
                          /* Translators: %s: a card */
                          : before ? _ ("%s is on top and must be played")
                                   /* Translators: %s: a card */
                                   : _ ("%s is on top and starts the turn"),
                          flipcity_story_name (story, face, name));
  if (!played)
    return;
  flipcity_tell_row (story, before);
  flipcity_tell_bottoms (story);
}

static void
describe_card (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;
  guint face = (guint) move->arg[0];
  char name[32];

  flipcity_story_begin (&story, data, move, text);
  if (story.before->stage == FLIPCITY_STAGE_TOP)
    flipcity_tell_top (&story, face);
  else if (story.before->stage == FLIPCITY_STAGE_BOTTOM)
    /* Translators: %s: a card */
    g_string_append_printf (text, _ ("%s goes from the bottom to the discard."),
                            flipcity_story_name (&story, face, name));
  else if (!flipcity_went_bust (&story))
    {
      g_string_append (text, flipcity_story_name (&story, face, name));
      flipcity_tell_row (&story, story.before->turn.n_played);
      flipcity_tell_bottoms (&story);
    }
  if (flipcity_went_bust (&story))
    flipcity_tell_bust (&story);
  flipcity_story_end (&story);
}

static void
label_card (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  char name[32];

  g_string_append (text, flipcity_face_name (&state->cards, (guint) move->arg[0], name));
}

/* "×2": how many copies of a card can still be in the deck. */
static void
offer_card (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;

  g_assert ((guint) move->arg[0] < flipcity_n_faces (&state->cards));

  flipcity_offer_face (offer, (guint) move->arg[0]);
  if (state->stage == FLIPCITY_STAGE_PLAY || state->stage == FLIPCITY_STAGE_PLAYED)
    flipcity_offer_played (state, (guint) move->arg[0], offer);
  flip_phrase_print (offer->badge, sizeof offer->badge, "×%u",
                     flipcity_acting_seat (state)->deck[move->arg[0]]);
}

const FlipVerb flipcity_card = {
  .name = "card", .n_args = 1,
  .stages = 1u << FLIPCITY_STAGE_TOP | 1u << FLIPCITY_STAGE_PLAY | 1u << FLIPCITY_STAGE_PLAYED
            | 1u << FLIPCITY_STAGE_BOTTOM,
  .list = list_card, .check = check_card, .apply = apply_card,
  .print = print_card, .describe = describe_card, .label = label_card, .offer = offer_card,
};
