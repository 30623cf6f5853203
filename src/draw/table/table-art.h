/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/glyph.h"
#include "engine/game/game.h"
#include "table/table.h"

/* The table seen from above: the position of its far left corner, the size of a millimetre, and the
   factor for the size of its text (0: the usual size). */
typedef struct
{
  FlipCanvas *canvas;
  double x, y, scale;
  double text;
} FlipTableView;

/* What is drawn of a table. Both arrays are in the order of the table's pieces. */
typedef struct
{
  gconstpointer state;
  const FlipTable *table;
  const gboolean *wanted; /* only these pieces; NULL: all */
  const double *falls;  /* draws the moving pieces: how far each figure has fallen, 0 to 1; NULL:
                           draws those at rest, including immovable ones */
  const guint16 *ready; /* pieces that can be played */
  guint n_ready;
  guint16 playing; /* the piece that is being played, or FLIP_NO_PIECE */
} FlipTableScene;

/* The clock of the game in words: "6 o’clock", "red hour: red hats play". */
typedef struct
{
  char title[128];
  char lines[2][192];
} FlipTableClock;

#define FLIP_MOST_ASIDE 16

/* The drawing of a game's simulated table: one constant table per game. */
typedef struct
{
  const FlipGame *game;
  guint left_region, right_region; /* the regions of the sheet that are shown beside the table */

  const char *(*piece_name) (guint16 piece); /* translated, for use within a sentence */
  guint16 (*site) (guint16 piece);           /* the site of a piece, or FLIP_NO_SITE */

  /* Finds the piece whose direction is being chosen, if any. The answer's first argument is its
     angle in tenths of a degree. */
  gboolean (*is_turning) (gconstpointer state, guint16 *piece);

  /* Figures that can be chosen but are not pieces on the table now, because they stand on one; and
     where they are drawn. */
  guint (*aside) (gconstpointer state, FlipPiece pieces[FLIP_MOST_ASIDE]);

  /* Whether a piece is a target for a figure. */
  gboolean (*is_target) (gconstpointer state, guint16 figure, guint16 piece);

  /* A symbol for the outcome of a flick; FLIP_N_GLYPHS: there is none. */
  FlipGlyph (*outcome) (const FlipMove *answer);

  void (*draw_ground) (const FlipTableView *view, const FlipTableScene *scene);
  void (*draw_pieces) (const FlipTableView *view, const FlipTableScene *scene);
  double (*reach) (const FlipTableView *view, FlipPieceKind kind); /* how far a piece's drawing extends */

  void (*tell_clock) (gconstpointer state, FlipTableClock *clock);
  void (*draw_clock) (FlipCanvas *canvas, gconstpointer state, double size);
} FlipTableArt;

/* NULL if the game has no simulated table. */
const FlipTableArt *flip_table_art_find (const FlipGame *game);

static inline double
flip_table_view_text (const FlipTableView *view)
{
  return MAX (1, view->text);
}

static inline double
flip_table_view_x (const FlipTableView *view, double x)
{
  return view->x + x * view->scale;
}

static inline double
flip_table_view_y (const FlipTableView *view, double y)
{
  return view->y + y * view->scale;
}
