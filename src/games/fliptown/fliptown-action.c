/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include <glib/gi18n-lib.h>

/* An action is one move: which lineup card is suit, value and poker, the gold and the helpers
   that bend them, and the site. */

const FliptownArrangement fliptown_arrangements[FLIPTOWN_ARRANGEMENTS] = {
  { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
};

/* At the Cemetery only the poker card matters, so one arrangement stands for two. */
static const guint8 cemetery_arrangements[FLIPTOWN_LINEUP] = { 3, 1, 0 };

static guint
card_value (const FliptownState *state, guint index)
{
  return flip_card_rank (state->cards.lineup[index]);
}

static guint
jokers_left (const FliptownSeat *seat)
{
  return seat->character == FLIPTOWN_WILD_CARD ? seat->ability : 0;
}

/* How far the Prospector can shift a value: by one for each pan, once a game. */
static int
prospect_left (const FliptownSeat *seat)
{
  return seat->character == FLIPTOWN_PROSPECTOR && seat->ability ? seat->pans : 0;
}

static int
steps_to_pay (const FliptownSeat *seat, int steps, guint flags)
{
  if (flags & FLIPTOWN_JOKER_VALUE)
    return 0;
  return flags & FLIPTOWN_PROSPECT ? MAX (0, steps - prospect_left (seat)) : steps;
}

static int
region_price (const FliptownState *state, FliptownPlace region, guint suit, int steps, guint flags)
{
  gboolean buys_suit = suit != region && !(flags & FLIPTOWN_JOKER_SUIT);

  return (buys_suit ? state->board.suit_price : 0)
         + steps_to_pay (fliptown_acting_seat (state), steps, flags) * state->board.value_price;
}

/* What an action costs; a site that is closed has no price. */
int
fliptown_action_price (const FliptownState *state, const FlipMove *move)
{
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  FliptownPlace place = fliptown_site_place (move->site);
  guint flags = (guint) move->arg[1];

  if (!fliptown_site_open (state, move->site, NULL))
    return 0;
  if (place == FLIPTOWN_CEMETERY)
    return (flags & (FLIPTOWN_SLEEP | FLIPTOWN_JOKER_SUIT)) == FLIPTOWN_SLEEP
             ? state->board.suit_price
             : 0;
  return region_price (state, place, state->cards.suits[roles->suit],
                       fliptown_site_steps (state, move->site, card_value (state, roles->value)),
                       flags);
}

guint
fliptown_cemetery_arrangement (guint poker)
{
  return cemetery_arrangements[poker];
}

/* The only lineup card that keeps the cowbot awake, if there is just one; else -1. */
static int
waking_card (const FliptownState *state)
{
  guint matches = fliptown_cowbot_matches (state);

  return fliptown_count (matches) == 1 ? __builtin_ctz (matches) : -1;
}

/* Listing */

/* The sites of a region that can be used at all, and how far each lineup card's value is away. */
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
  guint jokers;
  guint values[FLIPTOWN_LINEUP];
  gboolean free_found;
  OpenSites open[FLIPTOWN_N_REGIONS];
} Lister;

static inline void
emit_with (Lister *lister, guint site, guint arrangement, guint flags, FliptownTool tool, int gold)
{
  FlipMove *move = flip_move_list_next (lister->list);

  move->verb = FLIPTOWN_VERB_ACTION;
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
  lister->free_found |= gold == 0 && flags == 0;
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
  guint first, end;

  open->n = 0;
  if (!has_suit (lister->state, region) && lister->jokers == 0
      && lister->gold < lister->state->board.suit_price)
    return;
  fliptown_place_range (region, &first, &end);
  for (guint site = first; site < end; site++)
    {
      if (!fliptown_site_open (lister->state, site, NULL))
        continue;
      for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
        open->steps[i][open->n] =
          (gint8) fliptown_site_steps (lister->state, site, lister->values[i]);
      open->sites[open->n++] = (guint16) site;
    }
}

/* The ways of bending the value to a site without paying for all of it. */
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

/* Every site of a region that these cards reach, the suit being settled. */
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
  int waking = waking_card (state);

  for (guint poker = 0; poker < FLIPTOWN_LINEUP; poker++)
    emit (lister, site, cemetery_arrangements[poker], 0, 0);
  for (guint i = 0; i < FLIPTOWN_ARRANGEMENTS && waking >= 0; i++)
    {
      if (fliptown_arrangements[i].suit != waking)
        continue;
      if (lister->gold >= state->board.suit_price)
        emit (lister, site, i, FLIPTOWN_SLEEP, state->board.suit_price);
      if (lister->jokers > 0)
        emit (lister, site, i, FLIPTOWN_SLEEP | FLIPTOWN_JOKER_SUIT, 0);
    }
}

static void
list_passes (FlipMoveList *list)
{
  for (int poker = 0; poker < FLIPTOWN_LINEUP; poker++)
    {
      FlipMove pass = fliptown_move (FLIPTOWN_VERB_PASS, FLIP_NO_SITE, poker, 0);

      flip_move_list_add (list, &pass);
    }
}

void
fliptown_action_legal (const FliptownState *state, FlipMoveList *list)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  Lister lister;

  lister.state = state;
  lister.list = list;
  lister.gold = fliptown_held (seat, FLIPTOWN_GOLD);
  lister.prospect = prospect_left (seat);
  lister.jokers = jokers_left (seat);
  lister.free_found = FALSE;
  for (guint i = 0; i < FLIPTOWN_LINEUP; i++)
    lister.values[i] = card_value (state, i);
  for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
    measure (&lister, region);
  for (guint i = 0; i < FLIPTOWN_ARRANGEMENTS; i++)
    list_arrangement (&lister, i);
  for (guint site = FLIPTOWN_SITE_CEMETERY; site < FLIPTOWN_SITES; site++)
    {
      if (fliptown_site_open (state, site, NULL))
        list_stone (&lister, site);
    }
  if (!lister.free_found)
    list_passes (list);
}

/* Checking */

static gboolean
check_jokers (const FliptownState *state, guint flags, guint16 site, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint used = fliptown_count (flags & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE));

  if (used <= jokers_left (seat))
    return TRUE;
  if (seat->character != FLIPTOWN_WILD_CARD)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FT-CHAR-18",
                        _ ("Only the Wild Card plays with jokers. Use a lineup card or gold."));
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FT-CHAR-18",
                      _ ("You have %u jokers left and this would take %u."), jokers_left (seat),
                      used);
}

static gboolean
check_prospect (const FliptownState *state,
                guint flags,
                int steps,
                guint16 site,
                FlipRefusal *refusal)
{
  if (!(flags & FLIPTOWN_PROSPECT))
    return TRUE;
  if (prospect_left (fliptown_acting_seat (state)) == 0)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FT-CHAR-7",
                        _ ("Only a Prospector with a pan, and only once a game, can shift the "
                           "value this way."));
  if (steps == 0 || flags & FLIPTOWN_JOKER_VALUE)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "FT-GOLD-7",
                        _ ("The value does without the Prospector's shift; keep it for later."));
  return TRUE;
}

static gboolean
check_needless_jokers (guint flags,
                       gboolean suit_fits,
                       int steps,
                       guint16 site,
                       FlipRefusal *refusal)
{
  if (flags & FLIPTOWN_JOKER_SUIT && suit_fits)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "FT-GOLD-7",
                        _ ("The suit does without a joker; keep it for later."));
  if (flags & FLIPTOWN_JOKER_VALUE && steps == 0)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "FT-GOLD-7",
                        _ ("The value does without a joker; keep it for later."));
  return TRUE;
}

static gboolean
check_gold (const FlipMove *move, int price, FlipRefusal *refusal)
{
  if (move->arg[3] == price)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_PRICE, move->site, "FT-GOLD-7",
                      _ ("With these cards this costs exactly %d gold, not %d."), price,
                      move->arg[3]);
}

static const char *
suit_name_of (FliptownPlace region)
{
  static const char *const names[FLIPTOWN_N_REGIONS] = {
    N_ ("a heart"),
    N_ ("a spade"),
    N_ ("a diamond"),
    N_ ("a club"),
  };

  return _ (names[region]);
}

static gboolean
refuse_price (const FliptownState *state, const FlipMove *move, int price, FlipRefusal *refusal)
{
  static const char *const rules[FLIPTOWN_N_REGIONS] = {
    "FT-TRAIL-1",
    "FT-BAD-1",
    "FT-MINE-1",
    "FT-TOWN-1",
  };
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  FliptownPlace region = fliptown_site_place (move->site);
  int gold = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD);

  if (state->cards.suits[roles->suit] == region || move->arg[1] & FLIPTOWN_JOKER_SUIT)
    return fliptown_site_refuse_value (state, move->site, card_value (state, roles->value), price,
                                       refusal);
  return flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, rules[region],
                      _ ("The %s needs %s as suit card. Another suit costs %d gold, so this site "
                         "%d in all; you hold %d."),
                      fliptown_place_name (region), suit_name_of (region), state->board.suit_price,
                      price, gold);
}

static gboolean
check_region (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  FliptownPlace region = fliptown_site_place (move->site);
  guint suit = state->cards.suits[roles->suit];
  guint flags = (guint) move->arg[1];
  int steps = fliptown_site_steps (state, move->site, card_value (state, roles->value));
  int price = fliptown_action_price (state, move);

  if (flags & FLIPTOWN_SLEEP)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FT-BOT-4",
                        _ ("Only with an action at the Cemetery is the suit changed just to put "
                           "the cowbot to sleep."));
  if (!check_jokers (state, flags, move->site, refusal)
      || !check_needless_jokers (flags, suit == region, steps, move->site, refusal)
      || !check_prospect (state, flags, steps, move->site, refusal))
    return FALSE;
  if (price > fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD))
    return refuse_price (state, move, price, refusal);
  return check_gold (move, price, refusal);
}

static gboolean
check_sleep (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint flags = (guint) move->arg[1];
  int price = fliptown_action_price (state, move);

  if (fliptown_arrangements[move->arg[0]].suit != waking_card (state))
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FT-BOT-4",
                        _ ("The cowbot falls asleep only if the suit card is the one lineup card "
                           "of its suit."));
  if (!check_jokers (state, flags, move->site, refusal))
    return FALSE;
  if (price > fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD))
    return flip_refuse (refusal, FLIP_REFUSED_PRICE, move->site, "FT-BOT-4",
                        _ ("Another suit costs %d gold, and you hold %d."), price,
                        fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
  return check_gold (move, price, refusal);
}

static gboolean
check_cemetery (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  guint flags = (guint) move->arg[1];
  guint poker = fliptown_arrangements[move->arg[0]].poker;

  if (flags & FLIPTOWN_SLEEP && !(flags & (FLIPTOWN_JOKER_VALUE | FLIPTOWN_PROSPECT)))
    return check_sleep (state, move, refusal);
  if (flags)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FT-TURN-7",
                        _ ("The Cemetery needs no suit and no value, so no help either."));
  if (move->arg[0] != cemetery_arrangements[poker])
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FT-TURN-7",
                        _ ("At the Cemetery only the poker card is named."));
  return check_gold (move, 0, refusal);
}

/* Only the site was named: the cheapest way tells what is missing, or there are several. */
static gboolean
refuse_bare_site (const FliptownState *state, const FlipMove *bare, FlipRefusal *refusal)
{
  FliptownPlace place = fliptown_site_place (bare->site);
  FlipMove best = *bare;
  int least = G_MAXINT;

  best.arg[0] = 0;
  for (int i = 0; i < FLIPTOWN_ARRANGEMENTS && place != FLIPTOWN_CEMETERY; i++)
    {
      FlipMove way = *bare;

      way.arg[0] = (gint16) i;
      way.arg[3] = (gint16) fliptown_action_price (state, &way);
      if (way.arg[3] >= least)
        continue;
      least = way.arg[3];
      best = way;
    }
  if (place != FLIPTOWN_CEMETERY && !check_region (state, &best, refusal))
    return FALSE;
  return flip_refuse (refusal, FLIP_REFUSED_AMBIGUOUS, bare->site, "FT-TURN-2",
                      _ ("Several ways lead there: name the suit, value and poker card too."));
}

gboolean
fliptown_action_check (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  if (move->site >= FLIPTOWN_SITES || move->arg[0] < FLIPTOWN_ANY_ARRANGEMENT
      || move->arg[0] >= FLIPTOWN_ARRANGEMENTS || move->arg[1] & ~FLIPTOWN_ALL_FLAGS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TURN-2",
                        _ ("This is not an action."));
  if (!fliptown_site_open (state, move->site, refusal))
    return FALSE;
  if (move->arg[0] == FLIPTOWN_ANY_ARRANGEMENT)
    return refuse_bare_site (state, move, refusal);
  if (!fliptown_site_tool_fits (state, move->site, move->arg[2]))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FT-TRAIL-8",
                        move->arg[2] ? _ ("There is no choice of a pan or a hammer here.")
                                     : _ ("Choose a pan or a hammer here."));
  if (fliptown_site_place (move->site) == FLIPTOWN_CEMETERY)
    return check_cemetery (state, move, refusal);
  return check_region (state, move, refusal);
}

static gboolean
reaches_for_free (const FliptownState *state, FliptownPlace region, guint value)
{
  guint first, end;

  fliptown_place_range (region, &first, &end);
  for (guint site = first; site < end; site++)
    {
      if (fliptown_site_open (state, site, NULL) && fliptown_site_steps (state, site, value) == 0)
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

        if (free_suit && reaches_for_free (state, region, card_value (state, roles->value)))
          return TRUE;
      }

  return FALSE;
}

gboolean
fliptown_pass_check (const FliptownState *state, const FlipMove *move, FlipRefusal *refusal)
{
  if (move->arg[0] < 0 || move->arg[0] >= FLIPTOWN_LINEUP)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TURN-11",
                        _ ("Name the lineup card that goes to the poker hand."));
  if (!has_free_action (state))
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, FLIP_NO_SITE, "FT-TURN-11",
                      _ ("You can pass only when no site can be reached for free, and one can."));
}

/* Playing */

static void
take_poker_card (FliptownState *state, guint index)
{
  state->seats[state->seat].poker[state->round][state->turn] = state->cards.lineup[index];
}

static void
use_helpers (FliptownState *state, guint flags)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint jokers = fliptown_count (flags & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE));

  seat->ability -= (guint8) (jokers + (flags & FLIPTOWN_PROSPECT ? 1 : 0));
}

/* From now on the suit card counts as what it was changed to, for the cowbot too. */
static void
change_suit (FliptownState *state, guint card, const FlipMove *move)
{
  FliptownPlace place = fliptown_site_place (move->site);

  if (place != FLIPTOWN_CEMETERY)
    state->cards.suits[card] = (guint8) place;
  else if (move->arg[1] & FLIPTOWN_SLEEP)
    state->cards.suits[card] = (guint8) ((state->cards.suits[card] + 1) % FLIP_N_SUITS);
}

void
fliptown_action_apply (FliptownState *state, const FlipMove *move)
{
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];

  state->acted = TRUE;
  state->stage = FLIPTOWN_STAGE_POOL;
  take_poker_card (state, roles->poker);
  use_helpers (state, (guint) move->arg[1]);
  change_suit (state, roles->suit, move);
  fliptown_lose (state, state->seat, FLIPTOWN_GOLD, move->arg[3]);
  fliptown_site_visit (state, move->site, move->arg[2]);
}

void
fliptown_pass_apply (FliptownState *state, const FlipMove *move)
{
  state->acted = TRUE;
  state->stage = FLIPTOWN_STAGE_POOL;
  take_poker_card (state, (guint) move->arg[0]);
}
