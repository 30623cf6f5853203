/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/setup/set-up-canvas.h"

#include "app/common/picture/kept-picture.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>
#include <math.h>

#define LEAST_WIDTH 200
#define USUAL_WIDTH 760

struct _FlipSetUpCanvas
{
  GtkWidget parent_instance;

  /* borrowed */
  const FlipTableLayout *layout; /* NULL until it is set */
  gconstpointer state;
  const FlipLayoutPiece *pieces;

  /* owned */
  FlipKeptPicture table;

  guint n, measured;
  gboolean table_is_old;
};

G_DEFINE_FINAL_TYPE (FlipSetUpCanvas, flip_set_up_canvas, GTK_TYPE_WIDGET)

/* helpers */

static FlipLayoutView
view_of (FlipSetUpCanvas *self)
{
  return (FlipLayoutView){
    .layout = self->layout,
    .state = self->state,
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
  };
}

static void
outdate (FlipSetUpCanvas *self)
{
  g_assert (FLIP_IS_SET_UP_CANVAS (self));

  self->table_is_old = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_table (FlipCanvas *canvas, gpointer data)
{
  FlipLayoutView view = view_of (data);

  flip_layout_view_draw (canvas, &view);
}

static void
show_table (FlipSetUpCanvas *self, GtkSnapshot *snapshot)
{
  FlipPictureWish wish = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .scale = 1,
    .palette = flip_screen_palette (),
    .draw = draw_table,
    .data = self,
  };

  if (self->table_is_old || !flip_kept_picture_is_there (&self->table, GTK_WIDGET (self)))
    flip_kept_picture_update (&self->table, GTK_WIDGET (self), &wish);
  self->table_is_old = FALSE;
  flip_kept_picture_append (&self->table, snapshot, 0, 0);
}

/* callbacks */

static void
pressed_cb (GtkGestureClick *click, int times, double x, double y, FlipSetUpCanvas *self)
{
  FlipLayoutView view = view_of (self);
  int piece = self->layout ? flip_layout_view_find (&view, self->pieces, self->n, x, y) : -1;

  g_assert (FLIP_IS_SET_UP_CANVAS (self));

  if (piece >= 0)
    g_signal_emit_by_name (self, "picked", (guint) piece);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipSetUpCanvas *self = FLIP_SET_UP_CANVAS (widget);
  double width = 4, height = 3;

  if (self->layout)
    self->layout->measure (self->state, &width, &height);
  *extent = (FlipExtent){ LEAST_WIDTH, USUAL_WIDTH };
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  extent->minimum = (int) (LEAST_WIDTH * height / width);
  extent->natural = (int) ceil ((for_size < 0 ? USUAL_WIDTH : for_size) * height / width);
  extent->natural = MAX (extent->minimum, extent->natural);
}

static void
flip_set_up_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FLIP_SET_UP_CANVAS (widget)->table_is_old = TRUE;
}

static void
flip_set_up_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSetUpCanvas *self = FLIP_SET_UP_CANVAS (widget);
  FlipLayoutView view = view_of (self);
  FlipCanvas canvas;

  if (!self->layout)
    return;
  show_table (self, snapshot);
  if (self->measured >= self->n)
    return;
  flip_widget_canvas_begin (&canvas, widget, snapshot, 0);
  flip_layout_view_measure (&canvas, &view, &self->pieces[self->measured]);
  flip_widget_canvas_end (&canvas);
}

static void
flip_set_up_canvas_class_init (FlipSetUpCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_PARTS (klass, FlipSetUpCanvas, (table, flip_kept_picture_clear));
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->size_allocate = flip_set_up_canvas_size_allocate;
  widget_class->snapshot = flip_set_up_canvas_snapshot;
  FLIP_SIGNAL (klass, "picked", 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_set_up_canvas_init (FlipSetUpCanvas *self)
{
  FLIP_LISTEN (self, gtk_gesture_click_new (), self, ("pressed", pressed_cb));
  flip_show_name (self, _ ("Table with rulers"));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (outdate));
}

/* public functions */

void
flip_set_up_canvas_set (FlipSetUpCanvas *self,
                        const FlipTableLayout *layout,
                        gconstpointer state,
                        const FlipLayoutPiece *pieces,
                        guint n)
{
  g_return_if_fail (FLIP_IS_SET_UP_CANVAS (self));
  g_return_if_fail (!layout || (state && pieces));

  self->layout = layout;
  self->state = state;
  self->pieces = pieces;
  self->n = n;
  self->measured = n;
  self->table_is_old = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
flip_set_up_canvas_measure (FlipSetUpCanvas *self, guint piece)
{
  g_return_if_fail (FLIP_IS_SET_UP_CANVAS (self));
  g_return_if_fail (piece < self->n);

  self->measured = piece;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
