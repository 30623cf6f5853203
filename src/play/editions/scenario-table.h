/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format-table.h"

G_BEGIN_DECLS

/* The table of an edition as a value: where each piece stands, what overlaps, and what is left in
   the box. Changes are made to the file's text, and everything follows the description of the
   format. */

typedef struct
{
  const char *group, *key; /* live as long as the file */
  char *name;              /* shown to the user: "Barrel 2" */
  FlipSpot spot;
  gboolean turns;  /* whether it has an angle */
  gboolean is_off; /* not entirely on the table */
  guint n_footprints;
  FlipFootprint footprints[FLIP_MOST_FOOTPRINTS];
} FlipTablePiece;

typedef struct
{
  guint one, other; /* indices of pieces */
} FlipPieceOverlap;

typedef struct
{
  int width, height; /* 0 if the file has no table */
  GArray *pieces;    /* of FlipTablePiece */
  GArray *overlaps;  /* of FlipPieceOverlap */
} FlipScenarioTable;

/* The format must have a table. */
FlipScenarioTable *flip_scenario_table_new (const FlipFormat *format, FlipBoardFile *file);
void flip_scenario_table_free (FlipScenarioTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipScenarioTable, flip_scenario_table_free)

const FlipTablePiece *flip_scenario_table_piece (const FlipScenarioTable *table, guint index);

/* Its index, or -1. */
int flip_scenario_table_find (const FlipScenarioTable *table, const char *group, const char *key);

/* The topmost piece at a point, with some slack; -1: none. */
int flip_scenario_table_at (const FlipScenarioTable *table, double x, double y, double slack);

/* The first piece that this one would overlap if it stood there, or -1. */
int flip_scenario_table_in_the_way (const FlipFormat *format,
                                    const FlipScenarioTable *table,
                                    guint index,
                                    const FlipSpot *spot);

/* Whether the piece would be entirely on the table there, with nothing in the way. */
gboolean flip_scenario_table_is_free (const FlipFormat *format,
                                      const FlipScenarioTable *table,
                                      guint index,
                                      const FlipSpot *spot);

/* The name of the first piece that a piece overlaps, or NULL. */
const char *flip_scenario_table_overlapped (const FlipScenarioTable *table, guint index);

/* Whether the pieces of a group consist of several parts. */
gboolean flip_scenario_is_in_parts (const FlipFormat *format, const char *group);

/* The parts of pieces that overlap or are not entirely on the table. */
guint flip_scenario_table_wrong (const FlipScenarioTable *table,
                                 FlipFootprint *footprints,
                                 guint most);

/* The first problem, that of the selected piece if it has one: "overlaps Fence 3"; or NULL. */
char *flip_scenario_table_tell (const FlipScenarioTable *table, int selected);

/* The distance from the middle of a piece to the nearer edges: left or right, and far or near. */
typedef struct
{
  gboolean from_right, from_near;
  int across, along; /* in millimetres, to the left or right, and to the far or near edge */
} FlipEdges;

FlipEdges flip_scenario_table_edges (const FlipScenarioTable *table, const FlipSpot *spot);

/* The nearest spot whose middle is on the table. */
FlipSpot flip_scenario_table_within (const FlipScenarioTable *table, FlipSpot spot);

/* The nearest multiple of `grid`. */
int flip_scenario_snap (double length, int grid);

/* From -180 to 180. */
int flip_scenario_turn (int angle, int by);

/* An item of the tray: a kind of piece, or a token. */
typedef struct
{
  const char *section; /* translatable */
  char *title;
  int left;          /* how many the box still has; never below 0 */
  const char *group; /* of the piece that would be taken, or NULL for a token */
  const char *token; /* its word, or NULL */
  const char *start; /* what a new piece starts with, or NULL */
} FlipTrayItem;

/* An array of FlipTrayItem, which the caller unrefs. */
GArray *flip_scenario_tray (const FlipFormat *format, FlipBoardFile *file);

/* An entry of the roster: a piece of a kind that has points, placed or not. */
typedef struct
{
  const FlipTrayKind *kind;
  const char *group;
  char *title;
  const char *points; /* or NULL if the file leaves them to the rules */
  char *told;         /* "Lawman 3, Hit points: 2" */
} FlipRosterItem;

/* An array of FlipRosterItem, in the order of the description, which the caller unrefs. */
GArray *flip_scenario_roster (const FlipFormat *format, FlipBoardFile *file);

/* Changes of the file. They return FALSE if nothing was changed. */
gboolean flip_scenario_move (const FlipFormat *format,
                             FlipBoardFile *file,
                             const char *group,
                             const char *key,
                             const FlipSpot *spot);

/* Adds a piece to the table, or a token to the table or to the piece that stands there; returns the
   group and key of what was changed. A token is placed exactly there, a piece at the nearest free
   place. */
gboolean flip_scenario_add (const FlipFormat *format,
                            FlipBoardFile *file,
                            const FlipTrayItem *item,
                            const FlipSpot *spot,
                            const char **group,
                            const char **key);
/* Gives a file without a table one of the usual size, and places everything that the file names. */
void flip_scenario_lay_out (const FlipFormat *format, FlipBoardFile *file);

gboolean flip_scenario_remove (const FlipFormat *format,
                               FlipBoardFile *file,
                               const char *group,
                               const char *key);

G_END_DECLS
