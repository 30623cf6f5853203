/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-stack.h"

#include "app/board/region-tabs.h"
#include "draw/sheets.h"

struct _FlipBoardStack
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkWidget *tab_scroller, *tabs, *scroller;

  /* owned */
  FlipSheetModel *model;
  GPtrArray *views; /* of FlipBoardView: the whole board, a page, or each region */

  FlipBoardShape shape;
};

G_DEFINE_FINAL_TYPE (FlipBoardStack, flip_board_stack, GTK_TYPE_BOX)

enum
{
  SITE_ACTIVATED,
  SITE_POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* callbacks */

static void
site_cb (FlipBoardView *view, FlipSiteButton *button, FlipBoardStack *self)
{
  g_signal_emit (self, signals[SITE_ACTIVATED], 0, button);
}

static void
pointed_cb (FlipBoardView *view, guint site, FlipBoardStack *self)
{
  g_signal_emit (self, signals[SITE_POINTED], 0, site);
}

static void
region_cb (FlipRegionTabs *tabs, guint region, FlipBoardStack *self)
{
  if (self->shape == FLIP_BOARD_PAGES && self->views->len)
    flip_board_view_show_region (g_ptr_array_index (self->views, 0), region);
}

/* helpers */

static FlipBoardView *
add_view (FlipBoardStack *self)
{
  FlipBoardView *view = g_object_new (FLIP_TYPE_BOARD_VIEW, NULL);

  g_signal_connect (view, "site-activated", G_CALLBACK (site_cb), self);
  g_signal_connect (view, "site-pointed", G_CALLBACK (pointed_cb), self);
  g_ptr_array_add (self->views, view);
  return view;
}

static FlipBoardView *
region_view_new (FlipBoardStack *self, guint region)
{
  FlipBoardView *view = add_view (self);

  flip_board_view_show_region (view, region);
  flip_board_view_set_model (view, self->model);
  gtk_widget_set_valign (GTK_WIDGET (view), GTK_ALIGN_START);
  return view;
}

/* Each region goes to the column that is shorter so far. */
static GtkWidget *
columns_new (FlipBoardStack *self)
{
  const FlipSheetArt *art = flip_sheet_art_find (flip_sheet_model_game (self->model));
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
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

  if (self->shape == FLIP_BOARD_PAGES)
    flip_board_view_show_region (view, flip_region_tabs_region (FLIP_REGION_TABS (self->tabs)));
  flip_board_view_set_model (view, self->model);
  return GTK_WIDGET (view);
}

static void
rebuild (FlipBoardStack *self)
{
  int margin = self->shape == FLIP_BOARD_PAGES ? 4 : 12;
  GtkWidget *child;

  g_ptr_array_set_size (self->views, 0);
  gtk_widget_set_visible (self->tab_scroller, self->shape == FLIP_BOARD_PAGES);
  child = self->shape == FLIP_BOARD_COLUMNS ? columns_new (self) : single_new (self);
  gtk_widget_set_margin_start (child, margin);
  gtk_widget_set_margin_end (child, margin);
  gtk_widget_set_margin_top (child, 8);
  gtk_widget_set_margin_bottom (child, 12);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), child);
}

/* overrides */

static void
flip_board_stack_dispose (GObject *object)
{
  FlipBoardStack *self = FLIP_BOARD_STACK (object);

  g_clear_object (&self->model);
  g_clear_pointer (&self->views, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_board_stack_parent_class)->dispose (object);
}

static void
flip_board_stack_class_init (FlipBoardStackClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_board_stack_dispose;
  signals[SITE_ACTIVATED] =
    g_signal_new ("site-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 1, FLIP_TYPE_SITE_BUTTON);
  signals[SITE_POINTED] =
    g_signal_new ("site-pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
flip_board_stack_init (FlipBoardStack *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->views = g_ptr_array_new ();
  self->tabs = flip_region_tabs_new ();
  gtk_widget_set_margin_start (self->tabs, 12);
  gtk_widget_set_margin_end (self->tabs, 12);
  g_signal_connect (self->tabs, "region", G_CALLBACK (region_cb), self);
  self->tab_scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->tab_scroller), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->tab_scroller), self->tabs);
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self), self->tab_scroller);
  gtk_box_append (GTK_BOX (self), self->scroller);
}

/* public functions */

void
flip_board_stack_set_model (FlipBoardStack *self, FlipSheetModel *model)
{
  g_set_object (&self->model, model);
  flip_region_tabs_set_model (FLIP_REGION_TABS (self->tabs), model);
  rebuild (self);
}

void
flip_board_stack_set_shape (FlipBoardStack *self, FlipBoardShape shape)
{
  if (self->shape == shape)
    return;
  self->shape = shape;
  if (self->model)
    rebuild (self);
}

void
flip_board_stack_set_most_price (FlipBoardStack *self, int most)
{
  for (guint i = 0; i < self->views->len; i++)
    flip_board_view_set_most_price (g_ptr_array_index (self->views, i), most);
}

void
flip_board_stack_focus_reach (FlipBoardStack *self)
{
  for (guint i = 0; i < self->views->len; i++)
    {
      if (flip_board_view_focus_reach (g_ptr_array_index (self->views, i)))
        return;
    }
}

FlipSiteButton *
flip_board_stack_find (FlipBoardStack *self, guint site)
{
  for (guint i = 0; i < self->views->len; i++)
    {
      FlipSiteButton *button = flip_board_view_find (g_ptr_array_index (self->views, i), site);

      if (button)
        return button;
    }

  return NULL;
}
