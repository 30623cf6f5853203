/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/draw/golden.h"

#include "engine/game/verb.h"

#include <math.h>
#include <pango/pangocairo.h>

/* Other versions of the font and of Cairo shade edges a little differently; a number or a mark
   that is not where it should be differs strongly. */
#define MOST_MEAN   .6
#define STRONG      96
#define MOST_STRONG 24

#define PAGE_WIDTH 386
#define PAGE_GAP   10

static int
channel (guint32 pixel, guint shift)
{
  return (int) (pixel >> shift & 0xff);
}

GoldenDifference
golden_compare (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  GoldenDifference difference = { .left = G_MAXINT, .top = G_MAXINT, .right = -1, .bottom = -1 };
  double sum = 0;

  g_assert_cmpint (cairo_image_surface_get_width (b), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (b), ==, height);
  for (int y = 0; y < height; y++)
    {
      const guint32 *row_a =
        (const void *) (cairo_image_surface_get_data (a) + y * cairo_image_surface_get_stride (a));
      const guint32 *row_b =
        (const void *) (cairo_image_surface_get_data (b) + y * cairo_image_surface_get_stride (b));

      for (int x = 0; x < width; x++)
        {
          int most = 0;

          for (guint shift = 0; shift < 24; shift += 8)
            {
              int apart = ABS (channel (row_a[x], shift) - channel (row_b[x], shift));

              sum += apart;
              most = MAX (most, apart);
            }
          if (most <= STRONG)
            continue;
          difference.strong++;
          difference.left = MIN (difference.left, x);
          difference.right = MAX (difference.right, x);
          difference.top = MIN (difference.top, y);
          difference.bottom = MAX (difference.bottom, y);
        }
    }
  difference.mean = sum / 3 / width / height;
  return difference;
}

cairo_surface_t *
golden_surface (double width, double height)
{
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (width), (int) ceil (height));
}

gboolean
golden_has_font (void)
{
  cairo_surface_t *surface = golden_surface (1, 1);
  cairo_t *cr = cairo_create (surface);
  PangoContext *context = pango_cairo_create_context (cr);
  PangoFontDescription *wanted = pango_font_description_from_string ("Cantarell 12");
  PangoFont *font = pango_context_load_font (context, wanted);
  PangoFontDescription *found = pango_font_describe (font);
  gboolean same = g_str_equal (pango_font_description_get_family (found), "Cantarell");

  pango_font_description_free (found);
  pango_font_description_free (wanted);
  g_object_unref (font);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return same;
}

static void
compare_with_file (cairo_surface_t *picture, const char *path)
{
  cairo_surface_t *kept = cairo_image_surface_create_from_png (path);
  GoldenDifference difference;

  g_assert_cmpint (cairo_surface_status (kept), ==, CAIRO_STATUS_SUCCESS);
  difference = golden_compare (picture, kept);
  g_test_message ("%s: mean %.3f, %u pixels differ strongly", path, difference.mean,
                  difference.strong);
  g_assert_cmpfloat (difference.mean, <=, MOST_MEAN);
  g_assert_cmpuint (difference.strong, <=, MOST_STRONG);
  cairo_surface_destroy (kept);
}

/* Compares and frees the picture. */
void
golden_check (const Golden *golden, const char *name, cairo_surface_t *picture)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (golden->folder, file, NULL);

  if (!golden_has_font ())
    g_test_skip ("Cantarell is not installed");
  else if (golden->write)
    g_assert_cmpint (cairo_surface_write_to_png (picture, path), ==, CAIRO_STATUS_SUCCESS);
  else
    compare_with_file (picture, path);
  cairo_surface_destroy (picture);
}

void
golden_play (const FlipGame *game, gpointer state, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ", ", -1);

  for (guint i = 0; texts[i]; i++)
    {
      FlipRefusal refusal = { 0 };
      FlipMove move;

      if (!flip_game_parse (game, state, texts[i], &move, &refusal)
          || !flip_game_check (game, state, &move, &refusal))
        g_error ("“%s” is refused: %s", texts[i], refusal.text);
      flip_game_apply (game, state, &move);
    }
}

static void
begin_canvas (FlipCanvas *canvas, cairo_t *cr, FlipPaletteId palette, double scale)
{
  flip_canvas_init (canvas, cr, flip_palette (palette));
  flip_canvas_colour (canvas, canvas->palette->desk);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
}

static cairo_surface_t *
draw_board (const FlipSheetArt *art,
            gconstpointer state,
            FlipLayout layout,
            FlipPaletteId palette,
            double scale)
{
  FlipRect area = flip_sheet_art_area (art, layout);
  cairo_surface_t *surface = golden_surface (area.width * scale, area.height * scale);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  begin_canvas (&canvas, cr, palette, scale);
  flip_sheet_art_draw (art, &canvas, state, 0, layout, FLIP_ALL_REGIONS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

cairo_surface_t *
golden_board (const FlipSheetArt *art, gconstpointer state, FlipPaletteId palette, double scale)
{
  return draw_board (art, state, FLIP_LAYOUT_BOARD, palette, scale);
}

cairo_surface_t *
golden_layout (const FlipSheetArt *art, gconstpointer state, FlipLayout layout)
{
  return draw_board (art, state, layout, FLIP_PALETTE_LIGHT, GOLDEN_SCALE);
}

cairo_surface_t *
golden_pages (const FlipSheetArt *art, gconstpointer state, guint regions, double height)
{
  cairo_surface_t *surface = golden_surface (PAGE_WIDTH * GOLDEN_SCALE, height * GOLDEN_SCALE);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  begin_canvas (&canvas, cr, FLIP_PALETTE_LIGHT, GOLDEN_SCALE);
  cairo_translate (cr, PAGE_GAP, PAGE_GAP);
  for (guint i = 0; i < art->n_regions; i++)
    {
      if (!(regions & 1u << i))
        continue;
      flip_sheet_art_draw (art, &canvas, state, 0, FLIP_LAYOUT_NARROW, i);
      cairo_translate (cr, 0,
                       flip_sheet_art_region_rect (art, FLIP_LAYOUT_NARROW, i).height + PAGE_GAP);
    }
  cairo_destroy (cr);
  return surface;
}

static void
test_picture (gconstpointer data)
{
  const GoldenPicture *picture = data;
  g_autofree guint8 *state = g_new0 (guint8, picture->art->game->state_size);

  picture->set (state);
  golden_check (picture->golden, picture->name,
                golden_board (picture->art, state, picture->palette, GOLDEN_SCALE));
}

void
golden_add_pictures (const Golden *golden,
                     const FlipSheetArt *art,
                     const char *suite,
                     GoldenPicture *pictures,
                     guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s", suite, pictures[i].name);

      pictures[i].golden = golden;
      pictures[i].art = art;
      g_test_add_data_func (path, &pictures[i], test_picture);
    }
}

/* The folder, and --write. */
Golden
golden_read (int argc, char **argv)
{
  Golden golden = { 0 };

  for (int i = 1; i < argc; i++)
    {
      if (g_str_equal (argv[i], "--write"))
        golden.write = TRUE;
      else
        golden.folder = argv[i];
    }
  g_assert_nonnull (golden.folder);
  return golden;
}
