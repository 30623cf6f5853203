/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "engine/boards/format-table.h"

/* What an editor draws over a table: the grid while a piece is held, the selected piece with its
   handle and its distances, and pieces that overlap. Lengths are in millimetres. */
typedef struct
{
  double width, height; /* of the table */
  int grid;             /* 0: not shown */

  /* The selected piece: */
  const FlipFootprint *selected;
  guint n_selected; /* 0: nothing is selected */
  FlipSpot spot;
  gboolean turns;
  gboolean from_right, from_near; /* the edges from which the distances are measured, which are
                                     the nearer ones */
  const char *across, *along;     /* the distances in words; NULL: not shown */
  const char *angle;

  /* pieces in wrong places, and what the last of them overlaps; or NULL */
  const FlipFootprint *wrong;
  guint n_wrong;
  const char *tag;
} FlipEditPicture;

void flip_edit_art_draw (const FlipTableView *view, const FlipEditPicture *picture);

/* The position of the handle that turns the selected piece, and its size, in pixels. */
#define FLIP_EDIT_HANDLE 13.0
void flip_edit_art_handle (const FlipTableView *view,
                           const FlipEditPicture *picture,
                           double *x,
                           double *y);

/* A box around a whole piece: its centre, and half its length and width in the direction of its
   angle. */
FlipFootprint flip_edit_art_whole (const FlipFootprint *footprints, guint n);
