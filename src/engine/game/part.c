/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/part.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>

/* The sites of a sheet that is described in parts: their names, and which of them are in reach. */

static void
name_square (const FlipPart *part, guint index, FlipSite *site)
{
  char square[16];

  site->column = (gint8) (index % part->columns);
  site->row = (gint8) (index / part->columns);
  flip_phrase_print (square, sizeof square, "%c%d", 'a' + site->column, site->row + 1);
  flip_phrase_print (site->name, sizeof site->name, "%s %s", part->id, square);
  /* Translators: %s: column and row of a square, “b3” */
  flip_phrase_print (site->title, sizeof site->title, _ ("Square %s"), square);
}

static void
name_site (const FlipPart *part, guint index, FlipSite *site)
{
  if (part->kind == FLIP_PART_GRID)
    return name_square (part, index, site);
  flip_phrase_print (site->name, sizeof site->name, "%s %u", part->id, index + 1);
  flip_phrase_print (site->title, sizeof site->title,
                     /* Translators: %u: the number of the line */
                     part->kind == FLIP_PART_LIST ? _ ("Line %u")
                                                  /* Translators: %u: the number of the space */
                                                  : _ ("Space %u"),
                     index + 1);
}

static guint
n_sites (const FlipPart *part)
{
  return part->columns * part->rows;
}

static void
describe_site (const FlipPart *part, guint grid, guint index, FlipSite *site)
{
  *site = (FlipSite){
    .id = (guint16) (part->first + index),
    .region = _ (part->title),
    .price = FLIP_NOT_IN_REACH,
    .grid = (guint8) grid,
  };
  name_site (part, index, site);
}

static void
list_sites (const FlipGame *game, FlipSites *sites)
{
  guint n_grids = 0;

  sites->n = 0;
  for (guint i = 0; i < game->n_parts; i++)
    {
      const FlipPart *part = &game->parts[i];
      guint grid = part->kind == FLIP_PART_GRID ? ++n_grids : 0;

      g_assert (part->first == sites->n || n_sites (part) == 0);
      g_assert (sites->n + n_sites (part) <= FLIP_MAX_SITES);
      for (guint index = 0; index < n_sites (part); index++)
        describe_site (part, grid, index, &sites->sites[sites->n++]);
    }
}

/* A site that one of the seat's legal moves names costs nothing, unless the game sets a price. */
static void
reach_sites (const FlipGame *game, gconstpointer state, guint seat, FlipSites *sites)
{
  g_autofree FlipMoveList *list = NULL;
  FlipAsk ask;

  game->ask (state, &ask);
  if (ask.who != (int) seat)
    return;
  list = g_new (FlipMoveList, 1);
  flip_game_legal (game, state, list);
  for (guint i = 0; i < list->n; i++)
    {
      if (list->moves[i].site < sites->n)
        sites->sites[list->moves[i].site].price = 0;
    }
}

void
flip_game_sites (const FlipGame *game, gconstpointer state, guint seat, FlipSites *sites)
{
  list_sites (game, sites);
  if (sites->n)
    reach_sites (game, state, seat, sites);
  if (game->sites)
    game->sites (state, seat, sites);
}

const FlipPart *
flip_part_of_site (const FlipGame *game, guint16 site)
{
  for (guint i = 0; i < game->n_parts; i++)
    {
      const FlipPart *part = &game->parts[i];

      if (site >= part->first && site < part->first + n_sites (part))
        return part;
    }

  return NULL;
}

void
flip_part_site (const FlipGame *game, guint16 site, FlipSite *described)
{
  g_autofree FlipSites *sites = g_new (FlipSites, 1);

  list_sites (game, sites);
  g_return_if_fail (site < sites->n);
  *described = sites->sites[site];
}

guint16
flip_part_find_site (const FlipGame *game, const char *name)
{
  g_autofree FlipSites *sites = g_new (FlipSites, 1);

  list_sites (game, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (g_ascii_strcasecmp (sites->sites[i].name, name) == 0)
        return sites->sites[i].id;
    }

  return FLIP_NO_SITE;
}
