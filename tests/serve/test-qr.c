/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A link as a QR code: on a surface and on a terminal, module by module. */

#include "serve/qr.h"

#include <qrencode.h>
#include <string.h>

#define MARGIN 4

/* The modules of a code with its margin, as they were seen. */
typedef struct
{
  int size;
  gboolean dark[200][200];
} Seen;

static const char *const texts[] = {
  "x",
  "http://192.168.1.23:4242/",
  "http://192.168.100.123:54321/j/AbCdEfGhIjKlMnOpQrStUv",
  "http://127.0.0.1:1/?a=1&b=ä€😀",
};

static const char *const finder[] = {
  "#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######",
};

/* What libqrencode says. */
static void
expect_code (const Seen *seen, const char *text)
{
  QRcode *code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);

  g_assert_nonnull (code);
  g_assert_cmpint (seen->size, ==, code->width + 2 * MARGIN);
  for (int y = 0; y < seen->size; y++)
    for (int x = 0; x < seen->size; x++)
      {
        int row = y - MARGIN, column = x - MARGIN;
        gboolean is_inside = row >= 0 && row < code->width && column >= 0 && column < code->width;
        gboolean dark = is_inside && code->data[row * code->width + column] & 1;

        g_assert_cmpint (seen->dark[y][x], ==, dark);
      }
  QRcode_free (code);
}

/* What anyone can see, without the library: a margin, and three corners by which a code is found. */
static void
expect_shape (const Seen *seen)
{
  int far = seen->size - MARGIN - 7;

  for (int i = 0; i < seen->size; i++)
    for (int k = 0; k < MARGIN; k++)
      g_assert_false (seen->dark[k][i] || seen->dark[i][k] || seen->dark[seen->size - 1 - k][i]
                      || seen->dark[i][seen->size - 1 - k]);
  for (int y = 0; y < 7; y++)
    for (int x = 0; x < 7; x++)
      {
        gboolean dark = finder[y][x] == '#';

        g_assert_cmpint (seen->dark[MARGIN + y][MARGIN + x], ==, dark);
        g_assert_cmpint (seen->dark[MARGIN + y][far + x], ==, dark);
        g_assert_cmpint (seen->dark[far + y][MARGIN + x], ==, dark);
      }
}

static int
size_of (const char *text)
{
  QRcode *code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);
  int size = code->width + 2 * MARGIN;

  QRcode_free (code);
  return size;
}

/* The pixel in the middle of each module; nothing but black and white is anywhere. */
static void
look (Seen *seen, cairo_surface_t *surface, const FlipRect *square, int size)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  seen->size = size;
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      {
        int row = (int) (square->y + (y + .5) * square->height / size);
        int column = (int) (square->x + (x + .5) * square->width / size);
        guint32 pixel;

        memcpy (&pixel, data + row * stride + column * 4, sizeof pixel);
        g_assert_true (pixel == 0xff000000 || pixel == 0xffffffff);
        seen->dark[y][x] = pixel == 0xff000000;
      }
}

static void
draw (const char *text, FlipPaletteId id, const FlipRect *rect, const FlipRect *square)
{
  int width = (int) (rect->x + rect->width) + 10, height = (int) (rect->y + rect->height) + 10;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  g_autofree Seen *seen = g_new0 (Seen, 1);

  {
    g_auto (FlipCanvas) canvas;

    flip_canvas_init (&canvas, cr, flip_palette (id));
    flip_qr_draw (&canvas, text, rect);
  }
  cairo_surface_flush (surface);
  look (seen, surface, square, size_of (text));
  expect_code (seen, text);
  expect_shape (seen);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_drawn (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (FlipPaletteId id = 0; id < FLIP_N_PALETTES; id++)
      {
        draw (texts[i], id, &(FlipRect){ 0, 0, 600, 600 }, &(FlipRect){ 0, 0, 600, 600 });
        draw (texts[i], id, &(FlipRect){ 3, 5, 211, 211 }, &(FlipRect){ 3, 5, 211, 211 });
      }
}

/* In the middle of a place that is no square. */
static void
test_centred (void)
{
  draw (texts[1], 0, &(FlipRect){ 0, 0, 300, 200 }, &(FlipRect){ 50, 0, 200, 200 });
  draw (texts[1], 0, &(FlipRect){ 10, 0, 200, 300 }, &(FlipRect){ 10, 50, 200, 200 });
}

/* A line of a terminal is two rows of modules. */
static void
read_line (Seen *seen, const char *line, int row)
{
  static const char *const modules[] = { " ", "▄", "▀", "█" };
  const char *at = strchr (line, 'm') + 1;
  int x = 0;

  g_assert_true (g_str_has_prefix (line, "\033[38;5;16;48;5;231m"));
  g_assert_true (g_str_has_suffix (line, "\033[0m"));
  for (; *at != '\033'; at = g_utf8_next_char (at), x++)
    {
      guint which = 0;

      while (!g_str_has_prefix (at, modules[which]))
        g_assert_cmpuint (++which, <, G_N_ELEMENTS (modules));
      seen->dark[row][x] = which >> 1;
      seen->dark[row + 1][x] = which & 1;
    }
  seen->size = x;
}

static void
test_printed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = flip_qr_print (texts[i]);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      g_autofree Seen *seen = g_new0 (Seen, 1);
      int row = 0;

      for (char **line = lines; **line; line++, row += 2)
        read_line (seen, *line, row);
      g_assert_cmpint ((seen->size + 1) / 2, ==, row / 2);
      expect_code (seen, texts[i]);
      expect_shape (seen);
    }
}

/* More than any code can hold: the place stays light, and nothing is printed. */
static void
test_too_long (void)
{
  g_autofree char *text = g_strnfill (5000, 'x'), *printed = flip_qr_print (text);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 20, 20);
  cairo_t *cr = cairo_create (surface);

  {
    g_auto (FlipCanvas) canvas;

    flip_canvas_init (&canvas, cr, flip_palette (0));
    flip_qr_draw (&canvas, text, &(FlipRect){ 0, 0, 20, 20 });
  }
  g_assert_cmpstr (printed, ==, "");
  cairo_surface_flush (surface);
  for (int i = 0; i < 80; i++)
    g_assert_cmpuint (cairo_image_surface_get_data (surface)[i], ==, 0xff);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/serve/qr/drawn", test_drawn);
  g_test_add_func ("/serve/qr/centred", test_centred);
  g_test_add_func ("/serve/qr/printed", test_printed);
  g_test_add_func ("/serve/qr/too-long", test_too_long);
  return g_test_run ();
}
