/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-placing.h"

#include "app/common/toolkit/class.h"

#include <gdk/gdk.h>

/* helpers */

/* NULL if there is no tile to be placed. */
static FlipHeldTile *
find_held (FlipBoardView *view)
{
  FlipHeldTile *held = flip_board_view_held (view);

  g_assert (FLIP_IS_BOARD_VIEW (view));

  return held && flip_held_tile_is_asked (held) ? held : NULL;
}

/* callbacks */

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipBoardView *view)
{
  FlipHeldTile *held = find_held (view);

  if (!held || state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (gdk_keyval_to_lower (key) != GDK_KEY_n)
    return flip_held_tile_press_key (held, key);
  gtk_widget_activate_action (GTK_WIDGET (view), "sheet.next-place", NULL);
  return GDK_EVENT_STOP;
}

/* The wheel turns the tile that is held; otherwise it scrolls. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double across, double down, FlipBoardView *view)
{
  FlipHeldTile *held = find_held (view);

  if (!held)
    return GDK_EVENT_PROPAGATE;
  flip_held_tile_turn (held);
  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FlipBoardView *view)
{
  if (!find_held (view) || !flip_board_view_at (view, x, y))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

/* A press is a click for as long as the pointer stays on the site that was pressed. */
static void
drag_update_cb (GtkGestureDrag *gesture, double across, double down, FlipBoardView *view)
{
  FlipHeldTile *held = find_held (view);
  gboolean claimed =
    gtk_gesture_get_sequence_state (
      GTK_GESTURE (gesture), gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)))
    == GTK_EVENT_SEQUENCE_CLAIMED;
  FlipSiteButton *from, *to;
  double x, y;

  if (!held || !gtk_gesture_drag_get_start_point (gesture, &x, &y)
      || (claimed && !flip_held_tile_is_dragged (held)))
    return;
  from = flip_board_view_at (view, x, y);
  to = flip_board_view_at (view, x + across, y + down);
  if (!claimed && from == to)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  flip_held_tile_drag_to (held, to ? flip_site_button_site (to) : FLIP_NO_SITE);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double across, double down, FlipBoardView *view)
{
  FlipHeldTile *held = find_held (view);

  if (held)
    flip_held_tile_drop (held);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, FlipBoardView *view)
{
  FlipHeldTile *held = find_held (view);

  if (held)
    flip_held_tile_give_up (held);
}

/* The site below a tile that is dragged here from the panel. */
static guint
dragged_cb (FlipHeldTile *held, double x, double y, FlipBoardView *view)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (view)));
  FlipSiteButton *button = NULL;
  graphene_point_t place;

  g_assert (FLIP_IS_BOARD_VIEW (view));

  if (root && gtk_widget_get_mapped (GTK_WIDGET (view))
      && gtk_widget_compute_point (root, GTK_WIDGET (view), &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                   &place))
    button = flip_board_view_at (view, place.x, place.y);
  return button ? flip_site_button_site (button) : FLIP_NO_SITE;
}

static gboolean
dropped_cb (FlipHeldTile *held, guint site, FlipBoardView *view)
{
  FlipSiteButton *button =
    gtk_widget_get_mapped (GTK_WIDGET (view)) ? flip_board_view_find (view, site) : NULL;

  g_assert (FLIP_IS_BOARD_VIEW (view));

  if (button)
    gtk_widget_activate_action (GTK_WIDGET (view), "sheet.choose", "u", site);
  return button != NULL;
}

/* public functions */

void
flip_board_placing_add (FlipBoardView *view)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (view));

  FLIP_LISTEN (view, gtk_event_controller_key_new (), view, ("key-pressed", key_cb));
  FLIP_LISTEN (view,
               gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE),
               view, ("scroll", scroll_cb));
  FLIP_LISTEN_FIRST (view, gtk_gesture_drag_new (), view, ("drag-begin", drag_begin_cb),
                     ("drag-update", drag_update_cb), ("drag-end", drag_end_cb),
                     ("cancel", cancel_cb));
}

void
flip_board_placing_watch (FlipBoardView *view, FlipHeldTile *held)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (view));
  g_return_if_fail (FLIP_IS_HELD_TILE (held));

  g_signal_connect (held, "dragged", G_CALLBACK (dragged_cb), view);
  g_signal_connect (held, "dropped", G_CALLBACK (dropped_cb), view);
}

gboolean
flip_held_tile_press_key (FlipHeldTile *self, guint key)
{
  g_return_val_if_fail (FLIP_IS_HELD_TILE (self), FALSE);

  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_r:
      flip_held_tile_turn (self);
      return TRUE;
    case GDK_KEY_h:
    case GDK_KEY_m:
    case GDK_KEY_v:
      flip_held_tile_mirror (self, gdk_keyval_to_lower (key) == GDK_KEY_v);
      return TRUE;
    default:
      return FALSE;
    }
}
