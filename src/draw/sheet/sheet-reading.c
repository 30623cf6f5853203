/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/sheet-reading.h"

#include "draw/kit/value.h"
#include "draw/kit/written.h"
#include "draw/sheet/site-face.h"
#include "engine/base/phrase.h"
#include "engine/boards/format.h"

/* Words whose heights differ by less are one line. */
#define SAME_LINE 7

/* --- Words, for those who hear them --- */

static void
free_line (gpointer data)
{
  FlipWrittenLine *line = data;

  g_string_free (line->words, TRUE);
  g_free (line);
}

static FlipWrittenLine *
add_line (GPtrArray *lines, guint site)
{
  FlipWrittenLine *line = g_new (FlipWrittenLine, 1);

  *line = (FlipWrittenLine){ .site = site, .words = g_string_new (NULL) };
  g_ptr_array_add (lines, line);
  return line;
}

/* By site, and from the top; words outside of all sites come first. */
static int
compare_heights (gconstpointer a, gconstpointer b)
{
  const FlipWritten *first = a, *second = b;

  if (first->site != second->site)
    return (first->site > second->site) - (first->site < second->site);
  return (first->y > second->y) - (first->y < second->y);
}

/* By row, and from the left. */
static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const FlipWritten *first = a, *second = b;

  if (first->row != second->row)
    return (first->row > second->row) - (first->row < second->row);
  return (first->x > second->x) - (first->x < second->x);
}

/* Sorts the words into reading order. */
static void
sort (GArray *all)
{
  FlipWritten *written = (FlipWritten *) all->data;

  g_array_sort (all, compare_heights);
  for (guint i = 1; i < all->len; i++)
    written[i].row =
      written[i - 1].row
      + (written[i].site != written[i - 1].site || written[i].y - written[i - 1].y >= SAME_LINE);
  g_array_sort (all, compare_rows);
}

static guint
site_at (const FlipSheetArt *art,
         gconstpointer state,
         guint seat,
         guint region,
         const FlipWritten *written)
{
  for (guint site = 0; site < art->n_sites; site++)
    {
      FlipRect rect;

      if (flip_sheet_art_site_region (art, site) != region)
        continue;
      rect = flip_sheet_art_site_rect (art, state, seat, FLIP_LAYOUT_BOARD, site);
      if (written->middle >= rect.x && written->middle < rect.x + rect.width && written->y >= rect.y
          && written->y < rect.y + rect.height)
        return site + 1;
    }

  return 0;
}

static GArray *
draw (const FlipSheetArt *art,
      const FlipSetup *setup,
      gconstpointer state,
      guint seat,
      guint region)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  GArray *all = flip_written_read (cr);
  g_auto (FlipCanvas) canvas = { 0 };

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  canvas.setup = setup;
  flip_sheet_art_draw_print (art, &canvas, state, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_ink (art, &canvas, state, seat, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_sites (art, &canvas, state, seat, FLIP_LAYOUT_BOARD, region);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return all;
}

/* All words in the square of a site are one line; everywhere else, each row is a line. */
static gboolean
is_same_line (const FlipWritten *a, const FlipWritten *b)
{
  return a->site == b->site && (a->site || a->row == b->row);
}

GPtrArray *
flip_written_region (const FlipSheetArt *art,
                     const FlipSetup *setup,
                     gconstpointer state,
                     guint seat,
                     guint region)
{
  g_autoptr (GArray) all = draw (art, setup, state, seat, region);
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  FlipWrittenLine *line = NULL;

  for (guint i = 0; i < all->len; i++)
    g_array_index (all, FlipWritten, i).site =
      site_at (art, state, seat, region, &g_array_index (all, FlipWritten, i));
  sort (all);
  for (guint i = 0; i < all->len; i++)
    {
      const FlipWritten *written = &g_array_index (all, FlipWritten, i);

      if (!i || !is_same_line (written - 1, written))
        line = add_line (lines, written->site);
      flip_phrase_add (line->words, written->words);
    }
  return lines;
}

/* --- Values, for editors --- */

/* Names without a group or key get those of the site. */
static void
place_values (GArray *values,
              guint first,
              const FlipFormat *format,
              gconstpointer state,
              guint16 site)
{
  const char *group = NULL, *key = NULL;

  if (!format || !format->place_of_site || !format->place_of_site (state, site, &group, &key))
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
  flip_game_sites (art->game, state, 0, sites);
  for (guint i = 0; i < sites->n; i++)
    {
      if (sites->sites[i].id < art->n_sites)
        read_site (art, &canvas, &reader, state, &sites->sites[i]);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return reader.values;
}
