/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/table-art.h"

#include "draw/kit/text.h"
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <math.h>

/* Figures and buildings from above: the wood shows the side, the hat the hour. */

#define TENTHS 10.0

static FlipColour
body_of (const FlickemupColours *colours, guint figure)
{
  switch (flickemup_team_of (figure))
    {
    case FLICKEMUP_LAWMEN:
      return colours->light_wood;
    case FLICKEMUP_OUTLAWS:
      return colours->outlaw;
    default:
      return colours->dark_wood;
    }
}

static void
trace_ellipse (cairo_t *cr, double x, double y, double along, double across)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, along, across);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

/* A band around a red hat, so that it differs from a blue one not only in colour. */
static void
draw_band (FlipCanvas *canvas, FlipColour colour, double width, double height, double radius)
{
  trace_ellipse (canvas->cr, 0, 0, (width / 2 + radius) / 2, (height / 2 + radius) / 2);
  flip_canvas_stroke (canvas, colour, height * .045);
}

/* A brim in the hat's colour, and the number on a disc of the side's wood. */
static void
draw_hat (FlipCanvas *canvas, guint figure, FlickemupColour hat, double width, double height)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  gboolean outlaw = flickemup_team_of (figure) == FLICKEMUP_OUTLAWS;
  double radius = height * .36;
  char number[4];

  trace_ellipse (canvas->cr, 0, 0, width / 2, height / 2);
  flip_canvas_fill_keep (canvas, colours.hats[hat]);
  flip_canvas_stroke (canvas, colours.outlaw, height * .04);
  if (hat == FLICKEMUP_RED)
    draw_band (canvas, colours.lawman, width, height, radius);
  cairo_arc (canvas->cr, 0, 0, radius, 0, 2 * G_PI);
  flip_canvas_fill_keep (canvas, outlaw ? colours.outlaw : colours.lawman);
  flip_canvas_stroke (canvas, outlaw ? colours.on_outlaw : colours.on_lawman, height * .035);
  flip_phrase_print (number, sizeof number, "%u", figure % FLICKEMUP_COWBOYS_A_TEAM + 1);
  flip_text_draw (canvas, number, (FlipType){ MAX (height * .5, 10), FLIP_HEAVY },
                  outlaw ? colours.on_outlaw : colours.on_lawman, 0, 0, FLIP_ALIGN_MIDDLE, 0);
}

void
flickemup_hat_draw (FlipCanvas *canvas,
                    guint figure,
                    FlickemupColour hat,
                    double x,
                    double y,
                    double size)
{
  g_return_if_fail (figure < FLICKEMUP_COWBOYS);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  draw_hat (canvas, figure, hat, size * 1.35, size);
  cairo_restore (canvas->cr);
}

static void
draw_ring (const FlickemupView *view, FlickemupRing ring, double radius)
{
  FlipCanvas *canvas = view->canvas;
  const FlipPalette *palette = canvas->palette;

  if (ring == FLICKEMUP_RING_NONE || !palette->shows_moves)
    return;
  flip_canvas_disc (canvas, 0, 0, radius);
  flip_canvas_fill_keep (canvas, (FlipColour){ 1, 1, 1, .45 });
  if (ring == FLICKEMUP_RING_PLAYING)
    flip_canvas_stroke (canvas, (FlipColour){ .10, .41, .78, 1 }, 2.6);
  else
    flip_canvas_stroke (canvas, (FlipColour){ .61, .43, 0, 1 }, 1.4);
}

/* The shoulders are at right angles to the direction in which the figure faces. */
static void
draw_shoulders (const FlickemupView *view, FlipColour body, double size)
{
  FlipRect shoulders = flip_rect_around (0, 0, size * .55, size * 1.15);

  flip_canvas_round (view->canvas, &shoulders, size * .27);
  flip_canvas_fill_keep (view->canvas, body);
  flip_canvas_stroke (view->canvas, (FlipColour){ 0, 0, 0, .55 }, 1);
}

/* A fallen figure, from the feet to the head. */
static void
draw_lying (const FlickemupView *view, FlipColour body, double size)
{
  FlipRect legs = flip_rect_around (-size * .6, 0, size * 1.2, size * .8);

  flip_canvas_round (view->canvas, &legs, size * .16);
  flip_canvas_fill_keep (view->canvas, body);
  flip_canvas_stroke (view->canvas, (FlipColour){ 0, 0, 0, .6 }, 1);
  cairo_translate (view->canvas->cr, size * .35, 0);
}

static void
draw_townsperson (const FlickemupView *view, FlipColour body, double size)
{
  flip_canvas_fill_disc (view->canvas, 0, 0, size * .38, body);
  flip_glyph_draw (view->canvas, FLIP_GLYPH_PERSON, 0, 0, size * .45, (FlipColour){ 1, 1, 1, 1 },
                   body);
}

void
flickemup_table_draw_figure (const FlickemupView *view,
                             guint figure,
                             const FlickemupPose *pose,
                             FlickemupColour hat,
                             FlickemupRing ring)
{
  FlickemupColours colours = flickemup_colours (view->canvas->palette);
  cairo_t *cr = view->canvas->cr;
  double size = flickemup_figure_size (view),
         turn = pose->angle / TENTHS * G_PI / 180, x, y;
  FlipColour body = body_of (&colours, figure);

  g_assert (figure < FLICKEMUP_FIGURES);

  if (pose->posture == FLICKEMUP_ABSENT)
    return;
  flickemup_view_point (view, pose->x, pose->y, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  draw_ring (view, ring, size * .95);
  cairo_rotate (cr, turn);
  if (pose->posture == FLICKEMUP_FALLEN)
    draw_lying (view, body, size);
  else
    draw_shoulders (view, body, size);
  /* Numbers are always upright. */
  cairo_rotate (cr, -turn);
  if (figure < FLICKEMUP_COWBOYS)
    draw_hat (view->canvas, figure, hat, size * .95, size * .88);
  else
    draw_townsperson (view, body, size);
  cairo_restore (cr);
}

/* --- Buildings --- */

static FlipGlyph
token_glyph (guint token)
{
  static const FlipGlyph glyphs[FLICKEMUP_TOKENS] = {
    FLIP_GLYPH_BAG,  FLIP_GLYPH_PISTOL,   FLIP_GLYPH_RIFLE, FLIP_GLYPH_DROP,
    FLIP_GLYPH_DROP, FLIP_GLYPH_DYNAMITE, FLIP_GLYPH_NOTE,  FLIP_GLYPH_PERSON,
  };

  return token < FLICKEMUP_TOKENS ? glyphs[token] : FLIP_GLYPH_DISC;
}

void
flickemup_token_draw (FlipCanvas *canvas,
                      guint token,
                      double x,
                      double y,
                      double size,
                      FlipColour colour)
{
  double arm = size * .42;

  g_return_if_fail (token < FLICKEMUP_TOKENS);

  flip_glyph_draw (canvas, token_glyph (token), x, y, size, colour, canvas->ground);
  if (token != FLICKEMUP_POISONED_WATER)
    return;
  flip_canvas_line (canvas, x - arm, y + arm, x + arm, y - arm, canvas->ground, size * .3);
  flip_canvas_line (canvas, x - arm, y + arm, x + arm, y - arm, colour, size * .13);
}

/* A token on a chip of its own, as on the table. */
static void
draw_chip (FlipCanvas *canvas, FlipColour fill, double x, double y)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);

  flip_canvas_disc (canvas, x, y, 8);
  flip_canvas_fill_keep (canvas, fill);
  flip_canvas_stroke (canvas, colours.wood_line, 1);
}

void
flickemup_token_draw_chip (FlipCanvas *canvas, guint token, double x, double y)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  FlipColour ground = canvas->ground;

  g_return_if_fail (token < FLICKEMUP_TOKENS);

  canvas->ground = (FlipColour){ 1, .94, .72, 1 };
  draw_chip (canvas, canvas->ground, x, y);
  flickemup_token_draw (canvas, token, x, y, 10.5, colours.wood_line);
  canvas->ground = ground;
}

/* A token that is face down. */
static void
draw_back (FlipCanvas *canvas, double x, double y)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);

  draw_chip (canvas, colours.lawman, x, y);
  flip_text_draw (canvas, "?", FLIP_TYPE_NAME, colours.on_lawman, x, y, FLIP_ALIGN_MIDDLE, 0);
}

/* The line between the blocks, whose centres are at a distance of `half` from the middle of the
   door. */
static void
draw_door_line (const FlickemupView *view, const FlipColour *colour, double half)
{
  cairo_move_to (view->canvas->cr, 15 - half, 10);
  cairo_line_to (view->canvas->cr, half - 15, 10);
  flip_canvas_stroke_dashed (view->canvas, *colour, 1.2 / view->scale, 6, 5);
}

static void
draw_wood (const FlickemupView *view, const FlipRect *rect, FlipColour wood)
{
  FlickemupColours colours = flickemup_colours (view->canvas->palette);

  cairo_rectangle (view->canvas->cr, rect->x, rect->y, rect->width, rect->height);
  flip_canvas_fill_keep (view->canvas, wood);
  flip_canvas_stroke (view->canvas, colours.wood_line, 1 / view->scale);
}

/* The blocks in their places, the plank behind them, and the line of the door. */
static void
draw_walls (const FlickemupView *view, const FlickemupState *state, guint building)
{
  FlickemupColours colours = flickemup_colours (view->canvas->palette);
  FlickemupPose door = flickemup_place_door (state->poses, building);
  const FlickemupPose *left = &state->poses[flickemup_left_block (building)];
  const FlickemupPose *right = &state->poses[flickemup_right_block (building)];
  double half = hypot (right->x - left->x, right->y - left->y) / 2 / TENTHS;

  flickemup_view_enter (view, &door);
  draw_door_line (view, &colours.wood_line, half);
  cairo_restore (view->canvas->cr);
  for (guint side = 0; side < 2; side++)
    {
      flickemup_view_enter (view, side ? right : left);
      draw_wood (view, &(FlipRect){ -15, -10, 30, 20 }, colours.light_wood);
      cairo_restore (view->canvas->cr);
    }
  flickemup_view_enter (view, &door);
  draw_wood (view, &(FlipRect){ -half - 17, -18, 2 * half + 34, 12 }, colours.dark_wood);
  cairo_restore (view->canvas->cr);
}

/* The name on a plate behind the plank, always upright. */
static void
draw_plate (const FlickemupView *view, const FlickemupPose *door, guint building)
{
  FlipCanvas *canvas = view->canvas;
  FlickemupColours colours = flickemup_colours (canvas->palette);
  FlickemupPose behind = flickemup_place_beside (door, 0, -(int) MAX (280, 140 / view->scale));
  const char *name = flickemup_building_name (building);
  double turn = door->angle / TENTHS * G_PI / 180, x, y;
  FlipRect plate;

  if (cos (turn) < 0)
    turn += G_PI;
  flickemup_view_point (view, behind.x, behind.y, &x, &y);
  plate = flip_rect_around (0, 0, flip_text_width (canvas, name, FLIP_TYPE_NAME) + 14, 18);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_rotate (canvas->cr, turn);
  flip_canvas_box (canvas, &plate, 4, colours.lawman, colours.wood_line, 1);
  flip_text_draw (canvas, name, FLIP_TYPE_NAME, colours.on_lawman, 0, 0, FLIP_ALIGN_MIDDLE, 0);
  cairo_restore (canvas->cr);
}

static void
draw_sign (const FlickemupView *view, const FlickemupPose *door)
{
  double x, y;

  flickemup_view_point (view, door->x, door->y, &x, &y);
  flip_glyph_draw (view->canvas, FLIP_GLYPH_NOENTRY, x, y, 15, (FlipColour){ .75, .11, .16, 1 },
                   (FlipColour){ 1, 1, 1, 1 });
}

/* A row of tokens on the right block, each overlapping the one before. */
static void
draw_face_down (const FlickemupView *view, const FlickemupState *state, guint building)
{
  const FlickemupPose *right = &state->poses[flickemup_right_block (building)];

  for (guint i = 0; i < state->blocks[building].face_down; i++)
    {
      FlickemupPose at = flickemup_place_beside (right, 80 - (int) i * 90, 0);
      double x, y;

      flickemup_view_point (view, at.x, at.y, &x, &y);
      draw_back (view->canvas, x, y);
    }
}

static void
draw_contents (const FlickemupView *view, const FlickemupState *state, guint building)
{
  const FlickemupPose *left = &state->poses[flickemup_left_block (building)];
  guint laid = 0;

  g_assert (building < FLICKEMUP_BUILDINGS);

  for (guint token = 0; token < FLICKEMUP_TOKENS; token++)
    {
      FlickemupPose at = flickemup_place_beside (left, (int) laid * 150 - 60, 0);
      double x, y;

      if (state->blocks[building].tokens[token] == 0)
        continue;
      flickemup_view_point (view, at.x, at.y, &x, &y);
      flickemup_token_draw_chip (view->canvas, token, x, y);
      laid++;
    }
  draw_face_down (view, state, building);
}

void
flickemup_table_draw_building (const FlickemupView *view,
                               const FlickemupState *state,
                               guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);

  g_assert (building < FLICKEMUP_BUILDINGS);

  draw_walls (view, state, building);
  draw_plate (view, &door, building);
  draw_contents (view, state, building);
  if (flickemup_is_closed (state, building))
    draw_sign (view, &door);
}
