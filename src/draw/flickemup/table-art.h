/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/digest.h"
#include "draw/kit/glyph.h"
#include "games/flickemup/flickemup-rules.h"
#include "table/piece.h"

/* The table seen from above. A view has the position of its far left corner, the size of a
   millimetre and the factor for the size of its text (0: the usual size). The app's table, the
   sheet and the print share these drawings. */
typedef struct
{
  FlipCanvas *canvas;
  double x, y, scale;
  double text;
} FlickemupView;

/* At fewer pixels per millimetre than this, the table is drawn as a sketch. */
#define FLICKEMUP_SMALL_SCALE .4

/* Wood, sand and hats keep their colours; the dark palette only dims the sand. */
typedef struct
{
  FlipColour sand, sand_line, weed_line, light_wood, dark_wood, wood_line;
  FlipColour edge; /* of wood that is on the board, not on sand */
  FlipColour hats[2];
  FlipColour lawman, outlaw, on_lawman, on_outlaw;
  FlipColour shade;
} FlickemupColours;

typedef enum
{
  FLICKEMUP_RING_NONE,
  FLICKEMUP_RING_READY,   /* thin: can be played */
  FLICKEMUP_RING_PLAYING, /* thick */
} FlickemupRing;

FlickemupColours flickemup_colours (const FlipPalette *palette);

/* The view that shows the scenario's table as large as possible, centred in a rectangle. */
FlickemupView flickemup_view_in (FlipCanvas *canvas,
                                 const FlickemupScenario *scenario,
                                 const FlipRect *rect);

/* The size of a figure on the table: its true size, but never so small that its number can't be
   read. Large text enlarges it up to twice its true size, so that neighbouring figures stay
   apart. */
double flickemup_figure_size (const FlickemupView *view);
void flickemup_view_point (const FlickemupView *view, int x, int y, double *px, double *py);

/* From now on, coordinates are in millimetres, relative to the centre of a piece and its angle,
   until Cairo restores them. */
void flickemup_view_enter (const FlickemupView *view, const FlickemupPose *pose);

/* Draw the ground with its marks every 100 mm and the scale; then one piece, or all of them. */
void flickemup_table_draw_ground (const FlickemupView *view, const FlickemupScenario *scenario);
void flickemup_table_draw_piece (const FlickemupView *view, guint piece, const FlickemupPose *pose);
void flickemup_table_draw_building (const FlickemupView *view,
                                    const FlickemupState *state,
                                    guint building);
void flickemup_table_draw_figure (const FlickemupView *view,
                                  guint figure,
                                  const FlickemupPose *pose,
                                  FlickemupColour hat,
                                  FlickemupRing ring);
void flickemup_table_draw_outdoors (const FlickemupView *view, const FlickemupState *state);
void flickemup_table_draw_pieces (const FlickemupView *view, const FlickemupState *state);

/* A digest of everything that the drawing of the pieces depends on. */
FlipDigest flickemup_table_digest (const FlickemupState *state);

/* A disc that is flicked. */
void flickemup_table_draw_disc (const FlickemupView *view, FlipPieceKind kind, int x, int y);

/* A hat with its number, as shown in a team's box. */
void flickemup_hat_draw (FlipCanvas *canvas,
                         guint figure,
                         FlickemupColour hat,
                         double x,
                         double y,
                         double size);

/* A token's symbol; poisoned water is struck through. */
void flickemup_token_draw (FlipCanvas *canvas,
                           guint token,
                           double x,
                           double y,
                           double size,
                           FlipColour colour);
void flickemup_token_draw_chip (FlipCanvas *canvas, guint token, double x, double y);
