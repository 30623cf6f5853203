/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"
#include "draw/kit/text.h"
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

static FlipRect
use_area (gconstpointer data, guint side, FlipSideUse use)
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

static void
draw_use (FlipCanvas *canvas, gconstpointer data, guint side, FlipSideUse use)
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

static char *
tell_use (gconstpointer data, guint side)
{
  const FlipcityCards *cards = &flipcity_state (data)->cards;
  g_autoptr (GString) gains = g_string_new (NULL);
  GString *lines = g_string_new (NULL);
  const char *name = flipcity_face_name (cards, side);

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
                          flipcity_face_name (cards, flipcity_other_side (side)), gains->str);
  return g_string_free (lines, FALSE);
}

/* A side of a card, large enough to be filled in: every value of its file has a place of its
   own. */

#define WIDTH       300.0
#define HEIGHT      436.0
#define PICTURE     170.0
#define RADIUS      18.0
#define NAME_Y      203.0
#define GAINS_Y     262.0
#define GAIN_PITCH  92.0
#define WORDS_TOP   304.0 /* the effects besides its gains take the room from here to WORDS_END */
#define WORDS_END   388.0
#define WORDS_PITCH 29.0
#define WORDS_SIZE  18.0
#define FOOT_Y      410.0
#define FOOT_X      58.0
#define MOST_VALUES FLIP_MOST_SIDE_VALUES

typedef struct
{
  const char *key;
  char *text;
  double x, y, width, height;
  FlipType type;
  gboolean is_quiet, is_house;
  int phrase;
} Value;

static void
clear_value (gpointer value)
{
  g_free (((Value *) value)->text);
}

static void
add_value (GArray *values, const char *key, char *text, double x, double y, gboolean is_house)
{
  Value value = { key, text, x, y, GAIN_PITCH - 8, 42, { 24, FLIP_BOLD }, FALSE, is_house, -1 };

  g_array_append_val (values, value);
}

static void
add_gains (GArray *values, const FlipcityCards *cards, guint face)
{
  static const struct
  {
    guint8 effect;
    const char *text;
  } gains[] = { { FLIPCITY_CASH, "{cash} *%u*" },
                { FLIPCITY_POINTS, "{star} *%u*" },
                { FLIPCITY_UNHAPPY, "{unhappy} *%u*" },
                { FLIPCITY_LIMIT, "{unhappy} *≤+%u*" } };
  const guint8 *effects = cards->faces[face].effects;
  guint n = 0, at = 0;
  double pitch;

  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    n += effects[gains[i].effect] > 0;
  pitch = MIN (GAIN_PITCH, (WIDTH - 16) / MAX (n, 1));
  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    {
      guint effect = gains[i].effect;
      g_autofree char *number = g_strdup_printf ("%u", effects[effect]);
      g_auto (GStrv) parts = g_strsplit (gains[i].text, "%u", 2);

      if (!effects[effect])
        continue;
      add_value (values, "play", g_strconcat (parts[0], number, parts[1], NULL),
                 WIDTH / 2 + (at - (n - 1) / 2.0) * pitch, GAINS_Y,
                 flipcity_house (cards, face, (guint16) (1u << effect)));
      g_array_index (values, Value, values->len - 1).width = pitch - 8;
      g_array_index (values, Value, values->len - 1).phrase = (int) effect;
      at++;
    }
}

/* The more effects there are, the closer together they are. */
static void
add_words (GArray *values, const FlipcityCards *cards, guint face)
{
  guint first = values->len, n;
  double pitch;

  for (guint i = 0; i < FLIPCITY_EFFECT_LINES; i++)
    {
      const char *key;
      guint16 house;
      char *words = flipcity_effect_line (cards, face, i, &key, &house);
      Value value = { .key = key,
                      .text = words,
                      .x = WIDTH / 2,
                      .width = WIDTH - 28,
                      .is_quiet = TRUE,
                      .is_house = flipcity_house (cards, face, house),
                      .phrase = g_str_equal (key, "play") ? g_bit_nth_lsf (house, -1) : -1 };

      if (words)
        g_array_append_val (values, value);
    }
  n = values->len - first;
  pitch = MIN (WORDS_PITCH, (WORDS_END - WORDS_TOP) / MAX (n, 1));
  for (guint i = 0; i < n; i++)
    {
      Value *value = &g_array_index (values, Value, first + i);

      value->y = WORDS_TOP + (i + .5) * pitch;
      value->height = pitch - 1;
      value->type = (FlipType){ MIN (WORDS_SIZE, pitch * .75), FLIP_REGULAR };
    }
}

static GArray *
list_values (const FlipcityCards *cards, guint face)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (Value));
  const FlipcityPair *pair = &cards->pairs[face / 2];

  g_array_set_clear_func (values, clear_value);
  add_gains (values, cards, face);
  add_words (values, cards, face);
  if (face == flipcity_front (face / 2) && pair->cost != FLIPCITY_NO_PRICE)
    add_value (values, "cost", g_strdup_printf ("{action} [$%u]", pair->cost), FOOT_X, FOOT_Y,
               flipcity_house (cards, face, FLIPCITY_HOUSE_COST));
  if (cards->faces[face].flip != FLIPCITY_NO_PRICE)
    add_value (values, "flip", g_strdup_printf ("{flip} [$%u]", cards->faces[face].flip),
               WIDTH - FOOT_X, FOOT_Y, flipcity_house (cards, face, FLIPCITY_HOUSE_FLIP));
  if (values->len > MOST_VALUES)
    g_array_set_size (values, MOST_VALUES);
  return values;
}

static void
draw_value (FlipCanvas *canvas, const Value *value)
{
  FlipLineStyle style = { value->type,
                          value->is_quiet ? canvas->palette->second : canvas->palette->text,
                          FLIP_ALIGN_MIDDLE, value->width };
  double width = MIN (flip_line_width (canvas, &style, value->text), value->width);

  flip_line_draw (canvas, &style, value->x, value->y, value->text);
  if (value->is_house)
    flipcity_house_line (canvas, value->x - width / 2, value->x + width / 2,
                         value->y + value->type.size * .72);
}

static guint
n_sides (gconstpointer state)
{
  return flipcity_n_faces (&flipcity_state (state)->cards);
}

static void
draw_side (FlipCanvas *canvas, gconstpointer state, guint side)
{
  const FlipcityCards *cards = &flipcity_state (state)->cards;
  FlipCanvas on = flipcity_card_canvas (canvas);
  FlipColour hue = flipcity_hue (on.palette, cards, side);
  FlipRect rect = { 1, 1, WIDTH - 2, HEIGHT - 2 }, picture = { 1, 1, WIDTH - 2, PICTURE };
  g_autoptr (GArray) values = list_values (cards, side);

  flip_canvas_fill_round (&on, &rect, RADIUS, on.ground);
  flipcity_picture_draw (&on, cards, side, &picture, RADIUS);
  flip_text_draw (&on, flipcity_face_name (cards, side), (FlipType){ 23, FLIP_HEAVY }, hue,
                  WIDTH / 2, NAME_Y, FLIP_ALIGN_MIDDLE, WIDTH - 24);
  for (guint i = 0; i < values->len; i++)
    draw_value (&on, &g_array_index (values, Value, i));
  flip_canvas_stroke_round (&on, &rect, RADIUS, flipcity_edge (on.palette, hue), 2);
}

static guint
tell_values (gconstpointer state, guint side, FlipSideValue places[FLIP_MOST_SIDE_VALUES])
{
  g_autoptr (GArray) values = list_values (&flipcity_state (state)->cards, side);

  for (guint i = 0; i < values->len; i++)
    {
      const Value *value = &g_array_index (values, Value, i);

      places[i] = (FlipSideValue){ value->key,
                                   { value->x - value->width / 2, value->y - value->height / 2,
                                     value->width, value->height },
                                   value->phrase };
    }
  return values->len;
}

static void
draw_picture (FlipCanvas *canvas, gconstpointer state, guint side, const FlipRect *rect)
{
  FlipCanvas on = flipcity_card_canvas (canvas);

  flipcity_mini_draw (&on, &flipcity_state (state)->cards, side, rect);
}

const FlipSidesArt flipcity_sides_art = {
  .width = WIDTH,
  .height = HEIGHT,
  .n_sides = n_sides,
  .draw = draw_side,
  .values = tell_values,
  .draw_picture = draw_picture,
  .use_area = use_area,
  .draw_use = draw_use,
  .tell = tell_use,
};
