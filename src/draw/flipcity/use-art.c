/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* What happens to a side in play, drawn as on the sheet. */

#define TURN_WIDTH  66.0
#define TURN_HEIGHT 84.0
#define TURN_Y      26.0
#define DISC        38.0
#define CARD_WIDTH  124.0
#define CARD_HEIGHT 194.0
#define OVER        12.0 /* how far the number of cards left is above a card for sale */

static void
draw_arrow (FlipCanvas *canvas, double y, FlipColour colour)
{
  flip_canvas_line (canvas, 2, y, TURN_WIDTH - 9, y, colour, 1.6);
  cairo_move_to (canvas->cr, TURN_WIDTH - 10, y - 5);
  cairo_line_to (canvas->cr, TURN_WIDTH - 2, y);
  cairo_line_to (canvas->cr, TURN_WIDTH - 10, y + 5);
  cairo_close_path (canvas->cr);
  flip_canvas_fill (canvas, colour);
}

static void
draw_turn (FlipCanvas *canvas, const FlipcityCards *cards, guint front)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect disc = flip_rect_around (TURN_WIDTH / 2, TURN_Y, DISC, DISC);
  FlipLineStyle style = { { 12, FLIP_BOLD }, palette->text, FLIP_ALIGN_MIDDLE, TURN_WIDTH };

  draw_arrow (canvas, TURN_Y, flip_palette_site_line (palette, FLIP_HUE_VIOLET));
  flip_canvas_box (canvas, &disc, DISC / 2, palette->face,
                   flip_palette_site_line (palette, FLIP_HUE_VIOLET), palette->line);
  flip_glyph_draw_symbol (canvas, FLIP_GLYPH_FLIP, TURN_WIDTH / 2, TURN_Y, DISC * .55);
  if (cards->faces[front].flip != FLIPCITY_NO_PRICE)
    /* Translators: what it costs to turn a card to its back; %u: dollars */
    flip_line_print (canvas, &style, TURN_WIDTH / 2, TURN_Y + DISC / 2 + 14, _ ("flip for [$%u]"),
                     cards->faces[front].flip);
}

/* Only the pair, as it looks in the supply. */
static void
draw_for_sale (FlipCanvas *canvas, gconstpointer state, guint pair)
{
  FlipRect rect = flipcity_pair_rect (state, FLIP_LAYOUT_BOARD, pair);

  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, 0, 0, rect.width, rect.height + OVER);
  cairo_clip (canvas->cr);
  cairo_translate (canvas->cr, -rect.x, OVER - rect.y);
  flip_sheet_art_draw_ink (&flipcity_sheet_art, canvas, state, 0, FLIP_LAYOUT_BOARD,
                           FLIPCITY_REGION_SUPPLY);
  flip_sheet_art_draw_sites (&flipcity_sheet_art, canvas, state, 0, FLIP_LAYOUT_BOARD,
                             FLIPCITY_REGION_SUPPLY);
  cairo_restore (canvas->cr);
}

static void
draw_card (FlipCanvas *canvas, const FlipcityCards *cards, guint face, gboolean glows)
{
  FlipcityCard card = { .face = face, .glows = glows };
  FlipRect rect = { 2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 6 };

  flipcity_card_draw (canvas, cards, &card, &rect);
}

FlipRect
flipcity_use_area (gconstpointer data, guint side, FlipSideUse use)
{
  FlipRect pair = flipcity_pair_rect (data, FLIP_LAYOUT_BOARD, side / 2);

  switch (use)
    {
    case FLIP_SIDE_TURNS:
      return (FlipRect){ 0, 0, TURN_WIDTH, TURN_HEIGHT };
    case FLIP_SIDE_FOR_SALE:
      return (FlipRect){ 0, 0, pair.width, pair.width > 0 ? pair.height + OVER : 0 };
    default:
      return (FlipRect){ 0, 0, CARD_WIDTH, CARD_HEIGHT };
    }
}

void
flipcity_use_draw (FlipCanvas *canvas, gconstpointer data, guint side, FlipSideUse use)
{
  const FlipcityCards *cards = &flipcity_state (data)->cards;

  g_return_if_fail (side < flipcity_n_faces (cards));

  if (use == FLIP_SIDE_TURNS)
    draw_turn (canvas, cards, flipcity_front (side / 2));
  else if (use == FLIP_SIDE_FOR_SALE)
    draw_for_sale (canvas, data, side / 2);
  else
    draw_card (canvas, cards, side, use == FLIP_SIDE_DISCARDED && cards->recyclable >> side & 1);
}

char *
flipcity_use_tell (gconstpointer data, guint side)
{
  const FlipcityCards *cards = &flipcity_state (data)->cards;
  g_autoptr (GString) gains = g_string_new (NULL);
  GString *lines = g_string_new (NULL);
  char buffer[32], other[32];
  const char *name = flipcity_face_name (cards, side, buffer);

  for (guint i = 0; i < FLIPCITY_N_EFFECTS; i++)
    flipcity_effect_words (i, cards->faces[side].effects[i], gains);
  if (gains->len)
    {
      g_autofree char *line = flip_phrase_label (name, gains->str);

      g_string_append (lines, line);
    }
  if (!(cards->recyclable >> side & 1))
    return g_string_free (lines, FALSE);
  g_string_truncate (gains, 0);
  flipcity_recycle_words (cards, side, gains);
  g_string_append_printf (lines, "%s", lines->len ? "\n" : "");
  /* Translators: first %s: a card; second %s: its other side; third %s: what it brings */
  g_string_append_printf (lines, _ ("Recycles %s to %s: %s."), name,
                          flipcity_face_name (cards, flipcity_other_side (side), other),
                          gains->str);
  return g_string_free (lines, FALSE);
}
