/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/table/aim-art.h"

#include "draw/kit/text.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define BAR_WIDTH   8.0
#define HANDLE      10.5
#define LEAST_PULL  60.0 /* a shorter pull would be too coarse; if it reaches beyond the edge,
                            the handle stops there */
#define PERCENT     17.0
#define BELOW       23.0
#define SPREAD      (1.2 * G_PI / 180) /* how far a hand deviates from its direction */
#define BOUNCE      55.0               /* mm of the path that are shown after the first contact */
#define BUBBLE      28.0
#define BUBBLE_AWAY 20.0
#define LOOK_LENGTH 46.0

static const FlipColour paper = { 1, 1, 1, 1 }, navy = { .10, .22, .38, 1 },
                        bubble_ground = { .13, .18, .24, .96 };

typedef struct
{
  double x, y;   /* the centre of the disc, in pixels */
  double ux, uy; /* the direction of the flick */
} Start;

static Start
start_of (const FlipTableView *view, const FlipFlick *flick)
{
  double radians = flick->angle * G_PI / 180;

  return (Start){ flip_table_view_x (view, flick->x), flip_table_view_y (view, flick->y),
                  cos (radians), sin (radians) };
}

static double
first_pull (const FlipTableView *view, const FlipAimPicture *picture)
{
  return picture->radius * view->scale + 4;
}

/* How far a point can move in a direction before it leaves the rectangle. */
static double
way_within (const FlipRect *rect, double x, double y, double dx, double dy)
{
  double across = fabs (dx) < 1e-6 ? INFINITY
                  : dx > 0         ? (rect->x + rect->width - x) / dx
                                   : (rect->x - x) / dx;
  double along = fabs (dy) < 1e-6 ? INFINITY
                 : dy > 0         ? (rect->y + rect->height - y) / dy
                                  : (rect->y - y) / dy;

  return MAX (MIN (across, along), 0);
}

/* The distance from the disc's centre back to the point where the handle would leave the canvas. */
static double
way_back (const FlipAimPicture *picture, const Start *start)
{
  FlipRect inner = flip_rect_grow (picture->bounds, -HANDLE - 2);

  return way_within (&inner, start->x, start->y, -start->ux, -start->uy);
}

double
flip_aim_pull (const FlipTableView *view, const FlipAimPicture *picture)
{
  Start start = start_of (view, &picture->flick);

  g_return_val_if_fail (picture != NULL, 0);

  return CLAMP (way_back (picture, &start) - first_pull (view, picture), LEAST_PULL, picture->pull);
}

void
flip_aim_handle (const FlipTableView *view, const FlipAimPicture *picture, double *x, double *y)
{
  Start start = start_of (view, &picture->flick);
  double back = first_pull (view, picture) + picture->power * flip_aim_pull (view, picture);

  back = MIN (back, way_back (picture, &start));
  *x = start.x - back * start.ux;
  *y = start.y - back * start.uy;
}

/* --- The path --- */

/* As wide as the disc at the start, and then wider, since a hand's direction is never exact. */
static void
draw_beam (const FlipTableView *view, const FlipAimPicture *picture, const Start *start)
{
  cairo_t *cr = view->canvas->cr;
  double length = picture->aim.distance * view->scale, near = picture->radius * view->scale * .55;
  double far = near + length * tan (SPREAD);

  cairo_save (cr);
  cairo_translate (cr, start->x, start->y);
  cairo_rotate (cr, atan2 (start->uy, start->ux));
  cairo_new_path (cr);
  cairo_move_to (cr, 0, -near);
  cairo_line_to (cr, length, -far);
  cairo_line_to (cr, length, far);
  cairo_line_to (cr, 0, near);
  cairo_close_path (cr);
  flip_canvas_fill (view->canvas, (FlipColour){ 1, 1, 1, .42 });
  cairo_restore (cr);
}

static void
draw_dashes (const FlipTableView *view, double x1, double y1, double x2, double y2, double width)
{
  cairo_move_to (view->canvas->cr, x1, y1);
  cairo_line_to (view->canvas->cr, x2, y2);
  flip_canvas_stroke_dashed (view->canvas, navy, width, 8, 5);
}

/* The path of the disc after it has touched something immovable. */
static void
draw_bounce (const FlipTableView *view, const FlipAimPicture *picture, const Start *start)
{
  const FlipAimItem *item = &picture->aim.item;
  double into = start->ux * item->nx + start->uy * item->ny;
  double dx = start->ux - 1.55 * into * item->nx, dy = start->uy - 1.55 * into * item->ny;
  double x = flip_table_view_x (view, picture->aim.x), y = flip_table_view_y (view, picture->aim.y);
  double length = BOUNCE * view->scale;

  draw_dashes (view, x, y, x + dx * length, y + dy * length, 1.2);
}

static void
draw_way (const FlipTableView *view, const FlipAimPicture *picture, const Start *start)
{
  double x = flip_table_view_x (view, picture->aim.x), y = flip_table_view_y (view, picture->aim.y);
  double gap = picture->radius * view->scale + 2;

  draw_beam (view, picture, start);
  if (picture->aim.distance * view->scale > gap)
    draw_dashes (view, start->x + gap * start->ux, start->y + gap * start->uy, x, y, 2.4);
  if (picture->aim.end == FLIP_AIM_TOUCHES)
    draw_bounce (view, picture, start);
  flip_canvas_disc (view->canvas, x, y, MAX (picture->radius * view->scale, 5));
  flip_canvas_fill_keep (view->canvas, (FlipColour){ 1, 1, 1, .9 });
  flip_canvas_stroke (view->canvas, navy, 2);
}

/* --- The handle --- */

static void
draw_bar (const FlipTableView *view,
          const Start *start,
          double from,
          double to,
          FlipColour colour,
          double width)
{
  cairo_save (view->canvas->cr);
  cairo_set_line_cap (view->canvas->cr, CAIRO_LINE_CAP_ROUND);
  flip_canvas_line (view->canvas, start->x - from * start->ux, start->y - from * start->uy,
                    start->x - to * start->ux, start->y - to * start->uy, colour, width);
  cairo_restore (view->canvas->cr);
}

/* Below the handle, or above it if the canvas ends there; on a background of its own, because it
   may be beyond the table's edge. */
static void
draw_percent (FlipCanvas *canvas, const FlipAimPicture *picture, double x, double y)
{
  const FlipRect *bounds = &picture->bounds;
  /* Translators: %.0f: the power of the flick, in per cent */
  g_autofree char *percent = g_strdup_printf (_ ("%.0f %%"), picture->power * 100);
  double width = flip_text_width (canvas, percent, FLIP_TYPE_VALUE) + 10;
  gboolean below = y + BELOW + PERCENT / 2 <= bounds->y + bounds->height;
  double middle = CLAMP (x, bounds->x + width / 2, bounds->x + bounds->width - width / 2);
  FlipRect pill = flip_rect_around (middle, y + (below ? BELOW : -BELOW), width, PERCENT);

  flip_canvas_fill_round (canvas, &pill, PERCENT / 2, (FlipColour){ 1, 1, 1, .82 });
  flip_text_draw (canvas, percent, FLIP_TYPE_VALUE, navy, middle, flip_rect_centre (&pill),
                  FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_handle (const FlipTableView *view, const FlipAimPicture *picture, const Start *start)
{
  const FlipPalette *palette = view->canvas->palette;
  FlipColour blue = palette->is_dark ? (FlipColour){ .10, .41, .78, 1 } : palette->focus;
  double from = first_pull (view, picture) + 3, pull = flip_aim_pull (view, picture);
  double most = MAX (way_back (picture, start), from), x, y;
  double end = MIN (from + pull, most), power = MIN (from + picture->power * pull, most);

  draw_bar (view, start, from, end, navy, BAR_WIDTH + 2);
  draw_bar (view, start, from, end, paper, BAR_WIDTH);
  draw_bar (view, start, from, power, blue, BAR_WIDTH);
  flip_aim_handle (view, picture, &x, &y);
  flip_canvas_disc (view->canvas, x, y, HANDLE);
  flip_canvas_fill_keep (view->canvas, paper);
  flip_canvas_stroke (view->canvas, blue, 3);
  draw_percent (view->canvas, picture, x, y);
}

/* --- The words --- */

static void
draw_pointer (FlipCanvas *canvas, double x, double y, double tip)
{
  double down = tip > y ? 1 : -1;

  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, x - 7, y);
  cairo_line_to (canvas->cr, x + 7, y);
  cairo_line_to (canvas->cr, x, y + 8 * down);
  cairo_close_path (canvas->cr);
  flip_canvas_fill (canvas, bubble_ground);
}

/* The bubble grows with the text, so everything is measured in units of the text's scale. */
static void
draw_words (const FlipTableView *view, const FlipAimPicture *picture)
{
  FlipCanvas *canvas = view->canvas;
  double text = flip_table_view_text (view);
  FlipRect room = { picture->room->x / text, picture->room->y / text, picture->room->width / text,
                    picture->room->height / text };
  double x = flip_table_view_x (view, picture->aim.x) / text;
  double y = flip_table_view_y (view, picture->aim.y) / text;
  double width = MIN (flip_text_width (canvas, picture->words, FLIP_TYPE_VALUE) + 24, room.width);
  double away = (BUBBLE_AWAY + 16 * view->scale) / text + BUBBLE / 2;
  gboolean above = y - away - BUBBLE / 2 > room.y;
  FlipRect bubble = flip_rect_around (CLAMP (x, room.x + width / 2, room.x + room.width - width / 2),
                                      above ? y - away : y + away, width, BUBBLE);

  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, text, text);
  flip_canvas_fill_round (canvas, &bubble, 9, bubble_ground);
  draw_pointer (canvas, CLAMP (x, bubble.x + 14, bubble.x + width - 14),
                above ? bubble.y + BUBBLE : bubble.y, y);
  flip_text_draw (canvas, picture->words, FLIP_TYPE_VALUE, paper, flip_rect_middle (&bubble),
                  flip_rect_centre (&bubble), FLIP_ALIGN_MIDDLE, width - 16);
  cairo_restore (canvas->cr);
}

void
flip_aim_draw (const FlipTableView *view, const FlipAimPicture *picture)
{
  Start start = start_of (view, &picture->flick);

  if (picture->previews)
    draw_way (view, picture, &start);
  draw_handle (view, picture, &start);
  if (picture->previews && picture->words)
    draw_words (view, picture);
}

/* --- Turning --- */

void
flip_facing_draw (const FlipTableView *view, const FlipFacingPicture *picture)
{
  FlipCanvas *canvas = view->canvas;
  FlipColour colour = picture->is_free ? navy : (FlipColour){ .75, .11, .16, 1 };
  double turn = picture->angle * G_PI / 180, length = MAX (LOOK_LENGTH * view->scale, 34);
  double x = flip_table_view_x (view, picture->x), y = flip_table_view_y (view, picture->y);
  double tip_x = x + length * cos (turn), tip_y = y + length * sin (turn);

  flip_canvas_line (canvas, x + .45 * (tip_x - x), y + .45 * (tip_y - y), tip_x, tip_y, paper, 6);
  flip_canvas_line (canvas, x + .45 * (tip_x - x), y + .45 * (tip_y - y), tip_x, tip_y, colour, 3);
  flip_canvas_disc (canvas, tip_x, tip_y, HANDLE - 2);
  flip_canvas_fill_keep (canvas, paper);
  flip_canvas_stroke (canvas, colour, 3);
  if (picture->is_free)
    return;
  flip_canvas_line (canvas, tip_x - 4, tip_y - 4, tip_x + 4, tip_y + 4, colour, 2.4);
  flip_canvas_line (canvas, tip_x - 4, tip_y + 4, tip_x + 4, tip_y - 4, colour, 2.4);
}

/* --- A hinted flick --- */

#define LINE     3.0
#define CASING   6.5
#define HEAD     11.0
#define BADGE    11.0
#define NEAREST  26.0 /* px from the start of the line to the number */
#define PART_WAY .55
#define RING_OUT 5.0

/* Pale and blue stand out in all palettes, as the table is light in each of them. */
static const FlipColour pale = { 1, 1, 1, .9 }, blue = { .10, .37, .74, 1 };

typedef struct
{
  double x1, y1, x2, y2, ux, uy, length; /* in pixels */
} Way;

static Way
way_of (const FlipTableView *view, const FlipFlickLine *line)
{
  Way way = { flip_table_view_x (view, line->x), flip_table_view_y (view, line->y),
              flip_table_view_x (view, line->aim.x), flip_table_view_y (view, line->aim.y) };

  way.length = hypot (way.x2 - way.x1, way.y2 - way.y1);
  way.ux = way.length > 0 ? (way.x2 - way.x1) / way.length : 1;
  way.uy = way.length > 0 ? (way.y2 - way.y1) / way.length : 0;
  return way;
}

static void
draw_ring (const FlipTableView *view, double x, double y, double radius)
{
  FlipCanvas *canvas = view->canvas;

  flip_canvas_disc (canvas, x, y, radius);
  flip_canvas_stroke (canvas, pale, CASING);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  flip_canvas_stroke (canvas, blue, LINE);
}

static void
trace_head (FlipCanvas *canvas, const Way *way)
{
  double x = way->x2 - HEAD * way->ux, y = way->y2 - HEAD * way->uy, half = HEAD * .55;

  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, way->x2, way->y2);
  cairo_line_to (canvas->cr, x - half * way->uy, y + half * way->ux);
  cairo_line_to (canvas->cr, x + half * way->uy, y - half * way->ux);
  cairo_close_path (canvas->cr);
}

static void
draw_hinted_way (const FlipTableView *view, const Way *way)
{
  FlipCanvas *canvas = view->canvas;
  double x = way->x2 - HEAD * way->ux, y = way->y2 - HEAD * way->uy;

  trace_head (canvas, way);
  flip_canvas_stroke (canvas, pale, CASING - LINE);
  flip_canvas_line (canvas, way->x1, way->y1, x, y, pale, CASING);
  flip_canvas_line (canvas, way->x1, way->y1, x, y, blue, LINE);
  trace_head (canvas, way);
  flip_canvas_fill (canvas, blue);
}

static void
draw_badge (const FlipTableView *view, double x, double y, guint number)
{
  FlipCanvas *canvas = view->canvas;
  double text = flip_table_view_text (view);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, text, text);
  flip_canvas_fill_disc (canvas, 0, 0, BADGE, pale);
  flip_canvas_fill_disc (canvas, 0, 0, BADGE - 1.5, blue);
  flip_number_draw (canvas, (int) number, FLIP_TYPE_VALUE, pale, 0, 0, FLIP_ALIGN_MIDDLE);
  cairo_restore (canvas->cr);
}

static double
radius_of (const FlipTableView *view, const FlipFlickLine *line)
{
  return line->radius * view->scale + (line->has_line ? 1 : RING_OUT);
}

void
flip_flick_line_draw (const FlipTableView *view, const FlipFlickLine *line)
{
  Way way = way_of (view, line);

  g_return_if_fail (view != NULL && line != NULL);

  draw_ring (view, way.x1, way.y1, radius_of (view, line));
  if (line->has_line && way.length > HEAD)
    draw_hinted_way (view, &way);
}

void
flip_flick_line_draw_number (const FlipTableView *view, const FlipFlickLine *line)
{
  Way way = way_of (view, line);
  double radius = radius_of (view, line), part = MAX (PART_WAY * way.length, NEAREST);

  g_return_if_fail (view != NULL && line->number > 0);

  if (line->has_line)
    draw_badge (view, way.x1 + part * way.ux, way.y1 + part * way.uy, line->number);
  else
    draw_badge (view, way.x1 + radius * .7, way.y1 - radius * .7, line->number);
}
