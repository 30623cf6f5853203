/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/part.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>

/* The sites of a sheet that is described in parts: what they are called, and which of them are in reach. */

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

static void
list_part (const FlipPart *part, guint grid, FlipSites *sites)
{
  g_assert (part->first == sites->n || part->columns == 0);
  g_assert (sites->n + part->columns * part->rows <= FLIP_MAX_SITES);

  for (guint i = 0; i < part->columns * part->rows; i++)
    {
      FlipSite *site = &sites->sites[sites->n];

      *site = (FlipSite){
        .id = (guint16) sites->n++,
        .region = _ (part->title),
        .price = FLIP_NOT_IN_REACH,
        .grid = (guint8) grid,
      };
      name_site (part, i, site);
    }
}

/* What a legal move of the seat names costs nothing, unless the game says more. */
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
  guint n_grids = 0;

  sites->n = 0;
  for (guint i = 0; i < game->n_parts; i++)
    list_part (&game->parts[i], game->parts[i].kind == FLIP_PART_GRID ? ++n_grids : 0, sites);
  if (sites->n)
    reach_sites (game, state, seat, sites);
  if (game->sites)
    game->sites (state, seat, sites);
}
