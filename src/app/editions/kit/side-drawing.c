/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/kit/side-drawing.h"

#include "draw/sheet/sheet-art.h"

#define PICTURE_WIDTH  46
#define PICTURE_HEIGHT 30
#define LEAST_CARD     100
#define PALE           .45

struct _FlipSideDrawing
{
  FlipDrawing parent_instance;

  /* borrowed */
  FlipLog *begun; /* or NULL */

  FlipSideLook look;
  FlipSideUse use;
  guint side;
  gboolean is_pale;
};

G_DEFINE_FINAL_TYPE (FlipSideDrawing, flip_side_drawing, FLIP_TYPE_DRAWING)

/* helpers */

static const FlipSheetArt *
art_of (FlipSideDrawing *self)
{
  return self->begun ? flip_sheet_art_of (flip_log_game (self->begun), flip_log_state (self->begun))
                     : NULL;
}

static FlipRect
area_of (FlipSideDrawing *self, const FlipSheetArt *art)
{
  if (self->look == FLIP_SIDE_CARD)
    return (FlipRect){ 0, 0, art->sides->width, art->sides->height };
  return art->sides->use_area (flip_log_state (self->begun), self->side, self->use);
}

static void
draw_what (FlipSideDrawing *self, const FlipSheetArt *art, FlipCanvas *canvas)
{
  gconstpointer state = flip_log_state (self->begun);

  if (self->side >= art->sides->n_sides (state))
    return;
  if (self->look == FLIP_SIDE_IN_PLAY)
    art->sides->draw_use (canvas, state, self->side, self->use);
  else
    art->sides->draw (canvas, state, self->side);
}

/* overrides */

static GtkSizeRequestMode
flip_side_drawing_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_side_drawing_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  FlipSideDrawing *self = FLIP_SIDE_DRAWING (widget);
  const FlipSheetArt *art = art_of (self);
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;
  FlipRect area;

  *minimum_baseline = *natural_baseline = -1;
  if (self->look == FLIP_SIDE_PICTURE || !art)
    {
      *minimum = *natural = is_width ? PICTURE_WIDTH : PICTURE_HEIGHT;
      return;
    }
  area = area_of (self, art);
  if (area.width <= 0)
    {
      *minimum = *natural = 0;
      return;
    }
  *natural = (int) area.width;
  *minimum = self->look == FLIP_SIDE_CARD ? LEAST_CARD : *natural;
  if (!is_width)
    *minimum = *natural =
      (int) ((for_size > 0 ? MIN (for_size, area.width) : area.width) * area.height / area.width);
}

static void
flip_side_drawing_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipSideDrawing *self = FLIP_SIDE_DRAWING (drawing);
  const FlipSheetArt *art = art_of (self);
  FlipRect area, small = { 0, 0, width, height };
  double scale;

  if (!art || !art->sides)
    return;
  canvas->setup = flip_log_setup (self->begun);
  if (self->look == FLIP_SIDE_PICTURE)
    {
      if (self->side < art->sides->n_sides (flip_log_state (self->begun)))
        art->sides->draw_picture (canvas, flip_log_state (self->begun), self->side, &small);
      return;
    }
  area = area_of (self, art);
  if (area.width <= 0)
    return;
  scale = MIN (width / area.width, height / area.height);
  cairo_translate (canvas->cr, (width - area.width * scale) / 2,
                   (height - area.height * scale) / 2);
  cairo_scale (canvas->cr, scale, scale);
  cairo_translate (canvas->cr, -area.x, -area.y);
  if (self->is_pale)
    cairo_push_group (canvas->cr);
  draw_what (self, art, canvas);
  if (!self->is_pale)
    return;
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, PALE);
}

static void
flip_side_drawing_class_init (FlipSideDrawingClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = flip_side_drawing_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = flip_side_drawing_measure;
  FLIP_DRAWING_CLASS (klass)->draw = flip_side_drawing_draw;
}

static void
flip_side_drawing_init (FlipSideDrawing *self)
{
}

/* public functions */

GtkWidget *
flip_side_drawing_new (FlipSideLook look)
{
  FlipSideDrawing *self = g_object_new (FLIP_TYPE_SIDE_DRAWING, NULL);

  self->look = look;
  if (look != FLIP_SIDE_PICTURE)
    g_object_set (self, "halign", GTK_ALIGN_FILL, "valign", GTK_ALIGN_FILL, NULL);
  return GTK_WIDGET (self);
}

GtkWidget *
flip_side_drawing_new_in_play (FlipSideUse use)
{
  GtkWidget *drawing = flip_side_drawing_new (FLIP_SIDE_IN_PLAY);

  FLIP_SIDE_DRAWING (drawing)->use = use;
  g_object_set (drawing, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_START, NULL);
  return drawing;
}

void
flip_side_drawing_show (FlipSideDrawing *self, FlipLog *begun, guint side, gboolean is_pale)
{
  g_return_if_fail (FLIP_IS_SIDE_DRAWING (self));

  if (!self->begun != !begun || (self->look == FLIP_SIDE_IN_PLAY && self->side != side))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->begun = begun;
  self->side = side;
  self->is_pale = is_pale;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const FlipSidesArt *
flip_side_drawing_art (const FlipGame *game)
{
  const FlipSheetArt *art;

  g_return_val_if_fail (game, NULL);

  art = flip_sheet_art_find (game);
  return art ? art->sides : NULL;
}
