/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/glyph.h"

#include "draw/kit/glyph-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define GRID 24.0

#define COLOUR(role) G_STRUCT_OFFSET (FlipPalette, role)
#define HUE(hue)     G_STRUCT_OFFSET (FlipPalette, hues[FLIP_HUE_##hue])

/* The word of a glyph in a line of text, "{star}"; its colour in the palette, by default that of
   tools; and, translatable, what it says to those who don't see it. */
static const struct
{
  const char *word;
  gsize colour;
  const char *spoken;
} meanings[FLIP_N_GLYPHS] = {
  [FLIP_GLYPH_HEART] = { "heart", HUE (HEARTS) },
  [FLIP_GLYPH_SPADE] = { "spade", HUE (SPADES) },
  [FLIP_GLYPH_DIAMOND] = { "diamond", HUE (DIAMONDS) },
  [FLIP_GLYPH_CLUB] = { "club", HUE (CLUBS) },
  [FLIP_GLYPH_TOMBSTONE] = { "tombstone", HUE (VIOLET) },
  [FLIP_GLYPH_STAR] = { "star", COLOUR (star), NC_ ("symbol", "star") },
  [FLIP_GLYPH_STARLINE] = { "silver", COLOUR (silver), NC_ ("symbol", "silver star") },
  [FLIP_GLYPH_COIN] = { "cash", COLOUR (cash), NC_ ("symbol", "cash") },
  [FLIP_GLYPH_NUGGET] = { "gold", COLOUR (gold_line), NC_ ("symbol", "gold") },
  [FLIP_GLYPH_POSTER] = { "wanted", COLOUR (wanted), NC_ ("symbol", "Wanted") },
  [FLIP_GLYPH_PAN] = { "pan", COLOUR (tools), NC_ ("symbol", "pan") },
  [FLIP_GLYPH_HAMMER] = { "hammer", COLOUR (tools), NC_ ("symbol", "hammer") },
  [FLIP_GLYPH_PICKAXE] = { "pickaxe" },
  [FLIP_GLYPH_SHOVEL] = { "shovel" },
  [FLIP_GLYPH_HORSE] = { "horse" },
  [FLIP_GLYPH_HAT] = { "hat" },
  [FLIP_GLYPH_TOPHAT] = { "undertaker" },
  [FLIP_GLYPH_BANDANA] = { "bandana" },
  [FLIP_GLYPH_PISTOL] = { "pistol" },
  [FLIP_GLYPH_RIFLE] = { "rifle" },
  [FLIP_GLYPH_BADGE] = { "badge" },
  [FLIP_GLYPH_CHICKEN] = { "chicken" },
  [FLIP_GLYPH_COW] = { "cow" },
  [FLIP_GLYPH_COACH] = { "coach" },
  [FLIP_GLYPH_TRAIN] = { "train" },
  [FLIP_GLYPH_CARDS] = { "cards" },
  [FLIP_GLYPH_TROPHY] = { "trophy" },
  [FLIP_GLYPH_FLAG] = { "flag" },
  [FLIP_GLYPH_ANGRY] = { "unhappy", HUE (HEARTS), NC_ ("symbol", "unhappy") },
  [FLIP_GLYPH_FLIP] = { "flip", HUE (VIOLET) },
  [FLIP_GLYPH_RECYCLE] = { "recycle" },
  [FLIP_GLYPH_CRANE] = { "action" },
  [FLIP_GLYPH_CROWN] = { "crown", HUE (VIOLET), NC_ ("symbol", "casino") },
  [FLIP_GLYPH_GEM] = { "gem", HUE (DIAMONDS), NC_ ("symbol", "diamond") },
  [FLIP_GLYPH_GEMLINE] = { NULL, HUE (DIAMONDS) },
  [FLIP_GLYPH_ROAD] = { "road" },
  [FLIP_GLYPH_AREA] = { "area" },
  [FLIP_GLYPH_CELL] = { "cell" },
  [FLIP_GLYPH_SHIFT] = { "shift" },
  [FLIP_GLYPH_SKULL] = { "skull", HUE (HEARTS) },
  [FLIP_GLYPH_SHIELD] = { "shield" },
  [FLIP_GLYPH_TOKEN] = { "token", COLOUR (gold_line) },
};

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

  return G_STRUCT_MEMBER (FlipColour, palette,
                          meanings[glyph].colour ? meanings[glyph].colour : COLOUR (tools));
}

const char *
flip_glyph_spoken (FlipGlyph glyph)
{
  const char *spoken = meanings[glyph].spoken;

  return spoken ? g_dpgettext2 (GETTEXT_PACKAGE, "symbol", spoken) : NULL;
}

gboolean
flip_glyph_find (const char *word, gsize length, FlipGlyph *glyph)
{
  g_return_val_if_fail (word != NULL && glyph != NULL, FALSE);

  for (FlipGlyph i = 0; i < FLIP_N_GLYPHS; i++)
    {
      const char *own = meanings[i].word;

      if (!own || strlen (own) != length || strncmp (word, own, length) != 0)
        continue;
      *glyph = i;
      return TRUE;
    }

  return FALSE;
}
