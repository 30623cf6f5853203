/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/sheet/edition-sheet.h"

#include "app/common/toolkit/text-scale.h"
#include "draw/kit/value.h"
#include "draw/sheet/sheet-art.h"
#include "draw/sheet/sheet-reading.h"

/* A smaller board could neither be read nor hit with a finger, so the view scrolls instead. */
#define LEAST_WIDTH  560
#define LEAST_HEIGHT 406

/* Up to this width the board fills the width of the view, even if it then has to be scrolled. */
#define READABLE_WIDTH 760

#define PALE .45

struct _FlipEditionSheet
{
  FlipDrawing parent_instance;

  /* borrowed */
  FlipLog *begun; /* or NULL */

  gboolean is_pale;
};

G_DEFINE_FINAL_TYPE (FlipEditionSheet, flip_edition_sheet, FLIP_TYPE_DRAWING)

/* helpers */

static const FlipSheetArt *
art_of (FlipEditionSheet *self)
{
  return self->begun ? flip_sheet_art_of (flip_log_game (self->begun), flip_log_state (self->begun))
                     : NULL;
}

/* The scale and position of the board, which is centred. */
static double
find_scale (FlipEditionSheet *self, const FlipSheetArt *art, double *left, double *top)
{
  FlipRect area = flip_sheet_art_area (art, FLIP_LAYOUT_BOARD);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double scale = MIN (width / area.width, height / area.height);

  *left = (width - area.width * scale) / 2;
  *top = (height - area.height * scale) / 2;
  return scale;
}

static int
find_height (FlipEditionSheet *self, int width)
{
  const FlipSheetArt *art = art_of (self);
  int shown = MIN (width, flip_text_scale (GTK_WIDGET (self), READABLE_WIDTH));
  FlipRect area;

  if (!art)
    return 0;
  area = flip_sheet_art_area (art, FLIP_LAYOUT_BOARD);
  return (int) (shown * area.height / area.width);
}

/* overrides */

static void
flip_edition_sheet_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = flip_text_scale (widget, across ? LEAST_WIDTH : LEAST_HEIGHT);
  if (!across && for_size > 0)
    *minimum = MAX (*minimum, find_height (FLIP_EDITION_SHEET (widget), for_size));
  *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
flip_edition_sheet_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_edition_sheet_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipEditionSheet *self = FLIP_EDITION_SHEET (drawing);
  const FlipSheetArt *art = art_of (self);
  double scale, left, top;

  if (!art)
    return;
  scale = find_scale (self, art, &left, &top);
  cairo_translate (canvas->cr, left, top);
  cairo_scale (canvas->cr, scale, scale);
  canvas->setup = flip_log_setup (self->begun);
  if (self->is_pale)
    cairo_push_group (canvas->cr);
  flip_sheet_art_draw (art, canvas, flip_log_state (self->begun), 0, FLIP_LAYOUT_BOARD,
                       FLIP_ALL_REGIONS);
  if (!self->is_pale)
    return;
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, PALE);
}

static void
flip_edition_sheet_class_init (FlipEditionSheetClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = flip_edition_sheet_measure;
  GTK_WIDGET_CLASS (klass)->get_request_mode = flip_edition_sheet_get_request_mode;
  FLIP_DRAWING_CLASS (klass)->draw = flip_edition_sheet_draw;
}

static void
flip_edition_sheet_init (FlipEditionSheet *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* public functions */

void
flip_edition_sheet_show (FlipEditionSheet *self, FlipLog *begun, gboolean is_pale)
{
  g_return_if_fail (FLIP_IS_EDITION_SHEET (self));

  self->begun = begun;
  self->is_pale = is_pale;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

FlipRect
flip_edition_sheet_site (FlipEditionSheet *self, guint site)
{
  const FlipSheetArt *art;
  FlipRect rect;

  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self), ((FlipRect){ 0 }));

  art = art_of (self);
  if (!art || site >= art->n_sites)
    return (FlipRect){ 0 };
  rect = flip_sheet_art_square_rect (art, flip_log_state (self->begun), 0, FLIP_LAYOUT_BOARD, site);
  return flip_edition_sheet_place (self, &rect);
}

guint
flip_edition_sheet_n_regions (FlipEditionSheet *self)
{
  const FlipSheetArt *art;

  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self), 0);

  art = art_of (self);
  return art ? art->n_regions : 0;
}

FlipRect
flip_edition_sheet_region (FlipEditionSheet *self, guint region)
{
  FlipRect rect;

  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self), ((FlipRect){ 0 }));
  g_return_val_if_fail (region < flip_edition_sheet_n_regions (self), ((FlipRect){ 0 }));

  rect = flip_sheet_art_region_rect (art_of (self), FLIP_LAYOUT_BOARD, region);
  return flip_edition_sheet_place (self, &rect);
}

const char *
flip_edition_sheet_region_group (FlipEditionSheet *self, guint region)
{
  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self), NULL);
  g_return_val_if_fail (region < flip_edition_sheet_n_regions (self), NULL);

  return art_of (self)->regions[region].group;
}

const char *
flip_edition_sheet_region_name (FlipEditionSheet *self, guint region)
{
  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self), NULL);
  g_return_val_if_fail (region < flip_edition_sheet_n_regions (self), NULL);

  return flip_sheet_art_region_name (art_of (self), region);
}

GArray *
flip_edition_sheet_values (FlipEditionSheet *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self), NULL);

  return self->begun ? flip_value_list (art_of (self), flip_log_state (self->begun))
                     : g_array_new (FALSE, FALSE, sizeof (FlipPrintedValue));
}

FlipRect
flip_edition_sheet_place (FlipEditionSheet *self, const FlipRect *rect)
{
  double scale, left, top;

  g_return_val_if_fail (FLIP_IS_EDITION_SHEET (self) && rect, ((FlipRect){ 0 }));

  scale = find_scale (self, art_of (self), &left, &top);
  return (FlipRect){ left + rect->x * scale, top + rect->y * scale, rect->width * scale,
                     rect->height * scale };
}
