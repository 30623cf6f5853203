/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/glyph.h"
#include "draw/kit/text.h"

#define FLIP_BOARD_RADIUS  18
#define FLIP_PANEL_RADIUS  9
#define FLIP_PANEL_PADDING 8
#define FLIP_PANEL_HEADER  28

typedef struct
{
  FlipHue hue;
  FlipGlyph glyph;
  const char *name;
  const char *note; /* beside the name, or NULL */
  double most;      /* the greatest width of the name, or 0 */
} FlipPanelHead;

void flip_board_draw (FlipCanvas *canvas, const FlipRect *rect);

/* The muted background of a region, with its symbol and name. */
void flip_panel_draw (FlipCanvas *canvas, const FlipRect *rect, const FlipPanelHead *head);
void flip_panel_draw_ground (FlipCanvas *canvas, const FlipRect *rect, FlipHue hue);

/* A bonus action: the region's symbol and name, side by side or one above the other. */
typedef struct
{
  FlipHue hue;
  FlipGlyph glyph;
  const char *name;
} FlipBonus;

double flip_bonus_pill_width (FlipCanvas *canvas, const FlipBonus *bonus);
void flip_bonus_draw_pill (FlipCanvas *canvas, const FlipBonus *bonus, const FlipRect *rect);
void flip_bonus_draw_block (FlipCanvas *canvas, const FlipBonus *bonus, const FlipRect *rect);

/* A white pill with a thin line. */
void flip_pill_draw (FlipCanvas *canvas, const FlipRect *rect, FlipHue hue);
