/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name; /* translatable */
  const char *rule;
} bounties[FLIPTOWN_BOUNTIES] = {
  { N_ ("Sites in every region"), "FT-BOUNTY-7" },
  { N_ ("Bonus stops of the Trail"), "FT-BOUNTY-8" },
  { N_ ("Pans and hammers"), "FT-BOUNTY-9" },
  { /* a bounty */ N_ ("Star roofs"), "FT-BOUNTY-10" },
  { N_ ("Gold of the Mine"), "FT-BOUNTY-11" },
  { N_ ("Kinds of robbery"), "FT-BOUNTY-12" },
  { /* a bounty */ N_ ("Tombstones"), "FT-BOUNTY-13" },
  { N_ ("End of the Trail, or outlaws"), "FT-BOUNTY-14" },
  { N_ ("Wanted"), "FT-BOUNTY-15" },
  { N_ ("Kinds of gear"), "FT-BOUNTY-16" },
  { N_ ("Cash, or gold"), "FT-BOUNTY-17" },
  { N_ ("Bonus actions everywhere"), "FT-BOUNTY-18" },
};

const char *
fliptown_bounty_name (guint bounty)
{
  g_return_val_if_fail (bounty < FLIPTOWN_BOUNTIES, "?");

  return _ (bounties[bounty].name);
}

/* The progress of a seat: each bounty is a count and a goal. */

static int
sites_in_poorest_region (const FliptownSeat *seat)
{
  guint fewest = FLIPTOWN_SITES;

  for (guint region = 0; region < FLIPTOWN_N_REGIONS; region++)
    fewest = MIN (fewest, fliptown_count (seat->circled[region]));
  return (int) fewest;
}

static int
bonus_stops (const FliptownState *state, guint stops)
{
  int n = 0;

  for (guint i = 0; i < FLIPTOWN_STOPS; i++)
    n += stops & 1u << i && state->board.stops[i].bonus != FLIPTOWN_NOWHERE;
  return n;
}

static int
star_roofs (const FliptownState *state, guint buildings)
{
  int n = 0;

  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    n += buildings & 1u << i && state->board.houses[i].roof.stars > 0;
  return n;
}

static int
robbery_kinds (const FliptownSeat *seat)
{
  int n = 0;

  for (guint row = 0; row < FLIPTOWN_ROWS; row++)
    n += (seat->targets >> 3 * row & 7) != 0;
  return n;
}

/* Gear is pans, hammers and these items. */
#define GEAR                                                                    \
  (FLIPTOWN_ITEM_TRAIL_HORSE | FLIPTOWN_ITEM_UNDERTAKER | FLIPTOWN_ITEM_BANDANA \
   | FLIPTOWN_ITEM_PICKAXE | FLIPTOWN_ITEM_PISTOL)

static int
kinds_of_gear (const FliptownSeat *seat)
{
  return (int) fliptown_count (seat->items & GEAR) + (seat->pans > 0) + (seat->hammers > 0);
}

/* Either of two goals will do; the nearer one is shown. */
static int
nearer (int first, int first_goal, int second, int second_goal, int *goal)
{
  gboolean take_first = first * second_goal >= second * first_goal;

  *goal = take_first ? first_goal : second_goal;
  return take_first ? first : second;
}

int
fliptown_bounty_progress (const FliptownState *state, guint seat, guint bounty, int *goal)
{
  const FliptownBoard *board = &state->board;
  const FliptownSeat *player = &state->seats[seat];

  switch (bounty)
    {
    case 0:
      return *goal = board->bounty_sites, sites_in_poorest_region (player);
    case 1:
      return *goal = bonus_stops (state, ~0u), bonus_stops (state, player->stops);
    case 2:
      return *goal = board->bounty_tools, player->pans + player->hammers;
    case 3:
      return *goal = star_roofs (state, ~0u), star_roofs (state, player->buildings);
    case 4:
      return *goal = board->bounty_mine_gold, player->mine_gold;
    case 5:
      return *goal = FLIPTOWN_ROWS, robbery_kinds (player);
    case 6:
      return *goal = board->bounty_tombstones, (int) fliptown_cemetery_outer (player);
    case 7:
      return nearer ((player->stops >> (FLIPTOWN_STOPS - 1) & 1), 1,
                     (int) fliptown_count (player->outlaws), board->bounty_outlaws, goal);
    case 8:
      return *goal = board->bounty_wanted, fliptown_held (player, FLIPTOWN_WANTED);
    case 9:
      return *goal = board->bounty_gear, kinds_of_gear (player);
    case 10:
      return nearer (fliptown_held (player, FLIPTOWN_CASH), board->bounty_cash,
                     fliptown_held (player, FLIPTOWN_GOLD), board->bounty_gold, goal);
    default:
      return *goal = FLIPTOWN_N_PLACES, (int) fliptown_count (player->bonus_places);
    }
}

gboolean
fliptown_bounty_met (const FliptownState *state, guint seat, guint bounty)
{
  int goal;

  return fliptown_bounty_progress (state, seat, bounty, &goal) >= goal;
}

/* The totals of a board */

static int
all_gold_of_mine (const FliptownBoard *board)
{
  int gold = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    gold += board->chambers[i].reward.gold;
  return gold;
}

/* The Wanted of all its sites, and of the character that starts with the most. */
static int
all_wanted (const FliptownBoard *board)
{
  int wanted = (FLIPTOWN_STONES - 1) * board->stone_wanted, start = 0;

  for (guint i = 0; i < FLIPTOWN_STOPS; i++)
    wanted += MAX (0, board->stops[i].wanted);
  for (guint i = 0; i < FLIPTOWN_ROWS; i++)
    wanted +=
      FLIPTOWN_TARGETS_IN_A_ROW * board->rows[i].wanted + MAX (0, board->rows[i].bonus.wanted);
  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    wanted += MAX (0, board->chambers[i].reward.wanted);
  for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
    wanted += MAX (0, board->houses[i].roof.wanted);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    wanted += MAX (0, board->betweens[i].reward.wanted);
  for (guint i = 0; i < FLIPTOWN_N_CHARACTERS; i++)
    start = MAX (start, board->starts[i].wanted);
  return wanted + start;
}

/* Whether one of some rewards, which are `stride` bytes apart, is a bonus. */
static gboolean
has_bonus (gconstpointer first, guint n, gsize stride)
{
  for (guint i = 0; i < n; i++)
    {
      const FliptownReward *reward = (gconstpointer) ((const guint8 *) first + i * stride);

      if (reward->bonus != FLIPTOWN_NOWHERE)
        return TRUE;
    }

  return FALSE;
}

static gboolean
place_has_bonus (const FliptownBoard *board, FliptownPlace place)
{
  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return has_bonus (board->stops, FLIPTOWN_STOPS, sizeof *board->stops);
    case FLIPTOWN_BADLANDS:
      return has_bonus (&board->rows->bonus, FLIPTOWN_ROWS, sizeof *board->rows);
    case FLIPTOWN_MINE:
      return has_bonus (&board->chambers->reward, FLIPTOWN_CHAMBERS, sizeof *board->chambers);
    case FLIPTOWN_TOWN:
      return has_bonus (&board->houses->roof, FLIPTOWN_BUILDINGS, sizeof *board->houses);
    default:
      return has_bonus (&board->betweens->reward, FLIPTOWN_REWARDS, sizeof *board->betweens);
    }
}

/* The bounties for outlaws and for cash or gold are not checked: one of their two goals is enough,
   and cash and gold have no maximum. */
void
fliptown_bounties_check_board (FlipReading *reading)
{
  const FliptownBoard *board = flip_reading_board (reading);
  const struct
  {
    const char *key;
    int wanted, most;
  } goals[] = {
    { "sites-in-each-region", board->bounty_sites, FLIPTOWN_TARGETS },
    { "tools", board->bounty_tools, board->most_pans + board->most_hammers },
    { "mine-gold", board->bounty_mine_gold, all_gold_of_mine (board) },
    { "tombstones", board->bounty_tombstones, FLIPTOWN_STONES - 1 },
    { "wanted", board->bounty_wanted, all_wanted (board) },
    { "gear", board->bounty_gear, 2 + (int) fliptown_count (GEAR) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      if (goals[i].wanted > goals[i].most)
        flip_reading_warn (reading, "bounties", goals[i].key,
                           /* Translators: %d: a number of tools, tombstones or the like */
                           _ ("this bounty can never be met: nobody can have more than %d."),
                           goals[i].most);
    }
  for (FliptownPlace place = 0; place < FLIPTOWN_N_PLACES; place++)
    {
      if (!place_has_bonus (board, place))
        flip_reading_warn (
          reading, "bounties", NULL,
          /* Translators: %s: a region, such as “Mine” */
          _ ("“%s” has no bonus, so the bounty for one in every region can never be met."),
          fliptown_place_name (place));
    }
}

/* Pays each seat that meets a bounty for the first time. */
void
fliptown_bounties_check (FliptownState *state)
{
  FliptownBounties *drawn = &state->bounties;

  g_assert (drawn->n <= FLIPTOWN_DRAWN_BOUNTIES);

  if (state->stage < FLIPTOWN_STAGE_ROUND)
    return;
  for (guint i = 0; i < drawn->n; i++)
    for (guint seat = 0; seat < state->n_seats; seat++)
      {
        if (drawn->met[i] & 1u << seat || !fliptown_bounty_met (state, seat, drawn->ids[i]))
          continue;
        drawn->met[i] |= (guint8) (1u << seat);
        fliptown_gain_for (state, seat, FLIPTOWN_STARS, fliptown_bounty_stars (state, i));
      }
}

/* All seats that meet a bounty in the same turn are first; then the card is turned over. */
void
fliptown_bounties_turn_over (FliptownState *state)
{
  for (guint i = 0; i < state->bounties.n; i++)
    {
      if (state->bounties.met[i])
        state->bounties.turned |= (guint8) (1u << i);
    }
}

static void
list_bounty (gconstpointer state, FlipMoveList *list)
{
  fliptown_list_choices (state, FLIPTOWN_VERB_BOUNTY, FLIPTOWN_BOUNTIES, list);
}

static gboolean
check_bounty (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;

  if (move->arg[0] < 0 || move->arg[0] >= FLIPTOWN_BOUNTIES)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-BOUNTY-1",
                        /* Translators: %d: how many bounties there are */
                        _ ("The bounties are numbered from 1 to %d."), FLIPTOWN_BOUNTIES);
  for (guint i = 0; i < state->bounties.n; i++)
    {
      if (state->bounties.ids[i] == move->arg[0])
        return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FT-BOUNTY-1",
                            /* Translators: %d: the number of the bounty */
                            _ ("Bounty %d is already on the table. Choose another one."),
                            move->arg[0] + 1);
    }

  return TRUE;
}

static void
apply_bounty (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;

  g_assert (state->bounties.n < FLIPTOWN_DRAWN_BOUNTIES);
  g_assert (move->arg[0] >= 0 && move->arg[0] < FLIPTOWN_BOUNTIES);

  state->bounties.ids[state->bounties.n++] = (guint8) move->arg[0];
}

static void
print_bounty (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "bounty %d", move->arg[0] + 1);
}

static void
describe_bounty (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %d: the number of the bounty; %s: what must be done for it */
  g_string_append_printf (text, _ ("Bounty %d: %s."), move->arg[0] + 1,
                          fliptown_bounty_name ((guint) move->arg[0]));
}

/* Without its number, because digit keys count the buttons, and drawn bounties have no number. */
static void
label_bounty (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, fliptown_bounty_name ((guint) move->arg[0]));
}

/* The numbers come from the board, so most of these texts have a placeholder. */
static void
bounty_help (const FliptownState *state, guint bounty, char *text, gsize size)
{
  const FliptownBoard *board = &state->board;
  gulong sites = board->bounty_sites, tools = board->bounty_tools, gold = board->bounty_mine_gold,
         stones = board->bounty_tombstones, outlaws = board->bounty_outlaws,
         gear = board->bounty_gear;
  const struct
  {
    const char *words;
    int number;
  } help[FLIPTOWN_BOUNTIES] = {
    /* Translators: %d: how many */
    { ngettext ("Have %d circled site in each of Trail, Badlands, Mine and Town",
                "Have %d circled sites in each of Trail, Badlands, Mine and Town", sites),
      board->bounty_sites },
    { _ ("Circle every stop of the Trail that gives a bonus action"), 0 },
    /* Translators: %d: how many */
    { ngettext ("Have %d pan or hammer", "Have %d pans and hammers together", tools),
      board->bounty_tools },
    { _ ("Circle every building with a star on its roof"), 0 },
    /* Translators: %d: how many */
    { ngettext ("Gain %d gold from chambers of the Mine", "Gain %d gold from chambers of the Mine",
                gold),
      board->bounty_mine_gold },
    { _ ("Rob chickens, cattle, a coach and a train; failures count"), 0 },
    /* Translators: %d: how many */
    { ngettext ("Circle %d outer tombstone", "Circle %d outer tombstones", stones),
      board->bounty_tombstones },
    /* Translators: %d: how many */
    { ngettext ("Circle the last stop of the Trail, or hunt %d outlaw",
                "Circle the last stop of the Trail, or hunt %d outlaws", outlaws),
      board->bounty_outlaws },
    /* Translators: %d: how much Wanted */
    { _ ("Have %d Wanted at any one moment"), board->bounty_wanted },
    /* Translators: %d: how many */
    { ngettext ("Have %d of pan, hammer, trail horse, Undertaker, bandana, pickaxe and pistol",
                "Have %d of pan, hammer, trail horse, Undertaker, bandana, pickaxe and pistol",
                gear),
      board->bounty_gear },
    /* Translators: first %d: dollars; second %d: gold */
    { _ ("Have $%d or %d gold at any one moment"), board->bounty_cash },
    { _ ("Gain a bonus action in every region and in the Cemetery"), 0 },
  };

  g_return_if_fail (bounty < FLIPTOWN_BOUNTIES);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  flip_phrase_print (text, size, help[bounty].words, help[bounty].number, board->bounty_gold);
#pragma GCC diagnostic pop
}

/* The goal of the bounty. */
static void
offer_bounty (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  char help[160];

  bounty_help (state, (guint) move->arg[0], help, sizeof help);
  flip_gains_add (&offer->gains, NULL, "%s", help);
}

static void
read_goal (const FliptownState *state, guint index, FlipGoal *goal)
{
  guint bounty = state->bounties.ids[index];
  int stars = fliptown_bounty_stars (state, index);

  g_assert (index < state->bounties.n);

  memset (goal, 0, sizeof *goal);
  flip_phrase_copy (goal->label, fliptown_bounty_name (bounty), sizeof goal->label);
  flip_phrase_print (goal->worth, sizeof goal->worth,
                     /* Translators: %d: how many */
                     ngettext ("%d star", "%d stars", (gulong) stars), stars);
  goal->amount = stars;
  goal->glyph = "star";
  bounty_help (state, bounty, goal->help, sizeof goal->help);
  goal->rule = bounties[bounty].rule;
  goal->met = state->bounties.met[index];
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      goal->seats |= 1u << seat;
      goal->have[seat] = fliptown_bounty_progress (state, seat, bounty, &goal->need[seat]);
    }
}

/* Its place is reserved from the beginning, so that nothing moves while bounties are entered. */
static void
await_goal (FlipGoal *goal)
{
  memset (goal, 0, sizeof *goal);
  /* Translators: a goal that pays */
  flip_phrase_copy (goal->label, _ ("Bounty"), sizeof goal->label);
  flip_phrase_copy (goal->worth, C_ ("bounty", "not known yet"), sizeof goal->worth);
  goal->rule = "FT-BOUNTY-1";
  goal->is_note = TRUE;
}

void
fliptown_goals (gconstpointer data, FlipGoals *goals)
{
  const FliptownState *state = data;
  gboolean awaited = state->stage == FLIPTOWN_STAGE_BOUNTIES;

  goals->n = awaited ? FLIPTOWN_DRAWN_BOUNTIES : state->bounties.n;
  for (guint i = 0; i < state->bounties.n; i++)
    read_goal (state, i, &goals->goals[i]);
  for (guint i = state->bounties.n; i < goals->n; i++)
    await_goal (&goals->goals[i]);
}

const FlipVerb fliptown_bounty = {
  .name = "bounty", .stages = 1u << FLIPTOWN_STAGE_BOUNTIES, .n_args = 1,
  .list = list_bounty, .check = check_bounty, .apply = apply_bounty,
  .print = print_bounty, .describe = describe_bounty, .label = label_bounty, .offer = offer_bounty,
};
