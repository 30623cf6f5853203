/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/canvas.h"

typedef enum
{
  FLIP_PAPER_A4,
  FLIP_PAPER_LETTER,
  FLIP_N_PAPERS
} FlipPaper;

#define FLIP_POINTS_A_MM (72 / 25.4)

/* The size of a page in millimetres. */
FlipRect flip_paper_rect (FlipPaper paper, gboolean lying);

/* The write function for Cairo surfaces that are written into a GByteArray. */
cairo_status_t flip_paper_append (void *bytes, const unsigned char *data, unsigned int length);

/* The usual paper in the locale of the user. */
FlipPaper flip_paper_usual (void);

typedef enum
{
  FLIP_PAPER_HEADING,
  FLIP_PAPER_TERM, /* a bold term, and the text that follows it in the same paragraph */
} FlipPaperKind;

typedef struct
{
  FlipPaperKind kind;
  const char *term, *text; /* the text is empty in a heading */
} FlipPaperPiece;

/* Paragraphs that flow through the columns of several pages. The unit is a point. */
typedef struct
{
  const char *title;
  const FlipPaperPiece *pieces;
  guint n_pieces;
  FlipRect page;
  guint columns;
} FlipPaperText;

/* Draws a page, from 0, unless the canvas is NULL; returns the number of pages. */
guint flip_paper_text_draw (FlipCanvas *canvas, const FlipPaperText *text, guint page);
guint flip_paper_text_n_pages (const FlipPaperText *text);

/* A result on paper: a title, one column per seat, one row per line of the score, a total. The
   texts belong to the caller. */
typedef struct
{
  const char *title, *note;
  const char *const *heads; /* one per column */
  guint n_columns;
  const char *const *labels; /* one per row */
  const int *values;         /* row by row */
  guint n_rows;
  guint n_totals; /* rows at the end that are in bold type */
} FlipPaperTable;

/* Draws into a rectangle of a page, in points; returns the height of the table. */
double flip_paper_table_draw (FlipCanvas *canvas, const FlipPaperTable *table, const FlipRect *rect);
