/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/written.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What stands less apart is one line. */
#define SAME_LINE 7

typedef struct
{
  double x, middle, y;
  guint site; /* in whose square it stands, from 1, or 0 */
  guint row;
  char *words;
} Written;

static const cairo_user_data_key_t reader;

/* helpers */

static void
clear_written (gpointer data)
{
  g_free (((Written *) data)->words);
}

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

static const char *
glyph_word (FlipGlyph glyph)
{
  switch (glyph)
    {
    case FLIP_GLYPH_STAR:
      return C_ ("symbol", "star");
    case FLIP_GLYPH_STARLINE:
      return C_ ("symbol", "silver star");
    case FLIP_GLYPH_NUGGET:
      return C_ ("symbol", "gold");
    case FLIP_GLYPH_POSTER:
      return C_ ("symbol", "Wanted");
    case FLIP_GLYPH_PAN:
      return C_ ("symbol", "pan");
    case FLIP_GLYPH_HAMMER:
      return C_ ("symbol", "hammer");
    case FLIP_GLYPH_COIN:
      return C_ ("symbol", "cash");
    case FLIP_GLYPH_ANGRY:
      return C_ ("symbol", "unhappy");
    case FLIP_GLYPH_GEM:
      return C_ ("symbol", "diamond");
    case FLIP_GLYPH_CROWN:
      return C_ ("symbol", "casino");
    default:
      return NULL;
    }
}

/* Site by site, and from the top; what stands at none comes first. */
static int
compare_heights (gconstpointer a, gconstpointer b)
{
  const Written *first = a, *second = b;

  if (first->site != second->site)
    return (first->site > second->site) - (first->site < second->site);
  return (first->y > second->y) - (first->y < second->y);
}

/* Row by row, and from the left. */
static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const Written *first = a, *second = b;

  if (first->row != second->row)
    return (first->row > second->row) - (first->row < second->row);
  return (first->x > second->x) - (first->x < second->x);
}

/* In the order in which people read it. */
static void
sort (GArray *all)
{
  Written *written = (Written *) all->data;

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
         const Written *written)
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
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Written));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  g_array_set_clear_func (all, clear_written);
  cairo_set_user_data (cr, &reader, all, NULL);
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  canvas.setup = setup;
  flip_sheet_art_draw_print (art, &canvas, state, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_ink (art, &canvas, state, seat, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_sites (art, &canvas, state, seat, FLIP_LAYOUT_BOARD, region);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return all;
}

/* What stands in the square of a site is one line, everything else is as it stands. */
static gboolean
is_same_line (const Written *a, const Written *b)
{
  return a->site == b->site && (a->site || a->row == b->row);
}

/* A symbol and its word are one: "{pan} pan". */
static void
add_glyph (GString *plain, FlipGlyph glyph, const char *rest)
{
  const char *word = glyph_word (glyph);

  if (word && !g_str_has_prefix (rest + strspn (rest, " *"), word))
    g_string_append (plain, word);
}

static gboolean
ends_in_blank (const GString *text)
{
  return text->len == 0 || text->str[text->len - 1] == ' ';
}

/* public functions */

gboolean
flip_written_note (cairo_t *cr, double x, double width, double y, const char *words)
{
  GArray *all = cairo_get_user_data (cr, &reader);
  Written written = { .x = x, .middle = x + width / 2, .y = y };
  double same = y;

  if (!all)
    return FALSE;
  cairo_user_to_device (cr, &written.middle, &same);
  cairo_user_to_device (cr, &written.x, &written.y);
  written.words = flip_written_plain (words);
  g_array_append_val (all, written);
  return TRUE;
}

char *
flip_written_plain (const char *line)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = line; *at; at++)
    {
      const char *end = *at == '{' ? strchr (at, '}') : NULL;
      FlipGlyph glyph;

      if (end && flip_glyph_find (at + 1, (gsize) (end - at - 1), &glyph))
        {
          add_glyph (plain, glyph, end + 1);
          at = end;
        }
      else if (!strchr ("*[]", *at) && !(*at == ' ' && ends_in_blank (plain)))
        g_string_append_c (plain, *at);
    }
  return g_strstrip (g_string_free (plain, FALSE));
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
    g_array_index (all, Written, i).site =
      site_at (art, state, seat, region, &g_array_index (all, Written, i));
  sort (all);
  for (guint i = 0; i < all->len; i++)
    {
      const Written *written = &g_array_index (all, Written, i);

      if (!i || !is_same_line (written - 1, written))
        line = add_line (lines, written->site);
      flip_phrase_add (line->words, written->words);
    }
  return lines;
}
