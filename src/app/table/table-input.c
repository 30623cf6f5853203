/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-input.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/touch.h"

#include <math.h>

#define GRASP         30.0 /* px around disc and handle in which they can be grabbed */
#define FIGURE_NEARBY 24.0 /* px around a figure that still count as a hit */
#define DEAD_ZONE     4.0
#define COARSE_ANGLE  1.0
#define FINE_ANGLE    0.1
#define WHEEL_ANGLE   0.5
#define WHEEL_ZOOM    1.2
#define KEY_PAN       80.0 /* px */
#define COARSE_POWER  .05
#define FINE_POWER    .01

/* Kept with the key controller. */
typedef struct
{
  FlipTableCanvas *canvas;
  FlipTableHand *hand; /* NULL until it is set */
  gboolean drags, pans;
  double x, y; /* how far the table has been panned */
  double pointer_x, pointer_y;
} Input;

/* helpers */

static gboolean
is_live (const Input *input)
{
  return input->hand && !flip_table_canvas_is_playing (input->canvas)
         && flip_table_hand_task (input->hand) != FLIP_HAND_RESTS;
}

static void
turn (const Input *input, double by)
{
  flip_table_hand_set_angle (input->hand, flip_table_hand_angle (input->hand) + by);
}

static void
push (const Input *input, double by)
{
  flip_table_hand_set_power (input->hand, flip_table_hand_power (input->hand) + by);
}

/* The origin of a drag: the disc, or the figure that is being turned. */
static gboolean
find_anchor (const Input *input, double *x, double *y)
{
  FlipTableView view = flip_table_canvas_view (input->canvas);
  const FlipFlick *flick = flip_table_hand_flick (input->hand, NULL);
  const FlipPiece *turning = flip_table_hand_turning (input->hand, NULL);

  if (!flick && !turning)
    return FALSE;
  *x = flip_table_view_x (&view, flick ? flick->x : turning->x);
  *y = flip_table_view_y (&view, flick ? flick->y : turning->y);
  return TRUE;
}

static gboolean
is_handle (const Input *input, double x, double y)
{
  FlipTableView view = flip_table_canvas_view (input->canvas);
  FlipAimPicture picture;
  double handle_x, handle_y;

  if (!flip_table_canvas_picture (input->canvas, &picture))
    return FALSE;
  flip_aim_handle (&view, &picture, &handle_x, &handle_y);
  return hypot (x - handle_x, y - handle_y) < GRASP;
}

/* The disc goes in the opposite direction of the pull; the farther the pull, the faster the
   flick. */
static void
pull_to (const Input *input, double x, double y)
{
  FlipTableView view = flip_table_canvas_view (input->canvas);
  FlipAimPicture picture;
  double anchor_x, anchor_y, away;

  if (!find_anchor (input, &anchor_x, &anchor_y)
      || !flip_table_canvas_picture (input->canvas, &picture))
    return;
  away = hypot (x - anchor_x, y - anchor_y);
  if (away < DEAD_ZONE)
    return;
  flip_table_hand_set_angle (input->hand, atan2 (anchor_y - y, anchor_x - x) * 180 / G_PI);
  flip_table_canvas_picture (input->canvas, &picture);
  flip_table_hand_set_power (input->hand, MAX (away - picture.radius * view.scale - 4, 0)
                                            / flip_aim_pull (&view, &picture));
}

static void
look_to (const Input *input, double x, double y)
{
  double anchor_x, anchor_y;

  if (find_anchor (input, &anchor_x, &anchor_y) && hypot (x - anchor_x, y - anchor_y) >= DEAD_ZONE)
    flip_table_hand_set_angle (input->hand, atan2 (y - anchor_y, x - anchor_x) * 180 / G_PI);
}

/* A search for the figure nearest to a point of the widget. */
typedef struct
{
  FlipTableView view;
  double x, y;
  double away;
  guint16 found;
} Search;

static void
search_among (Search *search, const FlipPiece *pieces, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      double away = hypot (flip_table_view_x (&search->view, pieces[i].x) - search->x,
                           flip_table_view_y (&search->view, pieces[i].y) - search->y);

      if (pieces[i].kind != FLIP_PIECE_FIGURE || away >= search->away)
        continue;
      search->away = away;
      search->found = pieces[i].id;
    }
}

/* Finds a figure on the table, or on another piece. */
static guint16
find_figure (const Input *input, double x, double y)
{
  const FlipTable *table = flip_table_hand_table (input->hand);
  FlipPiece aside[FLIP_MOST_ASIDE];
  guint n = flip_table_hand_aside (input->hand, aside);
  Search search = {
    .view = flip_table_canvas_view (input->canvas),
    .x = x,
    .y = y,
    .away = FIGURE_NEARBY,
    .found = FLIP_NO_PIECE,
  };

  search_among (&search, table->pieces, table->n_pieces);
  search_among (&search, aside, n);
  return search.found;
}

/* FALSE if there is no figure. */
static gboolean
choose_at (const Input *input, double x, double y)
{
  guint16 figure = find_figure (input, x, y);
  guint16 site;

  if (figure == FLIP_NO_PIECE)
    return FALSE;
  site = flip_table_hand_art (input->hand)->site (figure);
  if (!flip_table_hand_choose_site (input->hand, site))
    flip_table_canvas_refuse (input->canvas, site);
  return TRUE;
}

/* Pulling starts on the disc, its handle or the figure that is being turned; elsewhere a drag
   chooses a figure, or pans the table. */
static gboolean
takes_hold (const Input *input, double x, double y)
{
  double anchor_x, anchor_y;

  if (!is_live (input))
    return FALSE;
  if (flip_table_hand_task (input->hand) == FLIP_HAND_TURNS)
    return TRUE;
  return find_anchor (input, &anchor_x, &anchor_y)
         && (hypot (x - anchor_x, y - anchor_y) < GRASP || is_handle (input, x, y));
}

/* callbacks */

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, Input *input)
{
  g_assert (GTK_IS_GESTURE_DRAG (drag) && FLIP_IS_TABLE_CANVAS (input->canvas));

  gtk_widget_grab_focus (GTK_WIDGET (input->canvas));
  input->drags = takes_hold (input, x, y);
  input->pans = !input->drags && input->hand && !(is_live (input) && choose_at (input, x, y))
                && flip_table_canvas_is_zoomed (input->canvas);
  input->x = input->y = 0;
  if (input->drags)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pan_to (Input *input, double x, double y)
{
  flip_table_canvas_pan (input->canvas, x - input->x, y - input->y);
  input->x = x;
  input->y = y;
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, Input *input)
{
  double x, y;

  g_assert (GTK_IS_GESTURE_DRAG (drag) && FLIP_IS_TABLE_CANVAS (input->canvas));

  if (input->pans && input->hand && hypot (dx, dy) >= DEAD_ZONE)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      pan_to (input, dx, dy);
    }
  if (!input->drags || !is_live (input) || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  if (flip_table_hand_task (input->hand) == FLIP_HAND_TURNS)
    look_to (input, x + dx, y + dy);
  else
    pull_to (input, x + dx, y + dy);
}

/* A gesture with two fingers ends what one of them has begun. */
static void
pinched_cb (gpointer data, double factor, double x, double y, double dx, double dy)
{
  Input *input = data;

  input->drags = input->pans = FALSE;
  if (!input->hand)
    return;
  flip_table_canvas_zoom (input->canvas, factor, x, y);
  flip_table_canvas_pan (input->canvas, dx, dy);
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, Input *input)
{
  input->pointer_x = x;
  input->pointer_y = y;
}

static void
turn_wheel (const Input *input, double by, GdkModifierType held)
{
  if (held & GDK_CONTROL_MASK)
    push (input, -by * FINE_POWER);
  else
    turn (input, by * WHEEL_ANGLE);
}

/* The wheel zooms; with Shift it turns the aim, and with Control it sets the power. On a small
   screen it scrolls the page, unless the table has the focus. */
static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, Input *input)
{
  GdkModifierType held =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  double by = dy ? dy : dx;

  g_assert (FLIP_IS_TABLE_CANVAS (input->canvas));

  if (!input->hand
      || (flip_table_canvas_is_compact (input->canvas)
          && !gtk_widget_has_focus (GTK_WIDGET (input->canvas))))
    return GDK_EVENT_PROPAGATE;
  if (!(held & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)))
    flip_table_canvas_zoom (input->canvas, pow (WHEEL_ZOOM, -by), input->pointer_x,
                            input->pointer_y);
  else if (is_live (input))
    turn_wheel (input, by, held);
  return GDK_EVENT_STOP;
}

static gboolean
key_for_power (const Input *input, guint key)
{
  switch (key)
    {
    case GDK_KEY_Page_Up:
      push (input, COARSE_POWER);
      return TRUE;
    case GDK_KEY_Page_Down:
      push (input, -COARSE_POWER);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_equal:
      push (input, FINE_POWER);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      push (input, -FINE_POWER);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_for_figure (const Input *input, guint key)
{
  switch (key)
    {
    case GDK_KEY_Tab:
      return flip_table_hand_step (input->hand, 1);
    case GDK_KEY_ISO_Left_Tab:
      return flip_table_hand_step (input->hand, -1);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      gtk_widget_activate_action (GTK_WIDGET (input->canvas), "table.act", NULL);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Zooms around the piece to be flicked or turned, or else around the centre. */
static void
zoom_by_key (const Input *input, double factor)
{
  double x = gtk_widget_get_width (GTK_WIDGET (input->canvas)) / 2.;
  double y = gtk_widget_get_height (GTK_WIDGET (input->canvas)) / 2.;

  if (is_live (input))
    find_anchor (input, &x, &y);
  flip_table_canvas_zoom (input->canvas, factor, x, y);
}

/* Keys that change the view, together with Control. */
static gboolean
key_for_view (const Input *input, guint key)
{
  switch (key)
    {
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_equal:
      zoom_by_key (input, WHEEL_ZOOM);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      zoom_by_key (input, 1 / WHEEL_ZOOM);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      flip_table_canvas_show_whole (input->canvas);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      flip_table_canvas_pan (input->canvas, key == GDK_KEY_Left ? KEY_PAN : -KEY_PAN, 0);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      flip_table_canvas_pan (input->canvas, 0, key == GDK_KEY_Up ? KEY_PAN : -KEY_PAN);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType held, Input *input)
{
  double step = held & GDK_SHIFT_MASK ? FINE_ANGLE : COARSE_ANGLE;

  g_assert (FLIP_IS_TABLE_CANVAS (input->canvas));

  if (input->hand && held & GDK_CONTROL_MASK && key_for_view (input, key))
    return GDK_EVENT_STOP;
  if (!is_live (input) || held & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Up:
      turn (input, -step);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_Down:
      turn (input, step);
      return GDK_EVENT_STOP;
    default:
      return key_for_power (input, key) || key_for_figure (input, key);
    }
}

/* public functions */

GtkEventController *
flip_table_input_new (FlipTableCanvas *canvas)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  Input *input = g_new0 (Input, 1);

  g_return_val_if_fail (FLIP_IS_TABLE_CANVAS (canvas), NULL);

  input->canvas = canvas;
  g_object_set_data_full (G_OBJECT (keys), "input", input, g_free);
  FLIP_LISTEN (canvas, gtk_event_controller_motion_new (), input, ("motion", motion_cb));
  FLIP_LISTEN (canvas, gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES),
               input, ("scroll", scroll_cb));
  FLIP_LISTEN (canvas, gtk_gesture_drag_new (), input, ("drag-begin", drag_begin_cb),
               ("drag-update", drag_update_cb));
  FLIP_LISTEN (canvas, keys, input, ("key-pressed", key_cb));
  flip_touch_add_pinch (GTK_WIDGET (canvas), pinched_cb, input);
  return keys;
}

void
flip_table_input_set_hand (GtkEventController *input, FlipTableHand *hand)
{
  ((Input *) g_object_get_data (G_OBJECT (input), "input"))->hand = hand;
}
