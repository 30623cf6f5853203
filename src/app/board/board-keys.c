/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-keys.h"

/* Going sideways counts this many times as much as going ahead. */
#define SIDEWAYS 2.5

/* What lies further aside than this many times ahead is in another direction, as long as there is anything ahead. */
#define STEEPEST 3

#define ANY_ANGLE 1e9
#define ROUND     1e5 /* pixels: wider than any board */

/* helpers */

static FlipSiteButton *
find_focus (FlipBoardStack *stack)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (stack));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && FLIP_IS_SITE_BUTTON (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (stack))
           ? FLIP_SITE_BUTTON (focus)
           : NULL;
}

/* Where nothing is in reach, all of them. */
static GPtrArray *
list_sites (FlipBoardStack *stack, gboolean all)
{
  GPtrArray *buttons = g_ptr_array_new ();

  if (!all)
    flip_board_stack_collect (stack, buttons, TRUE);
  if (!buttons->len)
    flip_board_stack_collect (stack, buttons, FALSE);
  return buttons;
}

static gboolean
middle_of (FlipBoardStack *stack, FlipSiteButton *button, graphene_point_t *middle)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (button), GTK_WIDGET (stack), &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, middle);
  return TRUE;
}

/* How far it is to a site in a direction; negative where it lies elsewhere. */
static double
distance (const graphene_point_t *from,
          const graphene_point_t *to,
          int right,
          int down,
          double steepest)
{
  double across = to->x - from->x, along = to->y - from->y;
  double ahead = across * right + along * down;
  double aside = ABS (across * down) + ABS (along * right);

  return ahead > 2 && aside < steepest * ahead ? ahead + SIDEWAYS * aside : -1;
}

static FlipSiteButton *
find_ahead (FlipBoardStack *stack,
            const graphene_point_t *from,
            GPtrArray *buttons,
            int right,
            int down,
            double steepest)
{
  graphene_point_t to;
  FlipSiteButton *next = NULL;
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (buttons, i);
      double far =
        middle_of (stack, button, &to) ? distance (from, &to, right, down, steepest) : -1;

      if (far < 0 || far >= least)
        continue;
      next = button;
      least = far;
    }

  return next;
}

/* Straight on, else anywhere on that side; from the edge to the other end, as if the board were round. */
static FlipSiteButton *
find_next (FlipBoardStack *stack, FlipSiteButton *focus, GPtrArray *buttons, int right, int down)
{
  graphene_point_t from, edge;
  FlipSiteButton *next;

  if (!middle_of (stack, focus, &from))
    return NULL;
  edge = GRAPHENE_POINT_INIT (from.x - (float) (right * ROUND), from.y - (float) (down * ROUND));
  next = find_ahead (stack, &from, buttons, right, down, STEEPEST);
  if (!next)
    next = find_ahead (stack, &from, buttons, right, down, ANY_ANGLE);
  return next ? next : find_ahead (stack, &edge, buttons, right, down, ANY_ANGLE);
}

/* The site after this one, or before it, round and round. */
static FlipSiteButton *
find_turn (GPtrArray *buttons, FlipSiteButton *focus, int step)
{
  guint index;
  int n = (int) buttons->len;

  if (!n)
    return NULL;
  if (!g_ptr_array_find (buttons, focus, &index))
    return g_ptr_array_index (buttons, step > 0 ? 0 : (guint) n - 1);
  return g_ptr_array_index (buttons, (guint) (((int) index + step + n) % n));
}

/* callbacks */

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FlipBoardStack *stack)
{
  FlipSiteButton *focus = find_focus (stack), *next;
  gboolean all = (state & GDK_CONTROL_MASK) != 0;
  g_autoptr (GPtrArray) buttons = NULL;
  int right = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);
  int down = (key == GDK_KEY_Down) - (key == GDK_KEY_Up);
  int turn = (key == GDK_KEY_Page_Down) - (key == GDK_KEY_Page_Up);

  g_assert (FLIP_IS_BOARD_STACK (stack));

  if (!focus || !(right || down || turn) || state & GDK_ALT_MASK)
    return GDK_EVENT_PROPAGATE;
  buttons = list_sites (stack, all);
  next = turn ? find_turn (buttons, focus, turn) : find_next (stack, focus, buttons, right, down);
  if (next)
    gtk_widget_grab_focus (GTK_WIDGET (next));
  return GDK_EVENT_STOP;
}

/* public functions */

/* On what scrolls the board: further up, Page Down would have scrolled it already. */
void
flip_board_keys_add (FlipBoardStack *stack, GtkWidget *scroller)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (FLIP_IS_BOARD_STACK (stack) && GTK_IS_SCROLLED_WINDOW (scroller));

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), stack);
  gtk_widget_add_controller (scroller, keys);
}
