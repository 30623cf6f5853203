/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "games/fliptown/fliptown-people.h"

#include <glib/gi18n-lib.h>

/* Poker, Sheriff and inventory for half of a screen: only what matters in this round, in a few
   lines. */

#define EDGE 9

/* The note that a click shows the region in full, to the right of whatever ends at x. */
static void
draw_unfold (const FlipPage *page, const char *words, double x, double y)
{
  double right = page->rect.x + page->rect.width - EDGE;

  flip_text_draw (page->canvas, words, FLIP_TYPE_NAME, page->canvas->palette->focus, right, y,
                  FLIP_ALIGN_END, MIN (FLIP_UNFOLD_WIDTH, right - x - EDGE));
}

/* --- Poker: the hand of the round, and what it would pay --- */

static guint
shown_round (const FlipPage *page)
{
  return MIN (fliptown_state (page->state)->round, FLIPTOWN_ROUNDS - 1);
}

static FlipRect
slot_rect (const FlipPage *page, guint index)
{
  guint n = fliptown_hand_size (page->state);
  double pitch = (page->rect.width - 2 * EDGE + 3) / n;

  return (FlipRect){ page->rect.x + EDGE + index * pitch, page->rect.y + 29, pitch - 3, 35 };
}

void
fliptown_half_poker_print (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const char *name = flip_sheet_art_region_name (page->art, page->region);

  flip_page_print (page);
  draw_unfold (page, _ ("Pay table"),
               page->rect.x + 28 + flip_text_width (canvas, name, FLIP_TYPE_REGION),
               page->rect.y + 14);
  for (guint i = 0; i < fliptown_hand_size (page->state); i++)
    {
      FlipRect slot = slot_rect (page, i);

      flip_canvas_box (canvas, &slot, 5, canvas->palette->face,
                       flip_palette_site_line (canvas->palette, FLIP_HUE_GREY),
                       canvas->palette->line);
    }
}

/* The rank above its suit. */
static void
write_card (const FlipPage *page, const FlipRect *slot, FlipCard card, guint index)
{
  FlipCanvas *canvas = page->canvas;
  FlipPen pen = fliptown_pen (canvas, page->seat, FLIP_SMALL_PEN);
  const char *rank = flip_rank_text (flip_card_rank (card));
  g_autofree char *name = g_strdup_printf ("poker %u %u", shown_round (page), index);
  double x = flip_rect_middle (slot);

  flip_marker_write (canvas, name, rank, x - flip_marker_text_width (rank, 13) / 2, slot->y + 11,
                     13, &pen);
  flip_glyph_draw (canvas, (FlipGlyph) flip_card_suit (card), x, slot->y + 26, 9.5,
                   canvas->palette->hues[flip_card_suit (card)], canvas->palette->face);
}

static void
draw_hand (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  gboolean framed = FALSE;

  for (guint i = 0; i < fliptown_hand_size (page->state); i++)
    {
      FlipRect slot = slot_rect (page, i);
      FlipCard card = fliptown_hand_card (fliptown_page_seat (page), shown_round (page), i);

      if (flip_card_is_plain (card))
        write_card (page, &slot, card, i);
      else if (!framed)
        {
          framed = TRUE;
          slot = flip_rect_grow (slot, -.9);
          flip_canvas_stroke_round (canvas, &slot, 5, canvas->palette->hues[FLIP_HUE_GREY], 1.8);
        }
    }
}

/* "so far *Pair*" and what the hand pays. */
static void
draw_worth (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownState *state = page->state;
  FlipHand hand = flip_poker_best (fliptown_hand_cards (state, page->seat, shown_round (page)));
  FlipLineStyle left = { { 11, FLIP_REGULAR }, canvas->palette->text, FLIP_ALIGN_START, 84 };
  FlipLineStyle right = { { 11.5, FLIP_BOLD }, canvas->palette->text, FLIP_ALIGN_END, 60 };

  /* Translators: %s: a poker hand */
  flip_line_print (canvas, &left, page->rect.x + EDGE, page->rect.y + 77, _ ("so far *%s*"),
                   flip_hand_name (hand));
  if (hand != FLIP_HAND_NOTHING)
    flip_line_print (canvas, &right, page->rect.x + page->rect.width - EDGE, page->rect.y + 77,
                     "[$%d] {star} %d", state->board.hand_cash[hand],
                     state->board.hand_stars[hand]);
}

static void
draw_past_hands (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  double y = page->rect.y + 95;

  for (guint round = 0; round < shown_round (page); round++, y += 15)
    {
      g_autofree char *words = g_strdup_printf (
        /* Translators: %u: the number of the round; %s: a poker hand */
        _ ("Round %u: %s"), round + 1, flip_hand_name (fliptown_page_seat (page)->hands[round]));

      flip_text_draw (canvas, words, FLIP_TYPE_NOTE, canvas->palette->second, page->rect.x + EDGE,
                      y, FLIP_ALIGN_START, page->rect.width - 2 * EDGE);
    }
}

void
fliptown_half_poker_ink (const FlipPage *page)
{
  draw_hand (page);
  draw_worth (page);
  draw_past_hands (page);
}

/* --- Sheriff --- */

static void
draw_penalty (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownState *state = page->state;
  FlipRect box = { page->rect.x + EDGE - 1, page->rect.y + 76, page->rect.width - 2 * EDGE + 2,
                   26 };
  FlipLineStyle style = { { 12, FLIP_REGULAR }, canvas->palette->text, FLIP_ALIGN_END, 84 };
  double y = flip_rect_centre (&box);

  flip_canvas_box (canvas, &box, 5, canvas->palette->face, canvas->palette->hues[FLIP_HUE_GREY],
                   1.8);
  canvas->ground = canvas->palette->face;
  /* Translators: before the fine of an arrest */
  flip_text_draw (canvas, _ ("Arrest"), FLIP_TYPE_NAME, canvas->palette->text, box.x + 7, y,
                  FLIP_ALIGN_START, 40);
  /* Translators: first %d: dollars; second %d: stars; {star}: a picture of a star */
  flip_line_print (canvas, &style, box.x + box.width - 7, y, _ ("[$%d] or {star} *%d*"),
                   state->board.penalty_cash[shown_round (page)],
                   state->board.penalty_stars[shown_round (page)]);
  canvas->ground = canvas->palette->tints[FLIP_HUE_GREY];
}

void
fliptown_half_sheriff_ink (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownState *state = page->state;
  int wanted = fliptown_held (fliptown_page_seat (page), FLIPTOWN_WANTED);
  double x = page->rect.x + EDGE, most = page->rect.width - 2 * EDGE;
  FlipLineStyle count = { FLIP_TYPE_VALUE, canvas->palette->text, FLIP_ALIGN_END, 50 };
  FlipLineStyle line = { { 11, FLIP_REGULAR }, canvas->palette->text, FLIP_ALIGN_START, most };
  g_autofree char *safe = fliptown_safe_words (wanted);
  g_autofree char *bribe = fliptown_bribe_line (page);

  flip_line_print (canvas, &count, page->rect.x + page->rect.width - EDGE, page->rect.y + 14,
                   "{wanted} %d", wanted);
  flip_text_draw (canvas, safe, FLIP_TYPE_NAME, canvas->palette->text, x, page->rect.y + 34,
                  FLIP_ALIGN_START, most);
  if (bribe)
    flip_line_draw (canvas, &line, x, page->rect.y + 49, bribe);
  line.type = FLIP_TYPE_NOTE;
  line.colour = canvas->palette->second;
  /* Translators: %d: the least Wanted; {wanted}: a picture of a Wanted poster; {star}: a picture of
     a star */
  flip_line_print (canvas, &line, x, page->rect.y + 64, _ ("%d+ {wanted} pay in {star} only"),
                   state->board.stars_only_from);
  draw_penalty (page);
}

/* --- Inventory: one strip --- */

/* Returns where the next part of the strip begins. */
static double
draw_counts (const FlipPage *page, double x, double y)
{
  FlipCanvas *canvas = page->canvas;

  for (guint i = 0; i < FLIPTOWN_N_TRACKS; i++)
    {
      const FliptownTrackPrint *track = &fliptown_track_prints[i];
      const char *name = _ (track->name);
      g_autofree char *count =
        g_strdup_printf (track->format, fliptown_page_seat (page)->tracks[i].held);

      flip_glyph_draw_symbol (canvas, track->glyph, x + 8, y, 16);
      flip_text_draw (canvas, count, (FlipType){ 16, FLIP_HEAVY }, canvas->palette->text, x + 22, y,
                      FLIP_ALIGN_START, 40);
      x += 27 + flip_text_width (canvas, count, (FlipType){ 16, FLIP_HEAVY });
      flip_text_draw (canvas, name, FLIP_TYPE_BODY, canvas->palette->second, x, y, FLIP_ALIGN_START,
                      60);
      x += 16 + flip_text_width (canvas, name, FLIP_TYPE_BODY);
    }

  return x;
}

static double
draw_tools (const FlipPage *page, double x, double y, FlipGlyph glyph, guint held, int most)
{
  FlipCanvas *canvas = page->canvas;
  FlipPen pen = fliptown_pen (canvas, page->seat, FLIP_SMALL_PEN);

  flip_canvas_line (canvas, x - 8, y - 10, x - 8, y + 10,
                    flip_palette_panel_line (canvas->palette, FLIP_HUE_GREY),
                    canvas->palette->line);
  for (int i = 0; i < most; i++)
    {
      FlipRect disc = flip_rect_around (x + 10 + i * 23, y, 19, 19);
      g_autofree char *name = g_strdup_printf ("tool %d %d", glyph, i);

      flip_canvas_box (canvas, &disc, 9.5, canvas->palette->face,
                       flip_palette_site_line (canvas->palette, FLIP_HUE_GREY),
                       canvas->palette->line);
      flip_glyph_draw (canvas, glyph, flip_rect_middle (&disc), y, 11, canvas->palette->tools,
                       canvas->palette->face);
      if (i < (int) held)
        flip_marker_circle (canvas, name, &disc, &pen);
    }

  return x + most * 23 + 22;
}

static void
draw_owned (const FlipPage *page, double x, double y)
{
  FlipCanvas *canvas = page->canvas;
  FlipPen pen = fliptown_pen (canvas, page->seat, FLIP_SMALL_PEN);
  double room = page->rect.x + page->rect.width - FLIP_UNFOLD_WIDTH - 8 - x;
  guint n = 0, owned = 0;

  for (guint i = 0; i < FLIPTOWN_N_ITEMS; i++)
    owned += fliptown_has (fliptown_page_seat (page), fliptown_item_prints[i].item);
  for (guint i = 0; owned && i < FLIPTOWN_N_ITEMS; i++)
    {
      const FliptownItemPrint *item = &fliptown_item_prints[i];
      double pitch = MIN (104, room / owned);
      FlipRect disc = flip_rect_around (x + n * pitch + 13, y, 22, 22);

      if (!fliptown_has (fliptown_page_seat (page), item->item))
        continue;
      flip_glyph_draw (canvas, item->glyph, flip_rect_middle (&disc), y, 15, canvas->palette->tools,
                       canvas->ground);
      flip_marker_circle (canvas, item->name, &disc, &pen);
      if (pitch > 60)
        flip_text_draw (canvas, _ (item->name), FLIP_TYPE_NAME, canvas->palette->text,
                        disc.x + disc.width + 5, y, FLIP_ALIGN_START, pitch - 36);
      n++;
    }
  if (!owned)
    flip_text_draw (canvas, _ ("no items yet"), FLIP_TYPE_NOTE, canvas->palette->second, x + 4, y,
                    FLIP_ALIGN_START, room);
}

void
fliptown_half_inventory_ink (const FlipPage *page)
{
  const FliptownSeat *seat = fliptown_page_seat (page);
  const FliptownBoard *board = &fliptown_state (page->state)->board;
  double y = flip_rect_centre (&page->rect), x = page->rect.x + EDGE;

  x = draw_counts (page, x, y);
  x = draw_tools (page, x, y, FLIP_GLYPH_PAN, seat->pans, board->most_pans);
  x = draw_tools (page, x, y, FLIP_GLYPH_HAMMER, seat->hammers, board->most_hammers);
  draw_owned (page, x - 4, y);
  draw_unfold (page, _ ("All items"), x, y);
}
