/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/kept-picture.h"
#include "draw/sheet-art.h"

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

/* A table of four goes round and round: the ink of each player's board is kept. */
#define FLIP_KEPT_INKS 4

typedef struct
{
  FlipKeptPicture pictures[FLIP_KEPT_INKS];
  FlipDigest digests[FLIP_KEPT_INKS]; /* of what they show */
  guint next;                         /* the one that gives way to another */
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

/* Everything is to be drawn anew. */
void flip_board_layers_clear (FlipBoardLayers *layers);

G_END_DECLS
