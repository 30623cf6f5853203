/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/kept-picture.h"
#include "draw/sheet/sheet-art.h"

G_BEGIN_DECLS

/* What a board shows below its sites. */
typedef struct
{
  GtkWidget *widget;
  const FlipSheetArt *art;
  const FlipSetup *setup; /* for the players' names */
  gconstpointer state;
  gconstpointer outlook; /* the state after a previewed move, or NULL */
  guint seat;
  FlipLayout layout;
  guint region; /* or FLIP_ALL_REGIONS */
  FlipPaletteId palette;
  double scale, left, top; /* where the sheet lies on the widget */
} FlipBoardScene;

/* At a table of four the boards go round: the ink of each player's is kept, and drawn beforehand. */
typedef struct
{
  FlipKeptPicture pictures[FLIP_MAX_SEATS];
  FlipDigest digests[FLIP_MAX_SEATS]; /* of what they show */
} FlipKeptInk;

/* The layers that are kept as pictures: what is printed, and the ink of each region. */
typedef struct
{
  FlipKeptPicture print;
  FlipKeptInk ink[FLIP_MOST_REGIONS];
} FlipBoardLayers;

/* The part of the sheet that is shown. */
FlipRect flip_board_scene_area (const FlipBoardScene *scene);

void flip_board_layers_show (FlipBoardLayers *layers,
                             const FlipBoardScene *scene,
                             GtkSnapshot *snapshot);

/* Draws one picture of another seat's board that is not up to date, if there is one; FALSE if not. */
gboolean flip_board_layers_prepare (FlipBoardLayers *layers,
                                    const FlipBoardScene *scene,
                                    guint seat);

/* Everything is to be drawn anew. */
void flip_board_layers_clear (FlipBoardLayers *layers);

/* A frame around the board. */
void flip_board_frame_append (GtkSnapshot *snapshot,
                              const graphene_rect_t *board,
                              FlipColour ink);

G_END_DECLS
