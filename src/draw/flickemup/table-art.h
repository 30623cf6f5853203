/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/digest.h"
#include "draw/kit/glyph.h"
#include "games/flickemup/flickemup-rules.h"

G_BEGIN_DECLS

/* The table seen from above. A view says where its far left corner lies, how large a millimetre is and how many
   times as large as usual its text is (0 is as usual); the app's table, the sheet and the print share these
   drawings. */
typedef struct
{
  FlipCanvas *canvas;
  double x, y, scale;
  double text;
} FlickemupView;

/* With fewer pixels per millimetre the table is drawn as a sketch. */
#define FLICKEMUP_SMALL_SCALE .4

/* Wood, sand and hats keep their colours; the dark palette only dims the sand. */
typedef struct
{
  FlipColour sand, sand_line, weed_line, light_wood, dark_wood, wood_line;
  FlipColour edge; /* of wood that lies on the board, not on sand */
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

/* The view that fills a rectangle with the scenario's table, in its middle. */
FlickemupView flickemup_view_in (FlipCanvas *canvas,
                                 const FlickemupScenario *scenario,
                                 const FlipRect *rect);

/* Of a figure on the table: as it is, but never so small that its number can't be read. Large text makes it larger,
   up to twice its true size, so that figures beside each other stay apart. */
double flickemup_figure_size (const FlickemupView *view);
void flickemup_view_point (const FlickemupView *view, int x, int y, double *px, double *py);

/* From here on in millimetres, from the middle of a piece and along its angle, until Cairo restores. */
void flickemup_view_enter (const FlickemupView *view, const FlickemupPose *pose);

/* The ground with its marks every 100 mm and the scale; then one piece, or all of them. */
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
void flickemup_table_draw_pieces (const FlickemupView *view, const FlickemupState *state);

/* Of everything that the pieces are drawn from. */
FlipDigest flickemup_table_digest (const FlickemupState *state);

/* Discs that are flicked. */
void flickemup_table_draw_bullet (const FlickemupView *view, int x, int y);
void flickemup_table_draw_disc (const FlickemupView *view, int x, int y);
void flickemup_table_draw_dynamite (const FlickemupView *view, int x, int y);

/* A hat with its number, as it stands in a team's box. */
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

G_END_DECLS
