/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/click-guard.h"

#include <math.h>

/* The first click, which a second one is compared with. */
typedef struct
{
  guint (*answered) (GtkWidget *window);

  guint n_answered; /* before the click */
  guint32 time;
  double x, y;
  GtkWidget *target; /* weak, or NULL */
} Guard;

/* helpers */

static void
free_guard (Guard *guard)
{
  g_clear_weak_pointer (&guard->target);
  g_free (guard);
}

static gboolean
is_press (GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return type == GDK_TOUCH_BEGIN
         || (type == GDK_BUTTON_PRESS && gdk_button_event_get_button (event) == GDK_BUTTON_PRIMARY);
}

/* The widget under the pointer; a popover has a surface of its own. */
static GtkWidget *
find_target (GdkEvent *event, double x, double y)
{
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));
  double left = 0, top = 0;

  if (!native)
    return NULL;
  gtk_native_get_surface_transform (native, &left, &top);
  return gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT);
}

/* The position relative to the window's corner, whichever surface the event belongs to. */
static void
find_place (GdkEvent *event, double *x, double *y)
{
  gdk_event_get_position (event, x, y);
  for (GdkSurface *surface = gdk_event_get_surface (event); GDK_IS_POPUP (surface);
       surface = gdk_popup_get_parent (GDK_POPUP (surface)))
    {
      *x += gdk_popup_get_position_x (GDK_POPUP (surface));
      *y += gdk_popup_get_position_y (GDK_POPUP (surface));
    }
}

static gboolean
is_second (const Guard *guard, GtkWidget *window, guint32 time, double x, double y)
{
  int most_time, most_distance;

  g_object_get (gtk_widget_get_settings (window), "gtk-double-click-time", &most_time,
                "gtk-double-click-distance", &most_distance, NULL);
  return guard->time && time - guard->time < (guint32) most_time
         && fabs (x - guard->x) <= most_distance && fabs (y - guard->y) <= most_distance;
}

/* callbacks */

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, Guard *guard)
{
  GtkWidget *window = gtk_event_controller_get_widget (controller), *target;
  guint32 time = gdk_event_get_time (event);
  guint n_answered;
  double x, y, own_x, own_y;

  if (!is_press (event) || !gdk_event_get_position (event, &own_x, &own_y))
    return GDK_EVENT_PROPAGATE;
  find_place (event, &x, &y);
  target = find_target (event, own_x, own_y);
  n_answered = guard->answered (window);
  if (is_second (guard, window, time, x, y)
      && (target != guard->target || n_answered != guard->n_answered))
    return GDK_EVENT_STOP;
  guard->n_answered = n_answered;
  guard->time = time;
  guard->x = x;
  guard->y = y;
  g_set_weak_pointer (&guard->target, target);
  return GDK_EVENT_PROPAGATE;
}

/* public functions */

void
flip_click_guard_add (GtkWidget *window, guint (*answered) (GtkWidget *window))
{
  GtkEventController *clicks = gtk_event_controller_legacy_new ();
  Guard *guard = g_new0 (Guard, 1);

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (answered != NULL);

  guard->answered = answered;
  gtk_event_controller_set_propagation_phase (clicks, GTK_PHASE_CAPTURE);
  g_signal_connect_data (clicks, "event", G_CALLBACK (event_cb), guard,
                         (GClosureNotify) (void (*) (void)) free_guard, 0);
  gtk_widget_add_controller (window, clicks);
}
