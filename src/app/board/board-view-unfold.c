/* SPDX-License-Identifier: GPL-3.0-or-later */

/* On half a screen some regions are shown only in part: a button on each shows it in full. */

#include "app/board/board-view-private.h"

#include "app/common/toolkit/show.h"

#include <glib/gi18n.h>

/* A region that is lower than this is a single line. */
#define LINE_HEIGHT 50

/* helpers */

static guint
region_of (FlipBoardView *self, GtkMenuButton *button)
{
  guint region = 0;

  while (self->unfolds[region] != GTK_WIDGET (button))
    region++;
  g_assert (region < self->art->n_regions);
  return region;
}

/* Places the button at the end of the region's first line, where the sheet prints its words. */
static void
place (FlipBoardView *self, GtkWidget *button, FlipRect rect)
{
  int width = (int) (FLIP_UNFOLD_WIDTH * self->scale), height = (int) (FLIP_UNFOLD_HEIGHT * self->scale);
  int right = (int) (self->left + (rect.x + rect.width) * self->scale);
  int top = (int) (self->top + rect.y * self->scale);

  if (rect.height < LINE_HEIGHT)
    top += (int) (rect.height * self->scale - height) / 2;
  /* GTK requires a widget to be measured before it is allocated. */
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (button, &(GtkAllocation){ right - width, top, width, height }, -1);
}

/* callbacks */

/* The popover shows the moment at which it was opened. */
static void
popup_cb (GtkMenuButton *button, gpointer data)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (data);
  FlipBoardView *view = g_object_new (FLIP_TYPE_BOARD_VIEW, NULL);
  GtkWidget *popover = gtk_popover_new ();

  flip_board_view_set_held (view, self->held);
  flip_board_view_show_region (view, region_of (self, button));
  flip_board_view_load (view, self->moment, NULL);
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (view));
  gtk_menu_button_set_popover (button, popover);
}

/* Assistive tools see the toggle button inside, which is the one that is pressed. */
static void
name_button (GtkMenuButton *button, const char *words)
{
  GtkWidget *toggle = gtk_widget_get_first_child (GTK_WIDGET (button));

  flip_show_name (toggle, words);
  flip_show_name (button, words);
}

/* public functions */

void
flip_board_view_make_unfolds (FlipBoardView *self)
{
  for (guint region = 0; region < self->art->n_regions; region++)
    {
      const char *words = self->art->regions[region]->unfolds;
      GtkWidget *button;

      if (!words || self->region != FLIP_ALL_REGIONS)
        continue;
      button = gtk_menu_button_new ();
      gtk_menu_button_set_child (GTK_MENU_BUTTON (button),
                                 gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
      name_button (GTK_MENU_BUTTON (button), _ (words));
      gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), popup_cb, self, NULL);
      gtk_widget_add_css_class (button, "unfold");
      gtk_widget_set_parent (button, GTK_WIDGET (self));
      self->unfolds[region] = button;
    }
}

void
flip_board_view_drop_unfolds (FlipBoardView *self)
{
  for (guint region = 0; region < G_N_ELEMENTS (self->unfolds); region++)
    g_clear_pointer (&self->unfolds[region], gtk_widget_unparent);
}

void
flip_board_view_place_unfolds (FlipBoardView *self)
{
  for (guint region = 0; region < self->art->n_regions; region++)
    {
      GtkWidget *button = self->unfolds[region];

      if (!button)
        continue;
      gtk_widget_set_child_visible (button, self->layout == FLIP_LAYOUT_HALF);
      place (self, button, flip_sheet_art_region_rect (self->art, self->layout, region));
    }
}

/* Shows the region after the one that was last shown in full. */
gboolean
flip_board_view_unfold (FlipBoardView *self)
{
  guint n = G_N_ELEMENTS (self->unfolds);

  g_return_val_if_fail (FLIP_IS_BOARD_VIEW (self), FALSE);

  for (guint i = 1; i <= n; i++)
    {
      guint region = (self->unfolded + i) % n;
      GtkWidget *button = self->unfolds[region];

      if (!button || !gtk_widget_get_child_visible (button))
        continue;
      self->unfolded = region;
      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      return TRUE;
    }

  return FALSE;
}
