/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/site-face.h"

#include "draw/kit/glyph.h"

#include <glib/gi18n-lib.h>

#define CROSSED_PRINT .5
#define HALO          4
#define RING_OUT      3.5
#define FOCUS_OUT     5

FlipSiteLook
flip_site_look (const FlipSite *site)
{
  return (FlipSiteLook){
    .name = site->name,
    .title = site->title,
    .gives = site->gives,
    .mark = site->mark,
    .price = site->price,
    .progress = 1,
    .badge = *site->badge ? site->badge : NULL,
  };
}

gboolean
flip_site_is_offered (FlipCanvas *canvas, const FlipSiteLook *look)
{
  return canvas->palette->shows_moves && look->price >= 0;
}

static gboolean
is_free (FlipCanvas *canvas, const FlipSiteLook *look)
{
  return flip_site_is_offered (canvas, look) && look->price == 0;
}

/* --- Shapes --- */

static void
trace_stone (cairo_t *cr, const FlipRect *rect)
{
  double r = rect->width / 2, bottom = rect->y + rect->height, corner = 3;

  cairo_new_sub_path (cr);
  cairo_arc (cr, rect->x + r, rect->y + r, r, G_PI, 2 * G_PI);
  cairo_arc (cr, rect->x + rect->width - corner, bottom - corner, corner, 0, G_PI_2);
  cairo_arc (cr, rect->x + corner, bottom - corner, corner, G_PI_2, G_PI);
  cairo_close_path (cr);
}

#define EAVES      9
#define EAVES_WIDE 7
#define ROOF_SLANT 10

static void
trace_house (cairo_t *cr, const FlipRect *rect)
{
  double left = rect->x, right = rect->x + rect->width, top = rect->y;
  double eaves = top + EAVES, bottom = rect->y + rect->height, corner = 4;

  cairo_new_sub_path (cr);
  cairo_move_to (cr, left, eaves);
  cairo_line_to (cr, left + EAVES_WIDE, eaves);
  cairo_line_to (cr, left + EAVES_WIDE + ROOF_SLANT, top);
  cairo_line_to (cr, right - EAVES_WIDE - ROOF_SLANT, top);
  cairo_line_to (cr, right - EAVES_WIDE, eaves);
  cairo_line_to (cr, right, eaves);
  cairo_arc (cr, right - corner, bottom - corner, corner, 0, G_PI_2);
  cairo_arc (cr, left + corner, bottom - corner, corner, G_PI_2, G_PI);
  cairo_close_path (cr);
}

static void
trace (FlipCanvas *canvas, const FlipSiteFace *face, double out)
{
  FlipRect rect = flip_rect_grow (face->rect, out);

  cairo_new_path (canvas->cr);
  if (face->shape == FLIP_SHAPE_STONE)
    trace_stone (canvas->cr, &rect);
  else if (face->shape == FLIP_SHAPE_HOUSE)
    trace_house (canvas->cr, &rect);
  else
    flip_canvas_round (canvas, &rect, MAX (face->radius + out, 0));
}

/* --- The face --- */

static void
paint_halo (FlipCanvas *canvas, const FlipSiteFace *face)
{
  if (!canvas->palette->mixes)
    return;
  for (int out = HALO; out > 0; out--)
    {
      trace (canvas, face, out / 2.0);
      flip_canvas_stroke (canvas, flip_colour_fade (canvas->palette->badge, .17), out);
    }
}

static void
paint_roof (FlipCanvas *canvas, const FlipSiteFace *face)
{
  const FlipPalette *palette = canvas->palette;
  const FlipRect *rect = &face->rect;

  cairo_save (canvas->cr);
  trace (canvas, face, -.5);
  cairo_clip (canvas->cr);
  cairo_rectangle (canvas->cr, rect->x, rect->y, rect->width, face->roof);
  flip_canvas_fill (canvas, flip_palette_roof (palette, face->hue));
  flip_canvas_line (canvas, rect->x, rect->y + face->roof, rect->x + rect->width,
                    rect->y + face->roof, flip_palette_site_line (palette, face->hue),
                    palette->line);
  cairo_restore (canvas->cr);
}

static FlipColour
ground_of (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look)
{
  if (!flip_site_is_offered (canvas, look))
    return face->paper ? *face->paper : canvas->palette->face;
  return look->price == 0 ? canvas->palette->glow : canvas->palette->faint_glow;
}

static void
paint_outline (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look)
{
  const FlipPalette *palette = canvas->palette;
  double width = is_free (canvas, look) ? 1.8 : flip_site_is_offered (canvas, look) ? 1.4 : 1;

  width *= palette->line;
  trace (canvas, face, -width / 2);
  if (look->refused && palette->shows_moves)
    flip_canvas_stroke (canvas, palette->refused, palette->line);
  else if (!flip_site_is_offered (canvas, look))
    flip_canvas_stroke (canvas, flip_palette_site_line (palette, face->hue), width);
  else if (look->price > 0)
    flip_canvas_stroke_dashed (canvas, palette->glow_line, width, 3.6, 2.6);
  else
    flip_canvas_stroke (canvas, palette->glow_line, width);
}

void
flip_site_face_begin (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look)
{
  g_return_if_fail (face->hue < FLIP_N_HUES);

  canvas->ground = ground_of (canvas, face, look);
  if (is_free (canvas, look))
    paint_halo (canvas, face);
  trace (canvas, face, 0);
  flip_canvas_fill (canvas, canvas->ground);
  if (face->roof > 0)
    paint_roof (canvas, face);
  paint_outline (canvas, face, look);
  if (look->mark == FLIP_MARK_CROSSED)
    {
      FlipRect reach = flip_rect_grow (face->rect, FLIP_SITE_OVERFLOW);

      cairo_save (canvas->cr);
      cairo_rectangle (canvas->cr, reach.x, reach.y, reach.width, reach.height);
      cairo_clip (canvas->cr);
      cairo_push_group (canvas->cr);
    }
}

/* --- What stands over the print --- */

static void
paint_mark (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look, FlipColour ink)
{
  const FlipRect *circled = face->circle ? face->circle : &face->rect;
  FlipPen pen = { ink, FLIP_PEN, look->progress };

  if (look->mark == FLIP_MARK_CIRCLED)
    flip_marker_circle (canvas, look->name, circled, &pen);
  else if (look->mark == FLIP_MARK_CROSSED)
    flip_marker_cross (canvas, look->name, &face->rect, &pen);
}

#define BADGE_HEIGHT 14
#define BADGE_WIDTH  24

/* The nugget and the price, around a centre. */
static void
draw_price_badge (FlipCanvas *canvas, int price, double x, double y)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect pill = flip_rect_around (x, y, BADGE_WIDTH, BADGE_HEIGHT), gap;
  FlipType type = { 10.5, FLIP_HEAVY };

  if (price > 9)
    pill = flip_rect_around (x - 3, y, BADGE_WIDTH + 6, BADGE_HEIGHT);
  gap = flip_rect_grow (pill, 1);
  flip_canvas_fill_round (canvas, &gap, BADGE_HEIGHT, palette->board);
  flip_canvas_box (canvas, &pill, BADGE_HEIGHT / 2.0, palette->badge, palette->badge_line,
                   palette->line);
  flip_glyph_draw (canvas, FLIP_GLYPH_NUGGET, pill.x + 8.5, y, 10, palette->badge_text,
                   palette->badge);
  flip_number_draw (canvas, price, type, palette->badge_text, pill.x + 14.5, y, FLIP_ALIGN_START);
}

static void
paint_badge (FlipCanvas *canvas, const FlipSiteFace *face, int price)
{
  double x = face->rect.x + face->rect.width - 5;

  if (face->price_below)
    draw_price_badge (canvas, price, x, face->rect.y + face->rect.height);
  else
    draw_price_badge (canvas, price, x, face->rect.y + 1);
}

static void
paint_refusal (FlipCanvas *canvas, const FlipSiteFace *face)
{
  const FlipPalette *palette = canvas->palette;
  double x = face->rect.x - 1.5, y = face->rect.y - 1.5, r = 7.5, arm = 2.7;

  trace (canvas, face, RING_OUT);
  flip_canvas_stroke (canvas, palette->refused, 2.2);
  flip_canvas_fill_disc (canvas, x, y, r + 1, palette->board);
  flip_canvas_fill_disc (canvas, x, y, r, palette->refused);
  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  flip_canvas_line (canvas, x - arm, y - arm, x + arm, y + arm, palette->board, 1.8);
  flip_canvas_line (canvas, x - arm, y + arm, x + arm, y - arm, palette->board, 1.8);
  cairo_restore (canvas->cr);
}

/* A frame and a dot, so that the mark can be found without its colour. */
static void
paint_newest (FlipCanvas *canvas, const FlipSiteFace *face)
{
  const FlipPalette *palette = canvas->palette;
  double x = face->rect.x - 1.5, y = face->rect.y - 1.5, r = 6.5;

  trace (canvas, face, RING_OUT);
  flip_canvas_stroke (canvas, palette->focus, 2.4);
  flip_canvas_fill_disc (canvas, x, y, r + 1, palette->board);
  flip_canvas_fill_disc (canvas, x, y, r, palette->focus);
  flip_canvas_fill_disc (canvas, x, y, r * .4, palette->board);
}

/* The gap separates the ring from halo and circle. */
static void
paint_focus (FlipCanvas *canvas, const FlipSiteFace *face)
{
  const FlipPalette *palette = canvas->palette;

  trace (canvas, face, FOCUS_OUT - 1.9);
  flip_canvas_stroke (canvas, palette->board, 1.4);
  trace (canvas, face, FOCUS_OUT);
  flip_canvas_stroke (canvas, palette->focus, 2.4);
}

void
flip_site_face_end (FlipCanvas *canvas,
                    const FlipSiteFace *face,
                    const FlipSiteLook *look,
                    FlipColour ink)
{
  gboolean shows = canvas->palette->shows_moves;

  if (look->mark == FLIP_MARK_CROSSED)
    {
      cairo_pop_group_to_source (canvas->cr);
      cairo_paint_with_alpha (canvas->cr, CROSSED_PRINT);
      cairo_restore (canvas->cr);
    }
  if (shows && look->focused)
    paint_focus (canvas, face);
  paint_mark (canvas, face, look, ink);
  if (shows && look->price > 0)
    paint_badge (canvas, face, look->price);
  if (shows && look->newest)
    paint_newest (canvas, face);
  if (shows && look->refused)
    paint_refusal (canvas, face);
}

void
flip_site_face_frame (FlipCanvas *canvas, const FlipSiteFace *face, const FlipSiteLook *look)
{
  FlipSiteLook frames = *look;

  frames.mark = FLIP_MARK_NONE;
  frames.price = FLIP_NOT_IN_REACH;
  flip_site_face_end (canvas, face, &frames, canvas->palette->text);
}

#define HINT_OUT    4
#define TAG_HEIGHT  16
#define TAG_MARGIN  6
#define HINT_RADIUS 10.5

/* A frame with a word below it. The frame of the actual choice is dashed, so that the two differ
   not only in colour. */
static void
paint_verdict (FlipCanvas *canvas, const FlipRect *rect, gboolean best)
{
  const FlipPalette *palette = canvas->palette;
  const char *word = best ? C_ ("choice", "best") : C_ ("choice", "played");
  FlipColour colour = best ? palette->cash : palette->focus;
  FlipRect ring = flip_rect_grow (*rect, HINT_OUT), tag = { 0, 0, 0, TAG_HEIGHT };

  tag.width = MIN (flip_text_width (canvas, word, FLIP_TYPE_BONUS) + 2 * TAG_MARGIN,
                   rect->width + 2 * FLIP_SITE_OVERFLOW);
  tag.x = rect->x + (rect->width - tag.width) / 2;
  tag.y = rect->y + rect->height - TAG_HEIGHT / 3.0;
  flip_canvas_round (canvas, &ring, 10);
  if (best)
    flip_canvas_stroke (canvas, colour, 2.8);
  else
    flip_canvas_stroke_dashed (canvas, colour, 2.8, 7, 4);
  flip_canvas_round (canvas, &tag, TAG_HEIGHT / 2.0);
  flip_canvas_fill_keep (canvas, colour);
  flip_canvas_stroke (canvas, palette->board, 1.2);
  flip_text_draw (canvas, word, FLIP_TYPE_BONUS, palette->board, tag.x + tag.width / 2,
                  tag.y + TAG_HEIGHT / 2.0, FLIP_ALIGN_MIDDLE, tag.width);
}

/* A ring with its number, in the place of the price. */
void
flip_site_hint_paint (FlipCanvas *canvas, const FlipRect *rect, guint place)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect ring = flip_rect_grow (*rect, HINT_OUT);
  double x = rect->x + 5, y = rect->y + rect->height - 4;

  g_return_if_fail (rect != NULL && place > 0);

  if (!palette->shows_moves)
    return;
  if (place >= FLIP_HINT_PLAYED)
    return paint_verdict (canvas, rect, place == FLIP_HINT_BEST);
  flip_canvas_stroke_round (canvas, &ring, 10, palette->focus, 2.8);
  flip_canvas_fill_disc (canvas, x, y, HINT_RADIUS, palette->board);
  flip_canvas_fill_disc (canvas, x, y, HINT_RADIUS - 1.5, palette->focus);
  flip_number_draw (canvas, (int) place, FLIP_TYPE_VALUE, palette->board, x, y, FLIP_ALIGN_MIDDLE);
}
