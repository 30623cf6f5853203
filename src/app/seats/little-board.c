/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/seats/little-board.h"

#include "app/common/toolkit/class.h"
#include "draw/sheet/sheet-art.h"

#include <string.h>

#define WIDTH  116
#define HEIGHT 98

/* In units of the board. */
#define LINE         7
#define PANEL_RADIUS 22
#define BIGGEST_DOT  27
#define RING         11
#define RING_LINE    12

typedef struct
{
  guint seat;
  guint8 marks[FLIP_MAX_SITES];
  guint8 is_new[FLIP_MAX_SITES];
} Look;

struct _FlipLittleBoard
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipSheetArt *art; /* or NULL */

  /* owned */
  FlipMoment *moment; /* or NULL */

  Look look;
};

G_DEFINE_FINAL_TYPE (FlipLittleBoard, flip_little_board, FLIP_TYPE_DRAWING)

/* helpers */

static FlipRect
rect_of (FlipLittleBoard *self, guint site)
{
  return flip_sheet_art_site_rect (self->art, self->moment->state, self->look.seat,
                                   FLIP_LAYOUT_BOARD, site);
}

static void
draw_regions (FlipLittleBoard *self, FlipCanvas *canvas)
{
  const FlipPalette *palette = canvas->palette;

  for (guint i = 0; i < self->art->n_regions; i++)
    {
      FlipHue hue = self->art->regions[i]->hue;
      FlipRect rect = flip_sheet_art_region_rect (self->art, FLIP_LAYOUT_BOARD, i);

      flip_canvas_box (canvas, &rect, PANEL_RADIUS, palette->tints[hue],
                       flip_palette_panel_line (palette, hue), LINE / 2.);
    }
}

static void
draw_dot (FlipCanvas *canvas, double x, double y, double radius)
{
  FlipRect dot = { x - radius, y - radius, 2 * radius, 2 * radius };

  flip_canvas_round (canvas, &dot, radius);
}

static void
draw_cross (FlipCanvas *canvas, double x, double y, double radius, FlipColour ink)
{
  cairo_move_to (canvas->cr, x - radius, y - radius);
  cairo_line_to (canvas->cr, x + radius, y + radius);
  cairo_move_to (canvas->cr, x + radius, y - radius);
  cairo_line_to (canvas->cr, x - radius, y + radius);
  flip_canvas_stroke (canvas, ink, LINE);
}

static void
draw_site (FlipLittleBoard *self, FlipCanvas *canvas, guint site)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour ink = flip_palette_ink (palette, self->look.seat);
  FlipHue hue = self->art->regions[flip_sheet_art_site_region (self->art, site)]->hue;
  FlipRect rect = rect_of (self, site);
  double x = flip_rect_middle (&rect), y = flip_rect_centre (&rect);
  double radius = MIN (BIGGEST_DOT, MIN (rect.width, rect.height) * .42);

  if (rect.width <= 0)
    return;
  if (self->look.marks[site] == FLIP_MARK_CROSSED)
    draw_cross (canvas, x, y, radius * .8, ink);
  else
    {
      draw_dot (canvas, x, y, radius);
      if (self->look.marks[site] == FLIP_MARK_NONE)
        flip_canvas_stroke (canvas, flip_palette_site_line (palette, hue), LINE / 2.);
      else
        flip_canvas_fill (canvas, ink);
    }
  if (self->look.is_new[site])
    {
      draw_dot (canvas, x, y, radius + RING);
      flip_canvas_stroke (canvas, palette->glow_line, RING_LINE);
    }
}

/* overrides */

static void
flip_little_board_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipLittleBoard *self = FLIP_LITTLE_BOARD (drawing);
  double scale;
  FlipRect board;

  if (!self->art || !self->moment)
    return;
  board = (FlipRect){ 0, 0, self->art->width, self->art->height };
  scale = MIN (width / self->art->width, height / self->art->height);
  cairo_translate (canvas->cr, (width - self->art->width * scale) / 2,
                   (height - self->art->height * scale) / 2);
  cairo_scale (canvas->cr, scale, scale);
  flip_canvas_box (canvas, &board, 2 * PANEL_RADIUS, canvas->palette->board,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), LINE);
  draw_regions (self, canvas);
  for (guint i = 0; i < self->art->n_sites; i++)
    draw_site (self, canvas, i);
}

static void
flip_little_board_class_init (FlipLittleBoardClass *klass)
{
  FLIP_OWN (klass, FlipLittleBoard, (moment, flip_moment_unref));
  FLIP_DRAWING_CLASS (klass)->draw = flip_little_board_draw;
}

static void
flip_little_board_init (FlipLittleBoard *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), WIDTH, HEIGHT);
}

/* public functions */

void
flip_little_board_show (FlipLittleBoard *self,
                        FlipMoment *moment,
                        guint seat,
                        const FlipTurnSeat *turn)
{
  const FlipSites *sites;
  Look look = { .seat = seat };

  g_return_if_fail (FLIP_IS_LITTLE_BOARD (self));
  g_return_if_fail (moment && seat < moment->n_seats);

  sites = flip_moment_sites (moment, seat);
  for (guint i = 0; i < sites->n; i++)
    look.marks[i] = (guint8) sites->sites[i].mark;
  for (guint i = 0; turn && i < turn->n_sites; i++)
    look.is_new[turn->sites[i]] = TRUE;
  flip_moment_set (&self->moment, moment);
  self->art = flip_sheet_art_of (moment->game, moment->state);
  if (memcmp (&look, &self->look, sizeof look) == 0)
    return;
  self->look = look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
