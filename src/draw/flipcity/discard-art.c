/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The discard: cards that can be recycled above, the rest below. */

#define TILE_RADIUS 6
#define CARD_HEIGHT 56 /* the least height of a card with a picture; lower ones are tiles */

static void
draw_heading (const FlipPage *page, gboolean recyclable, const char *words)
{
  double y = flipcity_discard_heading (page->state, page->seat, page->layout, recyclable);

  if (y > 0 && flipcity_kinds_in_discard (page->state, page->seat, recyclable))
    flip_text_draw (page->canvas, words, FLIP_TYPE_NOTE, page->canvas->palette->second,
                    page->rect.x + 11, page->rect.y + y, FLIP_ALIGN_START, page->rect.width - 20);
}

static void
discard_ink (const FlipPage *page)
{
  guint n = flipcity_page_seat (page)->n_discard;
  gboolean playing = flipcity_state (page->state)->stage == FLIPCITY_STAGE_PLAY;
  g_autofree char *note =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u card, open to all", "%u cards, open to all", n), n);

  flipcity_note_draw (page, n ? note : C_ ("discard", "empty"));
  draw_heading (page, TRUE,
                playing && page->seat == flipcity_state (page->state)->seat
                  ? /* heading over cards of the discard pile */ _ ("Recycle now")
                  : _ ("Recycle while you play"));
  draw_heading (page, FALSE, _ ("Flip when you build"));
}

static FlipDigest
discard_digest (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->seats[page->seat].discard);

  g_assert (page->seat < FLIPCITY_MAX_SEATS);

  digest = flip_digest_add (digest, state->seats[page->seat].n_discard);
  return flip_digest_number (digest,
                             page->seat == state->seat && state->stage == FLIPCITY_STAGE_PLAY);
}

/* How many copies of a card there are, shown at its corner. */
static guint
count_of (const FlipSpot *spot)
{
  return flipcity_state (spot->state)->seats[spot->seat].discard[flipcity_site_face (spot->site)];
}

/* Its width is 0 if there is only one copy. */
static FlipRect
count_pill (FlipCanvas *canvas, const FlipSpot *spot)
{
  g_autofree char *text = g_strdup_printf ("×%u", count_of (spot));
  double width = count_of (spot) > 1 ? flip_text_width (canvas, text, FLIP_TYPE_BONUS) + 9 : 0;

  return (FlipRect){ spot->rect.x + spot->rect.width - width + 3, spot->rect.y - 5, width, 15 };
}

static void
draw_count (FlipCanvas *canvas, const FlipSpot *spot)
{
  g_autofree char *text = g_strdup_printf ("×%u", count_of (spot));
  FlipRect pill = count_pill (canvas, spot);

  if (pill.width <= 0)
    return;
  flip_canvas_box (canvas, &pill, 7.5, canvas->palette->face,
                   flip_palette_site_line (canvas->palette, FLIP_HUE_GREY), canvas->palette->line);
  flip_text_draw (canvas, text, FLIP_TYPE_BONUS, canvas->palette->text, flip_rect_middle (&pill),
                  flip_rect_centre (&pill), FLIP_ALIGN_MIDDLE, 0);
}

/* --- A card that can be recycled --- */

static void
draw_recyclable (FlipCanvas *canvas, const FlipcityCards *cards, guint face, const FlipRect *rect)
{
  FlipRect picture = { rect->x + 1, rect->y + 1, rect->width - 2,
                       round ((rect->height - 2) * .38) };
  FlipRect name = { rect->x + 3, picture.y + picture.height + 2, rect->width - 6,
                    rect->height - picture.height - 26 };
  FlipLineStyle style = { FLIP_TYPE_VALUE, canvas->palette->text, FLIP_ALIGN_MIDDLE,
                          rect->width - 6 };
  g_autofree char *gain = flipcity_recycle_line (cards, face);
  double x = flip_rect_middle (rect), y = rect->y + rect->height - 14;

  flipcity_picture_draw (canvas, cards, face, &picture, TILE_RADIUS);
  flipcity_name_draw (canvas, cards, face, &name);
  flip_line_draw (canvas, &style, x, y, gain);
  if (flipcity_house (cards, face, FLIPCITY_HOUSE_RECYCLE))
    {
      double half = MIN (flip_line_width (canvas, &style, gain), rect->width - 6) / 2;

      flipcity_house_line (canvas, x - half, x + half, y + 9);
    }
}

/* In a low tile, the mark of a house value is closer, so that it stays inside. */
static double
house_below (const FlipRect *tile)
{
  return tile->height < 34 ? 5.5 : 8;
}

/* --- The others: a tile with what it costs to flip them, or what it brings to recycle them --- */

static gboolean
is_paid (const FlipSpot *spot)
{
  const FlipcityState *state = flipcity_state (spot->state);

  return spot->seat == state->seat
         && state->cards.faces[flipcity_site_face (spot->site)].flip <= (guint) state->turn.gains[FLIPCITY_CASH];
}

static void
draw_fee (FlipCanvas *canvas, const FlipSpot *spot, double x, double y, double most)
{
  const FlipcityState *state = spot->state;
  guint fee = state->cards.faces[flipcity_site_face (spot->site)].flip;
  gboolean paid = is_paid (spot);
  FlipLineStyle style = { spot->rect.height < 34 ? FLIP_TYPE_BONUS : FLIP_TYPE_NAME,
                          canvas->palette->second, FLIP_ALIGN_START, most };
  g_autofree char *line = g_strdup_printf (paid ? "{flip} [$%u]" : "{flip} $%u", fee);

  if (fee == FLIPCITY_NO_PRICE)
    return flip_line_draw (canvas, &style, x, y, _ ("no flip fee"));
  flip_line_draw (canvas, &style, x, y, line);
  if (paid)
    flipcity_tick_draw (canvas, x + flip_line_width (canvas, &style, line) + 9, y);
  if (flipcity_house (&state->cards, flipcity_site_face (spot->site), FLIPCITY_HOUSE_FLIP))
    flipcity_house_line (canvas, x + 16, x + flip_line_width (canvas, &style, line),
                         y + house_below (&spot->rect));
}

static void
draw_recycle (FlipCanvas *canvas, const FlipSpot *spot, double x, double y, double most)
{
  const FlipcityCards *cards = &flipcity_state (spot->state)->cards;
  FlipLineStyle style = { spot->rect.height < 34 ? FLIP_TYPE_BONUS : FLIP_TYPE_NAME,
                          canvas->palette->text, FLIP_ALIGN_START, most };
  g_autofree char *line = flipcity_recycle_line (cards, flipcity_site_face (spot->site));

  flip_line_draw (canvas, &style, x, y, line);
  if (flipcity_house (cards, flipcity_site_face (spot->site), FLIPCITY_HOUSE_RECYCLE))
    flipcity_house_line (canvas, x + 16, x + flip_line_width (canvas, &style, line),
                         y + house_below (&spot->rect));
}

static gboolean
is_recyclable (const FlipSpot *spot)
{
  return flipcity_state (spot->state)->cards.recyclable >> flipcity_site_face (spot->site) & 1;
}

static void
draw_tile (FlipCanvas *canvas, const FlipSpot *spot)
{
  const FlipcityCards *cards = &flipcity_state (spot->state)->cards;
  const FlipRect *rect = &spot->rect;
  gboolean low = rect->height < 34;
  double height = MIN (rect->height - 8, 30);
  FlipRect mini = { rect->x + 5, flip_rect_centre (rect) - height / 2, low ? 24 : 34, height };
  double x = mini.x + mini.width + 6, y = flip_rect_centre (rect);
  double most = rect->x + rect->width - 4 - x, apart = low ? 5.6 : 6.9;

  flipcity_mini_draw (canvas, cards, flipcity_site_face (spot->site), &mini);
  flip_text_draw (canvas, flipcity_face_name (cards, flipcity_site_face (spot->site)),
                  low ? FLIP_TYPE_BONUS : FLIP_TYPE_NAME, canvas->palette->text, x, y - apart,
                  FLIP_ALIGN_START, low ? MIN (most, count_pill (canvas, spot).x - 2 - x) : most);
  if (is_recyclable (spot))
    draw_recycle (canvas, spot, x, y + apart, most - 2);
  else
    draw_fee (canvas, spot, x, y + apart, most - 14);
}

static void
discard_site (const FlipSpot *spot)
{
  FlipCanvas card = flipcity_card_canvas (spot->canvas);
  FlipColour paper = card.ground;
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_GREY, .radius = TILE_RADIUS, .paper = &paper };

  flip_site_face_begin (&card, &face, spot->look);
  if (is_recyclable (spot) && spot->rect.height >= CARD_HEIGHT)
    draw_recyclable (&card, &flipcity_state (spot->state)->cards, flipcity_site_face (spot->site),
                     &spot->rect);
  else
    draw_tile (&card, spot);
  draw_count (&card, spot);
  flip_site_face_end (spot->canvas, &face, spot->look,
                      flip_palette_ink (spot->canvas->palette, spot->seat));
}

static guint
discard_site_digest (const FlipSpot *spot)
{
  return count_of (spot) << 1 | (guint) is_paid (spot);
}

const FlipRegion flipcity_discard_region = {
  .name = /* the discard pile */ N_ ("Discard"),
  .glyph = FLIP_GLYPH_RECYCLE, .hue = FLIP_HUE_DIAMONDS,
  .rects = { { 785, 213, 272, 260 }, { 793, 172, 280, 230 }, { 722, 138, 258, 200 },
             { 0, 0, FLIP_PAGE_WIDTH, 320 } }, /* for six rows of tiles, the most that there can be */
  .print = flip_page_print, .ink = discard_ink, .digest = discard_digest,
  .place = flipcity_discard_place, .site = discard_site, .site_digest = discard_site_digest,
};
