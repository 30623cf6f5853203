/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-stack.h"

#include "app/board/region-tabs.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "draw/sheet/sheet-art.h"

/* The weight of a step sideways, compared with a step ahead. */
#define SIDEWAYS 2.5

/* A site whose distance sideways is more than this many times its distance ahead counts as lying in
   another direction, unless there is nothing else ahead. */
#define STEEPEST 3

#define ANY_ANGLE 1e9
#define ROUND     1e5 /* pixels: wider than any board */

static FlipSiteButton *
find_focus (FlipBoardStack *stack)
{
  GtkWidget *focus = flip_focus_find (stack);

  return focus && FLIP_IS_SITE_BUTTON (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (stack))
           ? FLIP_SITE_BUTTON (focus)
           : NULL;
}

/* The sites in reach, or all of them if none is. */
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

/* The distance to a site in a direction; negative if it lies in another one. */
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

/* The nearest site straight ahead, or else anywhere on that side; from an edge it continues at the
   opposite one. */
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

/* The site after this one, or before it, wrapping around at the ends. */
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

/* The board is a single Tab stop. Inside it, the arrows move to the next site in reach, or with
   Ctrl to the next of all sites; Page Down and Page Up go through the sites in reach one by one. */
static void
flip_board_keys_add (FlipBoardStack *stack, GtkWidget *scroller)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (stack) && GTK_IS_SCROLLED_WINDOW (scroller));

  FLIP_LISTEN (scroller, gtk_event_controller_key_new (), stack, ("key-pressed", key_cb));
}

/* The widths from which on a board is whole, or two of its regions fit side by side. */
#define WHOLE_FROM   950
#define COLUMNS_FROM 700

#define ABOVE 40 /* margin around a site that is scrolled into view */

struct _FlipBoardStack
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *tab_scroller;
  FlipRegionTabs *tabs;
  GtkScrolledWindow *scroller;

  /* owned */
  FlipMoment *moment; /* or NULL */
  FlipHeldTile *held;
  GPtrArray *views; /* of FlipBoardView: the whole board, a page, or one per region */

  /* borrowed */
  FlipBoardView *overview; /* above the pages, or NULL */

  FlipBoardShape shape;
  guint revealing; /* frames until a site in reach is scrolled into view */
};

G_DEFINE_FINAL_TYPE (FlipBoardStack, flip_board_stack, GTK_TYPE_BOX)

static gboolean
has_pages (FlipBoardStack *self)
{
  return self->shape == FLIP_BOARD_PAGES || self->shape == FLIP_BOARD_OVERVIEW;
}

/* callbacks */

static void
region_cb (FlipRegionTabs *tabs, guint region, FlipBoardStack *self)
{
  g_assert (FLIP_IS_BOARD_STACK (self));

  if (has_pages (self) && self->views->len)
    flip_board_view_show_region (g_ptr_array_index (self->views, 0), region);
}

/* helpers */

static FlipBoardView *
add_view (FlipBoardStack *self)
{
  FlipBoardView *view = g_object_new (FLIP_TYPE_BOARD_VIEW, NULL);

  flip_board_view_set_held (view, self->held);
  g_ptr_array_add (self->views, view);
  return view;
}

static FlipBoardView *
region_view_new (FlipBoardStack *self, guint region)
{
  FlipBoardView *view = add_view (self);

  flip_board_view_show_region (view, region);
  flip_board_view_set_in_column (view, TRUE);
  flip_board_view_load (view, self->moment, NULL);
  gtk_widget_set_valign (GTK_WIDGET (view), GTK_ALIGN_START);
  return view;
}

/* Adds each region to the column that is shorter so far. */
static GtkWidget *
columns_new (FlipBoardStack *self)
{
  const FlipSheetArt *art = flip_sheet_art_of (self->moment->game, self->moment->state);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *columns[2];
  double heights[2] = { 0 };

  gtk_box_set_homogeneous (GTK_BOX (both), TRUE);
  for (guint i = 0; i < 2; i++)
    {
      columns[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
      gtk_box_append (GTK_BOX (both), columns[i]);
    }
  for (guint region = 0; region < art->n_regions; region++)
    {
      guint shorter = heights[1] < heights[0];

      heights[shorter] += flip_sheet_art_region_rect (art, FLIP_LAYOUT_NARROW, region).height;
      gtk_box_append (GTK_BOX (columns[shorter]), GTK_WIDGET (region_view_new (self, region)));
    }

  return both;
}

static GtkWidget *
single_new (FlipBoardStack *self)
{
  FlipBoardView *view = add_view (self);

  if (has_pages (self))
    flip_board_view_show_region (view, flip_region_tabs_region (self->tabs));
  if (self->shape == FLIP_BOARD_FITTED)
    flip_board_view_set_fit (view, FLIP_FIT_WHOLE);
  flip_board_view_load (view, self->moment, NULL);
  return GTK_WIDGET (view);
}

/* The overview is only for looking at: the pages below it take the answers. */
static void
show_overview (FlipBoardStack *self)
{
  if (self->overview)
    gtk_box_remove (GTK_BOX (self), GTK_WIDGET (self->overview));
  self->overview = NULL;
  if (self->shape != FLIP_BOARD_OVERVIEW)
    return;
  self->overview = g_object_new (FLIP_TYPE_BOARD_VIEW, "can-focus", FALSE, "can-target", FALSE, "vexpand", FALSE, NULL);
  flip_board_view_set_held (self->overview, self->held);
  flip_board_view_set_fit (self->overview, FLIP_FIT_OVERVIEW);
  flip_board_view_load (self->overview, self->moment, NULL);
  gtk_box_prepend (GTK_BOX (self), GTK_WIDGET (self->overview));
}

static gboolean
is_in_view (FlipBoardStack *self, gpointer button)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (button, GTK_WIDGET (self->scroller), &bounds)
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height
              <= (float) gtk_widget_get_height (GTK_WIDGET (self->scroller));
}

/* Runs in the frame after the one that lays out the regions. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipBoardStack *self = FLIP_BOARD_STACK (widget);
  g_autoptr (GPtrArray) buttons = NULL;
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (self->scroller);
  double scrolled = gtk_adjustment_get_value (along);
  graphene_rect_t bounds;

  if (--self->revealing)
    return G_SOURCE_CONTINUE;
  buttons = g_ptr_array_new ();
  flip_board_stack_collect (self, buttons, TRUE);
  for (guint i = 0; i < buttons->len; i++)
    {
      if (is_in_view (self, buttons->pdata[i]))
        return G_SOURCE_REMOVE;
    }
  if (buttons->len
      && gtk_widget_compute_bounds (buttons->pdata[0], GTK_WIDGET (self->scroller), &bounds))
    gtk_adjustment_clamp_page (along, scrolled + bounds.origin.y - ABOVE,
                               scrolled + bounds.origin.y + bounds.size.height + ABOVE);
  return G_SOURCE_REMOVE;
}

/* Columns and pages are taller than the window: if no answer to a new question is in view, one is
   scrolled to, also when the window has just changed its height. */
static void
reveal_reach (FlipBoardStack *self)
{
  if (!self->moment || !self->moment->is_present)
    return;
  if (!self->revealing)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
  self->revealing = 2;
}

static void
rebuild (FlipBoardStack *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->views, 0);
  gtk_widget_set_visible (self->tab_scroller, has_pages (self));
  child = self->shape == FLIP_BOARD_COLUMNS ? columns_new (self) : single_new (self);
  gtk_widget_add_css_class (child, has_pages (self) ? "board-page" : "board-room");
  gtk_scrolled_window_set_child (self->scroller, child);
  show_overview (self);
  reveal_reach (self);
}

/* overrides */

/* Focuses the site that had the focus last, or else a suggested one. */
static gboolean
focus_site (FlipBoardStack *self)
{
  for (guint i = 0; i < self->views->len; i++)
    {
      if (flip_board_view_focus_last (g_ptr_array_index (self->views, i)))
        return TRUE;
    }

  return flip_board_stack_focus_reach (self) != FLIP_NO_SITE;
}

/* Tab enters the board at one site, and leaves the board from there. */
static gboolean
flip_board_stack_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FlipBoardStack *self = FLIP_BOARD_STACK (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (flip_board_stack_parent_class)->focus (widget, direction);
  if (flip_focus_is_in (self->scroller))
    return direction == GTK_DIR_TAB_BACKWARD
           && gtk_widget_child_focus (self->tab_scroller, direction);
  if (direction == GTK_DIR_TAB_FORWARD && gtk_widget_child_focus (self->tab_scroller, direction))
    return TRUE;
  if (flip_focus_is_in (self->tab_scroller) && direction == GTK_DIR_TAB_BACKWARD)
    return gtk_widget_child_focus (self->tab_scroller, direction);
  return focus_site (self) || gtk_widget_child_focus (GTK_WIDGET (self->scroller), direction);
}

static void
flip_board_stack_class_init (FlipBoardStackClass *klass)
{
  FLIP_OWN (klass, FlipBoardStack, (moment, flip_moment_unref), (held, g_object_unref),
            (views, g_ptr_array_unref));
  GTK_WIDGET_CLASS (klass)->focus = flip_board_stack_focus;
  FLIP_TEMPLATE (klass, "board/board-stack.ui");
  FLIP_BIND_CHILDREN (klass, FlipBoardStack, tab_scroller, tabs, scroller);
  FLIP_BIND_CALLBACKS (klass, region_cb);
}

static void
flip_board_stack_init (FlipBoardStack *self)
{
  self->views = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_board_keys_add (self, GTK_WIDGET (self->scroller));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (reveal_reach), self, G_CONNECT_SWAPPED);
}

/* public functions */

void
flip_board_stack_set_held (FlipBoardStack *self, FlipHeldTile *held)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));
  g_return_if_fail (FLIP_IS_HELD_TILE (held));

  g_clear_pointer (&self->moment, flip_moment_unref);
  g_set_object (&self->held, held);
}

/* While the player looks back, the page with the newest mark is shown. */
static void
follow_newest (FlipBoardStack *self)
{
  guint site = flip_moment_newest_site (self->moment);

  if (site != FLIP_NO_SITE)
    flip_region_tabs_show_site (self->tabs, site);
}

void
flip_board_stack_load (FlipBoardStack *self, FlipMoment *moment, const FlipChange *change)
{
  gboolean first = !self->moment;
  gboolean moved = !first && moment->position != self->moment->position;

  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  flip_moment_set (&self->moment, moment);
  flip_region_tabs_load (self->tabs, moment, first);
  if (first)
    rebuild (self);
  else
    for (guint i = 0; i < self->views->len; i++)
      flip_board_view_load (g_ptr_array_index (self->views, i), moment, change);
  if (self->overview && !first)
    flip_board_view_load (self->overview, moment, change);
  if (moved && has_pages (self))
    follow_newest (self);
  if (moved)
    reveal_reach (self);
}

void
flip_board_stack_foresee (FlipBoardStack *self, const FlipForesight *foresight)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_foresee (g_ptr_array_index (self->views, i), foresight);
}

void
flip_board_stack_compare (FlipBoardStack *self, guint played, guint better)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_compare (g_ptr_array_index (self->views, i), played, better);
}

void
flip_board_stack_hint (FlipBoardStack *self, const guint *sites, guint n)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_hint (g_ptr_array_index (self->views, i), sites, n);
}

FlipBoardShape
flip_board_stack_find_shape (int width, double text)
{
  return width >= WHOLE_FROM * text     ? FLIP_BOARD_WHOLE
         : width >= COLUMNS_FROM * text ? FLIP_BOARD_COLUMNS
                                        : FLIP_BOARD_PAGES;
}

/* The site with the focus keeps it. */
void
flip_board_stack_set_shape (FlipBoardStack *self, FlipBoardShape shape)
{
  guint site = FLIP_NO_SITE;
  FlipSiteButton *button;

  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  if (self->shape == shape)
    return;
  self->shape = shape;
  if (!self->moment)
    return;
  for (guint i = 0; site == FLIP_NO_SITE && i < self->views->len; i++)
    site = flip_board_view_focused_site (g_ptr_array_index (self->views, i));
  if (site != FLIP_NO_SITE)
    flip_region_tabs_show_site (self->tabs, site);
  rebuild (self);
  button = site != FLIP_NO_SITE ? flip_board_stack_find (self, site) : NULL;
  if (button)
    gtk_widget_grab_focus (GTK_WIDGET (button));
}

void
flip_board_stack_show_site (FlipBoardStack *self, guint site)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  if (self->moment && has_pages (self) && !flip_board_stack_find (self, site))
    flip_region_tabs_show_site (self->tabs, site);
}

void
flip_board_stack_set_most_price (FlipBoardStack *self, int most)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_set_most_price (g_ptr_array_index (self->views, i), most);
}

void
flip_board_stack_settle_pointer (FlipBoardStack *self)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));

  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_settle_pointer (g_ptr_array_index (self->views, i));
}

gboolean
flip_board_stack_unfold (FlipBoardStack *self)
{
  g_return_val_if_fail (FLIP_IS_BOARD_STACK (self), FALSE);

  return self->views->len && flip_board_view_unfold (g_ptr_array_index (self->views, 0));
}

static guint
focus_reach (FlipBoardStack *self, gboolean is_rare)
{
  guint site = FLIP_NO_SITE;

  for (guint i = 0; site == FLIP_NO_SITE && i < self->views->len; i++)
    site = flip_board_view_focus_reach (g_ptr_array_index (self->views, i), is_rare);
  return site;
}

guint
flip_board_stack_focus_reach (FlipBoardStack *self)
{
  guint site;

  g_return_val_if_fail (FLIP_IS_BOARD_STACK (self), FLIP_NO_SITE);

  site = focus_reach (self, FALSE);
  return site != FLIP_NO_SITE ? site : focus_reach (self, TRUE);
}

void
flip_board_stack_collect (FlipBoardStack *self, GPtrArray *buttons, gboolean in_reach)
{
  g_return_if_fail (FLIP_IS_BOARD_STACK (self));
  g_return_if_fail (buttons != NULL);

  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_collect (g_ptr_array_index (self->views, i), buttons, in_reach);
}

FlipSiteButton *
flip_board_stack_find (FlipBoardStack *self, guint site)
{
  g_return_val_if_fail (FLIP_IS_BOARD_STACK (self), NULL);

  for (guint i = 0; i < self->views->len; i++)
    {
      FlipSiteButton *button = flip_board_view_find (g_ptr_array_index (self->views, i), site);

      if (button)
        return button;
    }

  return NULL;
}
