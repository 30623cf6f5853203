/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* While cards are played, a card in the discard can be turned over for its printed gain. */

static void
list_recycle (gconstpointer data, FlipMoveList *list)
{
  for (guint left = flipcity_can_recycle (data); left; left &= left - 1)
    flipcity_list (list, FLIPCITY_VERB_RECYCLE,
                   flipcity_discard_site_of (flip_card_set_first (left)), 0);
}

static gboolean
check_recycle (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);
  char name[32];

  if (!flipcity_check_place (move, FLIPCITY_AT_DISCARD, refusal))
    return FALSE;
  if (face >= flipcity_n_faces (&state->cards))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FC-RECYCLE-1",
                        _ ("This is not a card."));
  if (!(state->cards.recyclable >> face & 1))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-RECYCLE-1",
                        /* Translators: %s: a card */
                        _ ("The %s can’t be recycled."),
                        flipcity_face_name (&state->cards, face, name));
  return flipcity_acting_seat (state)->discard[face] > 0
         || flip_refuse (
           refusal, FLIP_REFUSED_MISSING, move->site, "FC-RECYCLE-4",
           /* Translators: %s: a card */
           _ ("There is no %s in your discard; a card in the deck or in play can’t be "
              "recycled."),
           flipcity_face_name (&state->cards, face, name));
}

static void
apply_recycle (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  FlipcitySeat *seat = &state->seats[state->seat];
  guint face = flipcity_site_face (move->site);

  g_assert (flipcity_can_recycle (state) >> face & 1);

  flipcity_discard_take (seat, face);
  flipcity_discard_add (seat, flipcity_other_side (face));
  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    state->turn.gains[i] += state->cards.faces[face].recycle[i];
  state->turn.recycled++;
}

static void
print_recycle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append_printf (text, "recycle %s",
                          state->cards.faces[flipcity_site_face (move->site)].word);
}

/* "$1, limit +1" */
void
flipcity_recycle_words (const FlipcityCards *cards, guint face, GString *text)
{
  g_autoptr (GString) gains = g_string_new (NULL);

  g_assert (face < flipcity_n_faces (cards));

  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    flipcity_effect_words (i, cards->faces[face].recycle[i], gains);
  g_string_append (text, gains->str);
}

static void
describe_recycle (gconstpointer data, const FlipMove *move, GString *text)
{
  guint face = flipcity_site_face (move->site);
  g_autoptr (GString) gains = g_string_new (NULL);
  FlipcityStory story;
  char name[32], other[32];

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DISCARD);

  flipcity_story_begin (&story, data, move, text);
  flipcity_recycle_words (&story.before->cards, face, gains);
  g_string_append_printf (
    /* Translators: first %s: a card; second %s: its other side; third %s: what it brings */
    text, _ ("Recycles %s to %s: %s."), flipcity_story_name (&story, face, name),
    flipcity_story_name (&story, flipcity_other_side (face), other), gains->str);
  flipcity_tell_followers (&story);
  flipcity_story_end (&story);
}

static void
label_recycle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);
  g_autoptr (GString) gains = g_string_new (NULL);
  char name[32];

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DISCARD);

  flipcity_recycle_words (&state->cards, face, gains);
  /* Translators: a card, and what recycling it gives: Recycle Office: $1. */
  g_string_append_printf (text, _ ("Recycle %s: %s"),
                          flipcity_face_name (&state->cards, face, name), gains->str);
}

/* "+2 {cash}": the gain of recycling. */
static void
fill_badge (const FlipcityFace *face, FlipOffer *offer)
{
  static const char *const glyphs[FLIPCITY_N_GAINS] = { "cash", "star", "unhappy", "unhappy",
                                                        "action" };

  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      if (face->recycle[i])
        /* Translators: {unhappy} becomes a small picture; leave it as it is. */
        flip_phrase_print (offer->badge, sizeof offer->badge,
                           /* Translators: %u: how much the limit rises; {%s}: becomes the picture
                              that is meant */
                           i == FLIPCITY_LIMIT ? _ ("limit +%u {%s}") : "+%u {%s}",
                           face->recycle[i], glyphs[i]);
    }
}

static void
offer_recycle (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DISCARD);

  flipcity_offer_face (offer, face);
  flipcity_offer_words (offer, /* on a button: recycle the card */ _ ("Recycle It"),
                        _ ("If you recycle it"));
  flipcity_offer_other_side (&state->cards, face, offer);
  fill_badge (&state->cards.faces[face], offer);
  flipcity_offer_amounts (offer, state->cards.faces[face].recycle);
}

const FlipVerb flipcity_recycle = {
  .name = "recycle", .stages = 1u << FLIPCITY_STAGE_PLAY, .has_site = TRUE,
  .place = FLIP_OFFER_ASIDE,
  .list = list_recycle, .check = check_recycle, .apply = apply_recycle,
  .print = print_recycle, .describe = describe_recycle, .label = label_recycle,
  .offer = offer_recycle,
};
