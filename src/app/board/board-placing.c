/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-placing.h"

#include "app/board/tile-keys.h"

/* helpers */

/* NULL where nothing is to be placed. */
static FlipHeldTile *
find_placement (FlipBoardView *view)
{
  FlipSheetModel *model = flip_board_view_model (view);
  FlipHeldTile *placement = model ? flip_sheet_model_held (model) : NULL;

  return placement && flip_held_tile_is_asked (placement) ? placement : NULL;
}

/* callbacks */

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipBoardView *view)
{
  FlipHeldTile *placement = find_placement (view);
  FlipSiteButton *button;

  if (!placement || state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (gdk_keyval_to_lower (key) != GDK_KEY_n)
    return flip_held_tile_press_key (placement, key);
  button = flip_board_view_find (view, flip_held_tile_next (placement));
  if (button)
    gtk_widget_grab_focus (GTK_WIDGET (button));
  return GDK_EVENT_STOP;
}

/* The wheel turns what is held; elsewhere it scrolls. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double across, double down, FlipBoardView *view)
{
  FlipHeldTile *placement = find_placement (view);

  if (!placement)
    return GDK_EVENT_PROPAGATE;
  flip_held_tile_turn (placement);
  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FlipBoardView *view)
{
  if (!find_placement (view) || !flip_board_view_at (view, x, y))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

/* As long as the pointer stays on the site that was pressed, it is a click. */
static void
drag_update_cb (GtkGestureDrag *gesture, double across, double down, FlipBoardView *view)
{
  FlipHeldTile *placement = find_placement (view);
  gboolean claimed =
    gtk_gesture_get_sequence_state (
      GTK_GESTURE (gesture), gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)))
    == GTK_EVENT_SEQUENCE_CLAIMED;
  FlipSiteButton *from, *to;
  double x, y;

  if (!placement || !gtk_gesture_drag_get_start_point (gesture, &x, &y)
      || (claimed && !flip_held_tile_is_dragged (placement)))
    return;
  from = flip_board_view_at (view, x, y);
  to = flip_board_view_at (view, x + across, y + down);
  if (!claimed && from == to)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  flip_held_tile_drag_to (placement, to ? flip_site_button_site (to) : FLIP_NO_SITE);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double across, double down, FlipBoardView *view)
{
  FlipHeldTile *placement = find_placement (view);

  if (placement)
    flip_held_tile_drop (placement);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, FlipBoardView *view)
{
  FlipHeldTile *placement = find_placement (view);

  if (placement)
    flip_held_tile_give_up (placement);
}

/* A piece comes from beside the board; where it is over one of our sites, we know which. */
static guint
dragged_cb (FlipHeldTile *placement, double x, double y, FlipBoardView *view)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (view)));
  FlipSiteButton *button = NULL;

  if (root && gtk_widget_get_mapped (GTK_WIDGET (view))
      && gtk_widget_translate_coordinates (root, GTK_WIDGET (view), x, y, &x, &y))
    button = flip_board_view_at (view, x, y);
  return button ? flip_site_button_site (button) : FLIP_NO_SITE;
}

static gboolean
dropped_cb (FlipHeldTile *placement, guint site, FlipBoardView *view)
{
  FlipSiteButton *button =
    gtk_widget_get_mapped (GTK_WIDGET (view)) ? flip_board_view_find (view, site) : NULL;

  if (button)
    flip_board_view_activate (view, button);
  return button != NULL;
}

/* public functions */

void
flip_board_placing_add (FlipBoardView *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
    GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), view);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), view);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), view);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), view);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), view);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), view);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
  gtk_widget_add_controller (GTK_WIDGET (view), wheel);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (drag));
}

void
flip_board_placing_watch (FlipBoardView *view, FlipHeldTile *placement)
{
  g_signal_connect (placement, "dragged", G_CALLBACK (dragged_cb), view);
  g_signal_connect (placement, "dropped", G_CALLBACK (dropped_cb), view);
}
