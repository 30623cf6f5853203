/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet-art.h"

/* The regions asked for: one, or all. */
static void
range_of (const FlipSheetArt *art, guint region, guint *first, guint *end)
{
  *first = region == FLIP_ALL_REGIONS ? 0 : region;
  *end = region == FLIP_ALL_REGIONS ? art->n_regions : region + 1;
}

void
flip_sheet_art_draw_print (const FlipSheetArt *art,
                           FlipCanvas *canvas,
                           gconstpointer state,
                           FlipLayout layout,
                           guint region)
{
  FlipRect board = { 0, 0, art->width, art->height };
  guint first, end;

  range_of (art, region, &first, &end);
  if (region == FLIP_ALL_REGIONS)
    flip_board_draw (canvas, &board);
  for (guint i = first; i < end; i++)
    art->draw_print (canvas, state, layout, i);
}

void
flip_sheet_art_draw_ink (const FlipSheetArt *art,
                         FlipCanvas *canvas,
                         gconstpointer state,
                         guint seat,
                         FlipLayout layout,
                         guint region)
{
  guint first, end;

  range_of (art, region, &first, &end);
  for (guint i = first; i < end; i++)
    art->draw_ink (canvas, state, seat, layout, i);
}

static void
draw_site_in_place (const FlipSheetArt *art,
                    FlipCanvas *canvas,
                    gconstpointer state,
                    guint seat,
                    FlipLayout layout,
                    const FlipSite *site)
{
  FlipRect rect = art->site_now ? art->site_now (state, seat, layout, site->id)
                                : art->site (layout, site->id);
  FlipSiteLook look = flip_site_look (site);

  if (rect.width <= 0)
    return;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect.x, rect.y);
  art->draw_site (canvas, state, seat, layout, site->id, &look);
  cairo_restore (canvas->cr);
}

void
flip_sheet_art_draw_sites (const FlipSheetArt *art,
                           FlipCanvas *canvas,
                           gconstpointer state,
                           guint seat,
                           FlipLayout layout,
                           guint region)
{
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);

  art->game->sites (state, seat, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (region == FLIP_ALL_REGIONS || art->site_region (sites->sites[i].id) == region)
        draw_site_in_place (art, canvas, state, seat, layout, &sites->sites[i]);
    }
}

void
flip_sheet_art_draw (const FlipSheetArt *art,
                     FlipCanvas *canvas,
                     gconstpointer state,
                     guint seat,
                     FlipLayout layout,
                     guint region)
{
  flip_sheet_art_draw_print (art, canvas, state, layout, region);
  flip_sheet_art_draw_ink (art, canvas, state, seat, layout, region);
  flip_sheet_art_draw_sites (art, canvas, state, seat, layout, region);
}
