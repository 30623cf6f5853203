/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The twenty solo achievements. Those about the end of a game are reached only there. */

typedef struct
{
  const FliptownState *state;
  const FliptownSeat *seat;
  gboolean over;
  int points, silver;
  gboolean beats_cowbot;
} Look;

static Look
look_at (const FliptownState *state)
{
  Look look = { .state = state, .seat = &state->seats[0] };
  FlipScore score = { 0 };

  look.over = state->stage == FLIPTOWN_STAGE_OVER;
  fliptown_score (state, 0, &score);
  look.points = score.total;
  for (guint i = 0; i < score.n_lines; i++)
    {
      if (g_str_has_prefix (score.lines[i].id, "silver-"))
        look.silver += score.lines[i].points;
    }
  look.beats_cowbot =
    look.over && state->options.cowbot != FLIPTOWN_NO_COWBOT && fliptown_cowbot_duel (state) > 0;
  return look;
}

static int
held (const Look *look, FliptownTrackId track)
{
  return fliptown_held (look->seat, track);
}

static gboolean
six_everywhere (const Look *look)
{
  return fliptown_count (look->seat->stops) >= 6 && fliptown_count (look->seat->targets) >= 6
         && fliptown_count (look->seat->chambers) >= 6
         && fliptown_count (look->seat->buildings) >= 6;
}

static gboolean
seven_tools (const Look *look)
{
  return look->seat->pans + look->seat->hammers >= 7;
}

static gboolean
clean_record (const Look *look)
{
  return look->over && held (look, FLIPTOWN_WANTED) == 0;
}

static gboolean
all_the_gold (const Look *look)
{
  int all = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    all += look->state->board.chambers[i].reward.gold;
  return look->seat->mine_gold >= all;
}

static gboolean
bounty (const Look *look, guint number)
{
  return fliptown_bounty_met (look->state, 0, number - 1);
}

static gboolean
bonus_stops (const Look *look)
{
  return bounty (look, 2);
}

static gboolean
star_roofs (const Look *look)
{
  return bounty (look, 4);
}

static gboolean
every_robbery (const Look *look)
{
  return bounty (look, 6);
}

static gboolean
all_tombstones (const Look *look)
{
  return fliptown_cemetery_outer (look->seat) == FLIPTOWN_STONES - 1;
}

static gboolean
great_hand (const Look *look)
{
  for (guint i = 0; i < FLIPTOWN_ROUNDS; i++)
    {
      if (look->seat->hands[i] >= FLIP_HAND_FOUR)
        return TRUE;
    }

  return FALSE;
}

static gboolean
no_tools (const Look *look)
{
  return look->over && look->seat->pans == 0 && look->seat->hammers == 0;
}

static gboolean
full_pockets (const Look *look)
{
  return look->over && held (look, FLIPTOWN_CASH) >= 30 && held (look, FLIPTOWN_GOLD) >= 15;
}

static gboolean
three_good_hands (const Look *look)
{
  for (guint i = 0; i < FLIPTOWN_ROUNDS; i++)
    {
      if (look->seat->hands[i] <= FLIP_HAND_PAIR)
        return FALSE;
    }

  return TRUE;
}

static gboolean
never_caught (const Look *look)
{
  return look->over && held (look, FLIPTOWN_WANTED) <= 5 && look->seat->arrests == 0;
}

static gboolean
beaten_on (const Look *look, guint level)
{
  return look->beats_cowbot && look->state->options.level == level;
}

static gboolean
all_cowbots (const Look *look)
{
  return FALSE; /* one sheet alone is never enough; its part is listed beside it */
}

static gboolean
hard_cowbot (const Look *look)
{
  return beaten_on (look, 2);
}

static gboolean
hands_off (const Look *look)
{
  return look->over && look->state->options.cowbot && look->state->cards.n_stolen <= 1;
}

static gboolean
twenty_wanted (const Look *look)
{
  return look->over && held (look, FLIPTOWN_WANTED) >= 20;
}

static gboolean
much_silver (const Look *look)
{
  return look->over && look->silver >= 24;
}

static gboolean
whole_region (const Look *look)
{
  return fliptown_count (look->seat->stops) == FLIPTOWN_STOPS
         || fliptown_count (look->seat->targets) == FLIPTOWN_TARGETS
         || fliptown_count (look->seat->chambers) == FLIPTOWN_CHAMBERS
         || fliptown_count (look->seat->buildings) == FLIPTOWN_BUILDINGS;
}

static gboolean
legend (const Look *look)
{
  return look->over && look->points >= 80;
}

static const struct
{
  const char *id, *label;
  gboolean (*reached) (const Look *look);
} achievements[] = {
  { "six-everywhere", N_ ("Six sites in each region"), six_everywhere },
  { "seven-tools", N_ ("Seven pans and hammers"), seven_tools },
  { "clean-record", N_ ("No Wanted at the end"), clean_record },
  { "all-the-gold", N_ ("All the gold of the Mine"), all_the_gold },
  { "bonus-stops", N_ ("Every bonus stop of the Trail"), bonus_stops },
  { "star-roofs", N_ ("Every star roof in Town"), star_roofs },
  { "every-robbery", N_ ("Every kind of robbery"), every_robbery },
  { "all-tombstones", N_ ("All eight outer tombstones"), all_tombstones },
  { "great-hand", N_ ("Four of a kind or better"), great_hand },
  { "no-tools", N_ ("No pan and no hammer"), no_tools },
  { "full-pockets", N_ ("$30 and 15 gold at the end"), full_pockets },
  { "three-good-hands", N_ ("Three hands better than a pair"), three_good_hands },
  { "never-caught", N_ ("Five Wanted or fewer, never arrested"), never_caught },
  { "all-cowbots", N_ ("All four cowbots beaten on Normal"), all_cowbots },
  { "hard-cowbot", N_ ("A cowbot beaten on Hard"), hard_cowbot },
  { "hands-off", N_ ("A cowbot stole at most one card"), hands_off },
  { "twenty-wanted", N_ ("Twenty Wanted at the end"), twenty_wanted },
  { "much-silver", N_ ("Twenty-four silver stars"), much_silver },
  { "whole-region", N_ ("Every site of one region"), whole_region },
  { "legend", /* achievement */ N_ ("Eighty points"), legend },
};

static void
add_feats (const FliptownState *state, FlipFeats *feats)
{
  Look look = look_at (state);

  for (guint i = 0; i < G_N_ELEMENTS (achievements); i++)
    {
      FlipFeat *feat = flip_feats_add (feats, achievements[i].id, _ (achievements[i].label),
                                       achievements[i].reached (&look));

      if (achievements[i].reached != all_cowbots)
        continue;
      feat->parts = FLIPTOWN_N_COWBOTS - 1;
      feat->part = beaten_on (&look, 1) ? fliptown_cowbot_word (state->options.cowbot) : NULL;
    }
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

/* As a heading: "Two pair". */
static void
say_hand (FlipMemory *memory, guint hand)
{
  const char *name = flip_hand_name (hand);
  const char *rest = g_utf8_next_char (name);
  g_autofree char *first = g_utf8_strup (name, rest - name);

  flip_phrase_print (memory->title, sizeof memory->title, "%s%s", first, rest);
}

static void
add_hand (const FliptownSeat *seat, FlipMemories *memories)
{
  guint best = 0;
  FlipMemory *memory;

  for (guint round = 1; round < FLIPTOWN_ROUNDS; round++)
    {
      if (seat->hands[round] > seat->hands[best])
        best = round;
    }
  if (seat->hands[best] < FLIP_HAND_PAIR)
    return;
  memory = flip_memories_add (memories, "hand", "cards", seat->hands[best]);
  say_hand (memory, seat->hands[best]);
  /* Translators: %u: the number of the round */
  flip_phrase_print (memory->detail, sizeof memory->detail, _ ("best hand, round %u"), best + 1);
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

      memory = flip_memories_add (memories, "never-arrested", "badge", 1 + wanted);
      /* Translators: heading: a player who was not arrested in the whole game */
      flip_phrase_print (memory->title, sizeof memory->title, "%s", _ ("Never arrested"));
      /* Translators: %d: Wanted */
      flip_phrase_print (memory->detail, sizeof memory->detail, _ ("%d Wanted at the end"), wanted);
      return;
    }
  round = (guint) (g_bit_nth_msf (seat->arrests, -1));
  memory = flip_memories_add (memories, "arrest", "wanted", state->board.penalty_cash[round]);
  /* Translators: %u: the number of the round */
  flip_phrase_print (memory->title, sizeof memory->title, _ ("Arrested in round %u"), round + 1);
  flip_phrase_print (memory->detail, sizeof memory->detail,
              /* Translators: first %d: dollars; second %d: stars */
              ngettext ("$%d or %d star, the most expensive arrest", "$%d or %d stars, the most "
                                                              "expensive arrest",
                        (gulong) state->board.penalty_stars[round]),
              state->board.penalty_cash[round], state->board.penalty_stars[round]);
}

static void
add_robberies (const FliptownSeat *seat, FlipMemories *memories)
{
  guint n = fliptown_count (seat->targets);
  FlipMemory *memory;

  if (n < FLIPTOWN_TARGETS_IN_A_ROW)
    return;
  memory = flip_memories_add (memories, "robberies", "train", (int) n);
  /* Translators: %u: how many */
  flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u robbery", "%u robberies", n), n);
  flip_phrase_print (memory->detail, sizeof memory->detail, "%s", _ ("in the Badlands"));
}

static void
add_ways (const FliptownSeat *seat, FlipMemories *memories)
{
  guint stops = fliptown_count (seat->stops), chambers = fliptown_count (seat->chambers);
  FlipMemory *memory;

  if (stops >= 5)
    {
      memory = flip_memories_add (memories, "trail", "heart", (int) stops);
      /* Translators: %u: how many */
      flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u stop", "%u stops", stops), stops);
      flip_phrase_print (memory->detail, sizeof memory->detail, "%s", _ ("on the Trail"));
    }
  if (chambers < 5)
    return;
  memory = flip_memories_add (memories, "mine", "diamond", (int) chambers);
  /* Translators: %u: how many */
  flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u chamber", "%u chambers", chambers), chambers);
  flip_phrase_print (memory->detail, sizeof memory->detail, "%s", _ ("down in the Mine"));
}

static const char *
score_word (int points)
{
  /* Translators: the first word of a title: “Legendary Desperado” */
  return points >= 80   ? _ ("Legendary")
         : points >= 70 ? /* verdict on a score */ _ ("Sharpshootin’")
         : points >= 60 ? /* verdict on a score */ _ ("Pioneerin’")
         /* Translators: the first word of a title: “Rusty Deputy” */
         : points >= 50 ? _ ("Rusty")
                        /* Translators: the first word of a title */
                        : _ ("Tenderfooted");
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
  add_robberies (seat, &honours->memories);
  add_ways (seat, &honours->memories);
  count (state, index, honours->counts);
}
