/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flipcity/flipcity-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Cards and the words on them. The faces are light even in dark palettes. */

#define CARD_RADIUS   7
#define PICTURE_SHARE .42
#define WORDS         76 /* their height below the picture */
#define PILL_WORDS    24 /* further height if the card glows */

FlipCanvas
flipcity_card_canvas (const FlipCanvas *canvas)
{
  FlipCanvas card = *canvas;

  if (canvas->palette->is_dark)
    card.palette = flip_palette (card.palette->mixes ? FLIP_PALETTE_LIGHT : FLIP_PALETTE_CONTRAST);
  card.ground = canvas->palette->card;
  return card;
}

/* Marks a value that is our own. */
void
flipcity_house_line (FlipCanvas *canvas, double x1, double x2, double y)
{
  static const double dots[] = { 0, 2.9 };

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (canvas->cr, dots, G_N_ELEMENTS (dots), 0);
  flip_canvas_line (canvas, x1, y, x2, y, canvas->palette->second, 1.45);
  cairo_restore (canvas->cr);
}

/* A note beside a region's name, which changes while people play. */
void
flipcity_note_draw (const FlipPage *page, const char *note)
{
  const char *name = flip_sheet_art_region_name (page->art, page->region);
  double x = page->rect.x + 37 + flip_text_width (page->canvas, name, FLIP_TYPE_REGION);

  flip_text_draw (page->canvas, note, FLIP_TYPE_NOTE, page->canvas->palette->second, x,
                  page->rect.y + FLIP_PANEL_HEADER / 2.0, FLIP_ALIGN_START,
                  page->rect.x + page->rect.width - 10 - x);
}

/* Marks a price that can be paid. */
void
flipcity_tick_draw (FlipCanvas *canvas, double x, double y)
{
  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, x - 3.5, y);
  cairo_line_to (canvas->cr, x - 1, y + 2.6);
  cairo_line_to (canvas->cr, x + 3.8, y - 3);
  flip_canvas_stroke (canvas, canvas->palette->cash, 1.6);
  cairo_restore (canvas->cr);
}

static void
house_line_around (FlipCanvas *canvas, double x, double y, double width)
{
  flipcity_house_line (canvas, x - width / 2 + 1, x + width / 2, y + 8);
}

#define LEGEND_LINE 34 /* room for the dotted line before its explanation */
#define LEGEND_GAP  12

static const char *
symbols_words (void)
{
  /* Translators: {cash}: a picture of cash; {star}: a picture of a star; {unhappy}:
     a picture of an unhappy face; {flip}: a picture of a card that is flipped;
     {recycle}: a picture of a card that is recycled */
  return _ ("{cash} cash   {star} points   {unhappy} unhappy   {flip} flip fee   "
            "{recycle} recycle");
}

static const char *
house_words (void)
{
  return _ ("house value: ours until you correct it in the card set");
}

double
flipcity_legend_width (FlipCanvas *canvas)
{
  FlipLineStyle style = { FLIP_TYPE_NOTE, canvas->palette->second, FLIP_ALIGN_START, 0 };

  return LEGEND_LINE + flip_line_width (canvas, &style, house_words ()) + LEGEND_GAP
         + flip_line_width (canvas, &style, symbols_words ());
}

/* Explains the dotted line on the left, and the symbols, which end at the right edge. */
void
flipcity_legend_draw (FlipCanvas *canvas, double left, double right, double y)
{
  FlipLineStyle style = { FLIP_TYPE_NOTE, canvas->palette->second, FLIP_ALIGN_END, 0 };

  flip_line_draw (canvas, &style, right, y, symbols_words ());
  style.align = FLIP_ALIGN_START;
  style.most = right - flip_line_width (canvas, &style, symbols_words ()) - LEGEND_GAP - left - LEGEND_LINE;
  flipcity_house_line (canvas, left, left + 28, y + 2);
  flip_line_draw (canvas, &style, left + LEGEND_LINE, y, house_words ());
}

/* --- Names: on one line if it fits, else on two --- */

static void
draw_name_line (FlipCanvas *canvas,
                const char *text,
                FlipColour hue,
                double x,
                double y,
                double most)
{
  flip_text_draw (canvas, text, FLIP_TYPE_BUILDING_NAME, hue, x, y, FLIP_ALIGN_MIDDLE, most);
}

void
flipcity_name_draw (FlipCanvas *canvas,
                    const FlipcityCards *cards,
                    guint face,
                    const FlipRect *rect)
{
  FlipColour hue = flipcity_hue (canvas->palette, cards, face);
  const char *name = flipcity_face_name (cards, face);
  double x = flip_rect_middle (rect), y = flip_rect_centre (rect);
  double width = flip_text_width (canvas, name, FLIP_TYPE_BUILDING_NAME), below = 0;
  g_auto (GStrv) words = g_strsplit (name, " ", 2);

  g_return_if_fail (face < flipcity_n_faces (cards));

  if (width <= rect->width || rect->height < 24 || !words[0] || !words[1])
    draw_name_line (canvas, name, hue, x, y, rect->width);
  else
    {
      below = 6.5;
      draw_name_line (canvas, words[0], hue, x, y - below, rect->width);
      draw_name_line (canvas, words[1], hue, x, y + below, rect->width);
      width = flip_text_width (canvas, words[1], FLIP_TYPE_BUILDING_NAME);
    }
  if (flipcity_house (cards, face, FLIPCITY_HOUSE_ALL))
    house_line_around (canvas, x, y + below, MIN (width, rect->width));
}

/* --- Gains and effects --- */

static void
add_gain (GString *line, const char *symbol, guint amount)
{
  if (amount)
    g_string_append_printf (line, "%s{%s} *%u*", line->len ? "  " : "", symbol, amount);
}

/* "{cash} *3* {unhappy} *1*": the gains of a side at a given level of unhappiness. */
char *
flipcity_gains_line (const FlipcityCards *cards, guint face, guint unhappy)
{
  const guint8 *effects = cards->faces[face].effects;
  GString *line = g_string_new (NULL);
  guint each = effects[FLIPCITY_CASH_PER_UNHAPPY];

  g_return_val_if_fail (face < flipcity_n_faces (cards), NULL);

  add_gain (line, "cash", effects[FLIPCITY_CASH] + each * (unhappy + effects[FLIPCITY_UNHAPPY]));
  add_gain (line, "star", effects[FLIPCITY_POINTS]);
  add_gain (line, "unhappy", effects[FLIPCITY_UNHAPPY]);
  if (effects[FLIPCITY_LIMIT])
    /* Translators: %s: a blank, or nothing; %u: how much the limit rises; {unhappy}: a picture of
       an unhappy face */
    g_string_append_printf (line, _ ("%s{unhappy} limit *+%u*"), line->len ? "  " : "",
                            effects[FLIPCITY_LIMIT]);
  return g_string_free (line, FALSE);
}

/* "{recycle} *+2* {cash}" */
char *
flipcity_recycle_line (const FlipcityCards *cards, guint face)
{
  static const char *const symbols[FLIPCITY_N_GAINS] = { "cash", "star", "unhappy", "unhappy",
                                                         "action" };
  GString *line = g_string_new ("{recycle} ");

  g_return_val_if_fail (face < flipcity_n_faces (cards), NULL);

  for (guint i = 0; i < FLIPCITY_N_GAINS; i++)
    {
      guint amount = cards->faces[face].recycle[i];

      if (amount && i == FLIPCITY_LIMIT)
        /* Translators: %u: how much the limit rises */
        g_string_append_printf (line, _ ("limit *+%u*"), amount);
      else if (amount)
        g_string_append_printf (line, "*+%u* {%s}", amount, symbols[i]);
    }
  return g_string_free (line, FALSE);
}

/* The effects of a side besides its gains, most important first; NULL if it doesn't have this one.
   Returns the key in the file and the bits of a house value as well. */
char *
flipcity_effect_line (const FlipcityCards *cards,
                      guint face,
                      guint which,
                      const char **key,
                      guint16 *house)
{
  static const guint8 of_play[] = { FLIPCITY_CARDS_TO_WIN, FLIPCITY_FORCES_NEXT,
                                    FLIPCITY_BOTTOM_TO_DISCARD, FLIPCITY_CASH_PER_UNHAPPY,
                                    FLIPCITY_ACTIONS };
  const FlipcityFace *about = &cards->faces[face];
  guint effect = which > 0 && which <= G_N_ELEMENTS (of_play) ? of_play[which - 1] : 0;

  g_return_val_if_fail (face < flipcity_n_faces (cards) && which < FLIPCITY_EFFECT_LINES, NULL);

  *key = effect                               ? "play"
         : which == 0                         ? "top"
         : which == FLIPCITY_EFFECT_LINES - 1 ? "recycle"
                                              : "flipped";
  *house = effect         ? (guint16) (1u << effect)
           : which == 0   ? FLIPCITY_HOUSE_TOP
           : **key == 'r' ? FLIPCITY_HOUSE_RECYCLE
                          : FLIPCITY_HOUSE_FLIPPED;
  if (effect && !about->effects[effect])
    return NULL;
  switch (effect)
    {
    case FLIPCITY_CARDS_TO_WIN:
      return g_strdup_printf (
        /* Translators: %u: how many */
        ngettext ("wins with %u card", "wins with %u cards", about->effects[effect]),
        about->effects[effect]);
    case FLIPCITY_FORCES_NEXT:
      return g_strdup (_ ("next is forced"));
    case FLIPCITY_BOTTOM_TO_DISCARD:
      return g_strdup (_ ("bottom to discard"));
    case FLIPCITY_CASH_PER_UNHAPPY:
      /* Translators: %u: how much cash */
      return g_strdup_printf (_ ("$%u + unhappy"), about->effects[FLIPCITY_CASH]);
    case FLIPCITY_ACTIONS:
      /* Translators: %u: how many actions; {action}: a picture of an action */
      return g_strdup_printf (_ ("+%u {action} action"), about->effects[effect]);
    default:
      break;
    }
  if (which == 0)
    return cards->forced >> face & 1 ? g_strdup (_ ("must be played")) : NULL;
  if (which == FLIPCITY_EFFECT_LINES - 1)
    return cards->recyclable >> face & 1 ? flipcity_recycle_line (cards, face) : NULL;
  return cards->given_away >> face & 1 ? g_strdup (_ ("flip: give away")) : NULL;
}

/* The most important effect, as there is room for only one. */
static char *
effect_words (const FlipcityCards *cards, guint face, guint16 *house)
{
  const char *key;
  char *words = NULL;

  for (guint i = 0; i < FLIPCITY_EFFECT_LINES && !words; i++)
    words = flipcity_effect_line (cards, face, i, &key, house);
  if (!words)
    *house = 0;
  return words;
}

/* The best place to break words into two lines: the space nearest to the middle; NULL if there is
   none. */
static char *
middle_blank (char *words)
{
  gsize length = strlen (words), best = length;
  char *found = NULL;

  for (char *p = words; *p; p++)
    {
      gsize before = (gsize) (p - words), off = ABS ((int) (2 * before) - (int) length);

      if (*p == ' ' && off < best)
        {
          best = off;
          found = p;
        }
    }
  return found;
}

/* Cuts off the second of two lines, after a space or, in scripts with wide characters, between any
   two. NULL if there can be only one line. */
static char *
cut_second_line (char *words)
{
  char *blank = middle_blank (words), *at = blank, *second;

  if (!blank && g_unichar_iswide (g_utf8_get_char (words)))
    at = g_utf8_offset_to_pointer (words, (g_utf8_strlen (words, -1) + 1) / 2);
  if (!at)
    return NULL;
  second = g_strdup (blank ? blank + 1 : at);
  *at = '\0';
  return second;
}

/* On one line centred at a height, or on two if the width is too small. */
void
flipcity_effect_draw (FlipCanvas *canvas,
                      const FlipcityCards *cards,
                      guint face,
                      double x,
                      double y,
                      double most)
{
  FlipLineStyle style = { FLIP_TYPE_NOTE, canvas->palette->second, FLIP_ALIGN_MIDDLE, most };
  guint16 house;
  g_autofree char *words = effect_words (cards, face, &house), *second = NULL;
  const char *last = words;

  g_return_if_fail (face < flipcity_n_faces (cards));

  if (!words)
    return;
  if (flip_line_width (canvas, &style, words) > most && (second = cut_second_line (words)))
    {
      flip_line_draw (canvas, &style, x, y - 9, words);
      y += 3.5;
      last = second;
    }
  flip_line_draw (canvas, &style, x, y, last);
  if (flipcity_house (cards, face, house))
    house_line_around (canvas, x, y, MIN (flip_line_width (canvas, &style, last), most));
}

/* --- A whole card --- */

static void
draw_frame (FlipCanvas *canvas,
            const FlipcityCards *cards,
            const FlipcityCard *card,
            const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;
  FlipColour hue = flipcity_hue (palette, cards, card->face);
  FlipRect inner = flip_rect_grow (*rect, -.5);

  flip_canvas_round (canvas, &inner, CARD_RADIUS);
  if (card->glows)
    flip_canvas_stroke (canvas, palette->glow_line, 1.8);
  else
    flip_canvas_stroke (canvas, flipcity_edge (palette, hue), palette->line);
}

static void
draw_shadow (FlipCanvas *canvas, const FlipRect *rect)
{
  FlipRect shadow = flip_rect_move (*rect, 0, 1.2);

  if (!canvas->palette->mixes)
    return;
  flip_canvas_round (canvas, &shadow, CARD_RADIUS);
  flip_canvas_stroke (canvas, flip_colour_fade (canvas->palette->text, .10), 2);
}

void
flipcity_card_draw (FlipCanvas *canvas,
                    const FlipcityCards *cards,
                    const FlipcityCard *card,
                    const FlipRect *rect)
{
  FlipCanvas on = flipcity_card_canvas (canvas);
  double words = WORDS + (card->glows ? PILL_WORDS : 0);
  FlipRect picture = { rect->x, rect->y, rect->width,
                       MIN (round (rect->height * PICTURE_SHARE), rect->height - words) };
  double width = card->visible > 0 ? MIN (card->visible, rect->width) : rect->width;
  FlipRect name = { rect->x + 4, picture.y + picture.height + 2, width - 8, 24 };
  double x = rect->x + width / 2, bottom = rect->y + rect->height;
  double foot = card->glows ? bottom - 38 : bottom - 13; /* a glowing card has words below */
  double middle = (name.y + name.height + foot - 7) / 2;
  g_autofree char *gains = flipcity_gains_line (cards, card->face, card->unhappy);
  FlipLineStyle style = { FLIP_TYPE_BODY, on.palette->text, FLIP_ALIGN_MIDDLE, width - 8 };

  g_return_if_fail (card->face < flipcity_n_faces (cards));

  draw_shadow (&on, rect);
  flip_canvas_fill_round (&on, rect, CARD_RADIUS, on.ground);
  flipcity_picture_draw (&on, cards, card->face, &picture, CARD_RADIUS);
  flipcity_name_draw (&on, cards, card->face, &name);
  flip_line_draw (&on, &style, x, middle, gains);
  flipcity_effect_draw (&on, cards, card->face, x, foot, width - 8);
  draw_frame (&on, cards, card, rect);
}
