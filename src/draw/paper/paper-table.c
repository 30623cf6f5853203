/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/paper-table.h"

#include "draw/kit/text.h"

#define ROW        22.0
#define TITLE      30.0
#define HEAD       26.0
#define LABELS     .34 /* of the width */
#define MOST_LABEL 220.0
#define HAIRLINE   .6

typedef struct
{
  FlipCanvas *canvas;
  const FlipPaperTable *table;
  double x, end, labels, column; /* where it begins and ends; widths */
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
                  y + TITLE / 2, FLIP_ALIGN_START, rect->width);
  y += TITLE;
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
