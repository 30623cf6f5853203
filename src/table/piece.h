/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Lengths are millimetres, masses grams, times seconds, angles degrees. On the table x runs to the
   right and y towards the near edge; angles turn from x to y. */

typedef enum
{
  FLIP_PIECE_FIGURE, /* standing: the angle is where it faces; fallen: from the feet to the head */
  FLIP_PIECE_BULLET,
  FLIP_PIECE_MOVER, /* the movement disc */
  FLIP_PIECE_BLOCK, /* the angle is that of the building's front */
  FLIP_PIECE_BARREL,
  FLIP_PIECE_CACTUS,
  FLIP_PIECE_FENCE,
  FLIP_PIECE_TUMBLEWEED,
  FLIP_PIECE_DYNAMITE,
  FLIP_PIECE_ROUND, /* anything else, with its own form */
  FLIP_PIECE_BOX,
  FLIP_PIECE_KINDS,
} FlipPieceKind;

typedef struct
{
  double length; /* along the piece's angle; of a round piece the diameter */
  double width;
  double height;
  double mass;
} FlipPieceForm;

#define FLIP_NO_PIECE ((guint16) 0xffff)

typedef struct
{
  FlipPieceKind kind;
  guint16 id;
  double x;
  double y;
  double angle;
  gboolean fallen;    /* figures only */
  gboolean fixed;     /* neither pushed nor toppled */
  FlipPieceForm form; /* of FLIP_PIECE_ROUND and FLIP_PIECE_BOX; others have the form of their kind */
} FlipPiece;

/* The error's message says what is wrong with a table, a piece, a door or a flick. */
#define FLIP_TABLE_ERROR (flip_table_error_quark ())
GQuark flip_table_error_quark (void);

typedef enum
{
  FLIP_TABLE_ERROR_TABLE,
  FLIP_TABLE_ERROR_PIECE,
  FLIP_TABLE_ERROR_DOOR,
  FLIP_TABLE_ERROR_FLICK,
  FLIP_TABLE_ERROR_PLACE,
} FlipTableError;

const char *flip_piece_kind_word (FlipPieceKind kind);
gboolean flip_piece_is_round (const FlipPiece *piece);
gboolean flip_piece_stands (const FlipPiece *piece);
FlipPieceForm flip_piece_form (const FlipPiece *piece);
gboolean flip_piece_check (const FlipPiece *piece, GError **error);

/* From a point of the table to the piece's edge; negative inside it. */
double flip_piece_distance (const FlipPiece *piece, double x, double y);

/* Rounds to 0.1 mm and 0.1 degrees, with the angle from -180 up to 180, as in the log. */
double flip_round_length (double length);
double flip_round_angle (double angle);
