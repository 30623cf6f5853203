/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-game.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The table as sites: figures, buildings, gallows, the clock. All seats share it. Sites that a
   scenario lacks are listed as well, so that a site's number is its index in the list. */

/* Whether a site of a tracked game, which is a part of a cowboy or a goal, exists. */
static gboolean
is_tracked (const FlickemupState *state, guint site)
{
  guint owner = flickemup_figure_of (site);
  guint goal = site - FLICKEMUP_SITE_GOAL;
  const FlickemupFigure *figure;

  if (site >= FLICKEMUP_SITE_GOAL)
    return goal % FLICKEMUP_MOST_GOALS < state->scenario.n_goals[goal / FLICKEMUP_MOST_GOALS];
  figure = &state->figures[owner];
  if (!state->tracked || figure->life == FLICKEMUP_NEVER)
    return FALSE;
  if (site < FLICKEMUP_SITE_HEARTS)
    return TRUE;
  if (site < FLICKEMUP_SITE_LOST)
    return figure->life == FLICKEMUP_ALIVE && figure->hit_points > 0;
  if (site < FLICKEMUP_SITE_SLOT)
    return figure->life != FLICKEMUP_AWAY
           && figure->hit_points < state->scenario.figures[owner].hit_points;
  return figure->life == FLICKEMUP_ALIVE;
}

gboolean
flickemup_site_is_there (const FlickemupState *state, guint site)
{
  g_assert (site < FLICKEMUP_TRACKER_SITES);

  if (site >= FLICKEMUP_SITES)
    return is_tracked (state, site);
  if (site < FLICKEMUP_SITE_BUILDING)
    return state->figures[site].life != FLICKEMUP_NEVER;
  if (site < FLICKEMUP_SITE_GALLOWS)
    return flickemup_is_here (state, site - FLICKEMUP_SITE_BUILDING);
  return site == FLICKEMUP_SITE_CLOCK || state->scenario.gallows.hour > 0;
}

static void
describe_gallows (const FlickemupState *state, GString *text)
{
  const FlickemupGallows *gallows = &state->scenario.gallows;

  if (state->figures[gallows->figure].inside == FLICKEMUP_ON_GALLOWS)
    /* Translators: %s: a cowboy; %u: an hour of the clock */
    g_string_append_printf (text, _ ("%s hangs at %u o’clock"),
                            flickemup_figure_name (gallows->figure), gallows->hour);
  else
    g_string_append (text, C_ ("gallows", "empty"));
}

static void
describe_slot (const FlickemupState *state, guint slot, GString *text)
{
  guint token = state->figures[slot / FLICKEMUP_SLOTS].tokens[slot % FLICKEMUP_SLOTS];

  g_string_append (text, token == FLICKEMUP_NO_TOKEN ? C_ ("place for a token", "free")
                                                     : flickemup_token_name (token));
}

static void
describe_goal (const FlickemupState *state, guint goal, GString *text)
{
  guint team = goal / FLICKEMUP_MOST_GOALS, index = goal % FLICKEMUP_MOST_GOALS;
  g_autoptr (GString) words = g_string_new (NULL);

  flickemup_goal_describe (state, team, index, words);
  /* Translators: a goal, and how far it is reached. */
  if (state->scenario.goals[team][index].kind != FLICKEMUP_GOAL_TOLD)
    /* Translators: %s: a goal; first %d: how many there are; second %d: how many are needed */
    g_string_append_printf (text, _ ("%s, %d of %d"), words->str,
                            flickemup_goal_have (state, team, index),
                            flickemup_goal_need (state, team, index));
  else
    g_string_append_printf (
      text, flickemup_goal_met (state, team, index) ? /* Translators: %s: a goal */ _ ("%s, done")
        : /* Translators: %s: a goal */ _ ("%s, declared by you"),
      words->str);
}

static void
describe_tracked (const FlickemupState *state, guint site, GString *text)
{
  guint cowboy = (site - FLICKEMUP_SITES) % FLICKEMUP_COWBOYS;
  const FlickemupFigure *figure = &state->figures[cowboy];
  guint most = state->scenario.figures[cowboy].hit_points;

  if (site >= FLICKEMUP_SITE_GOAL)
    describe_goal (state, site - FLICKEMUP_SITE_GOAL, text);
  else if (site >= FLICKEMUP_SITE_SLOT)
    describe_slot (state, site - FLICKEMUP_SITE_SLOT, text);
  else if (site >= FLICKEMUP_SITE_LOST)
    /* Translators: first %u: how many hit points; second %u: of how many */
    g_string_append_printf (text, ngettext ("%u of %u lost", "%u of %u lost", most),
                            most - figure->hit_points, most);
  else if (site >= FLICKEMUP_SITE_HEARTS)
    /* Translators: first %u: how many coins or lives; second %u: of how many */
    g_string_append_printf (text, ngettext ("%u of %u left", "%u of %u left", most),
                            figure->hit_points, most);
  else
    g_string_append (text, flickemup_is_available (state, cowboy) ? _ ("ready") : _ ("has played"));
}

static void
describe_clock (const FlickemupState *state, GString *text)
{
  FlipSummary hour;

  flickemup_where (state, &hour);
  flickemup_tell (&hour, text);
}

static void
describe_site (const FlickemupState *state, guint site, GString *text)
{
  g_assert (site < FLICKEMUP_TRACKER_SITES);

  if (!flickemup_site_is_there (state, site))
    g_string_append (text, site < FLICKEMUP_SITES ? _ ("not in this scenario") : "");
  else if (site >= FLICKEMUP_SITES)
    describe_tracked (state, site, text);
  else if (site < FLICKEMUP_SITE_BUILDING)
    flickemup_figure_describe (state, site, text);
  else if (site < FLICKEMUP_SITE_GALLOWS)
    flickemup_building_describe (state, site - FLICKEMUP_SITE_BUILDING, text);
  else if (site == FLICKEMUP_SITE_GALLOWS)
    describe_gallows (state, text);
  else
    describe_clock (state, text);
}

static FlipMark
mark_of (const FlickemupState *state, guint site)
{
  if (!flickemup_site_is_there (state, site) || site >= FLICKEMUP_SITES)
    return FLIP_MARK_NONE;
  if (site < FLICKEMUP_SITE_BUILDING)
    return !flickemup_lives (state, site) ? FLIP_MARK_CROSSED
           : state->turn.cowboy == site   ? FLIP_MARK_CIRCLED
                                          : FLIP_MARK_NONE;
  if (site < FLICKEMUP_SITE_GALLOWS)
    return flickemup_is_closed (state, site - FLICKEMUP_SITE_BUILDING) ? FLIP_MARK_CROSSED
                                                                       : FLIP_MARK_NONE;
  return FLIP_MARK_NONE;
}

static gboolean
is_named (const FlipMoveList *list, guint site)
{
  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site == site)
        return TRUE;
    }

  return FALSE;
}

/* Questions to the table can be answered on anybody's sheet. */
static void
list_for (const FlickemupState *state, guint seat, FlipMoveList *list)
{
  int who = flickemup_who (state);

  list->n = 0;
  if (who == (int) seat || who == FLIP_TABLE)
    flip_game_legal (&flickemup_game, state, list);
}

static void
write_tracked_title (guint site, char *title, gsize size)
{
  guint slot = site - FLICKEMUP_SITE_SLOT, goal = site - FLICKEMUP_SITE_GOAL;
  const char *name = flickemup_figure_name ((site - FLICKEMUP_SITES) % FLICKEMUP_COWBOYS);

  if (site >= FLICKEMUP_SITE_GOAL)
    /* Translators: %u: the number of the goal; %s: one of the two sides */
    flip_phrase_print (title, size, _ ("Goal %u of the %s"), goal % FLICKEMUP_MOST_GOALS + 1,
                       flickemup_team_name (goal / FLICKEMUP_MOST_GOALS));
  else if (site >= FLICKEMUP_SITE_SLOT)
    /* Translators: %u: the number of the place; %s: a cowboy */
    flip_phrase_print (title, size, _ ("Place %u of %s"), slot % FLICKEMUP_SLOTS + 1,
                       flickemup_figure_name (slot / FLICKEMUP_SLOTS));
  else
    flip_phrase_print (title, size,
                       /* Translators: %s: a cowboy */
                       site >= FLICKEMUP_SITE_LOST     ? _ ("Lost hearts of %s")
                       /* Translators: %s: a cowboy */
                       : site >= FLICKEMUP_SITE_HEARTS ? _ ("Hearts of %s")
                                                       /* Translators: %s: a cowboy */
                                                       : _ ("Hat of %s"),
                       name);
}

static const char *
title_of (guint site)
{
  if (site < FLICKEMUP_FIGURES)
    return flickemup_figure_name (site);
  if (site < FLICKEMUP_SITE_GALLOWS)
    return flickemup_building_name (site - FLICKEMUP_SITE_BUILDING);
  return site == FLICKEMUP_SITE_GALLOWS ? _ ("Gallows") : _ ("Clock");
}

void
flickemup_sites (gconstpointer data, guint seat, FlipSites *sites)
{
  const FlickemupState *state = data;
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autoptr (GString) text = g_string_new (NULL);

  G_STATIC_ASSERT (FLICKEMUP_TRACKER_SITES <= FLIP_MAX_SITES);
  g_assert (seat < FLICKEMUP_MAX_SEATS);

  list_for (state, seat, list);
  sites->n = flickemup_n_sites (state);
  for (guint i = 0; i < sites->n; i++)
    {
      FlipSite *site = &sites->sites[i];

      *site = (FlipSite){ .id = (guint16) i, .region = flickemup_region_name (i) };
      site->mark = mark_of (state, i);
      site->price = is_named (list, i) ? 0 : FLIP_NOT_IN_REACH;
      flip_phrase_copy (site->name, flickemup_site_word (i), sizeof site->name);
      if (i >= FLICKEMUP_SITES)
        write_tracked_title (i, site->title, sizeof site->title);
      else
        flip_phrase_copy (site->title, title_of (i), sizeof site->title);
      g_string_truncate (text, 0);
      describe_site (state, i, text);
      flip_phrase_copy (site->gives, text->str, sizeof site->gives);
    }
}
