/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "engine/boards/format-table.h"

G_BEGIN_DECLS

/* What an editor draws over a table: the grid while something is held, the selected piece with its
   handle and its distances, and pieces that overlap. Lengths are millimetres. */
typedef struct
{
  double width, height; /* of the table */
  int grid;             /* 0: it isn't shown */

  /* the selected piece */
  const FlipFootprint *selected;
  guint n_selected; /* 0: nothing is selected */
  FlipSpot spot;
  gboolean turns;
  gboolean from_right, from_near; /* which edges are nearer */
  const char *across, *along;     /* how far they are, in words; NULL: it isn't shown */
  const char *angle;

  /* pieces that stand wrong, and what the last of them overlaps; or NULL */
  const FlipFootprint *wrong;
  guint n_wrong;
  const char *tag;
} FlipEditPicture;

void flip_edit_art_draw (const FlipTableView *view, const FlipEditPicture *picture);

/* Where the handle that turns the selected piece is, in pixels, and how large. */
#define FLIP_EDIT_HANDLE 13.0
void flip_edit_art_handle (const FlipTableView *view,
                           const FlipEditPicture *picture,
                           double *x,
                           double *y);

/* A box around all of a piece: its middle, half its length along its angle and half its width. */
FlipFootprint flip_edit_art_whole (const FlipFootprint *footprints, guint n);

G_END_DECLS
