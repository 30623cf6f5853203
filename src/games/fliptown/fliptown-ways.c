/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Every possible action with a lineup: each arrangement of its cards, with the gold and the helpers
   that change them, to each site in reach. Random games call this millions of times, so it must be
   fast. */

/* The usable sites of a region, and the distance of each lineup card's value from them. */
typedef struct
{
  guint n;
  guint16 sites[FLIPTOWN_CHAMBERS];
  gint8 steps[FLIPTOWN_LINEUP][FLIPTOWN_CHAMBERS];
} OpenSites;

typedef struct
{
  const FliptownState *state;
  FlipMoveList *list;
  int gold, prospect;
  int waking; /* the one lineup card that keeps the cowbot awake, or -1 */
  guint jokers;
  guint values[FLIPTOWN_LINEUP];
  OpenSites open[FLIPTOWN_N_REGIONS];
} Lister;

static inline void
emit_with (Lister *lister, guint site, guint arrangement, guint flags, FliptownTool tool, int gold)
{
  FlipMove *move = flip_move_list_next (lister->list);

  move->verb = FLIPTOWN_VERB_ACTION;
  move->seat = 0;
  move->site = (guint16) site;
  move->arg[0] = (gint16) arrangement;
  move->arg[1] = (gint16) flags;
  move->arg[2] = (gint16) tool;
  move->arg[3] = (gint16) gold;
  move->arg[4] = 0;
  move->arg[5] = 0;
}

static inline void
emit (Lister *lister, guint site, guint arrangement, guint flags, int gold)
{
  if (G_LIKELY (!fliptown_site_offers_tools (lister->state, site)))
    return emit_with (lister, site, arrangement, flags, FLIPTOWN_NO_TOOL, gold);
  emit_with (lister, site, arrangement, flags, FLIPTOWN_PAN, gold);
  emit_with (lister, site, arrangement, flags, FLIPTOWN_HAMMER, gold);
}

static gboolean
has_suit (const FliptownState *state, FliptownPlace region)
{
  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    {
      if (state->cards.suits[i] == region)
        return TRUE;
    }

  return FALSE;
}

static void
measure (Lister *lister, FliptownPlace region)
{
  OpenSites *open = &lister->open[region];

  G_STATIC_ASSERT (FLIPTOWN_STOPS <= FLIPTOWN_CHAMBERS);
  G_STATIC_ASSERT (FLIPTOWN_TARGETS <= FLIPTOWN_CHAMBERS);
  G_STATIC_ASSERT (FLIPTOWN_BUILDINGS <= FLIPTOWN_CHAMBERS);

  open->n = 0;
  if (!has_suit (lister->state, region) && lister->jokers == 0
      && lister->gold < lister->state->board.suit_price)
    return;
  for (guint left = fliptown_place_open_sites (lister->state, region); left; left &= left - 1)
    {
      guint site = fliptown_first_site (region) + (guint) __builtin_ctz (left);

      for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
        open->steps[i][open->n] =
          (gint8) fliptown_site_steps (lister->state, site, lister->values[i]);
      open->sites[open->n++] = (guint16) site;
    }
}

/* The ways to make the value fit a site without paying gold for every step. */
static void
list_helped (Lister *lister, guint site, guint arrangement, guint flags, int suit_gold, int steps)
{
  guint jokers_used = flags & FLIPTOWN_JOKER_SUIT ? 1 : 0;
  int rest = MAX (0, steps - lister->prospect) * lister->state->board.value_price;

  if (lister->jokers > jokers_used)
    emit (lister, site, arrangement, flags | FLIPTOWN_JOKER_VALUE, suit_gold);
  if (lister->prospect > 0 && suit_gold + rest <= lister->gold)
    emit (lister, site, arrangement, flags | FLIPTOWN_PROSPECT, suit_gold + rest);
}

/* Every site of a region that these cards reach, once the suit is settled. */
static void
list_region (Lister *lister, FliptownPlace region, guint arrangement, guint flags, int suit_gold)
{
  const OpenSites *open = &lister->open[region];
  const gint8 *steps = open->steps[fliptown_arrangements[arrangement].value];
  gboolean helped = lister->jokers > 0 || lister->prospect > 0;
  int value_price = lister->state->board.value_price;

  for (guint i = 0; i < open->n; i++)
    {
      int gold = suit_gold + steps[i] * value_price;

      if (gold <= lister->gold)
        emit (lister, open->sites[i], arrangement, flags, gold);
      if (helped && steps[i] > 0)
        list_helped (lister, open->sites[i], arrangement, flags, suit_gold, steps[i]);
    }
}

static void
list_arrangement (Lister *lister, guint arrangement)
{
  const FliptownState *state = lister->state;
  guint suit = state->cards.suits[fliptown_arrangements[arrangement].suit];

  for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
    {
      if (region == suit)
        list_region (lister, region, arrangement, 0, 0);
      else if (lister->gold >= state->board.suit_price)
        list_region (lister, region, arrangement, 0, state->board.suit_price);
      if (region != suit && lister->jokers > 0)
        list_region (lister, region, arrangement, FLIPTOWN_JOKER_SUIT, 0);
    }
}

static void
list_stone (Lister *lister, guint site)
{
  const FliptownState *state = lister->state;

  for (guint poker = 0; poker < FLIPTOWN_LINEUP; poker++)
    emit (lister, site, fliptown_cemetery_arrangement (poker), 0, 0);
  for (guint i = 0; i < FLIPTOWN_ARRANGEMENTS && lister->waking >= 0; i++)
    {
      if (fliptown_arrangements[i].suit != lister->waking)
        continue;
      if (lister->gold >= state->board.suit_price)
        emit (lister, site, i, FLIPTOWN_SLEEP, state->board.suit_price);
      if (lister->jokers > 0)
        emit (lister, site, i, FLIPTOWN_SLEEP | FLIPTOWN_JOKER_SUIT, 0);
    }
}

void
fliptown_action_list (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;
  const FliptownSeat *seat = fliptown_acting_seat (state);
  Lister lister;

  g_assert (state->cards.n_lineup == FLIPTOWN_LINEUP);

  lister.state = state;
  lister.list = list;
  lister.gold = fliptown_held (seat, FLIPTOWN_GOLD);
  lister.waking = fliptown_waking_card (state);
  lister.prospect = fliptown_prospect_left (seat);
  lister.jokers = fliptown_jokers_left (seat);
  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    lister.values[i] = flip_card_rank (state->cards.lineup[i]);
  for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
    measure (&lister, region);
  for (guint i = 0; i < FLIPTOWN_ARRANGEMENTS; i++)
    list_arrangement (&lister, i);
  for (guint left = fliptown_place_open_sites (state, FLIPTOWN_CEMETERY); left; left &= left - 1)
    list_stone (&lister, FLIPTOWN_SITE_CEMETERY + (guint) __builtin_ctz (left));
}

/* Passing: only the poker card is taken, if no site can be reached for free. */

static gboolean
reaches_for_free (const FliptownState *state, FliptownPlace region, guint value)
{
  for (guint left = fliptown_place_open_sites (state, region); left; left &= left - 1)
    {
      guint site = fliptown_first_site (region) + (guint) __builtin_ctz (left);

      if (fliptown_site_steps (state, site, value) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_free_action (const FliptownState *state)
{
  if (fliptown_place_has_open_site (state, FLIPTOWN_CEMETERY))
    return TRUE;

  for (guint i = 0; i < FLIPTOWN_ARRANGEMENTS; i++)
    for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
      {
        const FliptownArrangement *roles = &fliptown_arrangements[i];
        gboolean free_suit =
          state->cards.suits[roles->suit] == region || state->board.suit_price == 0;

        if (free_suit
            && reaches_for_free (state, region, flip_card_rank (state->cards.lineup[roles->value])))
          return TRUE;
      }

  return FALSE;
}

static void
list_pass (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  if (has_free_action (state))
    return;
  for (int poker = 0; poker < FLIPTOWN_LINEUP; poker++)
    {
      FlipMove pass = fliptown_move (FLIPTOWN_VERB_PASS, FLIP_NO_SITE, poker, 0);

      flip_move_list_add (list, &pass);
    }
}

static gboolean
check_pass (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] < 0 || move->arg[0] >= FLIPTOWN_LINEUP)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TURN-11",
                        _ ("Name the lineup card that goes to the poker hand."));
  if (!has_free_action (state))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-11",
                      _ ("You can only pass when no site can be reached for free, and one can."));
}

static void
apply_pass (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_LINEUP);

  state->acted = TRUE;
  state->stage = FLIPTOWN_STAGE_POOL;
  fliptown_take_poker_card (state, (guint) move->arg[0]);
}

static FlipCard
poker_card (const FliptownState *state, const FlipMove *move)
{
  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_LINEUP);

  return state->cards.lineup[move->arg[0]];
}

static void
print_pass (gconstpointer state, const FlipMove *move, GString *text)
{
  char card[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, "%s pass", flip_card_print (poker_card (state, move), card));
}

static void
describe_pass (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, /* Translators: told in the log */ _ ("Passes."));
  fliptown_outcome_describe (state, move, text);
}

static void
label_pass (gconstpointer state, const FlipMove *move, GString *text)
{
  char card[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, /* Translators: %s: a card */ _ ("Pass, %s poker"),
                          flip_card_show (poker_card (state, move), card));
}

static void
offer_pass (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer->declines = TRUE;
  fliptown_offer_card (offer, poker_card (state, move), C_ ("part of a card", "poker"));
  fliptown_offer_gains (state, move, offer);
}

const FlipVerb fliptown_pass = {
  .name = "pass", .stages = 1u << FLIPTOWN_STAGE_ACTION, .n_args = 1,
  .list = list_pass, .check = check_pass, .apply = apply_pass,
  .print = print_pass, .describe = describe_pass, .label = label_pass, .offer = offer_pass,
};
