/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"

/* Letters, hearts, shapes and symbols made of squares; drawn by us. */

#define LETTER_ROWS 5
#define LETTER_STEP 6
#define STAR_FROM   90 /* the least width of a card with a star */

/* In cards below this height, in widths, the symbols keep their usual size, because they
   distinguish the cards of a shape. */
#define LOW_CARD 1.25

/* From this size on, the squares of a shape have gaps between them, so that they can be counted. */
#define COUNTED_FROM 8

/* Five rows of five pixels; the leftmost is the highest bit. */
static const struct
{
  char letter;
  guint8 rows[LETTER_ROWS];
} letters[] = {
  { 'A', { 0x0e, 0x11, 0x1f, 0x11, 0x11 } }, { 'C', { 0x0f, 0x10, 0x10, 0x10, 0x0f } },
  { 'E', { 0x1f, 0x10, 0x1e, 0x10, 0x1f } }, { 'G', { 0x0f, 0x10, 0x13, 0x11, 0x0f } },
  { 'I', { 0x1f, 0x04, 0x04, 0x04, 0x1f } }, { 'M', { 0x11, 0x1b, 0x15, 0x11, 0x11 } },
  { 'N', { 0x11, 0x19, 0x15, 0x13, 0x11 } }, { 'O', { 0x0e, 0x11, 0x11, 0x11, 0x0e } },
  { 'R', { 0x1e, 0x11, 0x1e, 0x12, 0x11 } }, { 'S', { 0x0f, 0x10, 0x0e, 0x01, 0x1e } },
  { 'T', { 0x1f, 0x04, 0x04, 0x04, 0x04 } }, { 'V', { 0x11, 0x11, 0x11, 0x0a, 0x04 } },
};

static void
add_pixel (FlipCanvas *canvas, double x, double y, double pixel)
{
  cairo_rectangle (canvas->cr, x, y, pixel * .9, pixel * .9);
}

static void
add_letter (FlipCanvas *canvas, const guint8 *rows, double x, double y, double pixel)
{
  for (guint row = 0; row < LETTER_ROWS; row++)
    for (guint column = 0; column < 5; column++)
      {
        if (rows[row] & 0x10u >> column)
          add_pixel (canvas, x + column * pixel, y + row * pixel, pixel);
      }
}

double
insertcoin_pixel_text_width (const char *text, double pixel)
{
  g_return_val_if_fail (text != NULL, 0);

  return (strlen (text) * LETTER_STEP - 1) * pixel;
}

/* From the upper left corner. */
void
insertcoin_pixel_text (FlipCanvas *canvas,
                       const char *text,
                       double x,
                       double y,
                       double pixel,
                       FlipColour colour)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (pixel > 0);

  for (const char *p = text; *p; p++, x += LETTER_STEP * pixel)
    for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
      {
        if (letters[i].letter == *p)
          add_letter (canvas, letters[i].rows, x, y, pixel);
      }
  flip_canvas_fill (canvas, colour);
}

/* Around a centre: nine pixels wide, eight high. */
void
insertcoin_pixel_heart (FlipCanvas *canvas, double x, double y, double pixel, FlipColour colour)
{
  static const guint16 rows[] = { 0x0c6, 0x1ef, 0x1ff, 0x1ff, 0x0fe, 0x07c, 0x038, 0x010 };

  x -= 4.5 * pixel;
  y -= 4 * pixel;
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    for (guint column = 0; column < 9; column++)
      {
        if (rows[row] & 0x100u >> column)
          cairo_rectangle (canvas->cr, x + column * pixel, y + row * pixel, pixel + .05,
                           pixel + .05);
      }
  flip_canvas_fill (canvas, colour);
}

/* The squares of a shape on a level with this number of squares per side, as large as possible,
   centred in a rectangle. */
void
insertcoin_pixel_shape (FlipCanvas *canvas,
                        const InsertcoinShape *shape,
                        guint squares,
                        const FlipRect *rect,
                        FlipColour colour)
{
  double pixel = MIN (rect->width, rect->height) / squares;
  double x = flip_rect_middle (rect) - pixel * squares / 2;
  double y = flip_rect_centre (rect) - pixel * squares / 2;
  double side = pixel >= COUNTED_FROM ? pixel * .93 : pixel + .05;

  for (InsertcoinGrid left = shape->squares; !insertcoin_grid_is_empty (left);)
    {
      guint square = insertcoin_grid_take (&left);

      cairo_rectangle (canvas->cr, x + square % INSERTCOIN_STRIDE * pixel,
                       y + square / INSERTCOIN_STRIDE * pixel, side, side);
    }
  flip_canvas_fill (canvas, colour);
}

/* A symbol as shown on its card, made of small boxes. */
static void
draw_symbol (FlipCanvas *canvas,
             const InsertcoinSymbol *symbol,
             const FlipRect *rect,
             FlipColour colour)
{
  const guint8 *steps = symbol->turns[0].steps;
  int left = 0, right = 0, bottom = 0;
  double side, x, y;

  for (guint i = 0; i < symbol->n_cells; i++)
    {
      left = MIN (left, insertcoin_step_column (steps[i]));
      right = MAX (right, insertcoin_step_column (steps[i]));
      bottom = MAX (bottom, insertcoin_step_row (steps[i]));
    }
  side = MIN (rect->width, rect->height) / 4;
  side = MIN (side, MIN (rect->width / (right - left + 1), rect->height / (bottom + 1)));
  x = flip_rect_middle (rect) - (right - left + 1) * side / 2;
  y = flip_rect_centre (rect) - (bottom + 1) * side / 2;
  for (guint i = 0; i < symbol->n_cells; i++)
    {
      FlipRect box = { x + (insertcoin_step_column (steps[i]) - left) * side + side * .06,
                       y + insertcoin_step_row (steps[i]) * side + side * .06, side * .88,
                       side * .88 };

      flip_canvas_fill_round (canvas, &box, side * .18, colour);
    }
}

/* A dotted line under a value that is our own. */
void
insertcoin_house_line (FlipCanvas *canvas, double x1, double x2, double y)
{
  static const double dots[] = { 1.45, 1.45 };

  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dots, G_N_ELEMENTS (dots), 0);
  flip_canvas_line (canvas, x1, y, x2, y, canvas->palette->second, 1.45);
  cairo_restore (canvas->cr);
}

static void
draw_game_over_card (FlipCanvas *canvas, const FlipRect *rect, FlipColour red)
{
  double pixel = rect->width / 32, middle = flip_rect_middle (rect);
  double y = flip_rect_centre (rect) - 6 * pixel;

  insertcoin_pixel_text (canvas, "GAME", middle - insertcoin_pixel_text_width ("GAME", pixel) / 2,
                         y, pixel, red);
  insertcoin_pixel_text (canvas, "OVER", middle - insertcoin_pixel_text_width ("OVER", pixel) / 2,
                         y + 7 * pixel, pixel, red);
}

/* On a large card, there is a star before the value. */
static void
draw_value (FlipCanvas *canvas, int value, const FlipRect *rect)
{
  FlipType type = { MAX (10, rect->width * .13), FLIP_HEAVY };
  double x = rect->x + rect->width * .09, y = rect->y + rect->height * .09;
  gboolean star = rect->width >= STAR_FROM;

  if (star)
    flip_glyph_draw (canvas, FLIP_GLYPH_STAR, x + type.size * .4, y, type.size * .9,
                     flip_palette (FLIP_PALETTE_LIGHT)->star, canvas->palette->card);
  flip_number_draw (canvas, value, type, canvas->palette->card_suits[FLIP_SPADES],
                    star ? x + type.size * 1.1 : x, y, FLIP_ALIGN_START);
}

/* In two halves, or over the whole width if there is only one symbol. */
static void
draw_symbols (FlipCanvas *canvas,
              const InsertcoinState *state,
              const InsertcoinCard *card,
              const FlipRect *foot,
              double padding)
{
  guint corners = card->symbols[1] == INSERTCOIN_NO_SYMBOL ? 1 : 2;

  for (guint corner = 0; corner < corners; corner++)
    {
      FlipRect part = { foot->x + corner * foot->width / corners, foot->y, foot->width / corners,
                        foot->height };
      FlipRect inner = flip_rect_grow (part, -padding);

      draw_symbol (canvas, &state->set.symbols[card->symbols[corner]], &inner,
                   canvas->palette->card_suits[FLIP_SPADES]);
    }
}

/* A card: its value, its shape, and the symbols in its corners. Faces are light even in dark
   palettes. */
void
insertcoin_card_draw (FlipCanvas *canvas, gconstpointer data, FlipCard card, const FlipRect *rect)
{
  const InsertcoinState *state = data;
  const FlipPalette *palette = canvas->palette;
  FlipColour line = flip_colour_mix (palette->card_suits[FLIP_SPADES], palette->card, .7);
  gboolean low = rect->height < rect->width * LOW_CARD;
  double foot = rect->y + rect->height * (low ? .59 : .74);
  const InsertcoinCard *shown;
  FlipRect art, below;

  flip_canvas_box (canvas, rect, rect->width * .08, palette->card, line, palette->line);
  if (card == insertcoin_any_card (state))
    {
      flip_glyph_draw (canvas, FLIP_GLYPH_ALIEN, flip_rect_middle (rect), flip_rect_centre (rect),
                       rect->width * .6, palette->card_suits[FLIP_DIAMONDS], palette->card);
      return;
    }
  if (card >= state->set.n_cards)
    return draw_game_over_card (canvas, rect, palette->card_suits[FLIP_HEARTS]);
  shown = &state->set.cards[card];
  art = (FlipRect){ rect->x, rect->y + rect->height * (low ? .08 : .17), rect->width,
                    rect->height * (low ? .48 : .53) };
  insertcoin_pixel_shape (canvas, &state->set.shapes[shown->shape], state->set.side, &art,
                          palette->card_suits[FLIP_DIAMONDS]);
  if (!low)
    draw_value (canvas, state->set.shapes[shown->shape].value, rect);
  flip_canvas_line (canvas, rect->x, foot, rect->x + rect->width, foot, line, palette->line);
  if (shown->symbols[1] != INSERTCOIN_NO_SYMBOL)
    flip_canvas_line (canvas, flip_rect_middle (rect), foot, flip_rect_middle (rect),
                      rect->y + rect->height, line, palette->line);
  below = (FlipRect){ rect->x, foot, rect->width, rect->y + rect->height - foot };
  draw_symbols (canvas, state, shown, &below, rect->width * .04);
}
