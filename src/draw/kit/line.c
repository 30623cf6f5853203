/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/line.h"

#include "draw/kit/written.h"
#include "engine/base/phrase.h"

#include <stdarg.h>
#include <string.h>

#define MOST_PIECES \
  32 /* a site that gives all that a board’s file can name has two thirds of them */

/* Symbols stand a little taller than the capitals beside them. */
#define GLYPH_SIZE 1.14

typedef struct
{
  gboolean is_glyph;
  FlipGlyph glyph;
  char *text;
  FlipType type;
  FlipColour colour;
  double width;
} Piece;

typedef struct
{
  guint n;
  Piece pieces[MOST_PIECES];
  gboolean bold, cash;
  gboolean
    is_rtl; /* the words are written from right to left, so the first piece stands on the right */
} Pieces;

static void
pieces_clear (Pieces *pieces)
{
  for (guint i = 0; i < pieces->n; i++)
    g_free (pieces->pieces[i].text);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pieces, pieces_clear)

static Piece *
next_piece (Pieces *pieces)
{
  g_return_val_if_fail (pieces->n < MOST_PIECES, &pieces->pieces[MOST_PIECES - 1]);

  return &pieces->pieces[pieces->n++];
}

static void
add_text (Pieces *pieces,
          FlipCanvas *canvas,
          const FlipLineStyle *style,
          const char *text,
          gsize length)
{
  Piece *piece;

  if (length == 0)
    return;
  piece = next_piece (pieces);
  piece->is_glyph = FALSE;
  piece->text = g_strndup (text, length);
  piece->type = style->type;
  if ((pieces->bold || pieces->cash) && piece->type.weight == FLIP_REGULAR)
    piece->type.weight = FLIP_BOLD;
  piece->colour = pieces->cash   ? canvas->palette->cash
                  : pieces->bold ? canvas->palette->text
                                 : style->colour;
  piece->width = flip_text_width (canvas, piece->text, piece->type);
}

static const char *
add_glyph (Pieces *pieces, const FlipLineStyle *style, const char *word)
{
  const char *end = strchr (word, '}');
  Piece *piece;
  FlipGlyph glyph;

  g_return_val_if_fail (end && flip_glyph_find (word, (gsize) (end - word), &glyph), word);

  piece = next_piece (pieces);
  piece->is_glyph = TRUE;
  piece->glyph = glyph;
  piece->width = style->type.size * GLYPH_SIZE;
  return end + 1;
}

static void
split (FlipCanvas *canvas, const FlipLineStyle *style, const char *text, Pieces *pieces)
{
  pieces->is_rtl = flip_phrase_is_rtl (text);
  while (*text)
    {
      gsize length = strcspn (text, "{*[]");

      add_text (pieces, canvas, style, text, length);
      text += length;
      if (*text == '{')
        text = add_glyph (pieces, style, text + 1);
      else if (*text)
        {
          if (*text == '*')
            pieces->bold = !pieces->bold;
          else
            pieces->cash = *text == '[';
          text++;
        }
    }
}

static double
width_of (const Pieces *pieces)
{
  double width = 0;

  for (guint i = 0; i < pieces->n; i++)
    width += pieces->pieces[i].width;
  return width;
}

static void
draw_pieces (FlipCanvas *canvas, const Pieces *pieces)
{
  double x = 0;

  for (guint i = 0; i < pieces->n; i++)
    {
      const Piece *piece = &pieces->pieces[pieces->is_rtl ? pieces->n - 1 - i : i];

      if (piece->is_glyph)
        flip_glyph_draw_symbol (canvas, piece->glyph, x + piece->width / 2, 0, piece->width);
      else
        flip_text_draw (canvas, piece->text, piece->type, piece->colour, x, 0, FLIP_ALIGN_START, 0);
      x += piece->width;
    }
}

double
flip_line_width (FlipCanvas *canvas, const FlipLineStyle *style, const char *text)
{
  g_auto (Pieces) pieces = { 0 };

  g_return_val_if_fail (canvas != NULL && style != NULL, 0);
  g_return_val_if_fail (text != NULL, 0);

  split (canvas, style, text, &pieces);
  return width_of (&pieces);
}

void
flip_line_draw (FlipCanvas *canvas,
                const FlipLineStyle *style,
                double x,
                double y,
                const char *text)
{
  g_auto (Pieces) pieces = { 0 };
  double width, scale;

  g_return_if_fail (canvas != NULL && style != NULL);
  g_return_if_fail (text != NULL);

  split (canvas, style, text, &pieces);
  width = width_of (&pieces);
  scale = style->most > 0 && width > style->most ? style->most / width : 1;
  width *= scale;
  if (flip_written_note (canvas->cr, x + flip_align_offset (style->align, width), width, y, text))
    return;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x + flip_align_offset (style->align, width), y);
  cairo_scale (canvas->cr, scale, scale);
  draw_pieces (canvas, &pieces);
  cairo_restore (canvas->cr);
}

void
flip_line_print (FlipCanvas *canvas,
                 const FlipLineStyle *style,
                 double x,
                 double y,
                 const char *format,
                 ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  g_return_if_fail (format != NULL);

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  flip_line_draw (canvas, style, x, y, text);
}
