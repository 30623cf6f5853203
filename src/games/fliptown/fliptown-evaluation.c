/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/evaluation.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

/* The game's knowledge for automatic players. */

/* A seat's possessions and prospects, as numbers of about the same size: a thing that is merely
   present or absent counts 100. */

enum
{
  FLIPTOWN_POKER_NEEDS = 3, /* cards that a straight or flush still needs, from 1 */
  FLIPTOWN_POKER_SPARE = 3, /* more turns than cards needed, from 0 */
};

/* The features: id, and how many. */
#define FEATURE_ROWS(ROW)                                                 \
  ROW (ALWAYS, "always", 1)                                               \
  ROW (CASH, "cash", 3)                                                   \
  ROW (CASH_OVER, "cash-over", 1)                                         \
  ROW (GOLD, "gold", 3)                                                   \
  ROW (GOLD_OVER, "gold-over", 1)                                         \
  ROW (WANTED, "wanted", 3)                                               \
  ROW (UNBRIBED, "unbribed", 1)                                           \
  ROW (ARREST, "arrest", 3)                                               \
  ROW (PANS, "pans", 2)                                                   \
  ROW (HAMMERS, "hammers", 2)                                             \
  ROW (ITEMS, "items", 7)                                                 \
  ROW (STOPS, "stops", FLIPTOWN_STOPS)                                    \
  ROW (FURTHEST, "furthest", FLIPTOWN_STOPS + 1)                          \
  ROW (TARGETS, "targets", FLIPTOWN_TARGETS)                              \
  ROW (ROW_OF_TWO, "row-of-two", FLIPTOWN_ROWS)                           \
  ROW (CHAMBERS, "chambers", FLIPTOWN_CHAMBERS)                           \
  ROW (WAYS, "ways", FLIPTOWN_CHAMBERS)                                   \
  ROW (BUILDINGS, "buildings", FLIPTOWN_BUILDINGS)                        \
  ROW (STONES, "stones", FLIPTOWN_STONES)                                 \
  ROW (BETWEENS, "betweens", FLIPTOWN_REWARDS)                            \
  ROW (FIELDS, "fields", FLIPTOWN_FIELDS)                                 \
  ROW (LAND, "land", 1)                                                   \
  ROW (BANK, "bank", 2)                                                   \
  ROW (OUTLAWS, "outlaws", FLIPTOWN_OUTLAWS)                              \
  ROW (HOTEL, "hotel", FLIPTOWN_HOTEL_STEPS)                              \
  ROW (BONUSES, "bonuses", FLIPTOWN_N_PLACES)                             \
  ROW (EFFECTS, "effects", FLIPTOWN_BUILDINGS)                            \
  ROW (ROBBERY, "robbery", 2)                                             \
  ROW (HAND, "hand", 1)                                                   \
  ROW (MADE, "made", 3)                                                   \
  ROW (FLUSH, "flush", FLIPTOWN_POKER_NEEDS *FLIPTOWN_POKER_SPARE)        \
  ROW (STRAIGHT, "straight", FLIPTOWN_POKER_NEEDS *FLIPTOWN_POKER_SPARE)  \
  ROW (SILVER, "silver", 5)                                               \
  ROW (ABILITY, "ability", FLIPTOWN_N_CHARACTERS)                         \
  ROW (BOUNTY, "bounty", FLIPTOWN_BOUNTIES)                               \
  ROW (ACTION, "action", 1)

enum
{
  FEATURE_ROWS (FLIP_FEATURE_INDEX)
  N_FEATURES
};

static const FlipFeature feature_rows[] = { FEATURE_ROWS (FLIP_FEATURE_ROW) };

static void
set (gint16 *features, guint index, int value)
{
  features[index] = (gint16) CLAMP (value, -FLIP_LARGEST_FEATURE, FLIP_LARGEST_FEATURE);
}

static void
set_bits (gint16 *features, guint first, guint bits)
{
  for (; bits; bits &= bits - 1)
    features[first + (guint) __builtin_ctz (bits)] = FLIP_YES;
}

/* Until its arrest is settled, a round still includes work and the Sheriff. */
static guint
arrests_left (const FliptownState *state)
{
  return FLIPTOWN_ROUNDS - state->round - (state->stage >= FLIPTOWN_STAGE_ROUND_END);
}

static guint
works_left (const FliptownState *state)
{
  return FLIPTOWN_ROUNDS - state->round - (state->stage > FLIPTOWN_STAGE_WORK);
}

static void
read_purse (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  int cash = fliptown_held (seat, FLIPTOWN_CASH), gold = fliptown_held (seat, FLIPTOWN_GOLD);

  set (features, FEATURE_CASH, MIN (cash, 1000) * 5);
  set (features, FEATURE_CASH + 1, MIN (cash, 8) * 12);
  set (features, FEATURE_CASH + 2, MIN (cash, 20) * 5);
  set (features, FEATURE_CASH_OVER, cash % state->board.cash_a_point * 25);
  set (features, FEATURE_GOLD, MIN (gold, 1000) * 10);
  set (features, FEATURE_GOLD + 1, MIN (gold, 3) * 33);
  set (features, FEATURE_GOLD + 2, MIN (gold, 8) * 12);
  set (features, FEATURE_GOLD_OVER, gold % state->board.gold_a_point * 50);
}

/* The probability, in hundredths, that the Sheriff card of this round is below the Wanted. */
static int
risk (const FliptownState *state, const FliptownSeat *seat)
{
  int wanted = fliptown_held (seat, FLIPTOWN_WANTED);
  FlipCardSet unseen = fliptown_unseen (state);
  FlipCardSet below = 0;

  if (state->stage >= FLIPTOWN_STAGE_ARREST || seat->bribes & 1u << state->round || wanted < 2)
    return 0;
  if (state->cards.sheriff != FLIP_NO_CARD)
    return (int) flip_card_rank (state->cards.sheriff) < wanted ? 100 : 0;
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    below |= ((FLIP_CARD_BIT (MIN (wanted, FLIP_N_RANKS + 1) - 1)) - 1) << suit * FLIP_N_RANKS;
  return (int) (flip_card_set_size (unseen & below) * 100 / MAX (flip_card_set_size (unseen), 1));
}

static void
read_wanted (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  int wanted = MIN (fliptown_held (seat, FLIPTOWN_WANTED), 100);
  int gold = MIN (fliptown_held (seat, FLIPTOWN_GOLD), 1000);
  int over = wanted * state->board.bribe_price - gold;
  int arrest = risk (state, seat);

  set (features, FEATURE_WANTED, wanted * 10);
  set (features, FEATURE_WANTED + 1, MIN (wanted * wanted, 400));
  set (features, FEATURE_WANTED + 2, wanted >= state->board.stars_only_from ? FLIP_YES : 0);
  set (features, FEATURE_UNBRIBED, CLAMP (over, 0, 40) * 10);
  set (features, FEATURE_ARREST, arrest);
  set (features, FEATURE_ARREST + 1, over > 0 ? arrest : 0);
  set (features, FEATURE_ARREST + 2, wanted && arrests_left (state) > 0 ? wanted * 10 : 0);
}

static void
read_tools (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  set (features, FEATURE_PANS, seat->pans * 25);
  set (features, FEATURE_PANS + 1, seat->pans * (int) works_left (state) * 15);
  set (features, FEATURE_HAMMERS, seat->hammers * 25);
  set (features, FEATURE_HAMMERS + 1, seat->hammers * (int) works_left (state) * 15);
  set_bits (features, FEATURE_ITEMS, seat->items);
}

/* How far along the Trail the seat's marks reach: 0 for none. */
static guint
furthest_mark (const FliptownSeat *seat)
{
  guint marked = seat->stops | seat->crossed_stops;

  return marked ? g_bit_storage (marked) : 0;
}

static void
read_badlands (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  set_bits (features, FEATURE_TARGETS, seat->targets);
  for (guint row = 0; row < FLIPTOWN_ROWS; row++)
    {
      if (fliptown_count (seat->targets >> FLIPTOWN_TARGETS_IN_A_ROW * row & 7) == 2)
        features[FEATURE_ROW_OF_TWO + row] = FLIP_YES;
    }
}

static void
read_mine (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      const FliptownChamber *chamber = &state->board.chambers[i];

      if (seat->chambers & 1u << i)
        {
          features[FEATURE_CHAMBERS + i] = FLIP_YES;
          if (chamber->reward.silver != FLIPTOWN_NO_SILVER)
            features[FEATURE_SILVER + chamber->reward.silver - FLIPTOWN_SILVER_TOMBSTONES] =
              FLIP_YES;
        }
      else if (fliptown_chamber_is_reached (chamber, seat->chambers))
        features[FEATURE_WAYS + i] = FLIP_YES;
    }
}

static void
read_town (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  for (guint left = seat->buildings; left; left &= left - 1)
    features[FEATURE_BUILDINGS + state->board.houses[__builtin_ctz (left)].kind] = FLIP_YES;
  set_bits (features, FEATURE_FIELDS, seat->fields);
  set (features, FEATURE_LAND,
       (int) (fliptown_count (seat->fields) * fliptown_count (seat->fields)));
  set_bits (features, FEATURE_BANK, seat->bank);
  set_bits (features, FEATURE_OUTLAWS, seat->outlaws);
  if (seat->hotel)
    features[FEATURE_HOTEL + seat->hotel - 1] = FLIP_YES;
}

static void
read_cemetery (const FliptownState *state, const FliptownSeat *seat, gint16 *features)
{
  set_bits (features, FEATURE_STONES, seat->stones);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    {
      const guint8 *stones = state->board.betweens[i].stones;

      if (seat->stones >> stones[0] & seat->stones >> stones[1] & 1)
        features[FEATURE_BETWEENS + i] = FLIP_YES;
    }
}

/* The contents of the pool, even while another seat acts. */
static void
read_pool (const FliptownState *state, guint seat, gint16 *features)
{
  const FliptownPool *pool = seat == state->seat ? &state->pool : &state->pauses[seat].pool;

  for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
    set (features, FEATURE_BONUSES + i, pool->bonuses[i] * FLIP_YES);
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    {
      if (pool->effects[i])
        set (features, FEATURE_EFFECTS + state->board.houses[i].kind, pool->effects[i] * FLIP_YES);
    }
}

static void
read_robbery (const FliptownState *state, guint seat, gint16 *features)
{
  const FliptownRow *row = &state->board.rows[state->target / FLIPTOWN_TARGETS_IN_A_ROW];
  int chance, cash = row->cash[state->target % FLIPTOWN_TARGETS_IN_A_ROW];

  if (state->stage != FLIPTOWN_STAGE_ROBBERY || seat != state->seat)
    return;
  chance = fliptown_robbery_chance (state);
  set (features, FEATURE_ROBBERY,
       row->stars / 2 * 20 + chance * (row->stars - row->stars / 2) / 5);
  set (features, FEATURE_ROBBERY + 1, chance * cash / 10);
}

/* How many more poker cards this seat gets this round. */
static guint
cards_to_come (const FliptownState *state, const FliptownSeat *seat)
{
  guint to_come = 0;

  for (guint i = 0; i < FLIPTOWN_TURNS; i++)
    to_come += !flip_card_is_plain (seat->poker[state->round][i]);
  return state->turn < FLIPTOWN_TURNS ? MIN (to_come, (guint) FLIPTOWN_TURNS - state->turn) : 0;
}

static guint
most_of_a_suit (FlipCardSet cards)
{
  guint most = 0;

  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    most = MAX (most, flip_card_set_size (cards >> suit * FLIP_N_RANKS & 0x1fff));
  return most;
}

/* The ace counts at either end. */
static guint
most_of_a_straight (FlipCardSet cards)
{
  guint ranks = (guint) ((cards | cards >> 13 | cards >> 26 | cards >> 39) & 0x1fff);
  guint most = 0;

  ranks |= (ranks & 1) << FLIP_N_RANKS;
  for (guint lowest = 0; lowest + 5 <= FLIP_N_RANKS + 1; lowest++)
    most = MAX (most, fliptown_count (ranks >> lowest & 31));
  return most;
}

static void
read_draw (guint first, guint have, guint to_come, gint16 *features)
{
  guint needs = 5 - MIN (have, 5);

  if (needs >= 1 && needs <= FLIPTOWN_POKER_NEEDS && needs <= to_come)
    features[first + (needs - 1) * FLIPTOWN_POKER_SPARE
             + MIN (to_come - needs, FLIPTOWN_POKER_SPARE - 1u)] = FLIP_YES;
}

/* The hand of this round until it is paid; once no more cards can come, only its payment counts. */
static void
read_poker (const FliptownState *state, guint seat, gint16 *features)
{
  FlipCardSet cards;
  guint to_come;
  FlipHand hand;

  if (state->stage > FLIPTOWN_STAGE_HANDS
      || (state->stage == FLIPTOWN_STAGE_HANDS && state->seat > seat))
    return;
  cards = fliptown_hand_cards (state, seat, state->round);
  to_come = cards_to_come (state, &state->seats[seat]);
  hand = flip_poker_best (cards);
  set (features, FEATURE_HAND,
       state->board.hand_stars[hand] * 20 + state->board.hand_cash[hand] * 5);
  if (!to_come)
    return;
  if (hand >= FLIP_HAND_PAIR && hand <= FLIP_HAND_THREE)
    set (features, FEATURE_MADE + hand - FLIP_HAND_PAIR, (int) to_come * 25);
  read_draw (FEATURE_FLUSH, most_of_a_suit (cards), to_come, features);
  read_draw (FEATURE_STRAIGHT, most_of_a_straight (cards), to_come, features);
}

static void
read_bounties (const FliptownState *state, guint seat, gint16 *features)
{
  for (guint i = 0; i < state->bounties.n; i++)
    {
      guint bounty = state->bounties.ids[i];
      int goal, have, stars;

      if (state->bounties.met[i] & 1u << seat)
        continue;
      stars = fliptown_bounty_stars (state, i);
      have = CLAMP (fliptown_bounty_progress (state, seat, bounty, &goal), 0, goal);
      set (features, FEATURE_BOUNTY + bounty, have * have * 15 * stars / MAX (goal * goal, 1));
    }
}

/* Whether the seat has yet to act on the open lineup. */
static gboolean
is_to_act (const FliptownState *state, guint seat)
{
  gboolean acted = seat == state->seat ? state->acted : state->pauses[seat].acted;

  return state->cards.n_lineup == FLIPTOWN_LINEUP && !(state->done & 1u << seat) && !acted;
}

static void
fliptown_features (gconstpointer data, guint number, gint16 *features)
{
  const FliptownState *state = data;
  const FliptownSeat *seat = &state->seats[number];

  g_assert (number < state->n_seats);

  memset (features, 0, N_FEATURES * sizeof *features);
  features[FEATURE_ALWAYS] = FLIP_YES;
  read_purse (state, seat, features);
  read_wanted (state, seat, features);
  read_tools (state, seat, features);
  set_bits (features, FEATURE_STOPS, seat->stops);
  features[FEATURE_FURTHEST + furthest_mark (seat)] = FLIP_YES;
  read_badlands (state, seat, features);
  read_mine (state, seat, features);
  read_town (state, seat, features);
  read_cemetery (state, seat, features);
  read_pool (state, number, features);
  read_robbery (state, number, features);
  read_poker (state, number, features);
  if (seat->ability)
    set (features, FEATURE_ABILITY + seat->character, seat->ability * FLIP_YES);
  read_bounties (state, number, features);
  set (features, FEATURE_ACTION, is_to_act (state, number) ? FLIP_YES : 0);
}

static int
silver_of (const FliptownState *state, guint seat)
{
  int silver = 0;

  for (guint left = state->seats[seat].chambers; left; left &= left - 1)
    {
      guint chamber = (guint) __builtin_ctz (left);

      if (state->board.chambers[chamber].reward.silver != FLIPTOWN_NO_SILVER)
        silver += fliptown_silver (state, seat, chamber);
    }

  return silver;
}

static int
points (gconstpointer data, guint seat)
{
  const FliptownState *state = data;
  const FliptownSeat *player = &state->seats[seat];

  g_assert (seat < state->n_seats);

  return fliptown_held (player, FLIPTOWN_STARS)
         + fliptown_held (player, FLIPTOWN_CASH) / state->board.cash_a_point
         + fliptown_held (player, FLIPTOWN_GOLD) / state->board.gold_a_point
         + silver_of (state, seat)
         + (player->hotel ? state->board.hotel_steps[player->hotel - 1] : 0);
}

/* Against a cowbot the lead counts, and the tie-breaker is worth half a point. */
static int
worth (gconstpointer data, guint seat)
{
  const FliptownState *state = data;
  int lead;

  if (state->options.cowbot == FLIPTOWN_NO_COWBOT)
    return FLIP_POINT * points (state, seat);
  lead = points (state, 0) - fliptown_cowbot_points (state);
  if (lead || state->stage != FLIPTOWN_STAGE_OVER)
    return FLIP_POINT * lead;
  return FLIP_POINT / 2 * CLAMP (fliptown_cowbot_duel (state), -1, 1);
}

/* The cards not shown since a round, among which are those stolen in that round. */
static FlipCardSet
not_shown_since (const FliptownState *state, guint round)
{
  FlipCardSet shown = 0;

  for (guint i = round; i < FLIPTOWN_ROUNDS; i++)
    shown |= state->cards.seen[i];
  return FLIP_ALL_CARDS & ~shown;
}

/* A card shown after a theft can't be the stolen one, so it is likelier to be in the deck than a
   card not seen since. All candidates for a theft are equally likely, except for those already
   stolen in an earlier round. */
static void
weigh_by_thefts (const FliptownState *state, guint32 weights[FLIP_CARDS_AT_MOST])
{
  guint gone = 0;

  for (guint round = 0; round < state->round; round++)
    {
      FlipCardSet suspects = not_shown_since (state, round);
      guint thefts = state->cards.stolen_in_round[round];
      guint among = flip_card_set_size (suspects) - gone;

      gone += thefts;
      for (FlipCard card = 0; thefts && card < FLIP_N_CARDS; card++)
        weights[card] *= suspects & FLIP_CARD_BIT (card) ? among - thefts : among;
    }
}

static guint
round_of_theft (const FliptownState *state, guint theft)
{
  guint round = 0;

  while (round + 1 < FLIPTOWN_ROUNDS && theft >= state->cards.stolen_in_round[round])
    theft -= state->cards.stolen_in_round[round++];
  return round;
}

/* A dealer reveals the stolen cards in the order of the thefts, but players may use any order:
   cards that only they could reveal now get the smallest weight. */
static void
weigh_stolen (const FliptownState *state, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const guint32 likely = 1 << 16;
  FlipCardSet suspects = not_shown_since (state, round_of_theft (state, state->cards.n_revealed));

  for (FlipCard card = 0; card < FLIP_N_CARDS; card++)
    {
      if (suspects & FLIP_CARD_BIT (card))
        weights[card] *= likely;
    }
}

static void
chances (gconstpointer data, const FlipAsk *ask, guint32 weights[FLIP_CARDS_AT_MOST])
{
  const FliptownState *state = data;

  for (FlipCard card = 0; card < FLIP_CARDS_AT_MOST; card++)
    weights[card] = ask->possible >> card & 1;
  if (state->stage == FLIPTOWN_STAGE_STOLEN)
    weigh_stolen (state, weights);
  else if (state->cards.n_stolen)
    weigh_by_thefts (state, weights);
}

const FlipEvaluation fliptown_evaluation = {
  .points = points,
  .worth = worth,
  .chances = chances,
  .rows = feature_rows, .n_rows = G_N_ELEMENTS (feature_rows),
  .n_features = N_FEATURES,
  .features = fliptown_features,
};
