/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* The discard is shuffled when the deck is empty. In a solo game that costs a card of the
   supply. */

void
flipcity_shuffle_list (const FlipcityState *state, FlipMoveList *list)
{
  if (!flipcity_acting_seat (state)->n_discard)
    return;
  if (!flipcity_is_solo (state))
    {
      flipcity_list (list, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, 0);
      return;
    }
  for (guint i = 0; i < state->cards.n_pairs; i++)
    {
      if (state->supply[i])
        flipcity_list (list, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, i + 1);
    }
}

static gboolean
check_removal (const FlipcityState *state, const FlipMove *move, FlipRefusal *refusal)
{
  int pair = move->arg[0] - 1;
  char name[32];

  if (!flipcity_is_solo (state))
    return move->arg[0] == 0
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-SOLO-2",
                           _ ("A shuffle costs a card from the supply only when you play alone."));
  if (pair < 0 || pair >= state->cards.n_pairs)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-SOLO-2",
                        _ ("When you play alone, each shuffle costs a card from the supply: say "
                           "which one to remove."));
  return state->supply[pair] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-SOLO-2",
                         /* Translators: %s: a card */
                         _ ("There is no %s in the supply to remove: choose another card."),
                         flipcity_face_name (&state->cards, flipcity_front ((guint) pair), name));
}

static gboolean
check_shuffle (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcitySeat *seat = flipcity_acting_seat (data);

  if (!flipcity_check_place (move, FLIPCITY_AT_DECK, refusal))
    return FALSE;
  if (seat->n_deck)
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "FC-DECK-6",
                        /* Translators: %u: how many */
                        ngettext ("You can only shuffle when your deck is empty: %u card is left.",
                                  "You can only shuffle when your deck is empty: %u cards are "
                                  "left.",
                                  seat->n_deck),
                        seat->n_deck);
  if (!seat->n_discard)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-DECK-6",
                        _ ("Your discard is empty: there is nothing to shuffle."));
  return check_removal (data, move, refusal);
}

static void
apply_shuffle (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;

  g_assert (flipcity_is_solo (state) == (move->arg[0] > 0));

  flipcity_deck_shuffle (state, state->seat);
  state->turn.shuffled = TRUE;
  if (move->arg[0])
    flipcity_supply_take (state, (guint) move->arg[0] - 1);
}

static void
print_shuffle (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append (text, "shuffle");
  if (move->arg[0])
    g_string_append_printf (text, " out %s", flipcity_front_word (data, (guint) move->arg[0] - 1));
}

static void
describe_shuffle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcitySeat *seat = flipcity_acting_seat (data);
  FlipcityStory story;
  char name[32];

  flipcity_story_begin (&story, data, move, text);
  g_string_append_printf (
    text,
    /* Translators: %u: how many */
    ngettext ("Shuffles the discard: %u card.", "Shuffles the discard: %u cards.", seat->n_discard),
    seat->n_discard);
  if (move->arg[0])
    flip_phrase_say_printf (
      /* Translators: %s: a card */
      text, _ ("%s leaves the supply."),
      flipcity_story_name (&story, flipcity_front ((guint) move->arg[0] - 1), name));
  flipcity_tell_followers (&story);
  flipcity_story_end (&story);
}

static void
label_shuffle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  char name[32];

  if (!move->arg[0])
    g_string_append (text, _ ("Shuffle the discard"));
  else
    g_string_append_printf (
      /* Translators: %s: a card */
      text, _ ("Shuffle, %s leaves the supply"),
      flipcity_face_name (&state->cards, flipcity_front ((guint) move->arg[0] - 1), name));
}

/* The player chooses at the deck which card leaves with a shuffle. */
static void
offer_shuffle (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  if (move->arg[0])
    flipcity_offer_face (offer, flipcity_front ((guint) move->arg[0] - 1));
  else
    /* Translators: on a button: the discard pile becomes the deck */
    flipcity_offer_words (offer, _ ("Shuffle"), "");
  flipcity_offer_warning (data, offer);
}

const FlipVerb flipcity_shuffle = {
  .name = "shuffle", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE, .n_args = 1,
  .place = FLIP_OFFER_AS_ANSWER,
  .check = check_shuffle, .apply = apply_shuffle,
  .print = print_shuffle, .describe = describe_shuffle, .label = label_shuffle,
  .offer = offer_shuffle,
};
