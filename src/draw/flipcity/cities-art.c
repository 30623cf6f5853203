/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"
#include "draw/kit/seat-disc.h"
#include "games/flipcity/flipcity-deck.h"

#include <glib/gi18n-lib.h>

/* The other cities in a few lines each; if somebody plays alone, how long the supply will last. */

/* The legend in the last line of the board. */
static void
draw_legend (const FlipPage *page)
{
  FlipRect board = flip_sheet_art_area (&flipcity_sheet_art, page->layout);
  double y = board.height - (page->layout == FLIP_LAYOUT_LOW ? 14 : 17);

  page->canvas->ground = page->canvas->palette->board;
  flipcity_legend_draw (page->canvas, 14, board.width - 16, y);
}

static void
cities_print (const FlipPage *page)
{
  gboolean alone = flipcity_is_solo (page->state);
  FlipPanelHead head = { FLIP_HUE_GREY, alone ? FLIP_GLYPH_CRANE : FLIP_GLYPH_PEOPLE,
                         alone ? /* alone against the clock */ _ ("Time left") : _ ("Other cities"),
                         NULL };

  flip_panel_draw (page->canvas, &page->rect, &head);
  if (page->layout == FLIP_LAYOUT_BOARD || page->layout == FLIP_LAYOUT_LOW)
    draw_legend (page);
}

/* --- Another city --- */

#define WITH_BUILDINGS 84 /* the least height of a city that shows its buildings */
#define MOST_HIGH      108

/* Heights from the top of a city. */
typedef struct
{
  double title, bar, piles, buildings, words;
} Lines;

static const Lines *
lines_of (const FlipRect *rect)
{
  static const Lines tall = { 12, 25, 41, 51, 79 }, usual = { 12, 25, 41, 0, 55 };
  static const Lines low = { 11, 22, 36, 0, 49 }, least = { 8, 17, 30, 0, 42 };

  return rect->height > WITH_BUILDINGS ? &tall
         : rect->height >= 60          ? &usual
         : rect->height >= 52          ? &low
                                       : &least;
}

static void
draw_title (const FlipPage *page, guint seat, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  double y = rect->y + lines_of (rect)->title;
  FlipLineStyle style = { FLIP_TYPE_NOTE, palette->second, FLIP_ALIGN_END, 0 };
  g_autofree char *name = flip_canvas_player (canvas, seat);

  flip_seat_disc_draw (canvas, seat, name, rect->x + 9, y, 9);
  flip_text_draw (canvas, name, FLIP_TYPE_VALUE, palette->text, rect->x + 25, y, FLIP_ALIGN_START,
                  90);
  /* Translators: %u: points; {star}: a picture of a star */
  flip_line_print (canvas, &style, rect->x + rect->width, y, _ ("best turn {star} *%u*"),
                   flipcity_state (page->state)->seats[seat].best);
}

/* How many of the city's cards are in the deck. */
static void
draw_piles (const FlipPage *page, guint seat, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const FlipcitySeat *city = &flipcity_state (page->state)->seats[seat];
  guint all = MAX (1, city->n_deck + city->n_discard), unhappy = 0;
  FlipRect bar = { rect->x, rect->y + lines_of (rect)->bar, rect->width,
                   rect->height < 52 ? 5 : 7 },
           deck = bar;
  double y = rect->y + lines_of (rect)->piles;
  FlipLineStyle style = { FLIP_TYPE_NOTE, palette->text, FLIP_ALIGN_START, 0 };

  for (guint i = 0; i < flipcity_n_faces (&flipcity_state (page->state)->cards); i++)
    unhappy += flipcity_state (page->state)->cards.faces[i].effects[FLIPCITY_UNHAPPY]
                 ? city->deck[i] + city->discard[i]
                 : 0;
  flip_canvas_round (canvas, &bar, 3);
  flip_canvas_fill (canvas, flip_palette_spent (palette, flip_palette_ink (palette, seat)));
  deck.width = bar.width * city->n_deck / all;
  flip_canvas_fill_round (canvas, &deck, MIN (3, deck.width / 2), flip_palette_ink (palette, seat));
  /* Translators: %u: how many cards */
  flip_line_print (canvas, &style, bar.x, y, _ ("deck %u"), city->n_deck);
  style.align = FLIP_ALIGN_MIDDLE;
  flip_line_print (canvas, &style, flip_rect_middle (&bar), y,
                   /* Translators: %u: how many cards; {unhappy}: a picture of an unhappy face */
                   ngettext ("{unhappy} %u card", "{unhappy} %u cards", unhappy), unhappy);
  style.align = FLIP_ALIGN_END;
  /* Translators: %u: how many cards */
  flip_line_print (canvas, &style, bar.x + bar.width, y, _ ("discard %u"), city->n_discard);
}

static void
draw_buildings (const FlipPage *page, guint seat, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  const FlipcityCards *cards = &flipcity_state (page->state)->cards;
  const FlipcitySeat *city = &flipcity_state (page->state)->seats[seat];
  double pitch = rect->width / cards->n_pairs;

  for (guint i = 0; i < cards->n_pairs; i++)
    {
      guint front = flipcity_front (i), back = flipcity_back (i);
      guint n = city->deck[front] + city->discard[front] + city->deck[back] + city->discard[back];
      FlipRect mini = { rect->x + i * pitch, rect->y + lines_of (rect)->buildings, 22, 17 };
      g_autofree char *count = g_strdup_printf ("%u", n);

      flipcity_mini_draw (canvas, cards, front, &mini);
      flip_text_draw (canvas, count, FLIP_TYPE_NAME, canvas->palette->text, mini.x + 26,
                      flip_rect_centre (&mini), FLIP_ALIGN_START, pitch - 27);
    }
}

static char *
last_words (const FlipcityState *state, guint seat)
{
  const FlipcityLast *last = &state->seats[seat].last;
  const char *name = last->face < flipcity_n_faces (&state->cards)
                       ? flipcity_face_name (&state->cards, last->face)
                       : "";

  switch ((FlipcityDeed) last->deed)
    {
    case FLIPCITY_LAST_BUST:
      return g_strdup_printf (/* Translators: %s: a card */ _ ("Bust on %s"), name);
    case FLIPCITY_LAST_STOPPED:
      /* Translators: %u: points */
      return g_strdup_printf (_ ("Stopped at %u, built nothing"), last->points);
    case FLIPCITY_LAST_BOUGHT:
      /* Translators: %u: points; %s: a card */
      return g_strdup_printf (_ ("Stopped at %u, bought %s"), last->points, name);
    case FLIPCITY_LAST_FLIPPED:
      /* Translators: %u: points; %s: a card */
      return g_strdup_printf (_ ("Stopped at %u, flipped %s"), last->points, name);
    case FLIPCITY_LAST_DEVELOPED:
      /* Translators: %u: points; %s: a card */
      return g_strdup_printf (_ ("Stopped at %u, developed %s"), last->points, name);
    default:
      return g_strdup (_ ("Has not played yet"));
    }
}

static void
draw_city (const FlipPage *page, guint seat, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  g_autofree char *words = last_words (page->state, seat);

  g_assert (seat < FLIPCITY_MAX_SEATS);

  draw_title (page, seat, rect);
  draw_piles (page, seat, rect);
  if (lines_of (rect)->buildings > 0)
    draw_buildings (page, seat, rect);
  flip_text_draw (canvas, words, FLIP_TYPE_NOTE, canvas->palette->second, rect->x,
                  rect->y + lines_of (rect)->words, FLIP_ALIGN_START, rect->width);
}

/* --- Alone --- */

static const struct
{
  double first, bar, words; /* first: from the top of the region; the others: from the first line */
  double best, step;        /* the three lines at the bottom */
} heights[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 54, 22, 44, 112, 24 },
  [FLIP_LAYOUT_LOW] = { 48, 18, 38, 102, 22 },
  [FLIP_LAYOUT_HALF] = { 42, 14, 30, 90, 19 },
  [FLIP_LAYOUT_NARROW] = { 54, 22, 44, 112, 24 },
};

static void
draw_alone (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const FlipcitySeat *city = flipcity_page_seat (page);
  double x = page->rect.x + 14, width = page->rect.width - 28,
         y = page->rect.y + heights[page->layout].first;
  double best = y + heights[page->layout].best, step = heights[page->layout].step;
  FlipRect bar = { x, y + heights[page->layout].bar, width, 10 }, left = bar;
  FlipRect words = { x, y + heights[page->layout].words, width, 80 };
  FlipLineStyle style = { FLIP_TYPE_BODY, palette->text, FLIP_ALIGN_START, width };

  flip_line_print (canvas, &style, x, y,
                   /* Translators: first %u: how many cards are left; second %u: how many there were
                      */
                   ngettext ("*%u* of %u card in the supply", "*%u* of %u cards in the supply",
                             flipcity_state (page->state)->filled),
                   flipcity_state (page->state)->n_supply, flipcity_state (page->state)->filled);
  flip_canvas_round (canvas, &bar, 5);
  flip_canvas_fill (canvas, palette->mixes ? flip_palette_panel_line (palette, FLIP_HUE_GREY)
                                           : flip_palette_free_place (palette));
  left.width = bar.width * flipcity_state (page->state)->n_supply
               / MAX (1, flipcity_state (page->state)->filled);
  flip_canvas_round (canvas, &left, MIN (5, left.width / 2));
  flip_canvas_fill (canvas, flip_palette_ink (palette, page->seat));
  flip_text_draw_paragraph (canvas,
                            _ ("Each shuffle removes one, and so does anything you take. When "
                               "the supply is empty, you lose."),
                            FLIP_TYPE_NOTE, palette->second, &words, FLIP_ALIGN_START);
  /* Translators: %u: points; {star}: a picture of a star */
  flip_line_print (canvas, &style, x, best, _ ("{star} best turn *%u*"), city->best);
  /* Translators: %u: how often; {unhappy}: a picture of an unhappy face */
  flip_line_print (canvas, &style, x, best + step, _ ("{unhappy} busts *%u*"), city->busts);
  /* Translators: %u: how many cards; {cards}: a picture of cards */
  flip_line_print (canvas, &style, x, best + 2 * step, _ ("{cards} cards of the city *%u*"),
                   flipcity_seat_cards (page->state, page->seat));
}

static void
cities_ink (const FlipPage *page)
{
  guint n = flipcity_state (page->state)->n_seats - 1u, place = 0;
  double height = MIN ((page->rect.height - 34) / MAX (n, 1), MOST_HIGH + 6);

  if (n == 0)
    return draw_alone (page);
  for (guint i = 0; i < flipcity_state (page->state)->n_seats; i++)
    {
      FlipRect rect = { page->rect.x + 11, page->rect.y + 30 + place * height,
                        page->rect.width - 22, height - 6 };

      if (i == page->seat)
        continue;
      if (place)
        flip_canvas_line (page->canvas, rect.x, rect.y - 2, rect.x + rect.width, rect.y - 2,
                          flip_palette_panel_line (page->canvas->palette, FLIP_HUE_GREY),
                          page->canvas->palette->line);
      draw_city (page, i, &rect);
      place++;
    }
}

/* With a single player, the only city is the one shown on the sheet. */
static FlipDigest
cities_digest (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  gboolean alone = state->n_seats == 1;
  FlipDigest digest = FLIP_DIGEST_START;

  g_assert (state->n_seats <= FLIPCITY_MAX_SEATS);

  if (alone)
    {
      digest = flip_digest_add (digest, state->n_supply);
      digest = flip_digest_number (digest, flipcity_seat_cards (state, page->seat));
    }
  for (guint i = 0; i < state->n_seats; i++)
    {
      const FlipcitySeat *city = &state->seats[i];

      if (i == page->seat && !alone)
        continue;
      digest = flip_digest_add (digest, city->deck);
      digest = flip_digest_add (digest, city->discard);
      digest = flip_digest_add (digest, city->n_deck);
      digest = flip_digest_add (digest, city->n_discard);
      digest = flip_digest_add (digest, city->last);
      digest = flip_digest_add (digest, city->best);
      digest = flip_digest_add (digest, city->busts);
    }
  return digest;
}

const FlipRegion flipcity_cities_region = {
  .name = /* the cities of the other players */ N_ ("Other cities"),
  .glyph = FLIP_GLYPH_PEOPLE, .hue = FLIP_HUE_GREY,
  .rects = { { 801, 481, 256, 262 }, { 810, 409, 263, 222 }, { 750, 344, 230, 184 } },
  .print = cities_print, .ink = cities_ink, .digest = cities_digest,
};
