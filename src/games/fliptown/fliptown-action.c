/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* An action is one move: which lineup cards are the suit, value and poker card, the gold and the
   helpers that change them, and the site. */

const FliptownArrangement fliptown_arrangements[FLIPTOWN_ARRANGEMENTS] = {
  { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
};

static guint
card_value (const FliptownState *state, guint index)
{
  return flip_card_rank (state->cards.lineup[index]);
}

guint
fliptown_jokers_left (const FliptownSeat *seat)
{
  return seat->character == FLIPTOWN_WILD_CARD ? seat->ability : 0;
}

/* How far the Prospector can shift a value: by one for each pan, once per game. */
int
fliptown_prospect_left (const FliptownSeat *seat)
{
  return seat->character == FLIPTOWN_PROSPECTOR && seat->ability ? seat->pans : 0;
}

static int
steps_to_pay (const FliptownSeat *seat, int steps, guint flags)
{
  if (flags & FLIPTOWN_JOKER_VALUE)
    return 0;
  return flags & FLIPTOWN_PROSPECT ? MAX (0, steps - fliptown_prospect_left (seat)) : steps;
}

static int
region_price (const FliptownState *state, FliptownPlace region, guint suit, int steps, guint flags)
{
  gboolean buys_suit = suit != region && !(flags & FLIPTOWN_JOKER_SUIT);

  return (buys_suit ? state->board.suit_price : 0)
         + steps_to_pay (fliptown_acting_seat (state), steps, flags) * state->board.value_price;
}

/* The price of an action; a closed site has none. */
int
fliptown_action_price (const FliptownState *state, const FlipMove *move)
{
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  FliptownPlace place = fliptown_site_place (move->site);
  guint flags = (guint) move->arg[1];

  g_assert (move->site < FLIPTOWN_SITES);
  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_ARRANGEMENTS);

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

/* The only lineup card that keeps the cowbot awake, or -1 if there are several or none. A cowbot
   that has stolen won't do so again this turn, so nothing keeps it awake. */
int
fliptown_waking_card (const FliptownState *state)
{
  guint matches = fliptown_cowbot_matches (state);

  return fliptown_count (matches) == 1 && !state->stolen_now ? __builtin_ctz (matches) : -1;
}

/* Checking */

static gboolean
check_jokers (const FliptownState *state, guint flags, guint16 site, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint used = fliptown_count (flags & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE));

  if (used <= fliptown_jokers_left (seat))
    return TRUE;
  if (seat->character != FLIPTOWN_WILD_CARD)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FT-CHAR-18",
                        _ ("Only the Wild Card plays with jokers. Use a lineup card or gold."));
  return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FT-CHAR-18",
                      /* Translators: first %u: how many jokers; second %u: how many would be needed
                         */
                      ngettext ("You have %u joker left and this would take %u.",
                                "You have %u jokers left and this would take %u.",
                                fliptown_jokers_left (seat)),
                      fliptown_jokers_left (seat), used);
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
  if (fliptown_prospect_left (fliptown_acting_seat (state)) == 0)
    return flip_refuse (refusal, FLIP_REFUSED_MISSING, site, "FT-CHAR-7",
                        _ ("Only a Prospector with a pan can shift the value this way, and only "
                           "once per game."));
  if (steps == 0 || flags & FLIPTOWN_JOKER_VALUE)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "FT-GOLD-7",
                        _ ("The value works without the Prospector’s shift; save it for later."));
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
                        _ ("The suit works without a joker; save it for later."));
  if (flags & FLIPTOWN_JOKER_VALUE && steps == 0)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "FT-GOLD-7",
                        _ ("The value works without a joker; save it for later."));
  return TRUE;
}

static gboolean
check_gold (const FlipMove *move, int price, FlipRefusal *refusal)
{
  if (move->arg[3] == price)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_PRICE, move->site, "FT-GOLD-7",
                      /* Translators: %d: gold, both times */
                      _ ("With these cards this costs exactly %d gold, not %d."), price,
                      move->arg[3]);
}

static const char *const suit_rules[FLIPTOWN_N_REGIONS] = {
  "FT-TRAIL-1", "FT-BAD-1", "FT-MINE-1", "FT-TOWN-1",
};

static const char *
suit_name_of (FliptownPlace region)
{
  static const char *const names[FLIPTOWN_N_REGIONS] = {
    NC_ ("suit", "a heart"),
    NC_ ("suit", "a spade"),
    NC_ ("suit", "a diamond"),
    NC_ ("suit", "a club"),
  };

  g_assert (region < FLIPTOWN_N_REGIONS);

  return g_dpgettext2 (GETTEXT_PACKAGE, "suit", names[region]);
}

static gboolean
refuse_price (const FliptownState *state, const FlipMove *move, int price, FlipRefusal *refusal)
{
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  FliptownPlace region = fliptown_site_place (move->site);
  int gold = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD);
  char card[FLIP_CARD_TEXT_SIZE];

  if (state->cards.suits[roles->suit] == region || move->arg[1] & FLIPTOWN_JOKER_SUIT)
    fliptown_site_refuse_value (state, move->site, card_value (state, roles->value), price,
                                refusal);
  else
    (void) flip_refuse (refusal, FLIP_REFUSED_REACH, move->site, suit_rules[region],
                        /* Translators: first %s: a part of the board; second %s: a suit; third %s:
                           a card; %d: gold, three times */
                        _ ("The %s needs %s as the suit card, and %s isn’t one. Another suit "
                           "costs %d gold, so this site costs %d in all; you have %d."),
                        fliptown_place_name (region), suit_name_of (region),
                        flip_card_show (state->cards.lineup[roles->suit], card),
                        state->board.suit_price, price, gold);
  return flip_refusal_set_price (refusal, "gold", price, gold);
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
                        _ ("Changing the suit only to put the cowbot to sleep takes an action "
                           "at the Cemetery."));
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

  if (state->stolen_now)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FT-BOT-4",
                        _ ("The cowbot has already stolen this turn and won’t steal again; save "
                           "the cost of putting it to sleep."));
  if (fliptown_arrangements[move->arg[0]].suit != fliptown_waking_card (state))
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, move->site, "FT-BOT-4",
                        _ ("The cowbot falls asleep only if the suit card is the only lineup "
                           "card of its suit."));
  if (!check_jokers (state, flags, move->site, refusal))
    return FALSE;
  if (price > fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD))
    {
      (void) flip_refuse (refusal, FLIP_REFUSED_PRICE, move->site, "FT-BOT-4",
                          /* Translators: %d: gold, both times */
                          _ ("Another suit costs %d gold, and you have %d."), price,
                          fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
      return flip_refusal_set_price (refusal, "gold", price,
                                     fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
    }
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
                        _ ("The Cemetery needs no suit and no value, so there is nothing to "
                           "help with."));
  if (move->arg[0] != (int) fliptown_cemetery_arrangement (poker))
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, move->site, "FT-TURN-7",
                        _ ("At the Cemetery only the poker card is named."));
  return check_gold (move, 0, refusal);
}

/* Only the site was named. The refusal names what the nearest way lacks: a way with a card of the
   right suit if there is one, as then the value is the obstacle. */

static gboolean
find_cheapest (const FliptownState *state, const FlipMove *bare, gboolean suited, FlipMove *best)
{
  FliptownPlace region = fliptown_site_place (bare->site);
  gboolean found = FALSE;

  for (int i = 0; i < FLIPTOWN_ARRANGEMENTS; i++)
    {
      FlipMove way = *bare;

      if (suited && state->cards.suits[fliptown_arrangements[i].suit] != region)
        continue;
      way.arg[0] = (gint16) i;
      way.arg[3] = (gint16) fliptown_action_price (state, &way);
      if (found && way.arg[3] >= best->arg[3])
        continue;
      *best = way;
      found = TRUE;
    }

  return found;
}

static const char *
show_card (const FliptownState *state, guint index, char text[FLIP_CARD_TEXT_SIZE])
{
  g_assert (index < FLIPTOWN_LINEUP);

  return flip_card_show (state->cards.lineup[index], text);
}

/* The changes that the cheapest way would need, and their cost: "A♠ as a heart, J♥ made K". */
static void
tell_cheapest (const FliptownState *state, const FlipMove *way, FlipRefusal *refusal)
{
  const FliptownArrangement *roles = &fliptown_arrangements[way->arg[0]];
  FliptownPlace region = fliptown_site_place (way->site);
  g_autoptr (GString) changes = g_string_new (NULL);
  FlipRefusal short_value = { 0 };
  char card[FLIP_CARD_TEXT_SIZE];

  if (state->cards.suits[roles->suit] != region)
    /* Translators: a card and what it would count as: A♠ as a heart. */
    g_string_append_printf (changes, _ ("%s as %s"), show_card (state, roles->suit, card),
                            suit_name_of (region));
  if (fliptown_site_steps (state, way->site, card_value (state, roles->value)) > 0)
    {
      fliptown_site_refuse_value (state, way->site, card_value (state, roles->value), way->arg[3],
                                  &short_value);
      /* Translators: a card and the value it would be changed to: J♥ made K. */
      flip_phrase_add_printf (changes, _ ("%s made %s"), show_card (state, roles->value, card),
                              flip_rank_text (short_value.scale.made));
    }
  /* Translators: %d: gold, both times; %s: the changes of suit and value that it would pay for */
  flip_phrase_print (refusal->help, sizeof refusal->help, _ ("%d gold would do: %s. You have %d."),
                     way->arg[3], changes->str,
                     fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
}

/* The suit fits, but the value falls short. */
static gboolean
refuse_short_value (const FliptownState *state,
                    const FlipMove *suited,
                    const FlipMove *cheapest,
                    FlipRefusal *refusal)
{
  const FliptownArrangement *roles = &fliptown_arrangements[suited->arg[0]];
  char suit[FLIP_CARD_TEXT_SIZE], value[FLIP_CARD_TEXT_SIZE];
  g_autofree char *needs = NULL;

  fliptown_site_refuse_value (state, suited->site, card_value (state, roles->value), suited->arg[3],
                              refusal);
  if (!refusal)
    return FALSE;
  needs = g_strdup (refusal->text);
  /* Translators: why a value is too low, then the suit card and the best value beside it. */
  flip_phrase_print (refusal->text, sizeof refusal->text,
                     /* Translators: first %s: a sentence that says what is needed; second %s: a
                        card; third %s: a card */
                     _ ("%s %s gives you the suit; the nearest value with it is %s."), needs,
                     show_card (state, roles->suit, suit), show_card (state, roles->value, value));
  if (cheapest->arg[3] < suited->arg[3])
    tell_cheapest (state, cheapest, refusal);
  return FALSE;
}

/* No card has the suit. */
static gboolean
refuse_suit (const FliptownState *state, const FlipMove *cheapest, FlipRefusal *refusal)
{
  FliptownPlace region = fliptown_site_place (cheapest->site);
  char cards[FLIPTOWN_LINEUP][FLIP_CARD_TEXT_SIZE];

  if (!refusal)
    return FALSE;
  flip_refusal_fill (refusal, FLIP_REFUSED_REACH, cheapest->site, suit_rules[region],
                     /* Translators: first %s: a part of the board; second %s: a suit; third %s: a
                        card; fourth %s: a card; fifth %s: a card; %d: gold */
                     _ ("The %s needs %s, and none of %s, %s and %s is one. Another suit costs %d "
                        "gold."),
                     fliptown_place_name (region), suit_name_of (region),
                     show_card (state, 0, cards[0]), show_card (state, 1, cards[1]),
                     show_card (state, 2, cards[2]), state->board.suit_price);
  tell_cheapest (state, cheapest, refusal);
  return FALSE;
}

static gboolean
refuse_bare_site (const FliptownState *state, const FlipMove *bare, FlipRefusal *refusal)
{
  FlipMove cheapest = *bare, suited = *bare;

  if (fliptown_site_place (bare->site) != FLIPTOWN_CEMETERY)
    {
      find_cheapest (state, bare, FALSE, &cheapest);
      if (cheapest.arg[3] > fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD))
        return find_cheapest (state, bare, TRUE, &suited)
                 ? refuse_short_value (state, &suited, &cheapest, refusal)
                 : refuse_suit (state, &cheapest, refusal);
    }
  return flip_refuse (refusal, FLIP_REFUSED_AMBIGUOUS, bare->site, "FT-TURN-2",
                      _ ("There are several ways to get there: name the suit, value and poker "
                         "card too."));
}

static gboolean
check_action (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->site >= FLIPTOWN_SITES || move->arg[0] < FLIPTOWN_ANY_ARRANGEMENT
      || move->arg[0] >= FLIPTOWN_ARRANGEMENTS || move->arg[1] & ~FLIPTOWN_ALL_FLAGS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TURN-2",
                        _ ("This is not an action."));
  if (!fliptown_site_open (state, move->site, refusal))
    return FALSE;
  if (move->arg[0] == FLIPTOWN_ANY_ARRANGEMENT)
    return refuse_bare_site (state, move, refusal);
  if (!fliptown_site_check_tool (state, move->site, move->arg[2], refusal))
    return FALSE;
  if (fliptown_site_place (move->site) == FLIPTOWN_CEMETERY)
    return check_cemetery (state, move, refusal);
  return check_region (state, move, refusal);
}

/* Playing */

void
fliptown_take_poker_card (FliptownState *state, guint index)
{
  g_assert (index < FLIPTOWN_LINEUP);
  g_assert (state->round < FLIPTOWN_ROUNDS && state->turn < FLIPTOWN_TURNS);

  state->seats[state->seat].poker[state->round][state->turn] = state->cards.lineup[index];
}

static void
use_helpers (FliptownState *state, guint flags)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint jokers = fliptown_count (flags & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE));

  g_assert (seat->ability >= jokers);

  seat->ability -= (guint8) (jokers + (flags & FLIPTOWN_PROSPECT ? 1 : 0));
}

/* From now on the suit card counts as its new suit, also for the cowbot. */
static void
change_suit (FliptownState *state, guint card, const FlipMove *move)
{
  FliptownPlace place = fliptown_site_place (move->site);

  if (place != FLIPTOWN_CEMETERY)
    state->cards.suits[card] = (guint8) place;
  else if (move->arg[1] & FLIPTOWN_SLEEP)
    state->cards.suits[card] = (guint8) ((state->cards.suits[card] + 1) % FLIP_N_SUITS);
}

static void
apply_action (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];

  g_assert (!state->acted && move->site < FLIPTOWN_SITES);
  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_ARRANGEMENTS);
  g_assert (move->arg[3] <= fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));

  state->acted = TRUE;
  state->stage = FLIPTOWN_STAGE_POOL;
  fliptown_take_poker_card (state, roles->poker);
  use_helpers (state, (guint) move->arg[1]);
  change_suit (state, roles->suit, move);
  fliptown_lose (state, state->seat, FLIPTOWN_GOLD, move->arg[3]);
  fliptown_site_visit (state, move->site, move->arg[2]);
}

/* Words */

static void
print_card (FlipCard card, GString *text)
{
  char buffer[FLIP_CARD_TEXT_SIZE];

  g_string_append (text, flip_card_print (card, buffer));
}

static void
print_helpers (const FlipMove *move, GString *text)
{
  static const char *const words[] = { " joker-suit", " joker-value", " prospect", " sleep" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (move->arg[1] & 1 << i)
        g_string_append (text, words[i]);
    }
  if (move->arg[3])
    g_string_append_printf (text, " %dg", move->arg[3]);
}

static void
print_action (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  const FliptownArrangement *roles = &fliptown_arrangements[move->arg[0]];
  gboolean only_poker =
    fliptown_site_place (move->site) == FLIPTOWN_CEMETERY && !(move->arg[1] & FLIPTOWN_SLEEP);

  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_ARRANGEMENTS);

  if (!only_poker)
    {
      print_card (state->cards.lineup[roles->suit], text);
      g_string_append_c (text, ' ');
      print_card (state->cards.lineup[roles->value], text);
      g_string_append_c (text, ' ');
    }
  print_card (state->cards.lineup[roles->poker], text);
  g_string_append_c (text, ' ');
  fliptown_site_print (state, move->site, text);
  fliptown_tool_print (move->arg[2], text);
  print_helpers (move, text);
}

/* "Mine 2b for 2 gold with a joker" */
static void
describe_act (const FliptownState *state, const FlipMove *move, GString *act)
{
  fliptown_site_describe (state, move->site, act);
  if (move->arg[3])
    /* Translators: in this and the next messages, %s is where a player acted: Mine 2b. */
    flip_phrase_become (
      /* Translators: %s: an action, as the log tells it; %d: gold */
      act, g_strdup_printf (ngettext ("%s for %d gold", "%s for %d gold", (gulong) move->arg[3]),
                            act->str, move->arg[3]));
  if (move->arg[1] & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE))
    /* Translators: %s: an action, as the log tells it */
    flip_phrase_become (act, g_strdup_printf (_ ("%s with a joker"), act->str));
  if (move->arg[1] & FLIPTOWN_PROSPECT)
    /* Translators: %s: an action, as the log tells it */
    flip_phrase_become (act, g_strdup_printf (_ ("%s by the Prospector’s shift"), act->str));
  if (move->arg[1] & FLIPTOWN_SLEEP)
    /* Translators: %s: an action, as the log tells it */
    flip_phrase_become (act, g_strdup_printf (_ ("%s, the cowbot asleep"), act->str));
}

static void
describe_action (gconstpointer data, const FlipMove *move, GString *text)
{
  const FliptownState *state = data;
  FlipCard card = state->cards.lineup[fliptown_arrangements[move->arg[0]].poker];
  g_autoptr (GString) act = g_string_new (NULL);
  char poker[FLIP_CARD_TEXT_SIZE];

  describe_act (state, move, act);
  /* Translators: what was done, and the card that went to the poker hand: Mine 2b; 7♦ to the
     hand. */
  g_string_append_printf (text, _ ("%s; %s to the hand."), act->str, flip_card_show (card, poker));
  fliptown_outcome_describe (state, move, text);
}

/* The offer: which card plays which part, gold, tools */

void
fliptown_offer_card (FlipOffer *offer, FlipCard card, const char *role)
{
  g_assert (offer->n_cards < FLIP_OFFER_CARDS);

  offer->cards[offer->n_cards] = card;
  flip_phrase_copy (offer->roles[offer->n_cards], role, sizeof offer->roles[0]);
  offer->n_cards++;
}

static void
add_value (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  FlipCard card = state->cards.lineup[fliptown_arrangements[move->arg[0]].value];
  int steps = fliptown_site_steps (state, move->site, flip_card_rank (card));
  g_autofree char *moved = NULL;
  const char *role = C_ ("part of a card", "value");

  if (move->arg[1] & FLIPTOWN_JOKER_VALUE)
    role = _ ("value with a joker");
  else if (move->arg[1] & FLIPTOWN_PROSPECT)
    role = _ ("value shifted by pans");
  else if (steps > 0)
    role = moved = g_strdup_printf (
      /* Translators: %d: how many */
      ngettext ("value moved %d step", "value moved %d steps", (gulong) steps), steps);
  fliptown_offer_card (offer, card, role);
}

static void
add_suit (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  FlipCard card = state->cards.lineup[fliptown_arrangements[move->arg[0]].suit];
  FliptownPlace place = fliptown_site_place (move->site);

  if (move->arg[1] & FLIPTOWN_JOKER_SUIT)
    fliptown_offer_card (offer, card, _ ("suit with a joker"));
  else if (place == FLIPTOWN_CEMETERY || flip_card_suit (card) != (FlipSuit) place)
    /* Translators: a card that counts as another suit */
    fliptown_offer_card (offer, card, _ ("suit changed"));
  else
    fliptown_offer_card (offer, card, C_ ("part of a card", "suit"));
}

static void
set_choice (FlipOfferChoice *choice, const char *asks, const char *label)
{
  flip_phrase_copy (choice->asks, asks, sizeof choice->asks);
  flip_phrase_copy (choice->label, label, sizeof choice->label);
}

static const char *
helper_words (guint flags)
{
  return flags & FLIPTOWN_SLEEP                                 ? _ ("putting the cowbot to sleep")
         : flags & (FLIPTOWN_JOKER_SUIT | FLIPTOWN_JOKER_VALUE) ? _ ("with a joker")
         : flags & FLIPTOWN_PROSPECT                            ? _ ("by the Prospector’s shift")
                                                                : _ ("with the cards as they are");
}

void
fliptown_offer_tool (FlipOffer *offer, FliptownTool tool)
{
  if (tool)
    set_choice (&offer->choices[0], _ ("A pan or a hammer?"),
                tool == FLIPTOWN_PAN ? _ ("Pan") : _ ("Hammer"));
}

/* The choices between ways to the same site: the tool, the poker card, the help. */
static void
add_choices (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  char card[FLIP_CARD_TEXT_SIZE];

  fliptown_offer_tool (offer, move->arg[2]);
  flip_card_show (state->cards.lineup[fliptown_arrangements[move->arg[0]].poker], card);
  set_choice (&offer->choices[1], _ ("Which card goes to your poker hand?"), card);
  set_choice (&offer->choices[2], _ ("With which help?"), helper_words ((guint) move->arg[1]));
}

/* What it uses. */
static void
offer_cost (const FliptownState *state, const FlipMove *move, FlipOffer *offer)
{
  gboolean cemetery = fliptown_site_place (move->site) == FLIPTOWN_CEMETERY;

  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_ARRANGEMENTS);

  if (!cemetery || move->arg[1] & FLIPTOWN_SLEEP)
    add_suit (state, move, offer);
  if (!cemetery)
    add_value (state, move, offer);
  fliptown_offer_card (offer, state->cards.lineup[fliptown_arrangements[move->arg[0]].poker],
                       C_ ("part of a card", "poker"));
  if (move->arg[2])
    flip_phrase_copy (offer->rest,
                      move->arg[2] == FLIPTOWN_PAN ? /* a tool */ _ ("a pan")
                                                   : /* a tool */ _ ("a hammer"),
                      sizeof offer->rest);
  offer->price = move->arg[3];
}

static void
offer_action (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  offer_cost (state, move, offer);
  add_choices (state, move, offer);
  fliptown_offer_gains (state, move, offer);
  fliptown_robbery_offer (state, move, offer);
}

static void
label_action (gconstpointer state, const FlipMove *move, GString *text)
{
  FlipOffer offer = { 0 };

  offer_cost (state, move, &offer);
  for (guint i = 0; i < offer.n_cards; i++)
    {
      char card[FLIP_CARD_TEXT_SIZE];

      flip_phrase_add_printf (text, "%s %s", flip_card_show (offer.cards[i], card), offer.roles[i]);
    }
  flip_phrase_add (text, offer.rest);
  if (offer.price)
    /* Translators: %d: how many */
    flip_phrase_add_printf (text, ngettext ("%d gold", "%d gold", (gulong) offer.price),
                            offer.price);
}

const FlipVerb fliptown_action = {
  .name = "action", .stages = 1u << FLIPTOWN_STAGE_ACTION, .has_site = TRUE, .n_args = 4,
  .list = fliptown_action_list, .check = check_action, .apply = apply_action,
  .print = print_action, .describe = describe_action, .label = label_action, .offer = offer_action,
};
