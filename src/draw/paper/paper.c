/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/paper.h"

#include "draw/kit/text.h"

#include <langinfo.h>

/* In millimetres; if the usual paper is shorter, it is Letter. */
#define A4_HEIGHT 297

FlipRect
flip_paper_rect (FlipPaper paper, gboolean lying)
{
  static const double sides[FLIP_N_PAPERS][2] = { { 210, 297 }, { 215.9, 279.4 } };

  g_return_val_if_fail (paper < FLIP_N_PAPERS, ((FlipRect){ 0 }));

  return lying ? (FlipRect){ 0, 0, sides[paper][1], sides[paper][0] }
               : (FlipRect){ 0, 0, sides[paper][0], sides[paper][1] };
}

cairo_status_t
flip_paper_append (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

FlipPaper
flip_paper_usual (void)
{
#ifdef _NL_PAPER_HEIGHT
  gsize height = (gsize) nl_langinfo (_NL_PAPER_HEIGHT); /* a number disguised as a pointer */

  return height && height < A4_HEIGHT ? FLIP_PAPER_LETTER : FLIP_PAPER_A4;
#else
  return FLIP_PAPER_A4;
#endif
}

/* --- Text in columns --- */

#define TITLE      30.0
#define GUTTER     18.0
#define GAP        3.0
#define BEFORE     8.0 /* space above a heading */
#define TYPE       "Cantarell 7.5"
#define HEAD_TYPE  "Cantarell Bold 9.5"

/* The position of the next paragraph. */
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

/* On a screen, letters are positioned as on paper; otherwise lines would break in other places. */
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

/* A heading is never alone at the foot of a column: it needs room for a few lines below it. */
static double
needed (const FlipPaperPiece *piece, double height)
{
  return piece->kind == FLIP_PAPER_HEADING ? BEFORE + height + 30 : height; /* three lines */
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

/* --- A result as a table --- */

#define ROW        22.0
#define TABLE_TITLE      30.0
#define HEAD       26.0
#define LABELS     .34 /* share of the width */
#define MOST_LABEL 220.0
#define HAIRLINE   .6

typedef struct
{
  FlipCanvas *canvas;
  const FlipPaperTable *table;
  double x, end, labels, column; /* left and right edges; widths of the labels and of a column */
} Print;

static double
column_end (const Print *print, guint column)
{
  return print->x + print->labels + (column + 1) * print->column - 4;
}

static void
draw_rule (const Print *print, double y, double width)
{
  flip_canvas_line (print->canvas, print->x, y, print->end, y, print->canvas->palette->text, width);
}

static void
draw_heads (const Print *print, double y)
{
  for (guint i = 0; i < print->table->n_columns; i++)
    flip_text_draw (print->canvas, print->table->heads[i], FLIP_TYPE_VALUE,
                    print->canvas->palette->text, column_end (print, i), y + HEAD / 2,
                    FLIP_ALIGN_END, print->column - 8);
  draw_rule (print, y + HEAD, 2 * HAIRLINE);
}

static void
draw_row (const Print *print, guint row, double y)
{
  const FlipPaperTable *table = print->table;
  FlipType type = row + table->n_totals >= table->n_rows ? FLIP_TYPE_VALUE : FLIP_TYPE_BODY;

  flip_text_draw (print->canvas, table->labels[row], type, print->canvas->palette->text, print->x + 4,
                  y + ROW / 2, FLIP_ALIGN_START, print->labels - 8);
  for (guint i = 0; i < table->n_columns; i++)
    flip_number_draw (print->canvas, table->values[row * table->n_columns + i], type,
                      print->canvas->palette->text, column_end (print, i), y + ROW / 2,
                      FLIP_ALIGN_END);
  draw_rule (print, y + ROW, HAIRLINE / 2);
}

double
flip_paper_table_draw (FlipCanvas *canvas, const FlipPaperTable *table, const FlipRect *rect)
{
  Print print = { canvas, table, rect->x, rect->x + rect->width };
  double y = rect->y;

  g_return_val_if_fail (canvas && table && table->n_columns > 0, 0);

  print.labels = MIN (rect->width * LABELS, MOST_LABEL);
  print.column = (rect->width - print.labels) / table->n_columns;
  flip_text_draw (canvas, table->title, FLIP_TYPE_QUESTION, canvas->palette->text, rect->x,
                  y + TABLE_TITLE / 2, FLIP_ALIGN_START, rect->width);
  y += TABLE_TITLE;
  if (table->note)
    {
      flip_text_draw (canvas, table->note, FLIP_TYPE_BODY, canvas->palette->text, rect->x,
                      y + ROW / 2, FLIP_ALIGN_START, rect->width);
      y += ROW;
    }
  draw_heads (&print, y);
  y += HEAD;
  for (guint row = 0; row < table->n_rows; row++, y += ROW)
    {
      if (row + table->n_totals == table->n_rows)
        draw_rule (&print, y, 2 * HAIRLINE);
      draw_row (&print, row, y);
    }

  return y - rect->y;
}
