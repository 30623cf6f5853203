/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* The five places: whether a site can be used at all, how far away its value is, and what happens
   when it is used. Robberies are in fliptown-badlands.c. */

static guint
index_of (guint site)
{
  return site - fliptown_first_site (fliptown_site_place (site));
}

/* Open sites */

static gboolean
refuse_marked (guint site, FlipRefusal *refusal)
{
  static const struct
  {
    const char *rule, *words;
  } marked[FLIPTOWN_N_PLACES] = {
    [FLIPTOWN_TRAIL] = { "FT-TURN-5",
                         N_ ("You have already stopped here. Choose a stop further along.") },
    [FLIPTOWN_BADLANDS] = { "FT-BAD-3",
                            N_ ("This target has already been robbed, and each can be robbed only "
                                "once. Choose one without a circle.") },
    [FLIPTOWN_MINE] = { "FT-MINE-5", N_ ("You have already been in this chamber. Choose one "
                                         "without a circle.") },
    [FLIPTOWN_CEMETERY] = { "FT-CEM-1",
                            N_ ("This tombstone is already circled. Choose another one.") },
  };
  FliptownPlace place = fliptown_site_place (site);

  if (site == FLIPTOWN_SITE_CEMETERY + FLIPTOWN_CENTRE)
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, (guint16) site, "FT-SETUP-3",
                        _ ("The centre tombstone is circled from the start."));
  return flip_refuse (refusal, FLIP_REFUSED_MARKED, (guint16) site, marked[place].rule, "%s",
                      _ (marked[place].words));
}

static gboolean
refuse_chamber (const FliptownState *state, guint site, FlipRefusal *refusal)
{
  const FliptownChamber *chamber = &state->board.chambers[index_of (site)];

  if (chamber->n_ways > 1)
    return flip_refuse (refusal, FLIP_REFUSED_REACH, (guint16) site, "FT-MINE-4",
                        /* Translators: first %s: a chamber of the mine; second %s: a chamber of the
                           mine */
                        _ ("There is no way here yet: first circle chamber %s or %s above it."),
                        fliptown_chamber_word (chamber->ways[0].from),
                        fliptown_chamber_word (chamber->ways[1].from));
  return flip_refuse (refusal, FLIP_REFUSED_REACH, (guint16) site, "FT-MINE-4",
                      /* Translators: %s: a chamber of the mine */
                      _ ("There is no way here yet: first circle chamber %s above it."),
                      fliptown_chamber_word (chamber->ways[0].from));
}

/* The Trail only leads forward: everything up to the furthest mark is unavailable. */
static guint
open_stops (const FliptownSeat *seat)
{
  guint marked = seat->stops | seat->crossed_stops;
  guint behind = marked ? (2u << (31 - __builtin_clz (marked))) - 1 : 0;

  return ~behind;
}

static guint
open_chambers (const FliptownState *state, guint chambers)
{
  guint open = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    {
      if (!(chambers >> i & 1) && fliptown_chamber_is_reached (&state->board.chambers[i], chambers))
        open |= 1u << i;
    }

  return open;
}

/* All open sites of a place, one bit per site; the lists of moves are based on it. */
guint
fliptown_place_open_sites (const FliptownState *state, FliptownPlace place)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint all = (1u << (fliptown_first_site (place + 1) - fliptown_first_site (place))) - 1;

  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return all & open_stops (seat);
    case FLIPTOWN_MINE:
      return open_chambers (state, seat->chambers);
    case FLIPTOWN_TOWN: /* buildings can be visited again */
      return all;
    default:
      return all & ~(guint) seat->circled[place];
    }
}

gboolean
fliptown_place_has_open_site (const FliptownState *state, FliptownPlace place)
{
  return fliptown_place_open_sites (state, place) != 0;
}

/* Whether a site can be used at all, regardless of the cards; a bonus action needs nothing more. */
gboolean
fliptown_site_open (const FliptownState *state, guint site, FlipRefusal *refusal)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  FliptownPlace place = fliptown_site_place (site);
  guint index = index_of (site);

  if (place == FLIPTOWN_TOWN)
    return TRUE;
  if (seat->circled[place] >> index & 1)
    return refuse_marked (site, refusal);
  if (place == FLIPTOWN_TRAIL && !(open_stops (seat) >> index & 1))
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, (guint16) site, "FT-TRAIL-4",
                        _ ("There is no way back on the Trail: this stop was skipped and is "
                           "crossed out. Choose a stop further along."));
  if (place == FLIPTOWN_MINE
      && !fliptown_chamber_is_reached (&state->board.chambers[index], seat->chambers))
    return refuse_chamber (state, site, refusal);
  return TRUE;
}

/* The distance of a value */

static int
horse_adds (const FliptownState *state)
{
  return fliptown_has (fliptown_acting_seat (state), FLIPTOWN_ITEM_TRAIL_HORSE)
           ? state->board.trail_horse_adds
           : 0;
}

static int
pickaxe_reach (const FliptownState *state)
{
  return fliptown_has (fliptown_acting_seat (state), FLIPTOWN_ITEM_PICKAXE)
           ? state->board.pickaxe_reach
           : 0;
}

static int
distance (const FliptownWay *way, guint value)
{
  if (value < way->lowest)
    return way->lowest - (int) value;
  return value > way->highest ? (int) value - way->highest : 0;
}

/* The open way that fits the value best. */
static const FliptownWay *
best_way (const FliptownState *state, guint chamber, guint value)
{
  guint chambers = fliptown_acting_seat (state)->chambers;
  const FliptownChamber *wanted = &state->board.chambers[chamber];
  const FliptownWay *best = NULL;

  for (guint i = 0; i < wanted->n_ways; i++)
    {
      const FliptownWay *way = &wanted->ways[i];

      if (fliptown_way_is_open (way, chambers)
          && (!best || distance (way, value) < distance (best, value)))
        best = way;
    }

  return best;
}

static int
steps_to_chamber (const FliptownState *state, guint chamber, guint value)
{
  const FliptownWay *way = best_way (state, chamber, value);

  return way ? MAX (0, distance (way, value) - pickaxe_reach (state)) : FLIPTOWN_CLOSED;
}

/* How many steps the value is from an open site, after the seat's possessions have helped. */
int
fliptown_site_steps (const FliptownState *state, guint site, guint value)
{
  guint index = index_of (site);

  switch (fliptown_site_place (site))
    {
    case FLIPTOWN_TRAIL:
      return MAX (0, (int) index + 1 - (int) value - horse_adds (state));
    case FLIPTOWN_BADLANDS:
      return ABS ((int) fliptown_badlands_value (state, index) - (int) value);
    case FLIPTOWN_MINE:
      return steps_to_chamber (state, index, value);
    case FLIPTOWN_TOWN:
      return ABS ((int) index + 1 - (int) value);
    default:
      return 0;
    }
}

/* The values that would reach a site. */
typedef struct
{
  const char *rule;
  const char *what; /* the site; NULL for a building, which has a name */
  guint least, most;
  gboolean or_more; /* any rank from the lowest up */
  const char *aid;  /* words about help that is not enough, or NULL */
} Need;

static Need
need_of (const FliptownState *state, guint site, guint value)
{
  guint index = index_of (site);
  const FliptownWay *way;

  switch (fliptown_site_place (site))
    {
    case FLIPTOWN_TRAIL:
      return (Need){ "FT-TRAIL-2", /* what is refused: a stop of the Trail */ _ ("This stop"),
                     index + 1, FLIP_KING, TRUE,
                     horse_adds (state) ? _ ("The trail horse is not enough.") : NULL };
    case FLIPTOWN_BADLANDS:
      return (Need){ "FT-BAD-2", /* what is refused: a target in the Badlands */ _ ("This target"),
                     fliptown_badlands_value (state, index),
                     fliptown_badlands_value (state, index), FALSE, NULL };
    case FLIPTOWN_MINE:
      way = best_way (state, index, value);
      return (Need){ way->from == FLIPTOWN_ENTRANCE ? "FT-MINE-2" : "FT-MINE-3",
                     _ ("The way to this chamber"), way->lowest, way->highest, FALSE,
                     pickaxe_reach (state) ? _ ("The pickaxe is not enough.") : NULL };
    default:
      return (Need){ "FT-TOWN-1", NULL, index + 1, index + 1, FALSE, NULL };
    }
}

/* Allocates no memory: refusals are part of the hot path. */
static void
tell_need (const Need *need, const char *what, guint rank, char *why, gsize size)
{
  const char *least = flip_rank_text (need->least), *most = flip_rank_text (need->most);
  const char *value = flip_rank_text (rank);

  /* Translators: a site, such as “This stop”, the values that reach it, and the player’s value. */
  if (need->or_more)
    /* Translators: first %s: a site; second and third %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs at least %s. Your value is %s."), what, least,
                       value);
  else if (need->least == need->most)
    /* Translators: first %s: a site; second and third %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs exactly %s. Your value is %s."), what, least, value);
  else
    /* Translators: first %s: a site; the other %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs %s–%s. Your value is %s."), what, least, most,
                       value);
}

/* Mentions a way for which the value would be good enough once the chamber it starts from is
   circled. */
static void
tell_other_way (const FliptownState *state, guint chamber, guint value, FlipRefusal *refusal)
{
  guint chambers = fliptown_acting_seat (state)->chambers;
  const FliptownChamber *wanted = &state->board.chambers[chamber];

  for (guint i = 0; i < wanted->n_ways; i++)
    {
      const FliptownWay *way = &wanted->ways[i];

      if (!fliptown_way_is_open (way, chambers) && distance (way, value) == 0)
        flip_phrase_print (refusal->tip, sizeof refusal->tip,
                           /* Translators: first %s: a chamber of the mine; second and third %s:
                              ranks of cards */
                           _ ("Or circle %s first: from there %s–%s leads here."),
                           fliptown_chamber_word (way->from), flip_rank_text (way->lowest),
                           flip_rank_text (way->highest));
    }
}

/* Explains why a value doesn't reach a site, and what gold would change it to. */
void
fliptown_site_refuse_value (const FliptownState *state,
                            guint site,
                            guint value,
                            int gold,
                            FlipRefusal *refusal)
{
  int steps = fliptown_site_steps (state, site, value);
  char what[160], why[sizeof refusal->text];
  guint made;
  Need need;

  if (!refusal)
    return;
  need = need_of (state, site, value);
  g_assert (need.least <= need.most && value >= FLIP_ACE);
  made = (guint) ((int) value + (value < need.least ? steps : -steps));
  if (need.what)
    flip_phrase_copy (what, need.what, sizeof what);
  else
    flip_phrase_print (what, sizeof what, /* Translators: %s: a building */ _ ("The %s"),
                       fliptown_building_name (state->board.houses[index_of (site)].kind));
  tell_need (&need, what, value, why, sizeof why);
  flip_refusal_fill (refusal, FLIP_REFUSED_REACH, (guint16) site, need.rule,
                     /* Translators: first %s: a sentence that says why; second %s: a sentence about
                        what would help */
                     need.aid ? C_ ("sentences", "%s %s") : "%s%s", why, need.aid ? need.aid : "");
  flip_phrase_print (refusal->help, sizeof refusal->help,
                     /* Translators: first %d: gold; %s: the rank of a card; second %d: gold */
                     _ ("%d gold would make it %s. You have %d."), gold, flip_rank_text (made),
                     fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD));
  refusal->scale = (FlipRefusalScale){
    .least = (guint8) need.least,
    .most = (guint8) need.most,
    .value = (guint8) value,
    .made = (guint8) made,
  };
  if (fliptown_site_place (site) == FLIPTOWN_MINE)
    tell_other_way (state, index_of (site), value, refusal);
}

/* A tool must be chosen if, and only if, the site offers one. */
gboolean
fliptown_site_check_tool (const FliptownState *state,
                          guint site,
                          FliptownTool tool,
                          FlipRefusal *refusal)
{
  if (fliptown_site_offers_tools (state, site) ? tool == FLIPTOWN_PAN || tool == FLIPTOWN_HAMMER
                                               : tool == FLIPTOWN_NO_TOOL)
    return TRUE;
  return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, (guint16) site, "FT-TRAIL-8",
                      tool ? _ ("There is no choice of a pan or a hammer here.")
                           : _ ("Choose a pan or a hammer here."));
}

/* Visits */

/* Every stop between the last mark and this one is crossed out and lost. */
static void
visit_stop (FliptownState *state, guint stop, FliptownTool tool)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint before = (1u << stop) - 1;

  g_assert ((seat->stops | seat->crossed_stops) <= before);

  seat->crossed_stops |= (guint16) (before & ~seat->stops);
  seat->stops |= (guint16) (1u << stop);
  fliptown_gain_tool (state, tool);
  fliptown_gain_reward (state, &state->board.stops[stop], FLIPTOWN_TRAIL);
}

static void
visit_chamber (FliptownState *state, guint chamber)
{
  g_assert (!(fliptown_acting_seat (state)->chambers & 1u << chamber));

  state->seats[state->seat].chambers |= (guint16) (1u << chamber);
  fliptown_gain_reward (state, &state->board.chambers[chamber].reward, FLIPTOWN_MINE);
}

/* The roof pays on the first visit; the effect goes to the pool. */
static void
visit_building (FliptownState *state, guint building)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint16 bit = (guint16) (1u << building);
  gboolean first = !(seat->buildings & bit);

  seat->buildings |= bit;
  state->pool.effects[building]++;
  if (first)
    fliptown_gain_reward (state, &state->board.houses[building].roof, FLIPTOWN_TOWN);
}

static gboolean
lies_between (const FliptownBetween *between, guint stone, guint stones)
{
  guint a = between->stones[0], b = between->stones[1];

  return (a == stone && (stones & 1u << b)) || (b == stone && (stones & 1u << a));
}

static void
visit_stone (FliptownState *state, guint stone)
{
  FliptownSeat *seat = &state->seats[state->seat];
  guint before = seat->stones;

  g_assert (!(seat->stones & 1u << stone));

  seat->stones |= (guint16) (1u << stone);
  if (!fliptown_has (seat, FLIPTOWN_ITEM_UNDERTAKER))
    fliptown_gain (state, FLIPTOWN_WANTED, state->board.stone_wanted);
  if (fliptown_has (seat, FLIPTOWN_ITEM_SHOVEL))
    fliptown_gain (state, FLIPTOWN_STARS, state->board.shovel_stars);
  for (guint i = 0; i < FLIPTOWN_REWARDS; i++)
    {
      if (lies_between (&state->board.betweens[i], stone, before))
        fliptown_gain_reward (state, &state->board.betweens[i].reward, FLIPTOWN_CEMETERY);
    }
}

void
fliptown_site_visit (FliptownState *state, guint site, FliptownTool tool)
{
  guint index = index_of (site);

  g_assert (site < FLIPTOWN_SITES && fliptown_site_check_tool (state, site, tool, NULL));

  switch (fliptown_site_place (site))
    {
    case FLIPTOWN_TRAIL:
      return visit_stop (state, index, tool);
    case FLIPTOWN_BADLANDS:
      return fliptown_badlands_visit (state, index);
    case FLIPTOWN_MINE:
      return visit_chamber (state, index);
    case FLIPTOWN_TOWN:
      return visit_building (state, index);
    default:
      return visit_stone (state, index);
    }
}

/* The site of a building on this board. */
guint
fliptown_town_find (const FliptownState *state, FliptownBuilding kind)
{
  guint building = 0;

  while (state->board.houses[building].kind != kind)
    building++;
  return building;
}

guint
fliptown_cemetery_outer (const FliptownSeat *seat)
{
  return fliptown_count (seat->stones & ~(1u << FLIPTOWN_CENTRE));
}

/* Words */

const char *
fliptown_place_name (guint place)
{
  static const char *const names[FLIPTOWN_N_PLACES] = {
    N_ ("Trail"), N_ ("Badlands"), N_ ("Mine"), N_ ("Town"), N_ ("Cemetery"),
  };

  g_return_val_if_fail (place < FLIPTOWN_N_PLACES, "?");

  return _ (names[place]);
}

static const char *
site_word (const FliptownState *state, guint site)
{
  guint index = index_of (site);

  g_assert (site < FLIPTOWN_SITES);

  switch (fliptown_site_place (site))
    {
    case FLIPTOWN_BADLANDS:
      return flip_rank_text (fliptown_badlands_value (state, index));
    case FLIPTOWN_MINE:
      return fliptown_chamber_word (index);
    case FLIPTOWN_CEMETERY:
      return fliptown_stone_word (index);
    default:
      return flip_rank_text (index + 1);
    }
}

/* In the notation: "mine 2b". */
void
fliptown_site_print (const FliptownState *state, guint site, GString *text)
{
  g_string_append_printf (text, "%s %s", fliptown_place_word (fliptown_site_place (site)),
                          site_word (state, site));
}

/* The same for people: a building by its name, any other site by its place. */
void
fliptown_site_describe (const FliptownState *state, guint site, GString *text)
{
  FliptownPlace place = fliptown_site_place (site);

  if (place == FLIPTOWN_TOWN)
    g_string_append (text, fliptown_building_name (state->board.houses[index_of (site)].kind));
  else
    g_string_append_printf (text, "%s %s", fliptown_place_name (place), site_word (state, site));
}

void
fliptown_tool_print (FliptownTool tool, GString *text)
{
  g_assert (tool <= FLIPTOWN_HAMMER);

  if (tool)
    g_string_append (text, tool == FLIPTOWN_PAN ? " pan" : " hammer");
}
