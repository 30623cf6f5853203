/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_PAPER_A4,
  FLIP_PAPER_LETTER,
  FLIP_N_PAPERS
} FlipPaper;

#define FLIP_POINTS_A_MM (72 / 25.4)

/* A page in millimetres. */
FlipRect flip_paper_rect (FlipPaper paper, gboolean lying);

/* For surfaces that are written into a GByteArray. */
cairo_status_t flip_paper_append (void *bytes, const unsigned char *data, unsigned int length);

/* The one that is usual where people live, as their settings say. */
FlipPaper flip_paper_usual (void);

typedef enum
{
  FLIP_PAPER_HEADING,
  FLIP_PAPER_TERM, /* bold, and what follows it in the same paragraph */
} FlipPaperKind;

typedef struct
{
  FlipPaperKind kind;
  const char *term, *text; /* the text of a heading is empty */
} FlipPaperPiece;

/* Paragraphs that fill columns, and the columns pages. A unit is a point. */
typedef struct
{
  const char *title;
  const FlipPaperPiece *pieces;
  guint n_pieces;
  FlipRect page;
  guint columns;
} FlipPaperText;

/* Draws one of its pages, from 0, unless there is no canvas to draw onto; gives how many there are. */
guint flip_paper_text_draw (FlipCanvas *canvas, const FlipPaperText *text, guint page);
guint flip_paper_text_n_pages (const FlipPaperText *text);

/* A result on paper: a title, one column per seat, one row per line of the score, a total. All texts are
   the caller's. */
typedef struct
{
  const char *title, *note;
  const char *const *heads; /* one per column */
  guint n_columns;
  const char *const *labels; /* one per row */
  const int *values;         /* row by row */
  guint n_rows;
  guint n_totals; /* rows at the end that are printed bold */
} FlipPaperTable;

/* Into a rectangle of a page, a unit being a point; gives the height that it takes. */
double flip_paper_table_draw (FlipCanvas *canvas, const FlipPaperTable *table, const FlipRect *rect);

G_END_DECLS
