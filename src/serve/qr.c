/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/qr.h"

#include <qrencode.h>

/* The quiet margin that readers need, in modules. */
#define MARGIN 4

/* In every palette: few readers find light modules on dark. */
#define DARK  ((FlipColour){ 0, 0, 0, 1 })
#define LIGHT ((FlipColour){ 1, 1, 1, 1 })

/* What begins and ends a line of a terminal whose own colours may be light on dark. */
#define DARK_ON_LIGHT "\033[38;5;16;48;5;231m"
#define OWN_COLOURS   "\033[0m\n"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QRcode, QRcode_free)

/* helpers */

static QRcode *
encode (const char *text)
{
  return QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);
}

/* The margin is light, and so is all that lies beyond it. */
static gboolean
is_dark (const QRcode *code, int x, int y)
{
  int column = x - MARGIN, row = y - MARGIN;

  if (column < 0 || column >= code->width || row < 0 || row >= code->width)
    return FALSE;
  return code->data[row * code->width + column] & 1;
}

/* Adds the dark modules of a row to the path, each run of them as one rectangle. */
static void
add_row (cairo_t *cr, const QRcode *code, int y)
{
  int size = code->width + 2 * MARGIN;

  for (int x = 0, from; x < size; x++)
    {
      if (!is_dark (code, x, y))
        continue;
      for (from = x; is_dark (code, x, y);)
        x++;
      cairo_rectangle (cr, from, y, x - from, 1);
    }
}

/* public functions */

void
flip_qr_draw (FlipCanvas *canvas, const char *text, const FlipRect *rect)
{
  g_autoptr (QRcode) code = NULL;
  double side = MIN (rect->width, rect->height);
  cairo_t *cr = canvas->cr;

  g_return_if_fail (text && *text);

  code = encode (text);
  cairo_save (cr);
  /* A module's edge that lies between two pixels would be grey. */
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_translate (cr, flip_rect_middle (rect) - side / 2, flip_rect_centre (rect) - side / 2);
  cairo_rectangle (cr, 0, 0, side, side);
  flip_canvas_fill (canvas, LIGHT);
  if (code && side > 0)
    {
      int size = code->width + 2 * MARGIN;

      cairo_scale (cr, side / size, side / size);
      for (int y = 0; y < size; y++)
        add_row (cr, code, y);
      flip_canvas_fill (canvas, DARK);
    }
  cairo_restore (cr);
}

char *
flip_qr_print (const char *text)
{
  static const char *const modules[] = { " ", "▄", "▀", "█" };
  g_autoptr (QRcode) code = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (text && *text, NULL);

  code = encode (text);
  for (int y = 0, size = code ? code->width + 2 * MARGIN : 0; y < size; y += 2)
    {
      g_string_append (lines, DARK_ON_LIGHT);
      for (int x = 0; x < size; x++)
        g_string_append (lines, modules[2 * is_dark (code, x, y) + is_dark (code, x, y + 1)]);
      g_string_append (lines, OWN_COLOURS);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}
