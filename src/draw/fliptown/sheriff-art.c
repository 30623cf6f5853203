/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/fliptown/fliptown-art.h"

#include "draw/kit/card-face.h"

#include <glib/gi18n-lib.h>

#define TEXT_X 63
#define CARD   43

static const struct
{
  double card, title, safe, bribe, note;
  double lose; /* 0: left out */
  double round, pitch, frame;
} heights[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 31, 38, 57, 72.5, 88, 105, 129, 30, 26 },
  [FLIP_LAYOUT_LOW] = { 26, 32, 48, 63, 78, 0, 102, 22, 20 },
  [FLIP_LAYOUT_NARROW] = { 31, 38, 57, 72.5, 88, 105, 129, 30, 26 },
};

static void
sheriff_print (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  FlipLineStyle note = { FLIP_TYPE_NOTE, canvas->palette->second, FLIP_ALIGN_START,
                         page->rect.width - TEXT_X - 6 };

  if (page->layout == FLIP_LAYOUT_HALF)
    return flip_page_print (page);
  flip_page_panel (page, NULL);
  flip_value_name (canvas, "sheriff", "stars-only-from", -1);
  flip_line_print (canvas, &note, page->rect.x + TEXT_X, page->rect.y + heights[page->layout].note,
                   /* Translators: %d: the least Wanted; {wanted}: a picture of a Wanted poster;
                      {star}: a picture of a star */
                   _ ("%d+ {wanted} pay in {star} only"),
                   fliptown_state (page->state)->board.stars_only_from);
  if (heights[page->layout].lose > 0)
    flip_text_draw (canvas, _ ("When arrested, lose"), FLIP_TYPE_NAME,
                    canvas->palette->hues[FLIP_HUE_GREY], page->rect.x + 10,
                    page->rect.y + heights[page->layout].lose, FLIP_ALIGN_START,
                    page->rect.width - 16);
}

static void
draw_card (const FlipPage *page)
{
  FlipRect rect = { page->rect.x + 10, page->rect.y + heights[page->layout].card, CARD, 62 };
  FlipCardLook look = { .card = fliptown_state (page->state)->cards.sheriff };

  if (flip_card_is_plain (look.card))
    flip_card_face_draw (page->canvas, &rect, &look);
  else
    flip_card_back_draw (page->canvas, &rect);
}

char *
fliptown_safe_words (int wanted)
{
  if (wanted <= FLIP_ACE)
    return g_strdup (_ ("Safe on any card"));
  if (wanted > FLIP_KING)
    return g_strdup (_ ("Safe on no card"));
  if (wanted == FLIP_KING)
    /* Translators: %s: the rank of a card */
    return g_strdup_printf (_ ("Safe on %s alone"), flip_rank_text (FLIP_KING));
  /* Translators: first %s: the rank of a card; second %s: the rank of a card */
  return g_strdup_printf (_ ("Safe on %s to %s"), flip_rank_text ((guint) wanted),
                          flip_rank_text (FLIP_KING));
}

/* How else the seat can avoid an arrest; NULL if it needn't. */
char *
fliptown_bribe_line (const FlipPage *page)
{
  const FliptownState *state = page->state;
  const FliptownSeat *seat = fliptown_page_seat (page);
  int wanted = fliptown_held (seat, FLIPTOWN_WANTED);

  if (seat->bribes & 1u << state->round)
    return g_strdup (_ ("and bribed this round"));
  return wanted > FLIP_ACE
           /* Translators: %d: gold; {gold}: a picture of gold */
           ? g_strdup_printf (_ ("or bribe for %d {gold}"), wanted * state->board.bribe_price)
           : NULL;
}

static void
draw_chances (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  int wanted = fliptown_held (fliptown_page_seat (page), FLIPTOWN_WANTED);
  double x = page->rect.x + TEXT_X, most = page->rect.width - TEXT_X - 6;
  FlipLineStyle title = { { 14.5, FLIP_HEAVY }, canvas->palette->text, FLIP_ALIGN_START, most };
  FlipLineStyle body = { { 11, FLIP_REGULAR }, canvas->palette->text, FLIP_ALIGN_START, most };
  g_autofree char *safe = fliptown_safe_words (wanted);
  g_autofree char *bribe = fliptown_bribe_line (page);

  flip_line_print (canvas, &title, x, page->rect.y + heights[page->layout].title,
                   /* Translators: %d: Wanted; {wanted}: a picture of a Wanted poster */
                   _ ("{wanted} Wanted %d"), wanted);
  flip_text_draw (canvas, safe, FLIP_TYPE_NAME, canvas->palette->text, x,
                  page->rect.y + heights[page->layout].safe, FLIP_ALIGN_START, most);
  if (bribe)
    flip_line_draw (canvas, &body, x, page->rect.y + heights[page->layout].bribe, bribe);
}

/* A round that is over: a tick if it went well, otherwise the penalty is circled. */
static void
mark_round (const FlipPage *page, guint round, double y, const FlipRect *penalty)
{
  FlipPen pen = fliptown_pen (page->canvas, page->seat, FLIP_SMALL_PEN + .4);
  FlipRect tick = { page->rect.x + 66, y - 7, 14, 13 };
  g_autofree char *name = g_strdup_printf ("sheriff %u", round);

  if (fliptown_page_seat (page)->arrests & 1u << round)
    flip_marker_circle (page->canvas, name, penalty, &pen);
  else if (round < fliptown_state (page->state)->round
           || fliptown_state (page->state)->stage == FLIPTOWN_STAGE_OVER)
    flip_marker_tick (page->canvas, name, &tick, &pen);
}

static void
draw_round (const FlipPage *page, guint round)
{
  FlipCanvas *canvas = page->canvas;
  const FliptownState *state = page->state;
  gboolean current = round == state->round && state->stage != FLIPTOWN_STAGE_OVER;
  double y = page->rect.y + heights[page->layout].round + round * heights[page->layout].pitch;
  double right = page->rect.x + page->rect.width - 14, tall = heights[page->layout].frame;
  FlipLineStyle style = { { 12.5, FLIP_REGULAR }, canvas->palette->second, FLIP_ALIGN_END, 0 };
  /* Translators: %u: the number of the round */
  g_autofree char *title = g_strdup_printf (_ ("Round %u"), round + 1);
  g_autofree char *penalty =
    /* Translators: first %d: dollars; second %d: stars; {star}: a picture of a star */
    g_strdup_printf (_ ("[$%d] or {star} *%d*"), state->board.penalty_cash[round],
                     state->board.penalty_stars[round]);
  double width = flip_line_width (canvas, &style, penalty);
  FlipRect frame = { page->rect.x + 8, y - tall / 2, page->rect.width - 16, tall };
  FlipRect penalty_rect = { right - width - 3, y - 9, width + 6, 18 };

  g_assert (round < FLIPTOWN_ROUNDS);

  if (current)
    flip_canvas_box (canvas, &frame, 5, canvas->palette->face, canvas->palette->hues[FLIP_HUE_GREY],
                     1.8);
  canvas->ground = current ? canvas->palette->face : canvas->palette->tints[FLIP_HUE_GREY];
  flip_text_draw (canvas, title, (FlipType){ 11.5, current ? FLIP_BOLD : FLIP_REGULAR },
                  current ? canvas->palette->text : canvas->palette->second, page->rect.x + 15, y,
                  FLIP_ALIGN_START, 48);
  flip_value_name (canvas, "sheriff", "cash", (int) round);
  flip_value_name (canvas, "sheriff", "stars", (int) round);
  flip_line_draw (canvas, &style, right, y, penalty);
  mark_round (page, round, y, &penalty_rect);
}

static void
sheriff_ink (const FlipPage *page)
{
  if (page->layout == FLIP_LAYOUT_HALF)
    return fliptown_half_sheriff_ink (page);
  draw_card (page);
  draw_chances (page);
  for (guint round = 0; round < FLIPTOWN_ROUNDS; round++)
    draw_round (page, round);
}

static FlipDigest
sheriff_digest (const FlipPage *page)
{
  const FliptownState *state = page->state;
  const FliptownSeat *owner = &state->seats[page->seat];
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->cards.sheriff);

  g_assert (page->seat < FLIPTOWN_MAX_SEATS);

  digest = flip_digest_number (digest, fliptown_held (owner, FLIPTOWN_WANTED));
  digest = flip_digest_add (digest, owner->bribes);
  digest = flip_digest_add (digest, owner->arrests);
  digest = flip_digest_number (digest, state->stage == FLIPTOWN_STAGE_OVER);
  return flip_digest_add (digest, state->round);
}

const FlipRegion fliptown_sheriff_region = {
  .name = /* a part of Fliptown’s board */ N_ ("Sheriff"),
  .glyph = FLIP_GLYPH_BADGE, .hue = FLIP_HUE_GREY,
  .rects = { { 881, 447, 176, 208 }, { 897, 388, 176, 160 }, { 834, 213, 146, 110 } },
  .print = sheriff_print, .ink = sheriff_ink, .digest = sheriff_digest,
};
