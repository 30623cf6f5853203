/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include "draw/kit/pixel-art.h"
#include "draw/kit/seat-disc.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The positions of everything, on whole pixels so that hairlines stay thin. */

#define LARGEST 48 /* the greatest side of a square */
#define SLACK   6  /* how far the squares may exceed their room, within their region */

/* The usual squares are as large as a fingertip where a board is drawn in its own size. On half of
   a screen they take all of its width. */
static const struct
{
  double square, top;
} grids[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 36, 36 },
  [FLIP_LAYOUT_LOW] = { 36, 32 },
  [FLIP_LAYOUT_HALF] = { 36, 29 },
  [FLIP_LAYOUT_NARROW] = { 38, 38 },
};

static guint
side_of (const FlipSpot *spot)
{
  return spot->state ? insertcoin_state (spot->state)->set.side : INSERTCOIN_USUAL_SIDE;
}

/* The room for the squares of a level: enough for the usual number. */
FlipRect
insertcoin_level_rect (FlipLayout layout, guint level)
{
  FlipRect region = insertcoin_region_rect (layout, level);
  double side = INSERTCOIN_USUAL_SIDE * grids[layout].square;

  g_assert (level < INSERTCOIN_LEVELS);

  return (FlipRect){ region.x + round ((region.width - side) / 2), region.y + grids[layout].top,
                     side, side };
}

/* The squares themselves, centred in that room. */
static FlipRect
insertcoin_grid_rect (FlipLayout layout, guint level, guint side)
{
  FlipRect room = insertcoin_level_rect (layout, level);
  double most = MIN (room.width + SLACK, insertcoin_region_rect (layout, level).width);
  double width = MIN (LARGEST, floor (most / side)) * side;
  double margin = floor ((room.width - width) / 2);

  return (FlipRect){ room.x + margin, room.y + margin, width, width };
}

static gboolean
has_counters (const FlipSpot *spot)
{
  return spot->state && insertcoin_state (spot->state)->counters;
}

/* If only counters are kept, players fill the level on their own board: here there is a picture of
   its shape, and a button below. */
FlipRect
insertcoin_silhouette_rect (const FlipRect *region)
{
  return (FlipRect){ region->x + 72, region->y + 44, region->width - 144, region->width - 144 };
}

FlipRect
insertcoin_counter_rect (const FlipRect *region)
{
  return (FlipRect){ region->x + 14, region->y + region->height - 156, region->width - 28, 94 };
}

/* The hearts beside the cabinet, which are a site of the seat that they belong to. */
static FlipRect
hearts_place (const FlipSpot *spot)
{
  FlipRect region = insertcoin_region_rect (spot->layout, spot->region);

  if (!has_counters (spot) || spot->index != spot->seat)
    return (FlipRect){ 0 };
  return (FlipRect){ region.x + 128, region.y + 32, region.width - 138, region.height - 42 };
}

static FlipRect
square_place (const FlipSpot *spot)
{
  guint squares = side_of (spot);
  FlipRect grid = insertcoin_grid_rect (spot->layout, spot->region, squares);
  FlipRect region = insertcoin_region_rect (spot->layout, spot->region);
  double side = grid.width / squares;

  g_assert (spot->index < squares * squares);

  if (has_counters (spot))
    return spot->index == spot->seat ? insertcoin_counter_rect (&region) : (FlipRect){ 0 };

  return (FlipRect){ grid.x + spot->index % squares * side, grid.y + spot->index / squares * side,
                     side, side };
}

/* Players: a disc in their ink, and as much of their name as fits. */

void
insertcoin_seat_disc (FlipCanvas *canvas, guint seat, double x, double y, double radius)
{
  g_autofree char *name = flip_canvas_player (canvas, seat);

  flip_seat_disc_draw (canvas, seat, name, x, y, radius);
}

/* The game as a thumbnail: a half-filled level, and the card beside it. */

#define COLUMNS 7

/* A dot is an empty square, # a filled one. */
static const char *const heart[] = {
  " .. .# ", "#..##..", "##..#..", " ##... ", "  #..  ", "   .   ",
};

static void
draw_level (FlipCanvas *canvas, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  double size = MIN (rect->width / COLUMNS, rect->height / G_N_ELEMENTS (heart));

  for (guint row = 0; row < G_N_ELEMENTS (heart); row++)
    for (guint column = 0; heart[row][column]; column++)
      {
        FlipRect square = { rect->x + column * size, rect->y + row * size, size, size };

        if (heart[row][column] == ' ')
          continue;
        square = flip_rect_grow (square, -size * .07);
        flip_canvas_box (canvas, &square, size * .12,
                         heart[row][column] == '#' ? flip_palette_ink (palette, 0) : palette->face,
                         flip_palette_site_line (palette, FLIP_HUE_CLUBS), size * .07);
      }
}

static void
draw_symbol (FlipCanvas *canvas, double x, double y, double size)
{
  for (guint i = 0; i < 5; i++)
    {
      FlipRect square = { x + (i < 3 ? i : i - 2) * size, y + (i < 3 ? size : 0), size, size };

      square = flip_rect_grow (square, -size * .08);
      flip_canvas_fill_round (canvas, &square, size * .12, canvas->palette->text);
    }
}

static void
draw_card (FlipCanvas *canvas, const FlipRect *card)
{
  const FlipPalette *palette = canvas->palette;
  double square = card->width * .17;

  flip_canvas_box (canvas, card, card->width * .12, palette->face,
                   flip_palette_site_line (palette, FLIP_HUE_GREY), 1);
  flip_glyph_draw (canvas, FLIP_GLYPH_ALIEN, flip_rect_middle (card), card->y + card->height * .34,
                   card->width * .62, palette->hues[FLIP_HUE_CLUBS], palette->face);
  draw_symbol (canvas, flip_rect_middle (card) - 2 * square, card->y + card->height * .68, square);
}

static void
draw_scene (FlipCanvas *canvas, const FlipRect *rect)
{
  double width = rect->width, height = rect->height;
  FlipRect level = { rect->x + width * .08, rect->y + height * .22, width * .56, height * .6 };
  FlipRect card = { rect->x + width * .68, rect->y + height * .24, width * .26, height * .52 };

  flip_canvas_fill_round (canvas, rect, 8, canvas->palette->tints[FLIP_HUE_CLUBS]);
  draw_level (canvas, &level);
  draw_card (canvas, &card);
}

/* An edition as a thumbnail: its shapes, each on a tile, in one or two rows. */

#define GAP    6.0
#define RADIUS 5.0

static void
draw_shape (FlipCanvas *canvas, const InsertcoinSet *set, guint index, const FlipRect *tile)
{
  FlipHue hue = flip_pixel_art_hue (index);
  FlipRect inner = flip_rect_grow (*tile, -tile->width * .12);

  flip_canvas_box (canvas, tile, RADIUS, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, hue), 1);
  insertcoin_pixel_shape (canvas, &set->shapes[index], set->side, &inner,
                          canvas->palette->hues[hue]);
}

static void
draw_edition (FlipCanvas *canvas, gconstpointer data, const FlipRect *rect)
{
  const InsertcoinSet *set = &((const InsertcoinState *) data)->set;
  guint n = set->n_shapes, rows = n > 5 ? 2 : 1, columns = (n + rows - 1) / rows;
  double size, left, top;

  if (n == 0)
    return;
  size =
    MIN ((rect->width - (columns - 1) * GAP) / columns, (rect->height - (rows - 1) * GAP) / rows);
  left = flip_rect_middle (rect) - (columns * (size + GAP) - GAP) / 2;
  top = flip_rect_centre (rect) - (rows * (size + GAP) - GAP) / 2;
  for (guint i = 0; i < n; i++)
    {
      FlipRect tile = { left + i % columns * (size + GAP), top + i / columns * (size + GAP), size,
                        size };

      draw_shape (canvas, set, i, &tile);
    }
}

/* The sheet. Each square is a site, so the number of sites depends on the size of the levels: there
   is one table for each size, and these differ only in their sites. */

#define LEVEL(number, title, colour, x, low_x, half_x, side)                               \
  &(const FlipRegion){                                                                     \
    .name = title, .glyph = FLIP_GLYPH_STAR, .hue = colour,                                \
    .rects = { { x, 11, 343, 458 }, { low_x, 9, 344, 410 }, { half_x, 0, 324, 400 },       \
               { 0, 0, FLIP_PAGE_WIDTH, 478 } },                                           \
    .print = insertcoin_level_print, .ink = insertcoin_level_ink,                          \
    .outlook = insertcoin_level_outlook, .digest = insertcoin_level_digest,                \
    .sites = { (number) * (side) * (side), ((number) + 1) * (side) * (side) },             \
    .place = square_place, .site = insertcoin_square_site,                      \
    .site_digest = insertcoin_square_digest,                                               \
  }

#define REGIONS(side)                                                                      \
  {                                                                                        \
    LEVEL (0, /* a level */ N_ ("Level 1"), FLIP_HUE_VIOLET, 11, 9, 0, side),              \
    LEVEL (1, /* a level */ N_ ("Level 2"), FLIP_HUE_CLUBS, 362, 359, 328, side),          \
    LEVEL (2, /* a level */ N_ ("Level 3"), FLIP_HUE_DIAMONDS, 713, 709, 656, side),       \
    [INSERTCOIN_REGION_LIVES] = &(const FlipRegion){                                       \
      .name = N_ ("Lives and coins"), .glyph = FLIP_GLYPH_HEART, .hue = FLIP_HUE_HEARTS,   \
      .rects = { { 11, 477, 343, 266 }, { 9, 426, 344, 188 }, { 0, 404, 324, 132 },        \
                 { 0, 0, FLIP_PAGE_WIDTH, 0 } },                                           \
      .print = insertcoin_lives_print, .ink = insertcoin_lives_ink,                        \
      .digest = insertcoin_lives_digest,                                                   \
      .sites = { 3 * (side) * (side), 3 * (side) * (side) + INSERTCOIN_MAX_SEATS },        \
      .place = hearts_place, .site = insertcoin_counter_site,                              \
      .site_digest = flip_site_digest_of_look,                                             \
    },                                                                                     \
    [INSERTCOIN_REGION_DECK] = &insertcoin_deck_region,                                    \
    [INSERTCOIN_REGION_SCORES] = &insertcoin_scores_region,                                \
  }

static const FlipRegion *const regions[][INSERTCOIN_N_REGIONS] = {
  [4] = REGIONS (4),   [5] = REGIONS (5),   [6] = REGIONS (6),
  [7] = REGIONS (7),   [8] = REGIONS (8),   [9] = REGIONS (9),
  [10] = REGIONS (10), [11] = REGIONS (11), [12] = REGIONS (12),
};

G_STATIC_ASSERT (INSERTCOIN_LEVELS == 3);
G_STATIC_ASSERT (INSERTCOIN_LEAST_SIDE == 4 && INSERTCOIN_MOST_SIDE == 12);

static const FlipSheetArt *art_for (gconstpointer state);

/* The sites move, because counters are in other places than squares. */
#define ART(side)                                                                          \
  {                                                                                        \
    .game = &insertcoin_game, .width = 1068, .height = 774, .low_width = 1062,             \
    .low_height = 640, .half_width = 980, .half_height = 548,                              \
    .n_sites = 3 * (side) * (side) + INSERTCOIN_MAX_SEATS, .sites_move = TRUE,             \
    .n_regions = INSERTCOIN_N_REGIONS, .regions = regions[side],                           \
    .emblem = FLIP_GLYPH_ALIEN,                                                            \
    .emblem_colour = G_STRUCT_OFFSET (FlipPalette, hues[FLIP_HUE_HEARTS]),                 \
    .instead = art_for,                                                                    \
    .draw_card = insertcoin_card_draw, .draw_scene = draw_scene,                \
    .draw_edition = draw_edition,                                               \
  }

static const FlipSheetArt arts[] = {
  [4] = ART (4), [5] = ART (5),   [6] = ART (6),   [7] = ART (7),
  [8] = ART (8), [10] = ART (10), [11] = ART (11), [12] = ART (12),
};

const FlipSheetArt insertcoin_sheet_art = ART (INSERTCOIN_USUAL_SIDE);

static const FlipSheetArt *
art_for (gconstpointer state)
{
  guint side = insertcoin_state (state)->set.side;

  g_return_val_if_fail (side >= INSERTCOIN_LEAST_SIDE && side <= INSERTCOIN_MOST_SIDE, NULL);

  return side == INSERTCOIN_USUAL_SIDE ? NULL : &arts[side];
}
