/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Gains of the acting seat also make the cowbot steal; gains in the phases after the turns
   don't. */

static const FliptownTrigger triggers[FLIPTOWN_N_TRACKS] = {
  [FLIPTOWN_GOLD] = FLIPTOWN_STEALS_AT_GOLD,
  [FLIPTOWN_STARS] = FLIPTOWN_STEALS_AT_STAR,
  [FLIPTOWN_WANTED] = FLIPTOWN_STEALS_AT_WANTED,
};

void
fliptown_gain_for (FliptownState *state, guint seat, FliptownTrackId track, int amount)
{
  g_assert (amount >= 0);

  state->seats[seat].tracks[track].held += amount;
}

void
fliptown_gain (FliptownState *state, FliptownTrackId track, int amount)
{
  if (amount <= 0)
    return;

  fliptown_gain_for (state, state->seat, track, amount);
  if (track != FLIPTOWN_CASH)
    fliptown_cowbot_notice (state, triggers[track]);
}

/* Removes at most what the seat has. */
void
fliptown_lose (FliptownState *state, guint seat, FliptownTrackId track, int amount)
{
  FliptownTrack *kept = &state->seats[seat].tracks[track];
  int lost = MIN (amount, kept->held);

  g_assert (amount >= 0);

  kept->held -= lost;
  kept->crossed += lost;
}

void
fliptown_gain_pans (FliptownState *state, int amount)
{
  FliptownSeat *seat = &state->seats[state->seat];

  g_assert (amount >= 0);

  seat->pans = (guint8) MIN (seat->pans + amount, state->board.most_pans);
}

void
fliptown_gain_hammers (FliptownState *state, int amount)
{
  FliptownSeat *seat = &state->seats[state->seat];

  g_assert (amount >= 0);

  seat->hammers = (guint8) MIN (seat->hammers + amount, state->board.most_hammers);
}

void
fliptown_gain_tool (FliptownState *state, FliptownTool tool)
{
  if (tool == FLIPTOWN_PAN)
    fliptown_gain_pans (state, 1);
  else if (tool == FLIPTOWN_HAMMER)
    fliptown_gain_hammers (state, 1);
}

/* The bonus action waits in the pool until it is taken or declined. */
void
fliptown_gain_bonus (FliptownState *state, FliptownPlace place)
{
  g_assert (place < FLIPTOWN_N_PLACES);

  state->pool.bonuses[place]++;
  fliptown_cowbot_notice (state, FLIPTOWN_STEALS_AT_BONUS);
}

/* Everything that a site gives, except a choice of tools, and silver. */
void
fliptown_gain_reward (FliptownState *state, const FliptownReward *reward, FliptownPlace place)
{
  FliptownSeat *seat = &state->seats[state->seat];

  if (reward->wanted < 0)
    fliptown_lose (state, state->seat, FLIPTOWN_WANTED, -reward->wanted);
  else
    fliptown_gain (state, FLIPTOWN_WANTED, reward->wanted);
  fliptown_gain (state, FLIPTOWN_STARS, reward->stars);
  fliptown_gain (state, FLIPTOWN_GOLD, reward->gold);
  fliptown_gain (state, FLIPTOWN_CASH, reward->cash);
  fliptown_gain_pans (state, reward->pans);
  fliptown_gain_hammers (state, reward->hammers);
  if (place == FLIPTOWN_MINE)
    seat->mine_gold += (guint16) reward->gold;
  if (reward->bonus == FLIPTOWN_NOWHERE)
    return;
  seat->bonus_places |= (guint8) (1 << place);
  fliptown_gain_bonus (state, reward->bonus);
}

/* What a move gains its seat: found by playing it on a copy, without its automatic consequences. */

static void
add_track (FlipGains *gains, FliptownTrackId track, int change)
{
  gulong n = (gulong) ABS (change);

  if (change == 0)
    return;
  switch (track)
    {
    case FLIPTOWN_CASH:
      flip_gains_add (gains, "cash", change > 0 ? "+$%lu" : "−$%lu", n);
      break;
    case FLIPTOWN_GOLD:
      /* Translators: %lu: gold */
      flip_gains_add (gains, "gold", change > 0 ? _ ("+%lu gold")
        : /* Translators: %lu: gold */ _ ("−%lu gold"), n);
      break;
    case FLIPTOWN_STARS:
      flip_gains_add (gains, "star",
                      /* Translators: %lu: how many */
                      change > 0 ? ngettext ("+%lu star", "+%lu stars", n)
                                 /* Translators: %lu: how many */
                                 : ngettext ("−%lu star", "−%lu stars", n),
                      n);
      break;
    default:
      /* Translators: %lu: Wanted */
      flip_gains_add (gains, "wanted", change > 0 ? _ ("+%lu Wanted")
        : /* Translators: %lu: Wanted */ _ ("−%lu Wanted"), n);
    }
}

void
fliptown_gains_read_tracks (const FliptownSeat *before, const FliptownSeat *after, FlipGains *gains)
{
  for (guint track = 0; track < FLIPTOWN_N_TRACKS; track++)
    add_track (gains, track, fliptown_held (after, track) - fliptown_held (before, track));
}

static void
add_items (FlipGains *gains, guint items)
{
  static const struct
  {
    const char *glyph, *name;
  } kinds[] = {
    { "undertaker", N_ ("friend of the Undertaker") },
    { "shovel", /* an item of Fliptown */ N_ ("shovel") },
    { "horse", /* bought at the Stables */ N_ ("trail horse") },
    { "pickaxe", /* bought at the General Store */ N_ ("pickaxe") },
    { "bandana", N_ ("bandana") },
    { "pistol", /* an item of Fliptown */ N_ ("pistol") },
    { "rifle", /* an item of Fliptown */ N_ ("rifle") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (items & 1u << i)
        flip_gains_add (gains, kinds[i].glyph, "%s", _ (kinds[i].name));
    }
}

static const char *
glyph_of_place (FliptownPlace place)
{
  static const char *const glyphs[FLIPTOWN_N_PLACES] = {
    "heart", "spade", "diamond", "club", "tombstone",
  };

  g_assert (place < FLIPTOWN_N_PLACES);

  return glyphs[place];
}

void
fliptown_gains_read (const FliptownState *before,
                     const FliptownState *after,
                     guint seat,
                     FlipGains *gains)
{
  const FliptownSeat *old = &before->seats[seat], *new = &after->seats[seat];

  g_assert (seat < before->n_seats);

  fliptown_gains_read_tracks (old, new, gains);
  if (new->pans > old->pans)
    flip_gains_add (gains, "pan", "%s", /* a tool */ _ ("pan"));
  if (new->hammers > old->hammers)
    flip_gains_add (gains, "hammer", "%s", /* a tool */ _ ("hammer"));
  add_items (gains, new->items & ~(guint) old->items);
  for (guint place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      if (after->pool.bonuses[place] > before->pool.bonuses[place])
        /* Translators: %s: a part of the board */
        flip_gains_add (gains, glyph_of_place (place), _ ("bonus action (%s)"),
                        fliptown_place_name (place));
    }
}

/* Gains that the log omits, because its sentence already names them. */

static void
add_silver (const FliptownState *before, const FliptownState *after, guint seat, FlipGains *gains)
{
  guint fresh = after->seats[seat].chambers & ~(guint) before->seats[seat].chambers;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      int now;

      if (!(fresh & 1u << i) || !after->board.chambers[i].reward.silver)
        continue;
      now = fliptown_silver (after, seat, i);
      /* Translators: what silver is given for, and how much that is at this moment. */
      flip_gains_add (gains, "silver", _ ("%s (%d now)"),
                      fliptown_silver_words (after->board.chambers[i].reward.silver), now);
    }
}

static void
add_effects (const FliptownState *before, const FliptownState *after, FlipGains *gains)
{
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    {
      FliptownBuilding kind = after->board.houses[i].kind;

      if (after->pool.effects[i] <= before->pool.effects[i])
        continue;
      if (fliptown_effect_usable (after, i))
        /* Translators: %s: a building */
        flip_gains_add (gains, "club", _ ("then: %s"), fliptown_building_name (kind));
      else
        /* Translators: %s: a building */
        flip_gains_add (gains, "club", _ ("%s: nothing you can take"),
                        fliptown_building_name (kind));
    }
}

static void
add_investments (const FliptownSeat *old, const FliptownSeat *new, FlipGains *gains)
{
  if (new->bank != old->bank)
    flip_gains_add (gains, NULL, "%s",
                    (new->bank ^ old->bank) & 1u << FLIPTOWN_RED
                      ? _ ("stars for each red lineup")
                      : _ ("stars for each black lineup"));
  for (guint i = 0; i < FLIPTOWN_OUTLAWS; i++)
    {
      if ((new->outlaws & ~(guint) old->outlaws) >> i & 1)
        /* Translators: %s: an outlaw, named by a rank */
        flip_gains_add (gains, "wanted", _ ("the %s pays in later turns"),
                        flip_rank_text (FLIP_JACK + i));
    }
}

static void
add_hotel (const FliptownState *state, guint before, guint after, FlipGains *gains)
{
  if (after > before)
    /* Translators: %d: silver */
    flip_gains_add (gains, "silver", _ ("%d silver in all"),
                    state->board.hotel_steps[after - 1]);
}

static void
add_ability (const FliptownSeat *old, const FliptownSeat *new, FlipGains *gains)
{
  gulong used = (gulong) (old->ability - new->ability);

  if (old->ability <= new->ability)
    return;
  if (old->character == FLIPTOWN_WILD_CARD)
    /* Translators: %lu: how many */
    flip_gains_add (gains, NULL, ngettext ("−%lu joker", "−%lu jokers", used), used);
  else
    /* Translators: %s: a character */
    flip_gains_add (gains, NULL, _ ("the %s’s ability is used up"),
                    _ (fliptown_characters[old->character].name));
}

static void
add_poker_card (const FliptownState *before,
                const FliptownState *after,
                guint seat,
                FlipGains *gains)
{
  FlipCard card = after->turn < FLIPTOWN_TURNS
                    ? after->seats[seat].poker[after->round][after->turn]
                    : FLIP_NO_CARD;
  char text[FLIP_CARD_TEXT_SIZE];

  if (card == FLIP_NO_CARD || before->seats[seat].poker[after->round][after->turn] == card)
    return;
  /* Translators: %s: a card */
  flip_gains_add (gains, "cards", _ ("%s to the poker hand"), flip_card_show (card, text));
}

/* The result of the move as a number, apart from its cost. The suits of the lineup only matter for
   a cowbot that may still steal this turn. */
static guint64
result_of (const FliptownState *after, guint seat)
{
  FliptownState kept = *after;
  const guint8 *bytes = (const guint8 *) &kept;
  guint64 result = G_GUINT64_CONSTANT (14695981039346656037);

  kept.seats[seat].tracks[FLIPTOWN_GOLD] = (FliptownTrack){ 0 };
  kept.seats[seat].ability = 0;
  memset (kept.cards.suits, 0, sizeof kept.cards.suits);
  kept.cards.suits[0] = !after->stolen_now && fliptown_cowbot_matches (after) != 0;
  for (gsize i = 0; i < sizeof kept; i++)
    result = (result ^ bytes[i]) * G_GUINT64_CONSTANT (1099511628211);
  return result | 1;
}

/* The payment is the offer's price, so it must not appear as a loss as well. */
void
fliptown_offer_gains (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  FliptownState before = *(const FliptownState *) data, after = before;
  guint seat = MIN (before.seat, before.n_seats - 1u);
  FlipGains *gains = &offer->gains;

  if (!flip_game_check (&fliptown_game, data, move, NULL))
    return;
  fliptown_play_alone (&after, move);
  offer->result = result_of (&after, seat);
  offer->uses = (guint) MAX (0, before.seats[seat].ability - after.seats[seat].ability);
  before.seats[seat].tracks[FLIPTOWN_GOLD].held -= offer->price;
  fliptown_gains_read (&before, &after, seat, gains);
  add_silver (&before, &after, seat, gains);
  add_effects (&before, &after, gains);
  add_investments (&before.seats[seat], &after.seats[seat], gains);
  add_hotel (&after, before.seats[seat].hotel, after.seats[seat].hotel, gains);
  add_ability (&before.seats[seat], &after.seats[seat], gains);
  add_poker_card (&before, &after, seat, gains);
  if (after.just_stolen)
    flip_gains_add (gains, NULL, /* Translators: %s: a cowbot */ _ ("%s steals a card"),
                    _ (fliptown_cowbots[after.options.cowbot].name));
}

/* Chance */

FlipChance *
fliptown_offer_outcome (FlipOffer *offer, int chance, const char *words)
{
  FlipChance *outcome = &offer->outcomes[offer->n_outcomes];

  g_assert (offer->n_outcomes < FLIP_MOST_OUTCOMES);

  flip_phrase_copy (outcome->words, words, sizeof outcome->words);
  outcome->chance = chance;
  offer->n_outcomes++;
  return outcome;
}

void
fliptown_outcome_gains (const FliptownState *before,
                        const FliptownState *after,
                        guint seat,
                        FlipChance *outcome)
{
  fliptown_gains_read (before, after, seat, &outcome->gains);
  outcome->gains.points = fliptown_total (after, seat) - fliptown_total (before, seat);
}

guint
fliptown_count_from (FlipCardSet cards, guint least)
{
  guint n = 0;

  for (FlipCardSet left = cards; left; left &= left - 1)
    n += flip_card_rank (flip_card_set_first (left)) >= least;
  return n;
}
