/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/picture/kept-picture.h"
#include "draw/sheet/sheet-art.h"

/* The parts of a board that are drawn below its sites. */
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
  double scale, left, top; /* the place of the sheet on the widget */
} FlipBoardScene;

/* At a table of four the boards take turns on the screen, so each player's ink is kept, and drawn
   in advance. */
typedef struct
{
  FlipKeptPicture pictures[FLIP_MAX_SEATS];
  FlipDigest digests[FLIP_MAX_SEATS]; /* of the ink in the pictures */
} FlipKeptInk;

/* The layers that are kept as pictures: the print, and the ink of each region. */
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

/* Draws one picture of another seat's board that is out of date; FALSE if there is none. */
gboolean flip_board_layers_prepare (FlipBoardLayers *layers,
                                    const FlipBoardScene *scene,
                                    guint seat);

/* Has everything drawn again. */
void flip_board_layers_clear (FlipBoardLayers *layers);

/* Draws a frame around the board. */
void flip_board_frame_append (GtkSnapshot *snapshot,
                              const graphene_rect_t *board,
                              FlipColour ink);
