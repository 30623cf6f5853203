/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/touch.h"

#include "app/common/toolkit/class.h"

#include <math.h>

#define HELD        "flip-held"
#define TIP         "flip-tip"
#define FINGER      24 /* px around its centre that a finger covers */
#define FINGERTIP   36 /* px: the least size of a target for a finger */
#define TIP_LETTERS 40

/* What a widget does when a finger is held down on it. */
typedef struct
{
  FlipTouchTell tell; /* or NULL */
  gpointer tell_data;
  FlipTouchMenu pop_up; /* or NULL */
  gpointer menu_data;
  gboolean looks, grows;
} Held;

typedef struct
{
  FlipTouchPinched pinched;
  gpointer data;
  double spread, x, y; /* at the last call */
} Pinch;

/* helpers */

static Held *
get_held (GtkWidget *widget)
{
  Held *held = g_object_get_data (G_OBJECT (widget), HELD);

  if (!held)
    g_object_set_data_full (G_OBJECT (widget), HELD, held = g_new0 (Held, 1), g_free);
  return held;
}

static void
close_tip (GtkGesture *hold)
{
  g_object_set_data (G_OBJECT (hold), TIP, NULL);
}

/* Shows a tip beside the finger until the next touch. It takes no focus, since the focused widget
   may be showing something at the same time. */
static void
show_tip (GtkGesture *hold, GtkWidget *widget, double x, double y, const char *text)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget)), *tip, *label;
  graphene_point_t at;

  if (!gtk_widget_compute_point (widget, native, &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;
  tip = gtk_popover_new ();
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TIP_LETTERS);
  gtk_popover_set_child (GTK_POPOVER (tip), label);
  gtk_popover_set_autohide (GTK_POPOVER (tip), FALSE);
  gtk_popover_set_position (GTK_POPOVER (tip), GTK_POS_TOP);
  gtk_popover_set_pointing_to (
    GTK_POPOVER (tip),
    &(GdkRectangle){ (int) at.x - FINGER, (int) at.y - FINGER, 2 * FINGER, 2 * FINGER });
  gtk_widget_set_parent (tip, native);
  g_object_set_data_full (G_OBJECT (hold), TIP, tip, (GDestroyNotify) gtk_widget_unparent);
  g_signal_handlers_disconnect_by_func (widget, close_tip, hold);
  g_signal_connect_object (widget, "unmap", G_CALLBACK (close_tip), hold, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (tip));
}

static char *
tell_at (GtkWidget *widget, const Held *held, double x, double y)
{
  char *text = held && held->tell ? held->tell (widget, x, y, held->tell_data) : NULL;

  return text ? text : g_strdup (gtk_widget_get_tooltip_text (widget));
}

/* Whether the widget responds to a finger that is held down there. */
static gboolean
answer (GtkGesture *hold, GtkWidget *widget, double x, double y)
{
  const Held *held = g_object_get_data (G_OBJECT (widget), HELD);
  g_autofree char *text = NULL;

  if (held && held->pop_up && held->pop_up (widget, x, y, held->menu_data))
    return TRUE;
  text = tell_at (widget, held, x, y);
  if (held && held->looks)
    gtk_widget_grab_focus (widget);
  if (text)
    show_tip (hold, widget, x, y, text);
  return text || (held && held->looks);
}

/* The distance from a point to a child, which counts as at least as large as a fingertip; INFINITY
   if the point is outside it. */
static double
distance_to (GtkWidget *child, double x, double y)
{
  graphene_rect_t bounds;
  graphene_point_t middle;
  double across, down;

  if (!gtk_widget_get_mapped (child) || !gtk_widget_is_sensitive (child)
      || !gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &bounds))
    return INFINITY;
  graphene_rect_get_center (&bounds, &middle);
  across = fabs (x - (double) middle.x);
  down = fabs (y - (double) middle.y);
  if (across > (double) MAX (bounds.size.width, FINGERTIP) / 2
      || down > (double) MAX (bounds.size.height, FINGERTIP) / 2)
    return INFINITY;
  return hypot (MAX (across - (double) bounds.size.width / 2, 0),
                MAX (down - (double) bounds.size.height / 2, 0));
}

/* The child nearest to a finger that has hit none of them; NULL if none is near enough. */
static GtkWidget *
find_near (GtkWidget *widget, double x, double y)
{
  GtkWidget *found = NULL;
  double least = INFINITY;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      double distance = gtk_widget_get_can_target (child) ? distance_to (child, x, y) : INFINITY;

      if (distance >= least)
        continue;
      found = child;
      least = distance;
    }

  return found;
}

/* The widget at a point, or a child nearby that the finger was probably meant for. */
static GtkWidget *
find_meant (GtkWidget *within, double x, double y)
{
  GtkWidget *hit = gtk_widget_pick (within, x, y, GTK_PICK_INSENSITIVE), *near = NULL;
  const Held *held = hit ? g_object_get_data (G_OBJECT (hit), HELD) : NULL;
  graphene_point_t own;

  if (held && held->grows
      && gtk_widget_compute_point (within, hit, &GRAPHENE_POINT_INIT ((float) x, (float) y), &own))
    near = find_near (hit, (double) own.x, (double) own.y);
  return near ? near : hit;
}

/* The widget that is touched, in the window or in the popover whose surface the finger is on.
   Insensitive widgets count, because their tooltips say why they can't be used. */
static GtkWidget *
find_touched (GtkGesture *hold, const graphene_point_t *at)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (hold));
  GdkEvent *event = gtk_gesture_get_last_event (hold, gtk_gesture_get_last_updated_sequence (hold));
  GtkNative *native =
    event ? gtk_native_get_for_surface (gdk_event_get_surface (event)) : GTK_NATIVE (window);
  graphene_point_t own;

  if (!native || !gtk_widget_compute_point (window, GTK_WIDGET (native), at, &own))
    return NULL;
  return find_meant (GTK_WIDGET (native), (double) own.x, (double) own.y);
}

/* callbacks */

/* The innermost widget that responds wins. The touch is then claimed and no longer a click, as a
   slow tap otherwise would be. */
static void
held_cb (GtkGesture *hold, double x, double y)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (hold));
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y), own;

  g_assert (GTK_IS_WINDOW (window));

  for (GtkWidget *widget = find_touched (hold, &at); widget;
       widget = gtk_widget_get_parent (widget))
    {
      if (!gtk_widget_compute_point (window, widget, &at, &own)
          || !answer (hold, widget, (double) own.x, (double) own.y))
        continue;
      gtk_gesture_set_state (hold, GTK_EVENT_SEQUENCE_CLAIMED);
      return;
    }
}

static gboolean
query_cb (GtkWidget *widget,
          int x,
          int y,
          gboolean by_keyboard,
          GtkTooltip *tooltip,
          const Held *held)
{
  g_autofree char *text = held->tell (widget, x, y, held->tell_data);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static void
pressed_cb (GtkGesture *click, int n, double x, double y, const Held *held)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  held->pop_up (widget, x, y, held->menu_data);
}

/* A widget that was hit directly has already responded. */
static void
tapped_cb (GtkGesture *tap, int n, double x, double y)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (tap));
  gboolean missed = gtk_widget_pick (widget, x, y, GTK_PICK_INSENSITIVE) == widget;
  GtkWidget *near = missed ? find_near (widget, x, y) : NULL;

  if (!near)
    return;
  gtk_gesture_set_state (tap, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (near);
  gtk_widget_activate (near);
}

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, Pinch *pinch)
{
  pinch->spread = 1;
  gtk_gesture_get_bounding_box_center (gesture, &pinch->x, &pinch->y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinch_cb (GtkGesture *gesture, double spread, Pinch *pinch)
{
  Pinch last = *pinch;

  if (spread <= 0 || !gtk_gesture_get_bounding_box_center (gesture, &pinch->x, &pinch->y))
    return;
  pinch->spread = spread;
  pinch->pinched (pinch->data, spread / last.spread, pinch->x, pinch->y, pinch->x - last.x,
                  pinch->y - last.y);
}

/* public functions */

void
flip_touch_watch (GtkWidget *window)
{
  GtkGesture *hold = gtk_gesture_long_press_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  FLIP_LISTEN_FIRST (window, hold, NULL, ("begin", close_tip), ("pressed", held_cb));
}

void
flip_touch_tell (GtkWidget *widget, FlipTouchTell tell, gpointer data)
{
  Held *held;

  g_return_if_fail (GTK_IS_WIDGET (widget) && tell);

  held = get_held (widget);
  held->tell = tell;
  held->tell_data = data;
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), held);
}

void
flip_touch_add_menu (GtkWidget *widget, FlipTouchMenu pop_up, gpointer data)
{
  GtkGesture *click = gtk_gesture_click_new ();
  Held *held;

  g_return_if_fail (GTK_IS_WIDGET (widget) && pop_up);

  held = get_held (widget);
  held->pop_up = pop_up;
  held->menu_data = data;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  FLIP_LISTEN (widget, click, held, ("pressed", pressed_cb));
}

void
flip_touch_look (GtkWidget *button)
{
  g_return_if_fail (GTK_IS_WIDGET (button));

  get_held (button)->looks = TRUE;
}

void
flip_touch_grow (GtkWidget *widget)
{
  GtkGesture *tap = gtk_gesture_click_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  get_held (widget)->grows = TRUE;
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (tap), TRUE);
  FLIP_LISTEN (widget, tap, NULL, ("released", tapped_cb));
}

void
flip_touch_add_pinch (GtkWidget *widget, FlipTouchPinched pinched, gpointer data)
{
  GtkGesture *gesture = gtk_gesture_zoom_new ();
  Pinch *pinch = g_new0 (Pinch, 1);

  g_return_if_fail (GTK_IS_WIDGET (widget) && pinched);

  pinch->pinched = pinched;
  pinch->data = data;
  g_object_set_data_full (G_OBJECT (gesture), "pinch", pinch, g_free);
  FLIP_LISTEN (widget, gesture, pinch, ("begin", pinch_begin_cb), ("scale-changed", pinch_cb));
}
