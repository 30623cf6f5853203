/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"
#include "games/flipcity/flipcity-deck.h"

#include <glib/gi18n-lib.h>

/* The deck: its top card, the cards below, and the odds of a bust. */

/* The places of the list and the odds in the region. */
static const struct
{
  FlipRect list;
  double odds;            /* from the top of the region */
  double beside_card;     /* the left edge of the odds */
  double first_bar, step; /* from `odds` to the first bar, and between bars; step 0: they are
                             side by side */
  guint one_column;       /* how many kinds fit into one column */
} places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { { 152, 52, 320, 112 }, 174, 152, 23, 18.5, 4 },
  [FLIP_LAYOUT_LOW] = { { 151, 49, 328, 92 }, 156, 151, 21, 18, 4 },
  [FLIP_LAYOUT_HALF] = { { 128, 48, 325, 92 }, 156, 128, 18, 0, 4 },
  [FLIP_LAYOUT_NARROW] = { { 16, 248, 334, 164 }, 60, 152, 23, 18.5, 6 },
};

#define LOWEST_ROW 14

static void
draw_note (const FlipPage *page)
{
  const FlipcitySeat *seat = flipcity_page_seat (page);
  g_autofree char *note = g_strdup_printf (
    seat->top != FLIPCITY_NO_FACE && seat->n_deck
      /* Translators: %u: how many */
      ? ngettext ("%u card, face up", "%u cards, the top one face up", seat->n_deck)
      : /* Translators: %u: how many */ ngettext ("%u card", "%u cards", seat->n_deck),
    seat->n_deck);

  flipcity_note_draw (page, note);
}

/* --- What lies below --- */

static void
draw_kind (const FlipPage *page, guint face, guint n, const FlipRect *row)
{
  FlipCanvas *canvas = page->canvas;
  const FlipcityCards *cards = &flipcity_state (page->state)->cards;
  FlipRect mini = { row->x, row->y + (row->height - 19) / 2, 29, 19 };
  double y = flip_rect_centre (row), right = row->x + row->width;
  g_autofree char *count = g_strdup_printf ("×%u", n);

  if (row->height < 21)
    mini = (FlipRect){ row->x, row->y + 1, 22, row->height - 2 };
  flipcity_mini_draw (canvas, cards, face, &mini);
  flip_text_draw (canvas, flipcity_face_name (cards, face), FLIP_TYPE_BODY, canvas->palette->text,
                  mini.x + mini.width + 8, y, FLIP_ALIGN_START,
                  right - 42 - mini.x - mini.width - 8);
  if (cards->faces[face].effects[FLIPCITY_UNHAPPY])
    flip_glyph_draw_symbol (canvas, FLIP_GLYPH_ANGRY, right - 32, y, 12);
  flip_text_draw (canvas, count, FLIP_TYPE_VALUE, canvas->palette->text, right, y, FLIP_ALIGN_END,
                  0);
}

static guint
count_of (const FlipcitySeat *seat, guint face)
{
  return seat->deck[face] - (seat->top == face && seat->deck[face] ? 1u : 0u);
}

static const char *
list_title (const FlipPage *page, guint kinds)
{
  const FlipcitySeat *seat = flipcity_page_seat (page);
  gboolean asked = page->seat == flipcity_state (page->state)->seat
                   && flipcity_state (page->state)->stage == FLIPCITY_STAGE_PLAY;

  if (kinds)
    return seat->top == FLIPCITY_NO_FACE ? _ ("In unknown order")
                                         : _ ("Below it, in unknown order");
  if (seat->n_deck)
    return _ ("There is nothing below it.");
  if (!asked)
    return /* Translators: the deck */ _ ("Empty.");
  return seat->n_discard ? _ ("Empty: shuffle the discard, or stop.")
                         : _ ("Empty, and so is the discard.");
}

static void
draw_list (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FlipcitySeat *seat = flipcity_page_seat (page);
  FlipRect area = flip_rect_move (places[page->layout].list, page->rect.x, page->rect.y);
  guint one_column = places[page->layout].one_column;
  guint kinds = 0, columns, rows, place = 0;
  double pitch, apart;

  for (guint i = 0; i < FLIPCITY_MAX_FACES; i++)
    kinds += count_of (seat, i) > 0;
  columns = kinds > one_column ? kinds * LOWEST_ROW > 2 * area.height ? 3 : 2 : 1;
  rows = MAX ((kinds + columns - 1) / columns, 1);
  pitch = MIN (27, area.height / rows);
  apart = columns > 2 ? 10 : 16;
  for (guint i = 0; i < flipcity_n_faces (&flipcity_state (page->state)->cards); i++)
    {
      double width = (area.width - (columns - 1) * apart) / columns;
      FlipRect row = { area.x + place / rows * (width + apart), area.y + place % rows * pitch,
                       width, pitch };

      if (!count_of (seat, i))
        continue;
      draw_kind (page, i, count_of (seat, i), &row);
      place++;
    }
  flip_text_draw (canvas, list_title (page, kinds), FLIP_TYPE_NOTE, canvas->palette->second, area.x,
                  area.y - 10, FLIP_ALIGN_START, area.width);
}

/* --- The odds --- */

static void
draw_bar (const FlipPage *page, double share, const FlipRect *track)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipRect bar = *track;
  FlipColour colour = share < .25  ? palette->hues[FLIP_HUE_CLUBS]
                      : share < .5 ? palette->star
                                   : palette->refused;

  if (!palette->shows_moves)
    colour = palette->text;
  flip_canvas_round (canvas, track, 4);
  flip_canvas_fill_keep (canvas, palette->mixes ? flip_palette_panel_line (palette, FLIP_HUE_GREY)
                                                : palette->face);
  flip_canvas_stroke (canvas, flip_palette_panel_line (palette, FLIP_HUE_GREY), .7);
  bar.width = MAX (8, track->width * share);
  flip_canvas_round (canvas, &bar, 4);
  if (share >= .005)
    flip_canvas_fill (canvas, colour);
  cairo_new_path (canvas->cr);
}

/* On a line of its own, or in a third of a line with the bar below its words. */
static void
draw_chance (const FlipPage *page, const char *name, double share, guint index)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  double step = places[page->layout].step, left = page->rect.x + places[page->layout].beside_card;
  double right = page->rect.x + page->rect.width - 14, third = (right - left + 10) / FLIPCITY_ODDS;
  double y =
    page->rect.y + places[page->layout].odds + places[page->layout].first_bar + index * step;
  FlipRect track = { left + 66, y - 4, right - left - 66 - 46, 8 };
  /* Translators: %d: the chance, in per cent */
  g_autofree char *percent = g_strdup_printf (_ ("%d %%"), (int) (share * 100 + .5));

  if (step <= 0)
    {
      left += index * third;
      right = left + third - 10;
      track = (FlipRect){ left, y + 9, right - left, 8 };
    }
  flip_text_draw (canvas, name, FLIP_TYPE_BODY, palette->text, left, y, FLIP_ALIGN_START, 62);
  draw_bar (page, share, &track);
  flip_text_draw (canvas, percent, FLIP_TYPE_VALUE, palette->text, right, y, FLIP_ALIGN_END, 0);
}

static void
draw_odds (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  double left = page->rect.x + places[page->layout].beside_card;
  double y = page->rect.y + places[page->layout].odds;
  double odds[FLIPCITY_ODDS];
  const char *const names[] = { /* what the top of the deck shows */ _ ("next card"),
                                /* what the top of the deck shows */ _ ("next two"),
                                /* what the top of the deck shows */ _ ("next three") };

  if (flipcity_state (page->state)->stage >= FLIPCITY_STAGE_BUILD
      && page->seat == flipcity_state (page->state)->seat)
    return;
  flipcity_odds (page->state, page->seat, odds);
  if (page->layout != FLIP_LAYOUT_NARROW)
    flip_canvas_line (canvas, left, y - 11, page->rect.x + page->rect.width - 14, y - 11,
                      flip_palette_panel_line (palette, FLIP_HUE_DIAMONDS), palette->line);
  flip_text_draw (canvas, _ ("Odds of a bust"), FLIP_TYPE_NOTE, palette->second, left, y + 2,
                  FLIP_ALIGN_START, 0);
  for (guint i = 0; i < FLIPCITY_ODDS; i++)
    draw_chance (page, names[i], odds[i], i);
}

static void
deck_ink (const FlipPage *page)
{
  draw_note (page);
  draw_list (page);
  draw_odds (page);
}

static FlipDigest
deck_digest (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  const FlipcitySeat *city = &state->seats[page->seat];
  gboolean acting = page->seat == state->seat,
           builds = acting && state->stage >= FLIPCITY_STAGE_BUILD;
  double odds[FLIPCITY_ODDS] = { 0 };
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, city->deck);

  g_assert (page->seat < FLIPCITY_MAX_SEATS);

  if (!builds)
    flipcity_odds (state, page->seat, odds);
  digest = flip_digest_add (digest, odds);
  digest = flip_digest_number (digest, builds);
  digest = flip_digest_add (digest, city->n_deck);
  digest = flip_digest_add (digest, city->top);
  digest = flip_digest_number (digest, city->n_discard > 0);
  return flip_digest_number (digest, acting && state->stage == FLIPCITY_STAGE_PLAY);
}

/* --- The top card, which is played by a click --- */

#define CARD_RADIUS 7

/* The visible edges of the cards below. */
static void
draw_stack (FlipCanvas *canvas, guint below, const FlipRect *rect)
{
  FlipCanvas card = flipcity_card_canvas (canvas);

  for (int i = (int) MIN (below, 2); i > 0; i--)
    {
      FlipRect under = flip_rect_move (*rect, i * 3, i * 3);

      flip_canvas_box (&card, &under, CARD_RADIUS, card.ground,
                       flip_palette_site_line (card.palette, FLIP_HUE_GREY), card.palette->line);
    }
}

static void
draw_pill (FlipCanvas *canvas, const char *words, const FlipRect *card)
{
  const FlipPalette *palette = canvas->palette;
  double width = flip_text_width (canvas, words, FLIP_TYPE_NAME) + 26;
  FlipRect pill = flip_rect_around (flip_rect_middle (card), card->y + card->height - 17,
                                    MIN (width, card->width - 12), 20);

  flip_canvas_box (canvas, &pill, 10, palette->glow, palette->glow_line, 1.4);
  flip_text_draw (canvas, words, FLIP_TYPE_NAME, palette->badge_text, flip_rect_middle (&pill),
                  flip_rect_centre (&pill), FLIP_ALIGN_MIDDLE, pill.width - 8);
}

static void
draw_back (const FlipSpot *spot, const FlipRect *rect)
{
  FlipCanvas card = flipcity_card_canvas (spot->canvas);
  const FlipcitySeat *seat = &flipcity_state (spot->state)->seats[spot->seat];
  const FlipSetup *setup = spot->canvas->setup;
  const char *words = !seat->n_deck ? C_ ("deck", "empty")
                      : setup && setup->dealt
                        ? /* the top card of the deck */ _ ("face down")
                        /* Translators: the top card of the deck is not known */
                        : _ ("not entered");

  flip_canvas_box (&card, rect, CARD_RADIUS, card.ground,
                   flip_palette_site_line (card.palette, FLIP_HUE_GREY), card.palette->line);
  flip_glyph_draw (&card, seat->n_deck ? FLIP_GLYPH_SKYLINE : FLIP_GLYPH_RECYCLE,
                   flip_rect_middle (rect), flip_rect_centre (rect) - 14, 40,
                   flip_palette_site_line (card.palette, FLIP_HUE_GREY), card.ground);
  flip_text_draw (&card, words, FLIP_TYPE_NOTE, card.palette->second, flip_rect_middle (rect),
                  flip_rect_centre (rect) + 26, FLIP_ALIGN_MIDDLE, rect->width - 8);
}

static void
deck_site (const FlipSpot *spot)
{
  const FlipcitySeat *seat = &flipcity_state (spot->state)->seats[spot->seat];
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_GREY, .radius = CARD_RADIUS };
  FlipCanvas card = flipcity_card_canvas (spot->canvas);
  gboolean offered = flip_site_is_offered (spot->canvas, spot->look);
  gboolean acting = spot->seat == flipcity_state (spot->state)->seat;

  draw_stack (spot->canvas, seat->n_deck ? seat->n_deck - 1u : 0, &spot->rect);
  flip_site_face_begin (&card, &face, spot->look);
  if (seat->n_deck && seat->top != FLIPCITY_NO_FACE)
    {
      FlipcityCard top = { .face = seat->top, .glows = offered };

      top.unhappy = acting ? flipcity_gain (spot->state, FLIPCITY_UNHAPPY) : 0;
      flipcity_card_draw (spot->canvas, &flipcity_state (spot->state)->cards, &top, &spot->rect);
    }
  else
    draw_back (spot, &spot->rect);
  if (offered)
    draw_pill (&card,
               !seat->n_deck ? /* what can be done with the deck */ _ ("shuffle")
               : flipcity_is_named_next (spot->state)
                 ? /* what can be done with the deck */ _ ("enter it")
                 : /* Translators: what can be done with the deck */ _ ("play it"),
               &spot->rect);
  flip_site_face_end (spot->canvas, &face, spot->look,
                      flip_palette_ink (spot->canvas->palette, spot->seat));
}

static guint
deck_site_digest (const FlipSpot *spot)
{
  const FlipcityState *state = flipcity_state (spot->state);
  const FlipcitySeat *seat = &state->seats[spot->seat];
  guint seen = (guint) seat->top << 3 | MIN (seat->n_deck, 3u) << 1;

  if (spot->seat != state->seat)
    return seen;
  return flipcity_gain (state, FLIPCITY_UNHAPPY) << 16 | seen | (guint) flipcity_is_named_next (state);
}

const FlipRegion flipcity_deck_region = {
  .name = /* the cards that are still to come */ N_ ("Deck"),
  .glyph = FLIP_GLYPH_CARDS, .hue = FLIP_HUE_DIAMONDS,
  .rects = { { 290, 213, 486, 260 }, { 292, 172, 494, 230 }, { 250, 138, 466, 200 },
             { 0, 0, FLIP_PAGE_WIDTH, 422 } },
  .print = flip_page_print, .ink = deck_ink, .digest = deck_digest, .place = flipcity_deck_place,
  .site = deck_site, .site_digest = deck_site_digest,
};
