/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <glib/gi18n-lib.h>

/* A level for players who draw on their own boards: a picture of its shape, and a large counter. */

static gboolean
is_counted (const FlipPage *page)
{
  const InsertcoinState *state = page->state;

  return !insertcoin_grid_is_empty (state->seats[page->seat].filled[page->region])
         || state->stage == INSERTCOIN_STAGE_OVER;
}

/* The current number: the squares to fill, the empty squares at the end, or the points of a
   complete level. */
static void
draw_counter (const FlipPage *page, const InsertcoinShape *shape, const FlipRect *box)
{
  FlipCanvas *canvas = page->canvas;
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  gboolean complete = (seat->complete >> page->region & 1) != 0;
  guint empty = shape->n_squares - insertcoin_grid_count (seat->filled[page->region]);
  guint number = complete ? shape->value : is_counted (page) ? empty : shape->n_squares;
  g_autofree char *text = g_strdup_printf ("%u", number);
  FlipType large = { 44, FLIP_HEAVY };
  double middle = flip_rect_middle (box);
  FlipColour colour =
    complete ? canvas->palette->hues[FLIP_HUE_CLUBS] : canvas->palette->text;

  flip_text_draw (canvas, text, large, colour, middle, box->y + 34, FLIP_ALIGN_MIDDLE, 0);
  flip_text_draw (canvas,
                  complete            ? /* below the points of a level */ _ ("points, complete")
                  : is_counted (page) ? /* label below the number */ ngettext (
                      "empty square", "empty squares", number)
                                      : _ ("squares to fill"),
                  FLIP_TYPE_VALUE, colour, middle, box->y + 70, FLIP_ALIGN_MIDDLE, box->width - 16);
}

static void
insertcoin_counter_ink (const FlipPage *page, const InsertcoinShape *shape)
{
  FlipRect picture = insertcoin_silhouette_rect (&page->rect);
  FlipRect box = insertcoin_counter_rect (&page->rect);
  FlipHue hue = insertcoin_region_hue (page->region);

  g_assert (page->region < INSERTCOIN_LEVELS);

  insertcoin_pixel_shape (page->canvas, shape, insertcoin_state (page->state)->set.side, &picture,
                          page->canvas->palette->hues[hue]);
  flip_canvas_box (page->canvas, &box, FLIP_PANEL_RADIUS, page->canvas->palette->face,
                   flip_palette_site_line (page->canvas->palette, hue),
                   page->canvas->palette->line);
  draw_counter (page, shape, &box);
}

/* Only the frame glows: the counter inside it is part of the region's ink. */
void
insertcoin_counter_site (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipRect frame = flip_rect_grow (spot->rect, -1.5);

  if (spot->look->price == FLIP_NOT_IN_REACH || !palette->shows_moves)
    return;
  flip_canvas_stroke_round (spot->canvas, &frame, FLIP_PANEL_RADIUS, palette->glow_line, 2);
}

/* A level: how full it is, what it gives, and what a previewed symbol would change. */

#define BAR        9
#define INSET      10 /* of what is below the squares */
#define LEVEL_MOST 96
#define COUNT_MOST 150
#define SHAPE_FROM 74 /* at least, even if the level's name is short */

static const FlipType level_type = { 15, FLIP_HEAVY };

/* Distances below the squares. Without a line of words, the head has the most important of them. */
static const struct
{
  double bar, words, box, box_height;
} below[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 16, 36, 52, 36 },
  [FLIP_LAYOUT_LOW] = { 5, 0, 20, 30 },
  [FLIP_LAYOUT_HALF] = { 4, 0, 16, 28 },
  [FLIP_LAYOUT_NARROW] = { 16, 36, 52, 36 },
};

void
insertcoin_level_print (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipHue hue = insertcoin_region_hue (page->region);

  flip_panel_draw_ground (canvas, &page->rect, hue);
  flip_text_draw (canvas, insertcoin_level_name (page->region), level_type,
                  canvas->palette->hues[hue], page->rect.x + 12, page->rect.y + 16,
                  FLIP_ALIGN_START, LEVEL_MOST);
}

/* The x at which there is room beside the level's name. */
static double
beside_name (const FlipPage *page)
{
  double name = flip_text_width (page->canvas, insertcoin_level_name (page->region), level_type);

  return page->rect.x + MAX (SHAPE_FROM, 12 + MIN (name, LEVEL_MOST) + 8);
}

static gboolean
has_counters (const FlipPage *page)
{
  return insertcoin_state (page->state)->counters;
}

static char *
words_of_count (const FlipPage *page, const InsertcoinShape *shape)
{
  guint filled = insertcoin_grid_count (insertcoin_page_seat (page)->filled[page->region]);

  /* Translators: first %u: how many squares; second %u: of how many */
  return g_strdup_printf (_ ("%u of %u filled"), filled, shape->n_squares);
}

/* The name of the shape, up to what stands at the right; between them how full it is, if no line
   below the squares says so. */
static void
draw_name (const FlipPage *page, const InsertcoinShape *shape, double right, double y)
{
  FlipCanvas *canvas = page->canvas;
  double x = beside_name (page);

  if (below[page->layout].words == 0 && !has_counters (page))
    {
      g_autofree char *count = words_of_count (page, shape);

      flip_text_draw (canvas, count, FLIP_TYPE_BODY, canvas->palette->second, right, y,
                      FLIP_ALIGN_END, COUNT_MOST);
      right -= MIN (COUNT_MOST, flip_text_width (canvas, count, FLIP_TYPE_BODY)) + 8;
    }
  flip_text_draw (canvas, insertcoin_name (shape->word), FLIP_TYPE_BODY, canvas->palette->text, x,
                  y, FLIP_ALIGN_START, right - x);
}

static void
draw_head (const FlipPage *page, const InsertcoinShape *shape)
{
  FlipCanvas *canvas = page->canvas;
  FlipType type = { 17, FLIP_HEAVY };
  double right = page->rect.x + page->rect.width - 12, y = page->rect.y + 16;
  g_autofree char *value = g_strdup_printf ("%u", shape->value);
  double width = flip_text_width (canvas, value, type);

  draw_name (page, shape, right - width - 26, y);
  flip_text_draw (canvas, value, type, canvas->palette->text, right, y, FLIP_ALIGN_END, 0);
  flip_glyph_draw (canvas, FLIP_GLYPH_STAR, right - width - 13, y, 15, canvas->palette->star,
                   canvas->ground);
  if (shape->house & INSERTCOIN_HOUSE_VALUE)
    insertcoin_house_line (canvas, right - width, right, y + 11);
}

/* A line of that height so far below the squares. */
static FlipRect
line_rect (const FlipPage *page, double distance, double height)
{
  FlipRect grid = insertcoin_level_rect (page->layout, page->region);

  return (FlipRect){ page->rect.x + INSET, grid.y + grid.height + distance,
                     page->rect.width - 2 * INSET, height };
}

static FlipRect
bar_rect (const FlipPage *page)
{
  return line_rect (page, below[page->layout].bar, BAR);
}

static void
draw_bar (const FlipPage *page, guint filled, guint all)
{
  FlipCanvas *canvas = page->canvas;
  FlipHue hue = insertcoin_region_hue (page->region);
  FlipRect bar = bar_rect (page);

  g_assert (all > 0 && filled <= all);

  flip_canvas_box (canvas, &bar, BAR / 2.0, flip_palette_bonus (canvas->palette, hue),
                   flip_palette_panel_line (canvas->palette, hue), canvas->palette->line);
  bar.width *= (double) filled / all;
  if (filled == 0)
    return;
  bar.width = MAX (bar.width, BAR);
  flip_canvas_fill_round (canvas, &bar, BAR / 2.0, flip_palette_ink (canvas->palette, page->seat));
}

/* How full it is, and what that is worth. */
static void
draw_count (const FlipPage *page, const InsertcoinShape *shape)
{
  FlipCanvas *canvas = page->canvas;
  guint empty =
    shape->n_squares - insertcoin_grid_count (insertcoin_page_seat (page)->filled[page->region]);
  FlipRect line = flip_rect_grow (line_rect (page, below[page->layout].words, 0), -2);
  int points = insertcoin_level_points (page->state, page->seat, page->region);
  double y = flip_rect_centre (&line), right = line.x + line.width;
  FlipLineStyle end = { FLIP_TYPE_BODY, canvas->palette->second, FLIP_ALIGN_END, COUNT_MOST };
  g_autofree char *count = words_of_count (page, shape);
  g_autofree char *sum = g_strdup_printf ("%d", points);
  double width = flip_text_width (canvas, sum, FLIP_TYPE_BUILDING);

  flip_text_draw (canvas, count, FLIP_TYPE_BODY, canvas->palette->text, line.x, y,
                  FLIP_ALIGN_START, COUNT_MOST);
  flip_text_draw (canvas, sum, FLIP_TYPE_BUILDING, canvas->palette->text, right, y,
                  FLIP_ALIGN_END, 0);
  /* Translators: first %u: what the level is worth; second %u: how many squares are empty */
  flip_line_print (canvas, &end, right - width - 6, y, _ ("%u − %u empty ="), shape->value, empty);
}

static void
draw_progress (const FlipPage *page, const InsertcoinShape *shape)
{
  draw_bar (page, insertcoin_grid_count (insertcoin_page_seat (page)->filled[page->region]),
            shape->n_squares);
  if (below[page->layout].words > 0)
    draw_count (page, shape);
}

static gboolean
is_complete (const InsertcoinState *state, const FlipPage *page)
{
  return state->seats[page->seat].complete >> page->region & 1;
}

/* If there is a state after a move, as it would be then. */
static void
draw_ability (const FlipPage *page, const InsertcoinShape *shape)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipHue hue = insertcoin_region_hue (page->region);
  gboolean complete = is_complete (page->state, page), now = page->after != NULL;
  double high = below[page->layout].box_height;
  FlipRect box = line_rect (page, below[page->layout].box, high);
  FlipRect icon = { box.x + 9, box.y + high / 2 - 10, 20, 20 };
  double y = box.y + high / 2, x = box.x + 38, width, most;
  const char *lead = complete ? /* before the points of a level that is full */ _ ("Complete:")
                     : now
                       ? /* before the points of a level that this mark fills */ _ ("Complete now:")
                       : /* before the points of a level that is not full */ _ ("Complete it:");
  g_autoptr (GString) text = g_string_new (NULL);

  flip_canvas_box (canvas, &box, FLIP_PANEL_RADIUS, now ? palette->glow : palette->face,
                   now ? palette->glow_line : flip_palette_site_line (palette, hue),
                   now ? 1.8 : palette->line);
  insertcoin_pixel_shape (canvas, shape, insertcoin_state (page->state)->set.side, &icon,
                          palette->hues[hue]);
  flip_text_draw (canvas, lead, FLIP_TYPE_BODY, now ? palette->text : palette->second, x, y,
                  FLIP_ALIGN_START, 0);
  x += flip_text_width (canvas, lead, FLIP_TYPE_BODY) + 6;
  insertcoin_ability_describe (shape->ability, shape->amount, text);
  most = box.x + box.width - (complete ? 34 : 8) - x;
  width = MIN (most, flip_text_width (canvas, text->str, FLIP_TYPE_VALUE));
  flip_text_draw (canvas, text->str, FLIP_TYPE_VALUE, palette->text, x, y, FLIP_ALIGN_START, most);
  if (shape->house & INSERTCOIN_HOUSE_ABILITY)
    insertcoin_house_line (canvas, x, x + width, y + 10);
  if (complete)
    {
      FlipRect tick = { box.x + box.width - 28, y - 9, 18, 17 };
      FlipPen pen = { flip_palette_ink (palette, page->seat), FLIP_PEN, 1 };

      flip_marker_tick (canvas, lead, &tick, &pen);
    }
}

void
insertcoin_level_ink (const FlipPage *page)
{
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  const InsertcoinShape *shape;

  if (!insertcoin_has_shape (seat, page->region))
    return flip_text_draw (page->canvas, _ ("no shape yet"), FLIP_TYPE_BODY,
                           page->canvas->palette->second, beside_name (page), page->rect.y + 16,
                           FLIP_ALIGN_START, 0);
  shape = insertcoin_shape (page->state, seat, page->region);
  draw_head (page, shape);
  if (has_counters (page))
    insertcoin_counter_ink (page, shape);
  else
    draw_progress (page, shape);
  draw_ability (page, shape);
}

FlipDigest
insertcoin_level_digest (const FlipPage *page)
{
  const InsertcoinSeat *owner = &insertcoin_state (page->state)->seats[page->seat];
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, owner->filled[page->region]);

  g_assert (page->seat < INSERTCOIN_MAX_SEATS && page->region < INSERTCOIN_LEVELS);

  digest = flip_digest_add (digest, owner->shapes[page->region]);
  return flip_digest_add (digest, owner->complete);
}

/* The part of the bar that the move would add. */
static void
draw_gain (const FlipPage *page, double from, double to)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipRect bar = bar_rect (page), gain = bar;
  cairo_t *cr = page->canvas->cr;

  gain.x += bar.width * from;
  gain.width *= to - from;
  cairo_save (cr);
  flip_canvas_round (page->canvas, &bar, BAR / 2.0);
  cairo_clip (cr);
  cairo_rectangle (cr, gain.x, gain.y, gain.width, gain.height);
  flip_canvas_fill (page->canvas, palette->glow);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_rectangle (cr, gain.x, gain.y - 1, gain.width + 1, gain.height + 2);
  cairo_clip (cr);
  bar = flip_rect_grow (bar, -.7);
  flip_canvas_stroke_round (page->canvas, &bar, BAR / 2.0 - .7, palette->glow_line, 1.4);
  cairo_restore (cr);
  flip_canvas_line (page->canvas, gain.x, gain.y, gain.x, gain.y + gain.height, palette->glow_line,
                    1.4);
}

void
insertcoin_level_outlook (const FlipPage *page)
{
  const InsertcoinSeat *seat = insertcoin_page_seat (page);
  guint filled = insertcoin_grid_count (seat->filled[page->region]);
  guint then =
    insertcoin_grid_count (insertcoin_state (page->after)->seats[page->seat].filled[page->region]);
  const InsertcoinShape *shape;

  if (then <= filled || !insertcoin_has_shape (seat, page->region) || has_counters (page))
    return;
  shape = insertcoin_shape (page->state, seat, page->region);
  page->canvas->ground = page->canvas->palette->glow;
  draw_gain (page, (double) filled / shape->n_squares, (double) then / shape->n_squares);
  if (is_complete (page->after, page))
    draw_ability (page, shape);
}
