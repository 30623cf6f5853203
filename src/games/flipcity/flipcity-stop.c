/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* The exits of the two phases: a seat stops playing cards, and is done building. */

/* Stop */

static void
list_stop (gconstpointer data, FlipMoveList *list)
{
  if (!flipcity_must_play (data))
    flipcity_list (list, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
}

static gboolean
check_stop (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  const FlipcitySeat *seat = flipcity_acting_seat (state);
  char name[32];

  if (!flipcity_check_place (move, FLIPCITY_AT_STOP, refusal))
    return FALSE;
  if (flipcity_must_play (state) && state->turn.forces_next)
    return flip_refuse (
      refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-CARD-10",
      /* Translators: %s: a card */
      _ ("You can’t stop now: after the %s the next card must be played."),
      flipcity_face_name (&state->cards, state->turn.played[state->turn.n_played - 1], name));
  if (seat->n_deck && seat->top != FLIPCITY_NO_FACE && state->cards.forced >> seat->top & 1)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-4",
                        /* Translators: %s: a card */
                        _ ("You can’t stop now: the %s on top of your deck must be played."),
                        flipcity_face_name (&state->cards, seat->top, name));
  if (flipcity_must_play (state) && !flipcity_is_compelled (state, seat))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-5",
                        _ ("You can’t stop now: all the cards left in your deck must be played."));
  return !flipcity_must_play (state)
         || flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-PLAY-3",
                         _ ("Play at least one card before you stop."));
}

static void
apply_stop (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  FlipcitySeat *seat = &state->seats[state->seat];

  g_assert (state->turn.n_played || state->turn.shuffled || !seat->n_deck);

  seat->last = (FlipcityLast){ FLIPCITY_LAST_STOPPED, FLIPCITY_NO_FACE,
                               (guint16) flipcity_gain (state, FLIPCITY_POINTS) };
  state->turn.gains[FLIPCITY_ACTIONS]++;
  state->stage = FLIPCITY_STAGE_BUILD;
}

static void
describe_stop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  g_string_append_printf (text,
                          /* Translators: first %u: dollars; second %u: how many points */
                          ngettext ("Stops with $%u and %u point.", "Stops with $%u and %u points.",
                                    flipcity_gain (state, FLIPCITY_POINTS)),
                          flipcity_gain (state, FLIPCITY_CASH),
                          flipcity_gain (state, FLIPCITY_POINTS));
  if (story.after.stage != FLIPCITY_STAGE_BUILD || !flipcity_turn_goes_on (&story))
    flip_phrase_say (text, _ ("There is nothing to build."));
  flipcity_story_end (&story);
}

static void
label_stop (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, _ ("Stop and build"));
}

static void
offer_stop (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  /* Beside named cards it is the only button, and has nothing to be compared with. */
  flipcity_offer_words (offer, _ ("Stop and Build"),
                        flipcity_is_named_next (data) ? "" : _ ("If you stop"));
  flip_gains_add (&offer->gains, "action", "%s", _ ("+1 building action"));
  offer->rare = TRUE; /* it ends the turn */
}

/* Done */

static void
list_done (gconstpointer data, FlipMoveList *list)
{
  flipcity_list (list, FLIPCITY_VERB_DONE, FLIPCITY_SITE_STOP, 0);
}

static gboolean
check_done (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  return flipcity_check_place (move, FLIPCITY_AT_STOP, refusal);
}

static void
apply_done (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (state->stage == FLIPCITY_STAGE_BUILD);

  state->turn.gains[FLIPCITY_ACTIONS] = 0;
}

static void
describe_done (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  g_string_append (text, story.before->turn.built ? _ ("Builds nothing more.")
                                                  : /* told in the log */ _ ("Builds nothing."));
  flipcity_story_end (&story);
}

static void
label_done (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append (text, state->turn.built ? _ ("Build nothing more")
                                           : /* what a player can do */ _ ("Build nothing"));
}

static void
offer_done (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = TRUE;
}

const FlipVerb flipcity_stop = {
  .name = "stop", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE,
  .place = FLIP_OFFER_AS_ANSWER,
  .list = list_stop, .check = check_stop, .apply = apply_stop,
  .describe = describe_stop, .label = label_stop, .offer = offer_stop,
};

const FlipVerb flipcity_done = {
  .name = "done", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE,
  .place = FLIP_OFFER_AS_ANSWER,
  .list = list_done, .check = check_done, .apply = apply_done,
  .describe = describe_done, .label = label_done, .offer = offer_done,
};
