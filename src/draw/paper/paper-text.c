/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/paper-text.h"

#include "draw/kit/text.h"

#define TITLE      30.0
#define GUTTER     18.0
#define GAP        3.0
#define BEFORE     8.0 /* a heading */
#define TYPE       "Cantarell 7.5"
#define HEAD_TYPE  "Cantarell Bold 9.5"

/* Where the next paragraph goes. */
typedef struct
{
  guint page, column;
  double y;
} Pen;

static double
column_width (const FlipPaperText *text)
{
  return (text->page.width - GUTTER * (text->columns - 1)) / text->columns;
}

/* Letters lie where they lie on paper, on a screen too: otherwise lines would break elsewhere there. */
static void
set_even (PangoContext *context)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
}

static PangoLayout *
lay_out (cairo_t *cr, const FlipPaperText *text, const FlipPaperPiece *piece)
{
  gboolean is_heading = piece->kind == FLIP_PAPER_HEADING;
  PangoFontDescription *font = pango_font_description_from_string (is_heading ? HEAD_TYPE : TYPE);
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autofree char *markup =
    is_heading ? g_markup_escape_text (piece->term, -1)
               : g_markup_printf_escaped ("<b>%s</b> %s", piece->term, piece->text);

  set_even (pango_layout_get_context (layout));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (column_width (text) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_markup (layout, markup, -1);
  pango_font_description_free (font);
  return layout;
}

static double
top_of (const FlipPaperText *text, const Pen *pen)
{
  return text->page.y + (pen->page == 0 ? TITLE : 0);
}

static void
next_column (const FlipPaperText *text, Pen *pen)
{
  if (++pen->column == text->columns)
    {
      pen->column = 0;
      pen->page++;
    }
  pen->y = top_of (text, pen);
}

/* A heading never stands alone at the foot of a column. */
static double
needed (const FlipPaperPiece *piece, double height)
{
  return piece->kind == FLIP_PAPER_HEADING ? BEFORE + height + 30 : height;
}

static void
put (FlipCanvas *canvas, cairo_t *cr, const FlipPaperText *text, guint index, guint page, Pen *pen)
{
  const FlipPaperPiece *piece = &text->pieces[index];
  g_autoptr (PangoLayout) layout = lay_out (cr, text, piece);
  double height;
  int pixels;

  pango_layout_get_size (layout, NULL, &pixels);
  height = pixels / (double) PANGO_SCALE;
  if (pen->y + needed (piece, height) > text->page.y + text->page.height)
    next_column (text, pen);
  if (piece->kind == FLIP_PAPER_HEADING && pen->y > top_of (text, pen))
    pen->y += BEFORE;
  if (canvas && pen->page == page)
    {
      flip_canvas_colour (canvas, canvas->palette->text);
      cairo_move_to (cr, text->page.x + pen->column * (column_width (text) + GUTTER), pen->y);
      pango_cairo_show_layout (cr, layout);
    }
  pen->y += height + GAP;
}

guint
flip_paper_text_draw (FlipCanvas *canvas, const FlipPaperText *text, guint page)
{
  cairo_surface_t *none = NULL;
  Pen pen = { 0 };
  cairo_t *cr;

  g_return_val_if_fail (text && text->columns > 0, 0);

  if (!canvas)
    none = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cr = canvas ? canvas->cr : cairo_create (none);
  pen.y = top_of (text, &pen);
  if (canvas && page == 0)
    flip_text_draw (canvas, text->title, FLIP_TYPE_QUESTION, canvas->palette->text, text->page.x,
                    text->page.y + TITLE / 2 - 4, FLIP_ALIGN_START, text->page.width);
  for (guint i = 0; i < text->n_pieces; i++)
    put (canvas, cr, text, i, page, &pen);
  if (none)
    {
      cairo_destroy (cr);
      cairo_surface_destroy (none);
    }
  return pen.page + 1;
}

guint
flip_paper_text_n_pages (const FlipPaperText *text)
{
  return flip_paper_text_draw (NULL, text, 0);
}
