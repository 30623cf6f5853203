/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* A common interface to the five places: whether a site can be used at all, how far away its value
   is, and what happens when it is used. */

static const guint16 first_sites[FLIPTOWN_N_PLACES + 1] = {
  FLIPTOWN_SITE_TRAIL, FLIPTOWN_SITE_BADLANDS, FLIPTOWN_SITE_MINE,
  FLIPTOWN_SITE_TOWN,  FLIPTOWN_SITE_CEMETERY, FLIPTOWN_SITES,
};

FliptownPlace
fliptown_place_range (FliptownPlace place, guint *first, guint *end)
{
  *first = first_sites[place];
  *end = first_sites[place + 1];
  return place;
}

/* Whether a site can be used at all, regardless of the cards; a bonus action needs nothing more. */
gboolean
fliptown_site_open (const FliptownState *state, guint site, FlipRefusal *refusal)
{
  FliptownPlace place = fliptown_site_place (site);
  guint index = site - first_sites[place];

  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return fliptown_trail_open (state, index, refusal);
    case FLIPTOWN_BADLANDS:
      return fliptown_badlands_open (state, index, refusal);
    case FLIPTOWN_MINE:
      return fliptown_mine_open (state, index, refusal);
    case FLIPTOWN_TOWN:
      return TRUE;
    default:
      return fliptown_cemetery_open (state, index, refusal);
    }
}

/* How many steps the value is from an open site, after the seat's possessions have helped. */
int
fliptown_site_steps (const FliptownState *state, guint site, guint value)
{
  FliptownPlace place = fliptown_site_place (site);
  guint index = site - first_sites[place];

  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return fliptown_trail_steps (state, index, value);
    case FLIPTOWN_BADLANDS:
      return fliptown_badlands_steps (state, index, value);
    case FLIPTOWN_MINE:
      return fliptown_mine_steps (state, index, value);
    case FLIPTOWN_TOWN:
      return fliptown_town_steps (state, index, value);
    default:
      return 0;
    }
}

void
fliptown_site_visit (FliptownState *state, guint site, FliptownTool tool)
{
  FliptownPlace place = fliptown_site_place (site);
  guint index = site - first_sites[place];

  g_assert (site < FLIPTOWN_SITES && fliptown_site_tool_fits (state, site, tool));

  switch (place)
    {
    case FLIPTOWN_TRAIL:
      fliptown_trail_visit (state, index, tool);
      break;
    case FLIPTOWN_BADLANDS:
      fliptown_badlands_visit (state, index);
      break;
    case FLIPTOWN_MINE:
      fliptown_mine_visit (state, index);
      break;
    case FLIPTOWN_TOWN:
      fliptown_town_visit (state, index);
      break;
    default:
      fliptown_cemetery_visit (state, index);
    }
}

/* The sentence for a value that isn't good enough, with the gold that would help. */
gboolean
fliptown_site_refuse_value (const FliptownState *state,
                            guint site,
                            guint value,
                            int gold,
                            FlipRefusal *refusal)
{
  FliptownPlace place = fliptown_site_place (site);
  guint index = site - first_sites[place];

  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return fliptown_trail_refuse_value (state, index, value, gold, refusal);
    case FLIPTOWN_BADLANDS:
      return fliptown_badlands_refuse_value (state, index, value, gold, refusal);
    case FLIPTOWN_MINE:
      return fliptown_mine_refuse_value (state, index, value, gold, refusal);
    default:
      return fliptown_town_refuse_value (state, index, value, gold, refusal);
    }
}

/* A tool must be chosen if, and only if, the site offers one. */
gboolean
fliptown_site_tool_fits (const FliptownState *state, guint site, FliptownTool tool)
{
  return fliptown_site_offers_tools (state, site) ? tool == FLIPTOWN_PAN || tool == FLIPTOWN_HAMMER
                                                  : tool == FLIPTOWN_NO_TOOL;
}

static guint
open_stops (const FliptownSeat *seat)
{
  guint marked = seat->stops | seat->crossed_stops;
  guint behind = marked ? (2u << (31 - __builtin_clz (marked))) - 1 : 0;

  return ~behind;
}

static guint
open_chambers (const FliptownState *state)
{
  guint open = 0;

  for (guint i = 0; i < FLIPTOWN_CHAMBERS; i++)
    open |= (guint) fliptown_mine_open (state, i, NULL) << i;
  return open;
}

/* All open sites of a place, one bit per site; the lists of moves are based on it. */
guint
fliptown_place_open_sites (const FliptownState *state, FliptownPlace place)
{
  const FliptownSeat *seat = fliptown_acting_seat (state);
  guint all = (1u << (first_sites[place + 1] - first_sites[place])) - 1;

  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return all & open_stops (seat);
    case FLIPTOWN_BADLANDS:
      return all & ~seat->targets;
    case FLIPTOWN_MINE:
      return open_chambers (state);
    case FLIPTOWN_TOWN:
      return all;
    default:
      return all & ~seat->stones;
    }
}

gboolean
fliptown_place_has_open_site (const FliptownState *state, FliptownPlace place)
{
  return fliptown_place_open_sites (state, place) != 0;
}

/* Words */

const char *
fliptown_place_name (FliptownPlace place)
{
  static const char *const names[FLIPTOWN_N_PLACES] = {
    N_ ("Trail"), N_ ("Badlands"), N_ ("Mine"), N_ ("Town"), N_ ("Cemetery"),
  };

  g_return_val_if_fail (place < FLIPTOWN_N_PLACES, "?");

  return _ (names[place]);
}

/* In the notation: "mine 2b". */
void
fliptown_site_print (const FliptownState *state, guint site, GString *text)
{
  FliptownPlace place = fliptown_site_place (site);
  guint first, end;
  const char *name;

  g_assert (site < FLIPTOWN_SITES);

  fliptown_place_range (place, &first, &end);
  switch (place)
    {
    case FLIPTOWN_BADLANDS:
      name = flip_rank_text (fliptown_badlands_value (state, site - first));
      break;
    case FLIPTOWN_MINE:
      name = fliptown_chamber_word (site - first);
      break;
    case FLIPTOWN_CEMETERY:
      name = fliptown_stone_word (site - first);
      break;
    default:
      name = flip_rank_text (site - first + 1);
    }
  g_string_append_printf (text, "%s %s", fliptown_place_word (place), name);
}

/* The same for people: a building by its name, any other site by its place. */
void
fliptown_site_describe (const FliptownState *state, guint site, GString *text)
{
  FliptownPlace place = fliptown_site_place (site);
  g_autoptr (GString) name = g_string_new (NULL);

  if (place == FLIPTOWN_TOWN)
    {
      g_string_append (
        text, fliptown_building_name (state->board.houses[site - FLIPTOWN_SITE_TOWN].kind));
      return;
    }
  fliptown_site_print (state, site, name);
  g_string_append_printf (text, "%s%s", fliptown_place_name (place), strchr (name->str, ' '));
}

void
fliptown_tool_print (FliptownTool tool, GString *text)
{
  g_assert (tool <= FLIPTOWN_HAMMER);

  if (tool)
    g_string_append (text, tool == FLIPTOWN_PAN ? " pan" : " hammer");
}

/* Allocates no memory: refusals are part of the hot path. */
static void
tell_shortfall (const FliptownShortfall *shortfall, char *why, gsize size)
{
  const char *least = flip_rank_text (shortfall->least), *most = flip_rank_text (shortfall->most);
  const char *value = flip_rank_text (shortfall->value);

  /* Translators: a site, such as “This stop”, the values that reach it, and the player’s value. */
  if (shortfall->or_more)
    /* Translators: first %s: a site; second and third %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs at least %s. Your value is %s."), shortfall->what,
                       least, value);
  else if (shortfall->least == shortfall->most)
    /* Translators: first %s: a site; second and third %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs exactly %s. Your value is %s."), shortfall->what,
                       least, value);
  else
    /* Translators: first %s: a site; the other %s: ranks of cards */
    flip_phrase_print (why, size, _ ("%s needs %s–%s. Your value is %s."), shortfall->what, least,
                       most, value);
}

/* Explains why a value doesn't reach a site, and what gold would change it to. Always FALSE. */
gboolean
fliptown_refuse_value (const FliptownState *state,
                       guint16 site,
                       const char *rule,
                       const FliptownShortfall *shortfall,
                       FlipRefusal *refusal)
{
  int steps = fliptown_site_steps (state, site, shortfall->value);
  guint made =
    (guint) ((int) shortfall->value + (shortfall->value < shortfall->least ? steps : -steps));
  int held = fliptown_held (fliptown_acting_seat (state), FLIPTOWN_GOLD);
  char why[sizeof refusal->text];

  g_assert (shortfall->least <= shortfall->most && shortfall->value >= FLIP_ACE);

  if (!refusal)
    return FALSE;
  tell_shortfall (shortfall, why, sizeof why);
  flip_refusal_fill (refusal, FLIP_REFUSED_REACH, site, rule,
                     /* Translators: first %s: a sentence that says why; second %s: a sentence about
                        what would help */
                     *shortfall->aid ? C_ ("sentences", "%s %s") : "%s%s", why, shortfall->aid);
  flip_phrase_print (refusal->help, sizeof refusal->help,
                     /* Translators: first %d: gold; %s: the rank of a card; second %d: gold */
                     _ ("%d gold would make it %s. You have %d."), shortfall->gold,
                     flip_rank_text (made), held);
  refusal->scale = (FlipRefusalScale){
    .least = (guint8) shortfall->least,
    .most = (guint8) shortfall->most,
    .value = (guint8) shortfall->value,
    .made = (guint8) made,
  };
  return FALSE;
}
