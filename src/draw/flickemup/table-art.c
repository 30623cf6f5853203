/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/table-art.h"

#include "draw/kit/text.h"

#include <math.h>

#define FIGURE 32.0 /* mm, the size of a figure */
#define TENTHS      10.0
#define TICK_EVERY  100.0 /* mm */
#define TICK        8.0
#define TABLE_ROUND 12.0

static FlipColour
rgb (guint32 hex)
{
  return (FlipColour){ (hex >> 16 & 0xff) / 255.0, (hex >> 8 & 0xff) / 255.0, (hex & 0xff) / 255.0,
                       1 };
}

FlickemupColours
flickemup_colours (const FlipPalette *palette)
{
  FlickemupColours colours = {
    .sand = rgb (0xefe4cf),
    .sand_line = rgb (0xb99a62),
    .weed_line = rgb (0x9a7b3f),
    .light_wood = rgb (0xc79a62),
    .dark_wood = rgb (0x7d5427),
    .wood_line = rgb (0x5d3c18),
    .edge = rgb (0x5d3c18),
    .hats = { rgb (0xc8323a), rgb (0x2f66b8) },
    .lawman = rgb (0xf7ecd8),
    .outlaw = rgb (0x2b2826),
    .on_lawman = rgb (0x2a2116),
    .on_outlaw = rgb (0xffffff),
    .shade = { 0, 0, 0, .16 },
  };

  if (palette->is_dark && palette->mixes)
    {
      colours.sand = rgb (0xb9ab8c);
      colours.sand_line = rgb (0x8a7448);
    }
  if (palette->id == FLIP_PALETTE_PRINT || palette->id == FLIP_PALETTE_CONTRAST)
    {
      colours.sand = palette->face;
      colours.shade.alpha = 0;
    }
  if (palette->id == FLIP_PALETTE_CONTRAST || palette->id == FLIP_PALETTE_CONTRAST_DARK)
    colours.sand_line = colours.weed_line = colours.wood_line;
  /* The table is light even in dark palettes, like cards: everything on it has a dark outline. */
  if (palette->id == FLIP_PALETTE_CONTRAST_DARK)
    {
      colours.edge = palette->text;
      colours.shade.alpha = 0;
    }
  return colours;
}

FlickemupView
flickemup_view_in (FlipCanvas *canvas, const FlickemupScenario *scenario, const FlipRect *rect)
{
  double width = scenario->width / TENTHS, height = scenario->height / TENTHS;
  double scale = MIN (rect->width / width, rect->height / height);

  return (FlickemupView){
    .canvas = canvas,
    .x = rect->x + (rect->width - width * scale) / 2,
    .y = rect->y + (rect->height - height * scale) / 2,
    .scale = scale,
  };
}

void
flickemup_view_point (const FlickemupView *view, int x, int y, double *px, double *py)
{
  g_assert (view->scale > 0);

  *px = view->x + x / TENTHS * view->scale;
  *py = view->y + y / TENTHS * view->scale;
}

void
flickemup_view_enter (const FlickemupView *view, const FlickemupPose *pose)
{
  double x, y;

  flickemup_view_point (view, pose->x, pose->y, &x, &y);
  cairo_save (view->canvas->cr);
  cairo_translate (view->canvas->cr, x, y);
  cairo_rotate (view->canvas->cr, pose->angle / TENTHS * G_PI / 180);
  cairo_scale (view->canvas->cr, view->scale, view->scale);
  cairo_new_path (view->canvas->cr);
}

static void
trace_disc (const FlickemupView *view, double x, double y, double radius)
{
  cairo_new_sub_path (view->canvas->cr);
  cairo_arc (view->canvas->cr, x, y, radius, 0, 2 * G_PI);
}

static void
paint (const FlickemupView *view, FlipColour fill, FlipColour line)
{
  flip_canvas_fill_keep (view->canvas, fill);
  flip_canvas_stroke (view->canvas, line, 1 / view->scale);
}

/* --- The ground --- */

static void
draw_ticks (const FlickemupView *view, double width, double height, FlipColour colour)
{
  double right = view->x + width * view->scale, bottom = view->y + height * view->scale;

  for (double mm = TICK_EVERY; mm < width; mm += TICK_EVERY)
    {
      double x = view->x + mm * view->scale;

      flip_canvas_line (view->canvas, x, view->y, x, view->y + TICK, colour, 1);
      flip_canvas_line (view->canvas, x, bottom - TICK, x, bottom, colour, 1);
    }
  for (double mm = TICK_EVERY; mm < height; mm += TICK_EVERY)
    {
      double y = view->y + mm * view->scale;

      flip_canvas_line (view->canvas, view->x, y, view->x + TICK, y, colour, 1);
      flip_canvas_line (view->canvas, right - TICK, y, right, y, colour, 1);
    }
}

double
flickemup_figure_size (const FlickemupView *view)
{
  double size = FIGURE * view->scale, least = view->scale < FLICKEMUP_SMALL_SCALE ? 16 : 20;

  return MAX (MAX (size, least), MIN (least * view->text, 2 * size));
}

static void
draw_scale (const FlickemupView *view, double width, double height, FlipColour colour)
{
  double length = TICK_EVERY * view->scale, text = MAX (1, view->text);
  double right = view->x + width * view->scale - 22, y = view->y + height * view->scale - 18;

  flip_canvas_line (view->canvas, right - length, y, right, y, colour, 1.4);
  flip_canvas_line (view->canvas, right - length, y - 3, right - length, y + 3, colour, 1.4);
  flip_canvas_line (view->canvas, right, y - 3, right, y + 3, colour, 1.4);
  cairo_save (view->canvas->cr);
  cairo_translate (view->canvas->cr, right - length / 2, y - 9 * text);
  cairo_scale (view->canvas->cr, text, text);
  flip_text_draw (view->canvas, "100 mm", FLIP_TYPE_NOTE, colour, 0, 0, FLIP_ALIGN_MIDDLE, 0);
  cairo_restore (view->canvas->cr);
}

void
flickemup_table_draw_ground (const FlickemupView *view, const FlickemupScenario *scenario)
{
  FlickemupColours colours = flickemup_colours (view->canvas->palette);
  double width = scenario->width / TENTHS, height = scenario->height / TENTHS;
  FlipRect rect = { view->x, view->y, width * view->scale, height * view->scale };

  flip_canvas_box (view->canvas, &rect, TABLE_ROUND, colours.sand, colours.sand_line, 1.5);
  draw_ticks (view, width, height, colours.sand_line);
  if (view->scale >= FLICKEMUP_SMALL_SCALE)
    draw_scale (view, width, height, colours.wood_line);
  view->canvas->ground = colours.sand;
}

/* --- Loose things --- */

static void
draw_barrel (const FlickemupView *view, const FlickemupColours *colours, gboolean lies)
{
  cairo_t *cr = view->canvas->cr;

  if (lies)
    {
      cairo_rectangle (cr, -12.5, -10, 25, 20);
      paint (view, rgb (0xa5662e), colours->wood_line);
      cairo_rectangle (cr, -6, -10, 12, 20);
      return flip_canvas_stroke (view->canvas, colours->wood_line, 1 / view->scale);
    }
  trace_disc (view, 0, 0, 10);
  paint (view, rgb (0xa5662e), colours->wood_line);
  trace_disc (view, 0, 0, 6.4);
  flip_canvas_stroke (view->canvas, colours->wood_line, .8 / view->scale);
  cairo_move_to (cr, -6, 0);
  cairo_line_to (cr, 6, 0);
  flip_canvas_stroke (view->canvas, colours->wood_line, .8 / view->scale);
}

static void
draw_cactus (const FlickemupView *view, const FlickemupColours *colours, gboolean lies)
{
  cairo_t *cr = view->canvas->cr;
  int spikes = 9;

  cairo_rectangle (cr, -12.5, -4, 25, 8);
  paint (view, colours->light_wood, colours->wood_line);
  for (int i = 0; i < 2 * spikes; i++)
    {
      double angle = i * G_PI / spikes, radius = i % 2 ? 7.5 : 11.5;

      cairo_line_to (cr, radius * cos (angle) + (lies ? 8 : 0), radius * sin (angle));
    }
  cairo_close_path (cr);
  paint (view, rgb (0x3f8a55), rgb (0x1f5632));
}

static void
draw_fence (const FlickemupView *view, const FlickemupColours *colours)
{
  cairo_rectangle (view->canvas->cr, -29, -3, 58, 6);
  paint (view, colours->light_wood, colours->wood_line);
  for (int i = -1; i <= 1; i++)
    {
      trace_disc (view, i * 26, 0, 5);
      paint (view, colours->dark_wood, colours->wood_line);
    }
}

static void
draw_tumbleweed (const FlickemupView *view, const FlickemupColours *colours)
{
  cairo_t *cr = view->canvas->cr;

  trace_disc (view, 0, 0, 11);
  paint (view, rgb (0xdcc08a), colours->weed_line);
  for (int i = 0; i < 4; i++)
    {
      cairo_arc (cr, 0, 0, 3 + 2 * i, i * 1.3, i * 1.3 + 3.6);
      flip_canvas_stroke (view->canvas, colours->weed_line, .8 / view->scale);
    }
}

static void
draw_gallows (const FlickemupView *view, const FlickemupColours *colours)
{
  cairo_t *cr = view->canvas->cr;

  cairo_rectangle (cr, -15, -10, 30, 20);
  paint (view, colours->light_wood, colours->wood_line);
  cairo_rectangle (cr, -3, -34, 6, 34);
  paint (view, colours->dark_wood, colours->wood_line);
  cairo_rectangle (cr, -3, -34, 26, 5);
  paint (view, colours->dark_wood, colours->wood_line);
}

static void
draw_shadow (const FlickemupView *view, const FlickemupColours *colours, double radius)
{
  if (colours->shade.alpha == 0)
    return;
  trace_disc (view, 1.5, 2, radius);
  flip_canvas_fill (view->canvas, colours->shade);
}

/* A loose piece or the gallows. */
void
flickemup_table_draw_piece (const FlickemupView *view, guint piece, const FlickemupPose *pose)
{
  FlickemupColours colours = flickemup_colours (view->canvas->palette);
  gboolean lies = pose->posture == FLICKEMUP_FALLEN;

  g_assert (piece >= FLICKEMUP_PIECE_GALLOWS && piece < FLICKEMUP_PIECES);

  if (pose->posture == FLICKEMUP_ABSENT)
    return;
  flickemup_view_enter (view, pose);
  if (piece == FLICKEMUP_PIECE_GALLOWS)
    draw_gallows (view, &colours);
  else if (piece < FLICKEMUP_PIECE_CACTUS)
    {
      draw_shadow (view, &colours, 10.5);
      draw_barrel (view, &colours, lies);
    }
  else if (piece < FLICKEMUP_PIECE_FENCE)
    draw_cactus (view, &colours, lies);
  else if (piece < FLICKEMUP_PIECE_TUMBLEWEED)
    draw_fence (view, &colours);
  else
    {
      draw_shadow (view, &colours, 11);
      draw_tumbleweed (view, &colours);
    }
  cairo_restore (view->canvas->cr);
}

/* --- Discs --- */

void
flickemup_table_draw_disc (const FlickemupView *view, FlipPieceKind kind, int x, int y)
{
  static const struct
  {
    double radius;
    guint32 fill, line;
  } discs[FLIP_PIECE_KINDS] = {
    [FLIP_PIECE_BULLET] = { 10, 0x9aa0a8, 0x4a4f57 },
    [FLIP_PIECE_MOVER] = { 12.5, 0xe2c396, 0x5d3c18 },
    [FLIP_PIECE_DYNAMITE] = { 11, 0xc8323a, 0x5c1216 },
  };
  FlickemupColours colours = flickemup_colours (view->canvas->palette);
  const FlickemupPose pose = { (gint16) x, (gint16) y, 0, FLICKEMUP_STANDING };

  g_assert (discs[kind].radius > 0);

  flickemup_view_enter (view, &pose);
  draw_shadow (view, &colours, discs[kind].radius);
  trace_disc (view, 0, 0, discs[kind].radius);
  paint (view, rgb (discs[kind].fill), rgb (discs[kind].line));
  cairo_restore (view->canvas->cr);
}

/* --- All of them --- */

static FlickemupRing
ring_of (const FlickemupState *state, guint figure)
{
  if (state->turn.cowboy == figure)
    return FLICKEMUP_RING_PLAYING;
  return figure < FLICKEMUP_COWBOYS && flickemup_is_available (state, figure)
             && flickemup_cowboy_check (state, figure, NULL)
           ? FLICKEMUP_RING_READY
           : FLICKEMUP_RING_NONE;
}

void
flickemup_table_draw_outdoors (const FlickemupView *view, const FlickemupState *state)
{
  g_assert (state->n_outdoors <= FLICKEMUP_MOST_OUTDOORS);

  for (guint i = 0; i < state->n_outdoors; i++)
    {
      double x, y;

      flickemup_view_point (view, state->outdoors[i].x, state->outdoors[i].y, &x, &y);
      flickemup_token_draw_chip (view->canvas, state->outdoors[i].token, x, y);
    }
}

void
flickemup_table_draw_pieces (const FlickemupView *view, const FlickemupState *state)
{
  flickemup_table_draw_outdoors (view, state);
  for (guint i = FLICKEMUP_PIECE_GALLOWS; i < FLICKEMUP_PIECES; i++)
    flickemup_table_draw_piece (view, i, &state->poses[i]);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (state, i))
        flickemup_table_draw_building (view, state, i);
    }
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    flickemup_table_draw_figure (view, i, &state->poses[i], state->figures[i].hat,
                                 ring_of (state, i));
}

/* A digest of all positions, and of who has a ring. */
FlipDigest
flickemup_table_digest (const FlickemupState *state)
{
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->poses);

  digest = flip_digest_add (digest, state->blocks);
  digest = flip_digest_add (digest, state->closed);
  digest = flip_digest_add (digest, state->outdoors);
  digest = flip_digest_add (digest, state->n_outdoors);
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      digest = flip_digest_add (digest, state->figures[i].hat);
      digest = flip_digest_number (digest, ring_of (state, i));
    }
  return digest;
}
