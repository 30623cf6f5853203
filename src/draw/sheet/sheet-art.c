/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/sheet-art.h"

#include <glib/gi18n-lib.h>

/* helpers */

static gboolean
is_region (const FlipSheetArt *art, guint region)
{
  return region == FLIP_ALL_REGIONS || region < art->n_regions;
}

/* Whether an index is the requested region, or all regions are requested. */
static gboolean
is_asked (guint region, guint index)
{
  return region == FLIP_ALL_REGIONS || region == index;
}

static FlipPage
page_of (const FlipSheetArt *art,
         FlipCanvas *canvas,
         gconstpointer state,
         guint seat,
         FlipLayout layout,
         guint region)
{
  return (FlipPage){
    .art = art,
    .canvas = canvas,
    .state = state,
    .seat = seat,
    .layout = layout,
    .region = region,
    .rect = flip_sheet_art_region_rect (art, layout, region),
  };
}

/* The spot without its rectangle. */
static FlipSpot
spot_of (const FlipSheetArt *art, gconstpointer state, guint seat, FlipLayout layout, guint site)
{
  guint region = flip_sheet_art_site_region (art, site);

  return (FlipSpot){
    .art = art,
    .state = state,
    .seat = seat,
    .layout = layout,
    .region = region,
    .site = site,
    .index = site - art->regions[region]->sites.first,
  };
}

static const FlipRegion *
row_of_site (const FlipSheetArt *art, guint site)
{
  return art->regions[flip_sheet_art_site_region (art, site)];
}

/* places */

FlipRect
flip_sheet_art_area (const FlipSheetArt *art, FlipLayout layout)
{
  g_return_val_if_fail (art != NULL && layout < FLIP_LAYOUT_NARROW, ((FlipRect){ 0 }));

  switch (layout)
    {
    case FLIP_LAYOUT_LOW:
      return (FlipRect){ 0, 0, art->low_width, art->low_height };
    case FLIP_LAYOUT_HALF:
      return (FlipRect){ 0, 0, art->half_width, art->half_height };
    default:
      return (FlipRect){ 0, 0, art->width, art->height };
    }
}

gboolean
flip_sheet_art_has_layout (const FlipSheetArt *art, FlipLayout layout)
{
  g_return_val_if_fail (art != NULL && layout < FLIP_N_LAYOUTS, FALSE);

  return layout == FLIP_LAYOUT_NARROW || flip_sheet_art_area (art, layout).width > 0;
}

FlipRect
flip_sheet_art_region_rect (const FlipSheetArt *art, FlipLayout layout, guint region)
{
  const FlipRect *rects;
  FlipRect rect;

  g_return_val_if_fail (art != NULL && region < art->n_regions, ((FlipRect){ 0 }));
  g_return_val_if_fail (layout < FLIP_N_LAYOUTS, ((FlipRect){ 0 }));

  rects = art->regions[region]->rects;
  rect = rects[layout];
  if (rect.width == 0)
    rect.width = rects[FLIP_LAYOUT_BOARD].width;
  if (rect.height == 0)
    rect.height = rects[FLIP_LAYOUT_BOARD].height;
  return rect;
}

const char *
flip_sheet_art_region_name (const FlipSheetArt *art, guint region)
{
  g_return_val_if_fail (art != NULL && region < art->n_regions, "");

  return _ (art->regions[region]->name);
}

guint
flip_sheet_art_site_region (const FlipSheetArt *art, guint site)
{
  g_return_val_if_fail (art != NULL && site < art->n_sites, 0);

  if (art->site_region)
    return art->site_region (site);
  for (guint i = 0; i < art->n_regions; i++)
    {
      if (site >= art->regions[i]->sites.first && site < art->regions[i]->sites.end)
        return i;
    }

  g_return_val_if_reached (0);
}

/* The place of a site; for an editor, also of one that is left out. */
static FlipRect
rect_of_site (const FlipSheetArt *art,
              gconstpointer state,
              guint seat,
              FlipLayout layout,
              guint site,
              gboolean as_square)
{
  const FlipRegion *row;
  FlipSpot spot;

  g_return_val_if_fail (art != NULL && site < art->n_sites, ((FlipRect){ 0 }));
  g_return_val_if_fail (layout < FLIP_N_LAYOUTS, ((FlipRect){ 0 }));

  spot = spot_of (art, state, seat, layout, site);
  row = art->regions[spot.region];
  return as_square && row->square ? row->square (&spot) : row->place (&spot);
}

FlipRect
flip_sheet_art_site_rect (const FlipSheetArt *art,
                          gconstpointer state,
                          guint seat,
                          FlipLayout layout,
                          guint site)
{
  return rect_of_site (art, state, seat, layout, site, FALSE);
}

FlipRect
flip_sheet_art_square_rect (const FlipSheetArt *art,
                            gconstpointer state,
                            guint seat,
                            FlipLayout layout,
                            guint site)
{
  return rect_of_site (art, state, seat, layout, site, TRUE);
}

/* drawing */

void
flip_page_panel (const FlipPage *page, const char *note)
{
  const FlipRegion *region = page->art->regions[page->region];
  FlipPanelHead head = { region->hue, region->glyph, _ (region->name), note,
                         note ? 0 : page->rect.width - 36 };

  flip_panel_draw (page->canvas, &page->rect, &head);
}

void
flip_page_print (const FlipPage *page)
{
  flip_page_panel (page, NULL);
}

void
flip_sheet_art_draw_print (const FlipSheetArt *art,
                           FlipCanvas *canvas,
                           gconstpointer state,
                           FlipLayout layout,
                           guint region)
{
  g_return_if_fail (canvas != NULL && state != NULL);
  g_return_if_fail (art != NULL && is_region (art, region));

  if (region == FLIP_ALL_REGIONS && layout != FLIP_LAYOUT_HALF)
    {
      FlipRect board = flip_sheet_art_area (art, layout);

      flip_board_draw (canvas, &board);
    }
  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipPage page = page_of (art, canvas, state, 0, layout, i);

      if (is_asked (region, i))
        art->regions[i]->print (&page);
    }
}

void
flip_sheet_art_draw_ink (const FlipSheetArt *art,
                         FlipCanvas *canvas,
                         gconstpointer state,
                         guint seat,
                         FlipLayout layout,
                         guint region)
{
  g_return_if_fail (canvas != NULL && state != NULL);
  g_return_if_fail (art != NULL && is_region (art, region));
  g_return_if_fail (seat < FLIP_MAX_SEATS);

  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipPage page = page_of (art, canvas, state, seat, layout, i);

      if (!is_asked (region, i) || !art->regions[i]->ink)
        continue;
      canvas->ground = canvas->palette->tints[art->regions[i]->hue];
      art->regions[i]->ink (&page);
    }
}

static void
draw_site_in_place (const FlipSheetArt *art,
                    FlipCanvas *canvas,
                    gconstpointer state,
                    guint seat,
                    FlipLayout layout,
                    const FlipSite *site)
{
  FlipRect rect = flip_sheet_art_site_rect (art, state, seat, layout, site->id);
  FlipSiteLook look = flip_site_look (site);

  if (rect.width <= 0)
    return;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect.x, rect.y);
  flip_sheet_art_draw_site (art, canvas, state, seat, layout, site->id, &look);
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

  g_return_if_fail (canvas != NULL && state != NULL);
  g_return_if_fail (art != NULL && is_region (art, region));

  flip_game_sites (art->game, state, seat, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].id >= art->n_sites) /* the game has more sites than this board */
        continue;
      if (is_asked (region, flip_sheet_art_site_region (art, sites->sites[i].id)))
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

/* The part of the board that is covered by the regions of an edition. */
static FlipRect
edition_area (const FlipSheetArt *art)
{
  double left = art->width, top = art->height, right = 0, bottom = 0;

  if (!art->edition_regions)
    return flip_sheet_art_area (art, FLIP_LAYOUT_BOARD);
  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipRect rect = flip_sheet_art_region_rect (art, FLIP_LAYOUT_BOARD, i);

      if (!(art->edition_regions >> i & 1))
        continue;
      left = MIN (left, rect.x);
      top = MIN (top, rect.y);
      right = MAX (right, rect.x + rect.width);
      bottom = MAX (bottom, rect.y + rect.height);
    }

  return (FlipRect){ left, top, right - left, bottom - top };
}

static void
draw_edition_regions (const FlipSheetArt *art, FlipCanvas *canvas, gconstpointer state)
{
  if (!art->edition_regions)
    flip_sheet_art_draw (art, canvas, state, 0, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  for (guint i = 0; i < art->n_regions; i++)
    {
      if (art->edition_regions >> i & 1)
        flip_sheet_art_draw (art, canvas, state, 0, FLIP_LAYOUT_BOARD, i);
    }
}

void
flip_sheet_art_draw_edition (const FlipSheetArt *art,
                             FlipCanvas *canvas,
                             gconstpointer state,
                             const FlipRect *rect)
{
  FlipRect area;
  double scale;

  g_return_if_fail (art && canvas && state && rect);

  if (art->draw_edition)
    {
      art->draw_edition (canvas, state, rect);
      return;
    }
  area = edition_area (art);
  scale = MIN (rect->width / area.width, rect->height / area.height);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, flip_rect_middle (rect), flip_rect_centre (rect));
  cairo_scale (canvas->cr, scale, scale);
  cairo_translate (canvas->cr, -flip_rect_middle (&area), -flip_rect_centre (&area));
  draw_edition_regions (art, canvas, state);
  cairo_restore (canvas->cr);
}

gboolean
flip_sheet_art_has_outlook (const FlipSheetArt *art)
{
  g_return_val_if_fail (art != NULL, FALSE);

  for (guint i = 0; i < art->n_regions; i++)
    {
      if (art->regions[i]->outlook)
        return TRUE;
    }

  return FALSE;
}

void
flip_sheet_art_draw_outlook (const FlipSheetArt *art,
                             FlipCanvas *canvas,
                             gconstpointer state,
                             gconstpointer after,
                             guint seat,
                             FlipLayout layout,
                             guint region)
{
  g_return_if_fail (canvas != NULL && state != NULL && after != NULL);
  g_return_if_fail (art != NULL && is_region (art, region));

  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipPage page = page_of (art, canvas, state, seat, layout, i);

      page.after = after;
      if (is_asked (region, i) && art->regions[i]->outlook)
        art->regions[i]->outlook (&page);
    }
}

void
flip_sheet_art_draw_site (const FlipSheetArt *art,
                          FlipCanvas *canvas,
                          gconstpointer state,
                          guint seat,
                          FlipLayout layout,
                          guint site,
                          const FlipSiteLook *look)
{
  const FlipRegion *row;
  FlipSpot spot;

  g_return_if_fail (canvas != NULL && state != NULL && look != NULL);
  g_return_if_fail (art != NULL && site < art->n_sites);

  spot = spot_of (art, state, seat, layout, site);
  row = art->regions[spot.region];
  spot.rect = row->place (&spot);
  if (spot.rect.width <= 0)
    return;
  spot.canvas = canvas;
  spot.look = look;
  spot.rect.x = spot.rect.y = 0;
  row->site (&spot);
  if (look->hint)
    flip_site_hint_paint (canvas, &spot.rect, look->hint);
}

/* digests */

FlipDigest
flip_sheet_art_ink_digest (const FlipSheetArt *art, gconstpointer state, guint seat, guint region)
{
  FlipPage page;

  g_return_val_if_fail (art != NULL && region < art->n_regions, 0);
  g_return_val_if_fail (state != NULL && seat < FLIP_MAX_SEATS, 0);

  if (!art->regions[region]->ink)
    return 0;
  page = page_of (art, NULL, state, seat, FLIP_LAYOUT_BOARD, region);
  return flip_digest_number (art->regions[region]->digest (&page), seat);
}

gboolean
flip_sheet_art_keeps_site (const FlipSheetArt *art, guint site)
{
  g_return_val_if_fail (art != NULL && site < art->n_sites, FALSE);

  return row_of_site (art, site)->site_digest != NULL;
}

guint
flip_sheet_art_site_digest (const FlipSheetArt *art,
                            gconstpointer state,
                            guint seat,
                            guint site,
                            const FlipSiteLook *look)
{
  const FlipRegion *row;
  FlipSpot spot;

  g_return_val_if_fail (art != NULL && site < art->n_sites, 0);
  g_return_val_if_fail (state != NULL && seat < FLIP_MAX_SEATS, 0);

  spot = spot_of (art, state, seat, FLIP_LAYOUT_BOARD, site);
  spot.look = look;
  row = art->regions[spot.region];
  return row->site_digest ? row->site_digest (&spot) : 0;
}

guint
flip_site_digest_of_look (const FlipSpot *spot)
{
  return 0;
}

FlipColour
flip_sheet_art_emblem_colour (const FlipSheetArt *art, const FlipPalette *palette)
{
  g_return_val_if_fail (art != NULL && palette != NULL, ((FlipColour){ 0 }));

  if (art->emblem_colour)
    return G_STRUCT_MEMBER (FlipColour, palette, art->emblem_colour);
  return palette->hues[art->regions[0]->hue];
}
