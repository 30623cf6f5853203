/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

#include <glib/gi18n-lib.h>

/* Shared by all building actions: cash, the supply, and whether there is anything to build at
   all. */

static gboolean
can_pay (const FlipcityState *state, guint price)
{
  return price != FLIPCITY_NO_PRICE && price <= flipcity_gain (state, FLIPCITY_CASH);
}

static gboolean
check_cash (const FlipcityState *state, guint price, guint16 site, FlipRefusal *refusal)
{
  guint cash = flipcity_gain (state, FLIPCITY_CASH);

  if (can_pay (state, price))
    return TRUE;
  (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, site, "FC-BUILD-3",
                      /* Translators: %u: dollars */
                      _ ("That costs $%u, and you have $%u: $%u short."), price, cash,
                      price - cash);
  if (refusal)
    flip_phrase_copy (refusal->help, _ ("Cash does not carry over: play more cards in another "
                                        "turn."),
                      sizeof refusal->help);
  return flip_refusal_set_price (refusal, "cash", (int) price, (int) cash);
}

static void
pay (FlipcityState *state, guint price, FlipcityDeed deed, guint face)
{
  FlipcityLast *last = &state->seats[state->seat].last;

  g_assert (can_pay (state, price));
  g_assert (state->turn.gains[FLIPCITY_ACTIONS] > 0);

  state->turn.gains[FLIPCITY_CASH] -= (gint32) price;
  state->turn.gains[FLIPCITY_ACTIONS]--;
  state->turn.built++;
  last->deed = (guint8) deed;
  last->face = (guint8) face;
}

/* To be called after the supply was filled directly. */
void
flipcity_supply_count (FlipcityState *state)
{
  state->n_supply = 0;
  state->stocked = 0;
  for (guint i = 0; i < FLIPCITY_MAX_PAIRS; i++)
    {
      state->n_supply = (guint8) (state->n_supply + state->supply[i]);
      state->stocked |= (guint16) (state->supply[i] ? 3u << flipcity_front (i) : 0);
    }
}

/* Removes a card from the supply. In a solo game the last one ends the game. */
void
flipcity_supply_take (FlipcityState *state, guint pair)
{
  g_assert (pair < FLIPCITY_MAX_PAIRS && state->supply[pair] > 0);

  if (--state->supply[pair] == 0)
    state->stocked &= (guint16) ~(3u << flipcity_front (pair));
  state->n_supply--;
  if (flipcity_is_solo (state) && state->n_supply == 0)
    {
      state->end = FLIPCITY_SUPPLY_EMPTY;
      state->stage = FLIPCITY_STAGE_OVER;
    }
}

/* Cards in the discard: those that are flipped, and those that are recycled. */

static gboolean
check_pile (const FlipcityState *state,
            const FlipMove *move,
            const char *rule,
            FlipRefusal *refusal)
{
  return flipcity_check_place (move, FLIPCITY_AT_DISCARD, refusal)
         && (flipcity_site_face (move->site) < flipcity_n_faces (&state->cards)
             || flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, rule,
                             _ ("This is not a card.")));
}

static gboolean
refuse_flip (const FlipcityState *state, guint face, guint16 site, FlipRefusal *refusal)
{
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-FLIP-3",
                      /* Translators: %s: a card */
                      _ ("The %s has no flip fee, so it can’t be flipped."),
                      flipcity_face_name (&state->cards, face));
}

static void
print_discarded (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;

  g_string_append_printf (text, "%s %s", flipcity_game.verbs[move->verb]->name,
                          state->cards.faces[flipcity_site_face (move->site)].word);
}

/* Cards from the supply: bought with their front up, or developed, with their back up. The two differ
   in their words and in what they cost. */

static const struct
{
  const char *story, *label, *act, *heading;
} takings[] = {
  { /* Translators: %s: a card; %u: dollars */ N_ ("Buys %s for $%u."),
    /* Translators: %s: a card; %u: dollars */
    N_ ("Buy %s for $%u"), /* on a button: a card of the supply */ N_ ("Buy It"),
    N_ ("If you buy it") },
  { /* Translators: %s: a card; %u: dollars */ N_ ("Develops %s for $%u."),
    /* Translators: %s: a card; %u: dollars */
    N_ ("Develop %s for $%u"), /* on a button: a card of the supply */ N_ ("Develop It"),
    N_ ("If you develop it") },
};

static gboolean
check_supply (const FlipcityState *state, guint pair, guint16 site, FlipRefusal *refusal)
{
  if (pair >= state->cards.n_pairs)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, site, "FC-BUY-1",
                        _ ("This is not a card."));
  if (state->cards.pairs[pair].cost == FLIPCITY_NO_PRICE)
    /* Translators: %s: a card */
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-BUY-3", _ ("The %s is not sold."),
                        flipcity_face_name (&state->cards, flipcity_front (pair)));
  return state->supply[pair] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-BUY-2",
                         /* Translators: %s: a card */ _ ("There is no %s left in the supply."),
                         flipcity_face_name (&state->cards, flipcity_front (pair)));
}

/* A card that can be bought can often be developed too, so both are listed together. */
static void
list_takings (gconstpointer data, FlipMoveList *list)
{
  for (guint left = (guint16) flipcity_affordable (data); left; left &= left - 1)
    {
      guint face = flip_card_set_first (left);

      flipcity_list (list, flipcity_taking_verb (face), flipcity_taking_site (face), 0);
    }
}

static gboolean
check_taking (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  FlipcityPlace place = move->verb == FLIPCITY_VERB_DEVELOP ? FLIPCITY_AT_DEVELOP : FLIPCITY_AT_BUY;
  guint face = flipcity_site_face (move->site), price;

  if (!flipcity_check_place (move, place, refusal)
      || !check_supply (state, face / 2, move->site, refusal))
    return FALSE;
  price = flipcity_price (&state->cards, face);
  if (price == FLIPCITY_NO_PRICE)
    return refuse_flip (state, flipcity_front (face / 2), move->site, refusal);
  return check_cash (state, price, move->site, refusal);
}

static void
apply_taking (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);

  pay (state, flipcity_price (&state->cards, face),
       face % 2 ? FLIPCITY_LAST_DEVELOPED : FLIPCITY_LAST_BOUGHT, face);
  flipcity_discard_add (&state->seats[state->seat], face);
  flipcity_supply_take (state, face / 2);
}

/* A card of the supply has the name of its front: "develop residential-area". */
static void
print_taking (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "%s %s", flipcity_game.verbs[move->verb]->name,
                          flipcity_front_word (data, flipcity_site_pair (move->site)));
}

static void
describe_taking (gconstpointer data, const FlipMove *move, GString *text)
{
  guint face = flipcity_site_face (move->site);
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  g_string_append_printf (text, _ (takings[face % 2].story), flipcity_story_name (&story, face),
                          flipcity_price (&story.before->cards, face));
  flipcity_story_end (&story);
}

static void
label_taking (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);

  g_string_append_printf (text, _ (takings[face % 2].label),
                          flipcity_face_name (&state->cards, face),
                          flipcity_price (&state->cards, face));
}

static void
offer_taking (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);

  offer->price = (int) flipcity_price (&state->cards, face);
  flipcity_offer_face (offer, face);
  flipcity_offer_words (offer, _ (takings[face % 2].act), _ (takings[face % 2].heading));
  flipcity_offer_discard (state, face, offer);
  flipcity_offer_warning (state, offer);
}

const FlipVerb flipcity_buy = {
  .name = "buy", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE,
  .list = list_takings, /* also lists developments */
  .check = check_taking, .apply = apply_taking,
  .print = print_taking, .describe = describe_taking, .label = label_taking, .offer = offer_taking,
};

const FlipVerb flipcity_develop = {
  .name = "develop", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE,
  .check = check_taking, .apply = apply_taking,
  .print = print_taking, .describe = describe_taking, .label = label_taking, .offer = offer_taking,
};

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

  if (!is_handed_over (state, face))
    return receiver == -1
           || flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FC-FLIP-1",
                           /* Translators: %s: a card */ _ ("A flipped %s isn’t given to anyone."),
                           flipcity_face_name (&state->cards, face));
  if (receiver == state->seat)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-4",
                        _ ("You can’t give the card to yourself: choose an opponent."));
  return (receiver >= 0 && receiver < state->n_seats)
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-4",
                         /* Translators: %s: a card */
                         _ ("A flipped %s goes to an opponent: say which seat."),
                         flipcity_face_name (&state->cards, face));
}

static gboolean
check_flip (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);

  if (!check_pile (state, move, "FC-FLIP-1", refusal))
    return FALSE;
  if (state->cards.faces[face].flip == FLIPCITY_NO_PRICE)
    return refuse_flip (state, face, move->site, refusal);
  if (!flipcity_acting_seat (state)->discard[face])
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-2",
                        /* Translators: %s: a card */
                        _ ("There is no %s in your discard. Cards played this turn or still in "
                           "the deck don’t count."),
                        flipcity_face_name (&state->cards, face));
  return check_receiver (state, face, move, refusal)
         && check_cash (state, state->cards.faces[face].flip, move->site, refusal);
}

static void
apply_flip (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);
  FlipcitySeat *seat = &state->seats[state->seat];

  g_assert (is_handed_over (state, face) == (move->arg[0] > 0));
  g_assert (move->arg[0] <= state->n_seats);

  pay (state, state->cards.faces[face].flip, FLIPCITY_LAST_FLIPPED, face);
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
  print_discarded (data, move, text);
  if (move->arg[0])
    g_string_append_printf (text, " to %d", move->arg[0]);
}

static void
tell_flip (const FlipcityStory *story, guint face, int receiver)
{
  guint fee = story->before->cards.faces[face].flip;
  const char *name = flipcity_story_name (story, face);

  if (receiver)
    /* Translators: first %s: a card; %u: dollars; {seat %d}: is replaced by the name of that
       player; second %s: a card */
    g_string_append_printf (story->text, _ ("Flips %s for $%u: {seat %d} gets %s."), name, fee,
                            receiver, flipcity_story_name (story, flipcity_other_side (face)));
  else if (story->before->cards.given_away >> face & 1)
    /* Translators: %s: a card; %u: dollars */
    g_string_append_printf (story->text, _ ("Flips %s for $%u: it is removed from the game."), name,
                            fee);
  else
    /* Translators: first %s: a card; second %s: a card; %u: dollars */
    g_string_append_printf (story->text, _ ("Flips %s to %s for $%u."), name,
                            flipcity_story_name (story, flipcity_other_side (face)), fee);
}

static void
describe_flip (gconstpointer data, const FlipMove *move, GString *text)
{
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  tell_flip (&story, flipcity_site_face (move->site), move->arg[0]);
  flipcity_story_end (&story);
}

static void
label_flip (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site), fee = state->cards.faces[face].flip;
  const char *name = flipcity_face_name (&state->cards, face);

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

  if (!check_pile (state, move, "FC-RECYCLE-1", refusal))
    return FALSE;
  if (!(state->cards.recyclable >> face & 1))
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-RECYCLE-1",
                        /* Translators: %s: a card */
                        _ ("The %s can’t be recycled."), flipcity_face_name (&state->cards, face));
  return flipcity_acting_seat (state)->discard[face] > 0
         || flip_refuse (
           refusal, FLIP_REFUSED_MISSING, move->site, "FC-RECYCLE-4",
           /* Translators: %s: a card */
           _ ("There is no %s in your discard; a card in the deck or in play can’t be "
              "recycled."),
           flipcity_face_name (&state->cards, face));
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

/* "$1, limit +1" */
void
flipcity_recycle_words (const FlipcityCards *cards, guint face, GString *text)
{
  g_assert (face < flipcity_n_faces (cards) && !text->len);

  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    flipcity_effect_words (i, cards->faces[face].recycle[i], text);
}

static void
describe_recycle (gconstpointer data, const FlipMove *move, GString *text)
{
  guint face = flipcity_site_face (move->site);
  g_autoptr (GString) gains = g_string_new (NULL);
  FlipcityStory story;

  flipcity_story_begin (&story, data, move, text);
  flipcity_recycle_words (&story.before->cards, face, gains);
  g_string_append_printf (
    /* Translators: first %s: a card; second %s: its other side; third %s: what it brings */
    text, _ ("Recycles %s to %s: %s."), flipcity_story_name (&story, face),
    flipcity_story_name (&story, flipcity_other_side (face)), gains->str);
  flipcity_tell_followers (&story);
  flipcity_story_end (&story);
}

static void
label_recycle (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint face = flipcity_site_face (move->site);
  g_autoptr (GString) gains = g_string_new (NULL);

  flipcity_recycle_words (&state->cards, face, gains);
  /* Translators: a card, and what recycling it gives: Recycle Office: $1. */
  g_string_append_printf (text, _ ("Recycle %s: %s"), flipcity_face_name (&state->cards, face),
                          gains->str);
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
  .print = print_discarded, .describe = describe_recycle, .label = label_recycle,
  .offer = offer_recycle,
};
