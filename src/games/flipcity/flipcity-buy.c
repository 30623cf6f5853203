/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-deck.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity-story.h"

#include <glib/gi18n-lib.h>

/* Cards from the supply: bought with their front up, or developed, with their back up. */

static gboolean
check_supply (const FlipcityState *state, guint pair, guint16 site, FlipRefusal *refusal)
{
  char name[32];

  if (pair >= state->cards.n_pairs)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, site, "FC-BUY-1",
                        _ ("This is not a card."));
  if (state->cards.pairs[pair].cost == FLIPCITY_NO_PRICE)
    /* Translators: %s: a card */
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-BUY-3", _ ("The %s is not sold."),
                        flipcity_face_name (&state->cards, flipcity_front (pair), name));
  return state->supply[pair] > 0
         || flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FC-BUY-2",
                         /* Translators: %s: a card */
                         _ ("There is no %s left in the supply."),
                         flipcity_face_name (&state->cards, flipcity_front (pair), name));
}

static void
take_from_supply (FlipcityState *state, guint pair, guint face)
{
  g_assert (face / 2 == pair);

  flipcity_discard_add (&state->seats[state->seat], face);
  flipcity_supply_take (state, pair);
}

/* Buy */

/* A card that can be bought can often be developed too, so both are listed together. */
static void
list_buy (gconstpointer data, FlipMoveList *list)
{
  for (guint left = (guint16) flipcity_affordable (data); left; left &= left - 1)
    {
      guint face = flip_card_set_first (left);

      flipcity_list (list, flipcity_taking_verb (face), flipcity_taking_site (face), 0);
    }
}

static gboolean
check_buy (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);

  return flipcity_check_place (move, FLIPCITY_AT_BUY, refusal)
         && check_supply (state, pair, move->site, refusal)
         && flipcity_check_cash (state, state->cards.pairs[pair].cost, move->site, refusal);
}

static void
apply_buy (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_BUY);

  flipcity_pay (state, state->cards.pairs[pair].cost, FLIPCITY_LAST_BOUGHT, flipcity_front (pair));
  take_from_supply (state, pair, flipcity_front (pair));
}

static void
print_buy (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "buy %s",
                          flipcity_front_word (data, flipcity_site_pair (move->site)));
}

static void
describe_buy (gconstpointer data, const FlipMove *move, GString *text)
{
  guint pair = flipcity_site_pair (move->site);
  FlipcityStory story;
  char name[32];

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_BUY);

  flipcity_story_begin (&story, data, move, text);
  /* Translators: %s: a card; %u: dollars */
  g_string_append_printf (text, _ ("Buys %s for $%u."),
                          flipcity_story_name (&story, flipcity_front (pair), name),
                          story.before->cards.pairs[pair].cost);
  flipcity_story_end (&story);
}

static void
label_buy (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);
  char name[32];

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_BUY);

  /* Translators: %s: a card; %u: dollars */
  g_string_append_printf (text, _ ("Buy %s for $%u"),
                          flipcity_face_name (&state->cards, flipcity_front (pair), name),
                          state->cards.pairs[pair].cost);
}

static void
offer_buy (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_BUY);

  offer->price = state->cards.pairs[pair].cost;
  flipcity_offer_face (offer, flipcity_front (pair));
  flipcity_offer_words (offer, /* on a button: a card of the supply */ _ ("Buy It"),
                        _ ("If you buy it"));
  flipcity_offer_discard (state, flipcity_front (pair), offer);
  flipcity_offer_warning (state, offer);
}

/* Develop */

static gboolean
check_develop (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);
  guint price;
  char name[32];

  if (!flipcity_check_place (move, FLIPCITY_AT_DEVELOP, refusal)
      || !check_supply (state, pair, move->site, refusal))
    return FALSE;
  price = flipcity_develop_price (&state->cards, pair);
  if (price == FLIPCITY_NO_PRICE)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, move->site, "FC-FLIP-3",
                        /* Translators: %s: a card */
                        _ ("The %s has no flip fee, so it can’t be flipped."),
                        flipcity_face_name (&state->cards, flipcity_front (pair), name));
  return flipcity_check_cash (state, price, move->site, refusal);
}

static void
apply_develop (gpointer data, const FlipMove *move)
{
  FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DEVELOP);

  flipcity_pay (state, flipcity_develop_price (&state->cards, pair), FLIPCITY_LAST_DEVELOPED,
                flipcity_back (pair));
  take_from_supply (state, pair, flipcity_back (pair));
}

static void
print_develop (gconstpointer data, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "develop %s",
                          flipcity_front_word (data, flipcity_site_pair (move->site)));
}

static void
describe_develop (gconstpointer data, const FlipMove *move, GString *text)
{
  guint pair = flipcity_site_pair (move->site);
  FlipcityStory story;
  char name[32];

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DEVELOP);

  flipcity_story_begin (&story, data, move, text);
  /* Translators: %s: a card; %u: dollars */
  g_string_append_printf (text, _ ("Develops %s for $%u."),
                          flipcity_story_name (&story, flipcity_back (pair), name),
                          flipcity_develop_price (&story.before->cards, pair));
  flipcity_story_end (&story);
}

static void
label_develop (gconstpointer data, const FlipMove *move, GString *text)
{
  const FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);
  char name[32];

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DEVELOP);

  /* Translators: %s: a card; %u: dollars */
  g_string_append_printf (text, _ ("Develop %s for $%u"),
                          flipcity_face_name (&state->cards, flipcity_back (pair), name),
                          flipcity_develop_price (&state->cards, pair));
}

static void
offer_develop (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const FlipcityState *state = data;
  guint pair = flipcity_site_pair (move->site);

  g_assert (flipcity_site_place (move->site) == FLIPCITY_AT_DEVELOP);

  offer->price = (int) flipcity_develop_price (&state->cards, pair);
  flipcity_offer_face (offer, flipcity_back (pair));
  flipcity_offer_words (offer, /* on a button: a card of the supply */ _ ("Develop It"),
                        _ ("If you develop it"));
  flipcity_offer_discard (state, flipcity_back (pair), offer);
  flipcity_offer_warning (state, offer);
}

const FlipVerb flipcity_buy = {
  .name = "buy", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE,
  .list = list_buy, /* also lists developments */
  .check = check_buy, .apply = apply_buy,
  .print = print_buy, .describe = describe_buy, .label = label_buy, .offer = offer_buy,
};

const FlipVerb flipcity_develop = {
  .name = "develop", .stages = 1u << FLIPCITY_STAGE_BUILD, .has_site = TRUE,
  .check = check_develop, .apply = apply_develop,
  .print = print_develop, .describe = describe_develop, .label = label_develop,
  .offer = offer_develop,
};
