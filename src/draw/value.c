/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/value.h"

#include "draw/site-face.h"
#include "engine/boards/format.h"

#include <stdlib.h>

#define MOST_NAMES 16

/* What can be pointed at, and leaves the line above alone. */
#define LEAST_WIDTH  20
#define LEAST_HEIGHT 15

typedef struct
{
  const char *group, *key;
  int part;
  gboolean is_word;
} Name;

typedef struct
{
  GArray *values; /* of FlipPrintedValue */
  Name names[MOST_NAMES];
  guint n, next;
} Reader;

static const cairo_user_data_key_t reader_key;

/* helpers */

static Reader *
reader_of (FlipCanvas *canvas)
{
  return cairo_get_user_data (canvas->cr, &reader_key);
}

static void
add_name (FlipCanvas *canvas, Name name)
{
  Reader *reader = reader_of (canvas);

  if (!reader)
    return;
  if (reader->next == reader->n)
    reader->next = reader->n = 0;
  /* An edition may have more than its sheet has room for: what was not drawn is not waited for. */
  if (reader->n < MOST_NAMES)
    reader->names[reader->n++] = name;
}

static gboolean
takes_word (const Reader *reader)
{
  return reader->next < reader->n && reader->names[reader->next].is_word;
}

/* The rectangle is that of the text, made large enough. */
static void
take_name (FlipCanvas *canvas, Reader *reader, FlipRect rect, const char *text)
{
  const Name *name = &reader->names[reader->next++];
  FlipPrintedValue value = { name->group, name->key, name->part, { 0 }, atoi (text) };
  double x = rect.x + rect.width, y = rect.y + rect.height;

  cairo_user_to_device (canvas->cr, &rect.x, &rect.y);
  cairo_user_to_device (canvas->cr, &x, &y);
  value.rect = flip_rect_around ((rect.x + x) / 2, (rect.y + y) / 2, MAX (x - rect.x, LEAST_WIDTH),
                                 MAX (y - rect.y, LEAST_HEIGHT));
  g_array_append_val (reader->values, value);
}

static void
take_number (FlipCanvas *canvas,
             Reader *reader,
             const char *text,
             const char *number,
             gsize length,
             FlipType type,
             FlipRect rect)
{
  g_autofree char *before = g_strndup (text, (gsize) (number - text));
  g_autofree char *digits = g_strndup (number, length);

  rect.x += flip_text_width (canvas, before, type);
  rect.width = flip_text_width (canvas, digits, type);
  take_name (canvas, reader, rect, digits);
}

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
           Reader *reader,
           gconstpointer state,
           const FlipSite *site)
{
  FlipRect rect = flip_sheet_art_site_rect (art, state, 0, FLIP_LAYOUT_BOARD, site->id);
  FlipSiteLook look = flip_site_look (site);
  guint first = reader->values->len;

  if (rect.width <= 0)
    return;
  reader->next = reader->n = 0;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect.x, rect.y);
  flip_sheet_art_draw_site (art, canvas, state, 0, FLIP_LAYOUT_BOARD, site->id, &look);
  cairo_restore (canvas->cr);
  place_values (reader->values, first, art->game->format, state, site->id);
}

static void
read_region (const FlipSheetArt *art,
             FlipCanvas *canvas,
             Reader *reader,
             gconstpointer state,
             guint region)
{
  reader->next = reader->n = 0;
  flip_sheet_art_draw_print (art, canvas, state, FLIP_LAYOUT_BOARD, region);
  reader->next = reader->n = 0;
  flip_sheet_art_draw_ink (art, canvas, state, 0, FLIP_LAYOUT_BOARD, region);
}

/* public functions */

void
flip_value_name (FlipCanvas *canvas, const char *group, const char *key, int part)
{
  add_name (canvas, (Name){ group, key, part, FALSE });
}

void
flip_value_name_word (FlipCanvas *canvas, const char *group, const char *key, int part)
{
  add_name (canvas, (Name){ group, key, part, TRUE });
}

void
flip_value_note (FlipCanvas *canvas, const char *text, FlipType type, double x, double y)
{
  Reader *reader = reader_of (canvas);
  FlipRect rect = { x, y - type.size / 2, 0, type.size };

  if (!reader)
    return;
  if (takes_word (reader))
    {
      rect.width = flip_text_width (canvas, text, type);
      take_name (canvas, reader, rect, text);
      return;
    }
  for (const char *at = text; *at && reader->next < reader->n; at++)
    {
      gsize length = 0;

      while (g_ascii_isdigit (at[length]))
        length++;
      if (!length)
        continue;
      take_number (canvas, reader, text, at, length, type, rect);
      at += length - 1;
    }
}

GArray *
flip_value_list (const FlipSheetArt *art, gconstpointer state)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  g_autofree FlipSites *sites = g_new0 (FlipSites, 1);
  g_auto (FlipCanvas) canvas = { 0 };
  Reader reader = { .values = g_array_new (FALSE, FALSE, sizeof (FlipPrintedValue)) };

  cairo_set_user_data (cr, &reader_key, &reader, NULL);
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
