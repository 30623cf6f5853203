/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <glib/gi18n-lib.h>

/* The cards that were played this turn, in order. */

#define LEGEND_FROM 422 /* to the right of the note */
#define LEGEND_TO   10

/* If the legend is beside the name, there may be no room for the note. */
static void
played_print (const FlipPage *page)
{
  const char *name = flip_sheet_art_region_name (page->art, page->region);
  const char *note = _ ("In order. They go to the discard at the end of the turn.");
  double from = LEGEND_FROM, room = page->rect.width - LEGEND_TO;

  if (page->layout == FLIP_LAYOUT_HALF && from + flipcity_legend_width (page->canvas) > room)
    {
      note = NULL;
      from = MAX (FLIP_PANEL_HEADER * 2 + flip_text_width (page->canvas, name, FLIP_TYPE_REGION),
                  room - flipcity_legend_width (page->canvas));
    }
  flip_page_panel (page, note);
  if (page->layout == FLIP_LAYOUT_HALF)
    flipcity_legend_draw (page->canvas, page->rect.x + from, page->rect.x + room,
                          page->rect.y + FLIP_PANEL_HEADER / 2.0);
}

static void
draw_number (FlipCanvas *canvas, guint number, const FlipRect *card)
{
  const FlipPalette *palette = canvas->palette;
  double x = card->x + 1, y = card->y + 1;
  g_autofree char *text = g_strdup_printf ("%u", number);

  flip_canvas_fill_disc (canvas, x, y, 9, palette->board);
  flip_canvas_fill_disc (canvas, x, y, 7.8, palette->hues[FLIP_HUE_GREY]);
  flip_text_draw (canvas, text, FLIP_TYPE_BONUS, palette->board, x, y, FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_waiting (const FlipPage *page)
{
  guint seat = flipcity_state (page->state)->seat;
  g_autofree char *player = flip_canvas_player (page->canvas, seat);
  g_autofree char *words = page->seat == seat
                             ? g_strdup (_ ("No card has been played yet."))
                             /* Translators: %s: a player */
                             : g_strdup_printf (_ ("It is %s’s turn."), player);

  flip_text_draw (page->canvas, words, FLIP_TYPE_BODY, page->canvas->palette->second,
                  flip_rect_middle (&page->rect), flip_rect_centre (&page->rect), FLIP_ALIGN_MIDDLE,
                  page->rect.width - 20);
}

static void
played_ink (const FlipPage *page)
{
  const FlipcityTurn *turn = &flipcity_state (page->state)->turn;
  guint unhappy = 0, n = page->seat == flipcity_state (page->state)->seat ? turn->n_played : 0;

  if (!n)
    draw_waiting (page);
  for (guint i = 0; i < n; i++)
    {
      FlipcityCard card = { .face = turn->played[i], .unhappy = unhappy };
      FlipRect rect = flipcity_played_rect (page->layout, n, i);
      FlipRect next = flipcity_played_rect (page->layout, n, i + 1);

      if (i + 1 < n && next.y == rect.y && next.x < rect.x + rect.width)
        card.visible = next.x - rect.x;
      flipcity_card_draw (page->canvas, &flipcity_state (page->state)->cards, &card, &rect);
      draw_number (page->canvas, i + 1, &rect);
      unhappy += flipcity_state (page->state)->cards.faces[card.face].effects[FLIPCITY_UNHAPPY];
    }
}

static FlipDigest
played_digest (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->seat);

  g_assert (state->turn.n_played <= G_N_ELEMENTS (state->turn.played));

  if (page->seat != state->seat)
    return digest;
  return flip_digest_bytes (digest, state->turn.played, state->turn.n_played);
}

/* What the turn has brought, compared with what is needed to win and with the limit of a turn. */

#define MARGIN       13
#define METER_HEIGHT 10
#define N_METERS     3
#define NAME_FROM    23 /* the start of a meter's name, and its greatest width */
#define NAME_MOST    90
#define LIMIT_MOST   90
#define GAIN_FROM    92 /* at least, even if the name is short */

static const struct
{
  double cash, actions;    /* cash: the height of the first line; actions: the x of its second
                              half */
  double meters[N_METERS]; /* from the top */
  double limit;            /* from the bottom */
} places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 50, 140, { 93, 145, 197 }, 17 },
  [FLIP_LAYOUT_LOW] = { 48, 142, { 85, 131, 177 }, 16 },
  [FLIP_LAYOUT_HALF] = { 46, 124, { 79, 115, 151 }, 14 },
  [FLIP_LAYOUT_NARROW] = { 50, 140, { 93, 145, 197 }, 17 },
};

/* A row of places, some of them filled; the last ones may exist in this turn only. */
typedef struct
{
  FlipGlyph glyph;
  const char *name;
  guint have, need;
  guint extra; /* how many places exist in this turn only */
  double y;
} Meter;

static void
draw_place (const FlipPage *page, const FlipRect *rect, gboolean filled, gboolean extra)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipRect line = flip_rect_grow (*rect, -.6);

  flip_canvas_round (canvas, &line, MIN (3, rect->width / 3));
  flip_canvas_fill_keep (canvas, filled ? flip_palette_ink (palette, page->seat) : palette->face);
  if (extra && !filled)
    flip_canvas_stroke_dashed (canvas, palette->hues[FLIP_HUE_DIAMONDS], 1.4, 3, 2.2);
  else
    flip_canvas_stroke (canvas,
                        filled ? flip_palette_ink (palette, page->seat)
                               : flip_palette_site_line (palette, FLIP_HUE_GREY),
                        palette->line);
}

/* One of the places of a meter. */
static FlipRect
place_of (const FlipPage *page, const Meter *meter, guint index)
{
  double left = page->rect.x + MARGIN, right = page->rect.x + page->rect.width - MARGIN;
  double gap = meter->need > 12 ? 2.5 : 3.5, width = (right - left + gap) / meter->need - gap;

  g_assert (meter->need > 0);

  return (FlipRect){ left + index * (width + gap), page->rect.y + meter->y + 13, width,
                     METER_HEIGHT };
}

static void
draw_meter (const FlipPage *page, const Meter *meter)
{
  FlipCanvas *canvas = page->canvas;
  double left = page->rect.x + MARGIN, right = page->rect.x + page->rect.width - MARGIN;
  double y = page->rect.y + meter->y;
  FlipLineStyle style = { FLIP_TYPE_BODY, canvas->palette->second, FLIP_ALIGN_END, 0 };
  /* Translators: stands behind a large number: “3 of 8”. */
  g_autofree char *need = g_strdup_printf (_ ("of %u"), meter->need);
  g_autofree char *of = g_strconcat (" ", need, NULL);
  g_autofree char *have = g_strdup_printf ("%u", meter->have);

  flip_glyph_draw_symbol (canvas, meter->glyph, left + 8, y, 16);
  flip_text_draw (canvas, meter->name, FLIP_TYPE_BODY, canvas->palette->text, left + NAME_FROM, y,
                  FLIP_ALIGN_START, NAME_MOST);
  flip_line_draw (canvas, &style, right, y, of);
  flip_text_draw (canvas, have, FLIP_TYPE_BUILDING, canvas->palette->text,
                  right - flip_line_width (canvas, &style, of), y, FLIP_ALIGN_END, 0);
  for (guint i = 0; i < meter->need; i++)
    {
      FlipRect place = place_of (page, meter, i);

      draw_place (page, &place, i < meter->have, i + meter->extra >= meter->need);
    }
}

static void
draw_cash (const FlipPage *page, guint cash, guint actions)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  double x = page->rect.x + MARGIN, y = page->rect.y + places[page->layout].cash;
  double middle = page->rect.x + places[page->layout].actions;
  double most = MIN (60, page->rect.x + page->rect.width - 8 - (middle + 62));
  g_autofree char *money = g_strdup_printf ("$%u", cash);
  g_autofree char *count = g_strdup_printf ("%u", actions);
  g_auto (GStrv) lines =
    /* Translators: beside the number, on two lines: keep the line break */
    g_strsplit (ngettext ("building\naction", "building\nactions", actions), "\n", 2);

  flip_glyph_draw_symbol (canvas, FLIP_GLYPH_COIN, x + 12, y, 24);
  flip_text_draw (canvas, money, (FlipType){ 26, FLIP_HEAVY }, palette->text, x + 32, y,
                  FLIP_ALIGN_START, 84);
  flip_canvas_line (canvas, middle, y - 18, middle, y + 18,
                    flip_palette_panel_line (palette, FLIP_HUE_GREY), palette->line);
  flip_glyph_draw (canvas, FLIP_GLYPH_CRANE, middle + 22, y, 22, palette->tools, canvas->ground);
  flip_text_draw (canvas, count, (FlipType){ 24, FLIP_HEAVY }, palette->text, middle + 39, y,
                  FLIP_ALIGN_START, 24);
  for (guint i = 0; lines[i]; i++)
    flip_text_draw (canvas, lines[i], FLIP_TYPE_NOTE, palette->second, middle + 62,
                    y - 6.5 + 13 * i, FLIP_ALIGN_START, most);
}

static char *
limit_words (guint limit)
{
  /* Translators: %u: how many unhappy cards are allowed */
  return g_strdup_printf (_ ("limit %u"), limit);
}

static void
draw_limit (const FlipPage *page, guint limit, guint extra)
{
  FlipCanvas *canvas = page->canvas;
  double y = page->rect.y + page->rect.height - places[page->layout].limit;
  g_autofree char *base = limit_words (limit);
  /* Translators: %u: how much is added */
  g_autofree char *more = g_strdup_printf (_ ("+%u this turn"), extra);

  flip_text_draw (canvas, base, FLIP_TYPE_NOTE, canvas->palette->second, page->rect.x + MARGIN, y,
                  FLIP_ALIGN_START, LIMIT_MOST);
  if (extra)
    flip_text_draw (canvas, more, FLIP_TYPE_BONUS, canvas->palette->hues[FLIP_HUE_DIAMONDS],
                    page->rect.x + page->rect.width - MARGIN, y, FLIP_ALIGN_END, 140);
}

/* The least number of cards with which any card of the set wins. */
static guint
cards_to_win (const FlipcityCards *cards)
{
  guint least = 0;

  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    {
      guint need = cards->faces[i].effects[FLIPCITY_CARDS_TO_WIN];

      least = need && (!least || need < least) ? need : least;
    }
  return least;
}

static void
read_meters (const FlipcityState *state, FlipLayout layout, gboolean acting, Meter meters[N_METERS])
{
  guint limit = acting ? flipcity_gain (state, FLIPCITY_LIMIT) : state->cards.limit;

  meters[0] = (Meter){ FLIP_GLYPH_STAR,
                       /* Translators: points of a game */
                       _ ("Points"), acting ? flipcity_gain (state, FLIPCITY_POINTS) : 0,
                       state->cards.points, 0, places[layout].meters[0] };
  meters[1] = (Meter){ FLIP_GLYPH_CARDS,
                       _ ("Cards"),
                       acting ? state->turn.n_played : 0,
                       cards_to_win (&state->cards),
                       0,
                       places[layout].meters[1] };
  meters[2] = (Meter){ FLIP_GLYPH_ANGRY,
                       /* Translators: unhappy faces on cards */
                       _ ("Unhappy"), acting ? flipcity_gain (state, FLIPCITY_UNHAPPY) : 0, limit,
                       limit - state->cards.limit, places[layout].meters[2] };
}

static void
turn_ink (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  gboolean acting = page->seat == state->seat;
  guint actions =
    !acting ? 0 : flipcity_gain (state, FLIPCITY_ACTIONS) + (state->stage < FLIPCITY_STAGE_BUILD);
  Meter meters[N_METERS];

  draw_cash (page, acting ? flipcity_gain (state, FLIPCITY_CASH) : 0, actions);
  read_meters (state, page->layout, acting, meters);
  for (guint i = 0; i < N_METERS; i++)
    {
      if (meters[i].need)
        draw_meter (page, &meters[i]);
    }
  draw_limit (page, state->cards.limit, meters[2].extra);
}

static FlipDigest
turn_digest (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  FlipDigest digest = FLIP_DIGEST_START;

  if (page->seat != state->seat)
    return digest;
  digest = flip_digest_add (digest, state->turn.gains);
  digest = flip_digest_add (digest, state->turn.n_played);
  return flip_digest_number (digest, state->stage < FLIPCITY_STAGE_BUILD);
}

/* --- What a previewed move would add --- */

static void
draw_gained_place (const FlipPage *page, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  FlipRect line = flip_rect_grow (*rect, -.6);

  flip_canvas_round (canvas, &line, MIN (3, rect->width / 3));
  flip_canvas_fill_keep (canvas, canvas->palette->glow);
  flip_canvas_stroke_dashed (canvas, flip_palette_ink (canvas->palette, page->seat), 1.6, 3, 2.2);
}

/* "+2" beside the number that grows. */
static void
draw_gain (const FlipPage *page, int gain, double x, double y)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  g_autofree char *words = g_strdup_printf (gain < 0 ? "−%d" : "+%d", ABS (gain));
  FlipRect pill = { x, y - 8, flip_text_width (canvas, words, FLIP_TYPE_BONUS) + 11, 16 };

  if (!gain)
    return;
  flip_canvas_box (canvas, &pill, 8, palette->badge, palette->badge_line, 1.2);
  flip_text_draw (canvas, words, FLIP_TYPE_BONUS, palette->badge_text, flip_rect_middle (&pill), y,
                  FLIP_ALIGN_MIDDLE, 0);
}

/* The gain of a meter is to the right of its name. */
static double
gain_x (const FlipPage *page, const Meter *meter)
{
  double name = flip_text_width (page->canvas, meter->name, FLIP_TYPE_BODY);

  return page->rect.x + MARGIN + MAX (GAIN_FROM, NAME_FROM + MIN (name, NAME_MOST) + 5);
}

static int
gain_of (const FlipcityState *before, const FlipcityState *after, FlipcityEffect what)
{
  return after->turn.gains[what] - before->turn.gains[what];
}

static void
draw_limit_gain (const FlipPage *page, int gain)
{
  g_autofree char *words = limit_words (flipcity_state (page->state)->cards.limit);
  double width = flip_text_width (page->canvas, words, FLIP_TYPE_NOTE);

  draw_gain (page, gain, page->rect.x + MARGIN + MAX (44, MIN (width, LIMIT_MOST) + 6),
             page->rect.y + page->rect.height - places[page->layout].limit);
}

/* Whether the turn would go on after the move; otherwise there is nothing to add to. */
static gboolean
goes_on (const FlipPage *page, const FlipcityState *after)
{
  return page->seat == flipcity_state (page->state)->seat
         && after->seat == flipcity_state (page->state)->seat
         && after->seats[after->seat].turns
              == flipcity_state (page->state)->seats[page->seat].turns;
}

static void
turn_outlook (const FlipPage *page)
{
  const FlipcityState *after = page->after;
  Meter before[N_METERS], then[N_METERS];

  g_assert (after != NULL);

  if (!goes_on (page, after))
    return;
  read_meters (page->state, page->layout, TRUE, before);
  read_meters (after, page->layout, TRUE, then);
  for (guint i = 0; i < N_METERS; i++)
    {
      draw_gain (page, (int) then[i].have - (int) before[i].have, gain_x (page, &before[i]),
                 page->rect.y + before[i].y);
      for (guint j = before[i].have; j < MIN (then[i].have, before[i].need); j++)
        {
          FlipRect place = place_of (page, &before[i], j);

          draw_gained_place (page, &place);
        }
    }
  draw_gain (page, gain_of (page->state, after, FLIPCITY_CASH), page->rect.x + MARGIN + 84,
             page->rect.y + places[page->layout].cash - 14);
  draw_limit_gain (page, gain_of (page->state, after, FLIPCITY_LIMIT));
}

const FlipRegion flipcity_played_region = {
  .name = N_ ("Played this turn"),
  .glyph = FLIP_GLYPH_SKYLINE, .hue = FLIP_HUE_CLUBS,
  .rects = { { 11, 11, 1045, 194 }, { 9, 9, 1064, 156 }, { 0, 0, 980, 132 },
             { 0, 0, FLIP_PAGE_WIDTH, 444 } },
  .print = played_print, .ink = played_ink, .digest = played_digest,
};

const FlipRegion flipcity_turn_region = {
  .name = N_ ("This turn"),
  .glyph = FLIP_GLYPH_BARS, .hue = FLIP_HUE_GREY,
  .rects = { { 11, 213, 272, 260 }, { 9, 172, 276, 230 }, { 0, 138, 244, 200 } },
  .print = flip_page_print, .ink = turn_ink, .outlook = turn_outlook, .digest = turn_digest,
};
