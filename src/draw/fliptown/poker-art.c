/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

#define SLOT_X     7.5
#define SLOT_PITCH 55
#define SLOT_WIDTH 51
#define OPEN_SUIT  .4
#define OTHER_SUIT .75

static const struct
{
  double round_y, slot_y, column; /* the rounds' names, the cards below them, and their total
                                     height */
  double table_y, table_row;
} heights[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 35, 44, 190, 254, 18.8 },
  [FLIP_LAYOUT_LOW] = { 33, 41, 160, 220, 16.6 },
  [FLIP_LAYOUT_NARROW] = { 35, 44, 190, 254, 18.8 },
};

guint
fliptown_hand_size (const FliptownState *state)
{
  return FLIPTOWN_TURNS + (state->options.holdem ? FLIPTOWN_HOLDEM_CARDS : 0);
}

FlipCard
fliptown_hand_card (const FliptownSeat *seat, guint round, guint index)
{
  return index < FLIPTOWN_TURNS ? seat->poker[round][index]
                                : seat->holdem[round][index - FLIPTOWN_TURNS];
}

static FlipRect
slot_rect (const FlipPage *page, guint round, guint row)
{
  double pitch = heights[page->layout].column / (double) fliptown_hand_size (page->state);

  g_assert (round < FLIPTOWN_ROUNDS);

  return (FlipRect){ page->rect.x + SLOT_X + round * SLOT_PITCH,
                     page->rect.y + heights[page->layout].slot_y + row * pitch, SLOT_WIDTH,
                     pitch - 3 };
}

/* The suits are in two rows at the right of a slot: hearts and diamonds above clubs and spades. */
static FlipRect
suit_rect (const FlipRect *slot, FlipSuit suit)
{
  gboolean left = suit == FLIP_HEARTS || suit == FLIP_CLUBS;
  double size = MIN (9.5, slot->height * .38);

  return flip_rect_around (slot->x + slot->width * (left ? .55 : .83),
                           slot->y + slot->height * (flip_suit_is_red (suit) ? .29 : .71), size,
                           size);
}

static void
draw_suit (FlipCanvas *canvas, const FlipRect *slot, FlipSuit suit, double faded)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect rect = suit_rect (slot, suit);

  flip_glyph_draw (canvas, (FlipGlyph) suit, flip_rect_middle (&rect), flip_rect_centre (&rect),
                   rect.width, flip_colour_mix (palette->hues[suit], palette->face, faded),
                   palette->face);
}

static void
draw_slot (const FlipPage *page, const FlipRect *slot)
{
  const FlipPalette *palette = page->canvas->palette;

  flip_canvas_box (page->canvas, slot, 5, palette->face,
                   flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    draw_suit (page->canvas, slot, suit, palette->mixes ? OPEN_SUIT : 0);
}

static double
table_row_y (const FlipPage *page, FlipHand hand)
{
  return page->rect.y + heights[page->layout].table_y
         + (FLIP_HAND_ROYAL_FLUSH - hand + .5) * heights[page->layout].table_row;
}

static void
draw_pay_row (const FlipPage *page, FlipHand hand)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipLineStyle value = { { 12, FLIP_BOLD }, palette->text, FLIP_ALIGN_END, 0 };
  g_autofree char *title = flip_phrase_capital (flip_hand_name (hand));
  double y = table_row_y (page, hand), right = page->rect.x + page->rect.width;

  g_assert (hand < FLIP_N_HANDS);

  if (hand % 2)
    {
      double tall = heights[page->layout].table_row;
      FlipRect stripe = { page->rect.x + 6, y - tall / 2, page->rect.width - 12, tall };

      flip_canvas_fill_round (canvas, &stripe, 4, flip_palette_stripe (palette, FLIP_HUE_GREY));
    }
  flip_text_draw (canvas, title, (FlipType){ 11.5, FLIP_REGULAR }, palette->text, page->rect.x + 13,
                  y, FLIP_ALIGN_START, 92);
  flip_value_name (canvas, "poker", fliptown_hand_word (hand), 0);
  flip_line_print (canvas, &value, right - 40, y, "[$%d]",
                   fliptown_state (page->state)->board.hand_cash[hand]);
  flip_value_name (canvas, "poker", fliptown_hand_word (hand), 1);
  flip_line_print (canvas, &value, right - 12, y, "{star} %d",
                   fliptown_state (page->state)->board.hand_stars[hand]);
}

static void
poker_print (const FlipPage *page)
{
  if (page->layout == FLIP_LAYOUT_HALF)
    return fliptown_half_poker_print (page);
  flip_page_panel (page, NULL);
  for (guint round = 0; round < FLIPTOWN_ROUNDS; round++)
    {
      for (guint row = 0; row < fliptown_hand_size (page->state); row++)
        {
          FlipRect slot = slot_rect (page, round, row);

          draw_slot (page, &slot);
        }
    }
  flip_text_draw (page->canvas, _ ("Pay table"), FLIP_TYPE_NAME,
                  page->canvas->palette->hues[FLIP_HUE_GREY], page->rect.x + 8,
                  page->rect.y + heights[page->layout].table_y - 9, FLIP_ALIGN_START, 0);
  page->canvas->ground = page->canvas->palette->tints[FLIP_HUE_GREY];
  for (FlipHand hand = FLIP_HAND_PAIR; hand < FLIP_N_HANDS; hand++)
    draw_pay_row (page, hand);
}

/* --- Ink --- */

/* The other suits are pale, so that the circled one stands out. */
static void
draw_suits_of (FlipCanvas *canvas, const FlipRect *slot, FlipSuit chosen)
{
  FlipRect inside = flip_rect_grow (*slot, -1.5);

  flip_canvas_fill_round (canvas, &inside, 4, canvas->palette->face);
  for (guint suit = 0; suit < FLIP_N_SUITS; suit++)
    draw_suit (canvas, slot, suit, suit == chosen ? 0 : OTHER_SUIT);
}

static void
write_card (const FlipPage *page, const FlipRect *slot, FlipCard card, const char *name)
{
  FlipCanvas *canvas = page->canvas;
  FlipPen pen = fliptown_pen (canvas, page->seat, FLIP_SMALL_PEN + .2);
  const char *rank = flip_rank_text (flip_card_rank (card));
  double tall = slot->height * .52, width = flip_marker_text_width (rank, tall);
  FlipRect suit = flip_rect_grow (suit_rect (slot, flip_card_suit (card)), .3);

  draw_suits_of (canvas, slot, flip_card_suit (card));
  flip_marker_write (canvas, name, rank, slot->x + slot->width * .23 - width / 2,
                     flip_rect_centre (slot), tall, &pen);
  pen.width = FLIP_SMALL_PEN;
  flip_marker_circle (canvas, name, &suit, &pen);
}

static void
draw_column (const FlipPage *page, guint round)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownState *state = page->state;
  gboolean current = round == state->round && state->stage != FLIPTOWN_STAGE_OVER;
  gboolean framed = !current;
  FlipRect top = slot_rect (page, round, 0);
  /* Translators: %u: the number of the round */
  g_autofree char *title = g_strdup_printf (_ ("Round %u"), round + 1);

  flip_text_draw (canvas, title, (FlipType){ 11, current ? FLIP_BOLD : FLIP_REGULAR },
                  current ? canvas->palette->text : canvas->palette->second,
                  flip_rect_middle (&top), page->rect.y + heights[page->layout].round_y,
                  FLIP_ALIGN_MIDDLE, SLOT_PITCH);
  for (guint row = 0; row < fliptown_hand_size (state); row++)
    {
      FlipCard card = fliptown_hand_card (fliptown_page_seat (page), round, row);
      FlipRect slot = slot_rect (page, round, row);
      g_autofree char *name = g_strdup_printf ("poker %u %u", round, row);

      if (flip_card_is_plain (card))
        write_card (page, &slot, card, name);
      else if (!framed && row < FLIPTOWN_TURNS)
        {
          framed = TRUE;
          slot = flip_rect_grow (slot, -.9);
          flip_canvas_stroke_round (canvas, &slot, 5, canvas->palette->hues[FLIP_HUE_GREY], 1.8);
        }
    }
}

/* Circles a hand that paid, with the rounds beside it. */
static void
mark_hand (const FlipPage *page, FlipHand hand)
{
  FlipCanvas *canvas = page->canvas;
  FlipPen pen = fliptown_pen (canvas, page->seat, FLIP_SMALL_PEN);
  g_autoptr (GString) rounds = g_string_new (NULL);
  g_autofree char *title = flip_phrase_capital (flip_hand_name (hand));
  double y = table_row_y (page, hand);
  double width = flip_text_width (canvas, title, (FlipType){ 11.5, FLIP_REGULAR });
  FlipRect name = { page->rect.x + 10, y - 8, width + 6, 16 };

  for (guint i = 0; i < FLIPTOWN_ROUNDS; i++)
    {
      if (fliptown_page_seat (page)->hands[i] == hand)
        g_string_append_printf (rounds, "%s%u", rounds->len ? " " : "", i + 1);
    }
  if (!rounds->len)
    return;
  flip_marker_circle (canvas, title, &name, &pen);
  flip_marker_write (canvas, title, rounds->str,
                     page->rect.x + page->rect.width - 65 - flip_marker_text_width (rounds->str, 9),
                     y, 9, &pen);
}

static void
poker_ink (const FlipPage *page)
{
  if (page->layout == FLIP_LAYOUT_HALF)
    return fliptown_half_poker_ink (page);
  for (guint round = 0; round < FLIPTOWN_ROUNDS; round++)
    draw_column (page, round);
  for (FlipHand hand = FLIP_HAND_PAIR; hand < FLIP_N_HANDS; hand++)
    mark_hand (page, hand);
}

static FlipDigest
poker_digest (const FlipPage *page)
{
  const FliptownState *state = page->state;
  const FliptownSeat *owner = &state->seats[page->seat];
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, owner->poker);

  g_assert (page->seat < FLIPTOWN_MAX_SEATS);

  digest = flip_digest_add (digest, owner->holdem);
  digest = flip_digest_add (digest, owner->hands);
  digest = flip_digest_number (digest, state->stage == FLIPTOWN_STAGE_OVER);
  return flip_digest_add (digest, state->round);
}

const FlipRegion fliptown_poker_region = {
  .name = /* a part of Fliptown’s board */ N_ ("Poker"),
  .glyph = FLIP_GLYPH_CARDS, .hue = FLIP_HUE_GREY,
  .rects = { { 881, 11, 176, 428 }, { 897, 9, 176, 372 }, { 834, 81, 146, 126 } },
  .unfolds = /* what a poker hand pays */ N_ ("Pay table"),
  .print = poker_print, .ink = poker_ink, .digest = poker_digest,
};
