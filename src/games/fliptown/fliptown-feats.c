/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The twenty solo achievements. Those about the end of a game are reached only there. */

static int
count_silver (const FliptownState *state)
{
  FlipScore score = { 0 };
  int silver = 0;

  fliptown_score (state, 0, &score);
  for (guint i = 0; i < score.n_lines; i++)
    silver += g_str_has_prefix (score.lines[i].id, "silver-") ? score.lines[i].points : 0;
  return silver;
}

static gboolean
has_six_everywhere (const FliptownSeat *seat)
{
  return fliptown_count (seat->stops) >= 6 && fliptown_count (seat->targets) >= 6
         && fliptown_count (seat->chambers) >= 6 && fliptown_count (seat->buildings) >= 6;
}

static gboolean
has_whole_region (const FliptownSeat *seat)
{
  return fliptown_count (seat->stops) == FLIPTOWN_STOPS
         || fliptown_count (seat->targets) == FLIPTOWN_TARGETS
         || fliptown_count (seat->chambers) == FLIPTOWN_CHAMBERS
         || fliptown_count (seat->buildings) == FLIPTOWN_BUILDINGS;
}

static int
gold_in_mine (const FliptownState *state)
{
  int all = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    all += state->board.chambers[i].reward.gold;
  return all;
}

/* How many rounds had a poker hand that was at least as good. */
static guint
hands_from (const FliptownSeat *seat, guint least)
{
  guint n = 0;

  for (guint i = 0; i < FLIPTOWN_ROUNDS; i++)
    n += seat->hands[i] >= least;
  return n;
}

static void
add_feats (const FliptownState *state, FlipFeats *feats)
{
  const FliptownSeat *seat = &state->seats[0];
  gboolean over = state->stage == FLIPTOWN_STAGE_OVER;
  int wanted = fliptown_held (seat, FLIPTOWN_WANTED), tools = seat->pans + seat->hammers;
  gboolean beats_cowbot =
    over && state->options.cowbot != FLIPTOWN_NO_COWBOT && fliptown_cowbot_duel (state) > 0;
  const FlipFeat rows[] = {
    { "six-everywhere", _ ("Six sites in each region"), has_six_everywhere (seat) },
    { "seven-tools", _ ("Seven pans and hammers"), tools >= 7 },
    { "clean-record", _ ("No Wanted at the end"), over && wanted == 0 },
    { "all-the-gold", _ ("All the gold of the Mine"), seat->mine_gold >= gold_in_mine (state) },
    { "bonus-stops", _ ("Every bonus stop of the Trail"), fliptown_bounty_met (state, 0, 1) },
    { "star-roofs", _ ("Every star roof in Town"), fliptown_bounty_met (state, 0, 3) },
    { "every-robbery", _ ("Every kind of robbery"), fliptown_bounty_met (state, 0, 5) },
    { "all-tombstones", _ ("All eight outer tombstones"),
      fliptown_cemetery_outer (seat) == FLIPTOWN_STONES - 1 },
    { "great-hand", _ ("Four of a kind or better"), hands_from (seat, FLIP_HAND_FOUR) > 0 },
    { "no-tools", _ ("No pan and no hammer"), over && tools == 0 },
    { "full-pockets", _ ("$30 and 15 gold at the end"),
      over && fliptown_held (seat, FLIPTOWN_CASH) >= 30
        && fliptown_held (seat, FLIPTOWN_GOLD) >= 15 },
    { "three-good-hands", _ ("Three hands better than a pair"),
      hands_from (seat, FLIP_HAND_PAIR + 1) == FLIPTOWN_ROUNDS },
    { "never-caught", _ ("Five Wanted or fewer, never arrested"),
      over && wanted <= 5 && seat->arrests == 0 },
    /* One sheet alone is never enough; its part is listed beside it. */
    { "all-cowbots", _ ("All four cowbots beaten on Normal"), FALSE,
      beats_cowbot && state->options.level == 1 ? fliptown_cowbot_word (state->options.cowbot)
                                                : NULL,
      FLIPTOWN_N_COWBOTS - 1 },
    { "hard-cowbot", _ ("A cowbot beaten on Hard"), beats_cowbot && state->options.level == 2 },
    { "hands-off", _ ("A cowbot stole at most one card"),
      over && state->options.cowbot && state->cards.n_stolen <= 1 },
    { "twenty-wanted", _ ("Twenty Wanted at the end"), over && wanted >= 20 },
    { "much-silver", _ ("Twenty-four silver stars"), over && count_silver (state) >= 24 },
    { "whole-region", _ ("Every site of one region"), has_whole_region (seat) },
    { "legend", /* achievement */ _ ("Eighty points"), over && fliptown_total (state, 0) >= 80 },
  };

  feats->n = G_N_ELEMENTS (rows);
  memcpy (feats->feats, rows, sizeof rows);
}

/* What is counted over many sheets */

#define HANDS N_ ("Poker hands")
#define LAW   /* heading over counts */ N_ ("The law")

enum
{
  TALLY_ARRESTS = FLIP_N_HANDS,
  TALLY_BRIBES,
  TALLY_ROBBERIES,
  TALLY_BOUNTIES,
};

/* The hands come first, the best at the top. */
const FlipTally fliptown_tallies[FLIPTOWN_N_TALLIES] = {
  { "royal-flush", /* a poker hand */ N_ ("royal flush"), HANDS, NULL },
  { "straight-flush", /* a poker hand */ N_ ("straight flush"), HANDS, NULL },
  { "four", N_ ("four of a kind"), HANDS, NULL },
  { "full-house", /* a poker hand */ N_ ("full house"), HANDS, NULL },
  { "flush", /* a poker hand */ N_ ("flush"), HANDS, NULL },
  { "straight", N_ ("straight"), HANDS, NULL },
  { "three", N_ ("three of a kind"), HANDS, NULL },
  { "two-pair", /* a poker hand */ N_ ("two pair"), HANDS, NULL },
  { "pair", /* a poker hand */ N_ ("pair"), HANDS, NULL },
  { "nothing", N_ ("nothing"), HANDS, NULL },
  [TALLY_ARRESTS] = { "arrests", /* counted over many games */ N_ ("Arrests"), LAW,
                      /* in how many games somebody was arrested */ N_ ("arrested") },
  [TALLY_BRIBES] = { "bribes", /* counted over many games */ N_ ("Bribes"), LAW, NULL },
  [TALLY_ROBBERIES] = { "robberies", /* counted over many games */ N_ ("Robberies"), LAW, NULL },
  [TALLY_BOUNTIES] = { "bounties", N_ ("Bounties"), LAW, NULL },
};

static void
count (const FliptownState *state, guint index, int *counts)
{
  const FliptownSeat *seat = &state->seats[index];

  for (guint i = 0; i < FLIPTOWN_ROUNDS; i++)
    counts[FLIP_N_HANDS - 1 - seat->hands[i]]++;
  counts[TALLY_ARRESTS] = (int) fliptown_count (seat->arrests);
  counts[TALLY_BRIBES] = (int) fliptown_count (seat->bribes);
  counts[TALLY_ROBBERIES] = (int) fliptown_count (seat->targets);
  for (guint i = 0; i < state->bounties.n; i++)
    counts[TALLY_BOUNTIES] += state->bounties.met[i] >> index & 1;
}

/* The best hand, the most expensive arrest or none at all, the robberies. */

static void
add_hand (const FliptownSeat *seat, FlipMemories *memories)
{
  g_autofree char *title = NULL;
  guint best = 0;

  for (guint round = 1; round < FLIPTOWN_ROUNDS; round++)
    {
      if (seat->hands[round] > seat->hands[best])
        best = round;
    }
  if (seat->hands[best] < FLIP_HAND_PAIR)
    return;
  title = flip_phrase_capital (flip_hand_name (seat->hands[best]));
  flip_memory_say (flip_memories_add (memories, "hand", "cards", seat->hands[best], "%s", title),
                   /* Translators: %u: the number of the round */
                   _ ("best hand, round %u"), best + 1);
}

/* Penalties increase with each round. */
static void
add_arrest (const FliptownState *state, const FliptownSeat *seat, FlipMemories *memories)
{
  FlipMemory *memory;
  guint round;

  if (!seat->arrests)
    {
      int wanted = fliptown_held (seat, FLIPTOWN_WANTED);

      memory = flip_memories_add (memories, "never-arrested", "badge", 1 + wanted, "%s",
                                  /* Translators: heading: a player who was not arrested in the
                                     whole game */
                                  _ ("Never arrested"));
      /* Translators: %d: Wanted */
      flip_memory_say (memory, _ ("%d Wanted at the end"), wanted);
      return;
    }
  round = (guint) (g_bit_nth_msf (seat->arrests, -1));
  memory = flip_memories_add (memories, "arrest", "wanted", state->board.penalty_cash[round],
                              /* Translators: %u: the number of the round */
                              _ ("Arrested in round %u"), round + 1);
  flip_memory_say (memory,
                   /* Translators: first %d: dollars; second %d: stars */
                   ngettext ("$%d or %d star, the most expensive arrest",
                             "$%d or %d stars, the most expensive arrest",
                             (gulong) state->board.penalty_stars[round]),
                   state->board.penalty_cash[round], state->board.penalty_stars[round]);
}

static void
add_marks (const FliptownSeat *seat, FlipMemories *memories)
{
  guint robberies = fliptown_count (seat->targets), stops = fliptown_count (seat->stops);
  guint chambers = fliptown_count (seat->chambers);
  FlipMemory *memory;

  if (robberies >= FLIPTOWN_TARGETS_IN_A_ROW)
    {
      memory = flip_memories_add (memories, "robberies", "train", (int) robberies,
                                  /* Translators: %u: how many */
                                  ngettext ("%u robbery", "%u robberies", robberies), robberies);
      flip_memory_say (memory, "%s", _ ("in the Badlands"));
    }
  if (stops >= 5)
    {
      memory = flip_memories_add (memories, "trail", "heart", (int) stops,
                                  /* Translators: %u: how many */
                                  ngettext ("%u stop", "%u stops", stops), stops);
      flip_memory_say (memory, "%s", _ ("on the Trail"));
    }
  if (chambers >= 5)
    {
      memory = flip_memories_add (memories, "mine", "diamond", (int) chambers,
                                  /* Translators: %u: how many */
                                  ngettext ("%u chamber", "%u chambers", chambers), chambers);
      flip_memory_say (memory, "%s", _ ("down in the Mine"));
    }
}

static const char *
score_word (int points)
{
  /* Translators: the first word of a title: “Legendary Desperado” */
  return points >= 80   ? _ ("Legendary")
         : points >= 70 ? /* verdict on a score */ _ ("Sharpshootin’")
         : points >= 60 ? /* verdict on a score */ _ ("Pioneerin’")
         : points >= 50 ? /* Translators: the first word of a title: “Rusty Deputy” */ _ ("Rusty")
                        : /* Translators: the first word of a title */ _ ("Tenderfooted");
}

static const char *
wanted_word (int wanted)
{
  return wanted >= 14   ? _ ("Outlaw")
         : wanted >= 10 ? /* verdict on a score, by the posters that are left */ _ ("Desperado")
         : wanted >= 7  ? /* verdict on a score, by the posters that are left */ _ ("Buckaroo")
         : wanted >= 4  ? /* verdict on a score, by the posters that are left */ _ ("Homesteader")
                       /* Translators: verdict on a score, by the posters that are left */
                       : _ ("Deputy");
}

void
fliptown_honours (gconstpointer data, guint index, FlipHonours *honours)
{
  const FliptownState *state = data;
  const FliptownSeat *seat = &state->seats[index];

  g_return_if_fail (index < state->n_seats);

  flip_phrase_print (honours->title, sizeof honours->title,
                     /* Translators: a player's title, such as Legendary Desperado. */
                     C_ ("title", "%s %s"), score_word (fliptown_total (state, index)),
                     wanted_word (fliptown_held (seat, FLIPTOWN_WANTED)));
  if (state->n_seats == 1)
    add_feats (state, &honours->feats);
  add_hand (seat, &honours->memories);
  add_arrest (state, seat, &honours->memories);
  add_marks (seat, &honours->memories);
  count (state, index, honours->counts);
}
