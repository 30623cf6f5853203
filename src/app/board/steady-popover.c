/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/steady-popover.h"

typedef struct
{
  gint64 opened;     /* when the popover opened, in µs; 0 once it has been reopened */
  guint coming_back; /* the source that reopens it, or 0 */
} FlipSteadyPopoverPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FlipSteadyPopover, flip_steady_popover, GTK_TYPE_POPOVER)

/* helpers */

static FlipSteadyPopoverPrivate *
private_of (gpointer self)
{
  return flip_steady_popover_get_instance_private (FLIP_STEADY_POPOVER (self));
}

/* The surface disappears before the widget is hidden only if the toolkit closes the popover,
   because something beside it was pressed. */
static gboolean
is_pressed_away (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (widget));

  return surface && !gdk_surface_is_destroyed (surface) && !gdk_surface_get_mapped (surface);
}

static gboolean
is_second_click (GtkWidget *widget)
{
  int most_time;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &most_time, NULL);
  return g_get_monotonic_time () - private_of (widget)->opened
         < most_time * G_TIME_SPAN_MILLISECOND;
}

/* callbacks */

static gboolean
come_back_cb (gpointer data)
{
  FlipSteadyPopoverPrivate *priv = private_of (data);

  gtk_popover_popup (GTK_POPOVER (data));
  priv->coming_back = 0;
  priv->opened = 0;
  return G_SOURCE_REMOVE;
}

/* Hides "closed" from other handlers if the popover is about to reopen. Connected before all of
   them. */
static void
closed_cb (FlipSteadyPopover *self)
{
  if (private_of (self)->coming_back)
    g_signal_stop_emission_by_name (self, "closed");
}

/* overrides */

static void
flip_steady_popover_show (GtkWidget *widget)
{
  private_of (widget)->opened = g_get_monotonic_time ();
  GTK_WIDGET_CLASS (flip_steady_popover_parent_class)->show (widget);
}

static void
flip_steady_popover_hide (GtkWidget *widget)
{
  FlipSteadyPopoverPrivate *priv = private_of (widget);

  if (is_pressed_away (widget) && is_second_click (widget) && !priv->coming_back)
    priv->coming_back = g_idle_add_full (G_PRIORITY_HIGH, come_back_cb, widget, NULL);
  GTK_WIDGET_CLASS (flip_steady_popover_parent_class)->hide (widget);
}

static void
flip_steady_popover_dispose (GObject *object)
{
  g_clear_handle_id (&private_of (object)->coming_back, g_source_remove);
  G_OBJECT_CLASS (flip_steady_popover_parent_class)->dispose (object);
}

static void
flip_steady_popover_class_init (FlipSteadyPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_steady_popover_dispose;
  GTK_WIDGET_CLASS (klass)->show = flip_steady_popover_show;
  GTK_WIDGET_CLASS (klass)->hide = flip_steady_popover_hide;
}

static void
flip_steady_popover_init (FlipSteadyPopover *self)
{
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}
