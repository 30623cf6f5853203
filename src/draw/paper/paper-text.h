/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/paper/paper.h"

G_BEGIN_DECLS

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

G_END_DECLS
