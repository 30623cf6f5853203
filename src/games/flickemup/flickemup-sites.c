/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* The table as sites: figures, buildings, gallows, the clock. All seats share it. What a scenario
   does not have is listed too, so that a site's number is its index in the list. */

gboolean
flickemup_site_is_there (const FlickemupState *state, guint site)
{
  g_assert (site < FLICKEMUP_SITES);

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
    g_string_append_printf (text, _ ("%s hangs at %u o’clock"),
                            flickemup_figure_name (gallows->figure), gallows->hour);
  else
    g_string_append (text, _ ("empty"));
}

static void
describe_site (const FlickemupState *state, guint site, GString *text)
{
  g_assert (site < FLICKEMUP_SITES);

  if (!flickemup_site_is_there (state, site))
    g_string_append (text, _ ("not in this scenario"));
  else if (site < FLICKEMUP_SITE_BUILDING)
    flickemup_figure_describe (state, site, text);
  else if (site < FLICKEMUP_SITE_GALLOWS)
    flickemup_building_describe (state, site - FLICKEMUP_SITE_BUILDING, text);
  else if (site == FLICKEMUP_SITE_GALLOWS)
    describe_gallows (state, text);
  else
    flickemup_moment (state, text);
}

static FlipMark
mark_of (const FlickemupState *state, guint site)
{
  if (!flickemup_site_is_there (state, site))
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

  G_STATIC_ASSERT (FLICKEMUP_SITES <= FLIP_MAX_SITES);
  g_assert (seat < FLICKEMUP_MAX_SEATS);

  list_for (state, seat, list);
  sites->n = FLICKEMUP_SITES;
  for (guint i = 0; i < FLICKEMUP_SITES; i++)
    {
      FlipSite *site = &sites->sites[i];

      *site = (FlipSite){ .id = (guint16) i, .region = flickemup_region_name (i) };
      site->mark = mark_of (state, i);
      site->price = is_named (list, i) ? 0 : FLIP_NOT_IN_REACH;
      g_strlcpy (site->name, flickemup_site_word (i), sizeof site->name);
      g_strlcpy (site->title, title_of (i), sizeof site->title);
      g_string_truncate (text, 0);
      describe_site (state, i, text);
      g_strlcpy (site->gives, text->str, sizeof site->gives);
    }
}
