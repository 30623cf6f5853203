/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The silver of a chamber: a fixed amount for each circled site of its kind. */
int
fliptown_silver (const FliptownState *state, guint seat, guint chamber)
{
  const FliptownSeat *player = &state->seats[seat];
  static const FliptownPlace places[] = {
    [FLIPTOWN_SILVER_TOMBSTONES] = FLIPTOWN_CEMETERY,
    [FLIPTOWN_SILVER_BUILDINGS] = FLIPTOWN_TOWN,
    [FLIPTOWN_SILVER_CHAMBERS] = FLIPTOWN_MINE,
    [FLIPTOWN_SILVER_STOPS] = FLIPTOWN_TRAIL,
    [FLIPTOWN_SILVER_TARGETS] = FLIPTOWN_BADLANDS,
  };
  FliptownSilver silver = state->board.chambers[chamber].reward.silver;

  g_assert (chamber < FLIPTOWN_CHAMBERS);

  if (silver == FLIPTOWN_NO_SILVER || !(player->chambers & 1u << chamber))
    return 0;
  if (silver == FLIPTOWN_SILVER_TOMBSTONES && state->options.centre_ignored)
    return (int) fliptown_cemetery_outer (player);
  return (int) fliptown_count (player->circled[places[silver]]);
}

static int
silver_of_kind (const FliptownState *state, guint seat, FliptownSilver kind)
{
  int silver = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      if (state->board.chambers[i].reward.silver == kind)
        silver += fliptown_silver (state, seat, i);
    }

  return silver;
}

static void
add_silver (const FliptownState *state, guint seat, FlipScore *score)
{
  static const struct
  {
    const char *id, *label;
  } kinds[] = {
    { "silver-tombstones", N_ ("Silver for tombstones") },
    { "silver-buildings", N_ ("Silver for buildings") },
    { "silver-chambers", N_ ("Silver for chambers") },
    { "silver-stops", N_ ("Silver for trail stops") },
    { "silver-targets", N_ ("Silver for targets") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      int silver = silver_of_kind (state, seat, FLIPTOWN_SILVER_TOMBSTONES + i);

      flip_score_add (score, kinds[i].id, _ (kinds[i].label), silver, silver)->glyph = "silver";
    }
}

void
fliptown_score (gconstpointer data, guint seat, FlipScore *score)
{
  const FliptownState *state = data;
  const FliptownSeat *player = &state->seats[seat];
  int stars = fliptown_held (player, FLIPTOWN_STARS);
  int cash = fliptown_held (player, FLIPTOWN_CASH);
  int gold = fliptown_held (player, FLIPTOWN_GOLD);
  int hotel = player->hotel ? state->board.hotel_steps[player->hotel - 1] : 0;

  g_assert (seat < state->n_seats && player->hotel <= FLIPTOWN_HOTEL_STEPS);

  flip_score_add (score, "stars", _ ("Stars"), stars, stars)->glyph = "star";
  flip_score_add (score, "cash", _ ("Cash"), cash, cash / state->board.cash_a_point)->glyph =
    "cash";
  flip_score_add (score, "gold", _ ("Gold"), gold, gold / state->board.gold_a_point)->glyph =
    "gold";
  add_silver (state, seat, score);
  flip_score_add (score, "silver-hotel", _ ("Silver of the Hotel"), player->hotel, hotel)->glyph =
    "silver";
}

int
fliptown_total (const FliptownState *state, guint seat)
{
  FlipScore score = { 0 };

  fliptown_score (state, seat, &score);
  return score.total;
}

/* The sources of a seat's stars, move by move. */

/* The places, and then: */
enum
{
  SOURCE_POKER = FLIPTOWN_N_PLACES,
  SOURCE_BOUNTIES,
  SOURCE_ARRESTS,
  N_SOURCES
};

static void
add_lines (FlipScore *sources)
{
  static const struct
  {
    const char *id, *label, *glyph;
  } lines[N_SOURCES] = {
    { "trail", N_ ("Trail"), "heart" },       { "badlands", N_ ("Badlands"), "spade" },
    { "mine", N_ ("Mine"), "diamond" },       { "town", N_ ("Town"), "club" },
    { "cemetery", N_ ("Cemetery"), "tombstone" }, { "poker", N_ ("Poker"), "cards" },
    { "bounties", N_ ("Bounties"), "star" },  { "arrests", N_ ("Arrests"), "badge" },
  };

  for (guint i = 0; i < N_SOURCES; i++)
    flip_score_add (sources, lines[i].id, _ (lines[i].label), 0, 0)->glyph = lines[i].glyph;
}

static int
bounty_stars (const FliptownState *before, const FliptownState *after, guint seat)
{
  int stars = 0;

  for (guint i = 0; i < after->bounties.n; i++)
    {
      guint fresh = after->bounties.met[i] & ~(guint) before->bounties.met[i];

      if (fresh >> seat & 1)
        stars += fliptown_bounty_stars (before, i);
    }

  return stars;
}

/* The hands of a round are paid all at once, when the last of its cards is known. */
static int
poker_stars (const FliptownState *before, const FliptownState *after, guint seat)
{
  return fliptown_reaches (before, after, FLIPTOWN_STAGE_WORK)
           ? after->board.hand_stars[after->seats[seat].hands[before->round]]
           : 0;
}

static guint
source_of (const FliptownState *before, const FlipMove *move, const FliptownState *after, guint seat)
{
  if (before->stage >= FLIPTOWN_STAGE_BRIBE || after->seats[seat].arrests != before->seats[seat].arrests)
    return SOURCE_ARRESTS;
  if (before->stage == FLIPTOWN_STAGE_ROBBERY)
    return FLIPTOWN_BADLANDS;
  return move->site < FLIPTOWN_SITES ? fliptown_site_place (move->site) : FLIPTOWN_TOWN;
}

static void
add (FlipScore *sources, guint source, int stars)
{
  sources->lines[source].count += stars;
  sources->lines[source].points += stars;
  sources->total += stars;
}

void
fliptown_sources (gconstpointer before, const FlipMove *move, gconstpointer after, guint seat, FlipScore *sources)
{
  const FliptownState *old = before, *new = after;
  int stars, bounties, poker;

  g_return_if_fail (seat < new->n_seats);

  if (sources->n_lines == 0)
    add_lines (sources);
  stars = fliptown_held (&new->seats[seat], FLIPTOWN_STARS) - fliptown_held (&old->seats[seat], FLIPTOWN_STARS);
  if (stars == 0)
    return;
  bounties = bounty_stars (old, new, seat);
  poker = poker_stars (old, new, seat);
  add (sources, SOURCE_BOUNTIES, bounties);
  add (sources, SOURCE_POKER, poker);
  if (stars != bounties + poker)
    add (sources, source_of (old, move, new, seat), stars - bounties - poker);
}

/* Who is ahead, and why. */

/* The tie-breakers, in this order. */
typedef enum
{
  BY_POINTS,
  BY_WANTED,
  BY_GOLD,
  BY_CASH,
  N_REASONS,
} Reason;

static int
lead (const FliptownState *state, guint a, guint b, Reason reason)
{
  const FliptownSeat *one = &state->seats[a], *other = &state->seats[b];

  switch (reason)
    {
    case BY_POINTS:
      return fliptown_total (state, a) - fliptown_total (state, b);
    case BY_WANTED:
      return fliptown_held (other, FLIPTOWN_WANTED) - fliptown_held (one, FLIPTOWN_WANTED);
    case BY_GOLD:
      return fliptown_held (one, FLIPTOWN_GOLD) - fliptown_held (other, FLIPTOWN_GOLD);
    default:
      return fliptown_held (one, FLIPTOWN_CASH) - fliptown_held (other, FLIPTOWN_CASH);
    }
}

/* Positive if seat a is ahead; also returns the reason. */
static int
compare (const FliptownState *state, guint a, guint b, Reason *reason)
{
  int ahead = 0;

  for (*reason = BY_POINTS; *reason < N_REASONS && !ahead; (*reason)++)
    ahead = lead (state, a, b, *reason);
  *reason -= 1;
  return ahead;
}

static guint
seats_ahead_of (const FliptownState *state, guint seat)
{
  guint ahead = 0;
  Reason reason;

  for (guint i = 0; i < state->n_seats; i++)
    ahead += i != seat && compare (state, i, seat, &reason) > 0;
  return ahead;
}

/* What broke a tie: that of the winner, or one between two lower seats, which are named. */
static const struct
{
  const char *words, *named;
  FliptownTrackId track;
} ties[N_REASONS] = {
  /* Translators: %d: Wanted */
  [BY_WANTED] = { N_ ("Tied on points: less Wanted decides, %d against %d."),
                  /* Translators: seats, then how much Wanted each has */
                  N_ ("{seat %u} is ahead of {seat %u} on a tie: less Wanted, %d against %d."),
                  FLIPTOWN_WANTED },
  /* Translators: %d: gold */
  [BY_GOLD] = { N_ ("Tied on points and Wanted: more gold decides, %d against %d."),
                /* Translators: seats, then how much gold each has */
                N_ ("{seat %u} is ahead of {seat %u}, tied on points and Wanted: more gold, %d "
                    "against %d."),
                FLIPTOWN_GOLD },
  /* Translators: %d: dollars */
  [BY_CASH] = { N_ ("Tied on points, Wanted and gold: more cash decides, $%d against $%d."),
                /* Translators: seats, then how much cash each has */
                N_ ("{seat %u} is ahead of {seat %u}, tied on points, Wanted and gold: more "
                    "cash, $%d against $%d."),
                FLIPTOWN_CASH },
};

/* With the figures of both seats. */
static void
say_tie (const FliptownState *state, guint first, guint next, Reason reason, FlipResult *result)
{
  int one = fliptown_held (&state->seats[first], ties[reason].track);
  int other = fliptown_held (&state->seats[next], ties[reason].track);
  g_autoptr (GString) below = g_string_new (result->ties_below);

  if (result->place[first] == 1)
    flip_phrase_print (result->tie, sizeof result->tie, _ (ties[reason].words), one, other);
  else
    {
      flip_phrase_say_printf (below, _ (ties[reason].named), first + 1, next + 1, one, other);
      flip_phrase_copy (result->ties_below, below->str, sizeof result->ties_below);
    }
}

/* Whether a seat has the place that follows another’s; equal seats share one. */
static gboolean
is_next (const FliptownState *state, const FlipResult *result, guint first, guint next)
{
  guint as_good = 0;

  for (guint i = 0; i < state->n_seats; i++)
    as_good += result->place[i] == result->place[first];
  return result->place[next] == result->place[first] + as_good;
}

/* Why each seat ranks above the next, if not by points. */
static void
tell_ties (const FliptownState *state, FlipResult *result)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      for (guint j = 0; j < state->n_seats; j++)
        {
          Reason reason;

          if (is_next (state, result, i, j) && compare (state, i, j, &reason) > 0 && ties[reason].words)
            say_tie (state, i, j, reason, result);
        }
    }
}

static void
rank_seats (const FliptownState *state, FlipResult *result)
{
  for (guint i = 0; i < state->n_seats; i++)
    {
      result->place[i] = (guint8) (1 + seats_ahead_of (state, i));
      if (result->place[i] == 1)
        result->winners |= 1u << i;
    }
  tell_ties (state, result);
  flip_summary_set (&result->ending, fliptown_count (result->winners) > 1 ? "shared" : "won");
}

static void
duel_result (const FliptownState *state, FlipResult *result)
{
  int ahead = fliptown_cowbot_duel (state);

  result->has_opponent = TRUE;
  result->opponent = _ (fliptown_cowbots[state->options.cowbot].name);
  fliptown_cowbot_score (state, &result->opponent_score);
  result->winners = result->over && ahead > 0 ? 1 : 0;
  result->place[0] = result->over ? 1 + (ahead < 0) : 0;
  if (result->over && ahead && fliptown_total (state, 0) == result->opponent_score.total)
    flip_phrase_print (result->tie, sizeof result->tie,
                       /* Translators: the player’s Wanted, then the value of the card */
                       _ ("Tied on points: Wanted against the lowest stolen card decides, %d "
                          "against %d."),
                       fliptown_held (&state->seats[0], FLIPTOWN_WANTED), fliptown_cowbot_lowest (state));
  if (result->over)
    flip_summary_set (&result->ending, "%s %u",
                   ahead > 0   ? "beaten"
                   : ahead < 0 ? "lost-to"
                               : "drawn",
                   state->options.cowbot);
}

void
fliptown_result (gconstpointer data, FlipResult *result)
{
  const FliptownState *state = data;

  if (state->options.cowbot != FLIPTOWN_NO_COWBOT)
    duel_result (state, result);
  else if (result->over && state->n_seats == 1)
    flip_summary_set (&result->ending, "over");
  else if (result->over)
    rank_seats (state, result);
}
