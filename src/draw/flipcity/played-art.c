/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <glib/gi18n-lib.h>

/* The cards that were played this turn, in order. */

#define LEGEND_FROM 422 /* to the right of the note */
#define LEGEND_TO   10

/* If the legend is beside the name, there may be no room for the note. */
void
flipcity_played_print (const FlipPage *page)
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

  flip_canvas_disc (canvas, x, y, 9);
  flip_canvas_fill (canvas, palette->board);
  cairo_arc (canvas->cr, x, y, 7.8, 0, 2 * G_PI);
  flip_canvas_fill (canvas, palette->hues[FLIP_HUE_GREY]);
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

void
flipcity_played_ink (const FlipPage *page)
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

FlipDigest
flipcity_played_digest (const FlipPage *page)
{
  const FlipcityState *state = page->state;
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->seat);

  g_assert (state->turn.n_played <= G_N_ELEMENTS (state->turn.played));

  if (page->seat != state->seat)
    return digest;
  return flip_digest_bytes (digest, state->turn.played, state->turn.n_played);
}
