/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/text.h"

#include "draw/kit/written.h"
#include "draw/kit/text-cache.h"
#include "draw/kit/value.h"

#define FAMILY "Cantarell, Sans"

/* Of the type size: half the height of the capitals and figures. */
#define HALF_CAPITAL .345

/* Of the type size: what words are made smaller to at most where others can be used instead. */
#define LEAST_SHARE .72

static PangoWeight
pango_weight (FlipWeight weight)
{
  static const PangoWeight weights[] = { PANGO_WEIGHT_NORMAL, PANGO_WEIGHT_BOLD,
                                         PANGO_WEIGHT_ULTRABOLD };

  return weights[weight];
}

/* Figures of one width, so that numbers that change do not move what is beside them. */
static void
set_tabular (PangoLayout *layout)
{
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

static double
lay_out (FlipCanvas *canvas, const char *text, FlipType type)
{
  PangoFontDescription *font = pango_font_description_new ();
  int width;

  pango_font_description_set_family_static (font, FAMILY);
  pango_font_description_set_weight (font, pango_weight (type.weight));
  pango_font_description_set_absolute_size (font, type.size * PANGO_SCALE);
  pango_layout_set_font_description (canvas->layout, font);
  pango_font_description_free (font);
  if (!pango_layout_get_attributes (canvas->layout))
    set_tabular (canvas->layout);
  pango_layout_set_text (canvas->layout, text, -1);
  pango_layout_get_size (canvas->layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/* Image surfaces set glyphs on whole pixels, which looks uneven in small type: there the outlines
   are filled instead. Files keep their text, so that it can be searched. */
static gboolean
keeps_text (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_SVG
         || type == CAIRO_SURFACE_TYPE_PS;
}

static FlipSetText *
set_line (FlipCanvas *canvas, const char *text, FlipType type)
{
  gboolean found;
  FlipSetText *set = flip_text_cache_find (canvas, text, type, &found);

  if (!found)
    set->width = lay_out (canvas, text, type);
  return set;
}

/* Traced on a surface without bounds: Cairo leaves out letters that would lie outside a surface,
   and the outline is kept for other places too. */
static cairo_path_t *
outline_of (FlipCanvas *canvas, const char *text, FlipType type)
{
  cairo_surface_t *boundless = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (boundless);
  cairo_path_t *outline;
  cairo_matrix_t matrix;

  cairo_get_matrix (canvas->cr, &matrix);
  matrix.x0 = matrix.y0 = 0;
  cairo_set_matrix (cr, &matrix);
  lay_out (canvas, text, type);
  cairo_move_to (cr, 0, 0);
  pango_cairo_layout_line_path (cr, pango_layout_get_line_readonly (canvas->layout, 0));
  outline = cairo_copy_path (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (boundless);
  return outline;
}

static void
fill_line (FlipCanvas *canvas, FlipSetText *set, const char *text, FlipType type)
{
  double x, y;

  cairo_get_current_point (canvas->cr, &x, &y);
  if (!set->outline)
    set->outline = outline_of (canvas, text, type);
  cairo_save (canvas->cr);
  cairo_new_path (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_append_path (canvas->cr, set->outline);
  cairo_set_fill_rule (canvas->cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
show_line (FlipCanvas *canvas, FlipSetText *set, const char *text, FlipType type)
{
  if (keeps_text (canvas->cr))
    {
      lay_out (canvas, text, type);
      pango_cairo_show_layout_line (canvas->cr, pango_layout_get_line_readonly (canvas->layout, 0));
    }
  else
    fill_line (canvas, set, text, type);
  cairo_new_path (canvas->cr);
}

double
flip_text_width (FlipCanvas *canvas, const char *text, FlipType type)
{
  g_return_val_if_fail (canvas != NULL && text != NULL, 0);

  return set_line (canvas, text, type)->width;
}

gboolean
flip_text_fits (FlipCanvas *canvas, const char *text, FlipType type, double most)
{
  return flip_text_width (canvas, text, type) * LEAST_SHARE <= most;
}

void
flip_text_draw (FlipCanvas *canvas,
                const char *text,
                FlipType type,
                FlipColour colour,
                double x,
                double y,
                FlipAlign align,
                double most)
{
  FlipSetText *set = set_line (canvas, text, type);

  g_return_if_fail (canvas != NULL && text != NULL);
  g_return_if_fail (align <= FLIP_ALIGN_END);

  if (most > 0 && set->width > most)
    {
      type.size *= most / set->width;
      set = set_line (canvas, text, type);
    }
  if (flip_written_note (canvas->cr, x + flip_align_offset (align, set->width), set->width, y,
                         text))
    return;
  flip_value_note (canvas, text, type, x + flip_align_offset (align, set->width), y);
  flip_canvas_colour (canvas, colour);
  cairo_move_to (canvas->cr, x + flip_align_offset (align, set->width),
                 y + type.size * HALF_CAPITAL);
  show_line (canvas, set, text, type);
}

void
flip_text_draw_mm (FlipCanvas *canvas,
                   const char *text,
                   FlipType type,
                   FlipColour colour,
                   double x,
                   double y,
                   FlipAlign align)
{
  g_return_if_fail (canvas != NULL && text != NULL);

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, FLIP_MM_A_POINT, FLIP_MM_A_POINT);
  flip_text_draw (canvas, text, type, colour, 0, 0, align, 0);
  cairo_restore (canvas->cr);
}

void
flip_text_draw_paragraph (FlipCanvas *canvas,
                          const char *text,
                          FlipType type,
                          FlipColour colour,
                          const FlipRect *rect,
                          FlipAlign align)
{
  static const PangoAlignment alignments[] = { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER,
                                               PANGO_ALIGN_RIGHT };

  g_return_if_fail (canvas != NULL && text != NULL);
  g_return_if_fail (rect->width > 0);

  if (flip_written_note (canvas->cr, rect->x, rect->width, rect->y + type.size / 2, text))
    return;
  pango_layout_set_width (canvas->layout, (int) (rect->width * PANGO_SCALE));
  pango_layout_set_alignment (canvas->layout, alignments[align]);
  lay_out (canvas, text, type);
  flip_canvas_colour (canvas, colour);
  cairo_move_to (canvas->cr, rect->x, rect->y);
  if (keeps_text (canvas->cr))
    pango_cairo_show_layout (canvas->cr, canvas->layout);
  else
    {
      pango_cairo_layout_path (canvas->cr, canvas->layout);
      cairo_set_fill_rule (canvas->cr, CAIRO_FILL_RULE_WINDING);
      cairo_fill (canvas->cr);
    }
  cairo_new_path (canvas->cr);
  pango_layout_set_width (canvas->layout, -1);
  pango_layout_set_alignment (canvas->layout, PANGO_ALIGN_LEFT);
}

void
flip_number_draw (FlipCanvas *canvas,
                  int number,
                  FlipType type,
                  FlipColour colour,
                  double x,
                  double y,
                  FlipAlign align)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  flip_text_draw (canvas, text, type, colour, x, y, align, 0);
}
