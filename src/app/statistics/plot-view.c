/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/statistics/plot-view.h"

#include "app/common/picture/kept-picture.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/common/toolkit/touch.h"

#define LEAST_WIDTH 240
#define USUAL       100

struct _FlipPlotView
{
  GtkWidget parent_instance;

  /* owned */
  FlipPlot *plot; /* or NULL */
  GPtrArray *parts;
  char *summary;
  FlipKeptPicture picture;

  int at; /* the part that was reached with the keys, or -1 */
};

G_DEFINE_FINAL_TYPE (FlipPlotView, flip_plot_view, GTK_TYPE_WIDGET)

/* helpers */

/* The text in a plot grows with the text of the window. */
static double
scale_of (FlipPlotView *self)
{
  return MAX (1, flip_text_scale (GTK_WIDGET (self), USUAL) / (double) USUAL);
}

static void
draw (FlipCanvas *canvas, gpointer data)
{
  FlipPlotView *self = data;
  double scale = scale_of (self);

  cairo_scale (canvas->cr, scale, scale);
  canvas->ground = canvas->palette->board;
  flip_plot_draw (self->plot, canvas, gtk_widget_get_width (data) / scale,
                  gtk_widget_get_height (data) / scale);
}

static void
tell_part (FlipPlotView *self)
{
  const char *text = self->at >= 0 && self->at < (int) self->parts->len
                       ? g_ptr_array_index (self->parts, (guint) self->at)
                       : self->summary;

  flip_show_name (self, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->at >= 0 ? text : NULL);
}

static void
choose (FlipPlotView *self, int index)
{
  if (index >= 0)
    g_signal_emit_by_name (self, "chosen", (guint) index);
}

static int
find_at (FlipPlotView *self, double x, double y)
{
  double scale = scale_of (self);

  return self->plot ? flip_plot_hit (self->plot, gtk_widget_get_width (GTK_WIDGET (self)) / scale,
                                     gtk_widget_get_height (GTK_WIDGET (self)) / scale, x / scale,
                                     y / scale)
                    : -1;
}

/* callbacks */

static void
released_cb (GtkGestureClick *gesture, int n, double x, double y, FlipPlotView *self)
{
  g_assert (FLIP_IS_PLOT_VIEW (self));

  choose (self, find_at (self, x, y));
}

static char *
tell_cb (GtkWidget *widget, double x, double y, gpointer data)
{
  FlipPlotView *self = FLIP_PLOT_VIEW (widget);
  int index = find_at (self, x, y);

  return index >= 0 && index < (int) self->parts->len
           ? g_strdup (g_ptr_array_index (self->parts, (guint) index))
           : NULL;
}

static gboolean
key_cb (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, FlipPlotView *self)
{
  int n = (int) self->parts->len;
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  g_assert (FLIP_IS_PLOT_VIEW (self));

  if (n == 0)
    return FALSE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space)
    {
      choose (self, self->at);
      return self->at >= 0;
    }
  if (key == GDK_KEY_Home || key == GDK_KEY_End)
    self->at = key == GDK_KEY_Home ? 0 : n - 1;
  else if (key == GDK_KEY_Right || key == GDK_KEY_Left)
    self->at = CLAMP (self->at + ((key == GDK_KEY_Right) != is_rtl ? 1 : -1), 0, n - 1);
  else
    return FALSE;
  tell_part (self);
  return TRUE;
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipPlotView *self = FLIP_PLOT_VIEW (widget);
  double scale = scale_of (self), width = MAX (LEAST_WIDTH, for_size) / scale;

  extent->minimum = extent->natural = LEAST_WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL && self->plot)
    extent->minimum = extent->natural = (int) (flip_plot_height (self->plot, width) * scale + .5);
}

static void
flip_plot_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipPlotView *self = FLIP_PLOT_VIEW (widget);
  FlipPictureWish wish = {
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .scale = 1,
    .palette = flip_screen_palette (),
    .draw = draw,
    .data = self,
  };

  if (!self->plot || wish.width <= 0 || wish.height <= 0)
    return;
  flip_kept_picture_update (&self->picture, widget, &wish);
  flip_kept_picture_append (&self->picture, snapshot, 0, 0);
}

static void
flip_plot_view_class_init (FlipPlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_LAST (klass, FlipPlotView, (plot, flip_plot_free), (parts, g_ptr_array_unref),
                 (summary, g_free));
  FLIP_OWN_PARTS (klass, FlipPlotView, (picture, flip_kept_picture_clear));
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->snapshot = flip_plot_view_snapshot;
  FLIP_SIGNAL (klass, "chosen", 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_plot_view_init (FlipPlotView *self)
{
  self->parts = g_ptr_array_new ();
  self->at = -1;
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  flip_touch_tell (GTK_WIDGET (self), tell_cb, NULL);
  FLIP_LISTEN (self, gtk_gesture_click_new (), self, ("released", released_cb));
  FLIP_LISTEN (self, gtk_event_controller_key_new (), self, ("key-pressed", key_cb));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

void
flip_plot_view_show (FlipPlotView *self, FlipPlot *plot, const char *summary, GPtrArray *parts)
{
  g_return_if_fail (FLIP_IS_PLOT_VIEW (self));
  g_return_if_fail (plot && summary && parts);

  g_clear_pointer (&self->plot, flip_plot_free);
  self->plot = plot;
  if (parts->len != self->parts->len)
    self->at = -1;
  g_ptr_array_unref (self->parts);
  self->parts = parts;
  g_free (self->summary);
  self->summary = g_strdup (summary);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  tell_part (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const FlipPlot *
flip_plot_view_plot (FlipPlotView *self)
{
  g_return_val_if_fail (FLIP_IS_PLOT_VIEW (self), NULL);

  return self->plot;
}
