/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/value-list.h"

#include "draw/kit/value.h"
#include "draw/sheet/site-face.h"
#include "engine/boards/format.h"

/* helpers */

/* Names without a group or key are those of the site. */
static void
place_values (GArray *values,
              guint first,
              const FlipFormat *format,
              gconstpointer state,
              guint16 site)
{
  const char *group = NULL, *key = NULL;

  if (!format->place_of_site || !format->place_of_site (state, site, &group, &key))
    {
      g_array_set_size (values, first);
      return;
    }
  for (guint i = first; i < values->len; i++)
    {
      FlipPrintedValue *value = &g_array_index (values, FlipPrintedValue, i);

      value->group = value->group ? value->group : group;
      value->key = value->key ? value->key : key;
    }
}

static void
read_site (const FlipSheetArt *art,
           FlipCanvas *canvas,
           FlipValueReader *reader,
           gconstpointer state,
           const FlipSite *site)
{
  FlipRect rect = flip_sheet_art_site_rect (art, state, 0, FLIP_LAYOUT_BOARD, site->id);
  FlipSiteLook look = flip_site_look (site);
  guint first = reader->values->len;

  if (rect.width <= 0)
    return;
  flip_value_forget_names (reader);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect.x, rect.y);
  flip_sheet_art_draw_site (art, canvas, state, 0, FLIP_LAYOUT_BOARD, site->id, &look);
  cairo_restore (canvas->cr);
  place_values (reader->values, first, art->game->format, state, site->id);
}

static void
read_region (const FlipSheetArt *art,
             FlipCanvas *canvas,
             FlipValueReader *reader,
             gconstpointer state,
             guint region)
{
  flip_value_forget_names (reader);
  flip_sheet_art_draw_print (art, canvas, state, FLIP_LAYOUT_BOARD, region);
  flip_value_forget_names (reader);
  flip_sheet_art_draw_ink (art, canvas, state, 0, FLIP_LAYOUT_BOARD, region);
}

/* public functions */

GArray *
flip_value_list (const FlipSheetArt *art, gconstpointer state)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  g_auto (FlipCanvas) canvas = { 0 };
  FlipValueReader reader = { .values = g_array_new (FALSE, FALSE, sizeof (FlipPrintedValue)) };

  flip_value_read (cr, &reader);
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  for (guint region = 0; region < art->n_regions; region++)
    read_region (art, &canvas, &reader, state, region);
  art->game->sites (state, 0, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].id < art->n_sites)
        read_site (art, &canvas, &reader, state, &sites->sites[i]);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return reader.values;
}
