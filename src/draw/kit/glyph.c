/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/glyph.h"

#include "draw/kit/glyph-table.h"

#include <string.h>

#define GRID 24.0

static void
trace_layer (cairo_t *cr, const FlipGlyphLayer *layer)
{
  const double *n = &flip_glyph_numbers[layer->first_number];

  cairo_new_path (cr);
  for (guint i = 0; i < layer->n_operations; i++)
    {
      switch (flip_glyph_operations[layer->first_operation + i])
        {
        case FLIP_PATH_MOVE:
          cairo_move_to (cr, n[0], n[1]);
          n += 2;
          break;
        case FLIP_PATH_LINE:
          cairo_line_to (cr, n[0], n[1]);
          n += 2;
          break;
        case FLIP_PATH_CURVE:
          cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
          n += 6;
          break;
        default:
          cairo_close_path (cr);
        }
    }
}

static void
paint_layer (FlipCanvas *canvas, const FlipGlyphLayer *layer, FlipColour colour, FlipColour ground)
{
  gboolean cuts = layer->kind == FLIP_LAYER_CUT || layer->kind == FLIP_LAYER_CUT_STROKE;
  FlipColour paint = cuts ? ground : colour;

  trace_layer (canvas->cr, layer);
  if (layer->width > 0)
    return flip_canvas_stroke (canvas, paint, layer->width);
  cairo_set_fill_rule (canvas->cr, layer->kind == FLIP_LAYER_FILL ? CAIRO_FILL_RULE_EVEN_ODD
                                                                  : CAIRO_FILL_RULE_WINDING);
  flip_canvas_fill (canvas, paint);
}

static void
enter_grid (cairo_t *cr, double x, double y, double size)
{
  cairo_save (cr);
  cairo_translate (cr, x - size / 2, y - size / 2);
  cairo_scale (cr, size / GRID, size / GRID);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
}

void
flip_glyph_draw (FlipCanvas *canvas,
                 FlipGlyph glyph,
                 double x,
                 double y,
                 double size,
                 FlipColour colour,
                 FlipColour ground)
{
  g_return_if_fail (glyph < FLIP_N_GLYPHS);

  enter_grid (canvas->cr, x, y, size);
  for (guint i = 0; i < flip_glyph_table[glyph].n_layers; i++)
    paint_layer (canvas, &flip_glyph_layers[flip_glyph_table[glyph].first_layer + i], colour,
                 ground);
  cairo_restore (canvas->cr);
}

/* The nugget is the only glyph that is both filled and outlined. */
static void
draw_nugget (FlipCanvas *canvas, double x, double y, double size)
{
  const FlipPalette *palette = canvas->palette;

  flip_glyph_draw (canvas, FLIP_GLYPH_NUGGET, x, y, size, palette->gold_fill, palette->gold_line);
  enter_grid (canvas->cr, x, y, size);
  trace_layer (canvas->cr, &flip_glyph_layers[flip_glyph_table[FLIP_GLYPH_NUGGET].first_layer]);
  flip_canvas_stroke (canvas, palette->gold_line, 1.9);
  cairo_restore (canvas->cr);
}

void
flip_glyph_draw_symbol (FlipCanvas *canvas, FlipGlyph glyph, double x, double y, double size)
{
  g_return_if_fail (canvas != NULL);

  if (glyph == FLIP_GLYPH_NUGGET)
    draw_nugget (canvas, x, y, size);
  else
    flip_glyph_draw (canvas, glyph, x, y, size, flip_glyph_colour (canvas->palette, glyph),
                     canvas->ground);
}

FlipColour
flip_glyph_colour (const FlipPalette *palette, FlipGlyph glyph)
{
  g_assert (glyph < FLIP_N_GLYPHS);

  switch (glyph)
    {
    case FLIP_GLYPH_HEART:
    case FLIP_GLYPH_SPADE:
    case FLIP_GLYPH_DIAMOND:
    case FLIP_GLYPH_CLUB:
    case FLIP_GLYPH_TOMBSTONE:
      return palette->hues[glyph];
    case FLIP_GLYPH_STAR:
      return palette->star;
    case FLIP_GLYPH_STARLINE:
      return palette->silver;
    case FLIP_GLYPH_COIN:
      return palette->cash;
    case FLIP_GLYPH_NUGGET:
      return palette->gold_line;
    case FLIP_GLYPH_POSTER:
      return palette->wanted;
    case FLIP_GLYPH_SKULL:
      return palette->hues[FLIP_HUE_HEARTS];
    case FLIP_GLYPH_TOKEN:
      return palette->gold_line;
    case FLIP_GLYPH_ANGRY:
      return palette->hues[FLIP_HUE_HEARTS];
    case FLIP_GLYPH_FLIP:
    case FLIP_GLYPH_CROWN:
      return palette->hues[FLIP_HUE_VIOLET];
    case FLIP_GLYPH_GEM:
    case FLIP_GLYPH_GEMLINE:
      return palette->hues[FLIP_HUE_DIAMONDS];
    default:
      return palette->tools;
    }
}

gboolean
flip_glyph_find (const char *word, gsize length, FlipGlyph *glyph)
{
  static const struct
  {
    const char *word;
    FlipGlyph glyph;
  } words[] = {
    { "star", FLIP_GLYPH_STAR },
    { "silver", FLIP_GLYPH_STARLINE },
    { "gold", FLIP_GLYPH_NUGGET },
    { "wanted", FLIP_GLYPH_POSTER },
    { "pan", FLIP_GLYPH_PAN },
    { "hammer", FLIP_GLYPH_HAMMER },
    { "cash", FLIP_GLYPH_COIN },
    { "unhappy", FLIP_GLYPH_ANGRY },
    { "flip", FLIP_GLYPH_FLIP },
    { "recycle", FLIP_GLYPH_RECYCLE },
    { "action", FLIP_GLYPH_CRANE },
    { "cards", FLIP_GLYPH_CARDS },
    { "gem", FLIP_GLYPH_GEM },
    { "crown", FLIP_GLYPH_CROWN },
    { "road", FLIP_GLYPH_ROAD },
    { "area", FLIP_GLYPH_AREA },
    { "cell", FLIP_GLYPH_CELL },
    { "shift", FLIP_GLYPH_SHIFT },
    { "flag", FLIP_GLYPH_FLAG },
    { "trophy", FLIP_GLYPH_TROPHY },
    { "heart", FLIP_GLYPH_HEART },
    { "token", FLIP_GLYPH_TOKEN },
    { "skull", FLIP_GLYPH_SKULL },
    { "shield", FLIP_GLYPH_SHIELD },
    { "spade", FLIP_GLYPH_SPADE },
    { "club", FLIP_GLYPH_CLUB },
    { "diamond", FLIP_GLYPH_DIAMOND },
    { "chicken", FLIP_GLYPH_CHICKEN },
    { "cow", FLIP_GLYPH_COW },
    { "coach", FLIP_GLYPH_COACH },
    { "train", FLIP_GLYPH_TRAIN },
    { "horse", FLIP_GLYPH_HORSE },
    { "pickaxe", FLIP_GLYPH_PICKAXE },
    { "pistol", FLIP_GLYPH_PISTOL },
    { "bandana", FLIP_GLYPH_BANDANA },
    { "rifle", FLIP_GLYPH_RIFLE },
    { "shovel", FLIP_GLYPH_SHOVEL },
    { "badge", FLIP_GLYPH_BADGE },
    { "hat", FLIP_GLYPH_HAT },
    { "undertaker", FLIP_GLYPH_TOPHAT },
    { "tombstone", FLIP_GLYPH_TOMBSTONE },
  };

  g_return_val_if_fail (word != NULL && glyph != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      if (strlen (words[i].word) == length && strncmp (word, words[i].word, length) == 0)
        {
          *glyph = words[i].glyph;
          return TRUE;
        }
    }

  return FALSE;
}
