/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-picture.h"

#include "draw/sheet/sheet-art.h"

#define WIDTH  280
#define HEIGHT 144

/* How much of the board is shown at least, in its own units. */
#define LEAST_WIDTH  150.0
#define LEAST_HEIGHT 76.0
#define AROUND       10.0
#define RADIUS       9

struct _FlipMendPicture
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipSheetArt *art; /* or NULL */

  /* owned */
  gpointer state; /* or NULL */

  FlipSite site;
  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipMendPicture, flip_mend_picture, FLIP_TYPE_DRAWING)

/* helpers */

static FlipRect
rect_of (FlipMendPicture *self)
{
  return flip_sheet_art_site_rect (self->art, self->state, self->seat, FLIP_LAYOUT_BOARD,
                                   self->site.id);
}

/* As much of a line as is wanted, around a middle, and within the region. */
static void
cut (double middle, double wanted, double begin, double length, double *from, double *size)
{
  *size = MIN (wanted, length);
  *from = CLAMP (middle - *size / 2, begin, begin + length - *size);
}

static FlipRect
shown_area (FlipMendPicture *self)
{
  FlipRect site = rect_of (self), area;
  FlipRect region =
    flip_sheet_art_region_rect (self->art, FLIP_LAYOUT_BOARD,
                                flip_sheet_art_site_region (self->art, self->site.id));
  double width = MAX (site.width + 2 * AROUND, LEAST_WIDTH);
  double height = MAX (site.height + 2 * AROUND, LEAST_HEIGHT);
  double shape = (double) WIDTH / HEIGHT;

  cut (flip_rect_middle (&site), MAX (width, height * shape), region.x, region.width, &area.x,
       &area.width);
  cut (flip_rect_centre (&site), MAX (height, width / shape), region.y, region.height, &area.y,
       &area.height);
  return area;
}

static void
draw_board (FlipMendPicture *self, FlipCanvas *canvas)
{
  guint region = flip_sheet_art_site_region (self->art, self->site.id);

  flip_sheet_art_draw_print (self->art, canvas, self->state, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_ink (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_sites (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD, region);
}

static void
draw_refused (FlipMendPicture *self, FlipCanvas *canvas)
{
  FlipRect rect = rect_of (self);
  FlipSiteLook look = flip_site_look (&self->site);

  look.refused = TRUE;
  look.price = FLIP_NOT_IN_REACH;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, rect.x, rect.y);
  flip_sheet_art_draw_site (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD,
                            self->site.id, &look);
  cairo_restore (canvas->cr);
}

/* overrides */

static void
flip_mend_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipMendPicture *self = FLIP_MEND_PICTURE (drawing);
  FlipRect frame = { 0, 0, width, height }, area;
  double scale;

  if (!self->state)
    return;
  area = shown_area (self);
  scale = MIN (width / area.width, height / area.height);
  cairo_save (canvas->cr);
  flip_canvas_round (canvas, &frame, RADIUS);
  cairo_clip (canvas->cr);
  flip_canvas_round (canvas, &frame, RADIUS);
  flip_canvas_fill (canvas, canvas->palette->board);
  cairo_translate (canvas->cr, (width - area.width * scale) / 2 - area.x * scale,
                   (height - area.height * scale) / 2 - area.y * scale);
  cairo_scale (canvas->cr, scale, scale);
  draw_board (self, canvas);
  draw_refused (self, canvas);
  cairo_restore (canvas->cr);
}

static void
flip_mend_picture_finalize (GObject *object)
{
  g_free (FLIP_MEND_PICTURE (object)->state);
  G_OBJECT_CLASS (flip_mend_picture_parent_class)->finalize (object);
}

static void
flip_mend_picture_class_init (FlipMendPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_mend_picture_finalize;
  FLIP_DRAWING_CLASS (klass)->draw = flip_mend_picture_draw;
}

static void
flip_mend_picture_init (FlipMendPicture *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), WIDTH, HEIGHT);
}

/* public functions */

gboolean
flip_mend_picture_show (FlipMendPicture *self, const FlipMendingConflict *conflict)
{
  const FlipMoment *moment;

  g_return_val_if_fail (FLIP_IS_MEND_PICTURE (self), FALSE);
  g_return_val_if_fail (conflict != NULL, FALSE);

  moment = conflict->moment;
  g_clear_pointer (&self->state, g_free);
  self->art = flip_sheet_art_of (moment->game, moment->state);
  self->seat = moment->seat;
  if (!self->art || conflict->site >= flip_moment_sites (moment, self->seat)->n
      || conflict->site >= self->art->n_sites)
    return FALSE;
  self->site = *flip_moment_site (moment, conflict->site);
  self->state = g_memdup2 (moment->state, moment->game->state_size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return rect_of (self).width > 0;
}
