/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/piece.h"

#define FLIP_TABLE_MOST_PIECES 96
#define FLIP_TABLE_MOST_DOORS  16

typedef enum
{
  FLIP_SURFACE_POLISHED,
  FLIP_SURFACE_TABLE,
  FLIP_SURFACE_CLOTH,
  FLIP_SURFACES,
} FlipSurface;

/* A door lies between two support blocks, left and right as seen from outside. */
typedef struct
{
  guint16 id;
  guint16 left;
  guint16 right;
} FlipDoor;

/* The table and everything on it, as plain data: it is copied by assignment. */
typedef struct
{
  double width;
  double height;
  FlipSurface surface;
  guint n_pieces;
  FlipPiece pieces[FLIP_TABLE_MOST_PIECES];
  guint n_doors;
  FlipDoor doors[FLIP_TABLE_MOST_DOORS];
} FlipTable;

typedef struct
{
  guint16 one;
  guint16 other;
  double depth;
} FlipOverlap;

/* A deeper overlap counts as one; a smaller one is how closely wooden pieces can touch. */
#define FLIP_OVERLAP_TOLERANCE 0.5

double flip_surface_friction (FlipSurface surface);

/* An empty table with sides of this length. */
void flip_table_init (FlipTable *table, double width, double height, FlipSurface surface);

/* Returns the new piece for further changes; NULL if the table is full. */
FlipPiece *flip_table_add (FlipTable *table,
                           FlipPieceKind kind,
                           guint16 id,
                           double x,
                           double y,
                           double angle);
gboolean flip_table_add_door (FlipTable *table, guint16 id, guint16 left, guint16 right);

/* Removing a block also removes its doors. */
gboolean flip_table_remove (FlipTable *table, guint16 id);

/* The index of the piece in the list, or -1. */
int flip_table_index (const FlipTable *table, guint16 id);
const FlipPiece *flip_table_find (const FlipTable *table, guint16 id);

/* Whether sizes, pieces, ids and doors are such that a flick can be simulated. */
gboolean flip_table_check (const FlipTable *table, GError **error);

/* The first two pieces, in the order of the list, that overlap by more than the tolerance. */
gboolean flip_table_find_overlap (const FlipTable *table, double tolerance, FlipOverlap *overlap);

/* The first other piece that a piece, which need not be on the table, overlaps by more; or NULL. */
const FlipPiece *flip_table_obstacle (const FlipTable *table,
                                      const FlipPiece *piece,
                                      double tolerance);
