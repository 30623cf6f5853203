/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws a position into a file, to look at: show-picture POSITION PALETTE SCALE FILE [REGION].
   With a region, that region's narrow page; the file is then a PNG. */

#include "draw/paper/picture.h"
#include "draw/sheet/sheet-art.h"
#include "games/fliptown/fliptown.h"
#include "tests/draw/position.h"

#include <locale.h>
#include <stdlib.h>

static FlipPaletteId
palette_of (const char *word)
{
  static const char *const words[] = { "light", "dark", "contrast", "contrast-dark", "print" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (g_str_equal (word, words[i]))
        return i;
    }
  g_error ("no palette %s", word);
}

static void
set_position (FliptownState *state, const char *word)
{
  if (g_str_equal (word, "fresh"))
    position_fresh (state, NULL);
  else if (g_str_equal (word, "full"))
    position_full (state);
  else
    position_mid_game (state);
}

static void
show_page (const FliptownState *state,
           FlipPaletteId id,
           double scale,
           const char *path,
           guint region)
{
  const FlipSheetArt *art = flip_sheet_art_find (&fliptown_game);
  FlipRect rect = flip_sheet_art_region_rect (art, FLIP_LAYOUT_NARROW, region);
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_RGB24, (int) ((rect.width + 20) * scale), (int) ((rect.height + 20) * scale));
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };

  cairo_scale (cr, scale, scale);
  flip_canvas_init (&canvas, cr, flip_palette (id));
  flip_canvas_colour (&canvas, canvas.palette->board);
  cairo_paint (cr);
  cairo_translate (cr, 10, 10);
  flip_sheet_art_draw (art, &canvas, state, 0, FLIP_LAYOUT_NARROW, region);
  cairo_surface_write_to_png (surface, path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
write_picture (const FlipPicture *picture, const char *path)
{
  FlipPictureFormat format = g_str_has_suffix (path, ".pdf")   ? FLIP_PICTURE_PDF
                             : g_str_has_suffix (path, ".svg") ? FLIP_PICTURE_SVG
                                                               : FLIP_PICTURE_PNG;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = flip_picture_bytes (picture, format, &error);

  if (!bytes
      || !g_file_set_contents (path, g_bytes_get_data (bytes, NULL),
                               (gssize) g_bytes_get_size (bytes), &error))
    g_error ("%s", error->message);
}

int
main (int argc, char **argv)
{
  FliptownState state = { 0 };
  FlipPicture picture = { .game = &fliptown_game, .state = &state, .title = "Fliptown" };

  setlocale (LC_ALL, "C.UTF-8");
  if (argc < 5)
    g_error ("show-picture POSITION PALETTE SCALE FILE [REGION]");
  set_position (&state, argv[1]);
  picture.palette = palette_of (argv[2]);
  picture.scale = g_ascii_strtod (argv[3], NULL);
  if (argc > 5)
    show_page (&state, picture.palette, picture.scale, argv[4], (guint) atoi (argv[5]));
  else
    write_picture (&picture, argv[4]);
  return 0;
}
