/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The piles, card by card, and whom the next GAME OVER would cost what. */

#define PADDING       13
#define USUAL_PILES   2
#define CLOSE_FROM    20 /* in piles of more cards than this, they are closer together */
#define QUESTION_FROM 16 /* the least height of a card with a question mark */
#define WARNED        4  /* the remaining cards are marked if GAME OVER comes within this many
                            flips */

static const struct
{
  double card_top, card, pile_step; /* the piles */
  double name_room, left_room;      /* for words beside the cards; 0: they are above them */
  double box_top, box_foot, words;  /* the warning; words 0: there is no room for its words */
  guint columns;                    /* columns of seats in the warning */
  double seat, large_seat;          /* their height, and if there are few of them */
} places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 50, 25, 54, 0, 0, 144, 11, 37, 3, 24, 42 },
  [FLIP_LAYOUT_LOW] = { 44, 20, 42, 0, 0, 114, 11, 0, INSERTCOIN_MAX_SEATS, 24, 24 },
  [FLIP_LAYOUT_HALF] = { 29, 18, 22, 84, 52, 72, 6, 0, INSERTCOIN_MAX_SEATS, 20, 20 },
  [FLIP_LAYOUT_NARROW] = { 50, 25, 54, 0, 0, 144, 11, 37, 3, 24, 42 },
};

static gboolean
is_near (const InsertcoinState *state, guint pile)
{
  return state->stage >= INSERTCOIN_STAGE_FLIP && insertcoin_game_over_ahead (state, pile)
         && insertcoin_pile (state) == pile && insertcoin_pile_left (state, pile) <= WARNED;
}

static void
draw_card (const FlipPage *page, const FlipRect *rect, guint pile, guint index)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const InsertcoinState *state = page->state;
  guint number = state->set.pile_ends[pile] - insertcoin_pile_size (state, pile) + index;
  guint flips = state->deck.flips;
  gboolean warned = number >= flips && is_near (page->state, pile);
  gboolean current = number + 1 == flips && state->deck.flipped != FLIP_NO_CARD;
  FlipColour out = flip_palette_panel_line (palette, FLIP_HUE_GREY);
  FlipColour line =
    warned ? palette->hues[FLIP_HUE_HEARTS] : flip_palette_site_line (palette, FLIP_HUE_GREY);

  flip_canvas_box (canvas, rect, 3,
                   current          ? palette->focus
                   : number < flips ? out
                                    : palette->face,
                   line, palette->line);
  if (warned && rect->height >= QUESTION_FROM)
    flip_text_draw (canvas, "?", FLIP_TYPE_VALUE, line, flip_rect_middle (rect),
                    flip_rect_centre (rect), FLIP_ALIGN_MIDDLE, 0);
}

/* The place of a pile's cards; more piles than usual share the same room. */
static FlipRect
pile_rect (const FlipPage *page, guint pile)
{
  guint n = MAX (USUAL_PILES, insertcoin_state (page->state)->set.n_piles);
  double share = (double) USUAL_PILES / n;
  double step = floor (places[page->layout].pile_step * share);
  double high = MAX (8, step - (places[page->layout].pile_step - places[page->layout].card));
  double name = places[page->layout].name_room, left = places[page->layout].left_room;

  return (FlipRect){ page->rect.x + PADDING + name,
                     page->rect.y + places[page->layout].card_top + pile * step,
                     page->rect.width - 2 * PADDING - name - left, high };
}

/* What is left in a pile; beside the cards there is no room to say of what kind. */
static char *
words_of_pile (const FlipPage *page, guint pile)
{
  guint left = insertcoin_pile_left (page->state, pile);

  if (insertcoin_game_over_ahead (page->state, pile) && places[page->layout].left_room == 0)
    return g_strdup_printf (
      /* Translators: %u: how many */
      ngettext ("%u left, it is GAME OVER", "%u left, one is GAME OVER", left), left);
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("%u left", "%u left", left), left);
}

static void
draw_words (const FlipPage *page, guint pile, const FlipRect *row)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  double name = places[page->layout].name_room, left = places[page->layout].left_room;
  double y = left > 0 ? flip_rect_centre (row) : row->y - 12;
  gboolean near = is_near (page->state, pile);
  g_autofree char *words = words_of_pile (page, pile);

  flip_text_draw (canvas, insertcoin_pile_name (pile), FLIP_TYPE_VALUE, palette->text,
                  page->rect.x + PADDING, y, FLIP_ALIGN_START, MAX (0, name - 6));
  flip_text_draw (canvas, words, near ? FLIP_TYPE_NAME : FLIP_TYPE_NOTE,
                  near ? palette->hues[FLIP_HUE_HEARTS] : palette->second,
                  page->rect.x + page->rect.width - PADDING, y, FLIP_ALIGN_END,
                  left > 0 ? left - 6 : row->width - 90);
}

static void
draw_pile (const FlipPage *page, guint pile)
{
  FlipRect row = pile_rect (page, pile);
  guint size = insertcoin_pile_size (page->state, pile);
  double gap = size > CLOSE_FROM ? 1 : 2, step = (row.width + gap) / size;

  draw_words (page, pile, &row);
  for (guint i = 0; i < size; i++)
    {
      FlipRect rect = { row.x + i * step, row.y, step - gap, row.height };

      draw_card (page, &rect, pile, i);
    }
}

/* What the next GAME OVER means for a player, now or after a previewed move. */
typedef enum
{
  FATE_SAFE,
  FATE_SAVED,
  FATE_PAYS,
  FATE_HAS_NONE,
  N_FATES,
} Fate;

static Fate
fate_of_seat (const FlipPage *page, guint seat, guint pile)
{
  if (page->after)
    return FATE_SAVED;
  if (!insertcoin_owes_coin (page->state, seat, pile))
    return FATE_SAFE;
  return insertcoin_state (page->state)->seats[seat].coins ? FATE_PAYS : FATE_HAS_NONE;
}

static const char *
words_of_fate (Fate fate)
{
  switch (fate)
    {
    case FATE_SAVED:
      return /* Translators: who has to pay when GAME OVER comes */ _ ("then safe");
    case FATE_PAYS:
      return /* Translators: who has to pay when GAME OVER comes */ _ ("pays 1");
    case FATE_HAS_NONE:
      /* Translators: GAME OVER would cost a coin that the player doesn’t have */
      return _ ("has none");
    default:
      return C_ ("pile", "safe");
    }
}

/* Whether the words fit for every fate, so that all players are shown in the same way. */
static gboolean
has_room_for_words (FlipCanvas *canvas, double room)
{
  for (Fate fate = 0; fate < N_FATES; fate++)
    {
      if (!flip_text_fits (canvas, words_of_fate (fate), FLIP_TYPE_NAME, room))
        return FALSE;
    }

  return TRUE;
}

/* In words, or as a symbol if they don't fit. */
static void
draw_fate (FlipCanvas *canvas, Fate fate, FlipColour tone, double x, double y, double room)
{
  double middle = x + room / 2;

  if (has_room_for_words (canvas, room))
    flip_text_draw (canvas, words_of_fate (fate), FLIP_TYPE_NAME, tone, x, y, FLIP_ALIGN_START,
                    room);
  else if (fate == FATE_PAYS)
    flip_text_draw (canvas, "−1", FLIP_TYPE_NAME, tone, middle, y, FLIP_ALIGN_MIDDLE, room);
  else
    flip_glyph_draw (canvas, fate == FATE_HAS_NONE ? FLIP_GLYPH_SKULL : FLIP_GLYPH_SHIELD, middle,
                     y, MIN (room, 13), tone, canvas->ground);
}

static void
draw_seat (const FlipPage *page, guint seat, guint pile, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  Fate fate = fate_of_seat (page, seat, pile);
  gboolean owes = insertcoin_owes_coin (page->state, seat, pile), then = fate == FATE_SAVED;
  FlipColour tone = owes ? palette->hues[FLIP_HUE_HEARTS] : palette->hues[FLIP_HUE_CLUBS];
  double radius = MIN (9, rect->height / 2 - 4), x = rect->x + radius + 6;
  double y = flip_rect_centre (rect);

  flip_canvas_box (canvas, rect, 7, then ? palette->glow : palette->face,
                   then ? palette->glow_line : flip_colour_mix (tone, palette->board, .4),
                   then ? 1.8 : palette->line);
  insertcoin_seat_disc (canvas, seat, x, y, radius);
  draw_fate (canvas, fate, then ? palette->text : tone, x + radius + 5, y,
             rect->x + rect->width - 4 - x - radius - 5);
}

static gboolean
is_saved (const FlipPage *page, guint seat, guint pile)
{
  return insertcoin_owes_coin (page->state, seat, pile)
         && !insertcoin_owes_coin (page->after, seat, pile);
}

/* All seats; for a previewed move, only those that it would save. */
static void
draw_seats (const FlipPage *page, guint pile, const FlipRect *box)
{
  guint n = insertcoin_state (page->state)->n_seats,
        columns = MIN (n, places[page->layout].columns), rows = (n + columns - 1) / columns;
  double width = (box->width - 16 - 6 * (columns - 1)) / columns;
  double height =
    rows == 1 && columns <= 3 ? places[page->layout].large_seat : places[page->layout].seat;

  g_assert (n > 0);

  for (guint seat = 0; seat < n; seat++)
    {
      FlipRect rect = { box->x + 8 + seat % columns * (width + 6),
                        box->y + box->height - 8 - (rows - seat / columns) * (height + 4) + 4,
                        width, height };

      if (!page->after || is_saved (page, seat, pile))
        draw_seat (page, seat, pile, &rect);
    }
}

static FlipRect
warning_rect (const FlipPage *page)
{
  double top = places[page->layout].box_top;

  return (FlipRect){ page->rect.x + PADDING, page->rect.y + top, page->rect.width - 2 * PADDING,
                     page->rect.height - top - places[page->layout].box_foot };
}

/* There is no text for three complete levels, because these end the game. */
static const char *
words_of_price (guint pile)
{
  if (pile >= 2)
    return _ ("1 coin from everyone.");
  return pile ? _ ("1 coin from everyone without two complete levels.")
              : _ ("1 coin from everyone without a complete level.");
}

static void
draw_warning (const FlipPage *page, guint pile)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  FlipColour red = palette->hues[FLIP_HUE_HEARTS];
  FlipRect box = warning_rect (page);
  guint left = insertcoin_pile_left (page->state, pile);
  FlipLineStyle odds = { FLIP_TYPE_BODY, palette->text, FLIP_ALIGN_END, 150 };
  FlipLineStyle words = { FLIP_TYPE_BODY, palette->text, FLIP_ALIGN_START, box.width - 20 };

  flip_canvas_box (canvas, &box, FLIP_PANEL_RADIUS, palette->tints[FLIP_HUE_HEARTS],
                   flip_palette_site_line (palette, FLIP_HUE_HEARTS), palette->line);
  insertcoin_pixel_text (canvas, "GAME", box.x + 11, box.y + 11, 2.4, red);
  insertcoin_pixel_text (canvas, "OVER", box.x + 11 + 6 * 2.4 * 4 + 6, box.y + 11, 2.4, red);
  if (insertcoin_pile (page->state) == pile && left)
    /* Translators: %u: per cent */
    flip_line_print (canvas, &odds, box.x + box.width - 10, box.y + 17, _ ("next flip *%u %%*"),
                     (100 + left / 2) / left);
  if (places[page->layout].words > 0)
    flip_line_draw (canvas, &words, box.x + 11, box.y + places[page->layout].words,
                    words_of_price (pile));
  draw_seats (page, pile, &box);
}

/* The pile from which the next GAME OVER comes. */
static gboolean
find_warned_pile (const FlipPage *page, guint *pile)
{
  for (*pile = 0; *pile < insertcoin_state (page->state)->set.n_piles; (*pile)++)
    {
      if (insertcoin_game_over_ahead (page->state, *pile))
        return TRUE;
    }

  return FALSE;
}

static const char *
words_of_no_more (guint n_piles)
{
  if (n_piles == 1)
    return _ ("The GAME OVER card is out.");
  return n_piles == 2 ? _ ("Both GAME OVER cards are out.") : _ ("All GAME OVER cards are out.");
}

static void
deck_ink (const FlipPage *page)
{
  FlipCanvas *canvas = page->canvas;
  guint warned;
  double x = page->rect.x + 28
             + flip_text_width (canvas, flip_sheet_art_region_name (page->art, page->region),
                                FLIP_TYPE_REGION)
             + 9;
  const InsertcoinState *state = page->state;
  guint n_piles = state->set.n_piles;
  g_autofree char *flips =
    /* Translators: first %u: how many cards; second %u: of how many */
    g_strdup_printf (_ ("%u of %u flipped"), state->deck.flips, insertcoin_flips (state));

  flip_text_draw (canvas, flips, FLIP_TYPE_NOTE, canvas->palette->second, x,
                  page->rect.y + FLIP_PANEL_HEADER / 2.0, FLIP_ALIGN_START, 0);
  for (guint pile = 0; pile < n_piles; pile++)
    draw_pile (page, pile);
  if (find_warned_pile (page, &warned))
    draw_warning (page, warned);
  else
    flip_text_draw (canvas, words_of_no_more (n_piles), FLIP_TYPE_BODY, canvas->palette->second,
                    flip_rect_middle (&page->rect),
                    page->rect.y + places[page->layout].box_top + 40, FLIP_ALIGN_MIDDLE,
                    page->rect.width - 20);
}

static FlipDigest
deck_digest (const FlipPage *page)
{
  const InsertcoinState *state = page->state;
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->deck.flips);

  g_assert (state->n_seats <= INSERTCOIN_MAX_SEATS);

  digest = flip_digest_add (digest, state->deck.game_overs);
  digest = flip_digest_number (digest, state->deck.flipped != FLIP_NO_CARD);
  digest = flip_digest_number (digest, state->stage >= INSERTCOIN_STAGE_FLIP);
  for (guint i = 0; i < state->n_seats; i++)
    {
      for (guint pile = 0; pile < state->set.n_piles; pile++)
        digest = flip_digest_number (digest, insertcoin_owes_coin (state, i, pile));
      digest = flip_digest_number (digest, state->seats[i].coins > 0);
    }
  return digest;
}

static void
deck_outlook (const FlipPage *page)
{
  FlipRect box = warning_rect (page);
  guint warned;

  if (find_warned_pile (page, &warned))
    draw_seats (page, warned, &box);
}

const FlipRegion insertcoin_deck_region = {
  .name = N_ ("Deck"),
  .glyph = FLIP_GLYPH_CARDS, .hue = FLIP_HUE_GREY,
  .rects = { { 362, 477, 343, 266 }, { 359, 426, 344, 188 }, { 328, 404, 324, 132 },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = flip_page_print, .ink = deck_ink, .outlook = deck_outlook, .digest = deck_digest,
};
