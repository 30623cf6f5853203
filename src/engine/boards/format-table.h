/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"

/* A board's file that describes a table. Its pieces are the values whose phrase has a pose; lengths
   are in millimetres from the far left corner, angles in degrees clockwise. */

typedef struct
{
  int x, y, angle;
} FlipSpot;

/* The area that a piece covers: a box with half its length along its angle and half its width, or a
   disc of that radius. A piece can have several, with gaps between them. */
typedef struct
{
  double x, y, angle;
  double along, across;
  gboolean is_round;
} FlipFootprint;

#define FLIP_MOST_FOOTPRINTS 2

/* A kind of pieces that are in the tray until they are put on the table. */
typedef struct
{
  const char *section; /* translatable: "Obstacles" */
  const char *kind;    /* the name of the FlipGroup */
  const char *title;   /* translatable: the name of pieces that are all alike; NULL if each has its own */
  const char *start;   /* the values of a new piece, "hit-points=3", one key per line; or NULL */
  FlipSpot first;      /* where they go when a table is laid out: the first, ... */
  int dx, dy;          /* ... and the step to the next */

  /* A number of each piece that is worth seeing at a glance: its key, and the name of its symbol;
     or NULL. */
  const char *points, *glyph;
} FlipTrayKind;

struct _FlipTableFormat
{
  const char *group, *width, *height; /* where the size of the table is stored */
  int usual_width, usual_height;
  const char *listed_group, *listed; /* where a file without a table lists its pieces; or NULL */
  const FlipTrayKind *kinds;
  guint n_kinds;

  /* Small things that lie on pieces, if a field of the piece takes these words, or on the table, in
     the series of the group `loose`; and how many of each the box still has. */
  const char *tokens_section; /* translatable */
  const FlipChoices *tokens;
  const char *loose;
  void (*count_left) (FlipBoardFile *file, int *left);

  guint (*footprint) (const char *group,
                      const FlipSpot *spot,
                      FlipFootprint footprints[FLIP_MOST_FOOTPRINTS]);
  gboolean (*overlap) (const char *group,
                       const FlipSpot *spot,
                       const char *other,
                       const FlipSpot *other_spot);
  gboolean (*fits) (const char *group, const FlipSpot *spot, int width, int height);

  /* A state for drawing the table, from the readable parts of the file. */
  void (*draft) (FlipBoardFile *file, gpointer state);
};
