/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/royalflip/royalflip-art.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TILE_RADIUS       8
#define SKIPPED           .34
#define LOW_TILE          44 /* in tiles below this height, suit and gift are side by side */
#define LOWEST_WITH_FOOT  36
#define LEGEND_BELOW      17
#define LEGEND_BELOW_HALF 8

static const char *
note (void)
{
  return _ ("Circle the suit you chose and take what is there. Forward only; anything you skip "
            "is lost.");
}

/* The arrows between the spaces */

static FlipRect
space_of (const FlipPage *page, guint space)
{
  return royalflip_space_rect (page->layout, royalflip_board (page->state), space);
}

static void
draw_arrow (const FlipPage *page, double x, double y, double across, double down)
{
  cairo_t *cr = page->canvas->cr;
  double size = 4;

  cairo_new_path (cr);
  cairo_move_to (cr, x + across * size, y + down * size);
  cairo_line_to (cr, x - across * size - down * size, y - down * size + across * size);
  cairo_line_to (cr, x - across * size + down * size, y - down * size - across * size);
  cairo_close_path (cr);
  flip_canvas_fill (page->canvas, page->canvas->palette->hues[FLIP_HUE_VIOLET]);
}

static void
draw_step (const FlipPage *page, guint space)
{
  FlipRect from = space_of (page, space - 1);
  FlipRect to = space_of (page, space);
  FlipColour colour = flip_palette_way (page->canvas->palette, FLIP_HUE_VIOLET);
  double x1 = flip_rect_middle (&from), x2 = flip_rect_middle (&to);
  double y1 = flip_rect_centre (&from), y2 = flip_rect_centre (&to);

  if (y1 != y2 && x1 != x2)
    return;
  flip_canvas_line (page->canvas, x1, y1, x2, y2, colour, 2);
  if (y1 != y2)
    draw_arrow (page, x1, (from.y + from.height + to.y) / 2, 0, 1);
  else if (x2 > x1)
    draw_arrow (page, (from.x + from.width + to.x) / 2, y1, 1, 0);
  else
    draw_arrow (page, (to.x + to.width + from.x) / 2, y1, -1, 0);
}

/* A straight line from the end of one row to another row, behind any spaces between them. */
static void
draw_way (const FlipPage *page, const RoyalflipWay *way)
{
  FlipRect from = space_of (page, way->from);
  FlipRect to = space_of (page, way->to);
  double y = to.y > from.y ? to.y : to.y + to.height;

  flip_canvas_line (page->canvas, flip_rect_middle (&from), flip_rect_centre (&from),
                    flip_rect_middle (&to), y,
                    flip_palette_way (page->canvas->palette, FLIP_HUE_VIOLET), 2);
  if (to.y != from.y)
    draw_arrow (page, flip_rect_middle (&to), y - (to.y > from.y ? 3 : -3), 0,
                to.y > from.y ? 1 : -1);
}

static void
draw_sign (const FlipPage *page, const char *word, guint space, gboolean filled)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipRect tile = space_of (page, space);
  double deep = MIN (32, tile.height);
  FlipRect sign = { page->rect.x + 9, flip_rect_centre (&tile) - deep / 2, 44, deep };
  FlipColour hue = palette->hues[FLIP_HUE_VIOLET];

  flip_canvas_line (canvas, flip_rect_middle (&sign), flip_rect_centre (&tile), tile.x,
                    flip_rect_centre (&tile), flip_palette_way (palette, FLIP_HUE_VIOLET), 2);
  flip_canvas_box (canvas, &sign, 7, filled ? hue : palette->face, hue, 1.4 * palette->line);
  flip_text_draw (canvas, word, FLIP_TYPE_VALUE, filled ? palette->face : hue,
                  flip_rect_middle (&sign), flip_rect_centre (&sign), FLIP_ALIGN_MIDDLE, 40);
}

/* If there are several rows, those to which no way leads have a Start sign. */
static void
draw_starts (const FlipPage *page)
{
  const RoyalflipBoard *board = royalflip_board (page->state);
  guint first = 0;

  for (guint row = 0; row < board->n_rows; row++)
    {
      gboolean is_led_to = FALSE;

      for (guint i = 0; i < board->n_ways; i++)
        is_led_to |= royalflip_row_of_space (board, board->ways[i].to) == row;
      if (!is_led_to)
        draw_sign (page, C_ ("bonus track", "Start"), first, TRUE);
      first += board->row_lengths[row];
    }
}

static void
draw_signs (const FlipPage *page)
{
  const RoyalflipBoard *board = royalflip_board (page->state);
  guint in_a_row = royalflip_spaces_in_a_row (page->layout, board);
  guint rows = (board->n_spaces + in_a_row - 1) / in_a_row;

  if (board->n_rows)
    return draw_starts (page);
  draw_sign (page, C_ ("bonus track", "Start"), 0, TRUE);
  /* There is room for the sign beside the last space only if that ends a full row that runs to the
     left. */
  if (rows % 2 == 0 && board->n_spaces % in_a_row == 0)
    draw_sign (page, C_ ("bonus track", "End"), board->n_spaces - 1u, FALSE);
}

/* Explains the dotted line; on a sheet of which nothing has been checked, invites people to enter
   their own. */
static const char *
house_words (const FlipPage *page)
{
  return royalflip_board (page->state)->house == (1u << ROYALFLIP_N_HOUSE) - 1
             && royalflip_track_is_house (page->state)
           ? _ ("house sheet: map, track and rates are ours; your printed one can be an edition of "
                "its own")
           : _ ("house value, not yet checked against a printed sheet");
}

/* Explains the mark of house values, and the symbols. */
static void
draw_legend (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipColour second = canvas->palette->second;
  double below = page->layout == FLIP_LAYOUT_HALF ? LEGEND_BELOW_HALF : LEGEND_BELOW;
  double y = page->rect.y + page->rect.height + below, right = page->rect.x + page->rect.width;
  FlipLineStyle words = { FLIP_TYPE_NOTE, second, FLIP_ALIGN_END, 0 };

  if (royalflip_board (page->state)->house || royalflip_board (page->state)->house_spaces)
    {
      royalflip_house_line (canvas, page->rect.x + 2, page->rect.x + 28, y + 4);
      flip_text_draw (canvas, house_words (page), FLIP_TYPE_NOTE, second, page->rect.x + 36, y,
                      FLIP_ALIGN_START, 0);
    }
  flip_line_draw (canvas, &words, right - 2, y,
                  /* Translators: {shift}: a picture of a token; {gem}: a picture of a diamond;
                     {star}: a picture of a star */
                  _ ("underlined: red     {shift} token     {gem} diamond     {star} points"));
}

static void
draw_head (const FlipPage *page)
{
  gboolean narrow = page->layout == FLIP_LAYOUT_NARROW;
  FlipRect words = { page->rect.x + 12, page->rect.y + 24, page->rect.width - 24, 28 };

  royalflip_head_draw (page, narrow ? NULL : note (), royalflip_track_is_house (page->state));
  if (narrow)
    flip_text_draw_paragraph (page->canvas, note (), FLIP_TYPE_NOTE, page->canvas->palette->second,
                              &words, FLIP_ALIGN_START);
}

static void
track_print (const FlipPage *page)
{
  const RoyalflipBoard *board = royalflip_board (page->state);

  draw_head (page);
  for (guint i = 0; i < board->n_ways; i++)
    draw_way (page, &board->ways[i]);
  for (guint i = 1; i < board->n_spaces; i++)
    {
      if (royalflip_row_of_space (board, i - 1) == royalflip_row_of_space (board, i))
        draw_step (page, i);
    }
  if (page->layout == FLIP_LAYOUT_NARROW)
    return;
  draw_signs (page);
  draw_legend (page);
}

/* One space */

static void
draw_extra_number (const FlipSpot *spot, double x, double y)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipRect box = flip_rect_around (x, y, 27, 21);

  flip_canvas_box (spot->canvas, &box, 4, spot->canvas->ground,
                   flip_palette_site_line (palette, FLIP_HUE_VIOLET), palette->line);
  flip_text_draw (spot->canvas,
                  flip_rank_text (royalflip_board (spot->state)->spaces[spot->index].amount),
                  FLIP_TYPE_STOP, palette->hues[FLIP_HUE_VIOLET], x, y, FLIP_ALIGN_MIDDLE, 24);
}

static void
draw_gift (const FlipSpot *spot, double x, double y)
{
  FlipCanvas *canvas = spot->canvas;
  const RoyalflipSpace *space = &royalflip_board (spot->state)->spaces[spot->index];
  FlipLineStyle style = { { 13.5, FLIP_HEAVY },
                          canvas->palette->text,
                          FLIP_ALIGN_MIDDLE,
                          spot->rect.width - 6 };

  switch (space->bonus)
    {
    case ROYALFLIP_BONUS_TOKEN:
      flip_line_draw (canvas, &style, x, y, "±1");
      break;
    case ROYALFLIP_BONUS_NUMBER:
      draw_extra_number (spot, x, y);
      break;
    case ROYALFLIP_BONUS_DIAMOND:
      flip_glyph_draw_symbol (canvas, FLIP_GLYPH_GEM, x, y, 16);
      break;
    default:
      flip_line_print (canvas, &style, x, y, "{star} %u", space->amount);
    }
}

static gboolean
stands_here (const FlipSpot *spot)
{
  return royalflip_stands_on (royalflip_board (spot->state), royalflip_spot_sheet (spot),
                              spot->index);
}

/* "7", or "7 → 12" if a way leads to another row. */
static char *
number_words (const RoyalflipBoard *board, guint space)
{
  g_autoptr (GString) ways = g_string_new (NULL);

  for (guint i = 0; i < board->n_ways; i++)
    {
      if (board->ways[i].from == space)
        flip_phrase_add_printf (ways, "%u", board->ways[i].to + 1u);
    }
  return ways->len ? g_strdup_printf ("%u → %s", space + 1, ways->str)
                   : g_strdup_printf ("%u", space + 1);
}

/* If other spaces have been checked, each unchecked one is marked. */
static gboolean
is_marked_house (const FlipSpot *spot)
{
  return royalflip_board (spot->state)->house_spaces & ROYALFLIP_BIT (spot->index)
         && !royalflip_track_is_house (spot->state);
}

/* The number of the space, how many spaces are skipped, or "you" where the seat is. */
static void
draw_foot (const FlipSpot *spot, double y)
{
  FlipCanvas *canvas = spot->canvas;
  const FlipPalette *palette = canvas->palette;
  double x = flip_rect_middle (&spot->rect), most = spot->rect.width - 4;
  g_autofree char *number = NULL;

  if (stands_here (spot) && palette->shows_moves)
    /* Translators: where a player stands on the bonus track */
    royalflip_label_draw (canvas, _ ("you"), x, y - 1, flip_palette_ink (palette, spot->seat));
  else if (flip_site_is_offered (canvas, spot->look) && spot->look->badge && *spot->look->badge)
    flip_text_draw (canvas, spot->look->badge, FLIP_TYPE_NAME, palette->text, x, y,
                    FLIP_ALIGN_MIDDLE, most);
  else
    {
      number = number_words (royalflip_board (spot->state), spot->index);
      flip_text_draw (canvas, number, FLIP_TYPE_NOTE, palette->second, x, y, FLIP_ALIGN_MIDDLE,
                      most);
      if (is_marked_house (spot))
        royalflip_house_line (canvas, x - 9, x + 9, y + 6);
    }
}

/* The height of suit and gift in a low tile. */
static double
low_y (double height)
{
  return round (height * (height >= LOWEST_WITH_FOOT ? .34 : .5));
}

/* Suit and gift side by side, with the foot below them if there is room for it. */
static void
draw_inside_low (const FlipSpot *spot, FlipGlyph suit)
{
  double width = spot->rect.width, height = spot->rect.height;
  double y = low_y (height);

  flip_glyph_draw_symbol (spot->canvas, suit, round (width * .26), y, 14);
  draw_gift (spot, round (width * .66), y);
  if (height >= LOWEST_WITH_FOOT)
    draw_foot (spot, round (height * .8));
}

static void
draw_inside (const FlipSpot *spot)
{
  FlipCanvas *canvas = spot->canvas;
  FlipGlyph suit = (FlipGlyph) royalflip_board (spot->state)->spaces[spot->index].suit;
  double height = spot->rect.height, x = flip_rect_middle (&spot->rect);

  if (height < LOW_TILE)
    return draw_inside_low (spot, suit);
  flip_glyph_draw_symbol (canvas, suit, x, round (height * .25), 15);
  draw_gift (spot, x, round (height * .59));
  draw_foot (spot, round (height * .87));
}

/* A space that was skipped: pale, with a stroke through it. */
static void
draw_skipped (const FlipSpot *spot, const FlipSiteFace *face, const FlipSiteLook *look)
{
  FlipCanvas *canvas = spot->canvas;
  const FlipRect *rect = &spot->rect;

  flip_site_face_begin (canvas, face, look);
  cairo_push_group (canvas->cr);
  draw_inside (spot);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, SKIPPED);
  flip_canvas_line (canvas, rect->x + 9, rect->y + rect->height - 9, rect->x + rect->width - 9,
                    rect->y + 9, flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), 1.6);
  flip_site_face_end (canvas, face, look, canvas->palette->text);
}

static void
frame_position (const FlipSpot *spot)
{
  FlipRect frame = flip_rect_grow (spot->rect, -.5);

  flip_canvas_round (spot->canvas, &frame, TILE_RADIUS);
  flip_canvas_stroke (spot->canvas, flip_palette_ink (spot->canvas->palette, spot->seat), 2.4);
}

static FlipRect
suit_rect (const FlipSpot *spot)
{
  double width = spot->rect.width, height = spot->rect.height;

  if (height < LOW_TILE)
    return flip_rect_around (round (width * .26), low_y (height), 22, 20);
  return flip_rect_around (flip_rect_middle (&spot->rect), round (height * .25), 23, 22);
}

static void
space_site (const FlipSpot *spot)
{
  FlipRect suit = suit_rect (spot);
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_VIOLET, .radius = TILE_RADIUS,
                        .circle = &suit };
  FlipSiteLook look = *spot->look;

  g_assert (spot->index < ROYALFLIP_MAX_SPACES);

  look.badge = NULL;
  if (look.mark == FLIP_MARK_CROSSED)
    {
      look.mark = FLIP_MARK_NONE;
      return draw_skipped (spot, &face, &look);
    }
  flip_site_face_begin (spot->canvas, &face, &look);
  draw_inside (spot);
  if (stands_here (spot))
    frame_position (spot);
  flip_site_face_end (spot->canvas, &face, &look,
                      flip_palette_ink (spot->canvas->palette, spot->seat));
}

/* Only whether the seat is on the space. */
static guint
space_digest (const FlipSpot *spot)
{
  g_assert (royalflip_site_is_on_track (spot->site));

  return royalflip_stands_on (royalflip_board (spot->state), royalflip_spot_sheet (spot),
                              spot->site - ROYALFLIP_SITE_TRACK);
}

const FlipRegion royalflip_track_region = {
  .name = /* a part of Royal Flip’s sheet */ N_ ("Bonus track"),
  .group = "track",
  .glyph = FLIP_GLYPH_FLAG, .hue = FLIP_HUE_VIOLET,
  .rects = { { 11, 515, 1045, 228 }, { 9, 430, 1064, 196 }, { 0, 376, 980, 158 },
             { 0, 0, FLIP_PAGE_WIDTH, 596 } },
  .print = track_print,
  .sites = { ROYALFLIP_SITE_TRACK, ROYALFLIP_SITE_LAST_CELLS },
  .place = royalflip_space_place, .site = space_site, .site_digest = space_digest,
};
